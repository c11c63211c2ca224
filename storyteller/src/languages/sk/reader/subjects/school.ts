import { settled, subject, unless } from './rule.ts'

const SCHOOL =
  '(?:skol(?:a|y|e|u|ou|ky|ke|ku|kou|ka)|skolk\\w*|jasl\\w*|skolsk\\w+ klub\\w*|druzin\\w*|tried\\w*|predskol\\w*|prvac\\w*|prvak\\w*|prv\\w+ tried\\w*|materska|materskej|gymnazi\\w*|vyucovan\\w*)'

/** Nursery and school. */
export const school = [
  subject(
    'stage',
    'refuses',
    'today',
    /\b(?:nechce|odmieta)\w*\b[^.!?]{0,20}\b(?:tancovat|spievat|recitovat|vystup\w*)\b|\b(?:besied\w*|vystup\w*|javisk\w*)\b[^.!?]{0,20}\b(?:nechce|odmieta)\b/,
  ),
  subject(
    'stage',
    'afraid',
    'tomorrow',
    /\b(?:besied\w*|vystup\w*|vystupuj\w*|predstaven\w*|divadl\w*|akademi\w*|recit\w*|basnick\w*|basen|basne|trem\w*|javisk\w*|podi\w{1,3}|na podi\w*|koncert\w*|solo|spieva\w* pred|tancuje pred|pred (?:vsetk\w+|ludmi|publik\w+|celou (?:triedou|skolou))|vianocn\w+ (?:akademi|program)\w*|hlavn\w+ rol\w*|rolu|uloh\w+ v divad\w*|prednes\w*|prezentaci\w*|referat\w*|rozlucka so skolk\w*)\b/,
  ),
  settled(
    subject(
      'test',
      'proud',
      'past',
      /\b(?:prv\w+|dostal\w*|doniesl\w*|doniesol|priniesl\w*|priniesol) (?:\w+ )?(?:jednotk|pochval)\w*/,
    ),
    'teased',
    'jealous',
  ),
  settled(
    subject(
      'test',
      'sad',
      'past',
      /\b(?:dostal|dostala|doniesol|doniesla|priniesol|priniesla|mal|mala) (?:\w+ ){0,2}(?:patku|petku|stvorku|trojku|pat(?:ku|orku)|gulu|zl\w+ (?:znamk|vysvedcen)\w*)/,
    ),
    'afraid',
    'did-wrong',
  ),
  subject(
    'test',
    'afraid',
    'tomorrow',
    /\b(?:pisomk\w*|pise? (?:test\w*|pisomk\w*)|test(?:u|y|om|e)?|skus\w{0,2}k\w*|skusan\w*|prijimac\w*|diktat\w*|preskus\w*|odpoved\w* pri tabul\w*|pri tabuli|monitor\w*|testovan\w*|vysvedcen\w*|znamk\w*|znamok|patk\w+|stvork\w+|trojk\w+|dvojk\w+ z|petku|gul\w{1,2} z)\b/,
  ),
  settled(
    subject(
      'teacher-leaves',
      'missing-someone',
      'today',
      /\b(?:ucitel\w*|triedn\w+|vychovavatel\w*|asistent\w*|trener\w*|pani ucit\w*)\b[^.!?]{0,30}\b(?:(?<!\bked )odchad\w*|odid\w*|odisl\w*|konci|skonci\w*|nebude|ide na matersk\w*|matersk\w+ dovolenk\w*|ide prec|lucime|luci)\b/,
      /\b(?:odchad\w*|odid\w*|odisl\w*|konci|skonci\w*|lucime sa s|rozluc\w*)\b[^.!?]{0,30}\b(?:ucitel\w*|vychovavatel\w*|asistent\w*|trener\w*)/,
      /\b(?:ucitel|trener)\w*\b[^.!?]{0,12}\b(?:vymenil|zmenil)\w*|\b(?:vymenil|zmenil)\w*\b[^.!?]{0,12}\b(?:ucitel|trener)\w*/,
    ),
  ),
  unless(
    subject('teacher-leaves', 'new', 'today', /\bnov\w+ (?:pani )?(?:ucitel\w*|trener\w*|asistent\w*|vychovavatel\w*)/),
    /\bsatn\w*|\bneodchadz\w*|\brozluc\w*|\bluci(?:t|me)?\b|\bplac\w* (?:\w+ )?(?:ked|pri) (?:\w+ )?odch\w*|\bodch\w*\b[^.!?]{0,12}\bplac\w*/,
  ),
  unless(
    subject(
      'morning-goodbye',
      'sad',
      'always',
      /\bmava\w*[^.!?]{0,25}\b(?:skolk|jasl)\w*|\b(?:skolk|jasl)\w*[^.!?]{0,25}\bmava\w*|\b(?:chytil|drzal|drzala|chytila)\w* (?:sa )?(?:\w+ )?(?:rukava|kabata|nohy|nohavic)\w*[^.!?]{0,60}\b(?:ucitelk\w*|odlep\w*)|\bodlep(?:it|ila|ovala)\b|\bv satni\b[^.!?]{0,60}\b(?:boli|bolelo|nechc\w*|plac\w*)/,
      /\b(?:rano|kazde rano|rana|rozluc\w*|luci\w*|lucen\w*|odchadza\w*|nechce ma pustit|odovzdav\w*|drzi sa ma|pri dverach|scen[ay]?)\b[^.!?]{0,30}\b(?:skolk\w*|skole|jasl\w*|satni)/,
      /\b(?:skolk\w*|jasl\w*|satn\w+)\b[^.!?]{0,30}\b(?:place\w*|plac\w*|rozluc\w*|luci\w*|nechce (?:ist|chodit|ostat|zostat)|drzi sa|za mam\w*|kric\w*|rano)/,
      /\b(?:place\w*|plac\w*|nechce (?:ist|chodit|ostat|zostat))\b[^.!?]{0,30}\b(?:skolk\w*|jasl\w*|do skoly)/,
      /\b(?:zase|zas|znova|opat)\b[^.!?]{0,15}\b(?:do skolk|do jasl|v skolk)\w*|\bpo prazdnin\w*[^.!?]{0,25}\bskolk\w*/,
      /\b(?:skolk\w*|jasl\w*)\b[^!?]{0,90}\b(?:(?:cak\w*|sedel\w*|pozeral\w*) (?:\w+ ){0,3}na (?:mam|ock|nas|mna)\w*|(?:odtrh\w*|odliep\w*|odtiah\w*|vytrh\w*)|(?:vis(?:i|el|ela) (?:na mne|na mame|mi)))/,
      /\bsatn\w*\b[^.!?]{0,40}\b(?:drz\w*|nech?ce\w*|plac\w*|plak\w*)|\bdrzi (?:sa |mi |ma )+(?:za )?(?:noh\w*|kabat\w*|ruk\w*|bund\w*)|\bplac\w* (?:\w+ )?ked odchadz\w*/,
      /\b(?:drzi sa (?:ma|mamy)|nechce (?:ma|mamu|ocka|otca|babku) pustit)\b/,
      /\brozluc\w* (?:\w+ )?(?:s|so) (?:mam|ock|otc|tat|rodic)\w*/,
      /\b(?:ostat|zostat|ostava|zostava) (?:tam |bez )+(?:mam|ock|nas)\w*/,
    ),
    /\b(?:prv\w+ (?:den|krat|raz)|zajtra|nastup\w*|prvykrat|v prirode)\b/,
  ),
  settled(
    subject(
      'first-day',
      'going-to',
      'tomorrow',
      new RegExp(
        `\\b(?:prv\\w+ (?:den|raz|dni|krat|tyzden)|prvykrat|prvy krat|nastup\\w*|zacina\\w*|zacne\\w*|zacal\\w*|ide do prv\\w+|pojde do prv\\w+|nov\\w+|zapis\\w*|prestup\\w*|po prazdninach|adaptac\\w*|zvyka\\w*|prechod\\w*|zmenil\\w*|pojde|bude chodit|ideme|sa tesi)\\b[^.!?]{0,25}\\b${SCHOOL}\\b`,
      ),
      new RegExp(`\\b(?:od (?:septembr|pondelk|zajtr|jesen)\\w*|v septembri|zajtra)\\b[^.!?]{0,25}\\b${SCHOOL}`),
      new RegExp(
        `\\b${SCHOOL}\\b[^.!?]{0,20}\\b(?:prvykrat|prvy krat|prv\\w+ (?:den|raz)|nastup\\w*|po prazdninach|zacina|od (?:pondelk|septembr|zajtr)\\w*|v (?:pondelok|septembri))`,
      ),
      /\bprvac\w*|\bprvak\w*|\bbude skolak\w*|\bbude skolack\w*|\bskolsk\w+ task\w*|\baktovk\w*|\badaptac\w*/,
      new RegExp(`\\b(?:boj\\w+|strach|nechce (?:ist|chodit))\\b[^.!?]{0,14}\\b${SCHOOL}`),
    ),
    'afraid',
    'refuses',
    'waiting',
    'sad',
    'proud',
  ),
  subject(
    'reading',
    'cannot',
    'always',
    /\b(?:ked cita|cita (?:len|po|pomaly|zle|nahlas)|preskakuje (?:slov|pism)\w*|cita(?:t|nie|nim|ni|nia|niu|l|la)|precita\w*|nevie cit\w*|slabik\w*|pismenk\w*|pismen\w*|abeced\w*|dyslex\w*|dyslek\w*|nasl?epo cita|necita)\b/,
  ),
  unless(
    subject(
      'writing',
      'cannot',
      'always',
      /\b(?:pisat|pise|pisani\w*|napisat|pisal\w*|dysgraf\w*|pismo|skared\w+ pise|pismenk\w*|pletie si \w* ?(?:pismen|b a|p a|d a)\w*|skrabe|diktat\w*|lavak\w*|lavack\w*|lavou rukou|(?:pletie|myli|zamiena|vymiena) si (?:pismen\w*|b|d|p)\b|podpisat|(?:napis|podpis)\w* (?:si )?svoje meno)\b/,
    ),
    /\bcita\w*/,
  ),
  subject(
    'sums',
    'cannot',
    'always',
    /\b(?:matemat\w*|matik\w*|nasobilk\w*|pocita(?:t|nie|nia|nim|la|l)|priklad\w*|scitav\w*|odcitav\w*|delen\w*|dyskalkul\w*|cisla|cisiel|cislam\w*|zlomk\w*)\b/,
  ),
  subject(
    'no-friends',
    'left-out',
    'always',
    /\bhra(?:va|ju)? sa (?:\w+ ){0,2}(?:sam|sama)\b|\b(?:vzdy|stale|furt|casto) (?:je |sedi |stoji |sa hra )?(?:sam|sama)\b|\bsa (?:\w+ )?hra(?:va)? (?:\w+ )?(?:sam|sama)\b|\bnema (?:sa )?s kym/,
  ),
  unless(
    subject(
      'no-friends',
      'wants',
      'always',
      /\b(?:nema|nemal|nemala|nenas\w*|nevie si najst|nevie najst|chce|tuzi|hlada|hladat|chcel\w* by|bez|novych|noveho|novu|najst si|najst|potrebuje|mat)\b[^.!?]{0,18}\b(?:kamarat\w*|kamos\w*|priatel\w*|kamaratstv\w*)/,
      /\b(?:sam|sama|osamel\w*|samot\w*)\b[^.!?]{0,20}\b(?:v skole|v skolke|cez prestavk\w*|na dvore|v triede|na ihrisku|sedi|hra)/,
    ),
    /\b(?:pohad\w*|odstah\w*|stah\w*|udrel\w*|buchol\w*|buchl\w*|nehra|smej\w*|nechce s)\b/,
  ),
]
