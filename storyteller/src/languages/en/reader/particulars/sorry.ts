import { particulars } from './particulars.ts'

/** What is built and falls down again: kicked, it is knocked down, and nobody is hurt. */
const BUILT =
  '(?:tower|lego|duplo|bricks?|blocks|den|castle|sandcastle|jigsaw|puzzle|train ?track|marble run|model|snowman|dominoe?s)s?'
const BLAMED =
  '(?:blam\\w*(?: it)?(?: on)?|(?:said|says|told (?:me|us)|claims?|swore|pretended)(?: that)?(?: it)?(?: was)?)'
const OWNED = '(?: (?:\\w+ ){0,4}(?:cards?|sweets?|toys?|pens?|money|chocolates?|biscuits?|cars?|lunch|stickers?))'
const MEAN = '(?:mean|nasty|horrid|horrible|unkind|hurtful|awful|rude)'

/** Where it was put, poured or thrown, as the telling says it. */
export const SORRY_PLACES: readonly string[] = [
  ...[
    'in the bin',
    'in the pond',
    'in the bath',
    'in the mud',
    'in a puddle',
    'in the sandpit',
    'in the river',
    'in the sea',
  ],
  ...[
    'in the freezer',
    'in the fridge',
    'in the oven',
    'in the toy box',
    'in the shed',
    'in the wardrobe',
    'in the garden',
    'in the fish tank',
  ],
  ...[
    'in the washing machine',
    'in the paddling pool',
    'in the snow',
    'in the nettles',
    'in the compost',
    'in the flower bed',
  ],
  ...[
    'down the toilet',
    'down the loo',
    'down the drain',
    'down the stairs',
    'down the well',
    'off the balcony',
    'off the bridge',
  ],
  ...[
    'over the fence',
    'over the wall',
    'over the hedge',
    'out of the window',
    'on the roof',
    'up a tree',
    'under the bed',
  ],
  ...['under the sofa', 'behind the sofa', 'behind the radiator', 'behind the fridge', 'on the floor', 'on the carpet'],
  ...['through the letter box', 'through next door’s letter box', 'in the postbox'],
]
export const sorryPlaceId = (text: string) => `at-${text.replaceAll('’', '').replaceAll(' ', '-')}`
const places = Object.fromEntries(
  SORRY_PLACES.map((text) => {
    const [near, ...rest] = text.replaceAll('’', '').split(' ')
    const last = rest.pop() ?? ''
    const way = near === 'in' ? '(?:in|into|in to)' : near === 'on' ? '(?:on|onto|on to|all over)' : near
    const middle = rest.filter((word) => word !== 'the' && word !== 'a').join(' ')
    return [sorryPlaceId(text), `${way} (?:HIS )?${middle && `${middle} `}${last}`]
  }),
)

/** What a sorry was said to instead, as the telling says it, and its pattern. */
export const SORRY_TO: Readonly<Record<string, readonly [said: string, pattern: string]>> = {
  'to-fish-fingers': ['[his] fish fingers', 'fish ?fingers?'],
  'to-peas': ['[his] peas', 'peas'],
  'to-toast': ['[his] toast', 'toast'],
  'to-pasta': ['[his] pasta', 'pasta|spaghetti'],
  'to-plate': ['[his] plate', 'plate|dinner|tea|cereal|lunch'],
  'to-doll': ['the doll', 'doll|dolly|dolls|barbie'],
  'to-teddy': ['[his] teddy', 'teddy|bear|toys?|bunny'],
  'to-pillow': ['[his] pillow', 'pillow|duvet|blanket'],
  'to-shoes': ['[his] shoes', 'shoes?|wellies|feet|socks?'],
  'to-wall': ['the wall', 'wall'],
  'to-floor': ['the floor', 'floor|carpet|ground'],
  'to-door': ['the door', 'door'],
  'to-mirror': ['the mirror', 'mirror'],
  'to-cat': ['the cat', 'cat|kitten'],
  'to-dog': ['the dog', 'dog|puppy'],
  'to-fish': ['the goldfish', 'goldfish|fish'],
  'to-hamster': ['the hamster', 'hamster|guinea pig|rabbit'],
}
const sorryTo = Object.fromEntries(
  Object.entries(SORRY_TO).map(([id, [, pattern]]) => [
    id,
    `(?:sa(?:id|ys?|ying)|whispered|apologi\\w*|told)(?: (?:it|sorry|only|so far|just|a)){0,3} (?:to )?(?:HIS )?(?:\\w+ )?(?:${pattern})`,
  ]),
)
const ATE = '(?:ate|eaten|eats|scoffed|gobbled|wolfed|munched|licked|nibbled|polished off|finished off)'
const TROD = '(?:trod|stood|stepped|stamped|sat|jumped|walked|trampled|ran|rode)'
const FLOWERS =
  '(?:flowers?|roses?|tulips?|daffodils?|daffs|sunflowers?|seedlings?|vegetables?|plants?|tomatoes|pansies|petals)'

/** What was done, and how it went on: see tellings/life/sorry-deeds.ts. */
const deeds: Parameters<typeof particulars>[1] = {
  'd-blamed':
    '(?:take|takes|took|taking|get|got|gets) (?:all )?(?:the|his|her) blame|(?:blam(?:ed|ing|es)|framed) (?!(?:it|the (?:dog|cat|wind)|himself|herself)\\b)\\w+|blam(?:ed|es|ing) it (?:all )?on|got (?:\\w+ ){1,2}(?:in|into) trouble|(?:said|says|told \\w+) (?:that )?(?:it was )?(?:HIS )?(?:little |big |baby )?(?:brother|sister|friend|cousin|twin)(?: \\w+)?(?: did it| done it| was)',
  'd-not-invited':
    '(?:isnt|not|wasnt|cant|couldnt|no longer|un)(?: \\w+)? ?(?:invited|come|coming|asked) (?:to|any ?more)|uninvited|disinvited|(?:cant|couldnt|cannot) come to (?:HIS )?(?:\\w+ )?party',
  'nobody-wants': '(?:nobody|no one|noone) (?:\\w+ )?(?:wants?|wanted|likes?|liked)',
  'd-left-out': [
    '(?:nobody|no one|noone) (?:\\w+ )?(?:wants?|wanted|likes?|liked) (?:him|her|them|you|to)|(?:wouldnt|didnt|wont|not|refused to) let (?:\\w+ ){1,3}(?:play|join|in|have a go|sit)|(?:left|leaving) (?:\\w+ ){1,3}out(?! of)|(?:cant|couldnt|not allowed to) (?:play|join|sit)|excluded|wouldnt play with',
    '(?:when|because|as|after|cos|coz|bc|since)(?: \\w+){1,4} (?:let|left|play)\\b',
  ],
  'd-secret': '(?:told|spilled|shared|blabbed|gave away)(?: \\w+){0,4} secrets?',
  'd-first-name': 'by (?:his|her|their) (?:first|real) name',
  'a-penguin': 'fat penguin',
  'd-called-name':
    'call(?:ed|s|ing)? (?:HIS )?(?:\\w+ ){1,4}(?:a|an) (?:\\w+ )?(?:\\w+)|called (?:\\w+ ){1,3}(?:names|fat|ugly|stupid|smelly|old|weird)|name ?calling',
  'wet-himself': 'wet (?:him|her|them)sel(?:f|ves)|accident in|wet (?:his|her) (?:pants|trousers)',
  'fell-over': '(?:fell|tripped|slipped|dropped)',
  'd-laughed':
    '(?:laugh|giggl|snigger|sniggr)\\w*(?: \\w+)? (?:at|when|because|about|along)|(?:laughed|giggled) (?:while|as)',
  'd-mocked':
    '(?:made|making|makes|poked) fun of|teas(?:ed|ing|es)|mock(?:ed|ing)|mimick?(?:ed|ing)|imitated|copied the way',
  'd-tongue': 'tongue (?:out )?at|(?:stuck|sticks|poked) (?:out )?(?:his|her) tongue',
  'd-present':
    '(?:said|told \\w+|says)(?: \\w+){0,4} (?:present|gift|jumper|dinner|cooking|cake|painting|singing|haircut|dress)(?: \\w+){0,3} (?:horrible|yuck\\w*|ugly|rubbish|disgusting|horrid|awful|boring|babyish|gross|stupid)',
  'left-open': 'left (?:\\w+ ){0,4}(?:gate|door|cage|hutch|coop|lid)(?: open)?',
  'd-let-out':
    '(?:let|lets|letting|set) (?:\\w+ ){1,5}(?:out|loose|free|go|escape)(?! of)|opened (?:\\w+ ){0,4}(?:cage|hutch|coop|gate|tank|aviary)|left (?:\\w+ ){0,4}(?:gate|cage|hutch|coop|run)(?: (?:\\w+ )?(?:open|unlocked))?',
  'd-burnt': '(?:burn(?:t|s|ed|ing)?|set fire to|torched|scorched)(?: (?:down|up))?',
  'd-flushed': 'flush\\w*|(?:put|dropped|threw|chucked) (?:\\w+ ){1,5}(?:toilet|loo)',
  'd-posted': 'posted',
  'd-buried': 'buried',
  'd-hid': [
    '(?:hid|hidden|hiding|hides)(?! (?:it|them|in|under|behind|from|at|when|upstairs|away)\\b)',
    '(?:broke|smashed|tore|took|stole|nicked|cut|ripped)\\b',
  ],
  'd-threw-in':
    '(?:threw|thrown|chucked|lobbed|tossed|flung|dropped|put|kicked) (?:\\w+ ){1,5}(?:in|into|down|over|out of|off|onto|up|through|behind) (?:HIS )?(?:bin|pond|bath|mud|puddle|sandpit|river|sea|freezer|fridge|oven|fish tank|washing machine|paddling pool|pool|snow|nettles|compost|drain|well|window|balcony|bridge|fence|wall|hedge|roof|tree|canal|lake|stream)',
  'd-soaked': '(?:squirt|soak|drench|splash|spray)(?:ed|ing|s)?|hosed|(?:poured|tipped|threw) water (?:on|over)',
  'd-poured': '(?:pour|tip|empti)(?:ed|ing|s)?(?! (?:off|toe))|(?:spilt|spilled) (?:\\w+ ){1,4}on purpose',
  'd-drank': '(?:drank|drunk|downed)',
  'ate-all': `(?:${ATE}|had) (?:\\w+ )?all|all (?:HIS )?(?:\\w+ ){0,2}(?:strawberries|sweets|biscuits|cakes|chocolates|raspberries)`,
  'd-ate': [ATE, '(?:when|because|as|after|cos|coz|who) (?:\\w+ ){1,3}(?:ate|licked)\\b'],
  'd-popped': '(?:popp|burst|punctur)\\w*|let (?:the )?air out',
  'd-picked': `(?:pick|pull|dug|cut|snapp|chopp|rip|tore)\\w*(?: \\w+){0,5} ${FLOWERS}`,
  'd-trod-flowers': `(?:${TROD}|kicked)(?: \\w+){0,5} ${FLOWERS}`,
  'on-tail': 'tail',
  'd-trod-foot': `${TROD} on (?:\\w+ ){0,3}(?:foot|feet|toes?|fingers?|hand|tail|paw)`,
  stamped: 'stamp(?:ed|ing)|trampled|jumped',
  trod: '(?:trod|stood|stepped|walked)',
  'd-sat-on': `(?:sat|sits|trod|stood|stepped|stamped|trampled) on(?! (?:HIS )?(?:\\w+ )?(?:chair|sofa|bus|step|stage|stairs|naughty|floor|lap|knee|wall|bench|own))`,
  'd-cut-up': [
    '(?:cut|cuts|cutting|chopped|snipped|hacked)(?! (?:his|her) (?:finger|knee|hand)| in| down)',
    '(?:hair|plaits?|braids?|ponytails?|pigtails?|bunches|fringe)\\b',
  ],
  'd-stuck': '(?:stuck|glued|sticking) (?:\\w+ ){0,4}(?:on|to|over|in)|stickers? (?:\\w+ ){0,2}(?:all )?(?:over|on)',
  'd-dirtied': 'muddy|mud (?:\\w+ )?(?:on|over)|dirtied|got (?:\\w+ ){1,4}(?:mucky|dirty)',
  'd-deleted': 'delet\\w*|rubbed (?:\\w+ ){0,4}out|wiped (?:\\w+ ){0,4}(?:save|game|world)|erased|unplugged',
  'd-used-up': 'used (?:up )?(?:all|the whole|the last)|emptied (?:\\w+ ){0,3}(?:bottle|shampoo|perfume)',
  'd-spat': 'sp(?:at|its|itting)(?= |$)',
  'd-tripped': '(?:tripped|tripping) (?!over|on)\\w+|stuck (?:his|her|a) (?:foot|leg) out',
  'd-ran-over':
    '(?:ran|run|rode|scooted|cycled) (?:right |straight )?(?:over|into) (?:\\w+ ){0,3}(?:foot|toes?|her|him|leg|ankles?)',
  'd-chair': 'pulled (?:\\w+ ){0,4}chair',
  'lock-in': 'lock(?:ed|s|ing)? (?:\\w+ ){1,4}in',
  'd-locked': 'lock(?:ed|s|ing)? (?:\\w+ ){1,4}(?:in|out|up)|shut (?:\\w+ ){1,4}(?:in|out)',
  'd-woke': '(?:woke|woken|waking) (?:\\w+ ){1,4}(?:up|on purpose)|woke (?:HIS )?(?:baby|brother|sister)',
  'd-scared':
    '(?:scared|frightened|jumped out at|terrified) (?:HIS )?(?:\\w+ )?(?:brother|sister|friend|cousin|baby|granny|grandma|nan|cat|dog|him|her)',
  'd-told-on': '(?:told|tells|telling) on|grassed|snitched|tattl\\w*',
  'd-promise': '(?:broke|broken|forgot|didnt keep) (?:\\w+ ){0,3}promise',
  'd-shouted': '(?:shouted|screamed|yelled|snapped|roared|swore) at',
  'd-rude': '(?:was|is|being|were) (?:\\w+ )?(?:rude|horrible|mean|nasty|horrid|unkind) to|answered back',
  'of-strawberries': 'strawberr(?:y|ies)',
  'of-hens': 'hens?|chickens?',
}
/** How it went on. */
const states = {
  'st-again':
    '(?:again|another) (?:after|straight|every|each|five|ten|two|a minute)|(?:did|does|doing|do) it again|keeps? (?:on )?(?:doing|hitting|pushing|biting|saying)|but (?:\\w+ ){1,3}(?:her|him|them|it) again|(?:two|three|four|five|six|seven|eight|ten|\\d+) times',
  'st-not-ready': '(?:not|isnt|wasnt|arent) (?:\\w+ )?ready',
  'st-still-cross':
    'still (?:\\w+ )?(?:cross|angry|upset|mad|hurt|furious|sad|not|wont|isnt)|(?:wont|doesnt|hasnt|didnt|wouldnt|cant|not) (?:\\w+ )?(?:forgiv\\w*|accept\\w*|talk(?:ing)? to|speak(?:ing)? to)|went (?:out )?(?:off )?(?:to|in|into) (?:HIS )?(?:shed|room|garden|bedroom)',
  'st-not-cross':
    '(?:isnt|wasnt|not|never|arent|doesnt|hasnt|didnt) (?:\\w+ )?(?:cross|angry|mad|mind|told (?:him|her) off)|(?:says|said) (?:its|it was|its all) (?:ok|okay|fine|alright|all right)|forgave|has forgiven',
  'st-made-up': 'made (?:it )?up|friends again|best (?:of )?friends now|hugged|playing together again',
  'st-half':
    'half to blame|(?:he|she|they|other one|friend|brother|sister) (?:\\w+ )?(?:started|began)|partly|both (?:\\w+ )?(?:wrong|to blame|fault)|not (?:all|only|just) (?:his|her) fault|provok\\w*',
  'st-only-name': 'only (?:\\w+ )?(?:his|her|their) (?:own )?name|just (?:\\w+ )?(?:his|her|their) name',
  'st-card':
    '(?:card|note|letter|drawing|picture|message)NEARsorry|sorry (?:\\w+ )?(?:card|note|letter|drawing|picture)|(?:wr(?:ote|ite|itten)|made|make|drew|drawn) (?:\\w+ ){0,4}(?:card|note|letter|drawing|picture)',
  'st-whisper': 'whisper\\w*|mumbl\\w*|mutter\\w*|under (?:his|her) breath|so quiet\\w*',
  'st-silent':
    '(?:not|hasnt|wont|didnt|never)(?: \\w+)? (?:said|say|spoken|speak|uttered) (?:a )?word|gone (?:very )?quiet|wont (?:talk|look|go|come)|(?:cant|wont) look',
  'st-hides':
    '(?:hid|hides|hiding|is|been) (?:in|under|behind) (?:HIS )?(?:bed|table|stairs|duvet|covers|room|wardrobe|sofa|coats?|den|toilet|bathroom|blanket)|locked (?:him|her)self|wont come (?:out|down)',
  'st-joke': 'compliment|joke|funny|being nice|meant (?:it )?(?:nicely|kindly|well)|only playing',
  'st-undo':
    'yesterday|undo|wishes? (?:\\w+ )?(?:hadnt|could go back)|take (?:it|that) back|turn back|rewind|regret\\w*',
  'st-wanted-to': '(?:wanted|asked|begged) to come',
  'is-dead': '(?:fox|dog|cat|hawk|heron|buzzard)(?: \\w+)? (?:had|got|took|ate|killed|caught)|died|dead|killed',
  'who-lollipop': 'lollipop (?:lady|man)',
  'who-dinner': 'dinner (?:lady|ladies)',
  'who-driver': '(?:bus|taxi|coach) driver',
  'who-sitter': 'baby ?sitter|child ?minder',
  'who-coach': '(?:football|swimming|swim|rugby|gym)? ?(?:coach|instructor)',
  'then-hair':
    '(?:doll|dolls|dolly|barbie)\\bNEAR(?:then|and) (?:HIS )?(?:\\w+ )?(?:sisters|brothers|friends|cousins|own|hers|his)',
  'did-lie': '(?:lied|fibbed|lies|(?:told|tells) (?:\\w+ ){0,3}(?:lie|fib|porky))',
  'photo-day': '(?:photo|photos|photograph|picture day|wedding|party)\\b',
}

export const sorry = particulars(
  ['saying-sorry', 'hitting', 'breaking', 'lie', 'stealing', 'said-hurtful', 'quarrel', 'event'],
  {
    ...deeds,
    ...states,
    ...sorryTo,
    ...places,
    'did-cut-hair':
      '(?:cut|cuts|cutting|chopped|snipped|hacked|trimmed)NEAR(?:hair|plaits?|braids?|ponytails?|pigtails?|bunches|fringe)',
    'did-draw':
      '(?:drew|drawn|drawing on|draws on|scribbl\\w*|painted|wrote|crayoned|coloured)(?= (?:\\w+ ){0,5}(?:on|over|in|with)\\b)',
    'did-hurt': `(?:hit|hits|hitting|(?<!a )bit|bites|biting|slapp\\w*|punch\\w*|smack\\w*|scratch\\w*|pinch(?:ed|ing)(?!${OWNED})|thr(?:ew|owing|ows))(?! (?:\\w+ ){0,2}(?:foot)?ball\\b)|(?:kick(?:ed|s|ing)|push(?:ed|es|ing)|shov\\w*|pull(?:ed|s|ing))(?! (?:\\w+ ){0,4}(?:football|ball|${BUILT})\\b)(?! down| over| through)`,
    'did-knock-down': `(?:broke|breaking|smash\\w*|knock\\w*|kick\\w*|wreck\\w*|ruin\\w*|destroy\\w*|trod|stamped|jumped|sat|pushed)(?: \\w+){0,6} ${BUILT}`,
    'did-break':
      '(?:broke|broken|breaks|breaking|smash\\w*|crack(?:ed|ing)|shatter\\w*|ripp(?:ed|ing)|tore|torn|spilt|spilled|spilling|dropped|ruined|snapped|damaged|bent|burnt|kicked (?:\\w+ ){0,3}(?:foot)?ball)',
    'did-take': `pinch(?:ed|ing)(?=${OWNED})|(?:took|taken|taking|takes|stole|stolen|steal\\w*|nicked|swiped|pocketed|snatch\\w*|grabbed|kept)(?! (?:it )?out on)`,
    'did-say': `hate you|hates? (?:me|us)|smells?|stupid|ugly|idiot|called (?:him|her|his|me|them)|not (?:my|your|his|her) (?:best )?friend|said (?:\\w+ ){0,4}${MEAN}|${MEAN} (?:things?|words?|about|to)|made (?:him|her|\\w+ \\w+|\\w+) cry`,
    'did-quarrel':
      '(?:big |massive |huge )?(?:row|argument|quarrel\\w*|argued|argu\\w*|falling out|fell out|fallen out|fight|fought)(?: \\w+){0,1} (?:with|over|about|again)|fell out|fallen out|not speaking|make up|making up|(?:arent|not|isnt) (?:\\w+ )?friends? any ?more',
    'blamed-dog': `${BLAMED} (?:the |our )?(?:dog|puppy)`,
    'blamed-cat': `${BLAMED} (?:the |our )?(?:cat|kitten)`,
    'blamed-brother': `(?:blam\\w*(?: it)?(?: on)?|it was|was) (?:HIS )?(?:\\w+ )?brother(?! (?:\\w+ )?(?:hit|bit|started))`,
    'blamed-sister': `(?:blam\\w*(?: it)?(?: on)?|it was|was) (?:HIS )?(?:\\w+ )?sister(?! (?:\\w+ )?(?:hit|bit|started))`,
    'blamed-nobody':
      '(?:says?|said|swore|swears) (?:it )?(?:wasnt|was not|isnt) (?:him|her|me)|deni\\w*|wont (?:admit|own up)',
    'hid-it': '(?:hid|hidden|hides|hiding)',
    'ran-off': '(?:ran|run|runs) (?:away|off)|hid (?:in|under|behind)',
    'wont-say':
      '(?:wont|will not|refus\\w*|not going to|cant|cannot|can not|wouldnt|doesnt want to|didnt|hasnt|never) (?:to )?(?:\\w+ )?(?:say|says|said|apolog\\w*)|(?:no|without a) sorry|too (?:asham\\w*|embarrass\\w*|shy|proud|scared|stubborn) to',
    'not-meant':
      '(?:doesnt|dont|didnt|not|never|without|isnt) (?:really |even |actually )?(?:mean|meaning) it|meaning it|mean it|rolls|means it|sarcastic\\w*',
    'how-to-say': '(?:know|knows|learn\\w*) (?:how|what) to|how to (?:say|put|make|apolog\\w*)',
    'done-to-us': '(?:hit|bit|hits|bites|kicked|kicks|pushed|slapped|punched|scratched|pinched|smacked) (?:me|us)',
    'on-purpose': 'on purpose|deliberate\\w*|meant to|purposely',
    'by-accident': 'accident\\w*|didnt mean to|by mistake|not on purpose',
    'took-first':
      '(?:when|because|as|after|cos|cause|bc|coz|for)NEAR(?:took|taking|snatch\\w*|grabb\\w*|stole|had (?:the|his|her))',
    'knocked-first': '(?:when|because|as|after|cos|cause|bc|coz|for)NEAR(?:knock\\w*|broke|wreck\\w*)',
    'with-thing': '(?:hit|hitting|hits|threw|throwing|whack\\w*|bash\\w*)NEARwith (?:a|an|the|his|her)',
    'by-biting': '(?<!a )(?:bit|bite|bites|biting|bitten)',
    'by-kicking': 'kick(?:ed|s|ing)',
    'by-pushing': '(?:push(?:ed|es|ing)|shov\\w*)',
    'by-scratching': '(?:scratch|pinch)(?:ed|es|ing)',
    'by-pulling': 'pull(?:ed|s|ing)',
    'off-the-slide': '(?:off|down|from) the slide',
    'off-the-swing': '(?:off|from) the swing',
    'in-biro': '(?:biro|ballpoint|bic)s?',
    'in-marker': '(?:marker|sharpie|felt ?tip|felt tip pen|permanent)s?',
    'in-lipstick': 'lipsticks?',
    'in-polish': 'nail (?:polish|varnish)',
    'on-paper-wall': 'wallpapers?',
    'the-new-one': '(?:new|brand new) (?:sofa|settee|couch|carpet|wall|wallpaper|table|car)',
    'best-one': '(?:favou?rite|special|best) (?!friend)',
    'china-dog': 'china (?:dog|ornament)|ornaments?|figurine',
    'with-ball': '(?:football|ball|basketball)',
    'best-friend': '(?:best friend|bestie|bff|best mate|bestfriend)s?',
    'a-boy': '(?:a|another|some|little) (?:little )?boy',
    'a-girl': '(?:a|another|some|little) (?:little )?girl',
    'a-child': '(?:another|other|a) (?:child|kid|kids|children|classmate)',
    'craft-scissors': 'craft (?:scissors|knife)',
    'of-a-doll': '(?:doll|dolly|barbie)s?',
    'of-a-fringe': 'fringe',
    'of-a-plait': '(?:plait|braid|pigtail|ponytail)s?',
    'said-hate': 'hates? (?:you|me|us)',
    'said-smell': '(?:smells?|stinks?|smelly|stinky)',
    'said-stupid': '(?:stupid|idiot|dumb|silly)',
    'said-not-friend': '(?:not|isnt|arent|no longer) (?:my|your|his|her) (?:best )?friend',
    'of-a-drawing': '(?:drawing|picture|painting)s?',
    'telly-off': '(?:telly|tv|television|ipad|tablet|screen)',
    'lied-teeth': '(?:teeth|tooth ?brush)',
    'lied-pool': '(?:pool|swimming pool)',
    'lied-homework': '(?:homework|reading book|spellings)',
    'lied-food': '(?:biscuit|cookie|chocolate|cake|sweet|sweetie|crisp|jam|tart|bun)s?',
    'over-princess': '(?:princess|elsa|queen)',
    'over-mummy': '(?:the (?:mammy|mummy|mum|mam|mommy|baby)|home corner|mums and dads)',
    'over-bunk': 'bunk',
    'over-card': '(?:card|cards|pokemon)',
    'over-turn': '(?:goes|go|going|whose) (?:first|turn)',
    'at-after-club': '(?:after ?school|breakfast) ?club|after school',
    'at-playdate': 'play ?date',
    'teacher-rang':
      'teacher (?:rang|phoned|called|told|emailed|said|wrote|spoke)|school (?:rang|phoned|called|emailed)|nursery (?:rang|phoned|called|told)',
    'is-crying': '(?:cr(?:y|ied|ies|ying)|tears|sobb\\w*)',
    'feels-bad':
      'feels? (?:so |really |very |too |just )*(?:bad|awful|terrible|horrible|guilty|asham\\w*|sick)|asham\\w*|guilty|regrets?',
  },
)
