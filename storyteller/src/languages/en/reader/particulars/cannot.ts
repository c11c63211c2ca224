import { particulars } from './particulars.ts'

const CANNOT =
  '(?:cant|cannot|can not|couldnt|could not|doesnt know how to|didnt know how to|isnt able to|wasnt able to|unable to|(?:forgot|forgets|forgotten) how to|never learned to|never learnt to|no good at|rubbish at|wont|never|doesnt|does not|didnt|without|struggles to)(?! (?:want|wants|like|likes)\\b)'
/** Something that is done, with a word or two before it: "cannot even breathe real fire". */
const not = (what: string) => `${CANNOT} (?:\\w+ ){0,2}(?:${what})`

/** What comes of it where something else should. */
export const INSTEAD = {
  bubbles: 'bubbles?',
  glitter: 'glitter|sparkles',
  flowers: 'flowers|petals|daisies|roses',
  confetti: 'confetti',
  snowflakes: 'snow|snowflakes|ice',
  butterflies: 'butterflies',
  feathers: 'feathers',
  popcorn: 'popcorn',
  steam: 'steam',
  custard: 'custard',
  soup: 'soup',
  marshmallows: 'marshmallows?',
  jelly: 'jelly',
  lemonade: 'lemonade|juice',
  water: 'water',
  sneezes: 'sneez\\w*',
  hiccups: 'hiccups?|hiccoughs?|burps?',
  sweets: 'sweets|jelly ?beans',
  chocolate: 'chocolate',
  porridge: '(?:cold )?porridge',
  ketchup: 'ketchup|tomato sauce',
  gravy: 'gravy',
  honey: 'honey',
  jam: 'jam',
  milk: 'milk|milkshake',
  spaghetti: 'spaghetti|noodles|pasta',
  rainbows: 'rainbows?',
  stars: 'stars',
  leaves: 'leaves',
  slime: 'slime|goo|gunge',
  mist: 'mist|fog',
  balloons: 'balloons',
  music: 'music',
  candyfloss: 'candy ?floss',
  wind: 'wind|air|puffs?',
  tickles: 'tickles',
} as const
export const SOUNDS = [
  ...[
    'moo',
    'quack',
    'bark',
    'woof',
    'miaow',
    'squeak',
    'honk',
    'beep',
    'toot',
    'oink',
    'cluck',
    'tweet',
    'purr',
    'baa',
  ],
  ...['buzz', 'hoot', 'squeal', 'ribbit', 'hiss', 'neigh'],
] as const
const NUMBERS = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const
const DIGITS: Record<(typeof NUMBERS)[number], number> = {
  ...{ three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
}
export const COLOURS = [
  'red',
  'blue',
  'green',
  'yellow',
  'purple',
  'pink',
  'orange',
  'black',
  'white',
  'brown',
  'golden',
] as const
const each = <T extends string>(ids: readonly T[], pattern: (id: T) => string) =>
  Object.fromEntries(ids.map((id) => [id, pattern(id)]))
const prefixed = (prefix: string, of: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(of).map(([id, pattern]) => [`${prefix}-${id}`, pattern]))

const COMES = Object.fromEntries(
  Object.entries(INSTEAD).map(([id, one]) => [
    id,
    `(?:only|just|instead|but|nothing but|makes?|blows?|breathes?|comes? out(?: as)?)(?: \\w+){0,3} (?:${one})|(?:${one}) (?:instead|comes? out|came out)`,
  ]),
)

/** What it is that somebody imagined cannot do, where what comes of it is a story of its own. */
export const cannot = particulars(['event'], {
  'cannot-fire': `${not('fire|flames?|smoke')}|(?:can only|only|only ever|just) (?:breathes?|blows?|puffs?|spits?|snorts?)(?: out)?|(?:breathes?|breathing|blows?|puffs?) (?:out )?(?:\\w+ )?(?:instead of fire|bubbles|glitter|confetti|flowers|porridge|custard)`,
  'cannot-goodbye': not('goodbyes?|good bye|bye(?: bye)?|farewell'),
  'cannot-heard':
    '(?:nobody|no one|noone|none of them|people|they) (?:can|could|cant|cannot|couldnt|ever|never) (?:ever |even |quite )?hear[sd]?|(?:cant|cannot|couldnt|never) (?:be|gets?|make (?:\\w+ )?) ?heard?|too quiet (?:to|for)|voice is (?:so |too |very )(?:quiet|small|soft)',
  'cannot-count': not('count(?:ing)?'),
  'cannot-rain': not('rain(?:ing)?'),
  'cannot-shine': not('shine|shining|twinkle|twinkling|glow(?:ing)?|sparkle|sparkling|light up|glimmer|flash'),
  'cannot-forwards':
    '(?:only|just|always|can only) (?:ever )?(?:go(?:es)?|drives?|runs?|travels?|fl(?:y|ies)|swims?|walks?|moves?) back ?wards?|(?:cant|cannot|couldnt|wont|doesnt) (?:go|drive|walk|fly|swim|move|run) forwards?',
  'cannot-reverse': [not('reverse|reversing|(?:go|drive|back) (?:backwards?|up)'), 'only go(?:es)? backwards?'],
  'cannot-stop': [
    '(?:cant|cannot|couldnt|wont|doesnt know how to|no brakes)(?: \\w+){0,1} (?:stop|brake|slow down)(?! \\w+ing)|(?:no|without|broken) brakes',
    'stop (?:thief|laughing|\\w+ing)',
  ],
  'cannot-walk-alone': `(?:well(?:y|ies|ie)|boot|shoe|sock|slipper|sandal|trainer)s?\\b[^.!?]{0,60}${not('walk|go|run|splash|jump|get|find')}`,
  'cannot-left': not('turn (?:left|right)|(?:go|steer) (?:left|right)'),
  'cannot-puddle': not(
    '(?:(?:go|goes|drive|walk|get|splash|jump)(?: \\w+)? )?(?:through|in|into|over|across)(?: \\w+){0,2} (?:puddles?|water|mud)',
  ),
  'cannot-over-puddle': not('(?:jump|leap|hop|get|step|fly|go)(?: \\w+)? (?:over|across|past)(?: \\w+){0,2} puddles?'),
  'cannot-stuck': '(?:got|get|gets|was|is) stuck|pull(?:ed)? (?:it|him|her|us) out',
  'cannot-satnav': 'sat ?nav',
  'cannot-colour': not('(?:change|changing)(?: \\w+){0,1} colou?rs?|blend in|camouflage'),
  'cannot-web': not('(?:spin|make|weave|build)(?: \\w+){0,2} webs?'),
  'cannot-quiet':
    '(?:cant|cannot|couldnt|wont|doesnt|never|isnt|not)(?: \\w+){0,2} (?:open (?:his|her|its|their) mouth|speak|talk(?:ing)?|say (?:a word|anything|hello))(?! goodbye)',
  'cannot-other-sound': `(?:can only|only ever|only|just) (?:ever )?(?:says?|goes?|sings?|makes?|comes? out as)?(?: \\w+){0,2} ?(?:${SOUNDS.join('|')})s?|(?:${SOUNDS.join('|')})s? (?:instead|comes? out)`,
  // Who is in no other telling of what cannot be done.
  'cannot-somebody': `(?:pirate|knight|king|queen|prince|princess|captain|sailor|astronaut|clown|ninja|firefighter|fireman|cook|chef|superhero|hero|farmer|postman|policeman|doctor|star|moon|sun|cloud|wind|snowflake|pencil|crayon|kettle|teapot|spoon|fork|cup|chair|sofa|clock|umbrella|lamp|sock|hat|tree|flower|castle|house|lighthouse|guitar|drum|trumpet|piano|bell)s?(?: \\w+){0,4} ${CANNOT} \\w+`,
  'cannot-reach': [not('reach(?:ing)?'), 'reach (?:for )?the (?:end|top of the hill)'],
  'cannot-scare': `${not('scare|scary|frighten(?:ing)?|spooky|spook|say boo|boo|haunt(?:ing)?')}|(?:isnt|not|wasnt) (?:\\w+ ){0,2}(?:scary|frightening|spooky)`,
  'cannot-magic': `${not('magic|spells?')}|(?:spells?|magic|wand)(?: \\w+){0,3} (?:go(?:es)? wrong|doesnt work|dont work|wont work|never works?|gone wrong|keeps? going wrong|is broken)`,
  'cannot-mud':
    '(?:doesnt|does not|didnt|dont|hates?|hated|wont|never|afraid of|scared of)(?: \\w+){0,4} (?:mud|muddy|dirty|mucky|messy|filthy|sticky)',
  // What the parent asks of the end.
  'cannot-still':
    '(?:dont|do not|doesnt|not|please dont|shouldnt|no|without)(?: \\w+){0,5} (?:able to|suddenly|learn(?:s|ing)?|manage|magically|fixed|cured|can do it)(?: \\w+){0,3} (?:at|in|by) the end|(?:dont|do not)(?: \\w+){0,3} (?:make|have|let)(?: \\w+){0,5} (?:at|in|by) the end|still (?:cant|cannot|couldnt)(?: \\w+){0,4} (?:at|by|in) the end|(?:never|doesnt ever) (?:learns?|manages?)',
  'cannot-either':
    '(?:cant|cannot|couldnt) \\w+.{3,250}(?:about|do) an? (?:\\w+ ){1,3}(?:who|that|which) (?:cant|cannot|couldnt)(?= *(?:$|[^a-z ]|either|too|she|he|please))',
  'cannot-because-fear': '(?:because|as|since|cos|coz)(?: \\w+){0,4} (?:scared|afraid|frightened|nervous)',
  'cannot-drawn': '(?:drew|drawn|drawing of|painted)(?: (?:him|her|it|one))?',
  'cannot-cross':
    '(?:are|is|were|getting|gets|got|all|very|so)(?: (?:a|all|very|so|quite|bit|little|rather|really)){0,3} (?:cross|annoyed|angry|fed up|grumpy|furious)',
  'cannot-laughed': 'laugh\\w*|giggl\\w*|teas\\w*|made? fun|mak(?:es?|ing) fun',
  'cannot-yawn': 'yawn\\w*',
  'cannot-thief': 'thie(?:f|ves)|burglars?|robbers?|baddies?|villains?',
  'cannot-orange': '(?:man|lady|woman|bloke|men|one)(?: \\w+){0,3} (?:orange|hi ?vis|yellow|vest)|binm[ae]n',
  'cannot-bog': 'bog|marsh|swamp',
  'cannot-breakfast': 'breakfast',
  ...each(
    COLOURS.map((one) => `drawn-${one}`),
    (id) => `(?:drew|drawn|drawing|painted)[^.!?]*\\b${id.slice(6)}`,
  ),
  'cannot-one-wing': 'one wing (?:\\w+ ){0,3}(?:big|small|long|short)\\w*',
  ...prefixed('instead', COMES),
  ...prefixed(
    'sound',
    each(
      SOUNDS,
      (one) => `(?:only|just|instead(?! of)|but)(?: (?!instead)\\w+){0,3} ${one}s?|${one}s? (?:instead|comes? out)`,
    ),
  ),
  ...prefixed(
    'past',
    each(
      NUMBERS,
      (one) => `(?:past|beyond|further than|higher than|more than|over|after|up to|to) (?:${one}|${DIGITS[one]})`,
    ),
  ),
})
