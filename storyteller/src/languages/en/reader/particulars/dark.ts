import { particulars } from './particulars.ts'

const GARMENT =
  '(?<!sleeping |jacket )(?:dressing gown|gown|bath ?robe|robe|coat|jacket|raincoat|anorak|cape|cloak|dress|hoodie|jumper|cardigan|towel|uniform|costume|(?:back|ruck|school )?(?:bag|pack|sack)|hat|umbrella)s?'
const STARES = '(?:star(?:e|es|ed|ing)|looks? at|looking at|watch(?:es|ing)?|follows?|eyes?|blinks?|moves?|alive)'
const TOY =
  '(?:clocks?|dolls?|dolly|teddy|teddies|teddy bear|clown|puppet|mask|toys?|soft toys?|cuddly|(?:picture|photo|painting|poster|portrait)s?)'
const TIMES = '(?:calls?|called|calling|shouts?|shouted|shouting|yells?|yelled|got us|had us|had me|up)'

/** What is taken for somebody in the dark, whom it is taken for, and what the child does about it night by night. */
export const dark = particulars(['dark', 'monster', 'alone-in-bed', 'noise', 'nightmare', 'bedtime'], {
  'looks-heaped':
    '(?:chair|pile|heap|mound)(?: \\w+){0,4} (?:clothes|washing|laundry|coats?|jumpers?|ironing)|(?:clothes|washing|laundry|coats?|dressing gown|jumpers?|uniform)(?: \\w+){0,5} (?:chair|pile|heap)|(?:thinks|sure|says|swears|convinced|scared of|afraid of)(?: \\w+){0,3} chair|chair NEAR(?:looks|moves|is a|turns)',
  'looks-hung': GARMENT,
  'looks-curtain': 'curtains?|(?<!black ?out )blinds?',
  'looks-shadow': 'shadows?|silhouettes?',
  'looks-staring': `${TOY} NEAR${STARES}|${STARES} NEAR${TOY}|scared of HIS (?:\\w+ )?${TOY}`,
  'looks-under': '(?:under|beneath|underneath|below)(?: \\w+){0,2} (?:bed|bunk|cot)',
  'looks-wardrobe': '(?:wardrobe|closet|(?<!boiler |airing )cupboard)s?',
  'looks-noise':
    '(?:nois\\w*|sounds?|footsteps|hum(?:s|ming)|snor\\w*|cough\\w*|hoot\\w*|scream(?:s|ing)? outside|breath\\w*|tick\\w*|drip\\w*|rustl\\w*|howl\\w*|rattl\\w*|clank\\w*|moan\\w*|whistl\\w*|heard|hears?|rain|talk(?:s|ing) to|pipes?|boiler|creak\\w*|radiators?|floor ?boards?|wind|bang(?:s|ing)?|tap tap|tap(?:s|ping)|gurgl\\w*|knock(?:s|ing)|scratch\\w*|groan\\w*)',
  'being-fears-dark': [
    'BEING(?: \\w+){0,5} (?:afraid|scared|frightened|terrified|scary|fears?|hates?|doesnt like|(?:wont|cant|doesnt) (?:go out|fly|sleep))(?: \\w+){0,5} (?:dark|nights?|shadows?|castle|cave|wood|forest)',
    '(?:son|daughter|he|she|child|boy|girl|thinks|thought) (?:is|was|the|a|an|its|an? \\w+)NEAR(?:afraid|scared|frightened)|(?:scared|afraid|frightened) of (?:the |a |an )?(?:\\w+ )?BEING',
  ],
  'looks-gap': '(?:gap|crack)',
  'looks-light':
    '(?:lights?|led|smoke alarm|router|monitor|telly|tv)NEAR(?:wink\\w*|blink\\w*|flash\\w*|watch(?:es|ing)|star(?:es|ing)|like (?:an )?eyes?)|(?:winking|blinking|flashing|red) (?:\\w+ )?lights?',
  'looks-eyes':
    '(?:two|pair of|green|red|yellow|orange|shiny|shining|glowing) eyes|eyesNEAR(?:garden|patio|window|hedge|shed|fence|outside|tree)',
  'looks-place':
    '(?:landing(?! (?:light|lamp))|corridor(?! light)|hallway|up ?stairs|down ?stairs|stairs|cellar|basement|attic|loft|bathroom|toilet|loo|(?:for|needs?|have) (?:a|the) (?:wee|pee)|tent|camping|caravan|hotel|first night|1st night|new (?:house|flat|room|bedroom)|s (?:new )?(?:flat|house|place)|spare room)',
  'on-landing': '(?:landing|corridor|hallway|wee|pee|toilet|loo|bathroom|up ?stairs)',
  'on-stairs': '(?<!up ?)(?<!down ?)stairs|staircase',
  'in-cellar': '(?:cellar|basement)',
  'in-attic': '(?:attic|loft)',
  'in-bathroom':
    '(?:in|into|of|the) (?:the )?(?:bathroom|toilet|loo)NEAR(?:scary|dark|scared|monster|thing|something)|(?:scared|afraid|monster|something|thing)NEARin (?:the )?(?:bathroom|toilet|loo)|bathroom is',
  'in-tent': '(?:tent|camp(?:ing|site|ed)?)',
  'not-at-home':
    '(?:caravan|hotel|air ?bnb|cottage|lodge|spare room|(?:dads|daddys|mums|mummys|nanas?|nans?|nanny|grans?|grannys?|grandmas?|grandads?|grandpas?|aunties?|cousins) (?:\\w+ )?(?:house|flat|place|room)|at (?:nanas?|nans?|nannys?|grans?|grannys?|grandmas?|grandads?|grandpas?|(?:my |her |his )?(?:sisters|aunties|cousins)))',
  'was-first-night': '(?:first|1st) (?:night|time)',
  'was-power-cut':
    '(?:power ?cuts?|(?:power|electric(?:ity|s)?|lekky|leccy) (?:\\w+ ){0,2}(?:cut|off|out|gone|went|failed)|black ?out(?! (?:blinds?|curtains?))|lights (?:all |just |suddenly )?(?:went|go|gone|going) (?:out|off)|fuse (?:went|blew|tripped)|no electricity)',
  'cannot-see-hands':
    'cant see (?:anything|a thing|(?:his|her|their) (?:own )?(?:hands?|nose|fingers?))|eyes are (?:open|shut)|black ?out (?:blinds?|curtains?)|pitch (?:black|dark)|no street ?lights?',
  'eyes-open-or-shut': 'eyes are (?:open|shut|closed)',
  'no-night-light':
    '(?:no|without|forgot|left)(?: \\w+){0,3} night ?lights?|night ?light(?: \\w+){0,2} (?:at home|behind|broke|broken|bust|died|packed up|stopped|dead)',
  'told-a-tale':
    '(?:told|says|said|telling|tells)NEAR(?:headless|ghosts?|bloody mary|haunted|(?:scary|ghost|spooky|horror) (?:story|stories|tale)|(?:man|lady|monster|witch|thing|something) (?:who |that |which )?(?:lives?|hides?|comes?|takes?|eats?|under|in ))|(?:scary|ghost|spooky|horror) (?:story|stories|tales?|film|movie)',
  'had-candles': 'candles?',
  'no-torch': '(?:no|without|flat|dead)NEARbatter(?:y|ies)|no torch',
  'was-storm': 'storms?|thunder\\w*',
  'keeps-it-secret':
    '(?:wont|doesnt want to|never) (?:admit|say|tell)|(?:others|friends|everyone|anyone|anybody|class|they)(?: \\w+){0,3} (?:find|finds|finding) out|secretly|embarrass\\w*|laugh at',
  'at-camp': '(?:cubs|beavers|brownies|scouts|rainbows|guides|school)? ?(?:camp|residential)',
  'a-snore': 'snor\\w*',
  'a-fridge': '(?:fridge|freezer)',
  'some-feet': 'footsteps|walking about|feet',
  'a-groan': '(?:groan|moan)\\w*',
  'a-cough': 'cough\\w*',
  'a-loft': '(?:loft|attic)',
  'a-telly': '(?:telly|tv|television)',
  'eyes-red': 'red eyes',
  'eyes-yellow': '(?:yellow|orange) eyes',
  'heard-next-door':
    '(?:next door|neighbours?|(?:whole|entire|half the) (?:street|house|road)|everyone|everybody)(?: \\w+){0,3} (?:heard|woke)|(?:heard|woke\\w*)(?: \\w+){0,2} (?:next door|neighbours?|(?:whole|entire|half the) (?:street|house|road))',
  'was-for-a-wee': '(?:wee|weewee|pee|loo|toilet)',
  'long-arms': 'long (?:arms?|fingers?|hands?)',
  'no-head': '(?:no head|headless|without a head)',
  'looks-monster': 'monsters?',
  'a-man-there': '(?:man|men|bloke|stranger)',
  'a-lady-there': '(?:lady|woman)',
  'a-robber-there': 'robbers?',
  'a-zombie-there': 'zombies?',
  'some-eyes': ['eyes?', '(?:clos|shut|open|cover|rub)\\w* (?:his|her|their) eyes|eyes are (?:open|shut)'],
  'some-hand': 'hands? (?!over)|fingers?',
  'some-washing': '(?:washing|laundry|ironing)',
  'dads-own': `(?:dads|daddys) (?:\\w+ )?${GARMENT}`,
  'mums-own': `(?:mums|mummys) (?:\\w+ )?${GARMENT}`,
  'on-a-hook': '(?:coat )?(?:hooks?|pegs?)',
  'on-robe': '(?:bath ?)?robe',
  'on-backpack': '(?:back ?pack|ruck ?sack)',
  'a-stair': 'stairs?',
  'a-floorboard': 'floor ?boards?|creak\\w*',
  'a-boiler': 'boiler',
  'a-tap': 'tap tap|tap(?:s|ping)|knock(?:s|ing)|bang(?:s|ing)?|thump\\w*',
  'a-gurgle': 'gurgl\\w*|drip\\w*|(?<!drink of |glass of )water(?= (?:pipes?|tank|runs|going))',
  'a-street-light': 'street ?(?:lamp|light)|lamp ?post',
  'it-moves': 'mov(?:e|es|ed|ing)|sways?|flap\\w*|wav(?:es|ing)',
  'calls-often': `(?:${TIMES}(?: \\w+){0,4} (?:times|again and again|all night|twice))|keeps (?:calling|shouting|yelling)|keeps getting up|keeps coming (?:out|down)`,
  'times-three': '(?:three|3) times',
  'times-four': '(?:four|4) times',
  'times-five': '(?:five|5) times',
  'times-six': '(?:six|6) times',
  'times-ten': '(?:ten|10) times',
  'checks-first':
    '(?:check|checks|checked|checking|to check)(?: \\w+){0,5} (?:behind|under|in|every|each|for|door|wardrobe)|look(?:s|ed)? (?:behind|under) (?:the |his |her )?(?:door|bed)|(?:i|we|daddy|dad|mummy|mum) (?:have|has|had|need|needs) to (?:check|look)',
  'wont-loo': '(?:wont|not|never|scared|afraid|doesnt|refuses|hates|needs)NEAR(?:loo|toilet|bathroom|for a wee)',
  'light-broke': '(?:light|lamp|nightlight)(?: \\w+){0,2} (?:broke|broken|bust|died|packed up|stopped|dead)|bulb',
  'into-our-bed':
    '(?:in|into|to|up in) (?:our|my|mine|mummys|mums|daddys|dads|mummy and daddys|parents)(?: \\w+){0,1}(?: bed| room)?$|(?:in|into|to) (?:our|my|mummys|mums|mummy and daddys|parents|the big) (?:bed|room)|(?:sleep|sleeps|sleeping|slept) (?:with|next to) (?:us|me)|comes? in with us',
  'feet-up':
    '(?:feet|foot|toes?|legs?)NEAR(?:floor|bed|out|down|hang\\w*|grab\\w*|bit\\w*|get|gets|eat\\w*)|grab\\w*NEAR(?:feet|foot|toes?|ankles?|legs?)|(?:jumps?|leaps?|leap|jump) (?:into|onto|off|out of|from)',
  'under-covers':
    '(?:under|beneath)(?: \\w+){0,2} (?:covers?|duvet|blankets?|quilt|pillow)|hid(?:es|ing)? (?:his|her|their) (?:face|head|eyes)|covers? (?:his|her|their) (?:face|head|eyes)',
  'wants-light':
    '(?<!without the )(?:light|lights|lamp|landing)(?: \\w+){0,3} on(?! first| the| his| her| my| a)|(?:wants?|needs?)(?: \\w+){0,3} lights?',
  'stays-with':
    '(?:stay|sit|sits|sitting|stays|lie|lies)(?: \\w+){0,3} (?:with|next to|beside|until|till)|(?:wont|doesnt|cant) (?:let|be) (?:me|us|left|alone)',
  'night-after-night':
    '(?:every|each)(?: \\w+)? (?:night|bedtime|evening)|night after night|(?:all|this|past|last) week|for weeks',
  'told-by-sibling': '(?:brother|sister|cousin)(?: \\w+){0,3} (?:told|says|said|scared|makes|made)',
  'saw-a-film': '(?:film|movie|youtube|cartoon|scooby|video)|(?:saw|seen|watch(?:ed|ing))NEAR(?:tv|telly)',
  'moved-house': '(?:moved|moving|new (?:house|room|home|flat|bedroom))',
})
