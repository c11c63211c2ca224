/*
 * Verbs of every day that mean nothing to the reader by themselves, without marks, so that none of their forms is taken for a slip in a
 * word that does: "topila" is no "topoľa". By their infinitives; the forms are found by rule, a form too many does no harm.
 */
const INFINITIVES = `
  topit utopit potopit palit spalit zapalit podpalit hojit zahojit hadzat nahadzat rozhadzat vyhadzat zahadzat prehadzat vyhodit zahodit odhodit prehodit nahodit rozhodit trafit strielat vystrelit
  mierit namierit merat vazit odvazit lozit rozlozit prelozit vylozit prilozit ulozit skladat vykladat nakladat prekladat stavat rozobrat zobrat vybrat nabrat odobrat prebrat
  chytat pochytat chytit zachytit drzat podrzat udrzat pustat pustit vypustit spustit upustit prepustit tahat vytahat natahat potahat stahat stiahnut vytiahnut natiahnut pritiahnut tlacit zatlacit potlacit
  sunut posunut vsunut zasunut nosit vynosit prinosit odnosit nanosit vozit odvozit privozit dovozit zavozit vodit zavodit privodit odvodit prevadzat
  chodit prechodit obchodit vchodit dochodit schodit nachodit bludit zabludit tulat zatulat putovat stupat vstupit nastupit vystupit prestupit odstupit
  kracat vykracat behat pobehat nabehat vybehnut zabehnut prebehnut dobehnut rozbehnut cuvnut letiet vzlietnut preletiet odletiet priletiet padat spadnut napadnut zapadnut vypadnut prepadnut
  kotulat skotulat gulat valat kyvat mykat trhat roztrhat natrhat utrhnut odtrhnut vytrhnut lamat zlamat polamat dolamat olamat krajat nakrajat rezat narezat porezat
  pilit sekat strihat vystrihat lepit nalepit zlepit prilepit miesat zamiesat vymiesat sypat nasypat vysypat zasypat liat naliat vyliat zaliat kvapkat striekat postriekat spinit zaspinit
  cistit vycistit utierat utriet zametat vysavat prat vyprat susit vysusit zehlit vyzehlit vesat zavesit zvesit skladat poskladat stlat ustlat
  chutat ochutnat hryzt odhryznut zuvat prezuvat lizat olizat pit vypit napit cicat sat prehltnut zhltnut dusit grcat pluvat kychat smrkat
  cesat ucesat ostrihat holit kupat mydlit namydlit splachnut oplachnut osusit natriet natierat mazat namazat krutit zakrutit
  obut vyzut prezuvat zapnut rozopnut zapinat rozopinat zavazat rozviazat vliect
  klopat zaklopat zvonit zazvonit volat privolat zavolat odvolat kricat vykricat sepkat septat mrmlat hundrat spievat kvilit nariekat vzdychat
  oslovit oslovovat pytat opytat spytat vypytat odpovedat vravit tvrdit radit poradit dohodnut suhlasit slubit slubovat presvedcit prehovorit vysvetlovat
  mysliet premyslat vymyslat rozmyslat tusit verit neverit dufat pamatat zapamatat spomenut spominat zabudnut vediet poznat spoznat rozoznat uhadnut hadat
  milovat lubit objat hladkat pohladkat pohladit skrabkat steklit postipat pichat kopnut kopat udriet bit branit chranit ochranit strazit obranit
  hnevat nahnevat rozhnevat urazit trapit zlostit rozculit ukludnit upokojit utisit potesit rozveselit tesit
  smiat usmievat usmiat zasmiat vysmiat rozosmiat plakat zaplakat fnukat slzit
  bat triast chviet zlaknut lakat zmrznut zohriat mrznut hriat svietit zhasnut zhasinat zapnut vypnut vypinat
  kupovat nakupovat predavat platit zaplatit setrit usetrit minut stat darovat davat rozdavat vratit vracat pozicat poziciavat
  ucit naucit precvicovat skusat vyskusat zadat hlasit prihlasit odhlasit prepisat opisat vypracovat pracovat odpracovat
  zit prezit byvat prebyvat nocovat zostavat ostavat odchadzat prichadzat vychadzat schadzat vchadzat nachadzat prechadzat obchadzat
  zacinat koncit skoncit dokoncit prestat prestavat pokracovat cakat pockat dockat vyckat meskat zmeskat stihat stihnut ponahlat
  menit zmenit vymenit premenit zamenit zmiznut miznut objavit zjavit ukazat ukazovat skryvat ukryvat ukryt kryt prikryt odkryt
  rast vyrast dorast pucat kvitnut vykvitnut zvadnut vadnut sadit zasadit presadit okopat trhat zbierat pozbierat obrat
  varit dovarit piect pripalit vypalit zohrievat jest dojest zajest
  hrat zahrat dohrat vyhrat prehrat sutazit pretekat zavodit zapasit sprintovat tocit zatocit otocit vytocit
  odvrknut odvravat neposluchat sluchat posluchat spravat vystrajat blaznit vyvadzat santit hackovat naliehat prosit poprosit dakovat zdravit
  ochoriet liecit vyliecit uzdravit boliet krvacat opuchnut zranit ublizit tlcit potlct pritlacit zakopnut sposobit nechtiet
  darit vydarit podarit zvladat zvladnut dokazat snazit vzdavat riesit vyriesit pomylit pomotat popliest pliest
  vyzerat pozerat prezerat zazriet zbadat vsimat vsimnut sledovat pozorovat striehnut obzerat
`

/** Adjectives without their endings, for the same reason: "múdra" is no "múra". */
const ADJECTIVES = `
  mudr hlup chytr bystr vesel smutn mil dobr zl krasn pekn skared skromn stedr lakom hrd pysn sikovn nesikovn usilovn leniv poslusn neposlusn slusn uprimn spravodliv
  zvedav odvazn statocn smel nesmel bojazliv plach hanbliv tich hlasn hlucn rychl pomal siln slab zdrav chor unaven ospal hladn smadn tepl studen horuc chladn mokr such
  cist spinav nov star mlad velk mal vysok nizk dlh kratk sirok uzk hlbok plytk tazk lahk makk tvrd ostr tup hladk drsn lepkav klzk krehk pevn
  sladk slan kysl hork chutn voniav farebn biel ciern cerven modr zelen zlt hned siv sed ruzov fialov oranzov zlat striebrn dreven zelezn papierov sklenen hlinen snehov ladov
  kuzeln carovn zazracn tajn tajomn zahadn strasideln strasn hrozn stratn straten opusten osamel zabudnut zatulan osirel zakliat zacarovan neviditeln lietajuc spievajuc hovoriac
  stastn nestastn spokojn nespokojn nahnevan urazen sklaman prekvapen zmaten nervozn pokojn divok krotk
  domac cudz zahradn lesn polnohospodarsk horsk morsk riecn vesmirn hviezdn nocn denn rann vecern zimn letn jarn jesenn vianocn velkonocn narodeninov
  skolsk skolkarsk detsk rodinn mestsk dedinsk kralovsk rytiersk piratsk hasicsk policajn lekarsk kucharsk vojensk indiansk
  hrav zlomen rozbit pokazen derav roztrhan spaln pokojn trpezliv netrpezliv pracovit samostatn zodpovedn opatrn rozumn zabavn smiesn vtipn nudn
`

const stem = (verb: string, letters: number) => verb.slice(0, -letters)

function formsOf(verb: string): string[] {
  const past = (base: string) => ['l', 'la', 'lo', 'li'].map((end) => base + end)
  const root = stem(verb, 1)
  const said = [verb, ...past(root)]
  if (verb.endsWith('ovat')) return [...said, ...['uje', 'uju', 'ujem', 'ujeme'].map((end) => stem(verb, 4) + end)]
  if (verb.endsWith('nut'))
    return [...said, ...['ol', 'la', 'lo', 'li', 'ne', 'nu', 'nem'].map((end) => stem(verb, 3) + end)]
  if (verb.endsWith('at'))
    return [...said, ...['', 'ju', 'm', 'me'].map((end) => root + end), `${stem(verb, 2)}e`, `${stem(verb, 2)}u`]
  if (verb.endsWith('it'))
    return [...said, ...['', 'a', 'm', 'me'].map((end) => root + end), `${root}l`, `${stem(verb, 2)}eny`]
  return said
}

const ENDINGS = ['y', 'a', 'e', 'u', 'i', 'ej', 'ou', 'eho', 'emu', 'om', 'ych', 'ym', 'ymi']

/** Adjectives in every form. */
export const ADJECTIVE_FORMS = ADJECTIVES.trim()
  .split(/\s+/)
  .flatMap((word) => ENDINGS.map((ending) => word + ending))

/** Every form, and with "ne-". */
export const VERBS = INFINITIVES.trim()
  .split(/\s+/)
  .flatMap(formsOf)
  .flatMap((form) => [form, `ne${form}`])
