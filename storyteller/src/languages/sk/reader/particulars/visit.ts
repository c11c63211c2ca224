import { VISITOR_ONE } from '../subjects/visit.ts'
import { particulars } from './particulars.ts'

const FROM: Readonly<Record<string, string>> = {
  kanady: 'kanad\\w*',
  ameriky: 'amerik\\w*|usa|new york\\w*|spojenych statov',
  norska: 'norsk\\w*',
  nemecka: 'nemeck\\w*',
  rakuska: 'rakusk\\w*|viedn\\w*',
  ceska: 'cesk\\w*|ciech|prahy|brna|moravy',
  anglicka: 'anglick\\w*|londyn\\w*|irsk\\w*|skotsk\\w*',
  madarska: 'madarsk\\w*',
  polska: 'polsk\\w*',
  ukrajiny: 'ukrajin\\w*',
  talianska: 'taliansk\\w*',
  australie: 'austral\\w*',
  svajciarska: 'svajciarsk\\w*',
  bratislavy: 'bratislav\\w*',
  kosic: 'kosic|kosickej',
  dediny: 'dediny|vidieka',
}

/** Who comes to see us, from where, and what the child does about it. */
const family = particulars(['visit'], {
  'visit-family': VISITOR_ONE,
  ...Object.fromEntries(Object.entries(FROM).map(([id, names]) => [`visit-z-${id}`, `(?:z|zo|az z) (?:${names})`])),
  'visit-hides':
    '(?:s?kov|schov|ukry|skry)\\w*|zaliez\\w*|(?:han|ostych)\\w*|bal[aio]? sa|sa bal[aio]?|boji|ne(?:pozdrav|prehovor|vys(?:la|iel)|povedal|podal|chce pozdrav|chcela pozdrav|chcel pozdrav)\\w*|drzal[ai]? sa (?:mi|mamy)|za (?:moj|mam|nohy|dver|zaves)\\w*',
  'visit-phone': 'telefon\\w*|mobil\\w*',
  'visit-never-seen':
    '(?:vide|pozna)\\w* (?:iba|len) (?:v|z|cez) (?:\\w+ )?telefon\\w*|nikdy (?:\\w+ ){0,3}ne(?:vide|stret)\\w*|ne(?:videl|pozna|poznal|pamat)\\w*|prvykrat|prvy (?:raz|krat)|este nevide\\w*',
  'visit-no-words':
    'ani slovo|nerozum\\w*|(?:nevie|nevedel[ai]?|nehovori|nehovoril[ai]?) (?:po )?slovensky|cudzou recou|(?:hovori|vie|rozprava) (?:iba|len) po \\w+',
  'visit-za-stryka': 'za (?:stryk|uj)\\w*',
  'visit-shows': 'ukaz\\w*',
  'visit-bed':
    'us(?:tlal|tiela|telie)\\w*|post(?:lal|iela)\\w*|prichystal\\w* (?:\\w+ )?(?:postel|miesto)\\w*|pripravil\\w* (?:\\w+ )?(?:postel|miesto)\\w*',
  'visit-stay':
    'ne(?:zo|o)stal\\w*|(?:aby|nech) (?:\\w+ )?(?:zo|o)stal\\w*|nechce\\w* (?:aby|,)|(?:uz )?(?:odis|odcestov|odlet)\\w*',
})

/** Who comes from anywhere, and means to stay the night. */
const anybody = particulars(['visit', 'event'], {
  'visit-overnight': 'pyzam\\w*|prespa\\w*|prespavack\\w*|spacak\\w*|kuf(?:or|r)\\w*|vankus\\w*|na noc|cez noc',
})

export const visit = [...family, ...anybody]
