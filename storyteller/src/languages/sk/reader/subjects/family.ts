import { births, lyingIn } from './baby.ts'
import { MUM, settled, subject, unless } from './rule.ts'

/** An animal of the house, as the one that does something. */
const PET =
  '(?:pes|psik\\w*|psicek|psa|havko|fenk\\w*|kocur\\w*|mack?\\w*|macic\\w*|maciat\\w*|kralik\\w*|skrec\\w*|papag\\w*|andulk\\w*|korytnac\\w*|morca\\w*|zajacik\\w*)'

/** Death, war, what befalls a family, and who comes into it. The heaviest first: it is what the wish is about, whatever else it says. */
export const family = [
  ...lyingIn,
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
      /\b(?:zomrel\w*|umrel\w*|zomrie\w*|umrie\w*|zahynul\w*|uhynul\w*|skapal\w*|zdochl\w*|odisiel|odisla|prisli sme o)\b[^.!?]{0,30}\b(?:psik\w*|psa|pes|ps\w{1,4}|havk\w+|sten\w+|mack\w*|mac\w+k\w*|kocur\w*|kralik\w*|zajac\w*|zajk\w*|skreck\w*|skrec\w*|ryb\w+|rybick\w*|papag\w+|andul\w+|koryt\w+|morc\w+|morsk\w+ pras\w+|potk\w+|milac\w*|kobyl\w+|konik\w*|zvier\w+|sliep\w+|cinc\w+)/,
      /\b(?:pes|psik|psicek|fenka|macka|macicka|kocur\w*|kralik|zajacik|skrecok|rybicka|papagaj\w*|andulka|korytnacka|morca|morske prasiatko|konik|milacik)\b.{0,40}\b(?:zomrel\w*|umrel\w*|umrie|zomrie|zahynul\w*|uhynul\w*|zaspal\w* navzdy|zaspal\w* na vzdy|uz nie je|zrazilo|v nebi|v nebicku|v psom nebi)/,
      // Whatever it is called that happened: it does not come home.
      new RegExp(
        `\\b${PET}\\b[^!?]{0,60}\\b(?:(?:dat|dali?|nechat|nechali?|museli|musime) (?:\\w+ ){0,4}(?:uspat|utratit)|sme (?:\\w+ )?(?:uspali|utratili)|pod (?:auto|vlak|koles|elektrick|autobus)\\w*|(?:sa )?(?:uz )?(?:sa )?nezobudil\\w*|zrazil\\w*|nevratil\\w* (?:sa )?(?:z operac|zo zakrok|od veterin)\\w*)`,
      ),
      /\b(?:zlat\w+ )?(?:rybk|rybick)\w+ (?:je|su|nam je) (?:uz )?prec\b|\b(?:rybk|rybick)\w+ (?:\w+ ){0,2}(?:hore bruchom|bruchom hore)/,
      /\b(?:duhov\w* most\w*|psie nebo|psom nebi|psieho neba|macacie nebo)\b/,
    ),
  ),
  settled(
    subject(
      'death-of-person',
      'died',
      'past',
      /\b(?:zomrel\w*|umrel\w*|zomrie\w*|umrie\w*|zomier\w+|zosnul\w*|pohreb\w*|pohrab\w*|pochov(?!a[tl])\w*|pochoval\w* (?:sme|ded\w*|bab[kc]\w*|star\w*|krstn\w*)|umiera\w*|prisli sme o (?:mam|ock|oca|otc|tat|bab|ded|star|krst|brat|sest|bab)\w*|(?:odisiel|odisla) (?:nam|mu|jej) (?:navzdy|(?:pra)?(?:ded|star|bab)\w*)|uz nie je medzi nami|uz nie je s nami|odisiel do neba|odisla do neba|odisiel do nebicka|odisla do nebicka|je v nebi\w*|z neba|do nebicka|na cintorin\w*|cintorin\w*|smrt\w*|smutok po|mrtv(?!ic)\w+)\b/,
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
    // A small war of every evening, too.
    /\bnov\w+ (?:chlap|diev|spoluz|kamar|ziak|dieta)\w*|\b(?:tablet|telk|telev|mobil|zub|vlas|hlav|hrack|obliek|uprat|spani|spat|jedl|jedeni|necht|kupan)\w* (?:\w+ ){0,2}(?:je|byva|je u nas) (?:\w+ )?vojn\w*|\bvojn\w* (?:o|s|pri|kvoli) (?:\w+ )?(?:tablet|telk|telev|mobil|zub|vlas|hrack|obliek|uprat|spani|jedl|jedeni|necht|kupan)\w*/,
  ),
  subject(
    'parents-apart',
    'missing-someone',
    'always',
    /\b(?:rozvied\w*|rozvod\w*|rozvadz\w*|rozisl\w*|rozisiel|rozchadza\w*|rozchod\w*|striedav\w+ starostliv\w+|striedavk\w*|dva domovy|dva domy|dvoch domov\w*|odstahoval\w* sa (?:od nas )?(?:ocko|otecko|otec|tato|tatko|tatino|ocino|oco|mama)|(?:ocko|otecko|otec|tato|tatko|tatino|ocino|oco|mama|mamka|mamina) (?:uz |sa )*(?:s nami |od nas )?(?:nebyva|odisiel od nas|odisla od nas|odstahoval\w*)|nov\w+ (?:ocin|ock|oteck|tatk|tatin|tat)\w*|byvat na dvoch miestach|nov\w+ (?:priatel\w*|frajer\w*|partner\w*|manzel\w*|manzelk\w*)|(?:maminym|mamin|tatov|otcov|ockov) priatel\w*|vikend\w* (?:u|s) (?:ock|otc|oc|tat|mam)\w*|tyzden u (?:mam|ock|otc|oc|tat)\w*)\b/,
    /\b(?:rodicia|mama s (?:ock|otc|oc|tat)\w+|ocko s mam\w+)\b.{0,20}\b(?:hada\w*|krici\w*|nezij\w*|nie su spolu|uz spolu neb\w+|kricia)/,
    /\b(?:hada\w*|krici\w*)\b.{0,12}\brodic\w+|\b(?:po)?hada\w* (?:sme )?sa (?:sme )?s (?:muz|manzel|partner|otc|ock|zen)\w*/,
    /\bmacoch\w*|otcim\w*|nevlastn\w*/,
    new RegExp(
      `\\b${MUM} (?:\\w+ ){0,2}(?:s|so|a) (?:ock|otc|oteck|ocin|tat)\\w* (?:\\w+ ){0,3}(?:po)?hada\\w*|\\b${MUM} (?:sa )?(?:\\w+ )?(?:po)?hada\\w* (?:sa )?(?:\\w+ )?s (?:ock|otc|oteck|ocin|tat)\\w*|\\b(?:ocko|otec|tato|otecko|ocino) (?:sa )?(?:\\w+ ){0,2}(?:po)?hada\\w* (?:sa )?s ${MUM}|\\b(?:ocko|otec|tato|otecko|ocino) a ${MUM} (?:\\w+ ){0,3}(?:po)?hada\\w*`,
    ),
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
      /\b(?:mam(?!e?\b|ut|b)\w*|ock\w*|ocin\w*|oteck\w*|otec|otc\w+|tat\w*|oco|bab\w+|ded\w+|star\w+ (?:mam|otec|otc)\w*|star[ky]\w*|krstn\w+|bracek|sestrick(?!a mu\b|a jej\b)\w*|brat|sestra)\b (?:(?:sa|je|uz|bude|ma|v|vo|na|musi|musel|musela|ist|isla|isiel|nam|jej|jeho|nasa|mu|po|mal|mala|velmi|vazne|tazko|teraz|znova|stale|dlho|mesiac|ostat|ostava|zostava|lezi|bol|bola|ide|chodi|celkom)\b ?){0,4}(?:nemocni\w+|chor\w+|ochorel\w*|rakovin\w+|nador\w*|operac\w+|operuju|operoval\w*|chemoterap\w*|chemick\w*|lieci\w*|zlomen\w+|depres\w*|na kapack\w*|inkubator\w*|mrtvic\w*|infarkt\w*|vyhoren\w*)/,
      /\b(?:rakovin\w+|chemoterap\w*)\b/,
      /\b(?:mam(?!e?\b|ut|b)\w*|ock\w*|ocin\w*|oteck\w*|otec|tato|tatino|oco)\b.{0,12}\b(?:place|stale spi|smutna|smutny|plakala|plakal)\b/,
      /\bnavstev\w*.{0,20}(?:mam|bab|ded|ock|otc|tat)\w+.{0,12}nemocnic\w+/,
    ),
    'sad',
    'missing-someone',
    'afraid',
  ),
  ...births,
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
      /\b(?:mam(?!e?\b|ut|b)\w*|ock\w*|ocin\w*|oteck\w*|otec|otc\w+|tat\w*|oco|rodicia)\b.{0,40}\b(?:sluzob\w*|sluzbe\w*|sluzbu|nocn\w+ (?:sluzb\w*|smen\w*|zmen\w*)|nocn\w+|v zahranici|v nemecku|v rakusku|v anglicku|v cesku|na turnus\w*|turnus\w*|v praci (?:dlho|do noci|stale|cele dni)|odcestoval\w*|odletel\w*|odcestuj\w*|odchadza|je prec|bude prec|nie je doma|nebude doma|kamion\w*|pracuje v|robi v|na misi\w*|na tyzdnovk\w*|na montaz\w*|za pracou|do (?:nemeck|rakusk|anglick|svajciarsk|norsk|kanad|zahranic)\w*|na vojne|na sustreden\w*|konferenci\w*|na skoleni\w*)/,
      /\b(?:vratila|vraciam|nastupila|nastupujem|idem) (?:som )?(?:sa )?(?:naspat |spat )?do (?:prac|robot)\w*/,
      /\b(?:chyba|chybal?a?|chybaju|smutno|cnie|cnelo)\b.{0,25}\b(?:mam(?!e?\b|ut|b)\w*|ock\w*|ocin\w*|oteck\w*|otec|otc\w*|tat\w*|oco|rodic\w*)/,
      /\b(?:mam(?!e?\b|ut|b)\w*|ock\w*|ocin\w*|oteck\w*|otec|tat\w*|oco)\b.{0,25}\b(?:chyba|chybala|chybal)\b/,
      /\b(?:mam(?!e?\b|ut|b)\w*|ock\w*|ocin\w*|oteck\w*|otec|tat\w*|oco)\b.{0,30}\b(?:sa vrati|vrati sa|pride az|pridu az|uvidime az|vracia sa)/,
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
