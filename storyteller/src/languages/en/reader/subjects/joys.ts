import { rules } from './rule.ts'

/** Joys, changes, waiting, and the moods of a day: last, since anything else weighs more. */
export const joys = rules([
  [
    ['lost-toy', 'lost', 'past', 'sad'],
    '(?:balloon|kite|hat|\\w*ball|frisbee|drone|arrow|shuttlecock|glove|shoe|boat|toy)s? (?:\\w+ )?(?:flew|blew|floated|drifted|got blown|went) (?:away|off|over|up)|let go of (?:his|her|the) (?:\\w+ )?balloon|balloon (?:burst|popped)',
    '-BEING (?:who|that)',
  ],
  [
    ['waiting', 'bored', 'today', ''],
    'bored\\w*|nothing to do|stuck (?:indoors|inside|at home)|rainy (?:day|afternoon|sunday|weekend)',
    '-BEING (?:\\w+ ){0,5}bored',
  ],
  [['waiting', 'other', 'always', ''], '^(?:(?:a story |something )?about )?(?:patience|being patient)$'],
  [
    ['bike', 'new', 'today', 'proud jealous learn'],
    '(?:got|getting|gets|bought) (?:a |an |his |her |first |new |big |\\w+ )*(?:bike|bicycle|scooter|tricycle|roller ?skates)(?= |$|[.,!])',
    '-BEING (?:who|that)|stolen|hurt|fell|jealous',
  ],
  [
    ['bike', 'learn', 'always', 'proud afraid cannot new hurt lost jealous sad wants'],
    '(?:ride|rides|rode|riding|learn\\w*|cycl\\w*|fell off|without|new|balance|first|her|his|a) (?:\\w+ ){0,4}(?:bike|bicycle|stabili[sz]ers|training wheels|scooter)|stabili[sz]ers|training wheels|cycling|roller ?skates?',
    '-BEING (?:\\w+ ){0,4}(?:bike|bicycle)|motor ?bike',
  ],
  [
    ['practising', 'refuses', 'always', 'learn proud cannot sad going-to'],
    'practi[sc](?:e|es|ing|ed)|(?:piano|violin|guitar|cello|recorder|flute|drum|trumpet|music|ballet|dance|judo|karate|gymnastics|chess) (?:lessons?|class\\w*|club|practice)|(?:learn\\w*|plays?|playing|started)(?: \\w+){0,3} (?:piano|violin|guitar|cello|recorder|flute|drums?|trumpet|instrument|ukulele)|giv(?:e|es|ing) up (?:so |too )?(?:easily|quickly|straight)|homework|(?:wants? to|always) gives? up|persever\\w*|keep(?:s|ing)? (?:on )?trying|never give up|not giving up|(?:works?|working|tries|trying) hard',
    '-BEING (?:who|that|plays?|learns?|playing)|practice makes',
  ],
  [
    ['screens', 'refuses', 'always', 'learn quarrel sad'],
    '(?<!on the )tablets?|i ?pads?|screens?|screen ?time|(?:computer|video|phone) games?|gaming|youtube|(?:too much|only|just|always|wants to|watch\\w*|turn\\w* off|switch\\w* off|all day|hours of) (?:\\w+ )?(?:tv|telly|television|phone|cartoons|playstation|xbox|nintendo|minecraft|roblox|fortnite)|(?:phone|playstation|xbox|nintendo)',
    '-(?:broke|smash|crack|drop)\\w*NEAR(?:tablet|ipad|phone|screen)|phone ?box|magic phone',
  ],
  [
    ['perfection', 'learn', 'always', 'sad cannot afraid'],
    'perfect\\w*|(?:rips?|tears?|scrunch\\w*|throws?|screws?|crumpl\\w*)(?: \\w+){0,3} (?:up |away )?(?:\\w+ )?(?:drawings?|pictures?|paper|work)|(?:make|makes|making|made|about|afraid of|allowed to make) (?:\\w+ ){0,2}mistakes?|mistakes?|(?:get|gets|getting|goes|go|does|do) (?:something|it|anything|things|one thing) wrong|isnt good enough|not good enough|(?:doesnt|dont|not|never) (?:feel|feels|think|thinks) (?:\\w+ ){0,3}(?:clever|good|pretty|strong|fast|smart) enough|(?:thinks|says|feels) (?:he|she|hes|shes) (?:is )?(?:stupid|not good|rubbish|useless|no good)|first (?:go|try|attempt)|fail(?:s|ed|ing|ure)?|frustrat\\w*|gives up when',
  ],
  [
    ['birthday', 'going-to', 'tomorrow', 'sad waiting afraid left-out proud makes'],
    'birthdays?|(?:turns|turning|turned|will be|is|hes|shes|be|gets) (?:\\d+|two|three|four|five|six|seven|eight|nine|ten) (?:today|tomorrow|on|next|in|this|soon)',
    '-BEING (?:\\w+ )?birthday|invit\\w*',
  ],
  [
    [
      'christmas',
      'going-to',
      'tomorrow',
      'how-it-works sad waiting makes lost afraid meets mystery funny rescue wants other',
    ],
    'christmas\\w*|xmas|ramadan|santas?|santa claus|father christmas|st nicholas|advent|reindeers?|rudolf|rudolph|easter|halloween|diwali|eid|hanukkah|new years? eve|bonfire night',
  ],
  [
    ['pet', 'sad', 'always', 'lost'],
    '(?:our|his|her|my|the) (?:\\w+ )?PET(?: is| has been| was| got| has)? (?:\\w+ )?(?:ill|sick|poorly|unwell|getting old|at the vets?|run away|went missing|gone missing)',
  ],
  [
    ['pet', 'wants', 'always', 'sad refuses'],
    '(?:wants?|would love|desperate for|desperately wants|begging for|pestering (?:us|me) for|keeps asking for|dying for|wishes for|wish for|dreams? of|wishing for|asks? for|begs? for|longs? for|wanted|wishes)(?: \\w+){0,4} (?:PET)|(?:look(?:s|ing)? after|car(?:e|es|ing) for|feed(?:s|ing)?|walk(?:s|ing)? with|clean\\w* out)(?: \\w+){0,3} (?:PET|his pet|her pet)',
    '-BEING (?:who|that) |like a',
  ],
  [
    ['pet', 'new', 'today', 'proud become-friends jealous'],
    'pick(?:ing|ed|s)? up (?:our|a|the|his|her) (?:new )?PET|(?:got|getting|get|gets|have|has|bought|adopted|adopting|fetch\\w*|brought home|picking up|collect\\w*|new)(?: \\w+){0,3} (?:new |little |baby |rescue |first )(?:\\w+ )?PET|(?:got|getting|gets|adopted|adopting|bought|brought home|fetching|picking up|collecting) (?:a|an|our|his|her|two|three) (?:\\w+ ){0,2}PET|new (?:pet|puppy|kitten|hamster|dog|cat|rabbit|pony|guinea pig)s?',
  ],
  [
    ['new-room', 'new', 'always', 'afraid sad missing-someone'],
    '(?:own|new|big|different|redecorated|painted) (?:bed)?room|room (?:of (?:his|her) own|to (?:him|her)self)|shar(?:e|es|ing) (?:a|the|his|her) (?:bed)?room|bunk ?beds?|moves? (?:in with|into) (?:his|her) (?:brother|sister)s?',
  ],
  [
    ['sport', 'sad', 'past', ''],
    '(?:missed|lost|own goal|on the bench|not picked|not chosen|dropped from|wasnt (?:picked|chosen)|last place|came last|knocked out|lost again|lost \\d+|lost by)NEAR(?:football|rugby|netball|hockey|cricket|penalty|match|game|final|team|tournament|race|goal|competition|shootout|season|match|bench)|own goal|sat on the bench',
  ],
  [
    ['sport', 'other', 'always', 'proud sad afraid cannot learn wants left-out refuses contest lost going-to'],
    '(?:scored|scores|goal|goals|match|team|tournament|bench|substitute|penalt\\w*|medal|sports day|race|races|training|cup final|goalie|goalkeeper|gymnastics|football|judo|karate|rugby|tennis|hockey|cricket|basketball|netball|skiing|ski school|ice skating|athletics|climbing wall|dance competition|running club|cross country|trampolining|handstand|cartwheel)',
    '-BEING (?:\\w+ ){0,6}(?:race|races|match|team|tournament|football|goal|medal|goalkeeper|goalie)|race between|(?:football|racing|race) (?:car|boot)',
  ],
  [
    ['holiday', 'going-to', 'tomorrow', 'afraid sad rescue lost hurt ill refuses bored meets waiting'],
    '(?:on|our|for|summer|the|first|of|from|go|going|family|next|school) (?:a |our )?(?:holidays?|vacation)|(?:seaside|camping|beach) (?:holiday|trip|week)|go(?:ing)? (?:camping|skiing|to the (?:sea|beach|seaside|mountains|lake))|half ?term|summer holidays|first time (?:at|in|to) the (?:sea|beach|snow|mountains)|camper ?van|caravan',
  ],
  [
    ['journey', 'going-to', 'tomorrow', 'afraid refuses letting-go ill waiting lost'],
    'sleep ?overs?|(?:stay|stays|staying|sleep|sleeps|sleeping)(?: \\w+){0,3} (?:over |the night |overnight )?(?:at|with|away)(?: \\w+){0,2} (?:GRANDPARENT|friends?|aunt\\w*|cousins?|home|school camp)|nights? away|(?:first|1st) (?:time on a|flight|plane|train)|(?:fly|flies|flying|flight) (?:to|on|in|home|for)|(?:long|car|train|plane|boat) (?:drive|journey|trip|ride)|car ?sick|travel(?:s|ling)? (?:to|by|alone)|(?:going|go|drive|driving|off|travelling|visit\\w*) (?:\\w+ ){0,3}(?:to )?(?:see )?(?:GRANDPARENT|aunt\\w*|cousins?|london|the zoo|the airport|the museum|the aquarium|the circus|the theatre|the fair)(?:s|$| )|(?:school|class|day) (?:trip|camp|outing)s?|(?:scout|summer|brownie|cub|school|ski) camp|trip to',
    '-BEING (?:\\w+ ){0,4}(?:fly|flies|flying|flight|trip|travel|travels|going|visits?|goes|go)',
  ],
  [['screens', 'learn', 'always', 'refuses'], 'addicted to (?:the |his |her )?\\w+'],
  [
    ['clothes', 'refuses', 'always', 'letting-go wants teased'],
    '(?:wears?|wear|wearing|wants? to wear|insists)(?: \\w+){0,6} (?:every|all day|all the time|always|even|to bed|everywhere|in summer|in winter|only)|(?:only|will only|always|just) (?:\\w+ )?wears?|(?:itchy|scratchy|labels?|seams|tights|jeans|wool\\w*) (?:\\w+ ){0,3}(?:itch\\w*|scratch\\w*|tickl\\w*|clothes|jumper|sock\\w*)|itchy (?:clothes|jumper|label|labels|sock|socks|tights|wool|uniform|collar|hat|scarf)|outgrown|grown out of|(?:too small|doesnt fit|dont fit)(?: \\w+){0,3} (?:any ?more|now)?|school uniform|boys? (?:who |that )?(?:wears?|in|wearing|likes?) (?:a |pink |princess )?(?:dress\\w*|skirts?|nail polish)',
    '-BEING (?:\\w+ ){0,3}(?:wears?|wearing|wants? to wear)',
  ],
  [
    ['waiting', 'waiting', 'always', 'bored sad learn'],
    'when will (?:it|we|he|she)|count(?:s|ing)? down|(?:cant|cannot|can hardly) wait|count\\w* (?:down )?(?:the )?(?:days|sleeps|nights)|are we (?:nearly )?there yet|wait(?:s|ing)? for',
    '-waiting room|(?:learn\\w*|patien\\w*)|(?:dragon|bear|seed|snowman|egg|caterpillar|fox|mouse|pumpkin)s? (?:who|that)',
  ],
  [
    ['waiting', 'learn', 'always', 'waiting bored sad'],
    'patien\\w*|impatien\\w*|(?:cant|cannot|hates?|hard|learn\\w*|hates to|never|how to|has to|is|not good at|doesnt like) (?:\\w+ ){0,2}wait(?:ing|s)?|waiting|everything (?:\\w+ ){0,4}(?:now|right away|at once|immediately)|count\\w* (?:down )?(?:the )?(?:days|sleeps|nights)|in a hurry|right now',
    '-waiting room|patiently|BEING (?:who|that)',
  ],
  [
    ['waiting', 'bored', 'today', ''],
    'bored\\w*|boring|nothing to do|stuck (?:indoors|inside|at home)|rainy (?:day|afternoon|sunday|weekend)',
    '-BEING (?:\\w+ ){0,5}bored',
  ],
  [
    ['growing-up', 'other', 'always', 'proud wants afraid sad refuses'],
    'grow(?:s|n|ing)? ?up|(?:be|being|get|getting|is|feel|feels) (?:\\w+ )?(?:big|bigger|older|grown ?up|little|small|too little|too small|too old|a baby)(?: (?:enough|like|any ?more|already|now|boy|girl|too|already)|(?=$|[.,!?;]))|(?:too (?:little|small|young|big|old) (?:to|for))|big (?:girl|boy) now|when (?:he|she) grows|time flies|puberty|teenager',
    '-BEING (?:\\w+ ){0,6}(?:grow\\w*|big|bigger|little|small|too (?:little|small|big|old))',
  ],
  [
    ['anger', 'did-wrong', 'always', 'learn'],
    'tantrums?|(?:so|very|often|gets?|is|hes|shes|are|being|feels?|really|when|too|always) (?:\\w+ )?(?:angry|cross(?! (?:the|a|our|over))|furious|mad|raging)(?: |(?=$|[.,!?;]))|anger|temper\\w*|melt ?downs?|rages?|(?:shouts?|screams?|screaming|shouting|yells?|slams?|stamps?|throws? (?:things|himself|herself))(?: \\w+){0,5}|calm(?:s|ing)? down|big (?:feelings|emotions)|outbursts?|(?:is|so|very|gets?|feels?|hes|shes|woke up|been|always|really|too|being|and|a bit) grumpy|^grumpy(?= and|$|,)|stroppy|bad mood|wrong side of',
    '-(?:angry|grumpy|cross) (?:little |old |green |red )?BEING|BEING (?:\\w+ ){0,5}(?:angry|cross|grumpy|furious|shouts?)',
  ],
  [
    ['tired', 'other', 'today', 'sad'],
    '(?:over ?)?tired|exhausted|whin(?:y|es|ing)|long day|worn out|wind(?:ing)? down|calm(?:ing)? story|relax\\w*|over ?excited|hyper|wired|full of energy|fidget\\w*|sit still',
    '-BEING (?:\\w+ ){0,4}tired|tired (?:little |old )?BEING',
  ],
  [
    ['sadness', 'sad', 'always', 'missing-someone afraid'],
    '(?:is|been|feels?|feeling|so|very|hes|shes|am|was|bit) (?:\\w+ )?(?:sad|unhappy|(?<!counting |upside )down|miserable|upset|low|lonely|homesick)|sadness|cr(?:y|ies|ied|ying)|tears|homesick|having a (?:hard|bad|rough) (?:time|day|week)|bad day|worr(?:y|ies|ied|ying)(?: \\w+){0,3}|anxi\\w*|nervous',
    '-(?:ok|okay|fine|alright|normal|allowed) (?:to|that)|BEING (?:\\w+ ){0,5}(?:sad|lonely|unhappy|cry|cries|crying|worried|miserable|worries|upset|nervous)|(?:sad|lonely|unhappy|nervous|worried) (?:little |old |grey |big )?BEING',
  ],
])
