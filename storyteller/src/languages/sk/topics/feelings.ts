import type { Topic } from '../../../craft/pack.ts'
import { begins, both } from './match.ts'

/** First days, friends and feelings. */
export const firstDay: Topic = {
  id: 'first-day',
  match: [
    both(
      'prv(?:ý|á|é|ú|ej|ého|om|ých)(?!\\p{L})|prvýkrát|začína|začne|nastup|nov(?:á|ú|ej)(?!\\p{L})|adaptác',
      'škôlk|škôlč|škol|jasl|jasie|družin|tried|prvák|prváč',
    ),
    begins('škôlk|škôlč|jasle|jaslí|prváč|prvák|do školy|v škole|zo školy|zápis do|učiteľk'),
  ],
  early: [
    'Pri dverách [=stála] zbalená taštička <s pásikmi~s medvedíkom~s bagrom>. {[Hero] ju [pohladil].|[Hero] do nej [nazrel] už piaty raz a všetko tam [=bolo], aj tá malá starosť, čo sa [=nezmestila] do bruška.}',
    'Zajtra tam bude <nový vešiačik~veľa nových mien~vlastná skrinka so značkou>. {V bruchu to trochu [=šteklilo/šteklí].|V bruchu to [=šteklilo/šteklí], asi tam chodí vrabec v papučiach.}',
    'Nové papučky [=sedeli/sedia] na rohožke a [=cvičili/cvičia] <krok~poskok~pochod>. {[=Boli] pripravené na škôlku.|Ľavá sa [=tešila], pravá sa trochu [=hanbila/hanbí], ale vydajú sa spolu.}',
  ],
  scene: [
    'Pred veľkou bránou [=stálo] kačiatko s <kapsičkou~batôžkom~košíkom>. {„Čo ak nikoho nepoznám?“|„Čo ak sa všetci poznajú a ja poznám iba seba?“ [=pýtalo] sa.} „Prvý deň je ako studená voda,“ [povedal] [hero], „studený je iba prvý prst.“ Kačiatko [=vošlo]. {O chvíľu [=mávalo] z okna.|O chvíľu už [=mávalo] z okna a vedľa [=mávali] ďalší traja.}',
    'Na lúke [=mali] zvieratká triedu a na vešiačikoch značky: <hríb, zvonček a kľúč~slimák, jablko a loď~čerešňa, drak a dáždnik>. {Jeden vešiačik [=bol] voľný.|Posledný vešiačik [=bol] prázdny. „Ten čaká na niekoho nového,“ [=povedala] pani učiteľka Sova.} [Hero] naň [zavesil] klobúk a všetci sa hneď [=spýtali/pýtajú], kto sa ide hrať.',
    'Zajačik [=nechcel] pustiť maminu labku. „A prídeš?“ {„Po obede prídem,“ [=povedala] mama.|„Prídem, keď zjete polievku, pospíte si a zjete <olovrant~jablko~koláč>,“ [=povedala] mama.} [Hero] mu [nakreslil] na labku srdiečko. „Keď ti bude smutno, stlač.“ Zajačik ho [=stlačil/stláča] iba raz{.|, potom už na to [=nemal] voľnú labku.}',
  ],
  echo: [
    'Taštička na nový deň [=stála] pri dverách, <tichá~pripravená~spokojná>. Niekde na vešiačiku už čaká miesto.',
    'Zajtrajšok bude milý a dnes je len <mäkký~pomalý~tichý> večer.',
    'V hlave už [=spali] aj otázky. Mama príde po obede a teraz je tu <teplá perina~mäkká tma~tichá noc>.',
  ],
}

export const newFriend: Topic = {
  id: 'new-friend',
  match: [
    both(
      'nov(?:ý|á|ého|ú|ých|ej|ému)(?!\\p{L})|našl|našiel|spozn|zozn|hľadá|nemá|nájsť|nájde|bez|prvého',
      'kamarát|kamaráč|priateľ|kámoš',
    ),
    begins('nikto sa s (?:ním|ňou|nim|nou) nehrá|(?:je|cíti sa) (?:\\p{L}+ )?osamel'),
  ],
  early: [
    '[Hero] [mal] v každom vrecku po jednom <cukríku~orechu~kamienku>, {jeden pre seba a druhý pre niekoho.|jeden pre seba a druhý pre niekoho, koho ešte len stretne.}',
    'Na tej najlepšej hojdačke pre dvoch [=bolo] jedno miesto voľné a <trochu studené~čisté~plné lístia>. {[Hero] ho [poutieral/utiera] rukávom.|[Hero] ho [poutieral/utiera] rukávom, lebo nikdy nevieš, kto si prisadne.}',
    'Slovo „ahoj“ [=čakalo] celé ráno <na jazyku~v bruchu~za zubami>. {[=Chcelo/Chce] ísť von.|Je to krátke slovo, ale kým prejde cez pery, býva ťažké ako kufor.}',
  ],
  scene: [
    'Na kraji ihriska [=sedel] krtko s loptou a [=hral] sa sám so sebou. {„Kto vyhráva?“ [spýtal sa] [hero]. „Ja,“ [=povedal] krtko smutne.|„Kto vyhráva?“ [spýtal sa] [hero]. „Ja,“ [=povedal] krtko, „a prehrávam tiež ja, je to únavné.“} [Hero] [kopol/kope] do lopty <jemne~bokom~dlaňou>. „Teraz vyhrávame obaja.“ {A [=hrali] sa spolu.|Krtko [=vytiahol] z vrecka druhú píšťalku, ktorú tam [=nosil] pre tento prípad.}',
    'Dve mláky [=ležali/ležia] vedľa seba a [=nevedeli] sa zoznámiť. [Hero] medzi nimi [urobil] prstom <jarček~čiaru~chodníček>. {Voda [=tiekla] z jednej do druhej.|Voda chvíľu [=váhala/váha] a potom [=tiekla] z oboch strán naraz.} Odvtedy [=bol] z nich jeden rybník a všetci [=chodili] k nemu.',
    'Ježko [=niesol] ceduľku: hľadám kamaráta. {„A čo má vedieť?“ [spýtal sa] [hero]. „Nič,“ [=povedal] ježko.|Pod tým drobným: „<Nemusí vedieť nič~Pichliače nevadia~Môže aj mlčať>.“} [Hero] mu [podal] ruku, ježko ceduľku [=otočil] a na druhej strane [=stálo]: ďakujem, už mám.',
  ],
  echo: [
    'Kdesi pod inou strechou zaspáva niekto, s kým sa dá <zajtra hrať~mlčať~deliť o jablko>. Je to teplá myšlienka.',
    'Slovo „ahoj“ už [=spalo], <mäkké~spokojné~tiché>, a vedľa neho iné meno.',
    'V srdci [=bolo] jedno miesto navyše, <teplé~mäkké~ustlané>. Pokojne tam čaká.',
  ],
}

export const bullying: Topic = {
  id: 'bullying',
  match: [
    begins(
      'posmiev|vysmiev|smej[úu] sa (?:mu|jej|z|na)|šikan|ubližuj|nadáva(?:jú|li)|sám cez prestáv|sama cez prestáv|odstrk|vylučuj',
    ),
  ],
  early: [
    'Dnes niekto [=povedal] slovo, čo trochu [=pichlo/pichá]. [Hero] si ho [niesol] domov <ako kamienok v topánke~ako bodliak na svetri~ako triesku v prste>.',
    'V taške [=ležalo] jedno cudzie slovo, <hranaté~studené~ťažké>. {[Hero] ho tam [nechcel] nosiť.|Nik ho nekupoval, nik ho neobjednal, a [hero] [rozmýšľal], kam sa vracia taký tovar.}',
    '[Hero] [šiel] dnes trochu <pomalšie~tichšie~bližšie pri stene>. {Niečo [=bolelo] pri srdci.|Niektoré slová nevidno, a predsa sú ťažké ako plný školský batoh.}',
  ],
  scene: [
    'Pri ceste [=stálo] škaredé káčatko, teda ono si tak [=hovorilo]. {„Smejú sa mi,“ [=povedalo].|„Smejú sa mi, že mám dlhý krk,“ [=šepkalo].} „A vidíš ním ďalej?“ [spýtal sa] [hero]. „Vidím až <za vodu~za les~za kopec>.“ {„Tak vidíš, a ja som pri tebe.“|„Tak sa ty pozeraj do diaľky. A ja budem stáť pri tebe.“} Káčatko [=vystrelo/vystiera] krk.',
    'Na plote [=sedeli] tri vrany a [=krákali/krákajú] na malého vrabca. {[Hero] si [sadol] vedľa neho.|[Hero] [nepovedal/nehovorí] nič, len si [sadol] vedľa vrabca a potom si [helper:sadol] aj [helper].} Na plote [=bolo] zrazu <plno~tesno~veselšie> a vrany [=stíchli]. {„Dobrý deň,“ [=povedal] vrabec nahlas.|„Prepáč,“ [=povedala] najmenšia vrana, „my sme sa len nudili.“}',
    'Sivá moľa [=sedela] sama pri lampe. „Hovoria mi, že som pokazený motýľ.“ {„Mne sa páčiš, poď s nami.“|„Nikdy ťa nevideli pri svetle,“ [povedal] [hero]. „Máš farbu <mesiaca~hmly nad riekou~starého striebra>. Poď s nami.“} Moľa [=letela] a krídla [=držala] o kúsok vyššie.',
  ],
  echo: [
    'Kamienok z topánky [=ležal] na okne a [=bol] <maličký~ľahký~tichý>. Tam už netlačí nikoho.',
    'Pri posteli [=stálo] niečo tiché: istota, že niekto je <na tvojej strane~pri tebe~vedľa>. Hreje to lepšie ako deka.',
    'Každý je dobrý presne taký, aký je. Noc to vie a je ku každému <mäkká~tichá~teplá>.',
  ],
}

export const shy: Topic = {
  id: 'shy',
  match: [
    begins(
      'hanblivý|hanbliv|hanbí|ostých|nesmel|plach(?:ý|á|é|ú)(?!\\p{L})|trém|vystúpen|besiedk|recitov|pred (?:ľuďmi|triedou|publikom|všetkými)|nechce (?:zdraviť|pozdraviť)|schováva sa za',
    ),
  ],
  early: [
    'Hlas [=bol] dnes <schovaný v šále~maličký~pod jazykom>. {[Hero] ho [nechal] odpočívať.|[Hero] ho [nechal], kým si obzrie, kto všetko tu je, tak to hlasy robia.}',
    'Za maminou sukňou [=bolo] teplo a výhľad na <pol sveta~samé kolená~jedno oko>. {[Hero] sa [pozeral] a [=bolo] tam dobre.|Odtiaľ sa dá svet obzrieť bez toho, aby si svet obzeral človeka.}',
    '[Hero] [cvičil/cvičí] pred <zrkadlom~mačkou~fikusom> slovo „dobrý deň“. {[=Vyšlo/Vychádza] to dvakrát.|Obecenstvo [=bolo] vďačné a ani raz [=nezívlo/nezíva].}',
  ],
  scene: [
    'Malý slávik [=mal] spievať a [=schoval] sa pod <list~krídlo~konár>. {„Zaspievaj iba mne,“ [povedal] [hero].|„Zaspievaj iba môjmu klobúku,“ [povedal] [hero] a klobúk [položil] na zem.} Slávik [=spieval], najprv potichu a potom [=zabudol], že nie je sám. {Všetci [=tlieskali].|Keď [=otvoril] oči, okolo klobúka [=sedel] celý les a [=bolo] ticho ako v pere.}',
    'Korytnačka [=bola] celá v pancieri. „Idú ľudia,“ [=šepla]. {„Nemusíš hovoriť,“ [povedal] [hero].|„Môžeš pozdraviť labkou,“ [povedal] [hero]. „Slovo príde nabudúce.“} Labka [=vykukla/vykúka] a [=zakývala/kýva] <zľava doprava~trikrát~veľmi slušne>. {To [=bol] pekný pozdrav.|„Vidíš,“ [povedal] [hero], „už ťa tu poznajú po mene a po labke.“}',
    'Mesiac [=mal] prvý raz vyjsť v plnom a [=držal] sa za kopcom. „Všetci na mňa pozerajú.“ {„Lebo si pekný,“ [povedal] [hero].|„Začni iba okrajom,“ [poradil/radí] [hero], „najprv <tenký prúžok~ľavý kraj~jedno líce>, potom kúsok a zvyšok príde sám.“} A mesiac [=vyšiel], pomaly, a nikto sa [=nesmial].',
  ],
  echo: [
    'Hlas si [=ľahol] do mäkkej jamky pod jazykom a <tíško~spokojne~pomaly> [=oddychoval]. Má času dosť.',
    'Aj tichí majú svoje hviezdy, sú len <jemnejšie~mäkšie~o čosi ďalej>, a svietia najdlhšie.',
    'V tme sa nikto na nikoho nepozerá. Je to <mäkké~teplé~pokojné> miesto pre každého.',
  ],
}

export const truth: Topic = {
  id: 'truth',
  match: [
    begins('klame|klamať|klamal|klamst|neklam|pravd[uy](?!\\p{L})|zatajil|vymýšľa si|priznať|prizna(?:l|la)(?!\\p{L})'),
  ],
  early: [
    'Jedna vec [=bola] povedaná trochu <nakrivo~inak~veselšie>, než sa stala. {[=Sedela] teraz v bruchu.|[=Sedela] teraz v bruchu a každú chvíľu sa [=pýtala/pýta] von.}',
    '[Hero] [mal] tajomstvo veľké ako <fazuľa~hrozienko~gombík>. {Trochu [=tlačilo] v topánke.|Malé tajomstvá vedia tlačiť viac než veľké, princezná na hrášku by o tom vedela rozprávať.}',
    'Rozbitý <hrnček~kvetináč~tanierik> [=ležal] za záclonou. {[Hero] o tom [vedel] a ešte [mlčal].|[=Vedela] o tom aj záclona a už ju to [=nebavilo/nebaví].}',
  ],
  scene: [
    'Líška [=mala] na chvoste uzol, a keď niečo [=poprela/poprie], [=bol] väčší. „Koláč som nejedla ja.“ {Uzol [=vyrástol/rastie].|Uzol [=vyrástol/rastie] a [=ťahal] ju dozadu.} [Hero] [povedal]: „Skús to inak.“ „Zjedla som <kúsok~polovicu~všetko okrem taniera>,“ [=šepla] líška. {Uzol [=zmizol].|Uzol sa [=rozviazal/rozväzuje], chvost [=poskočil] a pani suseda [=priniesla] druhý koláč.}',
    'Ozvena v jaskyni [=opakovala] iba to, čo [=bola] pravda. {„Mám tri ruky!“ Ticho. „Mám dve!“ „Dve!“|[Hero] [skúšal]: „<Včera tu pristál slon!~Mám tri ruky!~Na raňajky bolo sto buchiet!>“ Ticho. „Dve ruky!“ „Ruky, ruky,“ [=tešila] sa.} Hodnú chvíľu sa s ňou [=hrali] a [=bola] to dobrá hra.',
    'Malá <sojka~straka~vrana> [=držala] pod krídlom lesklý gombík. „Našla som ho,“ [=povedala] a [=začervenala] sa. {„Komu chýba?“ [spýtal sa] [hero].|„A v čom bol, keď si ho našla?“ [spýtal sa] [hero] milo. „V kabáte,“ [=vzdychla], „a v kabáte bol niekto.“} Spolu ho [=vrátili] a za to [=dostala/dostáva] celú hrsť.',
  ],
  echo: [
    'Slová si [=ľahli] vedľa seba <rovno~mäkko~pekne>, ako lyžičky v zásuvke. Dobre sa na nich spí.',
    'V bruchu [=bolo] <ľahko~teplo~voľno>. Čo bolo povedané, to už [=spalo].',
    'Aj rozbité veci sa dajú zlepiť a niekto ich má stále <rád~v úcte~na poličke>. V dome [=bol] pokoj.',
  ],
}
