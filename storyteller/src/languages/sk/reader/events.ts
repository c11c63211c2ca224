import type { EventRule } from '../../../craft/lexicon.ts'
import type { EventId, Time } from '../../../craft/wish-frames.ts'

const event = (event: EventId, when: Time | undefined, ...match: RegExp[]): EventRule => ({
  ...{ event, match },
  ...(when ? { when } : {}),
})

const BY = '(?:kamarat|priatel|kamos)'

/** The first that fits: what is rare before what many wishes say ("chce", "ide"). */
export const events: readonly EventRule[] = [
  event(
    'learn',
    'always',
    /^(?:(?:prosim|rozpravk\w*|nieco|pribeh) (?:o tom )?,? ?)?(?:ze|aby|nech|treba|netreba) (?!bol)|^o tom,? (?:ze|aby) |\b(?:netreba|pouc\w+|pochop\w*|ponauc\w*)\b/,
  ),
  // Of a theme that is a virtue or a thing of nature by itself.
  event(
    'learn',
    'always',
    /^(?:o )?(?:delen\w+ sa|pomahan\w+|pravd\w+(?: a klamstv\w*)?|klamstv\w*|odvah\w*|trpezlivost\w*|zodpovednost\w*|poriadok|slusnost\w*|vdacnost\w*|skromnost\w*|usilovnost\w*|statocnost\w*|vytrvalost\w*|ohladuplnost\w*|laskavost\w*|dobrota|uprimnost\w*|tolerancia|respekt|hygien\w*|ekologi\w*|recyklov\w*|triedeni\w*|pozdravit|odpustani\w*|emoci\w*)(?: \w+)?$/,
  ),
  event(
    'how-it-works',
    'always',
    /^(?:o )?(?:sopk\w*|vulkan\w*|magnet\w*|vynalez\w*|mravenisk\w*|vcelin\w*|ul|ludsk\w+ telo|telo|planet\w*|slnecn\w+ sustav\w*|cierne diery|cierna diera|vesmirn\w+ stanic\w*|pocasie|elektrin\w*|pokus\w*|chemi\w*|fyzik\w*|gravitaci\w*|zemetrasen\w*|fosil\w*|mineral\w*|mozog|traven\w*|kolobeh\w*.*|dych\w*|krvn\w+ obeh|bakteri\w*|motory|stroje|dialnic\w*|hodiny|svetlo|ozveny?|atom\w*|(?:stavba|vyroba|vnutro) \w+)$/,
  ),
  event(
    'died',
    'past',
    /\b(?:zomrel\w*|umrel\w*|zomrie\w*|umrie\w*|zahynul\w*|uhynul\w*|uspali|zaspal\w* navzdy|pohreb\w*|odisiel do neba|odisla do neba)\b/,
  ),
  event(
    'mystery',
    'today',
    /\bnikto nevie (?:preco|kto|kam|kde|ako)\b/,
    /\bkto (?:to )?(?:zjed\w*|ukrad\w*|vzal\w*|zobral\w*|kradn\w*|berie|je|byva|klop\w*|nechal\w*|posiela\w*|napisal\w*|rozbil\w*|hra)\b/,
    /\b(?:zahad\w*|detektiv\w*|tajomn\w*|tajomstv\w*|vysetr\w*|patra\w*|zmiznut\w*|zmizn\w*|zmizol|zmizla|zmizli|zmizlo|stopy|stopu|sifr\w*|tajn\w+)\b/,
    /\bkam (?:sa )?(?:zmiz\w*|podel\w*|miznu\w*|stratil\w*|stracaju)/,
  ),
  event(
    'become-friends',
    'always',
    new RegExp(
      `\\b(?:spriatel\\w*|skamarat\\w*|zoznam\\w*|(?:stanu|stali|stal|stala|stane) sa (?:\\w+ )?${BY}\\w*|sa (?:stanu|stali|stal|stala) (?:\\w+ )?${BY}\\w*|${BY}stv\\w*|najde (?:si )?(?:\\w+ )?${BY}\\w*|hlada (?:si )?(?:\\w+ )?${BY}\\w*|(?:su|boli|budu|bude|je|byt) (?:\\w+ ){0,2}${BY}\\w*)\\b`,
    ),
  ),
  event('how-it-works', 'past', /^(?:preco|ako|kedy) (?:\w+ ){0,2}(?:vyhynul|vymrel|zil[ai]|vznikl|bol[aio]?\b)\w*/),
  event(
    'how-it-works',
    'always',
    /^(?:(?:prosim|rozpravk\w*|nieco|pribeh|o tom|chcem vediet|vysvetl\w*|pyta sa|zaujima (?:ho|ju)|dcerka sa pyta|syn sa pyta|chce vediet|o|a|ze)[ ,]+)*(?:preco|odkial|ako to ze|ako je mozne|ako funguj\w*|na co (?:je|su|mame)|z coho|naco|kam (?:ide|chod\w+|tecie|mizne)|kde (?:sa beri\w*|spi\w*|konci|byva\w*)|co je|co robi\w*|ako vznik\w*|ako sa (?:robi|vyrab\w*|tvor\w*|rod\w*|meni|stav\w*|dostan\w*|dostava\w*|pestuj\w*|hovori|dorozum\w*|vyliah\w*|natac\w*)|cim (?:sa|to)|kolko|kto vymysl\w*|ci je|ci su)\b/,
    /(?<!\b(?:nechapu?|nechape|nerozumie\w*|nevie\w*|nevedia) )\b(?:preco (?:sa|je|su|ma|maju|nam|mu|nie|musi\w*|treba|padaj\w*|spi\w*|lieta\w*|prsi|svieti\w*|hrmi|snezi|lietadl\w*|mesiac|more|slnko)|ako (?:to )?funguj\w*|ako vznik\w*|odkial sa ber\w*|vysvetl\w*|ako sa (?:robi|vyraba|tvori|rodia|rodi)|ako to chodi)\b/,
    /^ako (?!sa |som |by |keby |na |v |s |ked |to |si |ho |ju |mu |jej |z |zo |do )\w+(?:a|i|e|uje|uju|aju|ia|u)(?: \w+){1,3}$/,
    /^ako (?!.*\b\w{2,}(?:al|il|el|ol|ala|ila|ela|la|ali|ili|li)\b)(?!(?:ide|pride|sa stan|sa skamar|sa spriat)\w*)(?:sa )?(?:\w+ ){1,4}\w+/,
    /^ako (?:\w+ ){1,2}(?:lieta|plava|funguje|jazdi|rast\w*|svieti|vyra\w*|hrmi|pracuje|dycha|vidi|pocuje|chodi)\w*$/,
  ),
  event(
    'wants',
    'always',
    /\b(?:chce|chcel|chcela|chcu|tuzi|tuzil|tuzila) (?:\w+ )?(?:byt (?!vzdy|prv|vsade|najlep|pri |s |so |sam|doma|stale|v )|sa stat |stat sa |lietat|plavat|spievat|tancovat|vidiet|vediet|hrat na)|\b(?:najradsej|radsej) by\b|\b(?:sniva|snival|snivala) o\b/,
  ),
  event(
    'rescue',
    'today',
    /\b(?:zachran\w*|vyslobod\w*|oslobod\w*|vytiahn\w* z|privol\w* pomoc)\b/,
    /\b(?:pomoze|pomozu|pomohol|pomohla|pomohli|pomaha\w*)\b[^.!?]{0,30}\b(?:najst|domov|z |zo |von|opravi|vratit|zranen|chor|stratene|strom)/,
  ),
  event('jealous', 'always', /\b(?:ziarl\w*|zavid\w*)\b/),
  event(
    'teased',
    'always',
    /\b(?:smej\w* sa (?:mu|jej|im|z)|sa (?:mu|jej|im|z (?:neho|nej)) (?:\w+ ){0,2}smej\w*|smiali sa|sa (?:mu|jej|\w+) smiali|smeju sa|posmiev\w*|vysmiev\w*|vysmial\w*|smial\w* sa (?:mu|jej)|sa smial\w*|prezyva\w*|vola(?:ju|l\w*) (?:ho|ju) |(?:ho|ju) vola(?:ju|li)|hovoria (?:mu|jej)|(?:mu|jej) hovoria|z (?:neho|nej) srand|sikan\w*|zosmies\w*|nadavaju (?:mu|jej)|robia si (?:z \w+ )?(?:srand|posmech)\w*|vsetci smiali)\b/,
  ),
  event(
    'left-out',
    'always',
    /\b(?:nezobral\w*|nezavolal\w*|neberu|nikto sa s (?:nim|nou|nimi)|nikto sa (?:s nim |s nou |nechce )|nechcu sa s|nehraju sa s|nepozval\w*|vynechal\w*|vyluc\w*|nevybral\w*|nikto (?:ho|ju|jej|mu) ne\w+|odstrc\w*|odstrk\w*|bokom|s (?:nim|nou) (?:nikto )?(?:ne\w+ ){0,2}(?:nehra\w*|hrat)|nepusti\w* (?:ho|ju))\b/,
  ),
  event(
    'missing-someone',
    'always',
    /\b(?:mam|ock|otec|otc|tat|oco|bab|ded|kamar|kamos|brat|sest|star|rodic|ucitel)\w*\b[^.!?]{0,40}\bchyba\w*|\bchyba\w*\b[^.!?]{0,25}\b(?:mam|ock|otec|otc|tat|oco|bab|ded|kamar|kamos|brat|sest|star|rodic|ucitel)\w*/,
    /\b(?:chyba \w*(?:mam|ock|otc|otec|bab|ded|star)\w*|smutno (?:mu|jej|im|za)?|(?:je|bolo) (?:mu|jej|im) (?:\w+ )*(?:za|smutno)|cnie|cnelo|tuzi po (?:mam|ock|domov)\w*|(?:mam\w*|ock\w*|otec|tat\w*) (?:mu |jej )?(?:chyba\w*))\b/,
  ),
  event(
    'letting-go',
    'today',
    /\b(?:luci(?:me|t|a)? sa (?:s|so) (?:cuml|plien|plys|stars|fl)\w*|(?:cuml\w*|dudl\w*|plienk\w*|flas\w*|postielk\w*|hrack\w*)\b[^.!?]{0,30}\b(?:prec|nechce dat|vzdat|odlozit|dat|odnes\w*|odovzd\w*|vymen\w*|zoberie|rozluc\w*|luc\w*)|rozluc\w* sa s (?:cuml|plien|flas|hrack|postiel|dudl)\w*|odvyk\w*|odnauc\w*|dat prec|dar(?:uje|ovat|ovala|oval) (?:\w+ )?(?:hrack|stare|saty)\w*|uz nepotrebuje|da (?:\w+ )?(?:svoj\w* )?(?:cumli\w*|hrack\w*) (?:vil|babat|prec)\w*)\b/,
  ),
  event(
    'lost',
    'today',
    /\bchyba\w* (?:mu|jej|im)\b|\b(?:mu|jej|im) chyba\w*/,
    /\bzabud(?:ol|la|li) (?:si )?(?:svoj|hrack|plys|zajac|mack|medved|babik|deck|rukav|ciap|task)\w*/,
    /\bnevie\w* (?:\w+ )?(?:ako )?(?:sa )?(?:vratit |dostat )?(?:domov|cestu domov|kde (?:je|byva))\b/,
    /\b(?:stratil\w*|straten\w*|strati\w*|zgubil\w*|zabludil\w*|zatulal\w*|zabud(?:ol|la|li) (?:\w+ )?(?:v|vo|na|u|doma|hracku|plys)\w*|nechal\w* (?:si )?(?:\w+ ){0,3}(?:v|vo|na|u|doma)|nevie(?:me)? najst (?!kamar|spolocn)|prisiel o|prisla o|ostal\w* (?:v|vo) (?:vlaku|autobuse|skolke|obchode|parku)|hlada (?:svoj\w*|straten\w*|domov|mam\w*))\b/,
  ),
  event(
    'quarrel',
    'today',
    /\b(?:pohad\w*|hadaj\w*|hada sa|sa hada\w*|hadk\w*|poskriep\w*|skriep\w*|rozkmotr\w*|nerozprava\w* sa|uz sa nekamarat\w*|nekamarat\w*|nebavia|nebavi sa s|pohneval\w*|bija sa s (?:brat|sestr)|bije sa s (?:brat|sestr)\w*|sa (?:stale )?bij\w* s|hnevaju sa)\b/,
  ),
  event(
    'did-wrong',
    'always',
    /\b(?:ukrad\w*|kradn\w*|kradol|kradla|kradne|kradnu|rozbil\w*|pokazil\w*|znicil\w*|oklam\w*|zapier\w*|zaprel\w*|klam(?:e|al|ala|at|u)|zaklam\w*|luhal|luze|udrel\w* (?!sa)|bije|pobil\w*|hryzie|pohryz\w*|uhryz\w*|skrab\w*|kope|kopol|nadava|nadavat|odvrav\w*|vyviedol|vyviedla|(?:\w*kreslil|vyviedl|urobil|spravil|povedal|napisal)\w* (?:\w+ )?(?:hlupost|somarin|nieco zle)\w*|vyparati\w*|vyparatil\w*|zjed(?:ol|la) (?:\w+ )?(?:vsetk|cel|babkin|cudz)\w*|zobral\w* (?:si )?(?:\w+ ){0,3}bez|vzal\w* (?:si )?(?:\w+ ){0,3}bez|bez (?:opytania|dovolenia|spytania|pytania|zaplatenia)|v obchode zobral\w*|v obchode vzal\w*|povedal\w* (?:\w+ ){0,3}(?:ze je|skared\w*|nieco skared\w*)|podvad\w*|chvas\w*|vystat\w*|neposluch\w*|robi zle|robi napriek|napriek|sotil\w*|strcil\w*|ublizil\w*|rozlial\w*|roztrh\w*|pomal\w* stenu|pocmar\w*|pokresl\w*|znic\w*|preh?res\w*|zhodil\w*|hadze|hodil\w*|pluje|skryl\w* (?:\w+ )?(?:babk|mam|klu)\w*|schoval\w* (?:\w+ )?(?:babk|mam|klu|okul)\w*)\b/,
  ),
  event(
    'going-to',
    'tomorrow',
    /\b(?:zajtra|pozajtra|buduc\w+ \w+|o (?:tyzden|mesiac|par dni|dva \w+|tri \w+))\b[^.!?]{0,30}\b(?:ide|ideme|idem|pojde\w*|nastup\w*|caka|leti\w*|odchadza\w*|cestuje\w*)\b/,
    /\b(?:ide|ideme|idem|pojde\w*|nastup\w*|leti\w*|poleti\w*|odchadza\w*|cestuje\w*)\b[^.!?]{0,30}\b(?:zajtra|pozajtra|v pondelok|v utorok|v stredu|vo stvrtok|v piatok|v sobotu|v nedelu|buduci \w+|o (?:tyzden|mesiac|dva \w+|tri \w+))\b/,
  ),
  event(
    'afraid',
    'always',
    /\b(?:sa )?(?:boji|bojia|bojime|bojim|bal|bala|bali|bat|bojac\w*)\b(?: sa)?(?: (?:velmi|strasne|hrozne|trochu|stale|uz|vsetkych|vsetkeho|toho|ze|aj|ist|ho|ju|ich))*(?<what>[^,.;!?]{0,30})/,
    /\b(?:strach\w*|strasi|vystras\w*|desi|desia|vydes\w*|bojazliv\w*|bojko|zlakn?\w*|hroz\w* sa|fobi\w*|horor|ustrachan\w*|obav\w*|trem\w*|panik\w*|neboj\w*|nebal\w*|prestal\w* bat|nebat|uzkost\w*|nervozn\w*)\b/,
  ),
  event(
    'changed',
    'today',
    /\b(?:premen\w*|zmenil\w* sa na|sa zmenil\w* na|sa zmeni na|zmeni sa na|zacarov\w*|prezliek\w*|prezlec\w*|stal\w* sa z (?:neho|nej)|prebud\w* sa ako|zobud\w* sa ako|zmensil\w*|zvacsil\w*|narastl?\w* (?:mu|jej)|cez noc vyr\w*|stane sa z)\b/,
  ),
  event(
    'contest',
    'today',
    /\b(?:zapas\w*|turnaj\w*|sutaz\w*|pretek\w*|zavod\w*|olympiad\w*|kto je (?:\w+ )?(?:rychlejs|silnejs|vacs|lepsi|najlep|najrych|najsil|najvac)\w*|ktor\w+ (?:\w+ ){1,3}naj\w+|kto (?:vyhra|dobehne|skor)|vyhra\w* (?:zapas|nad|prv)|prehra\w* (?:zapas|vo futb|futb)\w*)\b/,
  ),
  event(
    'makes',
    'today',
    /\b(?:pecie|pecu|upec\w*|piect|upiec\w*|stava|stavaju|stavia|staviame|postav(?:i|ia|il|ila|ili|it)|stavat|vyrob\w*|vyraba\w*|vari|varia|uvar\w*|zostroj\w*|zostav\w*|vynasiel|vynajd\w*|maluje|namaluj\w*|namaloval\w*|upletie|usij\w*|usila|usije|usil|plet(?:ie|u)|vymysl(?:i|ia|el|ela)|chysta (?:prekv|osla|dar)\w*|pripravuj\w* (?:prekv|osla|dar)\w*)\b/,
  ),
  event(
    'proud',
    'today',
    /\b(?:pysn\w*|hrd(?:a|y|i))\b/,
    /\b(?:dnes|prvykrat|konecne|uz)\b[^.!?]{0,30}\b(?:naucil\w*|dokazal\w*|zvlad\w*|podaril\w*|preplav\w*|precital\w*|vyliez\w*)\b/,
  ),
  event('bored', 'today', /\b(?:nudi\w*|nuda|nudu|nudn\w*|nema co robit|nemaju co robit)\b/),
  event(
    'learn',
    'always',
    /\b(?:uc(?:i|ia|ime) sa|sa (?:\w+ ){0,2}uc(?:i|ia|ime|it)|nauc\w*|ucime|ucit (?:sa )?(?!nechce)|chodi\w* na (?:plav|kruz|tren|klav|tanec|balet|git|kor)\w*|trenuj\w*|skusa sa|nacvicuj\w*|aby (?:sa )?(?:ved\w*|bol\w* (?:odvaz|statoc|slus|trpez|dobr)\w*|nevzda\w*|neklam\w*|podel\w*|pocuv\w*|pomah\w*)|nevzda\w*|pochopi\w*|pouc\w*|o tom,? (?:ze|aby|ako) (?:treba|je dobre|sa (?:ma|oplati|netreba))|netreba|treba (?:sa )?\w+t\b|oplati sa|je dolezite)\b/,
  ),
  event('sad', 'always', /\b(?:luto|lutuje)\b/),
  event(
    'refuses',
    'always',
    /\b(?:nechce\w*|nechcel\w*|nebavi|boj s|boj o|vojna s|odmieta\w*|odmietol|odmietla|nebude\w* (?:sa |si )?\w+t\b|nie a nie|neznas\w*|nenavid\w*|nema rad\w*|nelubi|nedovol\w*|protestuj\w*|bojkot\w*|nedostaneme|vojna o|ani za (?:svet|nic))\b/,
  ),
  event(
    'cannot',
    'always',
    /\b(?:(?:nevie|nevedel\w*|nevedia)(?! (?:co|kto|kde|kam|kedy)\b)|nevieme|nemoze|nemohol|nemohla|nemozu|nedoka\w*|nejde (?:mu|jej|to|im)|(?:mu|jej|im) (?:to )?nejde|nedar\w* sa|sa (?:mu|jej)? ?nedar\w*|nevlad\w*|nezvlad\w*|neda sa|nema (?:kto|ako|kde|komu)|nestiha\w*|zabud(?:ol|la|li) (?:ako|hovorit|lietat|spievat|(?!ist\b|prist\b)\w+t\b)|robi (?:mu|jej) problem\w*|ma problem s|nedovid\w*|nedociah\w*|neletel\w*|neliet\w*|neplav\w*|neumi\w*)\b/,
  ),
  event(
    'wants',
    'always',
    /(?<!\bby (?:som |sme |si )?)\b(?:chc(?:e|u|el|ela|eli|elo)\b(?! by\b)|tuz(?:i|il|ila|ia)|by (?:rad\w* )?(?:chcel|bol|mal|sa stal|vedel)\w*|zela\w*|praje si|prial\w* si|sni(?:va|l|la) o(?! zl)|sniva o|vysniv\w*|sen (?:bol|je|stat)|chystal\w* sa|vybral\w* sa|rozhodol|rozhodla|vydal\w* sa (?:hlad|do|na)\w*)\b/,
  ),
  event(
    'new',
    'today',
    /\b(?:(?:je|bol|bola|ako|prisiel|prisla|prist?ahoval\w*) (?:\w+ ){0,2}nov(?:y|a|e|ym|ou)|nov\w+ (?:ziak\w*|spoluziac\w*|v (?:triede|lese|skole|skolke|meste)|sused\w*|robot v|surod\w*|sestr\w*|brac\w*)|pristahoval\w*|dostal\w*|narodil\w*|prvykrat v|kupili (?:sme|mu|jej))\b/,
  ),
  event(
    'discover',
    'today',
    /\b(?:objav\w*|nasiel|nasla|nasli|naslo|najde|najdu|najst|preskum\w*|skuma\w*|vyskum\w*|vypravi\w*|vyprav\w*|vykop\w*|vyhrab\w*)\b/,
  ),
  event(
    'funny',
    'always',
    /\b(?:vtipn\w*|smiesn\w*|srand\w*|zabavn\w*|blazniv\w*|na smiech|nasmia\w*|rozosmia\w*|rozosm\w*|prdk\w*|prd|prdi\w*|grganie)\b/,
  ),
  event(
    'meets',
    'today',
    /\b(?:stretn\w*|stretol|stretla|stretli|sa strec?tav\w*|navstiv\w*|prid(?:e|u) (?:k nam )?na navstevu|navsteva\w*|zavita\w*|zaklop\w*)\b/,
  ),
  event(
    'waiting',
    'always',
    /\b(?:cak(?:a|am|ame|aju|al|ala|at)|nevie (?:sa )?docka\w*|tesi\w* sa|sa (?:\w+ )?tesi\w*|kedy uz|dockat)\b/,
  ),
  event(
    'going-to',
    'tomorrow',
    /\b(?:ideme|idem|pojde\w*|poletim\w*|poleti|odlet\w*|cestuje\w*|nastup\w*|chysta\w* sa|vyraz\w*|zajtra (?:ma|mame|je|bude|ho|ju|nas)|(?:ide|idu|leti|letia) (?:\w+ )?(?:na|do|k|ku|za|s|so|prvykrat)|pocestuj\w*|cestova\w*|odchadza\w*|caka (?:ho|ju|nas))\b/,
  ),
  event(
    'hurt',
    'past',
    /\b(?:spadol|spadla|odrel\w*|porezal\w*|popalil\w*|rozbil\w* si|rozbite koleno|udrel\w* sa|udrela si|udrel si|boli ho|boli ju|zlomil\w*|modrin\w*|hrc[au]|stip\w*|zranil\w*|krvac\w*|krv (?:mu|jej)|trieska v|tresk\w*|zlomen\w*)\b/,
  ),
  event(
    'ill',
    'today',
    /\b(?:chor\w*|nadch\w*|horuck\w*|teplot(?:a|u)|kasl\w*|ochorel\w*|bol(?:i|ia) (?:ho|ju|brus|hrdl)\w*|marod\w*)\b/,
  ),
  event(
    'proud',
    'today',
    /\b(?:hrd(?:a|y|i|e)|pysn\w*|prvykrat (?:sam|sama|v zivote)|(?:sam|sama) (?:sa )?(?:prvykrat|zvlad\w*|doka\w*)|dokazal\w*|podaril\w*|zvladl\w*|zvladol|uz vie|uz (?:sa|si) (?:sam|sama|vie)|pochval\w*|vyhral\w*|ziskal\w*|medail\w*|statocn\w* (?:bol|bola|zvlad))\b/,
  ),
  event(
    'sad',
    'always',
    /\b(?:smut\w*|plac(?:e|u)|plakal\w*|rozplak\w*|slz\w*|trapi\w*|sklaman\w*|luto|luce|osamel\w*|samot\w*|je sam|je sama|nema nikoho|nema kamar\w*)\b/,
  ),
  event('going-to', 'tomorrow', /\b(?:zajtra|pozajtra|buduci tyzden|o tyzden|o mesiac)\b/),
]
