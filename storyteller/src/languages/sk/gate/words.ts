import { anyPhrase, type ForbiddenClass, type WordList } from '../../../craft/forbidden.ts'
import { slovakWords } from './expression.ts'

/** Verb prefixes that a vulgar root takes. */
const PRE = '(?:do|na|po|za|vy|ob|o|pre|roz|u|od|pri|s|z|vz|ne|naj){0,3}'

/** Folded Slovak (and Czech, which every Slovak child understands) stems; the rest of the word is its inflection. */
const SLOVAK_WORDS: readonly ForbiddenClass[] = [
  {
    reason: 'profanity',
    words:
      slovakWords(`${PRE}jeb(?=[aeinutlmcou]|$) ${PRE}sra(?=c[kia]|[tl]|n[ieyou]|v|n$|na$) (?:do|na|po|za|vy|ob)ser(?=(?:iem|ies|ie|ieme|iete|u|me|te)$)
      ${PRE}kokot ${PRE}kurv(?!at|ik) kurevn kurevs kurevstv ${PRE}kurw pic(?=(?:a|u|e|i|o|ou|am|ach|ami)$|ovin|us(?:$|k)|ung) picov (?:do|v|na)pic(?=[eiu]$) ${PRE}trtk trtko hovn(?!iv)
      hovad(?!z) (?:do|v)?prdel vyprdel (?:do)rit(?=i$) debil kreten idiot(?=[aouyi]?$|ov|sk|k|i[nc]) imbecil curak kund(?=[aouye]$|ou$|am$|ami$|icka) kundick zmrd mrd(?=[aeko]|$) (?:vy|za|po|do)mrd
      buzer buzik buzn chuj hajz[el] hajzl kripel(?=$|[aio]) kripl mrzak(?=$|[aiou]) suk(?=a$|y$|o$|in) cubk cuba$ rit(?=$|i$|ou$) ritoles ritoliz blbec blbc blbk(?=[ayuo]) blbou(?=n|s) sprost(?!redk)
      magor(?=$|[aiou]) pobehlic lahkozenk flandr cecky cecki ceckami sviniar svinstv svinsk zasran chrapun dement(?=$|a$|i$|om$|n[yaeou]) retardovan retard(?=$|[aio]) oprcan vyprcan prcat sulin(?=$|a$) smradoch
      vyser chcank vychcan dochcan ojeban hlupan tupelo tupcho tupec(?=$) tupc(?=[aioe]) kkt(?=$|[aiy]$) pyc(?=[aeiou]$|ovin) xfinger`),
    phrases: anyPhrase(
      '(?:drz|zavri|zatvor|drzte) (?:uz )?(?:hubu|klapacku|papulu|drzku|zobak|tlamu)|(?:po|do|cez) (?:hube|huby|papuli|papule|drzke|drzky)|rozbije[a-z]* (?:ti |mu |jej )?(?:hubu|papulu|drzku|tlamu)|ty (?:jeden |jedna |jedno |stary |stara |stare |sprost[a-z] |hlup[a-z] |blb[a-z] |tup[a-z] |lenivy |leniva |spinav[a-z] |taky |taka |tucn[a-z] )*(?:krava|somar|prasa|svina|hlupak|hlupan|tupec|blb|trubka|vole|koza|opica|smrad|pako|hnup|osol|vol|dilino|spina)(?![a-z])',
      '(?:sprosta|blba|hlupa|skareda|tucna|stara) (?:krava|koza|svina|striga jedna|hus|opica|sliepka)(?![a-z])|si (?:uplny |totalny |uplna |len |obycajny |taky |taka )*(?:hlupak|hlupaci|tupec|tupci|pako|truba|trubka|chumaj|blby|blba|blbe|blbi)(?![a-z])|sukin syn|stara svina|svina stara|tucna svina|si svina|serie? (?:ma|na|mi)|serie ma|olizni mi|polib mi|pobozkaj mi zadok|vyliz mi|chod do (?:pekla|cerveneho)|tahaj do (?:pekla|kelu)|bez do (?:pekla|kelu)|(?:stary|hnusny|skaredy|odporny) (?:smrad|parchant|pankhart)|parchant|pankhart|panchart',
    ),
  },
  {
    reason: 'sexual',
    words:
      slovakWords(`sex(?!t|tet) erot porn(?=o|$|e[mr]|u$|om$|och|ach) striptiz stripter stripbar orgaz(?=m) orgi(?=a$|e$|u$|ach|ami|i$|ou$|astic) polonah
      nudap nudist nudizm obnaz penis(?!tone) vagin znasiln prostitu bordel nevestin(?=ec|c) masturb onan(?=i|o|u) suloz koitus kopula(?=c|ct) milovani(?=e$|a$|u$|m$) kurtizan pedofil incest nekrofil zoofil fetis sadomaso dildo vibrator
      kondom prezervativ sperm(?=i|a|u|y|o) ejakul erekc pohlavn klitoris semennik skrot genitali prirodzeni(?=e$|a$|u$|m$) lascivn nemravn oplzl obscen chlipn chlipni prasacink kamasut nymfoman felaci predkozk konkubin
      intimn intimit zneuzi(?!tkov) zneuzivan perverz uchyl(?!k)(?=[aoyu]?$|n|ak) necudn gangbang anal(?=$|n[yaeio]|ny) oral(?=n[yaeoiu]) hentai vilnost viln(?=[yaeo]$) smilst smiln nadrzan`),
  },
  {
    reason: 'violence',
    words:
      slovakWords(`vykrvac ${PRE}vrazd vrah(?=[aovyi]*$) vrazed(?=n) usmrt zastrel(?!ok) postriel(?=a) rozstriel samopal gulomet brokovnic kalasnikov munic strelivo vybusnin dynamit macet(?=[aouy]$|ou$|ami$) snajper ostrelovac atentat terori masak(?=r|er) genocid kanibal ludozr
      mrtvol podrez(?!av) popravisk poprav(?=c[aeiou]|a$|y$|u$|ou$|en[yae]) dobod(?=a|n) ubod(?=a|n) prebod(?=l|n|o|a) doreza(?=t|l) dokalic zmrzac zohav skalpov sibenic gilotin
      rozstvrt obes(?=i|e[ny]) zmasakr umlat ubij(?=a|e|u) zavrazd hrdlorez krvilac unosc(?=[aoi]) rukojemn vyvrazd podreza lyncov lync(?=$|u|ov) ukrizov rozporc rozsekan(?=[ye]) stvrten mucidl stinan `),
  },
  { reason: 'selfharm', words: slovakWords('samovra sebavra sebaposkod predavkov ziletk') },
  {
    reason: 'drugs',
    words:
      slovakWords(`marihuan kokain heroin(?!i|k) drog(?=[aouiye]?$|ami|ach|am$|ou$|ov) (?:z|na)drogov pervitin metamfet amfet extaz(?=[auy]$|ou$) hasis(?=$|u|o) opiat opium lsd ketamin halucin narkoman narkot narkodil (?:dil|deal)er(?=$|[aiou]) fet(?=ak|uj|ov|ac) (?:po|za|vy)?hul(?=i[tlac]?|enie|is)(?!icn|im)
      ozra(?=t|n|l|st) ozer(?=ie|u) ozier pijan pijatik (?:na|vy|o|pre)?chlast bong(?=$|y|u) marisk(?=[auy]$) koksuj opojen(?=i|y) `),
  },
  {
    reason: 'hate',
    words:
      slovakWords(`hitler naci(?=s|z[mo]|k|$) neonaci fasi(?=s|z) nac(?=ek$|kov|kovi|ovia$|ovi$) eses[ae](?=k|c) svastik holokaust koncentrak rasis(?=t) gardist(?=a$|i$|ov|ami$|om$) arij(?=e|s|ci|c[ao]) menejcenn podludi untermens cigan neger negr(?=[aiou]) nigger teplos tepl(?=us) zidak(?=$|[aiou]) zidac rakosnik sikmook zltas(?=$|i|ov) cmud(?=$|i|o)
      buzerant lesban transak mongoloid hajluj hajlov podradn(?=[iyae])`),
  },
  { reason: 'horror', words: slovakWords('horor zombi mrtvol strasideln(?=ejsi|osi) desiv(?=ejs|o)') },
]

/** What collides only once diacritics are off, or has a harmless sense. */
const SLOVAK_KEPT =
  /^(?:nasrot|odsrd|nasuk|sukr|vrzd|nahl|naho[dr]|pick|picn|pics|pico[lt]|ritu|ritm|sekt|sexte|bombon|bombar?j|krvav(?:ec|ca|ci)$|mrdkac|sukn|sukyn|sukac|hulil?ak|huliv|huli[ck]n|opitv|sprostredk|magorasko|cubric|dementi$|rozkosnick(?!a|y)|tyran(?:nos|osa)|opicia|opicie|opicky|opice?$|opici$|opicu$|opica(?:mi|ch|m)?$|opicou$|opici(?:emu|eho)$)/u

const SLOVAK_HARMLESS: readonly RegExp[] = [
  /\b(?:vodn|strieka|hrack|penov|bublin)[a-z]* (?:pistol|pusk|samopal|zbran|bomb)[a-z]*/g,
  /\b(?:pistol|pusk|zbran|bomb)[a-z]* (?:na (?:vodu|bubliny|penu)|do (?:vane|kupela)|z pastel[a-z]*)/g,
  /\b(?:bomb)[a-z]* (?:do vody|skok)|\bkalorick[a-z]* bomb[a-z]*|\bje (?:to )?bomba\b/g,
  /\bgranatov[a-z]* (?:jabl|krick)[a-z]*/g,
  /\bsexteto?\b/g,
  /\bnah[a-z]* (?:sliman|strom|konar|vetv|kral)[a-z]*|\bkral je nahy\b/g,
  /\bkrv[a-z]* (?:z|na) (?:nosa|nose|kolena|kolene|prsta|prste|lakta|nohy)|\b(?:odber|darova[a-z]*|darcovia|darca|odbery|skupin[a-z]*|kvapk[a-z]*|trosk[au]|trochu) krvi?\b|\bkrvav[a-z]* (?:koleno|pomaranc|mesiac|lakt|nos|prst)[a-z]*/g,
  /\bzabi[a-z]* (?:cas|nudu|hodinu|hodinku|hodiny|dve hodiny|muchu|komar[a-z]*|hlad|vir[a-z]*|bakteri[a-z]*)\b|\b(?:cas|nudu) (?:sa )?(?:da )?zabi[a-z]*/g,
  /\bcigansk[a-z]* (?:pecien|barok|barón|baron)[a-z]*|\bsprost[a-z]* slov[a-z]*/g,
  /\bmilo?van[a-z]* (?:knih|hrack)[a-z]*|\bpohlavi[a-z]*/g,
  /\b(?:bez|na) alkohol[a-z]*|\bnealko[a-z]*|\bkrvn[a-z]* skupin[a-z]*/g,
  /\b(?:tajn|magick|carovn)[a-z]* zbran[a-z]*|\bhlavn[a-z]* zbran[a-z]*/g,
  /\bopit[a-z]* (?:stast|rados|lask|vonou)[a-z]*/g,
]

export const words: WordList = { areWhole: false, classes: SLOVAK_WORDS, kept: SLOVAK_KEPT, harmless: SLOVAK_HARMLESS }
