import { particulars } from './particulars.ts'

const FEARED = '(?:boji|bojim|aby|ze ho|co ak|strach)(?: \\w+){0,5} (?:pre|s|z)hlt\\w*'

/** Where the tooth went, and who made what of it. */
export const tooth = [
  ...particulars(['tooth-out'], {
    'zub-prehltla': [
      '(?:pre|s|z)hlt\\w*|v (?:brusku|bruchu|zaludku)|zjed(?:la|ol) (?:\\w+ )?(?:ho|zub\\w*)|(?:zub\\w*|ho) (?:\\w+ ){0,6}(?:zjed|vypi)(?:la|ol|l)|a (?:zjed|vypi)(?:la|ol|l) ho',
      FEARED,
    ],
    // Where another threw it away, who meant no harm.
    'zub-vyhodili':
      '(?:vyhod|zahod|vysyp|vysyp|vysav|povysav|vysal|splach|spustil|vyliala|vylial|vyprat|vyprala|zmietl|zametl)\\w*|(?:do|v|cely) kos\\w*|vysavac\\w*',
    // Somebody knows where it is, and it is not here.
    'zub-inde':
      '(?:ostal|zostal|nechal)\\w*(?: \\w+){0,3} (?:u|v|na) (?:ock|ocin|otc|tat|mam|bab|ded|star|skol|sk[oô]lk|aut|chat|tet|krstn|poh[aá]r|dom|intern|tabor|hotel)\\w*|vypad\\w*(?: \\w+){0,3} u (?:ock|ocin|otc|tat|mam|bab|ded|star|tet|krstn|kamar)\\w*|(?:priveze|prinesie|dovezie|posle)\\w* ho|zabudl\\w* (?:si )?(?:ho|zub\\w*|zubk\\w*)(?: \\w+){0,2} (?:u|v|na)',
    'zub-stratila':
      'strat\\w*|nevie (?:ho )?(?:najst|kde)|nenas\\w*|nevieme (?:ho )?(?:najst|kde)|hlad\\w*|niekam zapad\\w*|zapadol\\w*|(?:spadol|vypadol|zmizol|padol) (?:\\w+ ){0,3}(?:do|v) (?:odtok|vylevk|umyvadl|kanal|trav|sneh|piesk|bazen|wc|zachod|mor|jazer|vod|rieky|rybnik)\\w*|odplav\\w*|zmizol|nikde',
    'zub-boli': 'bol(?:iet|i|est|elo)|boles\\w*|stipa\\w*',
    'vila-neprisla':
      '(?:vil|vilk|mysk|zubnick)\\w*(?: \\w+){0,4} (?:nepris|zabud|nevzal|nezobral|nenechal|nedonies|neprinies|nebol)\\w*|(?:nepris|zabud|nebol)\\w*(?: \\w+){0,3} (?:vil|vilk|mysk|zubnick)\\w*|(?:my sme|mama|ja som|sme) (?:\\w+ ){0,3}zabud\\w*(?! (?:ho|zub\\w*)(?: \\w+){0,2} (?:u|v|na)\\b)|(?:stale|este) (?:\\w+ ){0,3}pod vankus\\w*|ani (?:minc|eur|cent)\\w*',
    'zub-kolko-viac':
      '(?:kamar\\w*|spoluz\\w*|bratran\\w*|sestern\\w*|ostatn\\w*|ini|sused\\w*|brat\\w*|sestr\\w*|on|ona)(?: \\w+){0,8} (?:viac|dvadsat|20|10|desat|pat|5|50|lego|bankovk\\w*)',
    'zub-ja-vyhodila':
      '(?:ja|mama|maminka|mamina|sme|som)(?: \\w+){0,4} (?:vyhod|zahod|vysyp|vysav|povysav|splach)\\w*|(?:vyhod|zahod|vysyp|vysav|povysav|splach)\\w* som',
    'zub-vysali': '(?:vysav|povysav|vysal)\\w*',
    'zub-neveri': 'neexistuj\\w*|existuje|ozajstn\\w*|nie je naozaj|naozaj je|neveri\\w*',
    'zub-strecha': '(?:na|cez) (?:\\w+ )?strech\\w*|strechu|strech[ey]',
    'zub-mys': 'mys|mysk\\w*|mysick\\w*|perez|raton\\w*',
    'zub-vyhodila-holuba': 'trafi\\w*|holub\\w*',
    'zub-dve-vily':
      '(?:irsk|anglick|americk|nemeck|cesk|rakusk|talianskj?|francuzsk|polsk|madarsk|cudz|tamojs|ich|slovensk|nasa|spravn)\\w* (?:\\w+ ){0,2}vil\\w*|vil\\w*(?: \\w+){0,3} (?:slovensk|anglick|irsk|nemeck|cudz)\\w*|(?:inej|druhej|cudzej) krajin\\w*|v (?:anglick|irsk|nemeck|talians|spanielsk|rakus|americk|chorvatsk)\\w*|na dovolenk\\w*|v zahranic\\w*|(?:vie|najde|trafi|nevie)(?: \\w+){0,4} (?:kde|adres|ze sme|sem|nas)\\w*',
    'zub-kaz':
      'kaz|kazom|kazy|kazmi|kaze|pokazen\\w*|skazen\\w*|cierna skvrn\\w*|ciern\\w* zub\\w*|dier\\w* v zub\\w*|plomb\\w*',
    'zub-otazka':
      'co (?:\\w+ ){0,2}rob\\w*|naco|na co (?:jej|mu|su|ich|potreb)\\w*|kam (?:\\w+ ){0,2}(?:ide|idu|nosi|dava|odnas)\\w*|preco (?:\\w+ )?(?:bere|zbiera|chce|potreb)\\w*|zbiera|ako (?:vyzera|pride|sa dostane|vie)|existuje|ozajstn\\w*|naozaj je|(?:mama|my|rodicia) (?:\\w+ ){0,3}(?:dava|dali|je vila)\\w*',
    'zub-nechce-dat':
      '(?:nechce|nedat|neda|nechcela|nechcel)(?: \\w+){0,3} (?:dat|vile|odovzdat|ho dat)|nechat si (?:ho|zub)|chce si (?:ho|zub\\w*) nechat|zub\\w* si (?:\\w+ )?necha\\w*|vrati\\w*',
    'zub-nit': 'nit|nitou|nite|niti|nitk\\w*|spagat\\w*|snurk\\w*|snurou|kluck\\w*',
    'zub-klucka': 'kluck\\w*|dver\\w*',
    'zub-na-nitke':
      '(?:drzi|visi|vis)\\w*(?: \\w+){0,2} (?:na|uz len|len|iba)(?: \\w+){0,3} (?:nit|vlas|vlask)\\w*|na nitke',
    'zub-chcu-trhat': 'vytrhn\\w*|vytiahn\\w*|vytrhav\\w*|potiahn\\w*|trhnut\\w*|trhat',
    'zub-zamkla': 'zamkl\\w*|zamkol\\w*|zavrel\\w*|schov\\w*|utiekl\\w*|utiekol',
    'zub-nesiahat':
      '(?:neda|nedovoli|nechce|nenecha|nesmie\\w*|nemozeme|zakaz\\w*)(?: \\w+){0,4} (?:siahn|dotkn|dotyk|chyt|pozr|sahn|vidiet|ukaz)\\w*|nikomu ho neukaz\\w*',
    'zub-posledny':
      'vsetci(?: \\w+){0,5} (?:dier|medzer|zub|vypad|bezzub)\\w*|(?:len|iba) (?:\\w+ ){0,3}(?:nie|este nie|nema)|jedin\\w*(?: \\w+){0,6} (?:nevypad|vsetky|este)\\w*|posledn\\w+ (?:v|zo|z) (?:tried|skolk|skup)\\w*|ani jeden|ziad\\w+ (?:\\w+ )?(?:zub|medzer)\\w*|este mu (?:ani )?(?:nic|nevypad)\\w*',
    'zub-dlho': '(?:druhy|treti|stvrty|piaty|cely|uz|dva|tri) (?:den|tyzden|mesiac|dni|tyzdne)|dlho|stale|nie a nie',
    'zub-koment':
      '(?:smej|smia|smial|vysmia|vysmiev|posmiev|posmech)\\w*|(?:povedal|vravi|hovori|ze vyzer|vola|volaju|prezyv)\\w*(?: \\w+){0,6} (?:bezzub|upir|bab[ck]|ded|skared|strasid|caroden|hokejist|pirat|dier|medzer|susl)\\w*|bezzub\\w*|susl\\w*|slovo|fotk\\w*|foti\\w*|zakryva\\w*|nechce sa (?:smiat|usmiat)|zavret\\w* (?:ust|pus)\\w*',
  }),
  // Of somebody imagined.
  ...particulars(['event'], {
    'kyve-zub': '(?:kyv|hyb|vikl)\\w*(?: \\w+){0,4} zub\\w*|zub\\w*(?: \\w+){0,4} (?:kyv|hyb|vikl)\\w*',
  }),
  // At the dentist's, or at home with a tooth that is hurt.
  ...particulars(['dentist'], {
    'zb-sivy':
      '(?:zosiv|siv(?:y|eho|ie|ia)|sedy|sednie|stmav|tmavn|tmav(?:y|ie)|zafarb|cierni|cierny|fialov|odumr|odumiera|mrtv)\\w*',
    'zb-odstiepil':
      '(?:odstiep|odlomi|odlomen|odlup|odbi(?:l|t)|ulomi|ulomen|nalomi|nalomen|zlomi|zlomen|naprask|praskl|prasknut|puknut|pukol)\\w*|(?:kusok|kusku|roh|rozok|pol) (?:z )?zub\\w*|pol zuba',
    'zb-boli': [
      'bol(?:i(?! sme| uz sme| u| v| na)|el|ia|avy|aci)\\b|boles\\w*',
      'sme (?:\\w+ )?boli|nebol\\w*|nic (?:ju |ho )?nebol\\w*|(?:boji|ci|bude) (?:\\w+ ){0,4}bol(?:i|iet)',
    ],
    'zb-strojcek': 'strojcek\\w*|rovnatk\\w*|drotik\\w*',
    'zb-trhat': 'trha\\w*|vytrh\\w*|vytiah\\w*|von so zub\\w*|extrakc\\w*',
    'zb-neotvori':
      '(?:neotvor|nechc\\w* otvor|neroztvor|zatal|stisk|stisl|zavre|zavret)\\w*|ani (?:nahodou|za svet|za nic)(?: \\w+)? otvor\\w*|odmiet\\w*(?: \\w+){0,3} otvor\\w*|otvorit nechc\\w*|nedal\\w* (?:\\w+ ){0,3}(?:pozriet|otvorit|vysetrit|sadnut)|(?:usta|pusu|pusinku) (?:\\w+ ){0,2}(?:neotvor|nechc|zavret|drzal)\\w*',
    'zb-hanbi': 'hanb\\w*|nesmel\\w*|(?:ani )?(?:nepozdrav|nepoved|neprehovor|mlcal|mlcala)\\w*|schov\\w* (?:sa )?za',
    'zb-dobre':
      'zvlad\\w*|statocn\\w*|pochval\\w*|odvazn\\w*|(?:neplak|nebol(?:elo)?|v poriadku|bez kazu|bez placu|ziadn\\w+ kaz)\\w*|ani (?:nemuk|nepip|slz|neplak|nezaplak|necekl)\\w*|dobre dopadl\\w*|super|hrdin\\w*|(?:vsetky )?zdrav\\w* zub\\w*|pysn\\w*|dobre|vyborn\\w*',
    'zb-odmena': 'nalepk\\w*|darcek\\w*|prstienok|balonik|hracku dostal\\w*|medail\\w*|diplom\\w*',
    'zb-ona': 'zubark\\w*|zubaric\\w*|doktork\\w*|pani\\w*',
    'zb-vrta': '(?:vrta|vrtac|vyvrt|zavrt)\\w*|plomb\\w*|kaz|kazy|kazom|dier\\w*',
    'zb-hral':
      '(?:vrtal|opravoval|plomboval|liecil|osetr|hral)\\w* (?:\\w+ ){0,4}(?:plys|krokodil|med|zaj|hrack|babik|psik|zubar|dinosaur|zralok)\\w*',
    'zb-za-ruku': '(?:drz|chyt|stisk)\\w*(?: \\w+){0,3} (?:palc|palec|ruk|prst)\\w*',
  }),
]
