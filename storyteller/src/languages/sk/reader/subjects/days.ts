import { lostOwn, lostThing } from './lost.ts'
import { settled, subject, unless } from './rule.ts'

/** A bad night that comes of a toy is about the toy. */
export const lostToy = [
  ...lostOwn,
  settled(
    unless(
      subject(
        'lost-toy',
        'lost',
        'past',
        /\b(?:stratil\w*|stratila sa|stratil sa|zgubil\w*|zabudl\w*|zabudol|nechal\w*|nevie(?:me)? najst|zmizol|zmizla|zmizlo|hlad\w*|prisiel o|prisla o|vypadol mu z kocik\w*|nevieme kde|stratu|strate\w*)\b[^.,!?]{0,25}\b(?:hrack\w*|plys\w*|mac(?:ko|ka|o|a|kom)|medved\w*|zaj(?:ka|o|ko|acik\w*|ac\w*)|babik\w*|psik\w*|opick\w*|deck\w*|decku|dek[uay]\w*|satk\w*|rukavic\w*|ciapk\w*|autick\w*|lop(?:t|at)\w*|slonik\w*|jednoroz\w*|maznac\w*|maznavacik\w*|tulitul\w*|mojkac\w*|mojkanie|kocku|ovecku|tigr\w*|kral\w*|usk\w*|balon\w*)/,
        /\b(?:hrack\w*|plys\w*|mac(?:ko|o)|medved\w*|medvedik|zaj(?:ko|acik)|babik\w*|deck\w*|deka|dinosaur\w*|maznac\w*|plysak\w*)\b[^.!?]{0,25}\b(?:stratil\w*|zmizol|zmizla|zmizlo|z?ostal\w* (?:v|vo|u|na|doma|niekde|pri)\b(?! (?:\w+ ){1,2}sam[ay]?\b)|zabudnut\w*|nevieme najst|nevie najst|strateny|stratena|niekde)/,
      ),
      // A hare that has lost its cap is nobody's toy.
      /^(?:o )?(?:\w+om, |\w+ovi, )?(?:mac(?:ko|o|kovi)|medved\w*|zaj(?:ko|acik\w*|kovi|ac\w*)|psik\w*|dinosaur\w*),?(?: (?:ktor\w+|co))? (?:si |raz )?(?:stratil|zabudol|hlada)\w* (?!sa\b|v\b|na\b|ho\b|ju\b|ten\b)\w+/,
    ),
    'sad',
    'missing-someone',
    'afraid',
  ),
  lostThing,
]

/** Waiting, small duties, joys and moods. */
export const days = [
  settled(
    subject(
      'pet',
      'wants',
      'always',
      /\b(?:chce\w*|tuz\w*|chcel\w*|prosi\w*|zela\w*|praje|prial\w*|sniva\w*|mat|nedovol\w*|ziada|pyta)\b[^.!?]{0,20}\b(?:ps(?:a|ik\w*|icka)|sten\w*|mac(?:ku|icku|iatko|a)|kralik\w*|skreck\w*|zvieratk\w*|zviera|papagaj\w*|rybick\w*|korytnack\w*|morca|potkan\w*|konika|kona|ponika|milacik\w*)\b/,
    ),
    'waiting',
    'refuses',
  ),
  settled(
    subject(
      'pet',
      'new',
      'today',
      /\b(?:nov\w+|kupili|mame|dostal\w*|adoptoval\w*|zobrali sme|priniesli|pribud\w*|doma|utulk\w*)\b[^.!?]{0,20}\b(?:psik\w*|psa|sten\w*|macku|maciatk\w*|macicku|mackou|kralik\w*|skreck\w*|skrecok|zvieratko|papagaj\w*|rybick\w*|korytnack\w*|morca|milacik\w*)\b/,
      /\b(?:stara\w*|starat|kostiek)\b[^.!?]{0,16}\b(?:psik\w*|psa|mac\w*|kralik\w*|skreck\w*|zvier\w*)/,
    ),
    'afraid',
    'learn',
    'jealous',
    'did-wrong',
  ),
  settled(
    subject(
      'sport',
      'contest',
      'past',
      /\b(?:prehral|vyhral)\w*\b[^.!?]{0,25}\b(?:zapas|turnaj|sutaz|futbal|hokej|florbal|pretek)\w*|\b(?:zapas|turnaj|sutaz|pretek)\w*\b[^.!?]{0,20}\b(?:prehral|vyhral)\w*/,
    ),
    'sad',
    'proud',
  ),
  settled(
    subject(
      'sport',
      'contest',
      'tomorrow',
      /\b(?:zapas\w*|turnaj\w*|sutaz\w*|futbal\w*|hokej\w*|florbal\w*|hadzan\w*|basket\w*|volejb\w*|tenis\w*|gymnast\w*|trening\w*|karat\w*|dzudo|judo|preteky|pretek(?:och|y)|olympiad\w*|krasokorcul\w*|atletik\w*|beh na|bezecky|medail\w*|gol(?:y|a|ov)?|brankar\w*|lyziarsk\w+ pretek\w*|telesn\w*|korcul\w*|lyz(?:ovat|uje|ovan\w*)|balet\w*|tanecn\w*|plaveck\w+ pretek\w*)\b/,
    ),
    'afraid',
    'proud',
    'sad',
    'refuses',
    'cannot',
    'learn',
    'going-to',
    'lost',
    'wants',
  ),
  unless(
    settled(
      subject(
        'bike',
        'learn',
        'always',
        /\b(?:bicykl\w*|bicyk\w*|bike|bajk\w*|kolobez\w*|odrazad\w*|koliesk\w* (?:pomoc|na bic)\w*|pomocn\w+ kol\w*|bez koliesok|bez pomocn\w*|korculovat)\b/,
      ),
      'afraid',
      'proud',
      'cannot',
      'refuses',
      'hurt',
      'lost',
      'wants',
      'new',
      'letting-go',
    ),
    /\bukrad\w*/,
  ),
  settled(
    subject(
      'practising',
      'refuses',
      'always',
      /\b(?:(?:cvic\w*|necvic\w*|hra[tlj]?\w*|trenov\w*|nauc\w*|uci\w*|chod\w+)\b[^.!?]{0,16}\b(?:na )?(?:klavir\w*|gitar\w*|husl\w*|flaut\w*|flautick\w*|bicie|bub\w*|trubk\w*|akordeon\w*|harmonik\w*|ukulele)|zusk\w*|hudobn\w+ (?:skol|vychov)\w*|domac\w+ uloh\w*|uloh(?:y|u|ami)|pisanie uloh|ucit sa|nechce sa ucit|nechce cvicit|slov[ií]ck\w*|ucenie)\b/,
    ),
    'learn',
    'cannot',
    'sad',
    'proud',
    'did-wrong',
    'wants',
    'lost',
  ),
  unless(
    settled(
      subject(
        'screens',
        'refuses',
        'always',
        /\b(?:(?:vyp(?:nut|n|in|l|ol)\w*|zhasn\w*) (?:\w+ ){0,2}(?:tablet|mobil|telefon|telk|televiz|pocitac|youtub|rozpravk|xbox|playst|ipad)\w*|ipad\w*|tablet\w*|mobil\w*|telefon\w*|telk\w*|televiz\w*|tv|youtub\w*|jutub\w*|rozpravky v|videi|videa|hrat sa na pocitac\w*|pocitac\w*|playst\w*|obrazovk\w*|tiktok\w*|xbox\w*|netflix\w*|vypnut\w*|pozerat\w*|pozera (?:stale|furt|len)|hry na (?:mobile|tablete|pocitaci))\b/,
      ),
      'wants',
      'quarrel',
      'did-wrong',
    ),
    /\bchyba\w*|\bsmutno\b/,
  ),
  settled(
    subject(
      'dressing',
      'refuses',
      'always',
      /\b(?:(?:boj|vojna|krik|scena|plac) (?:o|s|pri|kvoli) (?:\w+ )?(?:ponoz|oblieka|topan|pancuch|nohavic)\w*|oblie[kc]\w*|obliec\w*|obleci\w*|zaviaz\w*|zavaz\w*|snur\w*|zips\w*|zapin\w*|zapnut|obut|obuv\w*|obuje|prezlie\w*|prezlec\w*|ranne vstavan\w*|vstava\w*|vstat|rano sa nevie|pripravit sa do)\b/,
    ),
    'learn',
    'cannot',
    'proud',
  ),
  settled(
    subject(
      'tidying',
      'refuses',
      'always',
      /\b(?:(?:ne)?uprat\w*|(?:ne)?uprac\w*|(?:ne)?upratuj\w*|upratov\w*|porad(?:ok|ku|iadok)\w*|(?<!v )poriad\w*|neporiad\w*|bordel\w*|odloz\w* (?:si )?(?:hrack|veci|kock)\w*|odklad\w* (?:si )?(?:hrack|veci)\w*|pomah\w* (?:doma|v domacnosti)|domac\w+ prac\w*|ustla\w*|riad umy\w*)\b/,
    ),
    'learn',
    'did-wrong',
  ),
  settled(
    subject(
      'clothes',
      'refuses',
      'always',
      /\b(?:ciapk\w*|rukavic\w*|bund\w*|vetrovk\w*|pancuch\w*|pancusk\w*|sveter\w*|svetr\w*|siat|saty|ponozk\w*|oblecen\w*|topank\w*|papuc\w*|pyzam\w*|nohavic\w*|stitok|stitk\w*|nic na seba)\b[^.!?]{0,30}\b(?:nechce|odmieta|neznasa|skriabe|skrabe|stipe|hryzie|skrtia|nenosi|nebude|tlaci|nenavidi|kric\w*|iba|len)/,
      /\b(?:nechce|odmieta|neznasa|nebude|chce|stale|nosi|len|iba)\b[^.!?]{0,16}\b(?:nosit|obut|dat si|chodit v|nosi)\b[^.!?]{0,16}\b\w+/,
    ),
    'new',
    'cannot',
    'lost',
  ),
  settled(
    subject(
      'waiting',
      'waiting',
      'always',
      /\b(?:nevie\w* (?:sa )?(?:po)?cka\w*|nevie\w* cak\w*|netrpez\w*|trpez\w*|vsetko (?:chce\w* )?hned|chce\w* (?:vsetko|to) (?:hned|teraz)|cakani\w*|cakat|pocka\w*|nedock\w*|nevie sa dockat|tes[ií] sa na|kedy uz|kolkokrat sa (?:este )?vyspi\w*)\b/,
    ),
    'learn',
    'cannot',
  ),
  settled(
    subject(
      'sadness',
      'sad',
      'always',
      /\b(?:mama|mamina|mamka|maminka|mamicka|ocko|otec|otecko|oco|ocino|tato|tatino|ucitelka|babka|dedko)\b (?:\w+ ){0,3}(?:krical|krici|nakrical|prisn|nahneval|vynadal|nadava|potrestal)\w*/,
    ),
    'afraid',
    'learn',
    'did-wrong',
  ),
  settled(
    subject(
      'anger',
      'did-wrong',
      'always',
      /\b(?:zlost\w*|zurivo\w*|hnev(?!an\w* na)\w*|zachvat\w*|vztek\w*|vzteka\w*|vzdor\w*|besn\w*|zuri|zuriv\w*|afekt\w*|nervov\w*|nervac\w*|vybuch\w* (?:od|zlos|hnev)\w*|hadze sa o zem|hodi\w* sa o zem|kric\w* (?:na|a hadze|ked)|krici|jeci\w*|scen\w*|vyvadza\w*|neposluch\w*|neposlusn\w*|zlosti sa|urevan\w*|vrieska\w*|trieska\w*|buch\w* dverami|vzdorovit\w*)\b/,
    ),
    'learn',
    'cannot',
    'sad',
  ),
  settled(
    subject(
      'perfection',
      'cannot',
      'always',
      /\b(?:perfek\w*|dokonal\w*|perfekcion\w*|(?:robit|spravit|urobi\w*|spravi\w*|z|mat) chyb\w*|chyb(?:y|u|a|am|ami) (?:robi|nesmie|sa boji)|ked sa (?:mu|jej) (?:nieco )?nepodar\w*|nepodar\w*|nedar\w*|nevzd\w*|vzdava\w*|vzda sa|hned sa vzda|hned to vzda|vzdat|ked (?:mu|jej) (?:nieco )?nejde|nic (?:mu|jej) nejde|neveri si|nedoveru\w*|sebaved\w*|nie je dost dobr\w*|hovori ze je hlup\w*|ze je hlup\w*|sebadover\w*|netrufn\w*|to nedokaze)\b/,
    ),
    'learn',
    'afraid',
    'sad',
    'refuses',
    'wants',
  ),
  settled(
    subject(
      'tired',
      'sad',
      'today',
      /\b(?:unav\w*|vycerp\w*|pretazen\w*|ospal\w* (?:po|je|dnes)|mrzut\w*|protivn\w*|nevyspat\w*|preunaven\w*|tazky den|dlhy den|narocny den|zly den|kostra v skolke)\b/,
    ),
    'refuses',
    'afraid',
    'waiting',
  ),
  settled(
    subject(
      'growing-up',
      'proud',
      'always',
      /\b(?:uz (?:je|nie je) (?:\w+ )?(?:velk\w*|babat\w*|mal[ya]|dospel\w*)|rast\w*|vyrast\w*|velk\w+ (?:skolk\w*|chlap\w*|dievc\w*|slec\w*)|byt (?:\w+ )?velk(?:y|a|e|ym|ou)\b(?! (?:kamar|pirat|hrdin|rytier|futbal|spevac))|bude velk\w*|ked bude velk\w*|chce byt mal\w*|chce byt babat\w*|nechce vyrast\w*|puber\w*|samostatn\w*|zodpovedn\w*)\b/,
    ),
    'afraid',
    'refuses',
    'wants',
  ),
  settled(
    subject(
      'sadness',
      'sad',
      'always',
      /\b(?:smut\w*|plac(?:e|u|liv\w*)|plak\w*|slz\w*|zosmut\w*|trapi\w*|uplak\w*|sa citi sam\w*|nanic|uzkost\w*|ustrachan\w*|citliv\w*|lutos\w*|boli dusa|nema naladu|depka)\b/,
    ),
    'afraid',
    'left-out',
    'lost',
    'missing-someone',
    'bored',
    'learn',
  ),
]
