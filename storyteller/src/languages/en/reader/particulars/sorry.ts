import { particulars } from './particulars.ts'

/** What is built and falls down again: kicked, it is knocked down, and nobody is hurt. */
const BUILT =
  '(?:tower|lego|duplo|bricks?|blocks|den|castle|sandcastle|jigsaw|puzzle|train ?track|marble run|model|snowman|dominoe?s)s?'
const BLAMED =
  '(?:blam\\w*(?: it)?(?: on)?|(?:said|says|told (?:me|us)|claims?|swore|pretended)(?: that)?(?: it)?(?: was)?)'
const OWNED = '(?: (?:\\w+ ){0,4}(?:cards?|sweets?|toys?|pens?|money|chocolates?|biscuits?|cars?|lunch|stickers?))'
const MEAN = '(?:mean|nasty|horrid|horrible|unkind|hurtful|awful|rude)'

export const sorry = particulars(
  ['saying-sorry', 'hitting', 'breaking', 'lie', 'stealing', 'said-hurtful', 'quarrel'],
  {
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
