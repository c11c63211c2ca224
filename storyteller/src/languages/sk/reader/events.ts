/* One list, longer than a file should be: the first rule that fits is what happens, so each is understood by those before it. */

import type { EventRule } from '../../../craft/lexicon.ts'
import type { EventId, Time } from '../../../craft/wish-frames.ts'
import { BY_ITSELF, befell, HARM } from './subjects/rule.ts'
import { WRONGED } from './subjects/sorry.ts'

const event = (event: EventId, when: Time | undefined, ...match: RegExp[]): EventRule => ({
  ...{ event, match },
  ...(when ? { when } : {}),
})

const BY = '(?:kamarat|priatel|kamos)'

const LONGS =
  '(?:chc(?:e|u|el|ela|eli|elo)|tuzi|tuzil[aio]?|zela(?:l|la|lo)? si|si (?:\\w+ )?zela(?:l|la|lo)?|prial[aio]? si|sniva|snival[aio]?)'

/** Those of whom a family tells what they did: nobody imagined. */
const NEAR =
  /\b(?:syn\w*|synce?k\w*|dcer\w*|chlap(?:ec|ca|cek|cek\w+)|dievca\w*|dievcat\w*|diet[ae]\w*|brat\w*|brac\w*|sestr\w*|kamarat\w*|spoluziac\w*|prvac\w*|prvak\w*|mam(?!e?\b|ut|b)\w*|otec|ocko\w*|nick),? (?:\w+ )?(?:co|ktor\w+)\b/

/** What children ask about, beside whom they ask about it. */
const WONDERS =
  '(?:sny|snivaj\\w*|kolen\\w*|chrast\\w*|mliecn\\w+ zub\\w*|srdc\\w*|spat|spime|traven\\w*|med|medu|vcel\\w*|vciel\\w*|mack\\w*|dino\\w*|mravc\\w*|mravenisk\\w*|mliek\\w*|semienk\\w*|semiack\\w*|list(?:y|ie)|motyl\\w*|husenic\\w*|ryb\\w*|vtak\\w*|vtac\\w*|magnet\\w*|raket\\w*|lietadl\\w*|vlak\\w*|vlacik\\w*|mosty?|chladnick\\w*|zachod\\w*|vytah\\w*|elektrin\\w*|zasuvk\\w*|cokolad\\w*|bublin\\w*|semafor\\w*|smeti|duh[auye]|mesiac\\w*|slnk\\w*|slniec\\w*|sneh\\w*|snezi|vlock\\w*|vietor|fuka|hrmi|hrom\\w*|blesk\\w*|blyska\\w*|tien|prsi|dazd\\w*|oblak\\w*|tma|noc|hviezd\\w*|obloh\\w*|more|sopk\\w*)'

/** A child of ours, or what is no story of a light evening. */
const IMAGINED_NOT = new RegExp(
  `${NEAR.source}|^(?:nas[aeoi]?|moj[aeo]?|jej|jeho|maly|mala|nasa|nasmu|ona|on|syn\\w*|dcer\\w*|synce?k\\w*|chlapec\\w*|dievca\\w*|brat\\w*|sestr\\w*|mam(?!e?\\b|ut|b)\\w*|otec|ocko|deti|diet[ae]\\w*) |\\b(?:doma|v skolke|v skole|mame|ja|mi|sme|zabija\\w*|zabit)\\b|${BY}\\w*|najradsej by|\\ba (?:velmi )?(?:chce|tuzi) byt\\b|\\bvys(?:ok|k[aeyu]\\w*)\\b`,
)

/** The first that fits: what is rare before what many wishes say ("chce", "ide"). */
export const events: readonly EventRule[] = [
  // Somebody imagined who has wronged somebody, whatever comes of it: "o líške, čo zjedla ježkovi tortu a nevie, ako zaklopať".
  {
    ...event(
      'did-wrong',
      'always',
      new RegExp(
        `\\b(?<who>\\w+),? (?:co|ktor(?:y|a|e)) (?:(?!mu\\b|jej\\b|sa\\b|si\\b)\\w+ ){0,2}(?:${WRONGED})(?:l?[aio])? (?!si\\b|sa\\b)(?:\\w+ ){0,2}(?:\\w+ovi|\\w+[ck]ke|\\w{2,}(?:ske|lke|nke|tke|rke|vke|ici|nej|iske)|sove|zabe|vile|mysi|babke|mame|sestre)\\b`,
      ),
      /\b(?<who>\w+),? (?:co|ktor(?:y|a|e)) [^.!?]{3,60}\b(?:ospravedln\w*|povedat prepac|prepac|odprosit\w*|poprosit o prepac\w*)\b/,
    ),
    unless: NEAR,
  },
  // What somebody should be able to do and does not, or is afraid to: a bat that hangs, a hedgehog that curls up.
  event(
    'cannot',
    'always',
    /\b(?:nezastavi|nezastavuje|nikoho nevystrasi|nevyslovi)\b/,
    /\b(?:sa )?boji(?: sa)? (?:visiet|zavesit|strasit|vystrasit|pichat|pichnut|zastavit|zastat|zabocit|odbocit|carovat|pluvat|chrlit|svietit|zasvietit|prsat|schulit|stocit|prechadzat cez)\b/,
  ),
  // Somebody imagined, who is said right before what it cannot do: "vymyslela draka, čo nevie …".
  {
    ...event(
      'cannot',
      'always',
      /\b(?<who>\w+(?: \w+)?(?: (?:s|so|z|zo|v|na|bez) \w+(?: \w+)?)?),? (?:co|ktor(?:y|a|e|ej|emu)) (?:si |sa |este |vraj |stale )*(?:nevie|nevedel\w*|nedokaze|nejde)(?! (?:(?:sa |si |uz )*(?:co|kto|kde|kam|kedy|ako|preco|docka\w*|najst|trafit|cest\w+|domov|zaspat|zaspavat|spat|prehr\w+|prestat|hrat sa|delit|podelit|pozdrav\w*)|(?:o|s|so) )\b)/,
    ),
    unless: NEAR,
  },
  // Somebody imagined who will not, or is afraid, whatever else is said of it: "drak, ktorý nechce bojovať, radšej by hral na klavíri".
  {
    ...event(
      'refuses',
      'always',
      /\b(?<who>\w+),? (?:co|ktor(?:y|a|e)) (?:sa |si |uz |raz |vobec |jedneho dna )*(?:nechce|nechcel[aoi]?|odmieta|odmietal[ao]?|odmietol|odmietla)\b(?! (?:zit|uz zit)\b)/,
      /^(?:o tom,? |ako |ze |ked |nech je tam |pribeh o |rozpravk\w* o )*(?<who>(?:\w+ )?\w+) (?:sa |si |uz |raz |vobec )*(?:nechce|nechcel[aoi]?|odmieta|odmietol|odmietla)\b(?! (?:zit|uz zit)\b)/,
    ),
    unless: IMAGINED_NOT,
  },
  {
    ...event(
      'afraid',
      'always',
      /\b(?<who>\w+),? (?:co|ktor(?:y|a|e)) (?:sa |uz |raz |vraj |strasne |velmi |hrozne |vzdy |stale )*(?:boji|bal|bala|balo)\b(?: sa)?(?: (?:velmi|strasne|hrozne|trochu|stale))*(?<what>[^,.;!?]{0,30})/,
      /\b(?<who>\w+),? (?:co|ktor(?:y|a|e)) (?:ma|mal|mala) (?:\w+ )?(?:strach|hrozu) (?<what>[^,.;!?]{0,30})/,
      /^(?:o tom,? |ako |ze |ked |pribeh o |rozpravk\w* o )*(?<who>(?:\w+ )?\w+) (?:sa (?:velmi |strasne |hrozne |stale )?(?:boji|bal|bala|balo)|(?:ma|mal|mala) strach)\b(?<what>[^,.;!?]{0,30})/,
    ),
    unless: IMAGINED_NOT,
  },
  // Somebody imagined who is no more than what it wants: "a fairy who wants to be at the till", whatever is said behind it.
  {
    ...event(
      'wants',
      'always',
      new RegExp(
        `(?:^|\\b(?:pribeh|rozpravk\\w*|o tom,?|o|ked|vraj|existuje|mame) )(?<who>(?:(?!ktor|co\\b|ona\\b|on\\b|aj\\b|dcer|syn|malej|maly\\b|mala\\b)\\w+ ){0,5}(?!ktor|co\\b)\\w+),? (?:ktor\\w+|co|kde|vraj)?(?: (?:by|tiez|vraj|raz|velmi|strasne|hrozne|tak|sa|len|iba|ktor\\w+|si))* ?${LONGS} (?:by )?(?:byt|stat sa|sa stat)\\b(?<what>[^.,;!?]{1,40})(?![^.!?]{0,40}\\bale (?:sa )?boj)`,
      ),
      new RegExp(
        `(?:^|\\b(?:pribeh|rozpravk\\w*|o tom,?|o|ked|vraj|existuje|mame) )(?<who>(?:(?!ktor|co\\b|ona\\b|on\\b|aj\\b|dcer|syn|malej|maly\\b|mala\\b)\\w+ ){0,5}(?!ktor|co\\b)\\w+),? (?:ktor\\w+|co)(?: (?:by|tiez|vraj|raz|velmi|strasne|hrozne|tak|len|iba|si))* ${LONGS} (?:by )?(?:si )?(?:mat|dostat|kupit|vlastnit|po )?(?<what>(?!byt\\b|sa\\b|stat\\b|ist\\b|\\w+(?:[aeiuy]t) )[^.,;!?]{2,40})(?![^.!?]{0,40}\\bale (?:sa )?boj)`,
      ),
      new RegExp(
        `^(?!dcer|syn|mal|ona\\b|on\\b)(?<who>(?:\\w+ )?\\w+) (?:by )?${LONGS} (?:by )?(?:si )?(?:mat |dostat )?(?<what>(?!byt\\b|sa\\b|stat\\b|ist\\b|\\w+(?:[aeiuy]t)\\b)[^.,;!?]{2,40})$`,
      ),
    ),
    unless: /\bnechc\w*|\b(?:stratil|zabudol|zabudla|nevie|nemoze|boji)\w*/,
  },
  event(
    'learn',
    'always',
    /^(?:(?:prosim|poprosim|chcem|chceme|rozpravk\w*|nieco|pribeh|o|tom)[ ,]+)*(?:ze|aby|nech|treba|netreba) (?!bol|(?:je|su|bude|budu) (?:tam|v tom|v nej)\b|[^.!?]*\b(?:jej|mu|stale|s nou|s nim)\b)|^o tom,? (?:ze|aby) (?![^.!?]*\b(?:jej|mu|ho|ju|nam|nas\w{0,2}|stale|s nou|s nim)\b)|\b(?:netreba|pouc\w+|pochop\w*|ponauc\w*)\b/,
  ),
  event(
    'learn',
    'always',
    /^(?:o tom,? )?ako (?:sa |si )?(?:spravne |dobre )?(?:ne)?(?:bat|najst|zvladnut|prekonat|byt|podelit|delit|udobrit|zmierit|ospravedlnit|spravat|prestat|pomoct|pomahat|upokojit|povedat|branit|poradit|naucit|nevzdat|vzdat|prehrat|prehravat|prijat|vychadzat|pozdravit|poprosit|podakovat|hnevat|hadat|klamat|ublizit|cakat|pocuvat)\b/,
    /^(?:bez|ziadn\w+) \w+(?: \w+){0,3}$/,
  ),
  // Of a theme that is a virtue or a thing of nature by itself.
  event(
    'learn',
    'always',
    /^(?:o )?(?:delen\w+ sa|pomahan\w+|pravd\w+(?: a klamstv\w*)?|klamstv\w*|odvah\w*|trpezlivost\w*|zodpovednost\w*|poriadok|slusnost\w*|vdacnost\w*|skromnost\w*|usilovnost\w*|statocnost\w*|vytrvalost\w*|ohladuplnost\w*|laskavost\w*|dobrota|uprimnost\w*|tolerancia|respekt|hygien\w*|ekologi\w*|recyklov\w*|triedeni\w*|pozdravit|odpustani\w*|emoci\w*|empati\w*|poslusnost\w*|respekt\w*(?: k \w+)?|zavist\w*|(?:slusn\w+ |dobr\w+ )?spravani\w*|lask(?:a|e|u|ou)|rovnost\w*|spravodlivost\w*|recyklac\w*|separovan\w*|spolupra[cč]\w*|timov\w+ prac\w*|inakost\w*|roznorodost\w*|odlisnost\w*|sebalask\w*|dover\w*|uct\w*|skromnost\w*|stedrost\w*|zdvorilost\w*|pracovitost\w*|samostatnost\w*|bezpecnost\w*|spanok|bezpeci\w*|dopravn\w+ (?:znack|vychov)\w*|prechod\w* pre chodcov|zdrav\w+ (?:jedl|strav|zivot|navyk)\w*|pomoc (?:druh|star|slab|ostatn)\w*|setreni\w*|rocn\w+ obdobi\w*|caro\w+ slov\w*)(?: \w+){0,2}$/,
    /^(?:o )?(?:carov\w+ slov\w* )?(?:prosim,? (?:a )?dakujem|dakujem,? (?:a )?prosim)$|^(?:o tom )?(?:ze )?kazdy (?:z nas )?(?:je|sme) (?:iny|ina|in[ae]ksi)\w*$/,
    /^(?:o )?(?!(?:ist|letiet|cestovat|stavat|postavit|piect|upiect|varit|hrat|hladat|najst|lietat|plavat|spievat|tancovat|skakat|behat|kreslit|malovat|jazdit|zachranit|bojovat|chytat|vidiet|objavit|poskyt|napisat|vymysliet|stretnut)\b)(?!(?:salat|meteorit|satelit|bandit|dukat|kabat)\b)(?:ne)?(?:byt|mat|\w{2,}(?:[bdzvknclthsj]at|it|iet|nut))(?: sa| si)?(?: (?!ktor)\w+){1,5}$/,
  ),
  event(
    'how-it-works',
    'always',
    /^(?:o )?(?:sopk\w*|vulkan\w*|magnet\w*|vynalez\w*|mravenisk\w*|vcelin\w*|ul|mesiac|duh[auy]|sneh|snehov\w+ vlock\w*|vietor|blesky|hrom|dazd|semienk\w*|kukl[aeuy]|husenic(?:a|e)|chladnick[aey]|vytah\w*|semafor\w*|kanalizac\w*|ludsk\w+ telo|telo|planet\w*|slnecn\w+ sustav\w*|cierne diery|cierna diera|vesmirn\w+ stanic\w*|pocasie|elektrin\w*|pokus\w*|chemi\w*|fyzik\w*|gravitaci\w*|zemetrasen\w*|fosil\w*|mineral\w*|mozog|traven\w*|kolobeh\w*.*|dych\w*|krvn\w+ obeh|bakteri\w*|motory|stroje|dialnic\w*|hodiny|svetlo|ozveny?|atom\w*|(?:stavba|vyroba|vnutro) \w+)$/,
  ),
  // What the child does for the first time, or by itself, and what it bears without tears.
  {
    ...event(
      'proud',
      'today',
      /\b(?:prvykrat|prvy raz|prvy krat|po prvy raz) (?:\w+ ){0,3}(?:ne)?\w{2,}(?:al|ala|il|ila|ol|la)\b|\b(?:zvlad|dokaz|preplav|precit|vyliez|zjed|posp|presp|nepocik)\w* (?:\w+ ){0,3}(?:prvykrat|prvy raz)\b/,
      /\b(?:sam|sama) (?:si |sa |uz )*(?:\w+ )?(?:na|vy|za|po|pre|pri|o|u|z|do)\w{2,}(?:al|ala|il|ila|ol|la)\b|\b(?:na|vy|za|po|pre|pri|o|u|z|do)\w{2,}(?:al|ala|il|ila|ol|la) (?:si |sa )?(?:\w+ ){0,3}(?:(?:uplne |celkom )?(?:sam|sama))(?: od seba)?\b(?! doma)|\b(?:presiel|presla|prebehol|prebehla|skocil|skocila|vyliezol|vyliezla|preliezol|preliezla) (?:\w+ )?(?:sam|sama|cez|na najv\w+|do (?:bazen|vod)\w*|z mostik\w*)\b|\b(?:prv\w+ (?:krat|raz|noc)|uz) bez (?:plienk|plien|cuml|flas|koliesok|rukavnik)\w*|^(?:dcera |syn |dcerka |uz )?vie (?:sa |si |uz )?(?:\w+ ){0,2}\w+(?:at|it|iet)\b/,
      /\bne(?:za|vy|roz)?(?:plakal|pipol|pipla|mukol|mukla|cekol|cekla|revala?)\w* (?:ani|vobec)\b|\bani (?:raz )?ne(?:plakal|zaplakal|pipol|pipla|mukol|mukla|cekol|cekla)\w*|\bbez (?:placu|slz|slzicky|revu)\b|\bnaucil\w* sa\b|\bsa (?:\w+ ){0,2}naucil\w*/,
      /\b(?:dal|dala) si (?:\w+ )?(?:sam|sama)\b|\bzjed(?:ol|la) (?:\w+ ){0,2}cel\w+ (?:obed|vecer|polievk|tanier|porci|desiat|ranaj)\w*|\b(?:bol|bola|isiel|isla|spal|spala|plaval|plavala|sedel|sedela|letel|letela) (?:\w+ )?(?:prvykrat|prvy raz|prvy krat)\b/,
    ),
    unless:
      /\b(?:ktor\w+|(?<!\b(?:chlapec|chlapca|chlapcek\w*|dievca|dievcat\w+) (?:\w+ ){0,3})co s[ai]|aby|keby|nech|boji|bal|bala|strach|bojac\w*|plakala? (?!\w*bez)|nechce\w*|nechcel\w*|place|zosta\w*|osta\w*|nechal\w*|cit\w*|sedel\w*|stratil\w*|zabudol|zabudla|spadol|spadla|naschval|rozbil\w*|zle|smutn\w*|smial\w*|vysmial\w*)\b/,
  },
  event(
    'sad',
    'past',
    /\bspad(?:ol|la|lo|li) (?:mu|jej) (?:\w+ ){0,2}(?:zmrzlin|lizat|lizank|nanuk|kolac|keks|cukrik|palacink|pizz|chleb|rozok)\w*/,
    /\b(?:snehuliak|zmrzlin|nanuk)\w* (?:sa )?(?:mu |jej |nam )?(?:roztop|spad)\w*/,
  ),
  // Whoever is shut out of what others do.
  event(
    'left-out',
    'always',
    /\b(?:ako jedin\w+ [^.!?]{0,20}\bne\w+|jedin\w+ (?:z|v) (?:\w+ )?(?:tried|skolk)\w* [^.!?]{0,15}\bne\w+|nedostal\w* (?:\w+ )?pozvan\w*|bez pozvank\w*|nechcel\w* (?:ho|ju) (?:zobrat|vziat|pustit|medzi)|(?:ho|ju) nechc(?:u|eli) (?:zobrat|vziat|pustit|medzi)|(?:ho|ju) neberu|nevsima\w* si (?:ho|ju)|vsetci sa (?:venuj|tocia|zaujimaj)\w* (?:len |iba )?(?:jemu|jej|oko)\w*|sedi (?:sam |sama )?(?:v kute|bokom|obdalec)|zabudli na (?:nu|neho))\b/,
  ),
  event(
    'how-it-works',
    'past',
    /\b(?:preco|ako|kedy)\b[^.!?]{0,30}\bdino\w*[^.!?]{0,20}\b(?:zomrel|umrel)\w*|\b(?:preco|ako|kedy)\b[^.!?]{0,20}\b(?:zomrel|umrel)\w* [^.!?]{0,20}\bdino\w*/,
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
    /\bkto (?:to )?(?!je (?:\w+ )?(?:lepsi|silnejs|rychlejs|vacs|naj|prv|krajs))(?:zjed\w*|ukrad\w*|vzal\w*|zobral\w*|kradn\w*|berie|je|byva|klop\w*|nechal\w*|posiela\w*|napisal\w*|rozbil\w*|hra)\b/,
    /\b(?:zahad\w*|detektiv\w*|tajomn\w*|tajomstv\w*|vysetr(?!en)\w*|patra\w*|zmiznut\w*|zmizn\w*|zmizol|zmizla|zmizli|zmizlo|stopy|stopu|sifr\w*|tajn\w+(?! (?:\w+ ){0,2}(?:po|z|s|vy|na|o|do)\w+(?:l|la|li)\b))\b/,
    /\bkam (?:sa )?(?:zmiz\w*|podel\w*|miznu\w*|stratil\w*|stracaju)/,
  ),
  event(
    'become-friends',
    'always',
    new RegExp(
      `\\b(?:spriatel\\w*|skamarat\\w*|zoznam\\w*|boji (?:sa )?(?:\\w+ )?oslovit|(?:stanu|stali|stal|stala|stane) sa (?:\\w+ )?${BY}\\w*|sa (?:stanu|stali|stal|stala) (?:\\w+ )?${BY}\\w*|${BY}stv\\w*|najde (?:si )?(?:\\w+ )?${BY}\\w*|hlada (?:si )?(?:\\w+ )?${BY}\\w*|(?:su|boli|budu|bude|je|byt) (?:\\w+ ){0,2}${BY}\\w*)\\b`,
    ),
  ),
  event('how-it-works', 'past', /^(?:preco|ako|kedy) (?:\w+ ){0,2}(?:vyhynul|vymrel|zil[ai]|vznikl|bol[aio]?\b)\w*/),
  event(
    'how-it-works',
    'always',
    /^(?:(?:prosim|rozpravk\w*|nieco|pribeh|o tom|chcem vediet|vysvetl\w*|pyta sa|zaujima (?:ho|ju)|dcerka sa pyta|syn sa pyta|chce vediet|o|a|ze)[ ,]+)*(?:preco|odkial|ako to ze|ako je mozne|ako funguj\w*|na co (?:je|su|mame)|z coho|naco|kam (?:\w+ )?(?:ide|idu|chod\w+|tecie|tecu|mizne|miznu)|kde (?:sa beri\w*|spi\w*|konci|byva\w*)|co je|co robi\w*|ako vznik\w*|ako sa (?:robi|vyrab\w*|tvor\w*|rod\w*|meni|stav\w*|dostan\w*|dostava\w*|pestuj\w*|hovori|dorozum\w*|vyliah\w*|natac\w*)|cim (?:sa|to)|kolko|kto vymysl\w*|ci je|ci su)\b/,
    /(?<!\b(?:nechapu?|nechape|nerozumie\w*|nevie\w*|nevedia) )\b(?:preco (?:sa|je|su|ma|maju|nam|mu|nie|musi\w*|treba|padaj\w*|spi\w*|lieta\w*|prsi|svieti\w*|hrmi|snezi|lietadl\w*|mesiac|more|slnko)|ako (?:to )?funguj\w*|ako vznik\w*|odkial sa ber\w*|vysvetl\w*|ako sa (?:robi|vyraba|tvori|rodia|rodi)|ako to chodi)\b/,
    new RegExp(
      `\\b(?:pyta\\w*|vypyt\\w*|chc\\w+ vediet|zaujima\\w*|vysvetl\\w*|otazk\\w*|(?:^|o )tom,?)\\b[^.!?]{0,40}\\b(?:preco|ako|odkial|kam|z coho|naco|na co|co je|co robi\\w*|co sa deje)\\b[^.!?]{0,40}\\b${WONDERS}\\b`,
    ),
    /^ako (?:zo? )?(?:semienk|semiack|husenic)\w*/,
    /^(?:(?:prosim|poprosim|rozpravk\w*|nieco|pribeh|chcem|chceme|dnes)[ ,]+)+o (?:sopk|vulkan|magnet|mravenisk|duhe|vytah|semafor|elektrin)\w*(?=$|[,.!?])/,
    /^ako (?!sa |som |by |keby |na |v |s |ked |to |si |ho |ju |mu |jej |z |zo |do )\w+(?:a|i|e|uje|uju|aju|ia|u)(?: \w+){1,3}$/,
    /^ako (?!.*\b\w{2,}(?:al|il|el|ol|ala|ila|ela|la|ali|ili|li)\b)(?!(?:ide|pride|sa stan|sa skamar|sa spriat)\w*)(?:sa )?(?:\w+ ){1,4}\w+/,
    /^ako (?:\w+ ){1,2}(?:lieta|plava|funguje|jazdi|rast\w*|svieti|vyra\w*|hrmi|pracuje|dycha|vidi|pocuje|chodi)\w*$/,
  ),
  event(
    'wants',
    'always',
    /\b(?:chce|chcel|chcela|chcu|tuzi|tuzil|tuzila) (?:\w+ )?(?:byt (?!vzdy|prv|vsade|najlep|pri |s |so |sam|doma|stale|v )|sa stat |stat sa |lietat|plavat|spievat|tancovat|vidiet|vediet|hrat na)(?![^.!?]{0,40}\bale (?:sa )?boj)|\b(?:najradsej|radsej) by\b|\b(?:sniva|snival|snivala) o\b/,
  ),
  event(
    'rescue',
    'today',
    /\b(?:zachran\w*|vyslobod\w*|oslobod\w*|vytiahn\w* z|privol\w* pomoc)\b/,
    /\b(?:pomoze|pomozu|pomohol|pomohla|pomohli|pomaha\w*)\b[^.!?]{0,30}\b(?:najst|domov|z |zo |von|opravi|vratit|zranen|chor|stratene|strom)/,
  ),
  event(
    'jealous',
    'always',
    /\b(?:ziarl\w*|zavid\w*|menej (?:lub|rad|mil)\w*|uz (?:ho|ju) (?:\w+ )?(?:nelubime|nemame rad)\w*|nikto (?:ho|ju) nema rad\w*|nema\w* na (?:neho|nu) cas)\b/,
  ),
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
    /\b(?:(?:odisiel|odisla) od nas|(?:brat|sestra|sesternica|bratranec|ujo|teta|babka|dedko|starka|krstna) (?:sa )?(?:\w+ )?(?:odisiel|odisla|odstahoval\w*|odcestoval\w*|odletel\w*)|chyba\w* (?:mu|jej|im) (?:\w+ )?(?:ps|mac|domov|kamar|skolk)\w*|chyba \w*(?:mam|ock|otc|otec|bab|ded|star)\w*|smutno (?:mu|jej|im|za)?|(?:je|bolo) (?:mu|jej|im) (?:\w+ )*(?:za|smutno)|cnie|cnelo|tuzi po (?:mam|ock|domov)\w*|(?:mam(?!e?\b|ut|b)\w*|ock\w*|otec|tat\w*) (?:mu |jej )?(?:chyba\w*))\b/,
  ),
  event(
    'letting-go',
    'today',
    /\bluci(?:me|t|a)? sa (?:s|so) (?:(?:nas|star|svoj)\w* ){0,2}(?:aut|dom|byt|izb|postiel|kocik|bicyk|hrack|stan|chat|plienk)\w*|\b(?:luci(?:me|t|a)? sa (?:s|so) (?:cuml|plien|plys|stars|fl|skol|tried)\w*|posledn\w+ (?:den|dni|tyzden) (?:v|vo|na) (?:skol|tried|jasl|druzin)\w*|rozluck\w* (?:s|so)|(?:dal|dala) svoj\w* (?:\w+ ){0,2}(?:hrack|plys|autick|babik|mack|deck)\w*|(?:cuml\w*|dudl\w*|plienk\w*|flas\w*|postielk\w*|hrack\w*)\b[^.!?]{0,30}\b(?:prec|nechce dat|vzdat|odlozit|dat|odnes\w*|odovzd\w*|vymen\w*|zoberie|rozluc\w*|luc\w*)|rozluc\w* sa s (?:cuml|plien|flas|hrack|postiel|dudl)\w*|odvyk\w*|odnauc\w*|dat prec|dar(?:uje|ovat|ovala|oval) (?:\w+ )?(?:hrack|stare|saty)\w*|uz nepotrebuje|(?:daroval|venoval|odlozil|predal|vyhodil|odviezl|odniesl|odovzdal|rozdal|dali)\w* (?:sme |si |sa )?(?:\w+ ){0,3}(?:hracky|hracku|autick|oblecen|postielk|kocik|odrazadl|bicyk|kolobez|plys|babik|cuml|flas|plien|auto|gauc|hojdack|deck|konik|kona|psik|psa)\w*|(?:hojdack|postielk|kocik|gauc|auto|bicyk|hracky)\w*[^.!?]{0,12}(?:odviezli|vyhodili|predali|odniesli|darovali)|vzdal\w* sa (?:cuml|flas|plien|dud)\w*|da (?:\w+ )?(?:svoj\w* )?(?:cumli\w*|hrack\w*) (?:vil|babat|prec)\w*)\b/,
  ),
  event(
    'lost',
    'today',
    // A snowman whose nose is gone, whoever ate it; a moon of which a piece is off; a thing that is looked for, and not the looking.
    /\b(?<who>snehuliak\w*)\b[^.!?]{0,30}\b(?:bez|nema|chyba\w*|zmiz\w*|prisiel o|(?:zobral|zjed|ukrad|vzal|[vo]?zobal|odnies|schrum|schrust|zozral|uchmat)\w*) (?:mu |jeho |svoj\w* |niekto )?(?<what>nos\w*|mrkv\w*|hrn\w*|metl\w*|metlu|sal\w*|gombik\w*|ciapk\w*|klobuk\w*|ruk\w*)/,
    /\b(?:zobral|zjed|ukrad|vzal|[vo]?zobal|odnies|schrum|schrust|zozral|uchmat)\w* (?:\w+ )?(?<who>snehuliak\w*) (?<what>nos\w*|mrkv\w*|hrn\w*|metl\w*|sal\w*|gombik\w*|ciapk\w*|klobuk\w*)/,
    /\b(?<who>mesia[ck]\w*|mesac\w*|hviezd\w*|slnk\w*|duh[aeuy])\b[^.!?]{0,14}\b(?:odpad|odlom|odlup|chyba|vypad|odhryz|odpadn)\w* (?:sa )?(?:\w+ )?(?<what>kus\w*|roh\w*|cip\w*|luc\w*|farb\w*)/,
    /\bhlada\w* (?:si )?(?:svoj\w*|straten\w*) (?!(?:domov|mam|ock|rodin|kamarat|priatel|cest|miest)\w*)(?<what>[^,.;!?]{0,30})/,
    /\bhlada (?:\w+ )?(?<what>(?:ciapk|rukavic|topank|ponoz|korun|kuzeln|metl|noh[au]|chvost|okuliar|kluc|klobuk)\w*)/,
  ),
  event(
    'lost',
    'past',
    /\bzabud(?:ol|la|li) (?:si )?(?:svoj|hrack|plys|zajac|mack|medved|babik|deck|rukav|ciap|task)\w*/,
    /\b(?:stratil\w*|(?<!nas(?:iel|la|li) (?:\w+ )?)straten\w*|(?<!\bze (?:sa )?)strati\w*|(?:uletel|odfukol|odfuklo|odfukla|odplaval|odvial)\w* (?:\w+ ){0,2}(?:balon|siltov|ciap|klobuk|lod|lopt|sarkan|deck|dazdnik)\w*|(?:balon|siltov|ciap|klobuk|lopt|sarkan|dazdnik)\w* (?:\w+ ){0,2}(?:uletel|odletel|odfuk|odplaval|odvial)\w*|(?:mu|jej) (?:\w+ )?(?:uletel|odletel|odniesol|odplaval|odkotul|odfuk)\w*|zgubil\w*|zabludil\w*|zatulal\w*|zabud(?:ol|la|li) (?:sme )?(?:\w+ ){0,3}(?:v|vo|na|u|doma|hracku|plys)\b|nechal\w* (?:sme )?(?:si )?(?:\w+ ){0,3}(?:v|vo|na|u|doma)|(?:usiel|usla|utiekol|utiekla|odbehol|odbehla|stratil\w* sa) (?:\w+ )?(?:nam|mame|mamke|babke|dedkovi|ockovi|od nas|od mamy|ucitelke)|prisiel o|prisla o|ostal\w* (?:v|vo) (?:vlaku|autobuse|skolke|obchode|parku)|(?:pes|psik|macka|kocur\w*|kralik|skrecok|papagaj\w*|andulka|korytnacka)\b[^.!?]{0,30}\b(?:sa )?(?:nevratil\w*|neprisiel|neprisla|uz nevratil\w*)|(?:pes|psik|macka|kocur\w*|kralik|skrecok|papagaj\w*|andulka|korytnacka) (?:\w+ ){0,2}(?:usiel|usla|utiekol|utiekla|sa nevratil\w*|uletel\w*)|(?:usiel|usla|utiekol|utiekla|uletel\w*) (?:nam|jej|mu) (?:\w+ )?(?:pes|psik|macka|kocur\w*|kralik|skrecok|papagaj\w*|andulka|korytnacka))\b/,
  ),
  event(
    'lost',
    'today',
    /\b(?:nevie|nevedel\w*),? kde (?:\w+ ){0,2}(?:nechal|dal|polozil|odlozil|ma|je)\w*\b|\bchyba\w* (?:mu|jej|im)\b|\b(?:mu|jej|im) chyba\w*/,
    /\bnevie\w* (?:\w+ )?(?:ako )?(?:sa )?(?:vratit |dostat )?(?:domov|cestu domov|kde (?:je|byva))\b/,
    /\b(?:nevie(?:me)? najst (?!kamar|spolocn)|hlada\w* (?:tu |svoj\w* )?(?:druh(?:u|y|eho|ej)|par)|hlada (?:svoj\w*|straten\w*|domov|mam\w*))\b/,
  ),
  event(
    'quarrel',
    'today',
    /\b(?:pohad\w*|hadaj\w*|hada sa|sa hada\w*|hadal\w*|hadk\w*|poskriep\w*|skriep\w*|rozkmotr\w*|nerozprava\w* sa|uz sa nekamarat\w*|nekamarat\w*|nebavia|nebavi sa s|pohneval\w*|bija sa s (?:brat|sestr)|bije sa s (?:brat|sestr)\w*|sa (?:stale )?bij\w* s|hnevaju sa)\b/,
  ),
  {
    ...event(
      'did-wrong',
      'always',
      /\b(?:ukrad\w*|kradn\w*|kradol|kradla|kradne|kradnu|rozbil\w*|pokazil\w*|znicil\w*|oklam\w*|zapier\w*|zaprel\w*|klam(?:e|al|ala|at|u)|zaklam\w*|luhal|luze|udrel\w* (?!sa)|bije|pobil\w*|hryzie|pohryz\w*|uhryz\w*|skrab\w*|kope|kopol|nadava|nadavat|odvrav\w*|vyviedol|vyviedla|(?:\w*kreslil|vyviedl|urobil|spravil|povedal|napisal)\w* (?:\w+ )?(?:hlupost|somarin|nieco zle)\w*|vyparati\w*|vyparatil\w*|zjed(?:ol|la) (?:\w+ )?(?:vsetk|cel(?!\w+ (?:obed|vecer|polievk|tanier|porci|desiat|ranaj))|babkin|cudz)\w*|zobral\w* (?:si )?(?:\w+ ){0,3}bez|vzal\w* (?:si )?(?:\w+ ){0,3}bez|bez (?:opytania|dovolenia|spytania|pytania|zaplatenia)|v obchode zobral\w*|v obchode vzal\w*|povedal\w* (?:\w+ ){0,3}(?:ze je|skared\w*|nieco skared\w*)|podvad\w*|chvas\w*|vystat\w*|neposluch\w*|robi zle|robi napriek|napriek|sotil\w*|strcil\w*|ublizil\w*|rozlial\w*|roztrh\w*|pomal\w* stenu|pocmar\w*|pokresl\w*|znic\w*|preh?res\w*|polamal\w*|dolamal\w*|zrucal\w*|zbural\w*|postrihal\w*|naschval|zaluje|ohovara\w*|vyhraza\w*|rozkazuje|komanduje|skac\w* do reci|ujed(?:ol|la)|vytopil\w*|zamk(?:ol|la) (?:\w+ )?(?:mam|babk|sestr|brat)\w*|(?:bratovi|braskovi|brackovi|sestre|sestricke|kamaratovi|kamaratke|babke|dedkovi|mame|spoluziak\w*) (?:\w+ ){0,2}(?:zjed|zobral|vzal|pokazil|rozbil|roztrhal|schoval|zhodil|pomaloval)\w*|tajne (?:\w+ )?(?:po|z|s|vy|na|o)\w+(?:l|la|li)|(?:dostal|doniesol|doniesla|priniesol|priniesla|dostala) (?:\w+ )?(?<what>poznamk\w*|pokarhan\w*|napomenut\w*)|zhodil\w*|hadze|pluje|skryl\w* (?:\w+ )?(?:babk|mam|klu)\w*|schoval\w* (?:\w+ )?(?:babk|mam|klu|okul)\w*)\b/,
      new RegExp(
        `\\b(?:za|vy|od)?hodil\\w*(?=.*(?:${HARM}|\\b(?:kamen\\w*|piesok|pieskom|blato|po (?:nej|nom|neho|\\w+ovi))\\b))`,
      ),
    ),
    // What befell the child, and what broke by itself.
    unless: new RegExp(
      `${befell('ukrad|vykrad|rozbil|pokazil|znicil|udrel|pohryz|uhryz|prehryz|rozhryz|kop(?:ol|la|e)|zobral|vzal|sotil|strcil|zhodil|roztrh|pocmar|pokresl')}|${BY_ITSELF}`,
    ),
  },
  event(
    'going-to',
    'tomorrow',
    /\b(?:zajtra|pozajtra|buduc\w+ \w+|o (?:tyzden|mesiac|par dni|dva \w+|tri \w+))\b[^.!?]{0,30}\b(?:ide|ideme|idem|pojde\w*|nastup\w*|caka|leti\w*|odchadza\w*|cestuje\w*)\b/,
    /\b(?:ide|ideme|idem|pojde\w*|nastup\w*|leti\w*|poleti\w*|odchadza\w*|cestuje\w*)\b[^.!?]{0,30}\b(?:zajtra|pozajtra|v pondelok|v utorok|v stredu|vo stvrtok|v piatok|v sobotu|v nedelu|buduci \w+|o (?:tyzden|mesiac|dva \w+|tri \w+))\b/,
  ),
  event(
    'afraid',
    'always',
    /\b(?:sa )?(?:boji|bojia|bojime|bojim|(?<!\b(?:na|z) )bal|bala|bali|bat|bojac\w*)\b(?: sa)?(?: (?:velmi|strasne|hrozne|trochu|stale|uz|vsetkych|vsetkeho|toho|ze|aj|ist|ho|ju|ich))*(?<what>[^,.;!?]{0,30})/,
    /\b(?:strach\w*|strasi|vystras\w*|desi|desia|vydes\w*|bojazliv\w*|bojko|zlakn?\w*|hroz\w* sa|fobi\w*|horor|ustrachan\w*|obav\w*|trem\w*|panik\w*|(?<!\b(?:co|ktor\w+) (?:sa |sa nicoho )?)neboj\w*|nebal\w*|prestal\w* bat|nebat|uzkost\w*|nervozn\w*|odvtedy (?:\w+ ){0,3}(?:nejde|nechce|nevlezie|nesadne|nevstupi|neodvazi)|uz (?:na|do|k) \w+ (?:nejde|nesadne|nevlezie|nevkroci))\b/,
  ),
  event(
    'changed',
    'today',
    /\b(?:premen\w*|zmenil\w* sa na|sa zmenil\w* na|sa zmeni na|zmeni sa na|zacarov\w*|prezliek\w*|prezlec\w*|stal\w* sa z (?:neho|nej)|prebud\w* sa ako|zobud\w* sa ako|zmensil\w*|zvacsil\w*|narastl?\w* (?:mu|jej)|cez noc vyr\w*|stane sa z)\b/,
  ),
  event(
    'contest',
    'today',
    /\b(?:zapas\w*|turnaj\w*|sutaz\w*|pretek\w*|zavod\w*|olympiad\w*|kto je (?:\w+ )?(?:rychlejs|silnejs|vacs|lepsi|najlep|najrych|najsil|najvac)\w*|ktor\w+ (?:\w+ ){1,3}naj(?!st|d[eu])\w+|kto (?:vyhra|dobehne|skor)|vyhra\w* (?:zapas|nad|prv)|prehra\w* (?:zapas|vo futb|futb)\w*)\b/,
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
    /\b(?:uc(?:i|ia|ime) sa|sa (?:\w+ ){0,2}uc(?:i|ia|ime|it)|nauc\w*|ucime|ucit (?:sa )?(?!nechce)|(?:ho|ju) (?:\w+ )?(?:uci|ucil|ucila|ucia)|(?:uci|ucil|ucila) (?:ho|ju)|chodi\w* na (?:plav|kruz|tren|klav|tanec|balet|git|kor)\w*|trenuj\w*|skusa sa|nacvicuj\w*|aby (?:sa )?(?:ved\w*|bol\w* (?:odvaz|statoc|slus|trpez|dobr)\w*|nevzda\w*|neklam\w*|podel\w*|pocuv\w*|pomah\w*)|nevzda\w*|pochopi\w*|pouc\w*|o tom,? (?:ze|aby|ako) (?:treba|je dobre|sa (?:ma|oplati|netreba))|netreba|treba (?:sa )?\w+t\b|oplati sa|je dolezite)\b/,
  ),
  event('sad', 'always', /\b(?:luto|lutuje)\b/),
  event(
    'refuses',
    'always',
    /\b(?:nechce\w*|nechcel\w*|nebavi|boj s|boj o|vojna s|odmieta\w*|odmietol|odmietla|nebude\w* (?:sa |si )?\w+t\b|nie a nie|neznas\w*|nenavid\w*|nema(?:l|la|li)? rad\w*|nelubi|(?:pije|nosi|papa) (?:len|iba|jedine)|nerada?|nedovol\w*|protestuj\w*|bojkot\w*|nedostaneme|vojna o|ani za (?:svet|nic))\b/,
  ),
  event(
    'cannot',
    'always',
    /\b(?:(?:nevie|nevedel\w*|nevedia)(?! (?:co|kto|kde|kam|kedy|(?:sa )?(?:uz )?docka\w*)\b)|nevieme|nemoze|nemohol|nemohla|nemozu|nedoka\w*|nejde (?:mu|jej|to|im)|(?:mu|jej|im) (?:to )?nejde|nedar\w* sa|sa (?:mu|jej)? ?nedar\w*|nevlad\w*|nezvlad\w*|neda sa|nema (?:kto|ako|kde|komu)|nestiha\w*|(?:stale|vsetko|vzdy|furt|casto) (?:\w+ )?zabuda|zabuda (?:vsetko|si|na)|(?:stale|vsetko|vzdy|furt) (?:\w+ )?straca|straca (?:vsetko|veci)|zabud(?:ol|la|li) (?:ako|hovorit|lietat|spievat|(?!ist\b|prist\b)\w+t\b)|robi (?:mu|jej) problem\w*|ma problem s|nedovid\w*|nedociah\w*|neletel\w*|neliet\w*|neplav\w*|neumi\w*)\b/,
  ),
  event(
    'wants',
    'always',
    /(?<!\bby (?:som |sme |si )?)\b(?:chc(?:e|u|el|ela|eli|elo)\b(?! by\b)|tuz(?:i|il|ila|ia)|chcel\w* by (?:(?:vlastn|nov|svoj)\w+|ps\w+|mac\w+|surod\w+|brac\w+|sestr\w+)|by (?:rad\w* )?(?:chcel|bol|mal|sa stal|vedel)\w*|zela\w*|praje si|prial\w* si|sni(?:va|l|la) o(?! zl)|sniva o|vysniv\w*|sen (?:bol|je|stat)|chystal\w* sa|vybral\w* sa|rozhodol|rozhodla|vydal\w* sa (?:hlad|do|na)\w*)\b/,
  ),
  event(
    'new',
    'today',
    /\b(?:(?:je|bol|bola|ako|prisiel|prisla|prist?ahoval\w*) (?:\w+ ){0,4}nov(?:y|a|e|ym|ou)|nov\w+ (?:ziak\w*|spoluziac\w*|v (?:triede|lese|skole|skolke|meste)|sused\w*|robot v|surod\w*|sestr\w*|brac\w*)|pristahoval\w*|dostal\w*(?! (?:\w+ ){0,2}(?:do (?:oci|oka|hlavy|nosa|brucha)|strach|horuck|zachvat|pokut|po zadku)\w*)|(?:ma|mame|maju) (?:\w+ ){0,3}nov(?:u|eho|y|e|a|ych)|narodil\w*|(?:prichadza|prisiel|prisla|pribudol|pribudla|pribudne|pride) (?:\w+ )?(?:k nam|do (?:nasej )?rodiny)|prvykrat v|kupili (?:sme|mu|jej))\b/,
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
    /\b(?:stretn\w*|stretol|stretla|stretli|sa strec?tav\w*|navstiv\w*|(?:prid(?:e|u)|pri(?:siel|sla|slo|sli)) (?:k nam )?na (?:navstev|vecer|obed|ranajk|kav|caj|kola|prespav)\w*|navsteva\w*|zavita\w*|zaklop\w*)\b/,
    /\bna (?:veceru|obed|ranajky|navstevu|kavu|caj|prespatie|prespavacku) (?:k nam |nam )?(?:prid(?:e|u)|pri(?:siel|sla|slo|sli)) (?<who>[^.,!?;]{1,30})/,
  ),
  event(
    'waiting',
    'always',
    /\b(?:cak(?:a|am|ame|aju|al|ala|at)|nevie (?:sa )?docka\w*|tesi\w* sa|sa (?:\w+ )?tesi\w*|kedy uz|dockat)\b/,
  ),
  event(
    'going-to',
    'tomorrow',
    /\b(?:ideme|idem|pojde\w*|poletim\w*|poleti|odlet\w*|cestuje\w*|nastup\w*|chysta\w* sa|vyraz\w*(?! si (?:dych|zub))|zajtra (?:ma|mame|je|bude|ho|ju|nas)|(?:ide|idu|leti|letia) (?:\w+ )?(?:na|do|k|ku|za|s|so|prvykrat)|pocestuj\w*|cestova\w*|odchadza\w*|caka (?:ho|ju|nas))\b/,
  ),
  event(
    'hurt',
    'past',
    /\bdo (?:oci|oka)\b|\b(?:spadol|spadla|odrel\w*|porezal\w*|popalil\w*|rozbil\w* si|rozbite koleno|udrel\w* sa|udrela si|udrel si|boli ho|boli ju|zlomil\w*|modrin\w*|hrc[au]|stip\w*|zranil\w*|krvac\w*|krv (?:mu|jej)|trieska v|tresk\w*|zlomen\w*)\b/,
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
    /\b(?:smut\w*|(?<!bez )plac(?:e|u)|plakal\w*|rozplak\w*|slz\w*|trapi\w*|sklaman\w*|luto|luce|osamel\w*|samot\w*|je sam|je sama|nema nikoho|nema kamar\w*)\b/,
  ),
  event('going-to', 'tomorrow', /\b(?:zajtra|pozajtra|buduci tyzden|o tyzden|o mesiac)\b/),
]
