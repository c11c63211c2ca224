import { particulars } from './particulars.ts'

/** Where the tooth went, who did not come for it, and what is said and feared of it. */
export const tooth = particulars(['tooth-out'], {
  'tooth-cornflakes': 'corn ?flakes?',
  'tooth-swallowed': [
    'swallow\\w*|in (?:his|her|my) (?:tummy|stomach|belly)|(?:ate|eaten) (?:it|his tooth|her tooth)|gulped',
    '(?:what if|might|scared|afraid|worried|in case|going to|will|might)NEARswallow\\w*',
  ],
  'tooth-drained':
    '(?:down|into|in) the (?:plug ?hole|plug|drain|sink|basin|toilet|loo|grid|grate)|down the \\w+ ?hole|washed (?:away|down)|flushed',
  'tooth-lost':
    '(?:dropped|dropping|mislaid|losing) (?:it|the tooth)|came outNEARlost it|(?:cant|cannot|couldnt|could not) find (?:it|the tooth|his tooth|her tooth)|lost (?:his|her|the) (?:\\w+ )?tooth (?:down|somewhere|under|behind)|lost (?:the|the actual|the real) tooth|(?:then|and|but)(?: \\w+){0,2} lost it|dropped (?:his|her|the) (?:\\w+ )?tooth|tooth (?:is|got|went|has gone) (?:lost|missing)|thr(?:ew|own) (?:it )?(?:away|out)|hoovered|lost (?:it|the tooth) (?:in|on|at|somewhere) (?:the (?:grass|sand|car|car park|playground|garden|park|snow|beach|way|bus|train))',
  'fairy-forgot':
    '(?:tooth )?(?:fairy|mouse)NEAR(?:forgot\\w*|didnt (?:come|turn|show|visit|bring|leave)|did not come|hasnt (?:come|been)|never (?:came|showed|turned)|missed)|forgotten by the (?:tooth )?fairy|forgot (?:the|about the|to be the) (?:tooth )?fairy|forgot (?:to do )?the (?:tooth|coin|money|pound)',
  'none-yet': [
    '(?:the )?(?:last|only) (?:one|child|kid|boy|girl)?(?: \\w+){0,6} (?:(?:gaps?|tooth|teeth)|who hasnt|not to)|no gaps?|without a gap|(?:hasnt|havent|not|never|yet to)(?: \\w+){0,3} (?:lost|lose)(?: \\w+){0,2} (?:tooth|teeth|one|any)|(?:everyone|everybody|whole class|rest of \\w+|all (?:his|her|the) (?:\\w+ )?\\w+)NEAR(?:lost|losing|wobbly|gaps?)NEAR(?:except|but|apart|not (?:him|her)|and (?:he|she) (?:hasnt|has not|still))|no wobbl\\w*|none (?:of (?:his|hers) )?(?:are |is )?(?:wobbly|loose|out)|all (?:his|her) (?:milk |baby )?teeth (?:still|in)|when will (?:his|hers|mine|he|she|i)',
    '(?:wobbly|loose) (?:tooth|one)(?! (?:yet|yet and))',
  ],
  'keep-in': [
    '(?:doesnt|dont|does not|not|never) want(?:s|ed)?(?: \\w+){0,6} (?:fall|falling|come|coming|out|go|going|leave|lose)|(?:scared|afraid|worried) (?:to lose|of losing|about losing)|(?:keep|stay|stays|stick|glue)(?: \\w+){0,3} in (?:his|her|forever|for ever|place)|(?:keep|keeping) (?:all )?(?:his|her|the|it) (?:\\w+ )?(?:tooth|teeth) for ?ever|(?:stay|stays) in\\b|wants? (?:it|them) to stay',
    'pull|dentist|yank|touch|wont come',
  ],
  'told-fib':
    '(?:told|said|says|telling)NEAR(?:hadnt|hasnt|didnt|wasnt|isnt|not true)|lied|lying|fib\\w*|pretend\\w*|made (?:it )?up',
  'others-pull':
    '(?:brother|sister|cousin|friend|grandad|grandpa|dad|daddy|uncle|everyone|everybody|nan|granny)s?NEAR(?:pull|yank|tug|wobble|touch)(?:s|ing|ed)?|(?:can|let|let me) (?:\\w+ )?pull',
  'mouse-comes': 'mouse|ratoncito|souris|perez',
  'gap-remark':
    '(?:said|says|saying|called|calls|calling|laugh\\w*|teas\\w*|mock\\w*)NEAR(?:gap|gappy|gummy|toothless|granny|baby|old man|old lady|witch|vampire|ugly|funny|stupid|weird|silly)|(?:laugh\\w*|teas\\w*|mock\\w*)NEAR(?:tooth|teeth|gap)|wont smile|hides? (?:his|her) (?:smile|mouth|gap)|(?:hates|hating|ashamed of|embarrassed (?:by|about|of)|shy about) (?:his|her|the) (?:gap|smile)',
  'knocked-out':
    '(?:knock\\w*|bash\\w*|bump\\w*|bang\\w*|whack\\w*|smash\\w*)(?: \\w+){0,6} (?:out|off)|(?:fell|crash\\w*|tripped|slipped)NEAR(?:and|so|tooth)NEARout',
  'in-a-shoe': '(?:in|inside) (?:his|her|a|the) (?:\\w+ )?(?:shoe|sock|slipper|welly|boot|trainer)',
  'be-believed': 'beli?e?ve?\\w*|believ\\w*|think (?:he|she)s (?:lying|fibbing)|proof|prove',
  'was-our-fault': '(?:my|our) (?:own )?fault|was (?:me|us)|i forgot|we forgot|i fell asleep|blame',
})

const on = (day: string) => `(?:on |this |next )?${day}`

/** What is to be done there, what the child did, and what befell a tooth that is still in. */
export const dentist = particulars(['dentist'], {
  'tooth-chipped':
    'chip(?:ped|ping)?(?! shop)|cracked|broke|broken|snapped|half (?:of )?(?:a|his|her) (?:\\w+ )?tooth|(?:bit|corner|piece)(?: \\w+){0,2} (?:off|out of)',
  'tooth-grey':
    'grey|gray|black|(?:gone|went|going|turned|turning) (?:\\w+ )?(?:dark|brown)|purple|dead (?:\\w+ )?(?:tooth|teeth)|dark(?:er)? (?:tooth|one)|changed colour',
  'tooth-knocked':
    '(?:knock\\w*|bash\\w*|bump\\w*|bang\\w*|whack\\w*|smash\\w*|hit|hurt|landed on|fell on)(?: \\w+){0,5} (?:tooth|teeth|mouth|face)|(?:tooth|teeth)NEAR(?:knock\\w*|bash\\w*|bump\\w*|bang\\w*|wonky|pushed)',
  'for-filling': 'fillings?|filled|drill\\w*|holes?|cavit\\w*|decay\\w*',
  'for-ache': 'tooth ?ache|ach(?:e|es|ing)|hurts?|hurting|sore|throb\\w*|abscess|pain\\w*|rotten',
  'teeth-out': [
    '(?:taken|pulled|taking|pulling|come|coming|have|having|needs?|whipped|got|has|take|get)(?: \\w+){0,6} out|extract\\w*|(?:tooth|teeth) out',
    'come out of|sticks? out|coming out on|braces? out',
  ],
  'teeth-two': 'two|2|both|a couple',
  'teeth-three': 'three|3',
  'teeth-four': 'four|4',
  'mouth-shut':
    '(?:wont|wouldnt|refus\\w*|not|didnt|cant|couldnt|never|doesnt|hasnt)(?: \\w+){0,4} open\\w*|(?:mouth|lips|teeth|jaw)(?: \\w+){0,3} (?:shut|closed|clamped|sealed)|clamp\\w*|(?:keeps?|kept) (?:his|her) mouth|bit (?:the|his|her) (?:dentist|finger|hand)|(?:wouldnt|wont|didnt|never|not) let (?:him|her|them|the dentist|anyone|anybody)|(?:wouldnt|wont|refused to|refuses to|didnt) (?:go in|sit|get in|get on)',
  'mouth-open': [
    'open(?:ed|s)?(?: \\w+){0,4} (?:wide|mouth|beautifully|happily|straight|first time|perfectly)|open(?:ed|s) (?:his|her) mouth|(?:so|very|really|was|super|being|such a|as) (?:brave|good|star)|sat (?:so |really |very )?still|no (?:holes|fillings|cavities|problems|tears|fuss)|all clear|(?:got|chose|came out with|has) (?:a |two |his |her )?(?:\\w+ )?stickers?|(?:loved|loves|enjoyed) (?:it|the dentist)',
    '(?:wont|wouldnt|not|didnt|cant|couldnt|never|be|to be|hope\\w*|will|doesnt) (?:\\w+ )?(?:open|brave|good|sit)',
  ],
  'for-brace': 'braces?|retainer|orthodontist',
  'first-visit': 'first (?:ever )?(?:dentist\\w*|time|visit|check\\w*|trip|appointment)|never been',
  'not-told-yet':
    'not (?:been )?told|(?:havent|hasnt|havnt|dont want to|need to|how (?:do i|to)|dreading|yet to) (?:\\w+ )?tel(?:l|ling)|told (?:him|her) (?:yet|anything|nothing)|doesnt know|no idea',
  'too-sweet': 'fizzy|sweets|sweeties|juice|sugar\\w*|squash|coke|lollies|lollipops?|haribo|cola|pop|chocolates?',
  'fizzy-drinks': 'fizzy|coke|cola|pop|squash|lemonade',
  'went-quiet':
    '(?:gone|went|goes|going|been|is|all|very|so) (?:\\w+ )?(?:quiet|silent)|(?:not|hasnt|wont|isnt) (?:\\w+ )?(?:said|saying|speak|talk\\w*)',
  'of-noise': 'noises?|sounds?|buzz\\w*|whirr\\w*|loud',
  'of-gas': 'gas|asleep|anaesthetic|put (?:him|her) (?:to sleep|under|out)|sedat\\w*',
  'on-monday': on('mondays?'),
  'on-tuesday': on('tue?s?(?:days?)?'),
  'on-wednesday': on('(?:wednesdays?|weds?)'),
  'on-thursday': on('thu(?:r|rs|rsdays?)?'),
  'on-friday': on('fri(?:days?)?'),
  'on-saturday': on('sat(?:urdays?)(?! still)'),
  'next-week': 'next week',
  'dentist-said-fine':
    '(?:dentist|she|he|they|doctor)(?: \\w+)? (?:says?|said|reckons?|thinks?)(?: \\w+){0,4} (?:fine|ok|okay|leave|wait|nothing|alright|all right|see|grow|baby|milk)|leave it|(?:its|is) (?:fine|ok|only a (?:baby|milk))',
  'someone-said':
    '(?:said|says|told|saying|called|calls|laugh\\w*|teas\\w*)(?!(?: \\w+){0,3} (?:fine|ok|leave|wait|alright))NEAR(?:looks?|like|vampire|witch|pirate|ugly|funny|weird|monster|shark|baby|granny|stupid|broken|him|her)',
  'named-it':
    '(?:decided|calls? it|calling it|called it|pretend\\w*|(?:he|she|hes|shes) (?:says|thinks|reckons) its|named it)',
  'at-a-party': 'part(?:y|ies)',
})
