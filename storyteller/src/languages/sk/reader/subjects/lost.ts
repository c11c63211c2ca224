import { fold } from '../../../../craft/fold.ts'
import type { Kind } from '../../../../craft/lexicon.ts'
import { lexicon } from '../lexicon/index.ts'
import { settled, subject, unless } from './rule.ts'

const HOLDABLE: readonly Kind[] = [
  'toy',
  'clothes',
  'household',
  'instrument',
  'school',
  'sport',
  'royal',
  'machine',
  'vehicle',
]
const OURS =
  '(?:hrac[kc]|plys|mack(?:o|a|ovi|om)\\b|macik|medve[dm]|zaj(?:k|ac)|babi[kc]|psik|psick|havk|opic|slonik|slonic|ziraf|krt[kc]|mys[kc]|ovec|ovic|tigrik|tigric|levik|tucniak|dino|jednoroz|konik|ponik|sovick|zabk|dec[kc]|dek|maznac|maznav|tulitul|mojkac|autic?k|auto|formul|traktor|vlacik|panenk|barbi|robot|satoc?k|plienoc?k|vankusik|lopt|korcul|bager|lietadiel)\\w*'
const PAIR = '(?:rukavic|palciak|palcak|ponoz|topan[ko]|tenis[ko]|papuc|gumak|cizm|sandal)\\w*'
const LEFT_AT =
  '(?:autobus|vlak|elektrick|trolejbus|metr|taxik|aut|lietadl|letisk|stanic|zastavk|benzink|pump|obchod|kaufland|lidl|tesc|bill|ike|supermarket|kosik|vozik|restauraci|pizzeri|kaviarn|cukrarn|hotel|chat|ihrisk|pieskovisk|plaz|park|les|zoo|kupalisk|bazen|plavarn|skolk|skol|druzin|jasl|satn|cakarn|nemocnic|doktor|lekar|zubar|babk|babick|ded|tet|krstn|kamarat|sesternic|bratranc|susedk|kin|divadl|kostol|kniznic|dovolenk|kolotoc)\\w*'
const PET =
  '(?:pes|psik|psicek|havko|fenka|kocur|kocurik|macka|macicka|maciatko|kralik|skrecok|papagaj|papagajik|andulka|korytnacka|morca|morcatko)'
export const GONE =
  '(?:(?:je|bol|bola) (?:uz )?(?:\\w+ ){0,2}prec|sa (?:\\w+ ){0,4}nevra(?:til|cia)\\w*|nevra(?:til|tila|cia) sa|neprisiel|neprisla|utiek(?:ol|la)|(?:usiel|usla) (?:nam|z)|zatulal\\w*|zmiz(?:ol|la)|(?:nam|jej|mu) (?:sa )?(?:\\w+ )?(?:stratil|uletel|utiek|zmiz)\\w*|(?:stratil|uletel|utiek|zmiz)\\w* (?:sa )?(?:nam|jej|mu))'
const STRANGE =
  '(?:vonia\\w*|nevonia\\w*|smrdi|inak|in[yae]|nie je (?:to )?(?:on|ona)|neveri|vymen\\w*|nechce|place|reve|stratil\\w*|nespozna\\w*)'
export const GIVING = '(?:strc|dal|daroval|podaroval|venoval|pozic|vymen|predal)\\w*'
export const BACK =
  '(?:(?:ju|ho|ich) (?:uz |teraz |hned )?(?:chce|chcel\\w*|pyta) (?:spat|naspat|nazad)|(?:chce|chcel\\w*|ziada|pyta)(?: si)? (?:ju|ho|ich) (?:\\w+ )?(?:spat|naspat|nazad))'

const all = (...patterns: string[]) => patterns.map((one) => new RegExp(`\\b${one}\\b`))

/** A thing of the child's own that is given away and missed, washed and strange, one of a pair, or left where no child would stay; a pet that is gone. */
export const lostOwn = [
  settled(
    unless(
      subject(
        'pet',
        'lost',
        'past',
        ...all(
          `${PET}(?! (?:ktor\\w+|co)\\b)[^.!?]{0,30}\\b${GONE}`,
          `${GONE} (?:\\w+ )?(?:\\w+ )?${PET}`,
          '(?:hladame|hladali sme) (?:nas\\w+ )?(?:psa|psika|kocura|macku|macicku|kralika|papagaja|korytnacku)',
        ),
      ),
      /\bplys\w*|\bhrack\w*|^(?:o )?\w+(?:ovi|om|ke|ej)\b|\b(?:zomrel|umrel|uhynul|zrazil|uspat|uspal|utrat|nezobud|operac|veterin)\w*|\bpod (?:auto|vlak|koles)\w*|\b(?:do vesmiru|do lesa|do sveta)\b/,
    ),
    'sad',
    'missing-someone',
    'afraid',
    'waiting',
  ),
  settled(
    unless(
      subject(
        'lost-toy',
        'lost',
        'past',
        ...all(
          `${GIVING}[^!?]{0,140}\\b${BACK}`,
          `${OURS}[^!?]{0,40}\\b(?:prack|vypra[ln]|opra[ln]|prepra[ln])\\w*[^!?]{0,80}\\b${STRANGE}`,
          `(?:(?:vy|o|pre)pral\\w*|prala?i?|v pracke) (?:\\w+ ){0,3}${OURS}[^!?]{0,80}\\b${STRANGE}`,
          `${PAIR}[^.!?]{0,25}\\b(?:(?:len|iba|uz|ostala?|zostala?|ma) jed(?:na|nu|en)|chyba|druh\\w+ (?:niet|nikde|nema\\w*|chyba|zmiz\\w*|sa strat\\w*)|bez paru|nema par|zmizl\\w*)`,
          `(?!psi[kc]|havk)${OURS} (?:sme |som |si )?(?:nechal|zabud)\\w* (?:sme )?(?:v|vo|na|u|pri) (?:\\w+ )?${LEFT_AT}`,
          `(?:druh|tret|stvrt|piat)\\w+ ${PAIR} (?:tento|tuto|za)`,
          `${PAIR} (?:je|su) (?:uz )?prec`,
          `${OURS}[^.!?]{0,12} ${STRANGE}[^.!?]{0,30}\\b(?:prani|pracke|pracky|vyprat|vyprani)\\w*`,
          `(?:hodil|spadl?|padl?)\\w* (?:sme |jej |mu |nam )?(?:\\w+ )?do (?:mora|vody|rieky|potoka|jazera|vahu|dunaja|hronu|kanala) (?:\\w+ )?${OURS}`,
          `${OURS} (?:\\w+ ){0,2}(?:spadl?|padl?|odplaval|uplaval)\\w* (?:\\w+ )?do (?:mora|vody|rieky|potoka|jazera|vahu|dunaja|hronu|kanala)`,
          `nas(?:iel|la|li)\\w* (?:sme |sa )?(?:po (?:\\w+ ){0,2}(?:dnoch|tyzdn\\w*|hodin\\w*|mesiac\\w*)|konecne|nakoniec|napokon)[^.!?]{0,20} ${OURS}`,
          `(?:stratil|zgubil|zabud(?:ol|l[ai]))\\w* (?:si |nam |sa jej |sa mu |sa nam |jej |mu )?(?:svoj\\w* )?(?:\\w+ )?${OURS}`,
          `(?:chyba\\w*|zmiz(?:la|ol)|nevie\\w* najst|nevieme kde je|(?:len|iba|ostala|zostala|ma)(?: mu| jej)? jed(?:na|nu|en)) (?:\\w+ ){0,2}${PAIR}`,
          `${OURS}(?: (?!mam|ock|otec|dcer|syn|sam)\\w+){0,2} z?ostal\\w* (?:nam |jej |mu )?(?:\\w+ )?(?:v|vo|na|u|pri) (?:\\w+ )?${LEFT_AT}`,
          `(?:zabud|nechal|z?ostal|vypad|strat)\\w* (?:\\w+ ){0,4}${OURS}[^.!?]{0,20} (?:v|vo|na|u|pri|z) (?:\\w+ )?(?:${LEFT_AT}|kocik\\w*)`,
          `(?:zabud|nechal|z?ostal|vypad|strat)\\w* (?:\\w+ ){0,2}(?:v|vo|na|u|pri|z) (?:\\w+ )?(?:${LEFT_AT}|kocik\\w*) (?:\\w+ ){0,3}${OURS}`,
        ),
      ),
      // Somebody imagined: its own event tells it.
      /\bz?ostal\w* (?:\w+ ){0,3}sam[ay]?\b|^(?:o )?(?:\w+ )?\w+(?:om|ovi|ke|ej|ici),? (?:ktor\w+|co)\b|^(?:o )?(?:vil|pirat|kral|kozmonaut|astronaut|rytier|carodejn|strig|drak|drac|jez|snehulia|obor|skriat|princezn|mesiac|robot|trpaslik)\w*|^(?:o )?(?:mac(?:ko|kovi)|medved\w*|zaj(?:ko|acik\w*|kovi|ac\w*)|psik\w*|dinosaur\w*),?(?: (?:ktor\w+|co))? (?:si |raz )?(?:stratil|zabudol|hlada)\w* (?!sa\b|v\b|na\b|ho\b|ju\b|ten\b)\w+/,
    ),
    'sad',
    'missing-someone',
    'afraid',
  ),
]

/** What a child can hold and lose, in whatever form. */
const HELD = lexicon
  .filter(({ kind, size }) => HOLDABLE.includes(kind) && (size === 'hand' || size === 'arms'))
  .flatMap(({ forms, one, many }) => [...Object.values(forms), ...one, ...many].map((form) => fold(form.toLowerCase())))
  .filter((form) => /^[a-z]{3,}(?: [a-z]+)*$/.test(form))

/** Whatever small thing it is: a wish that begins with the losing is the child's own. */
export const lostThing = settled(
  subject(
    'lost-toy',
    'lost',
    'past',
    new RegExp(
      `^ ?(?:(?:dnes|vcera|rano|v skolke|v skole|na ihrisku|cestou \\w+) )?(?:sme )?(?:stratil|zgubil)\\w* (?:sme )?(?:(?:sa|si) (?:jej |mu |nam )?)?(?:\\w+ ){0,2}(?<thing>${[...new Set(HELD)].join('|')})\\b`,
    ),
  ),
  'sad',
  'missing-someone',
  'afraid',
)
