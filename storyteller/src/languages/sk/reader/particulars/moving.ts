import { particulars } from './particulars.ts'

/** Where one moves to, what stays behind, and what the child says of it. */
export const moving = particulars(['moving-house'], {
  'mv-brno': 'brn\\w*',
  'mv-prague': 'prah\\w*|praze',
  'mv-bratislava': 'bratislav\\w*|blav\\w*',
  'mv-kosice': 'kosic\\w*',
  'mv-abroad': 'zahranic\\w*|nemeck\\w*|rakusk\\w*|anglick\\w*|irsk\\w*|svajciar\\w*|ina krajina|inej krajiny',
  'mv-village': 'na dedinu|na vidiek|dedin\\w*',
  'mv-house': '(?:do|novy|noveho|novom|rodinn\\w+|vlastn\\w+) (?:\\w+ )?dom(?:u|e|ceka|cek)?|baraku?|domu',
  'mv-gran': '(?:k|ku) (?:bab|star)\\w*',
  'mv-clouds': 'oblak\\w*|oblac\\w*',
  'mv-stars': 'hviezd\\w*',
  'mv-garden': 'zahrad\\w*',
  'mv-tree': 'strom\\w*|ceresn\\w*|jablon\\w*',
  'mv-swing': 'hojdac\\w*',
  'mv-window': 'vyhlad\\w*|z okna',
  'mv-friends': 'kamarat\\w*|kamos\\w*|spoluziak\\w*',
  'mv-school': 'skolk\\w*',
  'mv-language': 'po (?:cesky|nemecky|anglicky|madarsky)|nerozum\\w*|nebud\\w* (?:\\w+ )?rozumiet|jazyk\\w*',
  'mv-toys': 'hrack\\w*|plysak\\w*|veci',
  'mv-cries': 'plac\\w*|plak\\w*|slz\\w*',
  'mv-photos': 'fotk\\w*|foti[ek]\\w*|ukaz\\w*',
  'mv-moved':
    '(?:pre|na)?s?tahoval\\w* sme|sme (?:sa )?(?:\\w+ )?(?:pre|na|od)?stahoval\\w*|prestahovali|po (?:pre)?stahovan\\w*|uz (?:tu )?byvame|v novom (?:byte|dome)|star(?:y|eho|ej|u|om) (?:byt|dom|izb)\\w*',
  // Whoever else moves, and the houses of toys.
  'mv-others':
    '(?:vtak|vtac|lastovic|bocian|mrav|jez(?:ko|ec|ka)|medved|slimak|krab|zvier|babik|skriat|drak|princezn)\\w*',
  'mv-heavy':
    'rozv(?:od|ied|edi)\\w*|rozis\\w*|vojn\\w*|ukrajin\\w*|utec\\w*|utiek\\w*|zhor\\w*|poziar\\w*|zomr\\w*|umr\\w*|vyhod\\w*|exekuc\\w*|dlh(?:y|om|ov)|bez (?:otca|ocka|mamy)|od (?:otca|ocka|tata)|odstahoval\\w* (?:sa )?(?:ock|otec|tat|mam)\\w*|(?:ock|otec|tat)\\w* (?:sa )?(?:od nas )?odstahoval\\w*|nebude byvat|azyl\\w*|detsk\\w+ domov\\w*|nemocnic\\w*',
})
