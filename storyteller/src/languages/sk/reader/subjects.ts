import type { SubjectRule } from '../../../craft/lexicon.ts'
import type { Subject } from '../../../craft/wish-frames.ts'
import { away } from './subjects/away.ts'
import { body } from './subjects/body.ts'
import { changes } from './subjects/changes.ts'
import { days, lostToy } from './subjects/days.ts'
import { family } from './subjects/family.ts'
import { eyes, fears, night, something } from './subjects/night.ts'
import { joys } from './subjects/pets.ts'
import { goodbyes, nursery, school } from './subjects/school.ts'
import { fightOver } from './subjects/sharing.ts'
import { hurting, saidHurtful, sayingSorry, wronged } from './subjects/sorry.ts'
import { together } from './subjects/together.ts'
import { anyTooth, askedOfFairy } from './subjects/tooth.ts'
import { visit } from './subjects/visit.ts'

/** A child who asks how something works is told that, and nothing of its own day. */
const QUESTION =
  /^(?:(?:prosim|rozpravk\w*|nieco|pribeh|o tom|chcem vediet|vysvetl\w*|pyta sa|zaujima (?:ho|ju)|dcer\w* sa pyta|syn sa pyta|chce vediet|o|a|ze)[ ,]+)*(?:preco|odkial|ako to ze|ako funguj\w*|na co (?:je|su|mame)|naco|z coho|kam (?:ide|chod\w+|tec\w+|mizn\w*)|kde sa ber\w*|co je|co robi\w*|ako (?!\w+ (?:sa )?\w+(?:l|la|li|lo)\b)(?:sa )?(?:vznik|robi|vyrab|rast|rod|tvor|vyzer|lieta|svieti|dych|rasti)\w*)/

const asked = (rule: SubjectRule): SubjectRule => ({
  ...rule,
  unless: rule.unless ? new RegExp(`${QUESTION.source}|${rule.unless.source}`) : QUESTION,
})

/** What is done for a body every day weighs less than a goodbye; what ails it weighs more. */
const CARE: readonly Subject[] = [
  ...(['nail-cutting', 'haircut', 'hair-wash', 'tooth-brushing', 'bed-wetting', 'toilet', 'dummy', 'eating'] as const),
]

/** The first that fits is what the wish is about: what happened before what is only its place, what is rare before what is common. */
export const subjects: readonly SubjectRule[] = [
  asked(fightOver),
  ...family,
  ...away,
  ...something.map(asked),
  askedOfFairy,
  ...[
    changes,
    visit,
    [sayingSorry, hurting, saidHurtful, eyes],
    body.filter(({ subject }) => !CARE.includes(subject)),
    goodbyes,
    body.filter(({ subject }) => CARE.includes(subject)),
    lostToy,
    night,
    fears,
    together,
    wronged,
    school,
    nursery,
    days,
    [anyTooth],
    joys,
  ]
    .flat()
    .map(asked),
]

/** What a telling of each subject is bound to say: how near a reading comes to what a wish is about is measured by them. */
export const words: Readonly<Record<Subject, string>> = {
  jab: 'injekcia ihla očkovanie pichnúť pichne rameno náplasť odber krv krvi',
  dentist: 'zubár zubárka zub zuby vŕtačka kreslo kaz plomba strojček',
  doctor: 'lekár lekárka doktor doktorka prehliadka čakáreň ambulancia vyšetrenie',
  hospital: 'nemocnica nemocnice nemocnici operácia mandle sestrička posteľ narkóza',
  'tooth-out': 'zub zúbok vypadol kýve vankúš víla medzera',
  'broken-bone': 'sadra zlomená ruka noha kosť barly röntgen',
  'ill-in-bed': 'chorý chorá horúčka teplota kašeľ nádcha kiahne bruško posteľ sirup čaj bolí',
  glasses: 'okuliare sklo očný vidieť vidí nos oko oči',
  allergy: 'alergia orechy lepok mlieko astma inhalátor cukrovka celiakia nesmie jesť inú torta',
  nits: 'vši voš hrebeň vlasy šampón hlava',
  haircut: 'kaderník kaderníčka nožnice vlasy strihanie ostrihať ofina',
  'hair-wash': 'vlasy hlava umývanie umyť voda pena šampón kúpanie vaňa oči sprcha',
  'tooth-brushing': 'zuby zúbky kefka pasta umyť umývanie čistiť',
  eating: 'jesť jedlo ochutnať zelenina polievka tanier lyžica sústo brokolica mrkva jedol',
  dressing: 'obliecť obliekanie šnúrky gombík topánky zips ráno vstávanie',
  tidying: 'upratať upratovanie hračky poriadok neporiadok krabica',
  toilet: 'nočník záchod plienka kakať cikať',
  'bed-wetting': 'mokrá mokré posteľ plachta pyžamo cikať pocikala pocikal noc',
  dummy: 'cumlík dudlík cumle palec rozlúčiť fľaša',
  'nail-cutting': 'nechty necht nožničky prst strihanie',
  dark: 'tma tme svetlo lampička noc zhasnúť zhasnuté strach',
  monster: 'príšera strašidlo bubák duch posteľ skriňa tma strach',
  nightmare: 'sen sny snívalo zlý zlé noc nočná mora zobudiť',
  bedtime: 'spať spánok zaspať posteľ večer vankúš noc unavený',
  'alone-in-bed': 'sám sama spať posteľ izba noc zaspať vlastná',
  thunder: 'búrka hrom blesk hrmí dážď strach',
  noise: 'hluk zvuk hlasný vysávač mixér fén ohňostroj petarda siréna uši',
  dogs: 'pes psa psov psík štekať strach labka hryzie',
  insects: 'pavúk osa včela hmyz chrobák komár pichla štípla strach bzučať',
  water: 'voda vody vlna more bazén vaňa kúpať strach oči tvár',
  swimming: 'plávať plávanie bazén voda rukávniky kurz potopiť',
  heights: 'výška vysoko rebrík preliezka vyliezť strach spadnúť šmykľavka tobogan výťah',
  strangers: 'cudzí cudzia neznámy ľudia mama ruka',
  shyness: 'hanblivý hanbí pozdraviť pozdrav nesmelý dobrý deň hlas schovať povedať',
  'first-day':
    'škola škôlka škôlke škole prvý deň trieda pani učiteľka nastúpiť taška prváčka prvák deti nepozná kamarát',
  'morning-goodbye': 'škôlka škôlke ráno rozlúčiť rozlúčka mama objatie plakať plače dvere',
  reading: 'čítať čítanie kniha písmeno písmená slabiky riadok písmenká hlúpy šikovný múdry',
  writing: 'písať písanie písmeno písmená ceruzka zošit ruka',
  sums: 'počítať číslo čísla matematika príklad násobilka',
  stutter: 'koktať zajakávať slovo povedať logopéd hlas hláska hovoriť r',
  stage: 'vystúpenie besiedka javisko básnička divadlo publikum tréma rola diváci predstavenie',
  test: 'písomka test skúška známka päťka štvorka škola vysvedčenie tabuľa',
  'teacher-leaves': 'učiteľka pani učiteľka tréner odchádza odísť rozlúčka trieda',
  'no-friends': 'kamarát kamarátka kamaráti sám sama priateľ škola hrať',
  quarrel: 'pohádať hádka kamarátka kamarát hnevať zmieriť',
  sharing: 'deliť podeliť hračka hračky požičať moje spolu',
  hitting: 'udrel udrieť biť pobil hryzie hrýzť kopať bolí ruka ublížiť hnev zlosť nahnevaný',
  teasing: 'smiať smejú posmech posmievať smiech slová prezývka',
  'left-out': 'nikto hrať nezobrali sám sama hra bokom nepozvali oslava',
  losing: 'prehrať prehra prehral vyhrať hra kocka koniec druhý posledný',
  'first-in-line': 'prvý prvá rad čakať posledný poradie',
  bragging: 'chvastať vystatovať najlepší chváliť pochváliť',
  lie: 'klamať klamstvo pravda pravdu priznať lož zatajiť',
  stealing: 'ukradol kradnúť zobral zobrala vzal obchod vrátiť cudzie',
  swearing: 'nadávať škaredé slovo slová nadávka drzý odvrávať',
  breaking: 'rozbiť rozbil rozbila pokaziť črepy zlomiť opraviť',
  'said-hurtful': 'povedal povedala škaredé slovo slová mrzí prepáč tučná',
  'friend-moves': 'kamarát kamarátka odsťahovať sťahuje ďaleko list mesto škola rozlúčka',
  'being-different': 'iný iná inak vozík uši autista nepočuje ostatní rovnaký',
  body: 'telo tučný tlstý malý malá vlasy uši pehy zrkadlo škaredý',
  'brand-things': 'mobil telefón značka všetci majú nové topánky hodinky',
  'saying-no': 'nie povedať odmietnuť hranica nechcem stop',
  'saying-sorry': 'prepáč ospravedlniť odpustiť mrzí zmieriť',
  'new-baby': 'bábätko braček sestrička narodil narodila žiarliť mama plače kočík súrodenec',
  sibling: 'brat sestra braček sestrička súrodenec hádka biť hračka',
  'baby-coming': 'bábätko bruško brucho mama čakať narodí braček sestrička pôrodnica',
  'parents-apart': 'mama otec ocko dva domovy rozvod víkend rozišli rodičia byt hádajú',
  'parent-away': 'mama ocko otec služobka cesta práca ďaleko vrátiť chýba telefón kamión',
  'parent-ill': 'mama ocko babka chorá chorý nemocnica choroba rakovina lekár posteľ',
  'grandparent-forgets': 'babka dedko zabúda pamätať spomienka meno starká starký',
  adopted: 'adoptovaný domov rodina mama srdce prišiel detský',
  'death-of-person': 'zomrel zomrela dedko babka smútok spomienka spomínať hrob nebo chýba mama navždy',
  'death-of-pet': 'zomrel uspali pes mačka škrečok spomienka smútok pochovať chýba zvieratko',
  war: 'vojna správy bezpečie mier rakety utiecť',
  prison: 'väzenie otec návšteva list chýba mama dvere',
  'two-languages': 'jazyk jazyky slovo slová anglicky slovensky rozumieť hovoriť',
  money: 'peniaze peňaženka drahé kúpiť euro práca',
  birthday: 'narodeniny torta sviečka oslava darček rok meniny',
  christmas: 'Vianoce Mikuláš Ježiško stromček darček čižma hviezda advent',
  visit: 'návšteva hosť príde prišla prišiel dvere zazvonil teta ujo bratranec sesternica babka dedko',
  holiday: 'dovolenka prázdniny more výlet kufor chata hory tábor pláž zoo',
  journey: 'cesta lietadlo letisko vlak auto kufor letieť cestovať',
  'moving-house': 'sťahovať sťahovanie nový byt dom krabica izba domov',
  'new-room': 'izba nová posteľ stena vlastná postieľka',
  pet: 'psík pes mačka mačiatko zvieratko starať králik škrečok',
  'lost-toy': 'stratil stratila hračka plyšák macko zajačik hľadať nájsť deka',
  waiting: 'čakať čakanie trpezlivosť dočkať teraz hneď dni',
  sport: 'zápas futbal gól súťaž tím preteky medaila tréner korčule tréning',
  bike: 'bicykel bicyklovať kolesá kolieska jazdiť spadnúť kolobežka odrážadlo',
  practising: 'cvičiť klavír gitara flauta husle úloha úlohy učiť hrať noty',
  screens: 'tablet mobil telka televízor obrazovka vypnúť hra video',
  tired: 'unavený unavená deň oddych mrzutý spánok',
  anger: 'zlosť hnev hnevá kričať dupať nahnevaný dýchať záchvat zúriť',
  sadness: 'smutný smutná smútok plakať plače slzy objatie',
  clothes: 'čiapka rukavice bunda sveter oblečenie škriabe ponožky topánky nosiť',
  'growing-up': 'veľký veľká rásť vyrásť malý dospelý',
  perfection: 'chyba chyby dokonalý podariť nepodarilo nevzdať vzdať skúsiť hlúpy šikovný pád spadol vstať',
}
