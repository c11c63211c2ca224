import type { SubjectRule } from '../../../../craft/lexicon.ts'
import { settled, subject, unless } from './rule.ts'

/** The night, and what else a child is afraid of. */
const FEAR =
  '(?:(?:ne)?boji\\w*|neboja|nebal\\w*|nebat|boja|bojac\\w*|bojazliv\\w*|bal|bala|bali|bat|strach\\w*|strasi\\w*|desi(?!at)\\w*|vydes\\w*|zlak\\w*|vystras\\w*|panik\\w*|hroz\\w*|plac\\w*|plak\\w*|rozplac\\w*|rozplak\\w*|schov\\w*|zamrz\\w*|trasi\\w*|zasteka\\w*|kric\\w*|nerad\\w*|neznas\\w*|nenav\\w*|nema rad\\w*|odvah\\w*|odvaz\\w*|fobi\\w*|horor|hroza|utek\\w*|nechce|lezie pod|nevlezie|nevojde|neskoci)'
/** Afraid of it, in either order and in one sentence. */
const fear = (of: string): RegExp[] => [
  new RegExp(`\\b${FEAR}\\b[^.!?]{0,40}\\b(?:${of})\\b`),
  new RegExp(`\\b(?:${of})\\b[^.!?]{0,40}\\b${FEAR}\\b`),
]

/** Something that looks or stands there in the dark, whoever's house it is. */
export const eyes = settled(
  subject(
    'monster',
    'afraid',
    'always',
    /\b(?:tm\w*|noc\w*|okn\w*|rohu|postel\w*|bal\w*|boji|strach\w*|zlak\w*)\b[^.!?]{0,50}\b(?:svietiac\w*|zelen\w*|zlt\w*|cerven\w*) oci\b|\b(?:svietiac\w*|zelen\w*|zlt\w*|cerven\w*) oci\b[^.!?]{0,50}\b(?:tm\w*|noc\w*|okn\w*|rohu|postel\w*|bal\w*|boji|strach\w*|zlak\w*|kric\w*)|\b(?:v rohu|v kute|pri dverach|za oknom|pri okne) (?:\w+ )?stoj\w* (?:\w+ )?(?:pan|niekto|chlap|muz|duch|strasid\w*)\b|\bv tme (?:\w+ ){0,3}(?:niec|niek|dup|sucho)\w*|^(?:ma |boji sa )?(?:z )?tie(?:n|na|nov|ne) na (?:sten|strop|zaves)\w*|\btien\w* na (?:sten|strop|zaves)\w*/,
  ),
)

const NOISE =
  '(?:skrab\\w*|skriab\\w*|fun[ei]\\w*|fuc[ia]\\w*|vrz\\w*|skrip\\w*|zaskrip\\w*|sust\\w*|zasust\\w*|suchoc\\w*|suchota\\w*|klop(?!e na (?!okn|dver|strech|sten))\\w*|zaklop\\w*|tuka\\w*|kvapk\\w*|dup(?:e|a|ot)\\w*|buch[ao]\\w*|puk[ao]\\w*|prask[ao]\\w*|huc[ia]\\w*|hrkoc\\w*|dycha\\w*|zavyj\\w*|pist(?!al)\\w*|bubl(?!in)\\w*|hvizd\\w*|zvuk\\w*)'
/** Where one lies and listens. */
const LISTENING =
  '(?:pod (?:\\w+ )?postel\\w*|na (?:poval|pojd|strech)\\w*|v(?:o)? (?:sten|komin|radiator|skrin|rur|potrubi|tm|noci|stan|podkrovi|pivnic)\\w*|po tme|v noci|za (?:oknom|stenou|dverami|skrinou)|vonku|chat\\w*|chalup\\w*|nov\\w+ byt\\w*)'
/** What hangs or stands about and looks like somebody. */
const STANDS = '(?:kabat|bund|zupan|vesiak|zaclon|zaves|obraz|portret|mask|paroh|susiak|kresl|soch|vypchat|zehliac)\\w*'
const SCARED = '(?:boj\\w*|bal[aio]?|strach\\w*|desi|zlak\\w*|vystras\\w*|strasi\\w*)'
const BELOW = '(?:(?:pivnic|kotoln|komor|garaz|kolni)\\w*|sop(?:a|e|y|u|ou)\\b)'
/** To the lavatory at night, and not proudly alone. */
const AFRAID_TO_GO = (() => {
  const said = `(?:${SCARED}|nechce|nejde|nepojde|odmieta|vola|budi|zobudi|svetl\\w*|lampick\\w*|baterk\\w*|tm(?:a|u|ou)\\b|so mnou|s nou|s nim|odprevad\\w*|sprevad\\w*|beha\\w*|utek\\w*)`
  return `(?:(?=.*\\b${said})|(?<=\\b${said}.*))`
})()
/** Nobody whom one knows. */
const UNKNOWN =
  '(?:nieco|niekto|niekoho|cosi|ktosi|strasi\\w*|priser\\w*|oblud\\w*|bubak\\w*|duch(?:a|ov|ovia|om)?|cert\\w*|zombi\\w*|kostliv\\w*|upir\\w*|mumi\\w*|vraj)'
/** Somewhere in the wish: that it is feared, that it is night, or that nobody knows who it is. No sound and no picture is feared without. */
const FEARED = (() => {
  const said = `(?:${SCARED}|${UNKNOWN}|noc(?:i|ou)?\\b|v noci|tm(?:a|y|e|u|ou)\\b|potme|postel\\w*|zasp\\w*|nespi\\w*|nespa\\w*|spat|zhasn\\w*|placu?|plak\\w*|kto to|co to)`
  return `(?:(?=.*\\b${said})|(?<=\\b${said}.*))`
})()
/** Who knocks is known. */
const KNOWN_DOER =
  '\\b(?:sused|suseda|babk|ded|ock|otec|mam|tet|uj|kamarat|brat|sestr|drozd|datel|vtac)\\w* (?:\\w+ ){0,2}(?:za)?(?:klop|buch|pisk|hvizd|tuk|dup)\\w*|\\b(?:za)?(?:klop|buch|pisk|hvizd|tuk)\\w* (?:\\w+ ){0,2}(?:sused|drozd|datel|postar|kurier)\\w*'
const LIVES = '(?:byva|zije|caka|striehne|strasi|sedi)'
/** Who is told of there is nobody's child. */
const MADE_UP =
  /\bo (?!tom\b)(?:\w+ ){1,3}(?:ktor\w+|co)\b|^(?:rozpravk\w* |pribeh\w* )?o (?!tom\b|tme\b|strach\w*|pol\b|(?:tre|stvr|pia|sies)tej|\d)\w+|^nech je tam\b|\b(?:priser\w*|duch|cert|strasid\w*|drak|tien) (?:sa|co sa|, ktor\w+ sa) boj|\bvlastn\w+ tien|\b(?:udrel|buchol|buchl[ai]|trubk|ockov|injekc|vysav|balon|ohnostroj|petard)\w*/

/** From the wish's first word on, so that nobody who is named before is taken for whom it befell. */
const throughout = (...of: string[]) => of.map((one) => new RegExp(`^.*?\\b${one}`))

/** What is seen or heard and is something: a coat, a shadow, a marten in the attic; a cellar in which somebody is said to live; a house without light. */
export const something = [
  unless(
    settled(
      subject(
        'monster',
        'afraid',
        'always',
        /^.*?\btien(?:e|om|a)?\b.{0,40}\bvraj (?:\w+ )?(?<who>uj[oa]\w*)\b/,
        // A grown-up who says what it was is at the child's side.
        new RegExp(
          `^(?=.*\\b${LISTENING}\\b).*?\\b${NOISE}\\b.*\\b(?<whom>otec|ocko|oco|tato|tatino|dedko|dedo|babka|babina|stark[ya]|mama|manzel\\w*) (?:mu |jej |mi |jej na to |mu na to )?(?:pove|vrav|hovor|tvrd)`,
        ),
        /^(?:tie |dve )?oci (?:v tme|za oknom)\b/,
        // Who is at home with the child is named before what opens by itself.
        /^.*?\bs (?<whom>bab\w+|ded\w+|ock\w+|otc\w+|tat\w+|mam\w+)\b.{0,90}\b(?:skrin|dver|dvierk|okn|suplik)\w* (?:\w+ ){0,3}(?:otvar|otvor|zatvar)\w*/,
        ...throughout(
          `tien(?:e|om|a)?\\b[^!?]{0,50}\\b(?:hyb\\w*|pohyb\\w*|natah\\w*|vraj|vyzera\\w*|podob\\w*|${STANDS}|sten\\w*|strop\\w*|${SCARED})\\b`,
          `(?:na|po) (?:sten|strop|zaves)\\w* (?:\\w+ ){0,4}tien(?:e|om|ov|a)?\\b`,
          `(?:${SCARED}|vyzera\\w*|vraj)\\b[^!?]{0,50}\\btien(?:e|om|ov|a)?\\b`,
          `(?:boji|bal[ao]?|strach|desi)\\b(?: sa| ho| ju| ma| z| zo)*(?: \\w+)?(?: \\w+)? ${STANDS}`,
          `${STANDS} ${FEARED}(?:\\w+ ){0,4}(?:vyzera\\w*|vraj|ako (?:pan|ujo|niekto|duch|strasid|priser|medved|vlk))`,
          `vraj (?:\\w+ ){0,3}(?:stoji|sedi|visi) (?:\\w+ ){0,2}(?:medved|vlk|ujo|pan|niekto|duch|strasid|priser|bubak|lev|drak)\\w*`,
          `(?:nieco|niekto|cosi|ktosi) (?:\\w+ ){0,3}${NOISE}\\b`,
          `${NOISE}\\b${FEARED}[^!?]{0,40}\\b${LISTENING}\\b`,
          `${LISTENING}\\b${FEARED}[^!?]{0,40}\\b${NOISE}\\b`,
          `(?:vytah|chladnick|radiator|kotol|potrubi|rur)\\w*${FEARED} (?:\\w+ ){0,3}${NOISE}\\b`,
          `(?:videl|zbadal|tm[aey]|potme|pozera)\\w*\\b[^!?]{0,30}\\b(?:macac\\w*|vlci\\w*|psi[ae]\\w*|svietiac\\w*|dve|tie|nejake) oci\\b`,
          // "Byť" is typed without its marks as well.
          `(?:dom|(?:nov|cel|star|nas|prazdn)\\w+ byt) ${FEARED}(?:\\w+ ){0,2}(?:dycha|zije|vzdych\\w*|vrzga|puka|prask[ao]\\w*)\\b`,
          // By itself: what a child opens alone is opened without "sa".
          `(?:skrin|dver|dvierk|okn|suplik)\\w* (?:\\w+ ){0,3}(?:sa (?:\\w+ ){0,3}(?:otvar|otvor|zatvar)\\w*|(?:otvar|otvor|zatvar)\\w* sa) (?:\\w+ )?sam\\w*`,
          `(?:skrin|dver|dvierk|okn|suplik)\\w* (?:\\w+ )?sa (?:\\w+ )?sam[aeoy] (?:od seba )?(?:otvar|otvor|zatvar)\\w*`,
          `${BELOW}${FEARED} (?:\\w+ ){0,3}${LIVES} (?<whom>\\w+(?: \\w+)?)`,
          `(?:poved|tvrd|vrav|hovor)\\w*,? ze (?:tam )?(?:v|vo) (?:\\w+ )?${BELOW} (?:\\w+ ){0,2}${LIVES} (?<whom>\\w+(?: \\w+)?)`,
          `${LIVES}${FEARED} (?:\\w+ ){0,3}(?:v|vo) (?:\\w+ )?${BELOW}`,
        ),
      ),
    ),
    new RegExp(`${MADE_UP.source}|${KNOWN_DOER}`),
  ),
  unless(
    settled(
      subject(
        'dark',
        'afraid',
        'always',
        ...throughout(
          `(?:${SCARED}|nechce|nejde|nepojde|odmieta)\\b[^.!?]{0,25}\\b(?:do|v|vo) (?:\\w+ )?${BELOW}`,
          `do ${BELOW} (?:\\w+ ){0,3}(?:nechce|nejde|nepojde|boji)\\b`,
          `(?:vypad\\w*|vypl[ia]|vypol|vyhodil\\w*|nejde|nesiel|nesla|isiel|isla|bez) (?:\\w+ ){0,3}(?:prudu?\\b|elektri\\w*|istic\\w*|poistk\\w*)`,
          `(?:prud|elektri\\w*) (?:\\w+ ){0,3}(?:vypad\\w*|vypl[ia]|vypol|nejde|nesiel|nesla)\\b`,
          `zhasl\\w* (?:\\w+ )?(?:ziarovk\\w*|svetl[oa])|^.*?\\bziarovk\\w* (?:\\w+ ){0,3}(?:zhasl\\w*|praskl\\w*|vypalil\\w*)`,
          `o (?:pol )?(?:stvrtej|piatej|tretej|4|5) (?:\\w+ ){0,3}tma\\b`,
          `tma (?:\\w+ ){0,2}(?:uz )?o (?:pol )?(?:stvrtej|piatej|tretej|4|5)\\b`,
          `(?:zobral|vzal|ukradol|zhasol)\\w* (?:\\w+ )?(?:svetlo|slnko)\\b`,
          `(?:kto|kam) (?:\\w+ ){0,3}(?:svetlo|slnko) (?:\\w+ ){0,2}(?:zobral|vzal|ukradol|zmizl|odisl|isl)\\w*`,
          `(?:zachod\\w*|wc|cikat)\\b${AFRAID_TO_GO}[^.!?]{0,30}\\b(?:v noci|po tme|potme|tm[aye])\\b`,
          `(?:v noci|po tme|potme|cez tmu)\\b${AFRAID_TO_GO}[^.!?]{0,40}\\b(?:zachod\\w*|wc|cikat)\\b`,
        ),
      ),
    ),
    new RegExp(`${MADE_UP.source}|\\b(?:pociku\\w*|pocikal\\w*|plienk\\w*|nocnik\\w*|mokr\\w*|plachta)\\b`),
  ),
]

export const night = [
  // A lamp that has to stay on since the storm is one against the dark.
  unless(
    subject('thunder', 'afraid', 'always', ...fear('burk\\w*|burok|hrom\\w*|blesk\\w*|hrm\\w*|bury')),
    /\b(?:bez (?:svetla|lampick\w*|svetielk\w*)|lampick\w*|vypad\w* (?:prud|elektrin)\w*)/,
  ),
  unless(
    subject(
      'monster',
      'afraid',
      'always',
      /\b(?:pod (?:\w+ )?postel\w*|v skrini|za zaves\w*|za dver\w*)\b[^.!?]{0,25}\b(?:niekto|nieco|cosi|ktosi|priser\w*|strasid\w*|bubak\w*|oblud\w*|duch\w*)\b/,
      /\b(?:priser\w*|oblud\w*|strasid\w*|strasiak\w*|bubak\w*|bubo\w*|duch\w*|prizrak\w*|matoh\w*|mumi\w*|cert\w*|zombi\w*|kostliv\w*|upir\w*|cosi|niekto|niekoho|nieco)\b[^.!?]{0,30}\b(?:pod postel\w*|v skrini|v skrinke|za zaves\w*|za dver\w*|v izbe|v noci|v tme|v kupelni|v pivnic\w*)/,
      /\b(?:tien(?:e|ov)?|tien)\b[^.!?]{0,20}\b(?:hyb\w*|pohyb\w*|lez\w*|natah\w*|vyzer\w*)/,
      /\b(?:pod postel\w*|v skrini|za zaves\w*|v izbe|v noci|v tme)\b[^.!?]{0,30}\b(?:tien(?:e|ov|ou)?|priser\w*|oblud\w*|strasid\w*|strasiak\w*|bubak\w*|bubo\w*|duch\w*|prizrak\w*|matoh\w*|cert\w*|zombi\w*|kostliv\w*|upir\w*)/,
      ...fear(
        'priser\\w*|oblud\\w*|strasid\\w*|strasiak\\w*|bubak\\w*|bubo\\w*|duchov|duch[ay]?|matoh\\w*|cert\\w*|carodejnic\\w*|bosor\\w*|strig\\w*|jezibab\\w*|zombi\\w*|upir\\w*|kostliv\\w*|klaun\\w*',
      ),
    ),
    /\b(?:priser\w*|duch|cert|strasid\w*|bubak|drak|klaun|upir|obluda) (?:sa|co sa|ktor\w+ sa|,? co sa|, ktor\w+ sa) boj/,
  ),
  subject(
    'nightmare',
    'afraid',
    'always',
    /\b(?:nocn\w+ mor\w*|zl\w+ sn\w*|zl\w+ sen|skared\w+ s[ne]\w*|strasideln\w+ s[ne]\w*|zle sn\w+|zle sa \w+ sniv\w*|budi\w* sa (?:v noci|s placom|s krikom)|zobudi\w* sa (?:v noci )?s (?:krikom|placom)|v noci (?:kric\w+|place|sa budi)|nocn\w+ des\w*)\b/,
    /\b(?:sniv\w*|snil\w*|prisnil\w*)\b[^.!?]{0,25}\b(?:zl\w+|skared\w*|stras\w*|hrozn\w*|priser\w*|vlk\w*|cert\w*|klaun\w*)/,
  ),
  subject(
    'dark',
    'afraid',
    'always',
    ...fear('tm(?:a|y|e|u|ou|av\\w*)|zhasn\\w*|zhas[ií]n\\w*|po zotmeni'),
    /\b(?:zasviet\w*|rozsviet\w*)\b[^.!?]{0,30}\b(?:spi\w*|spat|zasp\w*|nezasp\w*)|\bv noci\b[^.!?]{0,25}\b(?:zasviet\w*|svietit)/,
    /\b(?:lampick\w+|svetlo|svetiel\w*)\b[^.!?]{0,25}\b(?:svietit|nechat|zasvieten\w*|rozsvieten\w*|celu noc|v noci)/,
    /\bbez (?:svetla|lampicky|svetielka)\b|\bvsade (?:musi\w* |chce |treba )?(?:\w+ )?(?:svieti\w*|zasviet\w*|rozsviet\w*)/,
    /\b(?:svetielk\w*|lampick\w*)\b[^.!?]{0,15}\b(?:pokaz\w*|prask\w*|vypal\w*|nesviet\w*|zhasl\w*)/,
    /\b(?:vypadol prud|vypadok prudu|isiel prud|bez prudu|isla elektrina|nejde (?:prud|elektrina|svetlo))\b|\btma\b[^.!?]{0,80}\b(?:svietiac\w* oci|oci|zbadal\w*|niekto|tien)\b|^tma (?:v|pod|za|na)\b|\b(?:ze|lebo|vraj) (?:je )?(?:tam|v izbe) (?:je )?(?:velka |uplna )?tma\b|\btma\b[^.!?]{0,30}\b(?:sucho\w*|vrz\w*|sust\w*|skrip\w*)/,
    /\bboj\w*\b[^.!?]{0,20}\b(?:v noci|po tme)\b/,
    /\bv noci[^.!?]{0,20}\bboj\w*/,
  ),
  subject(
    'alone-in-bed',
    'afraid',
    'always',
    /\b(?:chod\w+|pride\w*|lezie|prichad\w* v noci|utek\w+|stahuj\w*|behav\w*) (?:\w+ ){0,3}(?:(?:k|ku|do|za) (?:nam|nas\w*|mame|mamine\w*|rodicov\w*)(?: do)?(?: nasej)? ?(?:postel\w*|spaln\w*)?)\b(?! navstev)/,
  ),
  subject(
    'alone-in-bed',
    'learn',
    'always',
    /\b(?:spat|spi|spal\w*|zaspat|zaspav\w*|zaspi|spav\w*|spinkat|spani\w*|prespat|prespi|prespal\w*)\b[^.!?]{0,20}\b(?:sam|sama|same|samostatn\w*|vo svojej|vo svojej izb\w*|vo vlastnej|v svojej|bez (?:mam|ock|otc|nas|tat)\w*|u (?:bab|ded|kamar|star)\w*|v detskej|na poschod\w*)/,
    /\b(?:sam|sama|vo svojej|vo vlastnej|v detskej)\b[^.!?]{0,20}\b(?:spat|spi\w*|spal\w*|zaspat|zaspav\w*|zaspi|spav\w*|v izbe|postel\w*)/,
    /\bsp(?:i|at|ava|inka) (?:len |iba |stale )?(?:s|so) (?:mam|ock|rodic|nami)\w*|\bspi s nami|medzi nami spi|spava s nami|spolu s nami v postel\w*/,
  ),
  subject(
    'bedtime',
    'refuses',
    'always',
    /\b(?:nechce\w*|odmieta\w*|nebude|nie a nie|nevie\w*|neviem\w*|nedoka\w*|neda sa|nemoze|neznasa|problem\w*|tazko|nejde|dlho|dve hodiny|hodiny|hodinu|stale|oddalu\w*|nedar\w*|bojuj\w*|nenavid\w*)\b[^.!?]{0,25}\b(?:spat|spink\w*|spani\w*|zasp\w*|postel\w*|postiel\w*|do postele|lahn\w*|usp\w*|leh\w*)/,
    /\b(?:uspavan\w*|zaspava\w*|zasp[ai]\w*|usp\w*|uspav\w*|spani\w*|spanok|spat|ist spat|do postele|poobedn\w+ spanok)\b[^.!?]{0,20}\b(?:problem\w*|dlho|nevie\w*|nechce\w*|nejde|tazk\w*|neskoro|nedar\w*|nedostaneme|boj|vojna)/,
    /\b(?:usp[ai]\w*|uspav\w*)[^.!?]{0,12}\b(?:trva|hodin)\w*(?: \w+ hodin\w*)?/,
    /\bma ist (?:do postele|spat|spinkat)|\bzaspava (?:az|neskoro|dlho|o)\b|\b(?:vecer\w*|v noci)\b[^.!?]{0,25}\b(?:vystr\w*|blazn\w*|vymysl\w*|vyvadz\w*|skac\w*|plac\w*|stoji)\b/,
    /\b(?:nespi|nespal\w*|ponocuj\w*|nespavost|este jednu rozpravku|este jedna rozpravka|nie je unaven\w*|zaspat|zaspavani\w*)\b/,
  ),
]

/** A child that will not go near what it fears does not refuse: it is afraid. */
const feared = (rule: SubjectRule) => settled(rule, 'afraid', 'proud', 'learn', 'hurt', 'going-to', 'teased')

export const fears = [
  subject(
    'dogs',
    'afraid',
    'always',
    ...fear('ps(?:a|ov|y|i|om|ovi|ami|ik\\w*|oviti|isk\\w*)|pes|havk\\w*|hav|vlciak\\w*|susedovho ps\\w*'),
  ),
  subject(
    'dogs',
    'afraid',
    'always',
    /\b(?:pes|psik|vlciak|psisko)\b[^.!?]{0,25}\b(?:pohryz\w*|uhryz\w*|hryz\w*|skocil\w*|vyskocil\w*|zasteka\w*|steka\w*|napad\w*)/,
    /\b(?:pohryz|uhryz|hryz|skocil|vyskocil|napadol|napadla)\w*\b[^.!?]{0,15}\b(?:pes|psik|vlciak|psisko)\b/,
  ),
  subject(
    'insects',
    'afraid',
    'always',
    ...fear(
      'pavu\\w*|os(?:a|y|ou|am|ami)|os sa|vciel\\w*|vcel\\w*|hmyz\\w*|chrob\\w*|muc?h\\w*|musk\\w*|komar\\w*|(?<!ako )kliest\\w*|mravc\\w*|motyl\\w*|srsn\\w*|srsen\\w*|larv\\w*|cerv\\w*|lienk\\w*|hadov|hady|had|mol\\w{0,3}',
    ),
    /\b(?:os[ay]|vcela|vcielka|srsen|komar)\b[^.!?]{0,20}\b(?:stip\w*|pichl\w*|bodl\w*|dopichal\w*|dostip\w*|postip\w*)/,
    /\b(?:stip\w*|pichl\w*|bodl\w*|postip\w*)\b[^.!?]{0,15}\b(?:os[ay]|vcel\w*|vciel\w*|srsen|komar\w*)/,
  ),
  unless(
    subject(
      'heights',
      'afraid',
      'always',
      ...fear(
        'vysk\\w*|vysok\\w*|rebrik\\w*|preliez\\w*|vylie\\w*|lanovk\\w*|smyk\\w*|kolotoc\\w*|rozhladn\\w*|vez\\w*|lezeck\\w*|skocit|vytah\\w*|tobog\\w*|sklzav\\w*|eskalat\\w*',
      ),
    ),
    /\bzvysk\w*/,
  ),
  unless(
    subject(
      'noise',
      'afraid',
      'always',
      ...fear(
        'vysav\\w*|mixer\\w*|fen\\w*|susic\\w*|hluk\\w*|hluc\\w*|ohnostroj\\w*|petard\\w*|siren\\w*|vrtac\\w*|splach\\w*|zvuk\\w*|buch\\w*|kosack\\w*|hasick\\w* siren\\w*|krik\\w*|vlak\\w*',
      ),
      /\b(?:citliv\w+ na (?:hluk|zvuk)\w*|zapcha\w* usi|slucha?d\w* proti hluk\w*)\b/,
    ),
    /\bbrusk\w*/,
  ),
  unless(
    subject(
      'swimming',
      'learn',
      'always',
      /\b(?:plav(?:at|e|al|ala|ani|ania|anie|anim|aniu|ack\w+|cik\w*|ec)|kurz\w* plav\w*|plavk\w*|rukavnik\w*|koleso na plavan\w*|bazen\w*|skakat do vody|skocit do vody|ponor\w* hlav\w*)\b/,
    ),
    /\b(?:kapitan\w*|lod\w*|kacic\w*|veloryb\w*|velryb\w*|ryb\w*|delf\w*|pirat\w*|labut\w*|tucniak\w*|kacat\w*|kac?k\w*|tule\w*|slon\w*|lev|macka|mack\w*|medv\w*|more|mori|mora)\b/,
  ),
  subject(
    'water',
    'afraid',
    'always',
    ...fear(
      'vod(?:a|y|u|e|ou)|vod|do vody|vlny|vln|mora|more|jazer\\w*|bazen\\w*|vane|sprch\\w*|kupani\\w*|potap\\w*|ponor\\w*',
    ),
    /\b(?:to|uto|skoro sa uto)pil\w*/,
    /\bvod\w*.{0,12}(?:na tvar|v tvari|do oci|v ociach|do tvare)/,
  ),
  subject(
    'strangers',
    'afraid',
    'always',
    ...fear('cudz\\w*|neznam\\w*|teta\\b[^.!?]{0,12}cudz\\w*|stryk\\w*|ujov'),
    /\b(?:cudz\w+|neznam\w+) (?:lud\w*|clovek\w*|uj\w*|pan\w*|tet\w*)/,
    /\b(?:ist|isla|isiel|ide|odist|odide|(?:ne)?(?:chod|rozprav|hovor|bav)\w*) (?:\w+ )?s (?:cudz\w+|neznam\w+|hocikym)/,
  ),
  unless(
    subject(
      'shyness',
      'afraid',
      'always',
      /\b(?:nechce (?:\w+ )?(?:hovorit|rozpravat|prehovorit) (?:v|s|pred)|neprehovor\w*|nehovori v|hanbliv\w*|hanbi sa|sa hanbi|sa hanbit|hanbit sa|nesmel\w*|placha?\b|plachy|ostych\w*|nepozdrav\w*|nepovie (?:\w+ )?(?:dobry den|ahoj|ani)|schova sa za|schovava sa|pozdravi\w*|nehovori (?:s|pred)|nerozprava (?:s|pred|v)|schovava sa za|skryva sa za|boji sa (?:prehovorit|ozvat|pozdravit|opytat|prihlasit|hovorit|rozpravat)|neozve|neprihlasi|introvert\w*|tichucka|mutizm\w*|plachost\w*|hanbit)\b/,
    ),
    /\b(?:ospravedln(?!enk)\w*|prepac\w*|za to,? (?:ze|co)|(?<!\b(?:co|ktor\w+) (?:\w+ )?)(?:klamal|luhal|rozbil|pokazil|znicil|roztrhal|ukradol|ukradla|zjedol|zjedla|udrel|kopol|kopla|pohryz\w+|rozlial|vylial|vypustil|zobral|vzal|schoval|zhodil)[aio]?)\b/,
  ),
].map(feared)
