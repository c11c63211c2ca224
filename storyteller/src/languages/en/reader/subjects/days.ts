import { rules } from './rule.ts'

/** Nights, the fears of the day, nursery and school. */
export const days = rules([
  [
    ['lost-toy', 'lost', 'today', 'missing-someone sad'],
    '(?:teddy|ted|bear|bunny|rabbit|doll|dolly|blanket|blankie|blanky|comforter|muslin|monkey|elephant|lamb|giraffe|toy|cuddly) (?:was |got |is )?(?:left|forgotten) (?:at|on|in|behind)',
    '(?:lost|lose|loses|losing|forgot\\w*|left|cant find|couldnt find|cannot find|mislaid|looking for|searching for|missing|dropped)(?: \\w+){0,4} (?:teddy|ted|toy|toys|bear|bunny|rabbit|doll|dolly|blanket|blankie|comforter|cuddly|soft toy|plush\\w*|monkey|elephant|lamb|sheep|dog|giraffe|muslin|snuggl\\w*|favourite|penguin|fox|unicorn|reading book|book bag|lunch ?box|coat|jumper|backpack|school bag|water bottle|hat|scarf|glove|ring|necklace)s?',
    '(?:his|her|their|our) (?:\\w+ ){0,3}(?:teddy|bear|bunny|rabbit|doll|blanket|blankie|comforter|cuddly|soft toy|toy|monkey|elephant|lamb|giraffe|muslin|hat|glove|\\w+) (?:\\w+ )?(?:is|was|has|got|went|fell|stayed|flew) (?:\\w+ )?(?:lost|missing|gone|disappeared|left (?:behind|at|on|in)|out of|overboard|into the)|(?:left|lost|forgot\\w*|mislaid|dropped)NEAR(?:sleep|settle|settled|bed|go off|drop off) without (?:him|her|it)|(?:left|forgot|lost) (?:mr|mrs|miss|captain|sir|little|big|baby) \\w+ (?:on|in|at)\\b|^(?:\\w+ )?(?:teddy|ted|bunny|rabbit|dolly|doll|blankie|blanket|comforter|soft toy) (?:is|got|was|has|has been|went) (?:lost|missing|gone|left)',
    '-BEING (?:who |that |has |have |is |had )*(?:lost|loses|cant find|looking|searching|forgot)|lost (?:in|her way|his way|(?:his|her) (?:way|mum|mummy|family|roar|spots|colour|magic|voice))|(?:our|the) (?:real |old )?(?:dog|cat|puppy) (?:is|has)|get lost|left (?:him|her)(?= (?:at|in|on|with|alone|behind|there|out|to)\\b|$|[,.!?])',
  ],
  [
    ['nightmare', 'afraid', 'always', ''],
    'nightmares?|(?:bad|scary|horrible|awful|nasty) dreams?|night terrors?|dream(?:s|t|ed|ing)?(?: \\w+){0,3} (?:about|of) (?:a |the )?(?:scary|monster|wolf|witch|fire|falling|bad)|(?:wakes?|woke|waking)(?: up)? (?:screaming|crying|scared)',
  ],
  [
    ['monster', 'afraid', 'always', 'how-it-works become-friends'],
    '(?:monsters?|ghosts?|something|somebody|someone|witch|crocodile|wolf|burglars?|creature)NEAR(?:under|in|behind|inside|below) (?:HIS )?(?:bed|wardrobe|closet|cupboard|curtains?|room|bedroom|cellar|basement)',
    '(?:afraid|scared|frightened|terrified|petrified|spooked|anxious|fear)(?: \\w+){0,2} (?:monsters?|ghosts?|witches|zombies|burglars?|robbers?|vampires?|skeletons?|dinosaurs?|clowns?)|monsters? at night|shadows? (?:on|in|at|from|that|which|mov\\w*|looks?)|(?:coat|dressing gown|curtains?|chair|toys|dolls?)NEAR(?:moves?|is moving|looks like|looks at (?:him|her))|(?:thinks|thought|convinced|sure|swears|says)(?: that)? (?:HIS |the |a )?(?:\\w+ ){0,5}(?:is|are|was|looks like|turns into|turned into) (?:a |an |some )?(?:monsters?|ghosts?|man|person|people|somebody|someone|face|faces|witch|giant|burglar|robber|wolf|bear|creature|stranger)|(?:under|beneath) (?:the |his |her )?bed',
    '-(?:monster|ghost|witch|dragon|wolf|zombie|vampire|knight|lion) (?:who|that|whos|is|thats) (?:is )?(?:afraid|scared|frightened)|(?:find|found|lost|hid|crumbs)\\w*NEARunder the bed',
  ],
  [
    ['thunder', 'afraid', 'always', ''],
    'thunder\\w*|lightning|storms?',
    '-(?:snow ?storm|superhero|storm cloud)|(?:with|in|during) (?:a|the) (?:big |wild )?storm(?: raging| blowing)? outside',
  ],
  [
    ['noise', 'afraid', 'always', 'refuses'],
    '(?:afraid|scared|frightened|terrified|petrified|spooked|anxious|hates?|panics|covers? (?:his|her|their) ears|cant stand|fear)NEAR(?:hoover|vacuum|hand ?dryers?|hair ?dryers?|blender|mixer|lawn ?mower|sirens?|fire ?works?|balloons?(?: popping)?|loud|nois\\w*|alarms?|flush\\w*|drill|bangs?|crackers)',
    'fire (?:drill|alarm)s?|smoke alarm|(?:loud|sudden) (?:noises?|sounds?|bangs?)|covers? (?:his|her|their) ears|noise scares',
  ],
  [
    ['dark', 'afraid', 'always', ''],
    '(?:afraid|scared|frightened|terrified|petrified|spooked|anxious|fear|worried|hates?|dont like|doesnt like|not like)(?: \\w+){0,3} (?:the )?(?:dark\\w*|night ?time|night|shadows?)|(?:in|of|about) the dark|night ?lights?|(?:landing|hall|hallway|bedside|corridor) (?:light|lamp)|without (?:the |a |his |her |their )?(?:\\w+ )?(?:light|lamp)|(?:light|lamp|door)(?: \\w+){0,3} (?:on|open) (?:at night|all night|to sleep)|(?:lights?|lamp) (?:off|out|go out)|fear of the dark|pitch (?:black|dark)|power cut|power (?:went|goes) out|(?:room|bedroom|house|landing|it)(?: is|s) (?:really |so |too |very |all |pitch )*dark|dark (?:room|bedroom|landing|corridor|cellar)',
  ],
  [
    ['alone-in-bed', 'learn', 'always', 'afraid refuses proud cannot letting-go'],
    '(?:sleep|sleeps|sleeping|fall asleep|stay|stays|stay in bed)(?: \\w+){0,3} (?:in (?:his|her|their) own|alone|by (?:him|her|them)sel\\w+|on (?:his|her|their) own|without (?:me|mummy|mum|dad|daddy|us))|own (?:bed|room) (?:at|all|the whole|for the|tonight)|(?:in|into|to) (?:our|my|mummys|mums|mummy and daddys|parents) (?:bed|room)|(?:big|new) (?:girl|boy|kid)? ?bed|out of (?:her|his|the) cot|co ?sleeping',
  ],
  [
    ['bedtime', 'refuses', 'always', 'cannot afraid learn'],
    '(?:go|goes|going|get|gets|want to|off|come|sent|time) to (?:bed|sleep)|(?:cant|cannot|wont|never|doesnt|not|hard to|trouble|struggles to|dont|difficult to) (?:\\w+ ){0,3}(?:sleep|fall asleep|falling asleep|settle|switch off)|bed ?times?|fall(?:s|ing)? asleep|awake (?:at|in|for|until|till)|wakes? (?:up )?(?:at|every|in the|so|too)|up (?:at|since) (?:\\d+|five|four)|one more (?:story|drink|glass|page)|insomnia|nap ?time|jet ?lag\\w*|wide awake|too hot to sleep|clocks (?:go|went|change\\w*)|kept (?:him|her|them|us) (?:up|awake)|keeps (?:getting|coming) (?:out of bed|up|downstairs)|(?:middle of the|at) night(?: \\w+){0,3} awake',
    '-(?:teddy|toys?|dolls?|moon|museum|BEING) (?:who |that )?(?:wakes?|comes? (?:alive|to life))|(?:left|forgot|lost|leaving) (?:his|her|the|their)? ?(?:\\w+ ){0,2}(?:teddy|ted|bear|bunny|rabbit|blanket|blankie|comforter|toy|doll|muslin|monkey|dummy)|(?:christmas|santa|birthday|excited)|bedtime (?:story|stories|tale|book)|teach\\w*NEARto sleep|BEING (?:who|that) (?:cant|wont|doesnt|couldnt)',
  ],
  [
    ['dogs', 'afraid', 'always', 'how-it-works proud hurt'],
    '(?:afraid|scared|frightened|terrified|petrified|spooked|anxious|fear|nervous|phobia|panics?|hides|runs away|scares|cross\\w* the (?:street|road))NEAR(?:dogs?|pupp(?:y|ies)|doggies|doggy|barking)|(?:bitten|bit|barked at|knocked (?:over|down)|jumped on)(?: \\w+){0,2} by (?:a |the |next doors )?(?:\\w+ )?dog|dogs? (?:\\w+ )?(?:barked|barks|jumped|scares?|bit|knocked|chased|growled|snapped|ran (?:at|up))',
    '-(?:dog|puppy|labrador|spaniel) (?:who|that|whos|is|thats|called|named)NEAR(?:afraid|scared|frightened)',
  ],
  [
    ['insects', 'afraid', 'always', 'how-it-works proud hurt'],
    '(?:afraid|scared|frightened|terrified|petrified|spooked|anxious|fear|phobia|screams?|panics?|hates?|wont)NEAR(?:spiders?|wasps?|bees?|insects?|bugs?|flies|moths?|ants?|creepy crawl\\w*|mosquitoe?s|beetles?|worms?|snails?|slugs?)|(?:stung|bitten) by (?:a |an )?(?:\\w+ )?(?:wasp|bee|hornet|insect|mosquito|ant)|(?:wasp|bee) sting|spiders?NEARscare\\w*|(?:wasp|bee|spider|moth|hornet)s? (?:\\w+ ){0,2}(?:landed|flew|crawled|stung|sat) (?:\\w+ )?(?:on|at|in|into) (?:his|her|him)|(?:spider|wasp|bee)s? in (?:the|his|her) (?:bath|bed|bathroom|bedroom|room|car|shoe)',
    '-BEING (?:who|that|whos|is|thats)NEAR(?:afraid|scared|frightened)',
  ],
  [
    ['swimming', 'learn', 'always', 'afraid proud refuses cannot hurt sad going-to'],
    '(?:learn\\w*|cant|cannot|lessons?|teach\\w*|afraid|scared|first time|proud|swam|badge|test|course|class|without|length|width)NEAR(?:swim\\w*|arm ?bands|water wings|rubber ring|pool)|swim\\w*(?: \\w+){0,2} (?:lessons?|badge|test|course|class|teacher|without|alone|first)|swimming|(?:jump\\w*|div\\w*|went|got) (?:\\w+ ){0,2}(?:deep end|pool)|(?:swam|swims?) (?:a|her|his|the|all|by|on)|arm ?bands|dive|diving board',
    '-BEING (?:who|that|whos)|no swimming|(?:came|comes|coming|finished) (?:in )?(?:last|second|third|fourth|fifth)',
  ],
  [
    ['water', 'afraid', 'always', 'refuses learn'],
    '(?:afraid|scared|frightened|terrified|petrified|spooked|anxious|fear|hates?|doesnt like|panics?|refuses|wont)NEAR(?:water|waves?|sea|pool|bath|shower|deep end|put (?:his|her) (?:head|face))|water (?:in|on) (?:his|her|the) (?:face|eyes|ears|head)',
    '-BEING (?:who|that|whos|is|thats|afraid|scared)',
  ],
  [
    ['heights', 'afraid', 'always', 'proud cannot refuses hurt rescue'],
    '(?:afraid|scared|frightened|terrified|petrified|spooked|anxious|fear|nervous|too|dares?|froze)NEAR(?:heights?|high|climb\\w*|slides?|ladders?|top|swings?)|(?:climbing frame|big slide|high slide|diving board|climbing wall|roller ?coaster|vertigo)',
    '-BEING (?:who|that|whos|is|afraid|scared)',
  ],
  [
    ['strangers', 'afraid', 'always', 'learn refuses'],
    '(?:afraid|scared|frightened|terrified|petrified|spooked|anxious|fear|nervous|wary)NEAR(?:strangers?|people (?:in|with)|masks?|clowns?|of (?:the )?(?:santa|father christmas)|beards?|costumes?|mascots?|men)|strangers?',
  ],
  [
    ['stage', 'wants', 'past', 'sad jealous'],
    '(?:wanted|hoped|hoping|wishes|longed|wants|desperate) to (?:be|play) (?:\\w+ )?(?:mary|joseph|the (?:angel|star|king|lead|narrator|main|wolf|princess|queen|innkeeper|fairy))',
    '-(?:when|grows?) (?:he|she|up)|next|tomorrow',
  ],
  [
    ['stage', 'sad', 'past', 'left-out proud jealous'],
    '(?:forgot|forgets|mixed up|fluffed|messed up|missed) (?:all )?(?:his|her|the) (?:lines?|words?|cue)|(?:didnt|did not) get (?:a|the|any) (?:\\w+ )?(?:part|role|solo)|froze on (?:the )?stage',
  ],
  [
    ['stage', 'going-to', 'tomorrow', 'proud afraid sad jealous'],
    '(?:on|onto|up on) (?:the |a )?stage|stage ?fright|school (?:play|show|concert|performance|assembly)|nativity|recital|recit\\w*|(?:a|the|her|his) (?:poem|solo|speech(?! thera))|concert|performance|(?:has|have|learn\\w*|her one|his one|only|forget\\w*) (?:\\w+ )?(?:lines?|sentence)(?= |$|[.,])(?! (?:up|goes))|(?:speak\\w*|talk\\w*|read\\w*|sing\\w*|stand\\w*) (?:\\w+ ){0,3}(?:in front of|before) (?:the |her |his |other |a |everyone|everybody|people|parents|whole)|audition|show and tell|class (?:talk|presentation)|presentation|performs?|performing|plays? (?:a |the )?(?:sheep|shepherd|angel|tree|mary|joseph|star|king|donkey|camel|narrator) in',
    '-BEING (?:who|that) ',
  ],
  [
    ['test', 'afraid', 'tomorrow', 'going-to sad proud did-wrong'],
    '(?:spelling|maths?|driving|reading|school|eleven plus|sats|entrance|music|grade \\w+|big|piano) (?:test|exam)s?|(?:a|the|has|her|his) (?:test|exam)s?|tests? (?:tomorrow|on|at)|sats|exams?|bad (?:mark|grade|result)s?|(?:school )?report(?: card)?|marks? at school',
  ],
  [
    ['teacher-leaves', 'sad', 'tomorrow', 'missing-someone new'],
    'teacherNEAR(?:leav\\w*|left|retir\\w*|goes|going|new|away|goodbye|moving)|(?:new|different|another|substitute) (?:class ?)?teacher|(?:key ?worker|childminder|nanny|au pair|coach|child minder|(?:mrs|miss|mr|ms) \\w+)NEAR(?:leav\\w*|left|retir\\w*|goodbye)|goodbyeNEARteacher',
  ],
  [
    ['friend-moves', 'missing-someone', 'always', 'sad'],
    '(?:miss|misses|missing) (?:his|her|their|all his|all her) (?:\\w+ )?FRIEND',
    '-mov(?:e|es|ed|ing)|leav(?:es?|ing)|goodbye',
  ],
  [
    ['friend-moves', 'sad', 'tomorrow', 'missing-someone died'],
    '(?:FRIEND|friend \\w+|neighbours?|cousins?)(?:s|is|has|will| is| are| has| have| will)?(?: \\w+){0,4} (?:moving|moves?|moved|leaving|going away|emigrat\\w*|another (?:school|town|city|country|class|nursery)|chang\\w* (?:schools?|nursery))|goodbye to (?:his|her|their) (?:\\w+ )?FRIEND|(?:miss|misses|missing) (?:his|her|their) (?:\\w+ )?FRIEND',
    '-(?:leave|leaves|leaving) (?:his|her|their|our)NEARFRIEND',
  ],
  [
    ['moving-house', 'going-to', 'tomorrow', 'afraid refuses letting-go'],
    '(?:were|we are|we|are|soon|is|be) (?:just )?mov(?:e|ing)(?: (?:house|home|to|in|into|away|out|next|soon|on|from|again|abroad|because|in with|tomorrow|this)|(?=$|[.,!?;]))|moving (?:house|home|day|van|boxes|to|into|away|from|abroad|out|in with|in)|(?:move|moves|moving) (?:house|home|to (?:a|another|the|our|london|scotland|germany|\\w+ next))|house ?move|relocat\\w*|pack\\w* (?:up )?(?:all )?(?:our|the|her|his) (?:things|boxes|room|house)|leaving our (?:old )?(?:house|home|flat)',
    '-castle (?:who|that)|BEING (?:who|that|moves|moving)',
  ],
  [
    ['moving-house', 'new', 'always', 'sad missing-someone afraid'],
    'since (?:the|our|we) mov(?:e|ed)|(?:weve|we have|have|just|we|has) (?:just |recently |only )?moved|moved (?:house|home|here|in|into|to|from|away)|new (?:house|home|flat|town|city|country|village|apartment|neighbourhood)|old (?:house|home|flat|room)',
    '-mice (?:who|that)|BEING (?:who|that|looking|needs|finds|builds)|old (?:house|home) (?:that|which|who)|accents?|talks funny|teas(?:e|es|ed|ing)|laugh\\w* at (?:him|her)',
  ],
  [
    ['first-day', 'going-to', 'tomorrow', 'afraid new sad proud refuses waiting'],
    '(?:first|1st|second|next) (?:day|week|morning|time)(?: \\w+){0,3} (?:school|nursery|preschool|pre school|kindergarten|playgroup|reception|year|class|childminder|daycare|holiday club|club|work)|(?:start|starts|starting|begins?|going|goes|go|off) (?:to |at |in |her |his |a |the |new |big |primary |secondary |reception |proper |real |infant |junior |back to )*(?:school|nursery|preschool|pre school|kindergarten|reception|year (?:one|two|\\d+)|playgroup|childminder|day ?care|secondary)',
    '(?:new|big|different|secondary|another) (?:school|nursery|class|kindergarten|preschool)|(?:school|nursery) (?:starts|begins)|(?:moving|going|moves|goes) (?:up )?(?:to|into) (?:year (?:\\d+|one|two|three|four|five|six)|reception|big school|the big|juniors|secondary|the next class)|transition day|settling in|back to school|(?:chang\\w*|swap\\w*) (?:schools?|class\\w*|nursery)|first (?:school|nursery) (?:day|trip)|(?:first day|day one)|induction|joins? a new (?:class|club|team)|swimming club|scout camp',
    '-started|told off|(?:day|week) off|off school|still has|no friends|no ?one to|nobody to|new class ?(?:mate|teacher|pet|room)|after (?:school|nursery)|doesnt want to go to (?:school|nursery)|back to school night',
  ],
  [
    ['no-friends', 'wants', 'always', 'become-friends'],
    '(?:no|not any|hasnt any|havent any|without|few|not many|doesnt have any|hasnt got any|not got any|hasnt made any|not made any) (?:real |close |proper |new )?friends?|(?:noone|no one|nobody|no body|no children) (?:\\w+ ){0,3}(?:plays?|playing|sits?|talks?|wants?)|(?:make|making|find|finding|finds|makes) (?:\\w+ ){0,2}friends?|(?:alone|by (?:him|her)self|on (?:his|her) own) at (?:break|playtime|school|nursery|lunch)|(?:join|joining) in|lonely at|doesnt know how to (?:join|make friends)|wants? a (?:best )?friend|doesnt know anyone|knows nobody',
    '-(?:will|would|wont) play|BEING (?:and|who|that|finds|makes|has|wants|without|with|looking|needs|make)',
  ],
  [
    ['morning-goodbye', 'sad', 'always', 'refuses afraid missing-someone proud'],
    '(?:cr(?:y|ies|ied|ying)|tears|sad|upset|clings?|screams?|hard|difficult|sobs?)NEAR(?:drop ?off|dropped off|goodbye|good bye|nursery|(?:at|to|into) school|gate|leave (?:her|him)|when i (?:leave|go)|when (?:mummy|daddy|mum|dad) (?:leaves|goes))|drop ?offs?|separation anxiety|(?:at|before|in) (?:the )?(?:nursery|school) (?:gate|door)|(?:say\\w*|wave\\w*|kiss\\w*) (?:goodbye|bye) (?:at|in the|to (?:me|mum|mummy|dad|daddy|us))|(?:doesnt|wont|dont|refuses to|not) (?:want to )?(?:go|going) (?:in)?to (?:school|nursery|kindergarten|preschool)|lets? go of (?:my|mummys|daddys) (?:hand|leg)|goodbyes?',
    '-laugh\\w* at|teas(?:ed|ing|es)|picked on|called (?:him|her)|bull(?:y|ied)|hit|bit|pushed|goodbye to (?!me|mum|dad)|(?:broke|fell|lost|hurt|scared|afraid)|(?:assembly|play|show|stage)',
  ],
  [
    ['stutter', 'teased', 'always', 'cannot afraid learn going-to'],
    'stutter\\w*|stammer\\w*|lisp\\w*|speech (?:therapy|therapist|impediment)|(?:cant|cannot|doesnt) (?:say|pronounce) (?:the |his |her )?(?:letters? |sounds? )?(?:r|s|l|k|th|sh|f)s?(?= |$|[.,!])|speech delay|words? (?:get|gets|got) stuck|talks? (?:late|funny|unclearly)|people dont understand (?:him|her)',
  ],
  [
    ['writing', 'cannot', 'always', 'learn proud refuses sad'],
    '(?:writ(?:e|es|ing)|handwriting|dyslexi\\w*|letters?)NEAR(?:name|neat\\w*|letters?|hard|mix\\w*|back to front|wrong|messy|practi\\w*|b and d|backwards|school|learn\\w*|homework)|(?:learn\\w*|cant|practi\\w*|wants?|trying|hates?|first)(?: \\w+){0,2} (?:to )?(?:write|writing|spell|spelling)|dyslexi\\w*|handwriting|left ?handed|hold(?:s|ing)? (?:a|the|his|her) pen\\w*|mixes up (?:b|the letters|letters)',
    '-(?:letter|letters) (?:to|from) ',
  ],
  [
    ['reading', 'learn', 'always', 'cannot proud refuses sad afraid'],
    '(?:learn\\w*|cant|cannot|cant yet|hard|hates?|slow|struggl\\w*|first|practi\\w*|refuses|doesnt|wants|trying|proud|reads?|alone)(?: \\w+){0,4} (?:to )?(?:read|reading|a whole book|reader)|read(?:s|ing)? (?:\\w+ ){0,3}(?:SELF|aloud|out loud|first|slowly|homework|group|well|yet)|learning (?:the |her |his )?(?:letters|alphabet|abc|phonics)|phonics|reading',
    '-(?:left|forgot|lost) (?:his|her|the)|(?:palm|mind|read (?:her|him|us|me) (?:a|the))',
  ],
  [
    ['sums', 'cannot', 'always', 'learn afraid proud refuses sad'],
    'sums|times ?tables?|maths?|arithmetic|numeracy|fractions|long division|(?:learn\\w*|cant|count\\w*) (?:to )?count(?:ing)?|adding up|multipl\\w*|subtract\\w*|numbers',
    '-maths? (?:dragon|wizard|teacher|magic)|house numbers',
  ],
  [
    ['shyness', 'afraid', 'always', 'learn cannot proud'],
    'shy\\w*|timid|not a (?:peep|word|sound)|(?:doesnt|wont|never|not) (?:want to )?(?:speak|talk|say)(?: \\w+){0,2} (?:at|in|to)|(?:wont|doesnt|never|too|not|hardly|afraid to|scared to|dares? to|dare) (?:\\w+ ){0,2}(?:say|says|speak|speaks|talk|talks|ask|put (?:his|her) hand up|answer)(?: \\w+){0,2} (?:hello|to (?:anyone|people|grown|adults|other|strangers|the)|in class|for help|up|anything)|hides? behind (?:my|mums|mummys|me|his mum|her mum|dad)|selective mut\\w*|whispers|put (?:his|her) hand up|speak(?:s|ing)? up|introvert\\w*|confidence|self esteem|believe in (?:him|her)self',
    '-(?:fell|fallen|falling) out|nobody|no one|noone|(?:they|friends?|others?) (?:wont|dont|wouldnt|didnt) (?:talk|speak|say)|(?:say|saying) sorry|apologi|(?:not|isnt|hes not|shes not|he is not|she is not) (?:really |at all )?shy|(?:shy|timid) (?:little |young |small |green |blue )?BEING',
  ],
])
