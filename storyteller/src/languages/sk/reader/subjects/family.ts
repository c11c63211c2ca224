import { settled, subject, unless } from './rule.ts'

/** Who is new in a family. */
const NEW = '(?:babat\\w+|babo|mimin\\w*|brac\\w+|brat\\w*|sestr\\w+|surod\\w+|dvojic\\w*|dvojcat\\w*)'

/** Who is in the maternity ward, and what says so of a hospital. */
const MUM = '(?:mam(?:a|u|e|ou|ka|ku|ina|inka|icka)|zena|zenu|manzelk[au]|dcer[au]|nevest[au])'
const IN_WARD = '(?:je|lezi|ostava|ostala|zostala|este|teraz|od \\w+|uz|dnes|nam|aj s malym|aj s malou|s babatkom)'

const FEW = '(?:\\d+|jeden|dva|dve|tri|styri|pat|sest|sedem|osem|devat|desat|par|niekolko)'
const JUST = '(?:(?:len|iba|uz|asi|ledva|sotva)\\b ?)*'

/** Who may have young ones as well, and is nobody's mother of ours. */
const ANIMAL =
  '(?:mack|macick|suck|suka|fenk|kobyl|kravk|ovc|slonic|medvedic|dracic|krolic|zajacic|morcat|skreck|vlcic|levic|velryb|delfin)\\w*'

/** Death, war, what befalls a family, and who comes into it. The heaviest first: it is what the wish is about, whatever else it says. */
export const family = [
  // Mother in the maternity ward is a child's evening of its own, whether or not it is born.
  unless(
    subject(
      'baby-coming',
      'missing-someone',
      'today',
      new RegExp(`\\b${MUM} (?:${IN_WARD} ){0,3}(?:v|vo) porodnic\\w*|\\b(?:v|vo) porodnici (?:\\w+ ){0,2}${MUM}\\b`),
      new RegExp(
        `\\b${MUM} (?:\\w+ )?(?:v|vo) nemocnic\\w*[^.!?]{0,40}\\b${NEW}\\b|\\b${NEW}\\b[^.!?]{0,40}\\b${MUM} (?:\\w+ ){0,2}(?:v|vo) nemocnic\\w*`,
      ),
      new RegExp(`\\b${MUM} (?:\\w+ ){0,2}(?:rodi\\b|(?:isla|sla|odisla) (?:\\w+ )?(?:rodit|do porodnic\\w*))`),
      /\b(?:isli|sli|odisli|odviez\w*) (?:\w+ ){0,2}(?:rodit|do porodnic\w*)/,
    ),
    new RegExp(`${ANIMAL}|\\b(?:pojde|zajtra ide|bude rodit|chor\\w*|operac\\w*|zlom\\w*|inkubator\\w*)\\b`),
  ),
  settled(
    subject(
      'death-of-person',
      'afraid',
      'always',
      /\b(?:umriem|zomriem|ci (?:\w+ ){0,3}(?:umri|zomri)\w*|kedy (?:\w+ )?(?:umri|zomri)\w*|(?:boji|bal\w*|strach)[^.!?]{0,20}(?:smrt\w*|umri\w*|zomri\w*|umret|zomriet)|co je (?:po )?smrt\w*)\b/,
    ),
    'afraid',
    'sad',
  ),
  settled(subject('death-of-pet', 'died', 'today', /\b(?:nasiel|nasla|nasli)\b[^.!?]{0,25}\bmrtv\w*/)),
  settled(
    subject(
      'death-of-pet',
      'died',
      'past',
      /\b(?:uspal\w*|uspat|utrati\w*)\b.{0,30}\b(?:ps\w+|pes|havk\w+|mac\w+|kocur\w*|krali\w*|skreck\w*|skreco\w*|kon\w*|zver\w*|zvier\w*)/,
      /\b(?:zomrel\w*|umrel\w*|zomrie\w*|umrie\w*|zahynul\w*|uhynul\w*|skapal\w*|zdochl\w*|odisiel|odisla|prisli sme o)\b.{0,30}\b(?:psik\w*|psa|pes|ps\w{1,4}|havk\w+|sten\w+|mack\w*|mac\w+k\w*|kocur\w*|kralik\w*|zajac\w*|zajk\w*|skreck\w*|skrec\w*|ryb\w+|rybick\w*|papag\w+|andul\w+|koryt\w+|morc\w+|morsk\w+ pras\w+|potk\w+|milac\w*|kobyl\w+|konik\w*|zvier\w+|sliep\w+|cinc\w+)/,
      /\b(?:pes|psik|psicek|fenka|macka|macicka|kocur\w*|kralik|zajacik|skrecok|rybicka|papagaj\w*|andulka|korytnacka|morca|morske prasiatko|konik|milacik)\b.{0,40}\b(?:zomrel\w*|umrel\w*|umrie|zomrie|zahynul\w*|uhynul\w*|zaspal\w* navzdy|zaspal\w* na vzdy|uz nie je|zrazilo|v nebi|v nebicku|v psom nebi)/,
      /\b(?:duhov\w* most\w*|psie nebo|psom nebi|psieho neba|macacie nebo)\b/,
    ),
  ),
  settled(
    subject(
      'death-of-person',
      'died',
      'past',
      /\b(?:zomrel\w*|umrel\w*|zomrie\w*|umrie\w*|zomier\w+|zosnul\w*|pohreb\w*|pohrab\w*|pochov(?!a[tl])\w*|pochoval\w* (?:sme|ded\w*|bab[kc]\w*|star\w*|krstn\w*)|umiera\w*|prisli sme o (?:mam|ock|oca|otc|tat|bab|ded|star|krst|brat|sest|bab)\w*|uz nie je medzi nami|uz nie je s nami|odisiel do neba|odisla do neba|odisiel do nebicka|odisla do nebicka|je v nebi\w*|z neba|do nebicka|na cintorin\w*|cintorin\w*|smrt\w*|smutok po|mrtv\w+)\b/,
    ),
    'afraid',
    'missing-someone',
  ),
  subject(
    'prison',
    'missing-someone',
    'always',
    /\b(?:vo? vazeni|vazeni\w*|vazba|vazbe|vo vazbe|v base|basa|odsuden\w*|zavret\w* tat\w*|zavreli)\b/,
  ),
  unless(
    subject(
      'war',
      'afraid',
      'always',
      /\b(?:vojn\w+|vojen\w+|bombard\w*|utek\w* pred|z ukrajiny|utecen\w+|rakety padaju|siren\w*)\b/,
    ),
    /\bnov\w+ (?:chlap|diev|spoluz|kamar|ziak|dieta)\w*/,
  ),
  subject(
    'parents-apart',
    'missing-someone',
    'always',
    /\b(?:rozvied\w*|rozvod\w*|rozvadz\w*|rozisl\w*|rozisiel|rozchadza\w*|rozchod\w*|striedav\w+ starostliv\w+|striedavk\w*|dva domovy|dva domy|dvoch domov\w*|odstahoval\w* sa (?:od nas )?(?:ocko|otecko|otec|tato|tatko|tatino|ocino|oco|mama)|(?:ocko|otecko|otec|tato|tatko|tatino|ocino|oco|mama|mamka|mamina) (?:uz |sa )*(?:s nami |od nas )?(?:nebyva|odisiel od nas|odisla od nas|odstahoval\w*)|nov\w+ (?:ocin|ock|oteck|tatk|tatin|tat)\w*|byvat na dvoch miestach|nov\w+ (?:priatel\w*|frajer\w*|partner\w*|manzel\w*|manzelk\w*)|(?:maminym|mamin|tatov|otcov|ockov) priatel\w*|vikend\w* (?:u|s) (?:ock|otc|oc|tat|mam)\w*|tyzden u (?:mam|ock|otc|oc|tat)\w*)\b/,
    /\b(?:rodicia|mama s (?:ock|otc|oc|tat)\w+|ocko s mam\w+)\b.{0,20}\b(?:hada\w*|krici\w*|nezij\w*|nie su spolu|uz spolu neb\w+|kricia)/,
    /\b(?:hada\w*|krici\w*)\b.{0,12}\brodic\w+|\b(?:po)?hada\w* (?:sme )?sa (?:sme )?s (?:muz|manzel|partner|otc|ock|zen)\w*/,
    /\bmacoch\w*|otcim\w*|nevlastn\w*/,
  ),
  subject(
    'grandparent-forgets',
    'sad',
    'always',
    /\b(?:bab(?!at|o\b|e\b|u\b)\w+|ded\w+|star\w+ (?:mam|otec|otc)\w*|starka|starky|prababk\w+|pradedk\w+)\b.{0,40}\b(?:zabuda|zabudla|zabudol|nespoznava\w*|nespozna\w*|nepamata\w*|nepozna\w*|nevie (?:uz )?(?:kto|ako sa|moje)|pletie (?:sa |si |mena|slova)|demenc\w*|alzheim\w*|alzhajm\w*)/,
    /\b(?:demenc\w*|alzheimer\w*|alzhajm\w*)\b/,
  ),
  settled(
    subject(
      'parent-ill',
      'sad',
      'always',
      /\b(?:mam\w*|ock\w*|ocin\w*|oteck\w*|otec|otc\w+|tat\w*|oco|bab\w+|ded\w+|star\w+ (?:mam|otec|otc)\w*|star[ky]\w*|krstn\w+|bracek|sestrick(?!a mu\b|a jej\b)\w*|brat|sestra)\b (?:(?:sa|je|uz|bude|ma|v|vo|na|musi|musel|musela|ist|isla|isiel|nam|jej|jeho|nasa|mu|velmi|vazne|tazko|teraz|znova|stale|dlho|mesiac|ostat|ostava|zostava|lezi|bol|bola|ide|chodi|celkom)\b ?){0,4}(?:nemocni\w+|chor\w+|ochorel\w*|rakovin\w+|nador\w*|operac\w+|operuju|operoval\w*|chemoterap\w*|chemick\w*|lieci\w*|zlomen\w+|depres\w*|na kapack\w*|inkubator\w*|mrtvic\w*|infarkt\w*|vyhoren\w*)/,
      /\b(?:rakovin\w+|chemoterap\w*)\b/,
      /\b(?:mam\w*|ock\w*|ocin\w*|oteck\w*|otec|tato|tatino|oco)\b.{0,12}\b(?:place|stale spi|smutna|smutny|plakala|plakal)\b/,
      /\bnavstev\w*.{0,20}(?:mam|bab|ded|ock|otc|tat)\w+.{0,12}nemocnic\w+/,
    ),
    'sad',
    'missing-someone',
    'afraid',
  ),

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
        new RegExp(`\\b(?<name>\\w+) ma ${JUST}(?:${FEW} (?:dni|den|tyzdn\\w*|mesiac\\w*)|tyzden|mesiac)\\b`),
        /\b(?:doniesl|priniesl|priviezl)\w* (?:(?:sme|si|nam|nasu|naseho|mal\w+|dnes|vcera|uz)\b ?)*(?<name>\w+) (?:domov|z porodnice|z nemocnice)/,
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
      `\\b(?:tet|krstn|susedk|kamaratk|ucitelk|sesternic|bratranc|bratanec|svagrin)\\w*|\\b(?:ked|kde|odkial|ako) (?:sa|si|som) (?:\\w+ ){0,2}narodil|\\bmlad(?:at|iat)\\w*|${ANIMAL}|\\b(?:psik|pes|sten|krali|kurat|skrec)\\w*|\\bbude\\w* (?:mat|\\w+ doma)|\\bnarodenin\\w*|\\bjezis\\w*`,
    ),
  ),
  unless(
    settled(
      subject(
        'baby-coming',
        'waiting',
        'tomorrow',
        /\bmam\w* (?:(?:ma|uz|nam|rastie)\b ?)+(?:velk\w+ )?brusk\w*|\bnechce (?:mat )?(?:brac\w*|brat(?:a|ov\w*)|sestr\w+|surod\w+|babat\w+)(?= |$|[,.!?])(?! (?:po|ob|za|pr|vi)\w*t\b)/,
        /\b(?:(?:nechce|nechcel\w*) (?:\w+ ){0,3}(?:mali|mame|maju|mat) babatk\w*|bud\w* mat brac\w*|termin\w* (?:porodu )?(?:(?:mame|mam|ma|mala|je|uz)\b ?)*(?:v|na|o|koncom|zaciatkom|do|porod\w*|\d+)|(?:babat|brac|sestr|srdie|mam)\w*[^.!?]{0,30}ultrazvuk\w*|ultrazvuk\w*[^.!?]{0,30}(?:babat|brac|sestr|srdie|mam)\w*|(?:kopl|kopn|kope|pohl|hybe|pohyb)\w*[^.!?]{0,25}(?:brus|bruch|rukou)\w*|tehotn\w*|v brusku|v bruchu|v brusko\w*|pod srdcom|do porodnice|v porodnici|porodnic\w*|rodit|porodi\w*|(?:caka\w*|cakame|nosi) (?:(?:sa|nam|druhe|tretie|stvrte|dalsie|male|este|na|dve|uz)\b ?){0,3}(?:babat\w+|babo|mimin\w*|mimco|brac\w+|dvojic\w*|dvojcat\w*|dievcatk\w+|chlapcek\w*|chlapca|surod\w+|brack\w*|sestrick\w+|prirastok)|(?:bude|budeme) (?:\w+ ){0,2}(?:mat )?(?:\w+ )?(?:velk\w+ (?:brat\w*|brac\w*|sestr\w*|segr\w*)|bracek\w*|bracka|sestrick\w*|babat\w+|babo|starsi\w* (?:brat|sestr)\w*|surod\w+)|(?:narodi\w*|pride) (?:\w+ ){0,2}(?:babat\w+|brac\w*|sestr\w*|surod\w+|dvojick\w*|dvojcat\w*))\b/,
        /\bmamin\w* (?:\w+ )?brus(?:k|c)\w*|\bmam\w* (?:ma|rastie|narast\w*) (?:\w+ )?brus(?:k|c)\w*|\bbabat\w+ (?:\w+ ){0,3}(?:do|v|z) brus\w*|\bdo brus\w* (?:\w+ ){0,3}babat\w+|\b(?:ukaz\w*|fotk\w*|obraz\w*) (?:\w+ ){0,2}ultrazvuk\w*/,
        /\bmam\w* (?:\w+ ){0,3}v \w+\.? mesiaci|\bbude nas (?:\w+ )?(?:styri|styria|pat|piati|sest)\b|\bcisarsk\w*|\bkopk\w*[^.!?]{0,25}\b(?:brus|ruk)\w*/,
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
      `\\b(?:na|po)rodil\\w*\\b|\\bz porodnice\\b|\\bzub\\w*\\b|\\bmotyl\\w*|\\bboli\\b|\\bskvrc\\w*|\\b${ANIMAL} (?:\\w+ ){0,3}(?:tehotn|caka|nosi|v brus)|tehotn\\w* ${ANIMAL}|\\bvlk\\w*`,
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
      /\b(?:mam\w*|ock\w*|vsetci|stale|furt|len|iba|kazdy|nikto|cas)\b[^.!?]{0,20}\b(?:s|pri|okolo|koji\w*|dojci|nosi|venuje\w*|stara sa o|obdivuje\w*|kvoli|na) (?:nas\w+ |mal\w+ |nov\w+ )?(?:babat\w+|babo|bab[ou]m?|mimin\w*)\b/,
      /\b(?:mam\w*|ock\w*)\b[^.!?]{0,25}\b(?:koji\w*|dojci\w*|nosi|venuje\w* sa|stara sa o|kvoli) (?:nas\w+ )?mal(?:eho|emu|ej|u|ou|ym)\b/,
      /\b(?:stuch\w*|buch\w*|udrel\w*|udier\w*|bije|bil\w*|stip\w*|uhryz\w*|hryz\w*|kop\w*|stlac\w*|budi\w*|zobud\w*|ublizu\w*|ubliz\w*)\b[^.!?]{0,20}\b(?:babat\w+|babo|mimin\w*)\b/,
      /\b(?:je|uz je|ze je|som|stala sa|stal sa|z (?:nej|neho) je|ma byt|byt) (?:\w+ )?(?:velk(?:a|y|ou|ym)|starsi\w*) (?:sestr\w*|brat\w*|brach\w*)/,
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
      /\bmam\w* (?:\w+ ){0,3}(?:s|pri|na|koji|dojci|nosi) mal\w{1,4} (?<name>\w+)/,
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
    /\bbabatk\w* (?:slon|drak|dinos|medv|opic|zviera|sov|kotul|mysk|zajac|jez|vlk|lev|tig|velr|tulen|tucn)\w*|\b(?:slon|drak|dinos|medved|opic|sov|velryb|tulen|tucniak)\w* babatk\w*|\bporodnick\w* babatk|\bbabatk[oa] (?:pre|do) |\bo (?:malom |malej )?babatk|\bbrusk|\bbruch|\bcaka\w*|\bbud(?:e|eme)\b|\bdvojick\w* (?:\w+ ){0,4}(?:do|v) (?:\w+ ){0,2}(?:tried|skol|skolk)\w*/,
  ),
  subject(
    'adopted',
    'other',
    'always',
    /\b(?:adopt\w*|osvoj\w*|z detskeho domova|detsk\w+ domov\w*|pestun\w*|nahradn\w+ rodin\w*|profesional\w+ rodic\w*)\b/,
  ),
  unless(
    subject(
      'parent-away',
      'missing-someone',
      'always',
      /\b(?:mam\w*|ock\w*|ocin\w*|oteck\w*|otec|otc\w+|tat\w*|oco|rodicia)\b.{0,40}\b(?:sluzob\w*|sluzbe\w*|sluzbu|nocn\w+ (?:sluzb\w*|smen\w*|zmen\w*)|nocn\w+|v zahranici|v nemecku|v rakusku|v anglicku|v cesku|na turnus\w*|turnus\w*|v praci (?:dlho|do noci|stale|cele dni)|odcestoval\w*|odletel\w*|odcestuj\w*|odchadza|je prec|bude prec|nie je doma|nebude doma|kamion\w*|pracuje v|robi v|na misi\w*|na tyzdnovk\w*|na montaz\w*|za pracou|do (?:nemeck|rakusk|anglick|svajciarsk|norsk|kanad|zahranic)\w*|na vojne|na sustreden\w*|konferenci\w*|na skoleni\w*)/,
      /\b(?:vratila|vraciam|nastupila|nastupujem|idem) (?:som )?(?:sa )?(?:naspat |spat )?do (?:prac|robot)\w*/,
      /\b(?:chyba|chybal?a?|chybaju|smutno|cnie|cnelo)\b.{0,25}\b(?:mam\w*|ock\w*|ocin\w*|oteck\w*|otec|otc\w*|tat\w*|oco|rodic\w*)/,
      /\b(?:mam\w*|ock\w*|ocin\w*|oteck\w*|otec|tat\w*|oco)\b.{0,25}\b(?:chyba|chybala|chybal)\b/,
      /\b(?:mam\w*|ock\w*|ocin\w*|oteck\w*|otec|tat\w*|oco)\b.{0,30}\b(?:sa vrati|vrati sa|pride az|pridu az|uvidime az|vracia sa)/,
    ),
    /\b(?:skolk|jasl)\w*|\bmamin(?:om|ej)\b/,
  ),
  subject(
    'two-languages',
    'learn',
    'always',
    /\bpo (?:anglick|nemeck|madarsk|ukrajinsk|rusk|cesk|taliansk|spanielsk|vietnamsk|romsk)\w+\b[^.!?]{0,40}\bpo slovensk\w+|\bpo slovensk\w+\b[^.!?]{0,40}\bpo (?:anglick|nemeck|madarsk|ukrajinsk|rusk|cesk|taliansk|spanielsk|vietnamsk|romsk)\w+/,
  ),
  unless(
    subject(
      'two-languages',
      'learn',
      'always',
      /\b(?:dvojjazyc\w*|bilingval\w*|dva jazyky|dvoma jazykmi|dvoch jazyk\w*|inym jazykom|inym jazyk\w+|nerozumie\w* (?:im )?po (?:slovensk|anglick|nemeck|madarsk)\w+|nerozumie jazyk\w*|nevie po (?:slovensk|anglick|nemeck|madarsk)\w+|(?:hovor\w+|rozprav\w+) (?:s \w+ )?(?:len |iba )?po (?:anglick|slovensk|nemeck|madarsk|ukrajinsk|rusk|cesk|taliansk|spanielsk|vietnamsk|romsk)\w+|cudz\w+ jazyk\w*|nov\w+ jazyk\w*)\b/,
    ),
    /\b\w*stahuj\w*/,
  ),
  subject(
    'money',
    'sad',
    'always',
    /\b(?:nemame (?:na to )?(?:peniaz\w*|penaz\w*|dost penaz)|malo penaz\w*|peniaze|penaz(?!enk)\w*|prisiel o pracu|prisla o pracu|nemoze\w* si dovolit|je to drahe|nemame na)\b/,
  ),
]
