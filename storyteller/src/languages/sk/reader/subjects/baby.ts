import { MUM, settled, subject, unless } from './rule.ts'

/** Who is new in a family. */
const NEW = '(?:babat\\w+|babo|mimin\\w*|brac\\w+|brat\\w*|sestr\\w+|surod\\w+|dvojic\\w*|dvojcat\\w*)'

/** Who is in the maternity ward, and what says so of a hospital. */
const MOTHER = `(?:${MUM}|zena|zenu|manzelk[au]|dcer[au]|nevest[au])`
const IN_WARD = '(?:je|lezi|ostava|ostala|zostala|este|teraz|od \\w+|uz|dnes|nam|aj s malym|aj s malou|s babatkom)'

const FEW = '(?:\\d+|jeden|dva|dve|tri|styri|pat|sest|sedem|osem|devat|desat|par|niekolko)'
const JUST = '(?:(?:len|iba|uz|asi|ledva|sotva)\\b ?)*'

/** Who is not yet born, or only just. */
const BABY = '(?:babat\\w+|babo|mimin\\w*|mimco|brac\\w+|sestric\\w+|surod\\w+|dvojic\\w*|dvojcat\\w*)'
const MOVES = '(?:kopl|kopn|kope|kopk|pohl|pohn|hybe|pohyb)\\w*'

/** Whose baby is none of the child's family. */
const ELSEWHERE =
  '\\b(?:tet(?:a|e|y|u|ou|k\\w+|usk\\w+)|krstn\\w+|sused\\w*|kamaratk\\w*|kamosk\\w*|ucitelk\\w*|sesternic\\w*|kralovn\\w*|princezn\\w*|herecka|spevacka) (?:\\w+ ){0,3}(?:ma|mala|caka|cakala|nosi|narodil\\w*|narodi|porodi\\w*|tehotn\\w*|bude mat|rodi)\\b'

/** Who is born on a farm, and in a basket. */
const YOUNG_ANIMAL =
  '\\b(?!babat|dievcat|dvojcat|trojcat|chlapcat|vnucat)(?:\\w{2,}(?:iatk|atk)(?:o|a|u|y|am|ami)|\\w{2,}(?:iatok|atok|atiek)|(?:tel|zrieb|jahn|sten|kozl|kur|kurc|pras|hus|kac|slonc|levic|tigric|medvied|mac|vlc|liscat)(?:a|ata|at|iat|iata)\\b|(?:motyl|skreck|zajac|zajk|kralik|psik|mys[ki]|jez(?:k|c)|vtac|holub|sliep|konik|kravick|kozi|oveck)\\w*)'

/** Who may have young ones as well, and is nobody's mother of ours. */
const ANIMAL_MOTHER =
  '(?:mack|macick|suck|suka|fenk|kobyl|kravk|ovc|slonic|medvedic|dracic|krolic|zajacic|morcat|skreck|vlcic|levic|velryb|delfin)\\w*'
/** A baby that never came, and the evening on which mother is away to have one. */
export const lyingIn = [
  // A baby that never came is mourned, and neither awaited nor looked for.
  settled(
    subject(
      'death-of-person',
      'died',
      'past',
      /\bpotrat(?:il\w*|om|u)?\b/,
      new RegExp(
        `\\b(?:(?:pris(?:iel|la|li)|prichadz\\w*) (?:\\w+ ){0,2}o (?:nase |nasho |nasu )?${BABY}|stratil\\w* (?:\\w+ ){0,2}?(?:babatk\\w*|babo|mimin\\w*|dvojick\\w*|dvojcat\\w*))\\b`,
      ),
      new RegExp(`\\bo (?:nase |nasho )?${BABY} (?:\\w+ ){0,2}pris(?:iel|la|li)\\b`),
      /\bbabat\w+[^.!?]{0,60}\b(?:nenarodi\w*|prestalo (?:\w+ )?bit|neprezil\w*)|\bsrdiecko (?:\w+ ){0,2}prestalo\b/,
    ),
    'afraid',
    'sad',
    'missing-someone',
  ),
  // Mother in the maternity ward is a child's evening of its own, whether or not it is born.
  unless(
    subject(
      'baby-coming',
      'missing-someone',
      'today',
      new RegExp(
        `\\b${MOTHER} (?:${IN_WARD} ){0,3}(?:v|vo) porodnic\\w*|\\b(?:v|vo) porodnici (?:\\w+ ){0,2}${MOTHER}\\b`,
      ),
      new RegExp(
        `\\b${MOTHER} (?:\\w+ )?(?:v|vo) nemocnic\\w*[^.!?]{0,40}\\b${NEW}\\b|\\b${NEW}\\b[^.!?]{0,40}\\b${MOTHER} (?:\\w+ ){0,2}(?:v|vo) nemocnic\\w*`,
      ),
      new RegExp(`\\b${MOTHER} (?:\\w+ ){0,2}(?:rodi\\b|(?:isla|sla|odisla) (?:\\w+ )?(?:rodit|do porodnic\\w*))`),
      /\b(?:isli|sli|odisli|odviez\w*) (?:\w+ ){0,2}(?:rodit|do porodnic\w*)/,
    ),
    new RegExp(`${ANIMAL_MOTHER}|\\b(?:pojde|zajtra ide|bude rodit|chor\\w*|operac\\w*|zlom\\w*|inkubator\\w*)\\b`),
  ),
]

/** Who is born, who is to be, and who is jealous of it. */
export const births = [
  // What is born is not on its way, whatever else the wish says of the maternity ward.
  unless(
    settled(
      subject(
        'new-baby',
        'new',
        'today',
        new RegExp(`\\b(?:na|po)rodil\\w*\\b[^.!?]{0,40}\\b${NEW}\\b|\\b${NEW}\\b[^.!?]{0,40}\\b(?:na|po)rodil\\w*\\b`),
        /\b(?:na|po)rodil\w* (?:sa |nam |mu |jej |sme ){1,3}|\bsa (?:nam|mu|jej|im) (?:\w+ )?narodil\w*|\b(?:mam|zen|manzelk|dcer|nevest)\w* (?:\w+ ){0,2}porodil\w*/,
        /\bchcel\w* (?:\w+ ){0,2}(?:brat|brac|chlap|sestr|dievc)\w*[^.!?]{0,15}\b(?:a|ale|no|lenze) (?:\w+ )?(?:je to|to je|mame|prisl\w*|prisiel|dostal\w*)/,
        new RegExp(
          `\\b(?<name>\\w+) ma ${JUST}(?:${FEW} (?:dni|den|tyzdn\\w*|mesiac\\w*)|tyzden|mesiac)(?= a\\b| ale\\b| [,.;!?]|[,.;!?]|\\s*$)`,
        ),
        /\b(?:doniesl|priniesl|priviezl)\w* (?:(?:sme|si|nam|nasu|naseho|mal\w+|dnes|vcera|uz)\b ?)*(?<name>\w+) (?:domov(?=[,.;!?]| a\b|\s*$)|(?:domov )?z (?:porodnice|nemocnice))/,
        /\bdomov (?:sme |si |nam )*(?:doniesl|priniesl|priviezl)\w* (?:si |nam |mal\w+ )*(?<name>\w+)/,
        new RegExp(
          `\\b${NEW} (?:(?:je|mame|maju|uz|nase|nas|konecne|od \\w+)\\b ?)*(?:doma|na svete)\\b|\\b(?:doma|na svete) (?:(?:je|mame|maju|uz|od \\w+)\\b ?)+(?:nov\\w+ |mal\\w+ )?${NEW}\\b`,
        ),
        /\bod \w+ (?:mame|maju|je) doma (?:(?:uz|aj|nas\w*|mal\w+)\b ?)*(?<name>\w+)/,
        new RegExp(
          `\\bod (?:\\w+ )?(?:pondel\\w*|utork\\w*|stredy|stvrtk\\w*|piatk\\w*|sobot\\w*|nedel\\w*|vcera\\w*|dneska) (?:ma|mame) (?:\\w+ )?${NEW}\\b|\\b(?:ma|mame) od (?:pondel\\w*|utork\\w*|stredy|stvrtk\\w*|piatk\\w*|sobot\\w*|nedele|vcera\\w*|dneska) (?:\\w+ )?${NEW}\\b`,
        ),
        /\b(?:doniesl|priniesl|priviezl)\w* (?:(?:sme|si|nam|domov|uz|dnes|vcera)\b ?)+mal(?:u|eho)(?= a |[,.!?]|$| domov| z )|\bprva noc (?:doma )?(?:s|so) (?:babat|brac|sestr|mal[ou]|mimin)\w*/,
        /\bdoma (?:(?:nam|uz|stale|od \w+)\b ?)*(?:place|reve|vrieska|vresti|krici) (?<name>\w+)/,
        /\bnovorod\w*|\bsestonedel\w*|\bpo porode\b/,
      ),
      'jealous',
      'sad',
      'proud',
      'did-wrong',
      'left-out',
      'wants',
    ),
    new RegExp(
      `\\b(?:tet|krstn|susedk|kamaratk|ucitelk|sesternic|bratranc|bratanec|svagrin)\\w*|\\b(?:ked|kde|odkial|ako) (?:sa|si|som) (?:\\w+ ){0,2}narodil|\\bmlad(?:at|iat)\\w*|${ANIMAL_MOTHER}|${YOUNG_ANIMAL}|\\b(?:psik|pes|sten|krali|kurat|skrec|utulk|utulok|chovatel|veterin|kralovn|princezn)\\w*|\\bbude\\w* (?:mat|\\w+ doma)|\\bnarodenin\\w*|\\bjezis\\w*`,
    ),
  ),
  unless(
    settled(
      subject(
        'baby-coming',
        'waiting',
        'tomorrow',
        /\bnechce (?:mat )?(?:brac\w*|brat(?:a|ov\w*)|sestr\w+|surod\w+|babat\w+)(?= |$|[,.!?])(?! (?:po|ob|za|pr|vi)\w*t\b)/,
        /\b(?:(?:nechce|nechcel\w*) (?:\w+ ){0,3}(?:mali|mame|maju|mat) babatk\w*|bud\w* mat brac\w*|termin\w* porod\w*|termin\w* (?:(?:mame|mam|ma|mala|je|uz)\b ?)*(?:v|na|koncom|zaciatkom|do) (?:\w+ )?(?:januar|februar|marec|marc|april|maj|jun|jul|august|septemb|oktob|novemb|decemb|vianoc|jar|let|jesen|zim)\w*|(?:babat|brac|sestr|srdie|mam)\w*[^.!?]{0,30}ultrazvuk\w*|ultrazvuk\w*[^.!?]{0,30}(?:babat|brac|sestr|srdie|mam)\w*|tehotn\w*|pod srdcom|do porodnice|v porodnici|porodnic\w*|rodit|porodi\w*|(?:caka\w*|cakame|nosi) (?:(?:sa|nam|druhe|tretie|stvrte|dalsie|male|este|na|dve|uz)\b ?){0,3}(?:babat\w+|babo|mimin\w*|mimco|brac\w+|dvojic\w*|dvojcat\w*|dievcatk\w+|chlapcek\w*|chlapca|surod\w+|brack\w*|sestrick\w+|prirastok)|(?:bude|budeme) (?:\w+ ){0,2}(?:mat )?(?:\w+ )?(?:velk\w+ (?:brat\w*|brac\w*|sestr\w*|segr\w*)|bracek\w*|bracka|sestrick\w*|babat\w+|babo|starsi\w* (?:brat|sestr)\w*|surod\w+)|(?:narodi\w*|pride) (?:\w+ ){0,2}(?:babat\w+|brac\w*|sestr\w*|surod\w+|dvojick\w*|dvojcat\w*))\b/,
        new RegExp(
          `\\b${MUM} (?:(?:ma|uz|nam|rastie|narast\\w*)\\b ?)+(?:\\w+ )?brus[kc]\\w*|\\bmamin\\w* (?:\\w+ )?brus[kc]\\w*|\\b${MUM} (?:(?:je|som|uz|teraz|prave)\\b ?)*v (?:prv|druh|tret|stvrt|piat|siest|siedm|osm|deviat|\\d)\\w*\\.? mesiaci`,
          // Who is in there, and kicks.
        ),
        new RegExp(
          `\\b(?:${BABY}|${MUM}|moj\\w*|dievcatk\\w*|chlapcek\\w*|niekto)\\b[^.!?]{0,40}\\bv bru(?:sk|ch)\\w*|\\bv bru(?:sk|ch)\\w*[^.!?]{0,40}\\b(?:${BABY}|${MUM}|moj\\w*|dievcatk\\w*|chlapcek\\w*|niekto)\\b`,
        ),
        new RegExp(
          `\\bbrus[kc]\\w*[^.!?]{0,40}\\b(?:babat\\w+|babo|mimin\\w*|brac\\w+|sestric\\w+) (?:\\w+ ){0,2}${MOVES}|\\b(?:${BABY}|${MUM})\\b[^.!?]{0,30}\\b${MOVES}[^.!?]{0,25}\\b(?:do ruky|do dlane|rukou|v brus\\w*)|\\b${MOVES}[^.!?]{0,25}\\b(?:mi v|mamin\\w*|mame v|mame do) ?(?:brus|ruk|bruch)\\w*`,
        ),
        /\bbabat\w+ (?:\w+ ){0,3}(?:do|v|z) brus\w*|\bdo brus\w* (?:\w+ ){0,3}babat\w+|\b(?:ukaz\w*|fotk\w*|obraz\w*) (?:\w+ ){0,2}ultrazvuk\w*/,
        /\bbude nas (?:\w+ )?(?:styri|styria|pat|piati|sest)(?! (?:na|v|pri|v\w|z)\b)\b|\bcisarsk\w+ (?:rez|porod)\w*|\bcisarak\w*/,
        new RegExp(`\\bnarodi (?:\\w+ ){0,3}${NEW}\\b`),
        /\btesi\w* (?:\w+ )?na (?:babat\w+|bracek\w*|bracka|sestrick\w+|mimin\w*|surodenc\w*)/,
        /\b(?:caka(?:me|ju)?|nosim|bude) (?:uz )?(?:druhe|tretie|stvrte|dalsie)(?: dieta| do partie)?(?=[,.!?]| a\b|$)/,
        /\bpribud\w+ (?:(?:nam|u nas|k nam|im|do rodiny|doma|aj)\b ?)*(?:babat\w+|babo|mimin\w*|brac\w*|sestr\w*|surod\w+|dalsi\w* (?:clen|dieta)\w*|novy clen)/,
        new RegExp(
          `\\b${NEW} (?:(?:je|mame|uz|nase)\\b ?)*na ceste\\b|\\bna ceste (?:(?:je|mame|uz|aj)\\b ?)*(?:\\w+ )?${NEW}\\b`,
        ),
        new RegExp(
          `\\b(?:bude\\w* mat|budu mat|maju mat|mame mat|dostane) (?:\\w+ ){0,2}${NEW}\\b|\\b${NEW} (?:\\w+ )?(?:pride|sa narodi|bude|budeme mat)\\b`,
        ),
      ),
      'afraid',
      'jealous',
      'wants',
    ),
    new RegExp(
      `\\b(?:na|po)rodil\\w*\\b|\\bz porodnice\\b|\\bzub\\w*\\b|\\bmotyl\\w*|\\bboli\\b|\\bskvrc\\w*|${ELSEWHERE}|\\b${ANIMAL_MOTHER} (?:\\w+ ){0,3}(?:tehotn|caka|nosi|v brus)|tehotn\\w* ${ANIMAL_MOTHER}|\\bvlk\\w*`,
    ),
  ),
  subject(
    'new-baby',
    'new',
    'today',
    /\b(?:porodila som|som porodila|priniesli z porodnice|prisla z porodnice)\b/,
    /\b(?:doniesl|priniesl|priviezl|prisl|prisiel)\w*[^.!?]{0,25}\bz porodnice/,
    /\b(?:nosi|kojila?|drzi|hojda)\w* (?:\w+ )?(?:na rukach )?mal(?:u|eho) \w+[^.!?]{0,30}\b(?:nelubi|nema rad|ziarl)/,
    /\b(?:doniesl|priniesl|priviezl)\w* (?:(?:sme|si|nam|domov|uz|z porodnice|z nemocnice)\b ?)+(?:\w+ )?(?:babat\w+|babo|dvoj\w+|brac\w*|brat\w*|sestr\w+)/,
    /\b(?:doniesl|priniesl|priviezl)\w* (?:(?:sme|si|nam|domov|uz|z porodnice|z nemocnice)\b ?)+mal\w{1,4} (?<name>\w+)/,
    /\bhra\w* (?:sa )?(?:,? ?)ze je (?:\w+ )?babat\w+|\bhra\w* sa na babat\w+|\bchce byt (?:zas |znova |zase |opat |tiez |aj )*babat\w+/,
    /\bnov\w+ (?:surod\w+|brac\w*|brat\w*|sestr\w*|babat\w+|babo|mimi\w*)/,
    /\b(?:ziarl\w*|odstrc\w+|na druhej kolaji)\b.{0,30}\b(?:bab\w+|brac\w*|brat\w*|sestr\w*|mimi\w*|surod\w+|mladsi\w*|mal\w+)/,
    /\b(?:babat\w+|babo|mimin\w*)\b.{0,30}\b(?:ziarl\w*|place|kric\w+|doma|nema\w* cas|nemame cas|furt|stale|rusi)/,
    /\bnema\w* (?:na (?:neho|nu|mna) )?cas\b.{0,20}\bbab\w+/,
  ),
  settled(
    subject(
      'new-baby',
      'jealous',
      'always',
      // Back with it.
      new RegExp(
        `\\b${NEW}\\b[^.!?]{0,25}\\b(?:vrati\\w*|poslat|posleme|poslali|odnies\\w*|odniest|vymen\\w*|predat|predali|dat prec|dali prec|vyhodi\\w*|naspat|spat do|zobrali prec|uz odis\\w*|kedy (?:uz )?(?:pojde|odide))`,
      ),
      new RegExp(
        `\\b(?:vrati\\w*|poslat|posleme|poslali|poslime|odnies\\w*|odniest|vymen\\w*|predat|predali|vyhodi\\w*|zobrat|dat|dali) (?:\\w+ ){0,2}${NEW}\\b[^.!?]{0,25}(?:nemocnic\\w*|porodnic\\w*|spat|naspat|prec|obchod\\w*|kos\\w*|brusk\\w*|bruch\\w*)`,
      ),
      // What is so since there is somebody new.
      new RegExp(
        `\\b(?:odkedy|odvtedy,? (?:co|ako)|od kedy) (?:(?:je|mame|sa|doma|prisl\\w*|prisiel|prislo|pribud\\w*|narodil\\w*|nam|mal\\w*|k|uz|tu|mu|jej|aj|nas\\w*|nov\\w+)\\b ?)+${NEW}\\b`,
      ),
      /\b(?:mam(?!e?\b|ut|b)\w*|ock\w*|vsetci|stale|furt|len|iba|kazdy|nikto|cas)\b[^.!?]{0,20}\b(?:s|pri|okolo|koji\w*|dojci|nosi|venuje\w*|stara sa o|obdivuje\w*|kvoli|na) (?:nas\w+ |mal\w+ |nov\w+ )?(?:babat\w+|babo|bab[ou]m?|mimin\w*)\b/,
      /\b(?:mam(?!e?\b|ut|b)\w*|ock\w*)\b[^.!?]{0,25}\b(?:koji\w*|dojci\w*|nosi|venuje\w* sa|stara sa o|kvoli) (?:nas\w+ )?mal(?:eho|emu|ej|u|ou|ym)\b/,
      /\b(?:stuch\w*|buch\w*|udrel\w*|udier\w*|bije|bil\w*|stip\w*|uhryz\w*|hryz\w*|kop\w*|stlac\w*|budi\w*|zobud\w*|ublizu\w*|ubliz\w*)\b[^.!?]{0,20}\b(?:babat\w+|babo|mimin\w*)\b/,
      /\b(?:je|som|stala sa|stal sa|ma byt|byt) (?:(?!ako\b)\w+ )?(?:velk(?:a|y|ou|ym)|starsi\w*) (?:sestr\w*|brat\w*|brach\w*)/,
      /\b(?:chce|hra sa na|robi sa|predstiera|tvari sa)\b[^.!?]{0,20}\b(?:babat\w+|babo|mimin\w*)\b/,
    ),
    'jealous',
    'new',
    'sad',
    'did-wrong',
    'wants',
  ),
  settled(
    // Whom nobody needs to present: what stands there has to be a name.
    subject(
      'new-baby',
      'jealous',
      'always',
      /\b(?:odkedy|od kedy) (?:(?:je|mame|doma|prisiel|prisla|pribudl\w*|nam|k|uz|tu|aj|nas\w*|mal\w+|sa narodil\w*)\b ?)+(?<name>\w+)/,
      /\b(?:mame|maju) (?:(?:uz|teraz|tu|doma|nas\w*)\b ?)*(?:mal\w+|\w*mesacn\w+|\w*tyzdnov\w+|novorod\w+|cerstv\w+) (?<name>\w+)/,
      /\bmal\w{1,5} (?<name>\w+) (?:v noci|cel\w+ noc|stale|furt|vecne|kazd\w+ noc|len|iba) (?:\w+ )?(?:place|reve|vresti|krici|plakal\w*)/,
      /\bmam(?!e?\b|ut|b)\w* (?:\w+ ){0,3}(?:s|pri|na|koji|dojci|nosi) mal\w{1,4} (?<name>\w+)/,
    ),
    'jealous',
    'new',
    'sad',
    'did-wrong',
    'wants',
  ),
  subject('new-baby', 'jealous', 'always', /\bziarl\w*\b/),
  // Somebody small of whom nobody says more than what it does.
  unless(
    settled(
      subject(
        'new-baby',
        'new',
        'always',
        /\bbabatk\w*|\bbabo\b|\bmimin\w*|\bmimco\b|\b(?:mal|malick|mladunk)\w{1,4} (?:bracek|brack|brask|brat|sestrick|sestr|seg)\w*|\b(?:bracek|bracka|brackovi|brasko|braska|sestricka|sestricku) (?:\w+ )?(?:spi|len|iba|place|reve|vres|krici|placu|smrd|nevie|nerozprav|pije|papa)\w*|\b(?:doniesl|priniesl|priviezl)\w* (?:sme )?(?:z porodnice|domov z porodnice)|\bdvojick\w*(?! (?:\w+ )?(?:had|bij|skriep|pohad|delia|maju|chc))/,
      ),
      'jealous',
      'sad',
      'proud',
      'did-wrong',
      'left-out',
      'wants',
    ),
    new RegExp(
      `\\bbabatk\\w* (?:slon|drak|dinos|medv|opic|zviera|sov|kotul|mysk|zajac|jez|vlk|lev|tig|velr|tulen|tucn)\\w*|\\b(?:slon|drak|dinos|medved|opic|sov|velryb|tulen|tucniak)\\w* babatk\\w*|\\bporodnick\\w* babatk|\\bbabatk[oa] (?:pre|do) |\\bo (?:malom |malej )?babatk|\\bbrusk|\\bbruch|\\bcaka\\w*|\\bbud(?:e|eme)\\b|\\bdvojick\\w* (?:\\w+ ){0,4}(?:do|v) (?:\\w+ ){0,2}(?:tried|skol|skolk)\\w*|${ELSEWHERE}`,
    ),
  ),
]
