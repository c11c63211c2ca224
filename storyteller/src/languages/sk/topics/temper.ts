import type { Topic } from '../../../craft/pack.ts'
import { begins, exactly } from './match.ts'

/** Storms inside: sharing, quarrels, hands and teeth that forget themselves, anger, waiting. */
export const sharing: Topic = {
  id: 'sharing',
  match: [
    begins(
      'podeliť|podelí|delí(?:ť)? sa|nedelí|deliť(?!\\p{L})|rozdeliť sa|požičia|nepožičia|nechce (?:dať|požičať)|všetko je (?:jeho|jej|moje)|berie (?:deťom|ostatným|iným)',
    ),
  ],
  early: [
    '[Hero] [mal] na dlani jeden <koláčik~mandarínkový mesiačik~rožok> a v hlave jednu otázku: {celý, alebo kúsok?|celý pre jedného, alebo kúsok pre dvoch a omrvinky pre vrabca?}',
    'Slovo „moje“ dnes [=sedelo] <hore na skrini~na obľúbenom autíčku~na hojdačke>. {[=Malo] tam málo miesta.|[=Držalo] sa oboma rukami a veľmi ho už [=boleli/bolia] prsty.}',
    'V škatuli [=bolo] dvanásť <pasteliek~kociek~vláčikov> a každá sa [=chcela/chce] hrať. {Na dve ruky je to veľa.|Na dve ruky je to priveľa, a tak sa nejedna už týždeň [=nudila/nudí] pri stene.}',
  ],
  scene: [
    'Dva medvedíky [=držali] jedno koleso, každý za svoj kraj. „Moje!“ „Nie, moje!“ {[Hero] ho [postavil] na zem a [=kotúľalo] sa.|„Vie niekto z vás, čo robí koleso, keď ho nikto nedrží?“ [spýtal sa] [hero]. [=Pustili] ho a [=kotúľalo] sa.} Medvedíky [=bežali] za ním, <jeden zľava, druhý sprava~s veľkým jasotom~vedľa seba>. {To [=bola] hra!|Od tej chvíle [=nebolo] koleso ničie a všetci ho [=mali].}',
    'Na strome [=viseli] tri hrušky a pod ním [=stáli] štyria. {„Na štvrtiny,“ [povedal] [hero] a [helper] ich [helper:rozkrojil/krája].|„To nevychádza.“ „Vychádza,“ [povedal] [hero], „len treba rezať na štvrtiny.“ [Helper] [helper:krájal/krája] a z troch hrušiek [=bolo] dvanásť kúskov.} Každému [=vyšlo/vychádza] po tri kúsky <a šťava navyše~a stopka na šťastie~a omrvinky pre osy>. {[=Boli] sladké.|Hruška na kúsky je vraj sladšia, lebo sa pri nej mlaská v zbore.}',
    'Sojka [=mala] v dutine sto žaluďov a nikoho na <návšteve~pesničku~karty>. „Čo s nimi robíš?“ {„Strážim ich,“ [=vzdychla].|„Strážim,“ [=vzdychla], „a z toho stráženia nemám kedy ísť von.“} [Hero] [navrhol], nech jeden požičia veveričke. Veverička [=priniesla] späť <dva~jeden a pesničku~jeden a k tomu koláč>{.| a sojka sa [=začala] pýtať, kto chce ďalší.}',
  ],
  echo: [
    'Hračky [=spali] pomiešané, moje aj tvoje, <jedna cez druhú~bok po boku~v jednom koši>, a v tme [=neboli] ničie.',
    'Polovica koláča [=spala] v jednom brušku a polovica v druhom, <spokojne~ticho~v teple>.',
    'Slovo „naše“ je široké ako perina a spí sa pod ním <mäkko~sladko~spolu>.',
  ],
}

export const gentle: Topic = {
  id: 'gentle',
  match: [
    begins(
      'hryz(?!núť)|hrýz|pohrýz|uhryz|bije(?!\\p{L})|bijú|biť (?:sa|deti|iných)|nebiť|udiera|udrel|udrie|kope (?:do|deti|iných|nás)|kopať|štípe|štípať|strká do|sotí|škriabe|ťahá (?:za vlasy|\\p{L}+ za vlasy)|pľuje',
    ),
  ],
  early: [
    'Ruky [=mali] dnes <veľa sily~nedeľnú silu~silu ako medveď> a [=nevedeli], kam s ňou. {[Hero] nimi [hladkal/hladká] mačku.|[Hero] ich [poslal] hladkať mačku, miesiť cesto a nakoniec ich [uložil/ukladá] do vreciek.}',
    'Zúbky [=chceli] niečo poriadne chrumkavé. {[Hero] im [dal/dáva] <jablko~mrkvu~suchár>.|[Hero] im [dal/dáva] <jablko~mrkvu~suchár> a [=bolo] to počuť až do predsiene.}',
    '[Hero] si [položil] dlaň na líce a [skúsil], aká vie byť <mäkká~ľahká~tichá>. {[=Bola] ako pierko.|Tá istá dlaň vie búšiť do bubna aj preniesť motýľa, podľa toho, čo jej človek povie.}',
  ],
  scene: [
    'Malý krokodíl [=cvakal/cvaká] zubami do všetkého. {„Zuby sú na jablká,“ [povedal] [hero] a jedno mu [dal/dáva].|„Svrbí ma hnev,“ [=povedal], „a keď cvaknem, všetci odídu.“ [Hero] mu [dal/dáva] jablko.} Chrum! „A všetko ostatné sa <hladká~objíma~bozkáva>,“ [povedal] [hero]. Krokodíl to [=skúsil] na kvete a kvet [=ostal] celý.',
    'Vlčiak [=mal] pevné labky a [=narážal/naráža] nimi do kamarátov. {[Hero] mu [ukázal] veľký bubon.|„Ony chcú povedať poď sa hrať,“ [=priznal], „len to hovoria priveľmi.“ [Hero] mu [ukázal] <bubon~kopu sena~vankúš>.} Do toho sa [=mohol] búchať, koľko [=chcel], a kamarátov [=hladil] chvostom.',
    'Oblak [=narážal/naráža] do hory a hora [=povedala] „au“. {„Prepáč,“ [=šepol] oblak. „Dotknem sa pomaly.“|„Dá sa to aj <pomaly~bokom~po špičkách>,“ [=povedala] a [=ukázala], kde to má rada.} [Hero] im [zaspieval] do taktu. Oblak sa hory [=dotkol/dotýka] celkom jemne a [=nechal] na nej snehovú čiapku.',
  ],
  echo: [
    'Ruky [=ležali/ležia] na perine, <mäkké~ľahké~tiché>, a vedia hladiť aj vo sne.',
    'Zúbky [=spali] za perami ako <ovečky~kamienky~biele myšky> a dlaň [=bola] mäkká.',
    'Všetka sila si [=ľahla] do svalov a <pomaly~ticho~zhlboka> [=oddychovala]. Zajtra bude stavať veže.',
  ],
}

export const quarrel: Topic = {
  id: 'quarrel',
  match: [
    exactly('hádaj[uú] sa|háda(?!nk|j)|hádal|hádk|pohád'),
    begins('pohada|hadaj[uú] sa|hada sa|hadka|pohnev|bitk|pobil|prepáč|ospravedl|udobri|pomeri|zmieri|škriepi|vadia'),
  ],
  early: [
    'Na stoličke [=sedela] trucovitá chvíľa a [=otáčala/otáča] sa <chrbtom~bokom~k stene>. {[=Bola] z dnešného „nie, ja“.|[Hero] [vedel], odkiaľ je: z dnešného „to je moje“ a „nie, moje“.}',
    'Dve slová sa dnes [=zrazili/zrážajú] vo dverách, „ja“ a „ja“. {[=Zostalo/Zostáva] po nich <veľké~dlhé~studené> ticho.|Ani jedno [=nechcelo] cúvnuť a [=zostalo/zostáva] po nich také <studené~dlhé~hranaté> ticho.}',
    '[Hero] [niesol] v bruchu malú hádku, <veľkú ako hrach~pichľavú ako gaštan~tvrdú ako kôstka>. {[Chcel] ju niekde položiť.|Hádky sú ťažké tým, že ich treba niesť dvaja, a ten druhý je práve niekde inde.}',
  ],
  scene: [
    'Na konári [=sedeli] dve sýkorky chrbtom k sebe. {„My spolu nehovoríme,“ [=povedali] naraz.|„My spolu nehovoríme,“ [=povedali] naraz, „povedz jej to.“ „Povedz jej to ty.“} [Hero] [položil] medzi ne jedno <slnečnicové~dyňové~konopné> semienko. Ticho, a potom [=zaznelo/znie] malé prepáč. {A hneď za ním druhé.|Hneď za ním druhé a semienko sa [=rozdelilo] presne na polovicu.}',
    'Dve kozliatka [=stáli] na úzkej lávke nos pri nose. {„Uhni!“ „Ty uhni!“|[=Stáli] tam od obeda a každé [=tvrdilo/tvrdí], že tu bolo prvé.} [Hero] im [zaspieval] <Kohútika~o tanci~valčík> a ony sa [=otočili] dokola ako pri tanci. {Zrazu [=boli] každé na svojej strane.|Pol otáčky [=stačilo/stačí]. „Prepáč za ten roh,“ [=volalo] jedno. „Aj ty,“ druhé.}',
    'Hrniec a pokrievka sa [=pohnevali/hnevajú]. Hrniec [=vykypel/kypí] a pokrievka [=odišla]. {„Bez nej mi je zima,“ [=povedal] hrniec.|„Bez nej mi ide para z hlavy,“ [=priznal] hrniec. „A mne bez teba nikto nehrká,“ [=ozvala/ozýva] sa spoza <pece~dverí~rohu>.} [Hero] ich [priložil] k sebe. {Cink, a [=bolo] dobre.|Cink, [=ozvalo/ozýva] sa, čo je po hrncovsky prepáč.}',
  ],
  echo: [
    'Hádka si [=ľahla] a [=zaspala]. Na jej mieste [=bolo] <mäkko~teplo~ticho>, ako keď sa niekto objíme.',
    'Malé „prepáč“ [=ležalo/leží] na vankúši a <tíško~jemne~dlho> [=hrialo].',
    'Dvaja, čo sa mali radi predtým, majú sa radi aj teraz, <len tichšie~ešte viac~rovnako>. Noc to dobre vie.',
  ],
}

export const anger: Topic = {
  id: 'anger',
  match: [
    begins(
      'hnev|nahnev|zlostí|zlosť|zúri|vzdor|vzteká|hádže sa o zem|záchvat|jedovať sa|jeduje|kričí na|vrieska|trucuj|trucov',
    ),
  ],
  early: [
    'V bruchu [=sedela] malá zlosť a [=kopala/kope] nožičkami. {[=Mala] červené <čižmičky~gumáky~topánky>.|[=Mala] červené <čižmičky~gumáky~topánky>, so zvonivým kamienkom, a [=chcela] vedieť, kto ju tam zavrel.}',
    'Dnešné ráno [=vstalo/vstáva] <ľavou nohou~bez raňajok~naopak> a [=dupalo/dupe]. {[Hero] [dupal/dupe] s ním, kým [=prestalo].|[Hero] si [zadupal/dupe] s ním, raz za ponožku, raz za kašu a raz len tak, do rytmu.}',
    '[Hero] [mal] líca červené ako <paprika~hasičské auto~rajčina>. {Vnútri to [=bublalo/bublá].|Vnútri to [=bublalo/bublá] ako v hrnci, na ktorom niekto zabudol pokrievku.}',
  ],
  scene: [
    'Malá sopka [=sedela] na kopci a [=fučala]. {„Som taká zlostná,“ [=bublala/bublá].|„Ja nechcem byť zlostná, ono to vo mne len ide hore,“ [=bublala/bublá].} „Fúkaj so mnou na <polievku~púpavu~sviečku>,“ [povedal] [hero]. Raz, dva, tri dlhé fúky. {Z dymu [=bol] malý biely krúžok.|Namiesto lávy z nej [=vyšiel] krúžok z pary a sopka sa ho [=pokúšala/pokúša] navliecť na palec.}',
    'Drobný býček [=dupal/dupe], až [=padali] hrušky. {„Na čo sa hneváš?“ „Už neviem,“ [=povedal].|„Na čo sa hneváš?“ [spýtal sa] [hero]. „Začalo sa to lopúchom a teraz už ide o princíp,“ [=povedal] býček.} [Hero] [dupal/dupe] s ním, <pomalšie a pomalšie~vľavo, vpravo~raz, dva, tri>, až z toho [=bol] tanec. {Potom [=jedli] hrušky.|Pri poslednej otočke si [=sadli] a [=jedli] hrušky, tých [=bolo] zrazu dosť.}',
    'Búrlivý vietor sa [=zavrel/zatvára] do fľaše. „Nechoďte ku mne, hnevám sa.“ {[Hero] si [sadol] vedľa a [počkal].|[Hero] si [sadol] vedľa fľaše. „Nepôjdem preč,“ [povedal], „len si tu budem <čistiť hrušku~počítať gombíky~pospevovať>.“} Po chvíli zátka [=vyskočila], puk! {Von [=vyšiel] tenký vánok.|„Už som iba vánok,“ [=povedal] vietor. „Môžem kúsok hrušky?“}',
  ],
  echo: [
    'Hnev si [=vyzul] čižmičky, [=ľahol] si a <tíško~pomaly~mäkko> [=zaspal]. Nikto sa naňho nehneval.',
    'Tri dlhé výdychy a v bruchu [=bolo] <ticho~teplo~pokojne> ako na jazere.',
    'Aj veľká zlosť je v noci malá a <mäkká~ospalá~tichá>. Mama ju prikryje tiež.',
  ],
}

export const patience: Topic = {
  id: 'patience',
  match: [
    begins(
      'trpezl|netrpezl|nevie (?:sa )?(?:čakať|počkať|dočkať|obsedieť|vydržať)|nedokáže (?:čakať|počkať)|nevydrží|čaká(?:ť)? na rad|skáče do reči',
    ),
  ],
  early: [
    '[Hero] [zasadil/sadí] do téglika <fazuľu~slnečnicu~hrášok> a hneď [čakal]. {Zatiaľ nič.|Po minúte nič, po dvoch nič, a po troch si semienko [=vyžiadalo/žiada] súkromie.}',
    'Hodiny [=chodili/chodia] dnes <v papučiach~po špičkách~s barlou>. {Každá minúta [=bola] dlhá.|Každá minúta sa [=zastavila] na kávu a až potom [=išla] ďalej.}',
    'V rúre sa [=piekol/pečie] <koláč~makovník~chlieb> a [hero] [čakal] pred sklom. {[=Rástol] pomaly.|[=Rástol] tak pomaly, že to [=bolo] vidieť, len keď sa človek na chvíľu nedíval.}',
  ],
  scene: [
    'Na konári [=visela] kukla a pred ňou [=sedel] chrobák. {„Už?“ [=pýtal] sa. „Ešte nie,“ [=šeplo/šepká] zvnútra.|„Už?“ [=pýtal] sa každú chvíľu. „Ešte si zapínam gombíky,“ [=šeplo/šepká] zvnútra.} [Hero] si [sadol] k nemu a [=hrali] sa <na slová~na kameň, papier, nožnice~na ticho>. Keď sa [=pozreli], motýľ už [=sedel/sedí] vedľa a [=čakal], kto vyhrá.',
    'Rad na <zmrzlinu~hojdačku~pohladenie poníka> [=bol] dlhý od stromu po strom. {[Hero] si v ňom [spieval].|[Hero] v ňom [spoznal/spoznáva] ježka, ktorý vie vtipy, a kravu, ktorá ich nechápe.} Rad sa [=pohol/hýbe], a potom znova, a ich chvíľa [=prišla] skôr, než [=bolo] treba. {„Už?“ [=začudovali/čudujú] sa.|„Už? Ešte sme nedokončili vtip o lyžičke,“ [=sťažoval/sťažuje] sa ježko.}',
    'Rybár bez háčika [=učil] čakať mladú volavku. {„Najprv jedna noha. Potom druhá.“|„Čakanie sa stojí na jednej nohe,“ [=povedal], „tak sa aspoň unaví len polovica.“} [Hero] to [skúsil] tiež a [vydržal] <do desať~celú pesničku~po prvú vážku>.',
  ],
  echo: [
    'Semienko v tégliku už [=spalo] aj [=rástlo/rastie], <pomaly~potichu~v teple>, presne tak, ako vie.',
    'Na spánok netreba čakať v rade. [=Prišiel] sám, <mäkký~tichý~ospalý>, a každému naraz.',
    'Hodiny [=išli] pomaly a [=bolo] to tak <najlepšie~správne~príjemné>. Noc má času dosť.',
  ],
}
