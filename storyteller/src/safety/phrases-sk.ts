import { anyPhrase, type ForbiddenClass } from './word-list.ts'

const LIVING =
  '(?:ho|ju|ich|jeho|ma|ta|nas|niekoho|kazdeho|vsetk[yo][a-z]*|lud(?:i|om|mi)|clove[a-z]*|det(?:i|om|mi)|dieta[a-z]*|babat[a-z]*|chlapc?[a-z]*|dievc[a-z]*|brat[a-z]*|sestr[a-z]*|mam[aeuyk][a-z]*|ot(?:ca|ec|covi)|ock[a-z]*|tat[aiok][a-z]*|babk[a-z]*|stark[a-z]*|ded[kaou][a-z]*|ucitel[a-z]*|sused[a-z]*|kamarat[a-z]*|spoluziak[a-z]*|kral[a-z]*|princ[a-z]*|rytier[a-z]*|carodej[a-z]*|drak[a-z]*|obr[aoy][a-z]*|zvier[a-z]*|mac(?:k|iat)[a-z]*|macic[a-z]*|ps(?:a|ov|i|ik|ovi|ika|om)|sten(?:a|iat)[a-z]*|zaj[ak][a-z]*|kralik[a-z]*|skreck[a-z]*|mys(?:i?k?[a-z]{0,3})|vtac?k?[a-z]*|kon(?:a|e|ika|ovi)|vlk[a-z]*|medve[a-z]*|lisk[a-z]*|zab[uky][a-z]{0,2}|prasiat[a-z]*|ovc[a-z]*|kravu|kac[a-z]*|sliepk[a-z]*|nepriatel[a-z]*|zajatc[a-z]*|pirat[a-z]*|zlodej[a-z]*|strig[a-z]*|bosork[a-z]*|muz[a-z]{0,3}|zen[au]|pana|tetu|uja)(?![a-z])'
const THEM = `(?:(?:celu|cele|cely|jeho|jej|ich|svoj[a-z]*|vsetk[a-z]*|mal[a-z]*|star[a-z]*|zl[a-z]{1,3}|neposlusn[a-z]*|zive?ho?|zivu|t[aiuo][a-z]{0,2}|nas[a-z]*) )*${LIVING}`
const PART =
  '(?:hlav|ruk|nozicky|nohu|noh[ya]|prst|usi|ucho|uska|krk|jazyk|chvost|hrdl|zil|nos(?:a|$| )|oci|oko|kridl|labk|brucho|srdce)[a-z]*'
const GROUP =
  '(?:cudzinc[a-z]*|cudzinci|migrant[a-z]*|utecenc[a-z]*|imigrant[a-z]*|pristahoval[a-z]*|rom(?:ovia|ov|i|om|ky|sk[a-z]+)|zid(?:ia|ov|om|ovsk[a-z]+|i)|moslim[a-z]*|arab[a-z]*|cernoch?s?[a-z]*|cernosi|belo[cs][a-z]*|azijc[a-z]*|aziat[a-z]*|cinan[a-z]*|vietnam[a-z]*|madar[a-z]*|ces(?:i|ki)|cechov|nemc[a-z]*|polia(?:c|k)[a-z]*|ukrajinc[a-z]*|rus(?:i|ov|om)|turc?k?[ioa][a-z]*|americ[a-z]*|afric[a-z]*|ind(?:i|ovia|ov)|gaj(?:ovia|ov)|gejo[vm][a-z]*|lesb[a-z]*|homosexual[a-z]*|postihnut[a-z]*|hendikepovan[a-z]*|invalid[a-z]*|vozick?[ck]ar[a-z]*|bezdomovc[a-z]*|zobra[ck][a-z]*|chudobn[iy][a-z]*|cierni|tmavi|tmavsi|ini|tlst[iy][a-z]*|tucni|slepi|hluchi|autisti|krestan[a-z]*|katoli[a-z]*|dievcata|zeny|chlapci|blondin[a-z]*|obezni|starci|dochodcovia|slovaci|(?:ciern|tmav|chudobn|cudz|romsk|postihnut|tlst|tucn|slep|hluch|inak)[a-z]* (?:ludia|deti|ziaci|ludi|tvare?))'
const BAD =
  '(?:hlup[a-z]*|sprost[a-z]*|spinav[a-z]*|zlodej[a-z]*|zlocin[a-z]*|zl[iye](?![a-z])|leniv[a-z]*|klam[a-z]*|luhar[a-z]*|menejcenn[a-z]*|podradn[a-z]*|teroris[a-z]*|skared[a-z]*|odporn[a-z]*|hnusn[a-z]*|smrad[a-z]*|nanic|bezcenn[a-z]*|horsi[a-z]*|odpad|spina|opice|paraziti|vrah[a-z]*|podvodn[a-z]*|tup[iye](?![a-z])|blb[a-z]*|nebezpecn[a-z]*|hava?d[a-z]*|neschopn[a-z]*|zbytocn[a-z]*|slab(?:si|si[a-z]*)|nula|nuly|tretej? triedy|menej (?:mudr|hodn)[a-z]*|primitiv[a-z]*)'
const MOCKED =
  '(?:tlst|tucn|tucniak(?!a)|skared|hlup|postihnut|slep[yaeo][a-z]*|hluch|krip|invalid|vozick|chrom|koktav|koktaj|zajak|chudob|stary(?:ch|m)|okuliar|autis|rom(?:ov|ky|sk|ov|k)|cudz|ciern|obezn|nemot|plesat|hendikep|mentaln|bezdom|madar|malych deti|inych deti|deti|spoluziak|slabsi|down|choreho|chorych|krivk|ocul)'

export const SLOVAK_PHRASES: readonly ForbiddenClass[] = [
  {
    reason: 'profanity',
    phrases: anyPhrase(
      '(?:drz|zavri|zatvor|drzte) (?:uz )?(?:hubu|klapacku|papulu|drzku|zobak|tlamu)|(?:po|do|cez) (?:hube|huby|papuli|papule|drzke|drzky)|rozbije[a-z]* (?:ti |mu |jej )?(?:hubu|papulu|drzku|tlamu)|ty (?:[a-z]+ )?(?:krava|somar|prasa|svina|hlupak|hlupan|tupec|blb|trubka|vole|koza|opica|smrad|pako|hnup|osol|vol|dilino|spina)(?![a-z])',
      '(?:sprosta|blba|hlupa|skareda|tucna|stara) (?:krava|koza|svina|striga jedna|hus|opica|sliepka)|(?:je|su|si) (?:uplny |totalny |uplna |len |obycajny |taky |taka )*(?:hlupak|hlupaci|tupec|tupci|pako|truba|trubka|chumaj|blby|blba|blbe|blbi)(?![a-z])|sukin syn|stara svina|tucna svina|si svina|serie? (?:ma|na)|olizni mi|polib mi|pobozkaj mi zadok|vyliz mi|chod do (?:pekla|cerveneho)|tahaj do (?:pekla|kelu)|bez do (?:pekla|kelu)|(?:stary|hnusny|skaredy|odporny) (?:smrad|parchant|pankhart)|parchant|pankhart|panchart',
    ),
  },
  {
    reason: 'sexual',
    phrases: anyPhrase(
      'verejn[a-z]* dom[a-z]*|lahk[a-z]* (?:zen|dev|diev)[a-z]*|uspokoj[a-z]* (?:sa|seba)|(?:hol[eya]|nah[eya]|velke|jej|obnazen[a-z]*|odhalen[a-z]*) (?:prsia|prsi|prsiach|zadok|zadky|zadnic[a-z]*|kozy|cecky|telo|tela)|(?:film|video|obsah|pribeh|rozpravk|scen|casopis|stranka)[a-z]* (?:len |iba )?pre dospel[a-z]*|(?:18|osemnast) ?plus',
      '(?:vasniv|milostn|postelov)[a-z]* (?:scen|noc|bozk|hr[ay]|styk|miluj|bozkav|sa bozk|sa miluj)[a-z]*|(?:miluju|milovali|milovat|pomilova[a-z]*) sa (?:[a-z]+ )?(?:v posteli|celu noc|vasniv[a-z]*|spolu v)|sa (?:vasnivo )?miluj[a-z]* (?:v posteli|celu noc)|vysp(?:at|al|ala|ali|i|ia) sa (?:s|so) (?:nim|nou|kym|ni[ck]h?[a-z]*|kazd[a-z]*|muz[a-z]*|zen[a-z]*|kral[a-z]*|princ[a-z]*|sused[a-z]*)|vyzlecena? do nah|do naha|dohola (?:sa )?vyzl|vyzle[a-z]* do|(?:bez|len v) (?:spodneho pradla|nohaviciek|oblecenia v posteli)|v spodn(?:om|ej) (?:pradle|bielizni)|sexi?|tanec pri tyci|tancu[a-z]* pri tyci|nevern(?:a|y) (?:zena|muz|manzel)|jedn[ua] noc s|zvodne sa|zvadza (?:ho|ju)',
    ),
  },
  {
    reason: 'violence',
    phrases: anyPhrase(
      `tecie (?:mu |jej |im )?krv|tiekla (?:mu |jej )?krv|do hlavy (?:ho|mu|jej)|(?:strel|striel)[a-z]* (?:do|po|na) (?:ludi|deti|neho|nej|nich|${LIVING})|strelb[a-z]* (?:v|na|po) (?:skol|ulic|deti|ludi)[a-z]*|mrtv(?:e|eho|ych|i|y) (?:tel[aoeu]|lud|det|clove)[a-z]*|(?:creva|vnutornosti|mozog|oci)[a-z]* (?:[a-z]+ )?(?:vytek|von|vypadn|vylez|strie)[a-z]*`,
      `(?:od|u|pre|roz|do|po|vy|na|za)?(?:rez[aeu]|reze|rezal|sek(?:n|a|l|ol|at|ne)|tn[eu]|tal|tat|tali|rub|kraj|pil|pichn|trhn|lom)[a-z]* (?:(?:mu|jej|im|si|mi|ho|ju|tomu|tej|svoj[a-z]*|[a-z]+ovi|[a-z]+ke|nozom|sekerou) ){0,3}${PART}(?! (?:z papier|z cest|sneh|pernik)[a-z]*)(?<!(?:zlom|polom)[a-z]* (?:si )?(?:[a-z]+ )?(?:ruk|noh|nos|prst)[a-z]*)(?<!(?:zarez|porez|pichn)[a-z]* (?:sa |si )?[a-z ]*(?:prst|ruk|noh|nos)[a-z]*)`,
      `(?:roz|po|do|na|u)(?:reze|reza[lt]|rezu|reza|sek[ao]|seka[a-z]*|stvrti|krajal|pil[i])[a-z]* (?:na (?:kusky|kusy|drobno) )?${THEM}|${LIVING} (?:na kusky|na kusy) (?:roz|po)(?:rez|sek|trh)[a-z]*|(?:roz|po)(?:trha|trhal|trhat|trhaju|cap[a-z]*|par[ai]l?)[a-z]* (?:na kusy )?${THEM}|(?:sekerou|motorovou pilou|pilou|nozom|dykou|kladivom|macetou|mecom|noznicami) (?:[a-z]+ )?(?:ho|ju|ich|do (?:neho|nej|chrbta|brucha|srdca)|${LIVING}|zabi|bod|sek|pich|podre)[a-z]*`,
      `(?:bod|pich|vraz|zabod|zapich|vbod)[a-z]* (?:[a-z]+ ){0,3}?(?:nozom|noz|dyk[auo][a-z]*|mecom|mec do|vidlami|do (?:srdca|brucha|chrbta|krku|hrude|oka|ociek))(?! (?:do (?:jablk|dyn|kolac|tort|chleb|zeme|pna))[a-z]*)|nozom (?:[a-z]+ ){0,2}(?:bod|pich|prebod|zabod)[a-z]*|(?:utopi|potopi ho|utopil|otravi|upali|spali|obari|upece|zakope zaziva|zhodi zo skaly|dokope|skope|zbodne|udusi|ukamenuj|skrti|dusi|bicuj|zbicuj|stiahne z koze|polozi na rost)[a-z]* ${THEM}|${THEM} (?:utopi|otravi|upali|spali zaziva|ukamen|dokop|skop|zbicuj|bicuj)[a-z]*|zaziva|z koze (?:ho|ju|stiahn)[a-z]*|stiahn[a-z]* (?:[a-z]+ )?z koze`,
      `(?:kop(?:e|al|ala|ali|at|nut|nul|nula|nu)|mlat[a-z]*|trap[ia][a-z]*|ublizuj[a-z]*|tluc[a-z]*|zmlat[a-z]*|bij[eu]|bil|bila|bili|bit) (?:[a-z]+ ){0,2}?(?:do )?(?:mac[kiu][a-z]*|psa|psika|psovi|stena[a-z]*|skreck[a-z]*|kralik[a-z]*|zvierat[a-z]*|vtac[a-z]*|bezmocn[a-z]*|zeny|zenu|manzelk[a-z]*|neho|nej|slabs[a-z]*)|zo?bi(?:je|t|l|la|li|ju|ty|ta) (?:ho |ju |ich |[a-z]+ )?do (?:krvi|bezvedomia|smrti)|do krvi|na smrt (?:ho |ju )?(?:zbi|ubi|umuc)[a-z]*|elektricke kreslo|plynov[a-z]* komor[a-z]*|odstreli[a-z]*|vyhodi[a-z]* do (?:vzduchu|luftu)|nasilnik[a-z]*|unies[a-z]* (?:dieta|deti|ho zo skolky|ju zo skolky|malu? diev)[a-z]*`,
    ),
  },
  {
    reason: 'drugs',
    phrases: anyPhrase(
      '(?:pi(?:je|ju|t|l|la|li|jeme|jes)|vypi[a-z]*|napi[a-z]*|nalie?v?a?[jl][a-z]*|popij[a-z]*|opij[a-z]*|fasa|da si|dali si|daju si|dal si|objedna[a-z]*|flas[a-z]* (?:s )?|pohar[a-z]*|poharik|sud|krigel|litr[a-z]*) (?:[a-z]+ ){0,3}?(?:piv[oaouk][a-z]*|vin[aoe]m?|vinko|vinka|rum[ua]?|rumom|gin|konak[a-z]*|liker[a-z]*|borovick[a-z]*|sampansk[a-z]*|koktejl[a-z]*|koktail[a-z]*|brandy|tvrd(?:e|eho|y)|panak[a-z]*|stamperl[a-z]*)(?![a-z])|na mol(?![a-z])|pod vplyvom|spity|spita|spiti|je v nalade z vina|(?:travu|travku|travicku|joint|jointy|hasis|trava) (?:[a-z]+ )?(?:hul|faj|pred|kup|pestu|sulka)[a-z]*|(?:predava|kupuje|predavat|kupi|predaj|kupit|pestuje|pestovat|balit|sulka|bali) (?:[a-z]+ ){0,2}?(?:travu|travku|travicku|jointy?|koks|piko|prasky|biely prasok|hasis|extazu)|snupe?[a-z]* (?:lepidlo|koks|kokain|prasok|biely|cestou)|cucha[a-z]* (?:lepidlo|toluen|riedidlo|benzin)|toluen|pichne si|pichal si|picha si|pichat si|biely prasok (?:do nosa|snup)',
    ),
  },
  {
    reason: 'hate',
    phrases: anyPhrase(
      `(?:vsetci |vsetky |tie |ti )*${GROUP} (?:su|boli|vzdy|vraj su|maju byt) (?:[a-z]+ ){0,3}?${BAD}(?<!(?:dievcata|zeny|chlapci|tmavi|ini) su (?:[a-z]+ )?(?:zle|zli|spinav[a-z]*|leniv[a-z]*|nebezpecn[a-z]*))|vset(?:ci|ky) (?:[a-z]+ ){1,2}su (?:[a-z]+ ){0,2}?(?:zlodej|hlup|spinav|zlocin|sprost|menejc|blb|luhar|klam|terorist|podvodn|odpad|spina)[a-z]*|vsetci (?:[a-z]+(?:ovia|ania|ari|si|ci|sti)) su (?:[a-z]+ ){0,2}?(?:${BAD})`,
      `${GROUP} (?:len |iba |vsetci |nas |vzdy |stale )*(?:kradnu|smrdia|klamu|podvadzaju|nepatria|nemaju (?:tu|co|pravo|miesto)|musia (?:odist|prec|zomriet|pykat)|by mali (?:odist|zomriet|byt|ist)|maju (?:odist|ist prec|zomriet)|von(?= |$)|do plynu|do pece|treba|patria (?:do|za)|nech (?:idu|odidu|zmiznu|zdochnu)|nesmu|za vsetko mozu|su vinni)|(?:nenavid|neznas|vyzen|vyhan|vyhna|pobi|vyhub|nenavi)[a-z]* (?:vsetk[a-z]* |tych )*${GROUP}|${GROUP} (?:nenavid|neznas|vyzen|vyhn)[a-z]*|(?:lepsi|nadradeni|cistejsi|mudrejsi|viac) (?:ako|nez|nad) (?:vsetci |vsetky |ostatni |ostatne |ine |ini )*(?:narody|rasy|${GROUP})|nehraj[a-z]* sa (?:s|so) (?:rom|cud|ciern|postih|utecen|tmav|zid|madar|chudob)[a-z]*|(?:von|prec) (?:s|so) ${GROUP}`,
      '(?:nadraden|cist|biel|vyss|menej|nizs|panska|panskej|cierna)[a-z]* ras[ayeu](?![a-z])|ras[aey] (?:je |su )?(?:lepsia|nadraden|vyssia|cista|horsia|menej)[a-z]*|biela (?:sila|moc|nadvlada)|hakov[a-z]* kriz[a-z]*|koncentracn[a-z]* tabor[a-z]*|sieg|heil|tretia risa|tretej rise|cierna huba|ciern[a-z]* hub[ay]|ras[oi][vs][a-z]* (?:vtip|cistot|nenavist)[a-z]*|ku klux|na straz slovensko|slovensko slovakom|etnick[a-z]* cist[a-z]*|vodca mal pravdu',
    ),
  },
  {
    reason: 'bullying',
    phrases: anyPhrase(
      `(?:vysmievaj|smej) sa (?:z|zo)|(?:vysmie|smej|smia|posmie|zosmies|vysmej|zabav|utah|robi|rob|spravi|urob|vtip|zart|vysmech|imit|napodob|doberaj|ukazuj|robte)[a-z]* (?:(?:si|sa|vsetci|len|vtipn[a-z]*|zabavn[a-z]*|smiesn[a-z]*|posmech|srandu|zarty|vtipy|zart|blazna|prstom|radi|stale) ){0,4}(?:z|zo|na|o|nad) (?:[a-z]+ ){0,2}?${MOCKED}|(?:vtip|zart|posmesk)[a-z]* (?:o|na) ${MOCKED}|zosmies(?:n[a-z]*|ni|nuj) (?:[a-z]+ )?(?:ju|ho|ich|${MOCKED})`,
    ),
  },
]
