import { fold } from '../../../craft/fold.ts'
import { familiar } from '../familiar-names.ts'
import { ADJECTIVE_FORMS, VERBS } from './everyday-words.ts'
import { ORDINARY } from './ordinary-words.ts'
import { DONE, ENDED } from './times.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/).map(fold))

/** Words that carry no wish of their own. */
export const empty = words(`
  a aby ach aj ak ako aka akoze aky ale alebo ani ano asi az bol bola boli bolo bud bude budeme budes budu by byt byva cely cela cele celu celou celkom cez chcel by chceme chcem
  chceli prosim prosime prosím co cosi coho com dakujem dakujeme dalej dalsi dalsia dalsie dnes dnesna dnesnu do dobre dobry dobra dlho dost este hej hlavne hned hoci
  hoci ho hodne iba idem ich im inak ine iny ina isto iste ja jeden jedna jedno jednu jednom jednej jednej jej jeho jemu jednoducho jednoho jedneho k kazda kazde kazdy kde kedy keby ked ktora ktore ktori ktoru
  ktory ktoreho ktorej ktorych ktorym ku kto koho komu kym len lebo ma mam mame mala mal male mali malo maly maju me medzi mi moc moj moja moje mojej mojho mojou moju moze mozno mozeme mna mne
  mnou mnoho mu musi my na nad nadalej naj najma najmae najviac najradsej nam nami nas nasa nase nasej nasho nasu nasom nasou nasi nech neho nej nejak nejake nejaky nejaka nejaku nejakom nejaku nemu
  nemal nemala nie niekde niekto nieco niecom niekam nim nimi no nou nu o ob od okolo on ona oni ono ony ok ostatni ostatne okrem opat pan pani po pod podla pokial potom poprosim prosime poprosime
  pre pred preto pretoze pri priam proste prosim prosby raz rad rada rado radi rozpravka rozpravku rozpravke rozpravky rozpravok rozpravocka rozpravocku pribeh pribehu pribehy priblizne s sa samozrejme si
  sme snad so som spolu ste stale su sucasne svoj svoja svoje svojho svojej svojou svoju svojim svojich svojom ta tak taka take taky taku takej takeho taktiez tam te tebe teda ten tej to toho tohto tom
  tomu tou toto tu tuto tych tym tymto u uz v vam vas vela velmi veru viac viem vo von vpodstate vsak vsetci vsetko vsetky vsetkych vsetkymi vsade vzdy z za zase zas ze zo zrazu
  dcera dcerka dceru dcerky dcere dcerke dcerkou dceruska dcery dcer dceram dcerami dcerach dceriek dcerkam syn syna synovi synom synko syncek synceka syncekovi dieta dietata dietatu dietatko decko nasa nas male maly mala dievcatko chlapcek
  chlapca chlapcekovi dievca dievcatku dievcata dievcatka rokov roky rocny rocna rocnu rocneho rokoch mesiacov napisat napis napiste napisal napisala vymyslite urobte povedz povedzte vytvor
  vytvorte pridajte pridat pouzit motiv tema temu teme tematika nametom namet hlavny hlavna hlavnej hlavnou hlavnym hrdina hrdinka hrdinu postava postavu postavy vystupuje vystupuju vystupovat tvar
  pekny pekna pekne peknu krasny krasna krasne krasnu mily mila mile milu kratka kratku kratky dlha dlhu dlhy vesela veselu vesely vesele koniec konci koncom nakoniec konca zaciatok skonci skoncit
  nech boli bolo dopadne dopadol dopadlo stane stalo stat stali pripadne hocijako hocico hocikto akykolvek akakolvek nejako nikdy nikto nic nikde niekedy obcas vacsinou skoro takmer presne naozaj vobec trosku
  trochu ideme byva zije zili zil zila menom vola volaju volal volala volame meno mena nazyva poznam chodi chodia pritom potrebuje potrebujeme treba mohol mohla mohli mohlo super fajn urcite
  prosila zaujima milujem miluje miluju milovnik lubi lubim obluben oblubeny oblubena oblubene oblubenu oblubenym oblubenou najoblubenejsi najoblubenejsia zbožňuje zboznuje ktoreho ktorou nejakou nejakym
  najlepsi najlepsia najlepsie najlepsou najlepsiu najlepsieho fakt strasne dufam hadam najprv skor neskor casto denne pripad pripade vec veci vecou vecami nieco vratane tato tento tieto tito
  jeho jej svojmu svojim sebou seba sebe sami sam sama samy same dvaja dve dva dvoch dvom tri troch styri styroch pat sest sedem osem devat desat prvy prva prve prvu druhy druha druhe druhu treti
  posledny posledna vsetkeho vsetkemu niektore niektori tolko kolko troska vecer vecerne noci dni dna dnom rano rana poobede doobeda teraz prave doma domov domu denny
  ide isiel isla islo isli prisiel prisla prisli pride pridu prislo robi robia robil robila robili robit urobi urobil urobila spravi spravil spravila ziskal vidi vidiet videl videla najde dostal dostala dostane mat mava
  cas casu casom chvilu chvilke chvile svet svete sveta velky velke velkom velkeho malej maleho malu malom malou malemu novy nova nove novu stary stara stare staru
  strasidelny strasidelna dobrodruzstvo dobrodruzstva dobrodruzne dobrodruzna dobrodruznu dobrodruzny dobrodruzstve dobrodruzstvach rozpravkovy kratucka zabava poucna poucnu poucenie poucenim ponaucenie ponaucenim nebojacne
  fantazia hlavnu uloha kazdopadne dakde daco dajako onen ono oboch obaja obe spat najskor ohladom ohladne tykajuca sucast ostat zostat ostane zostane zostal zostala ostal ostala zda zdalo
  chalani chlapci dievcata ludia ludi ludom ludmi clovek cloveka deti detom spolocne dokopy niekolko par iste hocikde vsemozne rozne rozny rozna roznych dokonca priatelska priatelsky
  nechceme bude moct mohli asi vtedy odvtedy odkedy dokedy pricom kedze zatial medzitym kvoli vdaka napriek namiesto miesto vedla blizko daleko hore dole vonku vnutri dnu
`)

/** Words that we know and have nothing for: rightly spelled, never to be taken for another. */
export const ordinary = words(`${ORDINARY}
  lavica skrina stena strecha dvere okno kluc okna oblok ruka hlava vlasy tvar ucho krk chrbat stolicka stol podlaha chodba pivnica garaz dvor plot brana chodnik mesto mestecko dedina ulici
  mesta meste krajina krajine kraj zeme zemi zem sveta kolo kola cesta cestu ceste cesty cestou miesto miesta koniec hlas zvuk slovo slova slovami veta vety list listy papier obrazok farba farby
  voda vode vodu vodou ohen ohna ohnom vzduch kamen kamene kamienok piesok bahno blato trava drevo zelezo sklo plast latka svetlo tma tmy tme tmu tien zima zimy leto leta jar jesen
  hodina hodiny minuta minuty tyzden tyzdna mesiace januar februar marec april jun jul august september oktober november december
  prace praca pracu praci kolega kancelaria sef ucet peniaze euro eur cena kupit kupil kupila kupime predat predal platit zaplatit
  vediet vedia myslet mysli mysleli mysliet citit citi pozerat pozera pozri sedi sediet lezi lezat stoji stat chodit bezi bezat vstat sadnut lahnut drzat drzi pustit pustil chytit hodit
  otvorit otvoril zatvorit zavriet klopat zvonit volat odpoveda odpovedat opytat pytat pyta pytal chape rozumie vysvetlit ukazat ukazal zacat zacal zacala skoncit nechat nechal nechala
  byvat zit zomriet narodit spomenut spomina pamata zabudnut vratit vratil vratila vrati poslat posiela zobrat zoberie vziat berie davat dava dat dal dala dali dame niest nesie nosit nosil viest vedie vozit vozi
  tazky tazka tazke lahky lahka lahke silny silna silne slaby slaba rychlo pomaly hlasno ticho dobro zle zlo zly zla horsi lepsi lepsie lepsia mensi vacsi vacsia vyssi nizsi
  sladky kysly slany horky horuci teply studeny suchy mokry cisty spinavy plny prazdny otvoreny zatvoreny hotovy pravy pravdivy falosny zvlastny divny cudzi vlastny spolocny celý cely
  praha prahy prahe prahu brno brna brne bratislava bratislavy bratislave bratislavu kosice kosic kosiciach zilina ziliny ziline nitra nitry nitre presov presova trnava trnavy trencin trencina martin martina poprad popradu
  vieden viedne viedni londyn londyna londyne parizi pariz pariza nemecko nemecka nemecku rakusko rakuska rakusku cesko ceska cesku anglicko anglicka anglicku taliansko talianska taliansku chorvatsko chorvatska chorvatsku madarsko madarska
  polsko polska japonsko japonska amerika ameriky amerike slovensko slovenska slovensku ukrajina ukrajiny ukrajine grecko grecka turecko turecka egypt egypta tatry tatier tatrach dunaj dunaja vah vahu vahom oravy orava liptov liptova
  maminka mamin maminom ockov babkin babkina dedkov bratov sestrin kamaratov rodina rodiny rodinu rodinou rodine
  anglictina slovencina hudobna vytvarna telesna prestavka zvonenie riaditelka kamarati rozhovor
  muz muza muzovi muzom muzmi manzel manzela manzelovi manzelom manzelka manzelku manzelky remen remena remenom vaha vahu vahom posmech vraj furt cize trest tresty trestu trestom internat internatu internate potrestal potrestali krvavy krvava krvave krvavu krvaveho krvavi krvavych krvi masaker masakra vrazda vrazdy vrazdi plot zatial dokonca chyba chybaju chybal chybala radost radosti radostou bolest
  ${VERBS.join(' ')} ${ADJECTIVE_FORMS.join(' ')}
`)

/** What families call their children, as it stands in a sentence: a name also without its capital. */
export const givenNames: ReadonlySet<string> = new Set(
  familiar.flatMap((line) =>
    line
      .split(' ')
      .filter((name) => !name.startsWith('!') && name.length > 3)
      .map(fold),
  ),
)

/** Ends just before what is not wanted in the story; a child who will have no dog is another matter ("nechce psa"). */
export const negation =
  /\b(?:bez|(?<!\b(?:nic|nikoho|nikam|nikde) )okrem|ziadn\w+|hlavne nie|len nie|iba nie|prosim nie|radsej nie|nie|nech (?:tam )?(?:nie je|nie su|nebude|nebudu|nevystupuj\w*)|nechcem|nechceme|nemoze (?:tam )?byt|nesmie (?:tam )?byt|nesmu (?:tam )?byt)(?: (?:o|tam|v (?:nej|nom|rozpravke)|nijak\w+|ziadn\w+|ziadneho|strasideln\w+|zl\w+|ten|ta|tie|tych|byt|byt tam))* $|\b(?:bez|ziadn\w+|nechceme|nechcem) (?:\w+ ){1,2}(?:ani|a|alebo) $/

/** Parts one wish from the next. */
export const parting = /[.!?;]+ ?|,? (?:a tiez|a zaroven|a k tomu|a este|a k tomu este|plus) /

/** The child itself, and those who speak for it. */
export const child =
  /\b(?:ona|on|oni|mu|jej|ho|ju|nam|nas|nasa|nase|nasho|nasu|nasej|sme|som|syn|syna|synovi|synom|dcer\w*|moja|moj|mojho|moju)\b/

/** Before somebody with whom another does something, or whom it has. */
export const having =
  /\b(?:ma|mame|mal|mala|bez|kvoli|od|s|so|k|ku|po|za)(?: (?:tu|tam|uz|este|svoj\w*|jej|jeho|nas\w*|najleps\w+|star\w+|mal\w+|mlads\w+|nov\w+))* $/

/** Behind somebody who does something itself. */
export const acting =
  /^,? (?:ktor(?:y|a|e|i)(?! (?:som|sme|ma|mame|ho|ju)\b)|co (?:sa|si|ne\w+|vie|chce|ma|\w+(?:a|i|e|uje))\b|sa (?:boj|nud|hnev|strat|hanb)\w*|chce|nechce|nevie|nemoze|sniva|tuzi|hlada|place|ziarli)\b/

/** Before whom something is done to. */
export const doing =
  /\b(?:\w{2,}(?:al|ala|ali|il|ila|ili|el|ela|eli|ol|la|li)|ma|mame|berie|dava|chce|hlada|lubi|objima|bije|taha|kope)(?: (?:si|sa|sme|som|mu|jej|mame|mamke|kamarat\w*|dnes|vcera|(?:v|vo|na|pri|s|so|z|zo|do|od) \w+|svoj\w*|jeho|nas\w*|mal\w*|velk\w*|star\w*|nov\w*|oblub\w*))* $/

/** Before what the child is, was or will be. */
export const being =
  /^(?:(?:ona|on|dnes|zajtra|vcera|v \w+|na \w+) )*(?:bude|bola|bol)(?: (?:za|ako|mala|maly|nasa|nas))? $/

/** At the head of a wish, what the child did: nobody is named who did it. */
export const headDeed = new RegExp(
  `^(?:(?:dnes|vcera|zajtra|dneska|rano|uz|prvykrat|konecne|zase|znova|opat|teraz|raz|aj|tak|v \\w+|vo \\w+|na \\w+|cez \\w+|minul\\w* \\w+) )*(?:(?:si|sa) )?(?:(?:mal|bol|ma|bude)a?(?! (?:raz|jed[en]+[aoe]?))|videl[ai]?|urobil[ai]?|robil[ai]?|hral[ai]?|${DONE}|${ENDED})\\b`,
)

/** Behind a child's name that is a word as well. */
export const telling =
  /^ (?:sa|si|je|nie je|ma|nema|nechce|chce|nevie|dnes|zajtra|vcera|\w{3,}(?:al|ala|il|ila|la|ol))\b/

/** Before what a story is to be about. */
/** Whose somebody is, and no more. */
export const owning = /^(?:nas|nasa|nase|moj|moja|jej) (?:(?:star\w|mal\w|nov\w|velk\w) )?$/

/** Whom a story is to be about. */
export const about = /\bo (?:\w+(?:om|ej|ych|ich) )?$/

export const topic =
  /\b(?:o(?! (?:tyzden|mesiac|rok|par|dva|tri|styri)\b)|rozprav\w+|pribeh\w*|nieco|lubi\w*|miluje\w*|zboznuje\w*|oblub\w*|najoblub\w*|zaujima\w*|chce\w*|prosim\w*|rad\w*)(?: \w+){0,3} $/

/** That what a thing did was in our own family. */
export const ours =
  /\b(?:nam|nas|nasa|nase|nasho|nasu|nasej|nasou|sme|som|moj\w{0,3}|moja|u (?:babky|dedka|nas))\b|^(?!(?:bol|zil)[aoi]? )(?:(?:cerven|modr|zelen|mal|velk|star|susedov|babkin|dedkov)\w* )?(?:mac[ck]|macka|pes|psik|kocur|kacick|kack|krav|sliepk|auto|autobus|vlak|strom|sused|jezk|jez\b|skrec|kralik|morc|papag|rybick|korytn|fenka|fretk|kobyl)\w*(?: (?:si|sa|mi))? \w{2,}(?:al|ala|ali|il|ila|ili|el|ela|ol|la|li)\b/

/** Where such a word is a thing all the same. */
export const nounLike =
  /\b(?:na|z|zo|do|od|v|vo|o|s|so|bez|k|ku|pre|za|mal[aeyu]|velk[aeyu]|nov[aeyu]|tuto|svoj\w*|robi\w*|urobil\w*|opravi\w*|kazd[aeyu]|ziadn[aeyu]) $/

/** What goes on still. */
export const ongoing =
  /\b(?:caka|chce|nechce|nevie|nevedia|nemoze|nesmie|je|su|boji|stale|teraz|este|odvtedy|uz ne\w+|ma|musi|place|lezi|trapi|hneva|pyta|mysli|hanbi|tesi|nudi)\b/

/** Parts what is told of one time from what is told of another. */
export const turning = /[.,!?;]+|\b(?:ale|lenze|potom)\b|\ba (?=(?:zajtra|vcera|dnes|v|vo|buduc\w+) )/

/** Before what is not there, and what a wish says that asks for something else. */
export const lacking = /(?<!(?:\bale|\bani|[.,;!?]) )\b(?:bez|okrem)(?: (?:svoj\w*|jeho|jej|nas\w*|ziadn\w+))* $/
export const asking = /\b(?:prosim\w*|nech|nechcem\w*|hlavne|radsej|rozprav\w+|pribeh\w*|nieco|urobte|pridajte)\b/

/** Words that without their marks are mostly something done: "chýba", "bál". */
export const verbs = words(
  'chyba chybu bal bala pil pila zime pusti zije hrady spieva kvapka trhu peny stava stave zdravim sutazi obra',
)

/** Of the evening, and not of the story. */
export const aside =
  /^.{3,250}?[,.;!?] ?(?:(?:tak|a|preto|dnes|prosim|prosime|poprosim|chce|chcel|chcela|by|sme|si|radi|rada|rad|dajte|urobte|napis|napiste|vymysli|vymyslite|mozes|mozete|povedz|povedzte) )*(?:(?:rozpravk\w+|pribeh|nieco) )?(?:o (?=(?:\w+ ){1,3},? ?(?:co|ktor\w+) )|(?<=rozpravk\w )o (?=\w+)|(?:rozpravk\w+|pribeh|nieco),? ze (?:to )?)|\b(?:(?:a |ale |len )*(?:nech|aby)(?: (?:potom|hned|dobre|pekne|rychlo|rychlejsie|pokojne|lahsie|sa|uz|mi|nam|konecne|aj))* (?:zasp\w+|spi|spal|spala|spali|spinka\w*|odpadn\w+|usn\w+|upokoj\w+|ukludn\w+|uvoln\w+)(?! (?:sam|sama|v svojej|vo svojej|bez))|(?:nieco )?na (?:dobru noc|zaspavanie|zaspatie|upokojenie|ukludnenie|ukludenie)|pred (?:spanim|spankom|zaspanim))\b/

/** Before somebody who is to be in it as well. */
export const joining =
  /\b(?:nech (?:je|su|bude|budu|vystupuje|vystupuju|je v (?:tom|nej|nom)|sa objavi|ide|idu) (?:tam |s (?:nim|nou) |v (?:tom|nej|nom) )?(?:aj|tiez|i)|(?:moze|mozu|mohol by|mohla by|mohli by) (?:tam |v (?:tom|nej|nom) )?byt (?:tam |v (?:tom|nej|nom) )?(?:aj|i|tiez)|(?:aby )?(?:tam |v (?:tom|nej|nom) )(?:bol|bola|boli|bolo|vystupuje|vystupuju) (?:aj|i|tiez)|(?:prosim )?(?:pridaj|pridajte|prihod|prihodte|zapoj|zapojte)(?: tam)?(?: aj)?) (?<who>[^.,!?;]{1,40})/

/** Before a toy. */
export const toy =
  /\b(?:plysov\w*|hackovan\w*|latkov\w*|pletn\w*|pleten\w*|makk\w* hrack\w*)(?: (?:hrack\w*|mal\w*|star\w*))* $/

/** Before where something is. */
export const placing =
  /\b(?:v|vo|na|pri|pod|nad|za|do|z|zo|u|cez|k|ku|po|medzi|pred|vedla|okolo)(?: (?:tom|tej|tych|nasom|nasej|nasho|svojom|svojej|jeho|jej|velkom|velkej|starom|starej|novom|novej))* $/

/** A name that is given to somebody. */
const NAME = "(?<name>\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+){0,2})"
export const named: readonly RegExp[] = [
  new RegExp(`(?<who>\\p{L}+),? (?:ktor(?:ý|á|é|y|a|e)|čo|co) sa vol[áa] ${NAME}`, 'u'),
  new RegExp(`(?<who>\\p{L}+(?: \\p{L}+)?) (?:menom|po mene|zvaný|zvaná|prezývaný|prezývaná) ${NAME}`, 'u'),
  new RegExp(`vol[áa] sa ${NAME}`, 'u'),
  new RegExp(
    `(?:[Mm]al[ýá] )?${NAME} má (?:len |iba |už )?\\p{L}+ (?:dni|dní|týždne|týždňov|mesiace|mesiacov)(?!\\p{L})`,
    'u',
  ),
  new RegExp(`vol[áa](?:me|jú|ju)? (?:ho|ju) ${NAME}`, 'u'),
]

/** What an emoji says. */
export const emoji: Readonly<Record<string, string>> = {
  ...{
    '🦷': 'zub',
    '💉': 'injekcia',
    '🐶': 'pes',
    '🐕': 'pes',
    '🐱': 'mačka',
    '🐈': 'mačka',
    '🦄': 'jednorožec',
    '🦖': 'dinosaurus',
  },
  ...{
    '🦕': 'dinosaurus',
    '🚒': 'hasičské auto',
    '🚜': 'traktor',
    '🚂': 'vlak',
    '🚆': 'vlak',
    '🚀': 'raketa',
    '🐉': 'drak',
    '🐲': 'drak',
  },
  ...{
    '👸': 'princezná',
    '🤴': 'princ',
    '👑': 'koruna',
    '🧜': 'morská panna',
    '🧚': 'víla',
    '🧙': 'čarodejník',
    '🤖': 'robot',
    '👽': 'mimozemšťan',
  },
  ...{
    '👻': 'strašidlo',
    '🎃': 'tekvica',
    '🎄': 'Vianoce',
    '🎅': 'Mikuláš',
    '🎂': 'narodeniny',
    '🍰': 'torta',
    '⚽': 'lopta',
    '🚲': 'bicykel',
  },
  ...{
    '🐴': 'kôň',
    '🐎': 'kôň',
    '🦊': 'líška',
    '🐻': 'medveď',
    '🐺': 'vlk',
    '🦁': 'lev',
    '🐯': 'tiger',
    '🐘': 'slon',
    '🦒': 'žirafa',
    '🐵': 'opica',
  },
  ...{
    '🐒': 'opica',
    '🐰': 'zajac',
    '🐇': 'zajac',
    '🦔': 'ježko',
    '🐸': 'žaba',
    '🐢': 'korytnačka',
    '🐍': 'had',
    '🐟': 'ryba',
    '🐠': 'ryba',
  },
  ...{
    '🐬': 'delfín',
    '🐳': 'veľryba',
    '🐋': 'veľryba',
    '🦈': 'žralok',
    '🐙': 'chobotnica',
    '🦀': 'krab',
    '🐧': 'tučniak',
    '🦉': 'sova',
    '🐦': 'vtáčik',
  },
  ...{
    '🐝': 'včielka',
    '🦋': 'motýľ',
    '🐞': 'lienka',
    '🐛': 'húsenica',
    '🐜': 'mravec',
    '🕷': 'pavúk',
    '🐌': 'slimák',
    '🐄': 'krava',
    '🐷': 'prasiatko',
  },
  ...{
    '🐑': 'ovečka',
    '🐐': 'koza',
    '🐔': 'sliepka',
    '🦆': 'kačka',
    '🌈': 'dúha',
    '☀': 'slnko',
    '🌞': 'slnko',
    '🌙': 'mesiac',
    '⭐': 'hviezda',
    '❄': 'sneh',
  },
  ...{
    '☃': 'snehuliak',
    '⛄': 'snehuliak',
    '⛈': 'búrka',
    '⚡': 'blesk',
    '🌊': 'more',
    '🏖': 'pláž',
    '🏰': 'hrad',
    '🏴‍☠️': 'pirát',
    '✈': 'lietadlo',
    '🚁': 'vrtuľník',
  },
  ...{
    '🚗': 'auto',
    '🏎': 'pretekárske auto',
    '🚓': 'policajné auto',
    '🚑': 'sanitka',
    '🚌': 'autobus',
    '⛵': 'loď',
    '🎸': 'gitara',
    '🥁': 'bubon',
    '🎹': 'klavír',
  },
  ...{
    '😢': 'smutné',
    '😭': 'plače',
    '😨': 'bojí sa',
    '😱': 'bojí sa',
    '👓': 'okuliare',
    '🍕': 'pizza',
    '🍦': 'zmrzlina',
    '🍓': 'jahoda',
    '🦸': 'superhrdina',
    '🥷': 'ninja',
  },
}
