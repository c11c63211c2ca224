import type { SubjectRule } from '../../../../craft/lexicon.ts'
import { BY_ITSELF, byOther, HARM, settled, subject, unless } from './rule.ts'
import { sharing } from './sharing.ts'

/** What others do to a child is none of its own wrong. */
const suffered = (rule: SubjectRule): SubjectRule => ({
  ...rule,
  yieldsTo: rule.yieldsTo?.filter((event) => event !== 'did-wrong'),
})

const STRUCK =
  'pobil|udrel|udrie|kop(?:ol|la|e)|(?:po|u)hryz|buch|sotil|strcil|strk|stuch|postriekal|poskriab|hodil|bije|sacal|mlat|stip|taha'

/** Whose quarrel it is: two grown-ups have one of their own. */
const GROWN_UPS =
  '\\b(?:mam(?:a|ka|ina|icka|inka)|ocko|otec|otecko|tato|tatino|oco|babka|babicka|starka|dedko|dedo|rodicia|teta|ujo|manzel|susedia)(?: (?:a |s |so )?(?!mnou|nou|nim|nami)\\w+){0,3}? (?:sa )?(?:\\w+ )?(?:po)?had'

/** What goes wrong between children, and between a child and everybody else. */
export const together = [
  settled(
    subject(
      'sibling',
      'quarrel',
      'always',
      /\b(?:brat|bracek|brasko|bratcek|bracho|sestra|sestricka|segra|sesternica|bratranec)\b (?:\w+ ){0,3}(?:mu|jej|ho|ju) (?:\w+ )?(?:vzal|zobral|znicil|rozbil|pokazil|roztrhal|schoval|ukradl|ukradol|otravuj|nedovol|nepust|nepozic|kazi|berie|nici)\w*|\b(?:brat|bracek|brasko|sestra|sestricka|segra|sesternica|bratranec)\b (?:\w+ )?(?:znicil|zobral|vzal|rozbil|pokazil|roztrhal)\w* (?:mu|jej)\b/,
    ),
    'sad',
    'learn',
    'jealous',
  ),
  settled(
    subject(
      'stutter',
      'cannot',
      'always',
      /\b(?:kokt\w*|zajak\w*|zadrhav\w*|zasekav\w*|logoped\w*|nevie (?:povedat|vyslovit) \W?[rlszckh]{1,2}\b|rackuj\w*|susl\w*|nevyslovi\w*|vyslov\w*|nerozpravav\w*|nehovori (?:este|poriadne|dobre)|nerozpravaju mu|zle hovori)\b/,
    ),
    'teased',
    'afraid',
    'left-out',
  ),
  settled(
    subject(
      'friend-moves',
      'missing-someone',
      'always',
      /\b(?:kamar\w*|kamos\w*|priatel\w*|spoluziac\w*|sused\w*)\b[^.!?]{0,40}\b(?:stahuj\w*|odstah\w*|prestah\w*|odchadza\w*|odide|odisiel|odisla|meni skolu|zmeni\w* skolu|prestup\w*|odletel\w*|do inej skoly|do ineho mesta)/,
      /\b(?:stahuj\w*|odstah\w*|prestah\w*|odchadza\w*|odisiel|odisla)\b[^.!?]{0,20}\b(?:kamar\w*|kamos\w*|priatel\w*)/,
    ),
    'missing-someone',
    'sad',
    'letting-go',
    'left-out',
    'quarrel',
  ),
  unless(
    settled(
      subject(
        'being-different',
        'other',
        'always',
        /\bchce byt (?:\w+ )?(?:ako|taka? ako|taky ako) (?:ostatn|vsetci|in[eyi])\w*|\b(?:kazdy|kazde dieta|vsetci) (?:\w+ ){0,2}(?:je|sme|su) (?:\w+ )?(?:in[yia]|inak\w*|odlisn\w*|jedinecn\w*)\b|\bje (?:to )?(?:v poriadku|dobre|ok) (?:\w+ )?byt in(?:y|a|ym|ou|ak\w*)\b/,
        /\b(?:vozik\w*|vozicku|vozicek|autis\w*|autiz\w*|asperger\w*|adhd|downov\w*|down syndr\w*|hyperaktiv\w*|nacuvaci\w*|nacuvac\w*|nepocuj\w*|nevidi(?:aci|aca|iaca)\w*|slepy|slepa|hluch\w*|(?:ine|iny|ina) ako ostatn\w*|iny ako ostatn\w*|ina ako ostatn\w*|odlisn\w*|inaksi\w*|postihn\w*|hendikep\w*|handicap\w*|farba (?:pleti|koze)|tmav\w+ (?:plet|koz)\w*|dysfaz\w*|epilep\w*|protez\w*|detsk\w+ mozgov\w+|dmo|specialn\w+ (?:skol|tried)\w*|asistentk\w*|roms\w*|z inej krajiny)\b/,
      ),
      'teased',
      'become-friends',
      'left-out',
      'proud',
      'cannot',
      'wants',
      'afraid',
      'sad',
      'learn',
      'become-friends',
    ),
    /\b(?:odchad|odid|odis|nov)\w* (?:\w+ ){0,2}asistent\w*/,
  ),
  unless(
    settled(
      subject(
        'body',
        'teased',
        'always',
        /\b(?:tlst\w*|tucn(?!iak)\w*|tucko\w*|bacul\w*|bachr\w*|velryba jej|odstavaj\w*|odstat\w* us\w*|velk\w+ us(?:i|ami)|pehy|pehav\w*|pieh\w*|pehat\w*|rysav\w*|ryzav\w*|ryshav\w*|znamienk\w*|materske znamienko|jazv\w*|zajacik\w* pysk\w*|razstep\w*|chudy je|chuda je|je (?:\w+ )?(?:najmens\w*|nizk\w*|maly|mala) (?:v|zo|z) \w+|najmens\w+ (?:v|zo|z) (?:tried\w*|skol\w*|vsetk\w*)|skared\w* (?:lebo|ze|pre)|mysli si ze je skared\w*|je skared\w*|kucer\w*|nepaci sa (?:si|jej|mu)|(?:hanbi|trapn)\w* [^.!?]{0,25}(?:plavk|brusk|brucha|tela|telo)\w*)\b/,
      ),
      'teased',
      'sad',
      'afraid',
      'wants',
      'proud',
      'left-out',
    ),
    /\bpovedal\w* (?:\w+ )?(?:kamarat\w*|spoluz\w*|babk\w*|tet\w*|panej)/,
  ),
  suffered(
    subject(
      'teasing',
      'teased',
      'always',
      /\b(?:chlap|muz)\w* (?:\w+ ){0,2}(?:neplac|neplak)\w*|\bplakat (?:\w+ ){0,2}(?:mozu|moze|smu|smie) aj (?:chlap|muz)\w*|\baj (?:chlap|muz)\w* (?:\w+ ){0,2}(?:plac|plak)\w*|\bplac\w* ako (?:\w+ )?(?:bab[ay]|dievca)\b/,
      /\b(?:deti|chlapci|dievcata|spoluziaci|kamarati|ostatni|vsetci) (?:\w+ )?(?:ho|ju) (?:vsetci )?(?:volaju|prezyvaju) (?!k\b|na\b|do\b|domov|hrat|spat)\w+|\b(?:mysli si|citi sa|pripada si)\b[^.!?]{0,12}\b(?:hlup|sprost)\w*(?!.*\b(?:cita|pisa|pocita|matem|pisom|znamk))/,
      /\b(?:mu|jej) (?:\w+ ){0,2}(?:povedal|vravel|hovor)\w* (?:\w+ )?ze (?:je|ma|vyzera|smrd|nic ne)\w*|\b(?:mu|jej|nam) (?:\w+ ){0,2}nadaval\w*|\b(?:ho|ju) (?:\w+ ){0,2}(?:zhodil|sotil|strcil|sacal|udrel|zbil|mlatil|strka|nahana)\w*|\b(?:kopli|kopol|kopla|zbil\w*|zhodil\w*|udrel\w*|sotil\w*) (?:ho|ju)\b(?! (?:pes|psik|auto|vlna))|\b(?:strc|sot|vraz)il\w* do (?:nej|neho)|\bdo (?:nej|neho) (?:\w+ )?(?:strc|sot|kop|buch|vraz)\w*|\b(?:chlapc|chalan|dievcat|deti|spoluz|starsi|druhaci|tretiaci|stvrtaci)\w*\b[^.!?]{0,15}\b(?:mu|jej) (?:\w+ )?(?:beru|berie|zobrali|schovali|skryli|vzali)\b/,
      /\b(?:smej\w* sa (?:mu|jej|im|mne|z neho|z nej|nasej|nasmu|nasmu|na nej|na nom)|sa (?:mu|jej|jemu|z neho|z nej|\w+ mu|\w+ jej) (?:\w+ )?(?:smej\w*|posmiev\w*|vysmiev\w*)|(?:smej\w*|posmiev\w*|vysmiev\w*|posmech\w*|vysmech\w*|vysmial\w*|vysmia\w*|zosmies\w*|prezyva\w*|prezyvk\w*|nadavaju mu|nadavaju jej|sikan\w*|ublizuj\w*|strkaju (?:ho|ju|don)|provokuj\w*|doberaj\w*|uraza\w*|uskiebaj\w*|uskrn\w*|ohovaraj\w*|robia si (?:z \w+ )?(?:srand\w*|zart\w*|posmech)|bij\w* (?:ho|ju)|bije ho|bije ju|zobral\w* (?:mu|jej) \w+ (?:v|na)|hovoria (?:mu|jej) \w+|volaju (?:ho|ju) \w+))\b/,
    ),
  ),
  unless(
    subject(
      'left-out',
      'left-out',
      'always',
      /\b(?:nezobral\w*|nevzal\w*|neberu|nechcu sa s|nikto sa s|nehraju sa s|nehra sa s|sa s n(?:im|ou) nehra\w*|sa s n(?:im|ou) (?:nechc\w*|nikto|nebavi\w*)|nebavia sa s|nepozval\w*|nezavolal\w*|nedostal\w* (?:\w+ )?pozvan\w*|bez pozvank\w*|nechcel\w* (?:ho|ju) (?:zobrat|vziat|pustit|medzi)|nechcu (?:ho|ju) (?:zobrat|vziat|pustit|medzi)|(?:ho|ju) neberu|(?:ho|ju) nechc(?:u|eli) (?:zobrat|vziat|pustit|medzi)|nevsima\w* si (?:ho|ju)|sedi (?:sam |sama )?(?:v kute|bokom|obdalec)|na (?:nu|neho) zabudl\w*|nechc(?:u|eli) (?:\w+ ){0,2}aby sa (?:s nimi )?hral\w*|vyber\w+ (?:\w+ )?posledn\w+|(?:diva|pozera|kuka) sa (?:len |iba )?(?:na to )?ako sa (?:in|ostatn|druh|det)\w+ hraju|(?:kamarat|kamos|spoluz)\w+ (?:si )?(?:ma|nasl\w+|nasiel) (?:\w+ )?nov\w+ (?:kamar|kamos)\w*|(?:hra|kamarati|bavi) sa (?:uz )?(?:radsej |len |iba )?s (?:inou|inym|druhou|druhym)|zabudli na (?:nu|neho)|vynechal\w*|vynechav\w*|vyluc\w*|nechali (?:ho|ju) (?:bokom|samu|sameho)|nevybral\w*|nevyber\w*|posledn\w+ (?:do timu|v time|na telesnej|vyberan\w*)|odstrkuj\w*|odstrc\w*|nepusti\w* (?:ho|ju) (?:hrat|medzi)|nikto ho nechce|nikto ju nechce|(?:odisli|odisiel|odisla|isli|idu|ide|sli|isla|isiel|hrali sa|hraju sa|oslavuj\w*|oslavoval\w*) bez nej|(?:odisli|odisiel|odisla|isli|idu|ide|sli|isla|isiel|hrali sa|hraju sa) bez neho|bokom)\b/,
    ),
    /\bpreto sa smej/,
  ),
  settled(
    subject(
      'losing',
      'cannot',
      'always',
      /\b(?:(?:skoncil|dobehol|dobehla|prisiel|prisla)\w* (?:az |ako )?(?:posledn|druh|tret|stvrt|piat)\w+|(?:posledn|druh|tret|stvrt)\w+ v (?:behu|cieli|pretek\w+|sutaz\w+|hre)|v hre skonc\w+|prehr\w*|prehrav\w*|nevyhr\w*|musi (?:\w+ ){0,2}vyhr\w*|vzdy vyhr\w*|chce (?:\w+ ){0,2}vyhr\w*|nevie (?:\w+ )?prehrat|(?:ked|ak) (?:\w+ )?(?:dedko|babka|ocko|mama|brat|sestra|niekto|iny|druhy|kamarat\w*) (?:\w+ )?vyhra|clovece\w*|v hre podvad\w*|podvad\w*|pri hre place|porazk\w*|druh\w+ miest\w*|posledn\w+ miest\w*)\b(?!\w* (?:zapas|futbal|turnaj))/,
    ),
    'learn',
    'sad',
    'contest',
  ),
  settled(
    subject(
      'first-in-line',
      'wants',
      'always',
      /\b(?:(?:musi|chce|chcel\w*|potrebuje) byt (?:vzdy |vsade |stale |vo vsetkom )*(?:prv[yae]|najleps\w*|na zaciatku|nap?red\w*)|vzdy prv[ya]|vsade prv[ya]|predbieh\w*|tlaci sa (?:dopredu|prv\w*)|najrychlejs\w+ zo vsetk\w*|musi (?:vsade|vzdy|vo vsetkom|stale) (?:byt )?prv\w*)\b/,
    ),
    'learn',
    'did-wrong',
  ),
  settled(
    subject(
      'bragging',
      'did-wrong',
      'always',
      /\b(?:chvas\w*|chval\w* sa|sa (?:stale |vzdy |vsetkym )*(?:chval|vystat|vytah)\w*|vystat\w*|vytahuj\w*|vychval\w*|namysl\w*|povysen\w*|preceny?uje sa|najlepsia zo vsetk\w*|nafukan\w*)\b/,
    ),
    'learn',
  ),
  unless(
    settled(
      subject(
        'breaking',
        'did-wrong',
        'past',
        /\b(?:(?:vystrihl|vystrihol)\w*(?: \w+){0,2} dier\w*|(?:dupol|dupla|posliapal\w*|podupal\w*|posliapla)(?: \w+){0,3} (?:zahon|kvet|tulipan|jahod|travnik|saden)\w*|(?:odstrih|ostrih|prestrih|rozstrih|nastrih)\w*(?: \w+){0,4} (?:vlas|vrkoc|trick|saty|siat|zaves|bluz|kniz|knih|zosit|vykres|fuz)\w*|(?:vlas|vrkoc|trick|saty|zaves|knih|zosit|vykres|fuz)\w*(?: \w+){0,3} (?:odstrih|ostrih|rozstrih|nastrih)\w*)\b/,
        /\b(?:rozbil\w*|rozbi(?:je|t)|zlom(?:il|ila|ili)\b(?! (?:si|ruk|noh|prst|zub))|pokazil\w*|znicil\w*|nici|nicit|roztrh\w*|rozlial\w*|vylial\w*|pocmar\w*|pokresl\w*|polepil\w*|oblepil\w*|dolamal\w*|polamal\w*|zrucal\w*|zbural\w*|postrihal\w*|zhodil\w*|zamazal\w*|ostrihal\w* (?:si|sestre|babik)\w*|spackal\w*|ponicil\w*|zaspinil\w*)\b(?! (?:si )?(?:kolen|hlav|nos|lak|brad)\w*)/,
      ),
      'learn',
      'afraid',
      'sad',
    ),
    new RegExp(
      `${byOther('(?:od|o|pre|na|roz|vy)?stri(?:hal|hol|hl)|dup|posliap|podup|rozbil|zlom|pokazil|znicil|roztrh|rozlial|vylial|pocmar|pokresl|polepil|dolamal|polamal|zrucal|zbural|postrihal|zhodil|ostrihal|ponicil|zaspinil')}|${BY_ITSELF}|\\bzo strom\\w*|\\bzhodil\\w* [^.!?]{0,20}\\b(?:jablk|hrusk|oriesk|kil)\\w*`,
    ),
  ),
  settled(
    subject(
      'lie',
      'did-wrong',
      'always',
      /\b(?:oblaf\w*|podvied\w*|podpisal\w* sa za|sfalsov\w*|vina (?:padla|na)|klam\w*|oklam\w*|zaklam\w*|naklam\w*|luha\w*|luze|cigan\w*|vymysla si|vymyslel si|vymyslela si|nepovedal\w* pravdu|hovorit pravdu|povedat pravdu|pravdu|lz[ei]|loz|priznat|prizn\w*|zapier\w*|zaprel\w*|zatajil\w*|tajil\w*|taji|zvali\w* (?:to )?na|zvalil\w*|zvalov\w*|klamst\w*|neprizn\w*)\b/,
    ),
    'learn',
    'afraid',
  ),
  settled(
    subject(
      'stealing',
      'did-wrong',
      'always',
      /\b(?:kradne|kradnu|kradnut|berie (?:\w+ )?(?:cudz|kamar|det)\w*|nosi domov cudz\w*)\b/,
    ),
    'learn',
    'afraid',
  ),
  unless(
    settled(
      subject(
        'stealing',
        'did-wrong',
        'past',
        /\b(?:(?:zjed|pojed|vyjed)(?:ol|la)(?: \w+){0,2} (?:bratovi|sestre|kamar\w*|spoluz\w*)|ukrad\w*|kradn\w*|kradol|kradla|kradez\w*|zobral\w* (?:si )?(?:\w+ ){0,3}(?:bez (?:opytania|dovolenia|pytania|zaplatenia)|z obchodu|v obchode|z penaz\w*|kamar\w*)|vzal\w* (?:si )?(?:\w+ ){0,3}(?:bez|v obchode|z obchodu|kamar\w*|cudz\w*)|\w+ (?:\w+ ){0,4}bez (?:opytania|dovolenia|spytania|pytania|zaplatenia)|v obchode (?:\w+ ){0,2}(?:zobral|zobrala|vzal|vzala|sunul|strcil)\w*|potajme zobral\w*|priniesol domov cudz\w*|priniesla domov cudz\w*|berie (?:\w+ )?cudzi\w*|(?:z obchodu|zo skolky|od kamarat\w*) (?:\w+ )?si (?:\w+ )?odnies(?:ol|la)|odnies(?:ol|la) si (?:\w+ ){0,3}(?:cudz|kamarat\w+ov|kamaratkin)\w*|si (?:\w+ )?odnies(?:ol|la) (?:\w+ ){0,3}(?:z obchodu|zo skolky|domov|cudz\w*)|(?:cudz|kamarat\w+ov|kamaratkin)\w* (?:\w+ ){0,2}si odnies(?:ol|la))\b/,
      ),
      'learn',
      'afraid',
    ),
    new RegExp(
      `${byOther('ukrad|zobral|vzal|zjed|vyjed|pojed')}|\\b(?:zlodej|vykradl)\\w*|\\b(?:medail|diplom|vysvedcen|odmen|vyhr|tombol|sutaz)\\w*|\\bcenu\\b`,
    ),
  ),
  settled(
    subject(
      'swearing',
      'did-wrong',
      'always',
      /\b(?:nadav\w*|skared\w+ slov\w*|skaredo (?:hovori|rozprava)|sprost\w+ slov\w*|sprosto|vulgarn\w*|nadavk\w*|neslusn\w+ slov\w*|hresi|hresit|odvrav\w*|papul\w*|drzo|drzy|drza|odul\w*|vyplazuj\w* jazyk)\b/,
    ),
    'learn',
  ),
  unless(
    settled(
      subject(
        'sibling',
        'quarrel',
        'always',
        /\b(?:brat\w*|brac\w*|bras\w*|sestr\w*|segr\w*|surod\w*|dvojc\w*|dvojick\w*)\b[^.!?]{0,30}\b(?:bij\w*|had\w*|skriep\w*|bit\w*|hadk\w*|bitk\w*|berie|kaz\w*|otravuj\w*|lezie|provokuj\w*|hnev\w*|neznas\w*|vojn\w*|nema rad\w*|nenavid\w*|dohodn\w*|nedohodn\w*|na nervy|kaz[iy]\w*|rozhadz\w*|tazko|hraj?u? sa)/,
        /\b(?:bij\w*|had\w*|skriep\w*|hadk\w*|bitk\w*|vojn\w*|nepozic\w*|neznas\w*|nenavid\w*|udobr\w*|nema rad\w*)\b[^.!?]{0,30}\b(?:brat\w*|brac\w*|bras\w*|sestr\w*|segr\w*|surod\w*|dvojc\w*|dvojick\w*)/,
        /\bsurodenec\w*|\bsurodenc\w*/,
      ),
      'did-wrong',
      'jealous',
      'teased',
      'proud',
      'become-friends',
      'learn',
      'afraid',
      'left-out',
      'hurt',
      'sad',
      'wants',
    ),
    /\b(?:nov\w+ (?:brac|sestr)\w*|narod\w*)\b/,
  ),
  unless(
    settled(
      subject(
        'hitting',
        'did-wrong',
        'past',
        /\b(?:pobil|pobila|pobili|udrel|udrela|kopol|kopla|pohryzol|pohryzla|uhryzol|uhryzla|buchol|buchla|sotil|sotila|strcil|strcila|stuchol|stuchla|postriekal|postriekala|poskriabal|poskriabala)\b(?! (?:si|sa (?:do|na|o))\b)/,
        /\bhodil\w* (?:\w+ ){0,3}(?:(?:do|po) (?:nej|neho|nich|hlav\w*|tvar\w*|oc[iu]|kamarat\w*|kamos\w*|spoluz\w*|brat\w*|brac\w*|sestr\w*|babat\w*|det\w+|mam\w+|ock\w*|macke|psovi|okna?)|kamen\w*|piesok|pieskom|blato)\b|\b(?:do|po) (?:nej|neho|kamarat\w*|spoluz\w*|brat\w*|brac\w*|sestr\w*) (?:\w+ ){0,2}hodil\w*/,
        new RegExp(`\\bhodil\\w* (?!(?:si|sa (?:do|na|o))\\b)(?=.*${HARM})`),
      ),
      'learn',
      'quarrel',
      'jealous',
    ),
    new RegExp(`\\b(?:pes|psik|macka|osa|vcela|psisko|kliest|komar)\\b|${byOther(STRUCK)}`),
  ),
  unless(
    settled(
      subject(
        'hitting',
        'did-wrong',
        'always',
        /\b(?:bije|bijes|bit sa|bi[tl]\w* (?:deti|kamar\w*|sestr\w*|brat\w*|mam(?!e?\b|ut|b)\w*)|bije sa|pobil\w*|pobije|bitka|bitky|bitku|udrel\w*|udier\w*|udrie|buch\w*|kop[ea](?!ck|cie)\w*|kopol|kopla|kopanie|hryz\w*|pohryz\w*|uhryz\w*|skrab\w*|doskrab\w*|poskrab\w*|strka\w*|sotil\w*|sacal\w*|sotila|tlci\w*|mlati\w*|tlcie|plieska\w*|fack\w*|stipe|stip\w*|taha\w* (?:\w+ )?za vlasy|agres\w*|ublizuje|ublizil\w*|hadze (?:kamen\w*|veci|piesok)|pluje|plul\w*)\b/,
      ),
      'learn',
      'quarrel',
      'jealous',
    ),
    new RegExp(
      `\\b(?:bij\\w* (?:ho|ju)|bije ho|bije ju|(?:pes|psik|macka|osa|vcela|psisko|kliest|komar)\\b|udrel\\w* sa|kopl?o\\w* do lopt\\w*|kope (?:do )?(?:lopt|jam|tunel)\\w*|kopat|kopali (?:sme )?(?:\\w+ ){0,2}(?:u|na|v|vo|pri|zemiak|jam)\\w*|zemiak\\w*|bagr\\w*|sipk\\w*|buchty|srdce)\\b|${byOther(STRUCK)}`,
    ),
  ),
  settled(
    subject(
      'saying-no',
      'learn',
      'always',
      /\b(?:(?:povedat|hovorit|poved\w*|hovori|vie povedat|nevie povedat) ?(?:vie )?nie|nevie (?:sa )?(?:odmiet\w*|ozvat|braniet|branit)|ozvat sa|ozve|branit sa|nechce sa (?:objim\w*|bozk\w*)|(?:pusinkov\w*|bozkav\w*|objima\w*) (?:tet\w*|kazd\w*|star\w*)|vsetko si nech\w*|hranic\w*|nechaj ma|stop)\b/,
    ),
    'cannot',
    'refuses',
  ),
  sharing,
  unless(
    settled(
      subject(
        'quarrel',
        'quarrel',
        'today',
        /\b(?:pohad\w*|hadaj?u?|hada sa|sa hada\w*|hadk\w*|poskriep\w*|skriep\w*|rozkmotr\w*|nerozprava\w* sa s|nehovoria spolu|uz sa (?:s \w+ )?nekamarat\w*|nekamarat\w*|nebavia|nebavi sa s|uz nie su kamar\w*|uz nie je (?:jej|jeho|moja|moj) (?:\w+ )?kamar\w*|nahnevan\w* na (?:kamar|spoluz|seba)\w*|urazen\w*|urazil\w* sa|nafuk\w*|pohneval\w*)\b/,
      ),
      'sad',
      'learn',
      'afraid',
    ),
    // With its parents, over what has to be switched off, it is that.
    new RegExp(
      `${GROWN_UPS}|\\bs (?:cudz|neznam)\\w+|^(?!.*\\b(?:kamar|kamos|spoluz|brat|brac|sestr|segr|surod|sused|dvoji)).*\\b(?:mobil|tablet|telk|televiz|youtub|pocitac|playst|xbox)\\w*`,
    ),
  ),
  subject(
    'brand-things',
    'wants',
    'always',
    /\b(?:vsetk[ay]|vsetci|kazd[ay]|ostatn[iey]|kamarat(?:ky|i)|spoluziac\w+)\b[^.!?]{0,25}\b(?:maju|ma|nosia|nosi)\b[^.!?]{0,20}\b(?:mobil|telefon|iphon|znack|tenisk|hodink|labub)\w*|\b(?:chce|ziada|tuzi|prosi|pyta)\b[^.!?]{0,15}\b(?:nike|adidas\w*|puma|jordan\w*|crocs\w*)\b|\bchce (?!byt\b)(?:\w+ ){1,3}(?:ako|co) (?:maju )?(?:ostatni|vsetci|spoluziaci)\b|\bnema (?:\w+ )?(?:ziadn\w+ )?znackov\w*|\bchce (?!byt\b)(?:mat )?(?:to|tie|tak\w*)? ?(?:iste |rovnake )?(?:\w+ )?(?:ako|co) (?:maju )?(?:spoluz|ostatn|vsetci)\w*/,
    /\b(?:(?:vsetci|kazdy|ostatni|spoluz\w*|deti|cela trieda) (?:\w+ ){0,3}(?:maju|ma|nosia|nosi)\b[^.!?]{0,25}\b(?:mobil\w*|telefon\w*|iphone\w*|znack\w*|nike\w*|tenisk\w*|hodink\w*|tablet\w*|playst\w*|xbox\w*|labub\w*|pokem\w*|squish\w*|nov\w+)|znackov\w*|(?:chce|ziada|vymaha|pyta|prosi|tuzi)\b[^.!?]{0,15}\b(?:mobil\w*|telefon\w*|iphone\w*|znack\w*|playst\w*|xbox\w*|smart\w* hodink\w*|labub\w*)|ostatni (?:\w+ )?maju|vsetci (?:\w+ )?maju (?:a|len|iba))\b/,
  ),
]
