import type { Particular } from '../../../../craft/lexicon.ts'
import { particulars } from './particulars.ts'

/** What was lost, called as the parent calls it; from whom it is, and how it was lost. */
const lost = particulars(['event', 'lost-toy'], {
  'lost-rukavicka': 'rukavic(?:k|iek)\\w*',
  'lost-ciapocka': 'ciapoc(?:k|iek)\\w*',
  'lost-korunka': 'korun(?:k|iek)\\w*',
  'lost-ponozticka': 'ponozti\\w*|ponozoc\\w*',
  'lost-topanocka': 'topanoc\\w*',
  'lost-hrncek': 'hrnc(?:ek|ok|ek\\w+|ok\\w+)',
  'lost-jablcko': 'jablc\\w*',
  'lost-oriesok': 'ories(?:ok|ka|ku|kom)',
  'lost-oriesky': 'ories(?:ky|kov|koch|kami)',
  'lost-mrkvicka': 'mrkvic\\w*',
  'lost-kosticka': 'kosticka|kosticku',
  'lost-kridelko': 'kridel(?:ko|ka|ku)(?! (?:obe|obidve))',
  'lost-kridla': 'kridla|kridiel|obe kridelka|dve kridelka|kridelka',
  'lost-pichliace': 'pichliac(?:e|ov|iky)|pichliacik(?:y|ov)|bodlin\\w*|ostn(?:e|ov)',
  'lost-chvostik': 'chvostik\\w*',
  'lost-zubik': 'zubk\\w*|zubik\\w*',
  'lost-roh': 'roh|roha|rozok na (?:cele|hlave)',
  'lost-farby': 'farby|farieb',
  'lost-lopatka': 'lopatk\\w*',
  'lost-luce': 'luc(?:e|ov|ik\\w*)',
  'lost-s-uskom': 's(?:o)? (?:\\w+ )?(?:usk|uch)\\w*',
  'lost-usko-modre': 'modr\\w* (?:usk|uch)\\w*',
  'lost-usko-cervene': 'cerven\\w* (?:usk|uch)\\w*',
  'lost-usko-zlte': 'zlt\\w* (?:usk|uch)\\w*',
  'lost-usko-zelene': 'zelen\\w* (?:usk|uch)\\w*',
  'lost-usko-male': 'mal\\w* (?:usk|uch)\\w*',
  'lost-oblubena': '(?:naj)?o[b]?[l]?ub(?:en|en\\w+)\\w*|naj(?:radsej|milsi\\w*|milsej|krajsi\\w*)',
  'lost-nova': 'nov(?:u|y|e|a|ucicku|ucick\\w*)',
  'lost-od-babky':
    'od (?:\\w+ )?(?:babk|babick|babi|star[ae]j mam)\\w*|babk\\w* (?:mu |jej )?(?:u|na)?(?:plietla|strikovala|sila|dala)|uplietla (?:mu |jej )?babk\\w*',
  'lost-od-dedka': 'od (?:\\w+ )?(?:dedk|dedusk|deda|stareho otca)\\w*',
  'lost-od-mamy': 'od (?:\\w+ )?(?:mam|mamk|mamick)\\w*',
  'lost-od-otca': 'od (?:\\w+ )?(?:ock|tat|otc)\\w*',
  'lost-od-kamarata': 'od (?:\\w+ )?(?:kamarat|priatel)\\w*',
  'lost-zakopal': '(?:za|u|s)?kop(?:al|ala|alo|ane|any)|(?:za|u)hrab\\w*|schoval\\w*',
  'lost-okolo-zeme': 'okolo (?:zeme|mesiaca|planet\\w*|slnka)|(?:v|vo|do|po) vesmir\\w*|na obeznej|z rakety',
  'lost-uletel': '(?:u|od)let(?:el|ela|elo|eli)|odfuk\\w*|odvial\\w*|zafuk\\w*',
  'lost-vrecko':
    'derav\\w* (?:vreck|kosik|tas|ruksak)\\w*|vreck\\w*|dierav\\w*|diery? (?:vo|v) (?:vreck|kosik|tas)\\w*',
  'lost-sam':
    'zabludil\\w*|zatulal\\w*|zabludi|(?<!\\b(?:mu|jej|im|ktoremu|ktorej|ktorym) )sa (?:(?!mu\\b|jej\\b|im\\b)\\w+ )?strat(?:il|ila|ilo|ili|i)(?! (?:mu|jej|im))|stratil\\w* sa(?! (?:mu|jej|im))|(?:stratil|nevie|hlada|nenas)\\w* (?:\\w+ ){0,3}(?:cest\\w*|domov)|netraf\\w*|nevie trafit',
  'lost-hmla': 'hml[aeuy]\\w*',
  'lost-v-obchode':
    'tesc\\w*|lidl\\w*|kaufland\\w*|bill[aeyu]|obchod(?!nik)\\w*|supermarket\\w*|nakup\\w*|ike[aeyi]\\w*',
  'lost-mrazak': 'mrazak\\w*|mraznick\\w*|mrazen\\w*',
  'lost-zima': 'zimn\\w* spank\\w*|zimn\\w* spanok|na zimu|prezim\\w*|zazim\\w*',
  'lost-spat':
    'miest\\w* (?:\\w+ )?(?:na|kde) (?:\\w+ )?sp\\w*|kde (?:ma |by )?(?:spat|spal)|kde sa (?:ulozi|vyspi)\\w*',
})

/** Why it cannot do it, what it does instead, where the child saw it, and what the child itself could not do today. */
const cannot = particulars(['event', 'teasing', 'broken-bone'], {
  'cannot-seen':
    '(?:videl|stretl|pozoroval|zbadal|uvidel|nasl)(?:i|a)? (?:sme|som)|(?:sme|som) (?:\\w+ ){0,5}(?:videli|videla|videl|stretli|stretla|stretol|pozorovali|zbadali|uvideli|nasli)|(?:dnes|vcera|rano) (?:\\w+ ){0,2}(?:videl|videla|stretol|stretla)',
  'cannot-sits':
    '(?:len|iba)(?: si)?(?: tak| stale| ticho| cely cas| furt)?(?: si)? (?:sed|cup)\\w*|(?:stale|furt) sed\\w*',
  'cannot-stands': '(?:len|iba)(?: tak| stale| ticho)? (?:sto[ji]\\w*|stal[aio]?)|ani (?:sa )?nepohl\\w*',
  'cannot-walks': 'pesi|pesky|vsade (?:len |iba )?chod\\w*|(?:len|iba)(?: tak)? (?:chod|kraca|lez)\\w*',
  'cannot-full':
    '(?:pln[eyu]|plnu[ck]\\w*) (?:\\w+ )?(?:brus|bruch|brusk)\\w*|(?:brus|bruch|brusk)\\w* (?:\\w+ )?pln\\w*|(?:pre|na|z)je(?:dl|dol|de|den|dal)\\w*|vela (?:zjed|je|papa|jedol|jedla)\\w*',
  'cannot-heavy': 'tazk[ayeou]\\w*|prilis tazk\\w*|vela vazi|tucn(?:y|a|e|eho|ucky|ucka)|tlst\\w*|bachrat\\w*',
  'cannot-small': '(?:moc|prilis|este|velmi|taky|taka|take) mal(?:y|a|e|ucky|ucka|icky|icka)|mal(?:y|a|e) na to',
  'cannot-bumps': 'naraz\\w*|nabur\\w*|vraz(?:i|il|ila|ilo|a|aju)|buch(?:a|ol|la|lo|ne)',
  'cannot-hurt':
    'zlomen\\w*|zlomil\\w*|(?:ho|ju|mu|jej) (?:\\w+ )?bol(?:i|ia)|bol(?:i|ia) (?:ho|ju)|bolav\\w*|bolelo|poranen\\w*|zranen\\w*|zranil\\w*|vyvrtn\\w*|obviaz\\w*',
  'cannot-forgot': 'zabud(?:ol|la|lo|ne|nut)',
  'cannot-lazy': 'leniv\\w*|lenos\\w*|nechce sa (?:mu|jej)|sa (?:mu|jej) nechce',
  'cannot-untaught':
    'nikto (?:(?:ho|ju|mu|jej) )?(?:to )?ne(?:naucil|ukazal|ucil|povedal)\\w*|nema(?:l|la)? (?:ho |ju )?kto (?:na|u)cit|nikdy sa (?:to )?nenaucil\\w*',
  'cannot-fell': '(?:raz|uz) (?:\\w+ )?(?:spad|buch)\\w*|spad(?:ol|la|lo)',
  'cannot-height': 'vysok\\w*|vysk[aeyuo]\\w*|zavrat\\w*|hlbk\\w*|hlbok\\w*',
  'cannot-others':
    '(?:ostatn[iey]|druhi|vsetci|vsetky|kamarati|surodenci|bratia|sestry) (?:\\w+ ){0,2}(?:vedia|lietaju|skacu|plavaju|behaju|tancuju|jazdia|kopu|lezu|cuvaju|vedeli|lietali|skakali|plavali)|ako (?:ostatn[iey]|vsetci|vsetky|druhi|kamarati)',
  'cannot-longs':
    '(?:velmi|tak|strasne|hrozne) (?:\\w+ )?(?:chce|chcel|chcela|tuzi|tuzil|tuzila)|sniva\\w*|(?:velmi|tak|strasne) by (?:\\w+ )?chcel\\w*',
  'cannot-own':
    '(?:dnes|vcera) (?:(?!co\\b|ktor|videl|stretl|nasl)\\w+ ){0,4}ne(?:slo|sla|siel|jde|vedel|vedela|podarilo|dokazal|dokazala|chcel|chcela)|(?:dnes|vcera) (?:(?!co\\b|ktor)\\w+ ){0,3}(?:sa bal|sa bala|bal sa|bala sa)|(?:na telocviku|na plavani|na plaveckom|v skolke|v skole|na treningu) (?:\\w+ ){0,3}ne(?:slo|sla|siel|jde|vedel|vedela|podarilo|dokazal|dokazala|chcel|chcela)|(?:syn|syncek|dcera|dcerka|mala|maly) (?:to )?(?:tiez|este) ne(?:vie|ide)',
  'cannot-teased': 'smej\\w*|smial\\w*|vysmiev\\w*|posmiev\\w*',
  'cannot-into-water': 'do (?:vody|rybnik\\w*|bazen\\w*|mora|jazer\\w*|potok\\w*|rieky)',
  'cannot-gym': 'telocvik\\w*|telesn\\w*',
  'cannot-pool': 'plavec\\w*|na plavani|bazen\\w*|kupalisk\\w*|plavar\\w*',
  'cannot-bike': 'bicyk\\w*|bajk\\w*|kolobezk\\w*|odrazadl\\w*|bez kolieskov',
  'cannot-kindergarten': 'skolk\\w*|skolsk\\w*|v skol\\w*',
})

export const event: readonly Particular[] = [...cannot, ...lost]
