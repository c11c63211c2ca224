import type { Topic } from '../../../craft/pack.ts'
import { begins, both, exactly } from './match.ts'

export const PET =
  'ps[aíi](?!\\p{L}|k)|psík|pes(?!\\p{L})|psom|psov|psíč|havk|mačk|mačič|mačiat|kocúr|šteniat|šteňa|škreč|zajačik|králič|králik|morč|andulk|papagáj|rybičk|korytnač|zvieratk|poník|sliepočk'
const GRANDS =
  'bab(?:k|ičk|i(?!\\p{L})|in)|starej mam|stará mam|starú mam|starká|starkú|starkej|dedk|ded(?:o|a|u|ovi|om)(?!\\p{L})|deduš|starý ot|star[ée]ho ot|starkí|prarodič'
const GONE =
  'zomr|umrel|umrela|odiš(?:iel|la) (?:\\p{L}+ ){0,3}do neba|je v neb|v nebíčk|už nie je|pohreb|stratili sme|prišli sme o'
const PARENT = 'mam[aeiuoy]?(?!\\p{L})|mamičk|mamin|ock|oco|otc|otec|tat(?:o|a|u|ino|ko|k|i)|rodič'

/** Who belongs to us, and whom we miss. */
export const petLost: Topic = {
  id: 'pet-lost',
  match: [both(PET, GONE), both(PET, 'odišiel|odišla|ušiel|ušla|utiek|chýba')],
  early: [
    'Doma v kúte [=ostal] prázdny pelech. Niekto s mäkkými ušami veľmi [=chýbal/chýba], {najviac <ráno~večer~pri dverách>.|najviac <ráno pri miske~večer pri dverách~pri chrumkaní keksu>, keď sa nikto nepríde spýtať, či ešte ostalo.}',
    'Niekto malý a milovaný už doma [=nebol]. {[Hero] na to dnes <veľa~potichu~často> [myslel].|[Hero] [nechával/necháva] dvere pootvorené, <tak zo zvyku~na dve labky~pre každý prípad>.}',
    '[Hero] [mal] vo vrecku <starú loptičku~známku z obojka~kúsok vodítka>. {[=Hrialo/Hreje] to a aj trochu [=bolelo/bolí].|Kto niekoho ľúbil, ten nosí vo vrecku spomienku a občas ju stisne.}',
  ],
  scene: [
    'Stará korytnačka sa [=opýtala/pýta], prečo je [hero] tak ticho. „Niekto mi chýba,“ [povedal] [hero]. {„To je láska, čo ostala,“ [=povedala] korytnačka.|„Keď niekto odíde, láska ostane,“ [=povedala] korytnačka. „Najprv je ťažká ako kameň. Potom hreje ako kameň zo slnka.“} Chvíľu [=sedeli] <tesne vedľa seba~ticho a spolu~bok po boku>.',
    'Pri ceste [=rástli] nezábudky. {[Hero] [povedal] jedno milované meno.|„Povedz nám jeho meno,“ [=šepkali], „my si mená pamätáme.“ [Hero] ho [povedal], raz nahlas a raz potichu.} Kvietky sa [=pohli/hýbu], hoci vietor [=nebol], a jeden z nich [=bol] odvtedy <modrejší~bližšie pri ceste~o list väčší>.',
    '[Hero] [našiel] na zemi <rovnú paličku~loptičku~kus špagátu>, presne takú na hádzanie. {[Hodil/Hádže] ju ďaleko a [zakýval] jej.|Niekto by pre ňu hneď bežal. [Hodil/Hádže] ju čo najďalej, len tak, na pamiatku.} „Dobrý hod,“ [helper:povedal] [helper] a chvíľu [=stáli] blízko seba.',
  ],
  echo: [
    '[Hero] si [spomenul] na <dve mäkké uši~mokrý ňufák~teplý chrbát>. [=Bola] to teplá spomienka. Láska sa schúli v srdci a potichu hreje.',
    'Spomienka si [=ľahla] k nohám ako <kedysi~vždy~starý kamarát>, stočená do klbka, a tíško [=dýchala/dýcha].',
    'Kto bol ľúbený, ten ostáva <blízko~v teple~doma>, aj keď ho nevidno. Noc o tom vie a je mäkká.',
  ],
}

export const loss: Topic = {
  id: 'loss',
  match: [
    both(`${GRANDS}|${PARENT}|ujo|uja|teta|tetu|kamarát|niekto`, GONE),
    begins('zomrel|umrel|smútk|smúti|pohreb|úmrti'),
  ],
  early: [
    'Niekto milovaný [=chýbal/chýba]. {[=Bolo] to tiché <večerné~dlhé~mäkké> chýbanie.|[=Bolo] to tiché chýbanie, také, čo si sadne <vedľa~na stoličku~k oknu> a nič nehovorí.}',
    'Doma [=stálo] prázdne kreslo. [Hero] naň [pozeral] a [spomínal/spomína], {ako sa v ňom <spievalo~čítalo~smialo>.|aký hlas, ktorý z neho <spieval~rozprával~volal na obed>, to bol.}',
    '[Hero] [držal] v ruke <starú fotku~gombík zo svetra~kľúčik od záhrady>. {[=Bola] to milá pamiatka.|Malé veci pamätajú veľa, len ich treba podržať v teple.}',
  ],
  scene: [
    'Pri ceste [=stál] starý strom. „Kedysi ma niekto hladil po kôre,“ [=zašumel]. {„Tú teplú dlaň v sebe stále mám.“|„Ten niekto už nepríde, no ja som za tým hlasom roky rástol, a tak som rovno v jeho tvare.“} [Hero] [priložil] dlaň na kmeň. [=Bol] <teplý~hladký~pokojný>.',
    'Na lavičke [=sedela] pani Hmlová a [=plietla/pletie] z hmly šál. „Pre koho je?“ [spýtal sa] [hero]. {„Pre každého, komu niekto chýba.“|„Pre tých, čo spomínajú,“ [=povedala]. „Nehreje veľa, ale drží tvar <objatia~dlane~hlasu>.“} [Hero] si ho [vyskúšal/skúša] a [=bol] prekvapivo teplý.',
    '„Smie sa aj plakať?“ [spýtal sa] [hero]. „Smie,“ [helper:povedal] [helper], „{slzy umývajú oči.|slzy umývajú oči, aby sa na spomienky lepšie videlo.}“ A tak chvíľu [=sedeli] a [=pozerali], ako <ide rieka~plávajú mraky~padá list>. Nik sa nikam [=neponáhľal].',
  ],
  echo: [
    '[Hero] [myslel] na toho, kto chýba. Láska [=bola] blízko, <mäkká~tichá~teplá> ako perina.',
    'Jedna hviezda [=svietila] o čosi <teplejšie~bližšie~pokojnejšie>. Možno náhodou a možno nie.',
    'Hlas, ktorý sme ľúbili, je v tichu stále, len <tichší~pomalší~jemnejší>. Stačí zavrieť oči.',
  ],
}

export const twoHomes: Topic = {
  id: 'two-homes',
  match: [
    begins('rozvod|rozvied|rozchádz|rozišli|striedav\\p{L}* starost|dva domovy|dvoch domov'),
    both(
      PARENT,
      'dvoch bytoch|býva inde|býva zvlášť|odsťahoval|nebýva|nebývajú spolu|nežijeme spolu|každý druhý týždeň|na víkend',
    ),
  ],
  early: [
    '[Hero] [mal] dve zubné kefky, jednu tu a jednu tam. {[=Boli] k nim aj dve <postele~lampičky~čiapky>.|A k nim dve <postele~lampičky~čiapky>, dve okná a pred každým svoj strom.}',
    'V taške [=cestovali/cestujú] <medveď a knižka~pyžamo a hrnček~obľúbené papuče> z jedného domova do druhého. {Cestu už dobre [=poznali/poznajú].|Cestu [=poznali/poznajú] naspamäť a na oboch koncoch [=mali] svoju poličku.}',
    '[Hero] si na mapu mesta [nakreslil] dve srdiečka. {Jedno u mamy a druhé u ocka.|Jedno u mamy, druhé u ocka a medzi nimi čiaru, po ktorej chodí <autobus~električka~modré auto>.}',
  ],
  scene: [
    'Na brehu [=býval/býva] bocian a [=mal] dve hniezda. „V ktorom si doma?“ [spýtal sa] [hero]. {„V oboch, aj tu, aj tam ma majú radi.“|„Kým letím z jedného do druhého, som doma v tom, že ma v oboch čakajú,“ [=povedal] bocian.} [=Mal] dve <podušky~lampy~zobákové kefky>, aby nemusel nič nosiť.',
    'Lodička [=mala] dva prístavy a na každom [=stálo/stojí] jej meno. {„Kam patrím?“ [=pýtala] sa. „Sem aj tam,“ [povedal] [hero].|„Ktorý je ten pravý?“ [=pýtala] sa. „Pravý je ten, kde si práve,“ [povedal] [hero], „a ten druhý ti zatiaľ svieti.“} Z oboch majákov na ňu [=blikali/blikajú], <raz tu, raz tam~naraz~pomaly>.',
    'Ježko [=mal] letný a zimný brloh a v oboch po jednej <papuči~lyžičke~fotke>. „Tá druhá mi chýba,“ [=povedal]. {[Hero] mu [poradil/radí] kúpiť si ešte jeden pár.|„Tak nech majú obe dve,“ [povedal] [hero] a [=vyrobili] druhý pár z lístia.} Odvtedy [=nič nechýbalo/nič nechýba] tu ani tam.',
  ],
  echo: [
    'Dva domovy, dve lampičky, a v oboch hreje tá istá láska. [Hero] to [vedel] a [dýchal] <pokojne~pomaly~zhlboka>.',
    'Mesiac [=svietil] na obe okná naraz, <rovnako mäkko~bez ponáhľania~rovnakým svetlom>. Mesiac sa na polovicu nedelí.',
    'Mama a ocko majú dve strechy a jednu lásku. V noci je <tichá~teplá~celá> a je tu.',
  ],
}

export const away: Topic = {
  id: 'away',
  match: [
    both(
      PARENT,
      'služobn|odcestov|odíde|odišiel|odišla|odchádza|je preč|(?:je|musí|chodí|ide|odíde) (?:do|v) prác|v práci|nočn\\p{L}* služb|na cest[eáu]ch|v zahranič|na týžd|pracuje|montáž|turnus|kamión|odlet|na misi',
    ),
  ],
  early: [
    'Na chladničke [=visel] kalendár a na ňom <krúžky~srdiečka~malé autíčka>. {Koľko krúžkov, toľko spánkov do návratu.|Za každým prespaním [=pribudol/pribúda] krížik a ten posledný deň [=mal] korunku.}',
    'Z diaľky [=prišla] správa: <„Myslím na teba.“~„Pusa cez tri kopce.“~„Vidíš ten mesiac? Aj ja.“> {[Hero] si ju [schoval] do vrecka.|[Hero] si ju [prečítal] trikrát, raz za každú svetovú stranu, ktorá leží medzi nimi.}',
    'V predsieni [=chýbali/chýbajú] jedny veľké <topánky~papuče~čižmy>. {O pár dní sa vrátia na svoje miesto.|Miesto po nich [=zostalo/zostáva] voľné, lebo také veľké topánky sa vždy vrátia tam, kde na ne čakajú.}',
  ],
  scene: [
    'Lastovička [=chystala/chystá] dlhý let a mladé sa [=pýtali/pýtajú], čo bude medzitým. {„Večer pozerajte na tú istú hviezdu ako ja.“|„Večer o siedmej sa pozriem na <tú najjasnejšiu hviezdu~mesiac~Veľký voz>,“ [=povedala], „a vy tiež. Tam sa stretneme.“} [Hero] im [pomohol] nájsť to miesto na oblohe a všetci [=kývali/kývajú].',
    '[Hero] [posielal/posiela] pusu po vetre. „Donesieš ju až tam?“ {„Donesiem,“ [=povedal] vietor.|„Krehké?“ [=spýtal] sa vietor vecne. „Veľmi.“ „Tak ju ponesiem <v oboch rukách~pod pazuchou~za golierom>.“} O chvíľu sa [=vrátil] a na líci [=bolo] cítiť niečo teplé{.|, odpoveď totiž [=čakala/čaká] hneď pri dverách.}',
    'Pri maringotke [=sedelo/sedí] vĺča a [=počítalo] kamienky. „Jeden kamienok, jedna noc, a otec je doma.“ {[Hero] jeden s ním [odložil].|[Hero] mu jeden [pomohol] hodiť do <potoka~čiapky~vedra>. Kopka [=bola] hneď nižšia.} „Keď už nebude žiaden, bude otec,“ [=tešilo/teší] sa.',
  ],
  echo: [
    'Ktosi ďaleko sa teraz pozerá na ten istý mesiac a <pomaly~potichu~s úsmevom> hovorí dobrú noc.',
    'Ešte pár tichých nocí a <veľké topánky~známe kroky~teplé ruky> budú zas doma. Láska spí vždy tu.',
    'Pod vankúšom [=ležala] pusa z diaľky, <mäkká~celá~ešte teplá>. Do rána vydrží.',
  ],
}

export const missing: Topic = {
  id: 'missing',
  match: [
    begins(
      'chýba(?:jú)? (?:mu|jej|im|nám)|(?:mu|jej|im) (?:veľmi |tak |stále )?(?:chýba|smutno)|smutno (?:za|po|bez)|je (?:mu|jej) (?:veľmi )?smutno|cnie|clivo|stýska|túži po',
    ),
  ],
  early: [
    '[Hero] [mal] v bruchu malé prázdne miestečko v tvare <srdca~niekoho milého~jedného úsmevu>. {Tak vyzerá clivota.|Tak vyzerá clivota. Nebolí, len sa stále niečoho pýta.}',
    'Myšlienky dnes [=chodili] <ďaleko~za niekým milým~až za kopce>. {[Hero] ich [nechal] ísť.|[Hero] im [nechal] pootvorené okienko, aby mohli aj späť.}',
    '[Hero] [nakreslil] obrázok a [podpísal/podpisuje] ho <srdiečkom~odtlačkom palca~veľkým písmom>. {[=Bol] pre toho, kto chýba.|Adresát [=býval/býva] ďaleko, ale obrázky majú dobré nohy.}',
  ],
  scene: [
    'Na kameni [=sedela] morská mušľa, čo [=poznala] more iba <z rozprávania~zo sna~z počutia>. „Chýba mi,“ [=povedala]. {[Hero] ju [priložil] k uchu a [počul] vlny.|„Veď ho máš v sebe,“ [povedal] [hero] a [priložil] ju k uchu. Naozaj tam [=šumelo].} {Mušľa sa [=potešila].|„To je zvláštne, ja to cez seba nepočujem,“ [=čudovala] sa mušľa.}',
    'Dva mosty [=stáli] na jednej rieke a [=nevideli] sa. {Odkaz vie plávať iba dolu, hore nie.|„Ten horný mi posiela <listy~vrbové prútiky~kačky>,“ [=povedal] dolný, „a ja mu hore nič, voda tak netečie.“} [Hero] teda hornému [odniesol] po brehu odkaz: <„Stojím.“~„Myslím na teba.“~„Máš krásne kačky.“> [=Bola] to veľká radosť.',
    '[Hero] [našiel] poštovú schránku s nápisom: pre tých, čo sú ďaleko. {[Hodil/Hádže] do nej jeden úsmev.|Čo do nej napísať, keď po ruke nie je pero? [Povedal] tam teda <dobrý deň~tri slová~celú novinku> nahlas a [zavrel] dvierka.} O chvíľu v nej niečo teplé [=zašušťalo/šuští].',
  ],
  echo: [
    'Komu niekto chýba, ten má niekoho rád, a to je na spanie <mäkká~teplá~dobrá> myšlienka.',
    'Dve okná ďaleko od seba [=mali] <ten istý mesiac~tú istú noc~rovnaké ticho>. Aj to je byť spolu.',
    'Clivota si [=ľahla] na vankúš a <pomaly~ticho~bez slova> [=zaspala].',
  ],
}

export const moving: Topic = {
  id: 'moving',
  match: [begins('sťahov|sťahuj|presťahov|nov(?:ý|om|ého) (?:byt|dom)|nov(?:ej|ú|á) izb')],
  early: [
    'V izbe [=stáli/stoja] škatule s nápismi: knihy, medvede, <rôzne~ostatné~ešte neviem>. {V tej poslednej [=bolo] to najlepšie.|Najväčšia [=bola] tá posledná a v nej [=cestovalo/cestuje] všetko, čo má človek najradšej.}',
    'Steny [=boli] prázdne a každé slovo v nich [=znelo] <dva razy~ako v studni~vážnejšie>. {[Hero] im [zaspieval] na rozlúčku.|[Hero] im [zaspieval], aby mali na čo spomínať s novými ľuďmi.}',
    '[Hero] [poďakoval] starej kľučke, <schodu, čo vŕzga~oknu do dvora~prahu>, a [pohladil] stenu. {[=Bola] to pekná rozlúčka.|Veci sa na rozlúčku tvária tvrdo, ale vnútri sú všetky mäkké.}',
  ],
  scene: [
    'Slimák [=sťahoval/sťahuje] domček na druhú stranu cesty. {„Kde si doma?“ „Tu, kde ja.“|„Nebude ti smutno?“ [spýtal sa] [hero]. „Trochu za výhľadom,“ [=povedal] slimák, „no dom je to, čo si nesiem.“} [Hero] mu [ukázal] pekné miesto <v tráve~pri jahodách~pod lopúchom>.',
    'Lastovičky [=stavali/stavajú] nové hniezdo a jedna [=sedela] bokom. „V starom som poznala každé steblo.“ {[Hero] jej jedno staré [priniesol].|[Hero] sa [vrátil] a [priniesol] jej zo starého <jedno steblo~kúsok páperia~kamienok od dverí>.} Lastovička ho [=vložila/vkladá] do nového, rovno <pod hlavu~k oknu~doprostred>, a hneď to [=bolo] ono.',
    'Nový dom [=stál] na kraji a [=hanbil/hanbí] sa. „Nikoho nepoznám,“ [=šepol]. {„Ahoj, ja som [hero],“ [povedal] [hero].|„Ani ja nie,“ [povedal] [hero], „tak začneme spolu.“} Dom im [=ukázal] <poličku v stene~vŕzgajúci schod~miesto, kam svieti mesiac>, a to sa cudzím neukazuje.',
  ],
  echo: [
    'Aj v novej izbe [=bola] tá istá perina a to isté <tiché~teplé~pomalé> „dobrú noc“. Domov sa [=presťahoval] spolu s nimi.',
    'Nové okno [=našlo/nachádza] starý mesiac a ten v ňom [=svietil] <mäkko~pokojne~tíško> ako vždy.',
    'Steny sa ešte len [=učili/učia] dýchať s novými ľuďmi, <pomaly~potichu~jemne>, dnu a von.',
  ],
}

export const sibling: Topic = {
  id: 'sibling',
  match: [
    begins('súroden|bábät|bábo(?!v)|novorod|tehot|žiarli'),
    both(
      'nov[ýáéúo]|mal[ýáéúoe]j?|čaká|narod|bude mať|budeme mať|prišiel|prišla|pribud|mladš|starš',
      'brat(?!isl)|brač|brášk|sestr',
    ),
  ],
  early: [
    'Doma [=pribudol/pribúda] niekto celkom nový. {Prsty [=mal] ako <hrášky~čučoriedky~korálky>.|Prsty [=mal] ako <hrášky~čučoriedky~korálky>, hlas ako sirénka a [=spal] veľmi poctivo.}',
    'Doma sa [=chodilo/chodí] po špičkách, lebo bábätko <práve~konečne~už zase> [=spalo]. {Všetky kolená [=boli] obsadené.|Všetky kolená [=boli] obsadené, a to je niekedy ťažká vec.}',
    '[Hero] [vedel] robiť <smiešne tváre~kukuk spoza dlaní~húsenicu z prstov>, a to je pre bábätko najviac. {Bábätko sa pri tom [=smialo].|Ani mama, ani ocko to nevedia tak dobre, oni majú na starosti tie nudnejšie veci.}',
  ],
  scene: [
    'V hniezde [=sedela] vtáčia mama a vedľa nej malé aj väčšie. „Máš to veľké menej rada?“ [spýtal sa] [hero]. {„Kdeže, pozri, aké mám široké krídla.“|„Láska nie je koláč,“ [=povedala], „neubudne z nej, keď príde ďalší tanier.“} To väčšie [=malo] miesto <najbližšie k srdcu~hneď pri krídle~s najlepším výhľadom>.',
    'Malý medvedík [=sedel] na okraji brlohu. „Mama má plné labky,“ [=povedal]. {„A chrbát má voľný,“ [povedal] [hero].|„Labky áno,“ [povedal] [hero], „ale chrbát má voľný a na chrbát sa zmestí iba veľký medveď.“} Medvedík [=vyliezol] hore. {[=Videl] odtiaľ <celú dolinu~more~až k susedom>.|[=Videl] odtiaľ <celú dolinu~až k susedom~bábätko aj mamu naraz>, a to z labiek nejde.}',
    'Bábätko v košíku [=plakalo/plače] a nikto [=nevedel] prečo. [Hero] mu [ukázal] <prst~uško plyšáka~svoj nos> a bábätko ho [=chytilo/chytá]. {[=Prestalo] plakať a [=pozeralo] sa.|[=Držalo] ho ako veľký poklad a [=pozeralo] sa. Takto sa pozerá len na staršieho a skúseného.} „To sa na teba smeje,“ [helper:povedal] [helper].',
  ],
  echo: [
    'Vedľa v izbe tíško [=dýchalo] bábätko. V tomto dome [=bolo] <miesta~tepla~lásky> dosť pre všetkých.',
    'Veľký aj malý [=spali] pod jednou strechou a jedno <tiché~teplé~pomalé> „dobrú noc“ [=patrilo/patrí] obom.',
    'Mamino objatie sa [=natiahlo/naťahuje] na dvoje detí, <mäkké~široké~pevné> ako krídla.',
  ],
}

export const grandparent: Topic = {
  id: 'grandparent',
  match: [begins(GRANDS)],
  early: [
    'Od babky a dedka [=prišla] pohľadnica, trochu <pokrčená od pusinky~mastná od koláča~voňavá od sena>. {„Myslíme na teba,“ [=stálo] na nej.|„Myslíme na teba pri káve aj pri kurčatách,“ [=stálo] na nej krivým písmom.}',
    '[Hero] [mal] vo vrecku <orech od dedka~cukrík od babky~starý kľúč od komory>. {Babka a dedko vedia, čo sa hodí.|Starí rodičia majú vrecká bez dna a v nich presne to, čo človek potrebuje.}',
    'V kuchyni [=voňalo] to ako u babky: <makovník~slepačia polievka~jablkový závin>. {[Hero] [zavrel] oči a [=bolo] to ako tam.|Takú vôňu netreba adresovať, tá príde sama, aj keď má ísť cez tri okresy.}',
  ],
  scene: [
    'Na streche [=sedeli] lastovičky, mladá a stará. {„Keď si ďaleko, myslím silnejšie,“ [=povedala] stará.|„A keď odletím ďaleko, si stále moja starká?“ [=spýtala] sa mladá. „Aj cez more,“ [=povedala] stará.} [Hero] ich [počúval] a [poslal] po vetre <pozdrav~pusu~jedno veľké mávanie>.',
    'Dedko ježko [=učil] vnúčika pískať na <steble~žaludi~kôre>. „Fú,“ [=ozvalo/ozýva] sa. {„Skoro,“ [=povedal] dedko, „mne to trvalo rok.“|„Výborné ticho,“ [=povedal] dedko, „mne prvý rok nevyšlo ani to.“} [Hero] to [skúsil] tiež a spolu to [=znelo] ako <čajník~vietor v komíne~unavená sova>.',
    'Babka krtka [=mala] v záhrade lavičku, z ktorej [=nič nevidela/nič nevidí]. „Načo ti je?“ [spýtal sa] [hero]. {„Na počúvanie,“ [=povedala].|„Na počúvanie, kto ide,“ [=povedala], „a teraz idú práve tie nohy, čo mám najradšej.“} [=Dala/Dáva] im po <hruške~slivke~medovníku> a k tomu jeden príbeh.',
  ],
  echo: [
    'Kdesi ďaleko babka a dedko [=zhasli/zhasínajú] lampu a [=mysleli] <na to isté~potichu na nás~na jedno meno>. Taká myšlienka hreje aj cez kopce.',
    'Babkin šál na stoličke [=voňal] <doma~teplom~škoricou> a tíško [=držal] pri posteli stráž.',
    'V spánku je k babke a dedkovi <blízko~iba kúsok~cez jeden vankúš>. Dvere majú vždy otvorené.',
  ],
}

export const pet: Topic = {
  id: 'pet',
  match: [exactly('psi(?!\\p{L})'), begins(PET)],
  early: [
    'Doma [=čakal/čaká] niekto, kto má <mokrý nos~mäkké labky~teplý kožuch>. {[=Sedel] pri dverách a [=počúval] kroky.|[=Sedel] pri dverách, [=poznal/pozná] všetky kroky na schodoch a o večeri [=mal] jasnú predstavu.}',
    'Na rukáve [=bol] jeden <biely~čierny~ryšavý> chlp. {[Hero] ho tam [nechal], na pamiatku.|Kto má doma zvieratko, ten má taký chlp všade, aj na nedeľnom kabáte, a nosí ho s hrdosťou.}',
    '[Hero] [mal] v rukáve schovaný <keks~kúsok syra~piškót>. {[=Bol] pre jedného štvornohého kamaráta.|Keksy sa v rukáve nosia iba vtedy, keď doma čaká niekto, kto ich nájde nosom.}',
  ],
  scene: [
    'Cestou [=stretli/stretávajú] zvieratko, ktoré [=nemalo] nikoho na škrabkanie za ušami. {[Hero] ho [poškrabkal], raz vľavo, raz vpravo.|[Hero] ho [poškrabkal] najprv za jedným uchom, potom za druhým, a napokon, lebo si to [=vypýtalo/pýta], <pod bradou~na brušku~pri chvoste>.} Chvost mu [=tancoval] od radosti.',
    'Na lúke [=bola] škola pre zvieratká a dnes sa [=učili/učia] <podať labku~sedieť~čakať na slovo prosím>. {[Hero] im [pomáhal] a všetky to [=vedeli].|Psy to [=vedeli], mačky to [=vedeli] a [=nechceli], korytnačka sa ešte [=rozhodovala/rozhoduje].} Za odmenu [=dostali/dostávajú] po <kekse~chrumke~pohladení>.',
    'V búde [=bývalo/býva] šteniatko, ktoré sa [=bálo] vlastného chvosta. „Stále ide za mnou,“ [=povedalo]. {„Má ťa rád,“ [povedal] [hero].|„Lebo ťa má rád,“ [povedal] [hero], „a ešte nevie chodiť vpredu.“} Šteniatko sa [=otočilo], [=oblízalo/oblizuje] ho a odvtedy [=behali/behajú] <spolu~dokola~okolo búdy>.',
  ],
  echo: [
    'Zvieratko sa [=stočilo] do klbka <blízko postele~pri nohách~na koberci>. Jeho dych [=bol] teplý, tichý a pravidelný.',
    'Mäkká labka sa vo sne <pomaly~jemne~ledva> [=pohla/hýbe]. Aj zvieratká majú svoje tiché sny.',
    'V pelechu [=bolo] teplo a pod uchom <ticho~pokoj~mäkko>. Dom [=spal] na všetkých labkách.',
  ],
}
