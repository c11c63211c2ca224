import type { SubjectRule } from '../../../../craft/lexicon.ts'
import { settled, subject, unless } from './rule.ts'
import { OTHERS_TOOTH, tooth } from './tooth.ts'

/** Who cries before a needle is on the way to it. */
const tended = (rule: SubjectRule) =>
  settled(rule, 'going-to', 'afraid', 'proud', 'refuses', 'hurt', 'teased', 'waiting')

/** The body and those who tend it, and what is done for it every day. */
export const body = [
  tended(
    subject(
      'jab',
      'going-to',
      'always',
      /\b(?:injekc\w*|injekec\w*|ockova(?:n|c|l|t)\w*|ihl(?:a|y|u|ou|am|ami)|ihiel|preockov\w*|vakcin\w*|vakcinac\w*|odber\w* krvi|(?:na|po) odber\w*|krv budu brat|bra\w* (?:jej |mu )?krv|pichn\w*|pichat|pichaj\w*|kanyl\w*|inzulin\w*)\b/,
    ),
  ),
  ...tooth,
  unless(
    settled(
      subject(
        'tooth-out',
        'proud',
        'today',
        /\b(?:vypad\w*|vytrh\w*|stratil\w*|vykyv\w*|vyp?liesk\w*|prisiel o|prisla o|uz nema|vybil\w*|vyrazil\w*|zlomil\w*|odlomil\w*)\b.{0,40}\b(?:zub\w*|zubk\w*|zubec\w*|zubisk\w*)/,
        /\b(?:zub\w{0,4}|zubk\w*|dvojk\w*|jednotk\w*)\b.{0,25}\b(?:vypad\w*|je vonku|von|uz nema|vytrhl\w*|vytrhn\w*)/,
        /\bzub\w+ vil\w*|vil\w+ zub\w+/,
        /\b(?:pre|z|s)hlt\w*\b.{0,20}\bzub\w*|\bzub\w*\b.{0,15}\b(?:pre|z|s)hlt\w*/,
        /\bnema (?:\w+ )?(?:predn\w+ |horn\w+ |doln\w+ )zub\w*/,
        /\b(?:bezzub\w*|nov\w+ zub\w*|prv\w+ (?:mliec\w+ )?zub\w*|mliec\w+ zub\w*)/,
      ),
      'afraid',
      'lost',
      'sad',
    ),
    new RegExp(
      `\\b(?:nechce (?:\\w+ )?vypad\\w*|nie a nie vypad\\w*|kyve|kyva\\w*|kyva sa|hybe|viklav\\w*|este nevypad\\w*|vrta\\w*|umyva(?!dl)\\w*|cist\\w+|zubark\\w*|zubar\\w*)\\b|${OTHERS_TOOTH}`,
    ),
  ),
  unless(
    settled(
      subject(
        'tooth-out',
        'waiting',
        'always',
        /\b(?:kyve\w*|kyva\w*|hybe\w*|vikl\w*|rozkyvan\w*)\b.{0,30}\bzub\w*/,
        /\bzub\w*.{0,30}\b(?:kyve\w*|kyva\w*|hybe\w*|vikl\w*|nechce vypad\w*|este nevypad\w*)/,
        /\b(?:nevypad\w*|nechce\w* (?:\w+ )?vypad\w*)\b.{0,20}\bzub\w*/,
      ),
      'afraid',
      'proud',
      'refuses',
    ),
    new RegExp(OTHERS_TOOTH),
  ),
  unless(
    tended(
      subject(
        'dentist',
        'going-to',
        'always',
        /\b(?:zubar\w*|zubn\w+ (?:lekar\w*|doktor\w*|ambulanc\w*|prehliadk\w*)|zubaric\w*|vrta\w* (?:mu |jej )?zub\w*|plomb\w*|trha\w* zub\w*|trhani\w* zub\w*|strojcek\w*|rovnatk\w*|zubn\w+ kaz\w*|kaz na zub\w*|na zuby k)\b/,
        /\b(?:vrta\w*|vyvrta\w*|trha\w*)\b.{0,10}\bzub\w*/,
      ),
    ),
    new RegExp(OTHERS_TOOTH),
  ),
  subject(
    'broken-bone',
    'hurt',
    'past',
    /\b(?:zlomen\w*|zlom(?:il|ila|i|it)\w* (?:si|ruk\w*|noh\w*|prst\w*|klucn\w*|zapast\w*)|sadr\w*|barl\w*|ortez\w*|dolaman\w*)\b/,
  ),
  settled(
    subject(
      'hospital',
      'hurt',
      'past',
      /\bpo (?:\w+ )?operaci\w*|\b(?:bol|bola) (?:\w+ )?na operaci\w*|\boperoval(?:i|a) (?:ho|ju|mu|jej)|\b(?:ho|ju|mu|jej) operoval\w*|\bvybrali (?:mu|jej) \w+|\bvratil\w* sa z nemocnic\w*/,
    ),
    'afraid',
    'proud',
    'refuses',
    'teased',
    'sad',
  ),
  tended(
    subject(
      'hospital',
      'going-to',
      'tomorrow',
      /\b(?:nemocni\w*|operac\w*|operova\w*|operuj\w*|operater\w*|mandl\w*|narkoz\w*|hospitaliz\w*|vybera\w* mandl\w*|kapack\w*|infuz\w*|na lozkov\w+)\b/,
    ),
  ),
  settled(
    subject(
      'allergy',
      'cannot',
      'always',
      /\b(?:alerg\w*|celiak\w*|bezlepk\w*|lepok|lepku|laktoz\w*|intoleranc\w*|astm\w*|inhalator\w*|cukrovk\w*|diabet\w*|nemoze (?:jest|mat) (?:mliek\w*|orech\w*|orie\w*|vajc\w*|lep\w*|sladk\w*|cokolad\w*|tort\w*)|ekzem\w*)\b/,
    ),
    'afraid',
    'proud',
    'teased',
    'sad',
    'left-out',
  ),
  settled(
    subject('nits', 'ill', 'today', /\b(?:vsi|vos|vsami|vsiam|hnid\w*|zavsiven\w*|vsivav\w*|odvsiv\w*)\b/),
    'teased',
    'afraid',
  ),
  unless(
    subject(
      'glasses',
      'new',
      'always',
      /\b(?:vidi zle|zle vidi|nevidi (?:dobre )?na tabul\w*|okuliar\w*|dioptr\w*|okularnik\w*|okluzor\w*|zalepen\w* ock\w*|zalepen\w* ok\w*|naplast na oc?k\w+|nalepk\w* na oc?k\w*|ocn\w+ (?:lekar\w*|doktor\w*)|ocn(?:ej|u|a))\b(?! babk)/,
    ),
    /\b(?:rozbil|zlomil|polamal|zlamal|pokazil|znicil|stupil|sadol|sadla|zhodil|schoval)\w*\b[^.!?]{0,30}\bokuliar\w*|\bokuliar\w*\b[^.!?]{0,20}\b(?:rozbil|zlomil|polamal|zlamal|pokazil)\w*/,
  ),
  subject('nail-cutting', 'refuses', 'always', /\b(?:necht\w*)\b/),
  unless(
    tended(
      subject(
        'haircut',
        'going-to',
        'always',
        /\b(?:kadern\w*|holic\w*|strihan\w* vlas\w*|striha\w* vlas\w*|ostriha\w*|ostrih\w* |strihani\w*|strihat(?! necht))\b(?!.{0,14}necht)/,
      ),
    ),
    // Done to somebody, or to what nobody's hairdresser cuts; or for an illness.
    /\b(?:chemo\w*|rakovin\w*|onkolog\w*|leukem\w*|vypada\w* vlas\w*|vlas\w* (?:\w+ )?vypada\w*)\b|\b(?:o|od)stri(?:hal|hol|hl)a? (?:\w+ ){0,2}(?:sestr|brat|kamarat|kamosk|spoluz|sused|babik|plys|pudl|psovi|psik|mack|dedk|babk|mam[eu]|kvet)\w*|\b(?:sestre|sestricke|bratovi|brackovi|kamarat\w*|kamoske|spoluz\w*|babik[eu]|psovi|psikovi|macke|dedkovi|babke|mame|ockovi) (?:\w+ ){0,2}(?:o|od)stri(?:hal|hol|hl)/,
  ),
  subject(
    'hair-wash',
    'refuses',
    'always',
    /\b(?:umy\w*|um[iy]va\w*|oplach\w*|myt\w*)\b.{0,16}\b(?:vlas\w*|vlask\w*|hlav\w*)/,
    /\b(?:vlas\w*|hlav\w*)\b.{0,12}\b(?:umy\w*|um[iy]va\w*|myt|mydl\w*|sampon\w*)/,
    /\bsampon\w*|\bvod\w*[^.!?]{0,12}do oci[^.!?]{0,20}umyv\w*|\bcesa\w* (?:sa|vlas\w*)|\bcese sa\b|\bucesa\w*|\brozcesa\w*|\bcesan\w*/,
    /\b(?:kupa(?!lisk)\w*|okupat|kupan\w*|vykupat|sprchov\w*|sprch\w*)\b/,
  ),
  unless(
    subject(
      'tooth-brushing',
      'refuses',
      'always',
      /\b(?:umy\w*|um[iy]va\w*|cist\w*|vycist\w*)\b.{0,16}\bzub\w*/,
      /\bzub\w*\b.{0,16}\b(?:umy\w*|um[iy]va\w*|cist\w*|vycist\w*)/,
      /\bzubn\w+ (?:kefk\w*|past\w*)|\bkefk\w* na zub\w*/,
    ),
    /\b(?:klam|oklam|zaklam|luh|cigan)\w*/,
  ),
  // What was is only why the morning is hard.
  unless(
    settled(
      subject(
        'ill-in-bed',
        'ill',
        'today',
        /\b(?:horuck\w*|teplot(?:a|u|y|ami)|chrip\w*|angin\w*|kasl\w*|kasel|nadch\w*|soplik\w*|sopl\w*|kiahn\w*|antibiot\w*|bol(?:i|ia) (?:ho |ju )?(?:brus\w*|bruch\w*|hrdl\w*|hrd\w*|usk\w*|usi|ucho|hlav\w*)|boli (?:ho|ju) \w*(?:brus|hrdl|usk|uch|hlav)\w*|vracia|zvracia\w*|hnack\w*|sirup\w*|lieky|liek|zapal\w*|virozk?\w*|virus\w*|sarlach\w*|marod\w*|chory|chora|chore|choruck\w*|chorlav\w*|ochorel\w*|je nam zle|je (?:mu|jej) zle|prechladn\w*|grcal\w*|grca|covid\w*|karanten\w*|rota\w*|osypk\w*)\b/,
      ),
      'refuses',
      'afraid',
      'left-out',
      'sad',
      'going-to',
      'bored',
    ),
    /\bskolk\w*\b[^!?]{0,60}\b(?:plac\w*|plak\w*|odtrh\w*|nechce\w*)|\bpo (?:\w+ ){0,2}(?:chorob|zapal|chripk|angin|kiahn|maroden)\w*[^!?]{0,60}\bskolk/,
  ),
  tended(
    subject(
      'doctor',
      'going-to',
      'always',
      /\b(?:doktor\w*|lekar\w*|k lekark\w*|k pediat\w*|pediat\w*|preventivk\w*|preventivn\w*|prehliadk\w*|ambulanc\w*|na vysetren\w*|vysetren\w*|na kontrol\w*|poradn\w*|logoped\w* vysetren\w*|rontgen\w*|psycholog\w*)\b/,
    ),
  ),
  settled(
    subject(
      'bed-wetting',
      'did-wrong',
      'always',
      /\b(?:nepocik\w*|pocik\w*|nepocura\w*|such\w+ (?:postel|pyzam|plienk|plachta|noc)\w*|(?:mal\w*|stala sa (?:mu|jej)) (?:\w+ )?nehod\w* (?:na zachod|v skol|v nohavic|v postel)\w*|(?:cika|cura|pocikava) (?:sa|si)|sa (?:este |stale |v noci )*(?:cika|cura|pocikava)|pocurav\w*|pocura\w*|pomocuj\w*|pomocil\w*|mokr\w+ (?:postel\w*|pyzam\w*)|cik\w* (?:do|v) postel\w*|cika do|cure do)\b/,
    ),
    'proud',
    'afraid',
  ),
  unless(
    subject(
      'toilet',
      'learn',
      'always',
      /\b(?:nocnik\w*|odplienk\w*|plienk\w*|plien\w*|na zachod\w*|zachod\w*|kaka(?!o|a|u|e)\w*|kakat|vykaka\w*|nechce (?:\w+ )?cikat|cika do|wc|na wecko|wecko|toalet\w*|splachovan\w*)\b/,
    ),
    /\bhanbi\w*|\bboji sa (?:opytat|povedat|prihlasit)|\bboji\w* [^.!?]{0,20}(?:v noci|v tme|po tme)|(?:v noci|v tme|po tme)[^.!?]{0,20} boji\w*/,
  ),
  subject(
    'dummy',
    'letting-go',
    'today',
    /\b(?:vzdal\w* sa (?:flas|plien)\w*|pije (?:\w+ )?z flas\w*|cuml\w*|cumel\w*|dudl\w*|cuca\w* pal\w*|palec do ust|cmula\w*|odvyka\w* od (?:flas\w*|dojcen\w*|prs\w*)|flask\w* na noc|dojcen\w*|odstav(?!aj)\w*|kojen\w*)\b/,
  ),
  unless(
    settled(
      subject(
        'eating',
        'refuses',
        'always',
        /\b(?:nechce\w*|odmieta\w*|nebude|neznasa|nelubi|nema rad\w*|nepapa|neje|neochutna|nejie|nezje)\b.{0,22}\b(?:jest|papat|papa|jedlo|zelenin\w*|ovoci\w*|poliev\w*|brokol\w*|mrkv\w*|obed\w*|ranaj\w*|veceru|veceri\w*|veceru|maso|ochutna\w*|zje\w*|hrasok|spenat\w*|mliek\w*|ryb(?:u|y)|ryz\w*|zemiak\w*|omack\w*|kas\w*|nic ine)/,
        /(?<!\b(?:t-?rex|tyranos|dinosaur|drak|vlk|zralo|krokodil|lev|upir|obr|medved)\w*,? (?:co|ktor\w+) )\b(?:je|jedol|jedla|jedava|papa|zje|pije) (?:len|iba|akurat|jedine)\b/,
        /\b(?:zelenin|maso|masa|ryby|brokol|mrkv|poliev|ovoci|spenat|hras|zemiak|ryz|vajick|mliek)\w* (?:nechce|odmieta|neje|neznasa|nezje|nenavidi)(?: ani \w+)?\b/,
        /\b(?:vyberav\w*|mlsn\w*|prebera\w* sa v jedle|nejedl\w*|zle je|neochutna\w*|nic neje\w*|nejedol|nejedla|nechce jest|pri jedle|pri stole|jedenie|jedenim|nov\w+ jedl\w*|zelenin\w*|spenat\w*|brokolic\w*)\b/,
      ),
      'afraid',
      'learn',
      'wants',
      'proud',
      'teased',
      'sad',
    ),
    /\b(?:schud\w*|chudn\w*|tucn\w*|tlst\w*|anorex\w*|bulim\w*|hladuj\w*|hladovk\w*|kalori\w*|zvracia po|sondu?|sondou)\b/,
  ),
]
