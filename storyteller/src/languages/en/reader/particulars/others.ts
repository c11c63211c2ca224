import { particulars } from './particulars.ts'

const ABOUT = [
  ...([
    'teasing',
    'being-different',
    'body',
    'glasses',
    'stutter',
    'reading',
    'stage',
    'left-out',
    'no-friends',
    'two-languages',
  ] as const),
] as const

/** Not for a light story, or another one. */
const heavy = particulars(ABOUT, {
  'ot-heavy':
    '(?:adopt\\w*|foster\\w*|tummy mummy|sexy|ignore (?:all|your|the|my)|died|dead|death|dying|funeral|heaven|suicid\\w*|kill\\w*|self harm\\w*|racis\\w*|slur|war|prison|cancer|chemo\\w*|operation|surgery|burn(?:s|t|ed)? (?:him|her|on)|divorc\\w*|police|knife|weapon|gun|beat(?:en)?(?: \\w+)? up|hit|hits|hitting|kick\\w*|punch\\w*|pushed (?:him|her)|spat|threat\\w*|strangl\\w*|photos?|videos?|online|whats ?app|naked|toilets?|wets?|wet (?:him|her)self|weed|accident|nits|lice|teacher (?:called|said|laughed|shouted|says)|dad(?:dy)? (?:calls?|says|said|laughs|teases|hates)|mum(?:my)? (?:calls?|says|said|laughs|teases)|father (?:says|calls|said)|wish(?:es)? (?:he|she) (?:was|were) (?:white|someone else|somebody else|not born)|lighter skin|white skin|skin colou?r|(?:brown|dark|black) skin|skin (?:is|was)|scrub (?:off )?(?:his|her) skin|revenge|get (?:his|her|their) own back|pay (?:them|him|her) back)',
  // To shame a child, or to have it shamed.
  'ot-shame':
    '^(?:a story )?(?:that|tell (?:him|her)(?: that)?|so (?:that )?(?:he|she)|teach (?:him|her)) (?:(?:he|she)s?|is|are|that|knows?|it) (?:\\w+ ){0,4}(?:fat|ugly|thin|skinny|chubby|stupid|lazy|wrong|bad)|(?:stops?|stopping|less|eats? too) (?:eat\\w*|much|dinner|food)|diet|los(?:e|es|ing) weight|(?:too|so|get|gets|getting) (?:fat|chubby) (?:and|so|because|if|for)|anorex\\w*|calories|nobody will like|should be ashamed|to (?:make|shame) (?:him|her) (?:feel )?ashamed|(?:so|until) (?:that )?(?:he|she) (?:stops?|quits) |should stop |like a (?:real|proper|normal) (?:boy|girl|man)|(?:boys|he) (?:should|must)(?:nt| not) (?:wear|cry|play)',
  // Somebody imagined, or a child who wants to be in a story of another kind.
  'ot-being':
    '^(?:story |something )?(?:about )?(?:a|an|the|two|one) (?!(?:\\w+ )?(?:girl|boy|child|kid|son|daughter|class)s?\\b)(?:\\w+ ){1,3}(?:who|that|which|whos|with|is|has|and|cant|goes)|scarecrow|robins?|(?:mum|dad|mummy|daddy|mam|gran\\w*|nan\\w*|brother|sister|cousin|friend|aunt\\w*|uncle|dog|teacher)s? (?:\\w+ )?(?:is in |uses |has |in |with |got )?(?:a |an )?(?:\\w+ )?(?:wheel ?chair|hearing aids?|glasses|stutter\\w*)|phones?|tablets?|smart ?watch|trainers cost|new (?:girl|boy|kid|child|lad|classmate)|detective\\w*|solves? (?:the|a)|superpowers?|superhero(?:ine)? (?:with|in|who)|hero (?:of|in|with)',
  // A joy that was had.
  'ot-joy':
    '(?:is|so|was|very|really) (?:\\w+ )?proud|certificate|chuffed|medals?|awards?|gold star|star of the|(?:can|could|reads?|reading) (?:\\w+ ){0,3}(?:now|at last|by (?:him|her)self)|learn(?:ed|t) to read|was (?:brilliant|great|amazing|fantastic)|loves (?:his|her) (?:new )?(?:glasses|hearing|wheelchair)|read (?:a|his|her) (?:\\w+ ){0,3}book|went (?:so |really )?well|(?:finally|first time)NEAR(?:read|reads)',
})

const HAIR = '(?:hair|haired|headed|head)'
const cases = particulars(ABOUT, {
  'ot-friends':
    'friends (?:who|that) are (?:\\w+ )?different|(?:unlikely|unlike|different) friends|friends (?:but|and|although|though)NEARdifferent|different (?:kinds of )?friends(?! now)',
  'ot-family': '(?:two|2) (?:mums|mummies|mommies|mothers|dads|daddies|fathers)',
  'ot-two-dads': '(?:two|2) (?:dads|daddies|fathers)',
  'ot-stutter': 'stutter\\w*|stammer\\w*|words? (?:get|gets|got) stuck',
  'ot-patch': '(?:eye ?)?patch(?:es)?',
  'ot-glasses': 'glasses|specs|spectacles|four ?eyes|4 ?eyes|opticians?',
  'ot-aids': 'hearing ?aids?|cochlear|deaf|implants?',
  'ot-chair': 'wheel ?chairs?',
  'ot-frame': 'walking frame|walker|crutches',
  'ot-brace': '(?:leg|back) braces?|braces? (?:on|for) (?:his|her) (?:legs?|back)',
  'ot-splints': 'splints?|orthotics|cerebral palsy',
  'ot-red': `(?:red|ginger|orange|carrot|copper) ?${HAIR}|redhead\\w*|gingers?|carrot\\w*|hair is (?:red|ginger|orange)`,
  'ot-freckles': 'freckl\\w*',
  'ot-curls': `curl(?:s|y)?|afro|frizzy|${HAIR} (?:is |was )?(?:too )?(?:big|wild|puffy)|straight (?:\\w+ )?hair|poodle|sheep`,
  'ot-long-hair': 'long(?:er)? hair',
  'ot-ears': 'ears|dumbo',
  'ot-small':
    '(?:small|short|little|tini|smaller|shorter)est|smallest|shortest|littlest|tiniest|(?:so|too|very|really) (?:small|short|little|tiny)|titch|shrimp|midget|shorty|how small|smaller than|isnt growing',
  'ot-tall': 'tallest|(?:so|too|very|really) tall|giraffe|beanpole|taller than|how tall',
  'ot-scar': 'scars?',
  'ot-birthmark': 'birth ?marks?',
  'ot-accent':
    'accents?|talks? (?:funny|weird|strange|different\\w*)|the way (?:he|she) (?:talks|speaks)|how (?:he|she) (?:talks|speaks|says)|speaks? (?:funny|different\\w*)|pronounc\\w*|(?:english|german|polish) (?:is|isnt)',
  'ot-lisp': 'lisps?|(?:cant|cannot|doesnt) (?:say|pronounce)|speech (?:therap\\w*|delay|impediment)',
  'ot-cries':
    '(?:boys|lads|men) (?:\\w+ )?(?:dont|cant|can|shouldnt|may|are allowed to|do) (?:\\w+ )?cry|(?:because|when|for|that) (?:he|she) (?:cried|cries|was crying)|laugh\\w* (?:at|because)NEARcr(?:y|ied|ies|ying)|cry ?bab(?:y|ies)|(?:ok|okay|fine|allowed|alright) (?:for boys )?to cry|(?:for )?crying',
  'ot-cry': 'cr(?:y|ies|ying)(?! bab)',
  'ot-reading': 'read(?:s|ing)?(?! (?:him|her|us))',
  'ot-others-can':
    '(?:the )?(?:others?|everyone|everybody|all|rest|friends?|class|kids) (?:\\w+ ){0,4}(?:can|could|read|reads|already)|like (?:all )?the others?|only one',
  'ot-stage':
    'stage|(?:school|christmas|class|end of year|nursery|the|a|his|her) (?:play|show|concert|nativity|assembly|performance)(?! (?:with|date|ground))|nativity|solo|recital|perform\\w*|(?:sing|sings|speak|dance|dances) in front|poem|presentation|show and tell',
  'ot-forgot': 'forg(?:ot|ets)|(?:fluffed|mixed up|messed up|missed) (?:\\w+ )?(?:lines?|words?|cue)|froze',
  'ot-line': '(?:one|1|a|his|her|only|single|the) (?:\\w+ )?(?:line|sentence)|lines?(?! up)|sentence',
  'ot-slow':
    'slow(?:est|er|coach)?|runs? (?:so |too |very )?slow\\w*|last (?:at|in) (?:running|pe|sports|the race|every)|(?:comes?|came|always|is|was) last',
  'ot-name':
    '(?:at|about|of|over) (?:his|her|their|my \\w+s|our \\w+s) (?:\\w+ )?name(?= |$|[.,!?])|(?:his|her) (?:\\w+ )?name (?:is|was|sounds) (?:funny|weird|strange|silly|stupid)|(?:funny|unusual|strange|weird|foreign|different) (?:\\w+ )?name',
  'ot-lunch': 'lunch ?box(?:es)?|packed lunch|(?:his|her) (?:lunch|food|sandwich(?:es)?|snack)|allerg\\w*',
  'ot-wear':
    '(?:his|her) (?:\\w+ ){0,2}(?:coat|shoes|jacket|hat|jumper|trainers|trousers|clothes|bag|rucksack|socks|wellies|boots|hair ?band|t ?shirt|bobble hat)|second ?hand|hand ?me ?downs?',
  'ot-picture': '(?:his|her) (?:\\w+ )?(?:drawings?|picture|painting|tower|model)',
  'ot-girls-cant': 'girls (?:cant|cannot|dont|arent|shouldnt|are not)|(?:not |only )?for boys|boys (?:toy|thing)s?',
  'ot-boys-dont':
    'boys (?:cant|cannot|dont|shouldnt|can|may|arent)(?! (?:\\w+ )?cry)|(?:thats|its|are|is) (?:only )?for girls|girly|sissy|girls? (?:toy|thing|colour)s?',
  'ot-likes':
    '(?:he|son|boys?|\\w+)(?:s)? (?:\\w+ ){0,4}(?:dress(?:es)?|skirts?|nail (?:polish|varnish)|tutu|pink|dolls?|unicorns?|ballet|princess(?:es)?)(?= |$|[.,!?])',
  'ot-same':
    '(?:everybody|everyone|we|all)(?:s| is| are)? (?:\\w+ )?(?:different|unique|special)|differences|languages?|(?:ok|okay|good|fine|alright) to be different',
  'ot-languages': 'languages?|international',
  'ot-left':
    'left ?out|(?:nobody|no one|noone|none of them|no kids) (?:\\w+ ){0,3}(?:plays?|play|wants?|wanted|asks?|picked|chose|sits?)|(?:wont|dont|doesnt|didnt|wouldnt|not) let (?:him|her)|(?:not|never|wasnt|werent|didnt get) (?:\\w+ )?(?:invit\\w*|picked|chosen|asked)|last (?:to be )?(?:picked|chosen)|(?:picked|chosen) last|(?:alone|by (?:him|her)self|on (?:his|her) own)|exclud\\w*|ignor\\w*|join(?:ing)? in|no friends|only one not|except',
  'ot-uninvited': 'invit\\w*|party',
  'ot-picked': '(?:picked|chosen|picks?)|team',
  'ot-not-let': '(?:wont|dont|doesnt|didnt|wouldnt) let (?:him|her)|cant play|not allowed to (?:play|join)',
  'ot-feels-different':
    'feels? (?:so |very |like (?:he|she)s? )?(?:different|odd|like an alien)|why (?:is|am) (?:he|she|i) different',
  'ot-other':
    'different|autis\\w*|adhd|aspergers?|tourettes?|sensory|ear defenders|neurodiver\\w*|special needs|disab\\w*|weird|down ?s? ?syndrome|dyslexi\\w*|left ?handed',
})

const liked = particulars(ABOUT, {
  'ot-l-dress': 'dress(?:es)?',
  'ot-l-skirt': 'skirts?|tutus?',
  'ot-l-nails': 'nail (?:polish|varnish)|painted nails|nails',
  'ot-l-dolls': 'dolls?|barbies?',
  'ot-l-ballet': 'ballet|danc\\w*',
  'ot-l-princess': 'princess(?:es)?|elsa|frozen',
  'ot-l-unicorns': 'unicorns?',
  'ot-l-football': 'football|soccer',
  'ot-l-dinosaurs': 'dinosaurs?',
  'ot-l-cars': 'cars?|trucks?|diggers?|lorr(?:y|ies)',
  'ot-l-pink': 'pink',
})

const WORN = {
  coat: 'coat|jacket',
  shoes: 'shoes|trainers',
  hat: '(?:bobble )?hat',
  jumper: 'jumper',
  bag: '(?:school ?)?bag|rucksack',
  wellies: 'wellies|boots',
  socks: 'socks',
}
const looks = particulars(ABOUT, {
  ...Object.fromEntries(Object.entries(WORN).map(([id, pattern]) => [`ot-wear-${id}`, pattern])),
  ...Object.fromEntries(
    ['pink', 'blue', 'red', 'green', 'purple', 'yellow', 'black'].map((one) => [
      `ot-${one}-ones`,
      [one, `${one} (?:hair|skin|girl|boy|kid|child)`] as const,
    ]),
  ),
  'ot-glitter': 'glitter\\w*|sparkl\\w*|sequins?|glittery',
  'ot-new': 'new|first|just got|got (?:his|her)',
  'ot-coming':
    '(?:gets?|getting|will (?:get|have)|has to (?:get|have)|needs?|to get|collect\\w*|picking up|starts?)NEAR(?:glasses|hearing|patch|wheel ?chair|splints|frame|brace)|(?:glasses|aids?|patch|wheel ?chair|splints) (?:\\w+ )?(?:on (?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorr?ow|next week|soon)',
  'ot-straight': 'straight|blonde?|(?:wants?|wishes|like) (?:\\w+ ){0,4}(?:elsa|hair)',
})

/** What was said or done, by whom, and where. */
const said = particulars(ABOUT, {
  'ot-w-four-eyes': '(?:four|4) ?eye[sd]?',
  'ot-w-carrot': 'carrot\\w*(?: ?(?:top|head))?',
  'ot-w-ginger': ['ginger', 'ginger (?:hair|biscuit|cat)'],
  'ot-w-crybaby': 'cry ?bab(?:y|ies)',
  'ot-w-baby': '(?:a|such a|like a|called \\w+|big|is a|hes a|shes a) (?:big |little )?baby|bab(?:y|ies)ish|for babies',
  'ot-w-stupid': 'stupid|dumb|thick|an idiot|dummy',
  'ot-w-weird': 'weird\\w*|a weirdo|strange|freak',
  'ot-w-smelly': 'smelly|smells|stinks|stinky',
  'ot-w-slowcoach': 'slow ?coach|snail|tortoise|slow ?poke',
  'ot-w-shrimp': 'shrimp',
  'ot-w-titch': 'titch|tiny|shorty|short ?stuff|dwarf',
  'ot-w-midget': 'midget',
  'ot-w-giraffe': 'giraffe',
  'ot-w-beanpole': 'bean ?pole|lamp ?post|string bean',
  'ot-w-freckle': 'freckle ?face',
  'ot-w-spotty': 'spotty|polka dots?',
  'ot-w-dumbo': 'dumbo|elephant ears',
  'ot-w-robot': '(?:a |like a |robot )robot(?: ears)?|called (?:him|her) (?:a )?robot',
  'ot-w-pirate': '(?:him|her|is) (?:a |captain )?pirate',
  'ot-w-poodle': 'poodle',
  'ot-w-sheep': '(?:him|her|like) (?:a )?sheep',
  'ot-w-mop': 'mop ?(?:head)?|broccoli (?:head|hair)',
  'ot-w-nerd': 'nerd|geek|swot|know ?it ?all|teachers pet',
  'ot-w-loser': 'losers?',
  'ot-w-ugly': ['ugly', 'ugly duckling'],
  'ot-w-sissy': 'siss(?:y|ies)|girly',
  'ot-self':
    '(?:he|she|hes|shes|son|daughter|(?!some|they|kids|child|boy|girl|other|people|every|that|friend|class|one|who)\\w+) (?:says|said|thinks|feels|keeps saying|calls (?:him|her)self)(?: that)?(?: like)? (?:he|she|hes|shes|he is|she is|him|her|im|i am)?(?: is| are|s)? ?(?:\\w+ )?(?:stupid|dumb|thick|ugly|weird|an idiot)|feels? (?:\\w+ )?(?:stupid|dumb|ugly|weird)|calls? (?:him|her)self',
  'ot-laughed': [
    'laugh\\w*|giggl\\w*|snigger\\w*',
    '(?:will|might|would|may|gonna|going to|if|that|they|everyones|everybodys|everyone)s? (?:\\w+ )?laugh(?!ed|ing|s)|(?:afraid|scared|worried|nervous|thinks)NEARlaugh',
  ],
  'ot-stared': [
    'star(?:e|es|ed|ing)|look(?:s|ed|ing)? at (?:him|her|it|them)|point(?:s|ed|ing)? at|whisper\\w*',
    '(?:will|might|would|may|gonna|going to|if) (?:\\w+ )?(?:stare|look|point)|(?:afraid|scared|worried|nervous|thinks)NEAR(?:stare|look)',
  ],
  'ot-might':
    '(?:will|might|would|may|gonna|going to|if)(?: \\w+){0,2} (?:laugh|stare|look|point|tease|say|think)|afraid|scared|worr\\w*|nervous|anxious|thinks (?:that )?(?:every|they|people|the)|doesnt want|wont wear|refuses|hates',
  'ot-said':
    'call(?:s|ed|ing)? (?:him|her|them|my \\w+)|names|(?:kids|children|boys?|girls?|they|others|someone|somebody|everyone|everybody|classmates?|friends?|mates?|ones?|people|class) (?:\\w+ ){0,4}(?:said|says|say|told|tell|called|call|tease\\w*|teasing|made fun|make fun|mean)|teas(?:e|es|ed|ing)|bull(?:y|ied|ying|ies)|picked on|make fun|made fun|making fun|mock\\w*|mean to|cop(?:y|ies|ied|ying) (?:his|her|him|how|the way)|imitat\\w*',
  'ot-boy':
    '(?:a|another|one|older|big|bigger|this|some|the) (?:\\w+ )?boy(?! with)|boy (?:called|calls|in|at|from|said|says|named)|boy (?:called|named) \\w+',
  'ot-girl':
    '(?:a|another|one|older|big|bigger|this|the) (?:\\w+ )?girl(?! with)|girl (?:called|calls|in|at|from|said|says|named)',
  'ot-boys': '(?:the|some|two|three|older|big|bigger|other) (?:\\w+ )?boys',
  'ot-girls': '(?:the|some|two|three|older|big|bigger|other) (?:\\w+ )?girls',
  'ot-big': '(?:older|big|bigger) (?:kids|children|ones|boys|girls)',
  'ot-friend': '(?:his|her|best|a) (?:best )?friend(?= (?:\\w+ )?(?:said|called|laugh\\w*|says|told))',
  'ot-cousin': 'cousins?',
  'ot-everyone':
    '(?:everyone|everybody|whole class|all (?:the|her|his) (?:others|class\\w*|kids|children)|the class) (?:\\w+ ){0,2}(?:laugh\\w*|said|says|call\\w*|star(?:ed|es)|look(?:s|ed)|teas\\w*|made fun)',
  'ot-people': 'people|strangers|grown ?ups|adults',
  'ot-they': 'they|(?:other )?(?:kids|children)|others|classmates|boys|people|friends',
  'ot-at-nursery': 'nursery|pre ?school|kindergarten|playgroup|day ?care|childminder',
  'ot-at-bus': 'bus',
  'ot-at-pool': 'swimming|pool',
  'ot-at-football': 'football (?:practice|training|club)|at football',
  'ot-at-pe': 'pe|sports day|gym',
  'ot-at-ballet': '(?:at|in) (?:ballet|dance|dancing)|dance class',
  'ot-at-park': 'park|playground(?! at school)|swings',
  'ot-at-party': 'party',
  'ot-at-break': 'break(?: ?time)?|play ?time|lunch ?time|recess',
  'ot-hides': 'hid(?:es|ing)?|hidden|stuff(?:s|ed) (?:them|it)|(?:takes|took) (?:them|it) off',
  'ot-wont-wear': '(?:wont|doesnt|refuses|never|not|didnt)(?: want)?(?: to)? (?:wear|put)(?: \\w+)?(?: on)?',
  'ot-in-laundry': 'laundry|washing|dirty clothes',
  'ot-in-bag': 'bag|rucksack|satchel',
  'ot-in-drawer': 'drawer',
  'ot-under-bed': 'under (?:the|his|her) (?:bed|pillow|mattress)',
  'ot-scrubs': 'scrub\\w*|wash(?:ed)? (?:them|it) off|rub (?:them|it) off',
  'ot-wont-go':
    '(?:doesnt|wont|dont|didnt|not) want to go|wont go|refuses to go|never (?:want to )?go(?:ing)? (?:back|again)',
  'ot-cried': 'cr(?:ied|ies|ying)|tears|sobb\\w*|upset',
  ...Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [`ot-${day}`, day]),
  ),
  'ot-tomorrow': 'tomorr?ow',
  'ot-next-week': 'next week',
})

export const others = [...heavy, ...cases, ...liked, ...looks, ...said]
