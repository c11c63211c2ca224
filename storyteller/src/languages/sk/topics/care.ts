import type { Topic } from '../../../craft/pack.ts'
import { begins, both } from './match.ts'

/** Being looked after: hospital, doctor, a day in bed. */
export const hospital: Topic = {
  id: 'hospital',
  match: [begins('nemocnic|operác|operovať|narkóz|sadr|zlomen|zlomil|stehy')],
  early: [
    'Do tašky sa [=zmestilo] pyžamo, kefka a <medveď~zajac~tigrík>. {Aj on [=išiel] do nemocnice, na stráž.|Ten si na cestu [=dal/dáva] obväz na labku, aby tam nebol jediný, komu nič nie je.}',
    '[Hero] [kreslil] nemocnicu a v každom okne niečo [=svietilo]: <slnko~kvet~niečí úsmev>. {V prízemí [=bola] kuchyňa s pudingom.|V prízemí [=bola] kuchyňa s pudingom a na streche pristávacia plocha pre holuby.}',
    'Na stole [=ležal] obväz a [hero] ním [obväzoval/obväzuje] <labku medveďa~nohu stoličky~chobot slona>. {Pacient [=bol] veľmi trpezlivý.|Pacient sa [=nesťažoval/nesťažuje], len [=chcel] ešte jednu mašľu na ucho.}',
  ],
  scene: [
    'Slon Matej [=ležal] v posteli číslo <sedem~tri~päť> a na nohe [=mal] bielu sadru. „Je mi v nej tma,“ [=povedal]. {[Hero] mu na ňu [nakreslil] okno.|[Hero] mu na ňu [nakreslil] okno, do okna kvet a do kvetu včelu.} {Slon sa [=usmial].|„Teraz má noha výhľad,“ [=potešil] sa slon a pani sestra [=pridala/pridáva] záclonku.}',
    'Sestrička <Harmančeková~Mätová~Lipová> [=viezla/vezie] na vozíku pudingy a za ňou [=išli] v rade medvede. {„Kto drží mamu za ruku, dostane dva,“ [=povedala].|„Pre tých, čo sa boja, je vanilkový, pre tých, čo sa neboja, tiež vanilkový,“ [=povedala], „lebo iný nemáme.“} [Hero] [držal] medveďa za labku, kým [=prišiel] pán doktor. Mama [=sedela] vedľa celý čas.',
    'V čakárni [=sedela] <líška~srnka~korytnačka> a [=počítala] kachličky. {„Zaspím a zobudím sa,“ [=povedala] mame.|„Najprv vraj zaspím a potom sa zobudím,“ [=povedala], „a to predsa robím každý deň.“} „A keď sa zobudíš, budem tu,“ [=povedala] mama. [Hero] jej [požičal] plyšáka a ten [=nezaspal/nezaspí] ani na chvíľu{.|, presne ako sľúbil.}',
  ],
  echo: [
    'V nemocnici svietia v noci malé teplé lampičky a niekto tam <tíško~po špičkách~v mäkkých papučiach> chodí a dáva pozor.',
    'Telo vie, čo má robiť. V noci sa <pomaly~tíško~v teple> hojí a mamina ruka je blízko.',
    'Medveď s obväzom už [=spal] a labka mu <pod dekou~v teple~na vankúši> pokojne [=oddychovala].',
  ],
}

export const doctor: Topic = {
  id: 'doctor',
  match: [begins('doktor|pán(?:a|ovi)? doktor|lekár(?!sk)|pediat|injekc|očkov|pichn|ambulanc|odber krvi|prehliadk')],
  early: [
    'Na stoličke [=sedel] plyšový <medveď~zajac~psík> s obväzom na uchu. {[Hero] ho celé ráno [liečil/lieči].|[Hero] mu ho [zaviazal] na mašľu, lebo s mašľou sa každé ucho hojí rýchlejšie.}',
    '[Hero] [počúval] cez papierovú rúrku srdce <stola~lampy~mačky>. {[=Bilo/Bije] celkom pokojne, tik, tak.|Pacient [=bol] zdravý, iba [=potreboval] viac sedieť pri knižke.}',
    'V doktorskom kufríku [=boli] <náplasti s dinosaurami~lyžička a teplomer~tri náplasti a cukrík>. {[Hero] ich [rozdelil] všetkým hračkám.|Do večera [=mala] náplasť aj kľučka, aj tá polička, čo sa kýve.}',
  ],
  scene: [
    'Pani doktorka Čajočka [=mala] ordináciu v pníku. Ježko [=mal] dostať injekciu a [=triasol] sa. {„Veď si pichliač,“ [zasmial] sa [hero].|„Ty, čo máš pichliačov tisíc?“ [povedal] [hero]. Ježko sa [=zamyslel]. „Keď je to jeden k tisícu, to vydržím.“} Štip, a [=bolo] po všetkom. [=Dostal/Dostáva] nálepku <s hviezdou~so slimákom~s jablkom>.',
    'Žirafa [=prišla] na prehliadku a pán doktor [=potreboval] <rebrík~tri stoličky~výťah>. {„Povedz á,“ [zavolal] [hero] zdola.|„Povedzte á,“ [=zavolal] pán doktor. Á [=išlo] hore krkom tak dlho, že si medzitým [=stihol/stíha] vypiť čaj.} [Hero] jej [držal] kopýtko a potom jej [nalepil/nalepuje] náplasť len tak pre radosť.',
    'Medvedík [=sedel] v čakárni a [=objímal] si kolená. {„Bude to chvíľka,“ [povedal] [hero].|„Koľko je chvíľka?“ [=spýtal] sa. „Asi tak, kým dvakrát <fúkneš do pampúšika~povieš trikolóra~zarátaš do päť>,“ [povedal] [hero].} [=Skúsili] to spolu, a keď sa [=nadýchli/nadychujú] po druhý raz, pani doktorka už [=upratovala/upratuje].',
  ],
  echo: [
    'Telo teraz v pokoji [=oddychovalo]. Vo sne sa všetko hojí <najlepšie~najľahšie~najjemnejšie>, potichu a v teple.',
    'Na ruke [=ležala] malá náplasť, mäkká ako <perinka~list~dobrá správa>. Pod ňou [=bol] pokoj.',
    'Plyšový pacient [=spal] s obväzom na uchu a [=dýchal/dýcha] <zdravo~pomaly~zhlboka>. Aj doktori v noci tíško spia.',
  ],
}

export const ill: Topic = {
  id: 'ill',
  match: [
    begins(
      'chor[ýáéíy](?!v)|ochor|horúčk|teplotu|má teplot|kašle|kašeľ|kašl[iu]|sopľ|soplík|nádch|angín|kiahn|bolí (?:ho|ju|ma)? ?(?:brušk|bruch|hlav|uš|hrdl|uch)|marod|vracal|zvracal',
    ),
  ],
  early: [
    'Dnes [=bol] deň na <lipový čaj~šípkový čaj~čaj s medom> a na mäkkú deku. {[Hero] [oddychoval] v posteli s rozprávkami.|Teplomer [=ukázal] o čiarku viac, než treba, a tak posteľ [=vyhlásila/vyhlasuje] sviatok.}',
    'Nos [=bol] červený a <plný~ospalý~trochu zlostný>, no srdce [=bolo] veselé. {Vreckovka [=mala] veľa práce.|Vreckovky [=odchádzali/odchádzajú] z krabice jedna za druhou ako vláčik s bielymi vagónmi.}',
    'Na nočnom stolíku [=čakali] čaj, <malina~med~citrón> a lyžička. {[Hero] [popíjal/popíja] po malých dúškoch.|Z hrnčeka [=stúpala] para v tvare čohosi, čo si každý môže vybrať: hrad, veľryba, babka.}',
  ],
  scene: [
    'Slniečko [=malo] zavinutý krk a [=chripelo/chripí]. „Nemôžem svietiť,“ [=šepkalo]. {[Hero] mu [priniesol] čaj s medom.|[Hero] mu [priniesol] čaj s medom, celé vedro, a [povedal], že raz za čas smie aj slnko zostať pod <mrakom~dekou~perinou>.} „A nikto sa nehnevá?“ „Každý ti drží miesto,“ [povedal] [hero].',
    'Medveď [=kýchal/kýcha] tak, že mu z postele <[=lietali]~[=odskakovali/odskakujú]~[=padali]> vankúše. {[Hero] ich [zbieral] a [vracal/vracia] na miesto.|„Prepáč,“ [=povedal] zakaždým. [Hero] ich [vracal/vracia] na miesto a pri piatom to už [=bola] celkom dobrá hra.} Potom medveď [=vypil] polievku a [=bolo] mu lepšie.',
    'Pod listom lopúcha [=ležala] malá mucha a [=mala] horúce krídla. {[Hero] jej ich [ovial/ovieva] steblom.|[Hero] jej na čelo [položil] <kvapku rosy~mokrý lupienok~najmenší obklad na svete>.} „Zajtra budem bzučať?“ „Zajtra alebo pozajtra,“ [povedal] [hero] a [porozprával/rozpráva] jej o lietadlách.',
  ],
  echo: [
    'Čaj [=bol] vypitý, vankúš suchý a telo <pomaly~tíško~v teple> [=zbieralo/zbiera] silu.',
    'Mamina dlaň na čele [=bola] chladivá a <mäkká~jemná~pokojná>. Kašeľ si [=ľahol] a [=zaspal].',
    'Spánok je najlepší liek a netreba ho ani <miešať~merať~prehĺtať>. [=Prišiel] sám, tichý a teplý.',
  ],
}

export const lostToy: Topic = {
  id: 'lost-toy',
  match: [
    both(
      'strat|nevie nájsť|nevieme nájsť|nenašl|zabud|nechal',
      'hračk|plyš|macík|mack[auo]|medved|zajac|zajko|zajka|bábik|dečk|deku|auto|autíč|maznáč|mojkáč',
    ),
  ],
  early: [
    'Jedno miesto na vankúši [=bolo] dnes prázdne. {Tá hračka [=bola] <niekde inde~na výlete~kdesi vonku>.|Stratená hračka možno práve [=sedela] kdesi <v cudzej tráve~na zastávke~pod lavičkou> a [=čakala/čaká], kým ju niekto objaví.}',
    '[Hero] [hľadal] jednu hračku <pod posteľou~za skriňou~v koši na prádlo> a [našiel] tri iné. {Tie sa tiež [=potešili/tešia].|Tie sa [=potešili/tešia], že sa po nich konečne niekto zohol, ale o tej stratenej [=nevedeli] nič.}',
    'Ostatné plyšáky si dnes [=sadli] <bližšie k sebe~do kruhu~k oknu>. {[=Čakali], kedy sa kamarát vráti.|Jedno miesto [=nechali] voľné, s omrvinkami, aby kamarát vedel, že sa s ním ráta.}',
  ],
  scene: [
    'Na <lavičke~múriku~pni> [=sedela] cudzia hračka a nikde nikto. {[Hero] jej [dal] na krk lístok: „Tu som!“|[Hero] jej [dal] na krk lístok „som tu a čakám“ a nad hlavu list, keby pršalo.} O chvíľu [=pribehlo/beží] dieťa a [=objalo] ju. „Tu si!“ [=povedalo]. „Celý čas tu si!“',
    '„Ja som stratený?“ [=začudoval] sa plyšový <slon~tiger~krt> v tráve. „Ja cestujem!“ {[=Videl] už autobus a jednu kravu.|[=Videl] už autobus, kravu a východ slnka, no večer čo večer si vraj nahlas hovorí adresu.} [Hero] mu na labku [napísal] adresu a poštár si ho [=vzal] do tašky.',
    'Pani <Ihličková~Gombičková~Nitková> [=mala] kanceláriu strát a nálezov. {„Všetko, čo sa hľadá, sa raz nájde,“ [=povedala].|Na poličkách [=sedeli] rukavice, dáždniky a medvede a [=pili] čaj. „Kto má meno, ten nie je stratený,“ [=povedala].} [Hero] jej [povedal] to svoje a ona si ho [=zapísala] veľkými písmenami.',
  ],
  echo: [
    'Aj stratená hračka kdesi tíško [=spala], niekým <prikrytá~pohladená~nájdená>. A vankúš jej [=držal] teplé miesto.',
    'Na vankúši [=ostala] <malá~mäkká~teplá> jamka. Tá si pamätá a v noci tíško čaká.',
    'Láska k hračke nezablúdi, ani keď je <noc~šero~tma>. Vie cestu domov naspamäť.',
  ],
}
