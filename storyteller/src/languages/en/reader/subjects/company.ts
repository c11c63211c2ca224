import { rules } from './rule.ts'

const CHILD = '(?:girl|boy|kid|lad|lass|child|pupil|classmate|little one|toddler)'
const NEW_CHILD = `(?:new(?: little| polish| ukrainian| syrian| chinese| spanish| french| deaf| quiet| shy)? (?:${CHILD}|children|friend|pal|playmate|neighbour|neighbor|family)s?|neighbou?rs?(?: are)? new|next doors? new)`
const BEFRIENDS =
  '(?:ma(?:de|kes?|king)|finds?|found|got|gets?|has|have|meets?|met)(?: (?!hurt|upset|lost|hit|bitten|missed)\\w+){0,3} (?:new |first |little |real |lovely |best |proper |special )+(?:FRIEND|mate|pal)|ma(?:de|kes?|king) (?:a |an |her |his |one |some |two )?(?:\\w+ )?friends?(?: (?:with|at|on|in|today|called|named)|(?= |$|[.,!?]))'
const LANGUAGE =
  '(?:english|polish|ukrainian|arabic|spanish|french|german|chinese|mandarin|turkish|romanian|portuguese|italian|urdu|punjabi|lithuanian|hungarian|slovak|czech|greek|farsi|somali|japanese|welsh|russian)'
const WORDLESS = `(?:no|not much|hardly any|little|without(?: any)?|not a word of|zero|barely any|only a bit of) english|(?:doesnt|cant|dont|not|barely|hardly|never|couldnt) (?:\\w+ )?(?:speak|speaks|talk|know|knows|understand)(?: \\w+){0,3} english|(?:only|just) (?:speaks?|knows?|talks?) (?:in )?${LANGUAGE}|(?:speaks?|talks?) only ${LANGUAGE}`

export const VISITOR =
  '(?:GRANDPARENT|aunt(?:ie|y)?|uncle|cousins?|godmother|godfather|godparents|visitors?|guests?|relatives|relations|FRIEND|penfriend|girlfriend|boyfriend|partner|stepsister|stepbrother|half (?:sister|brother)|big (?:sister|brother)|nephew|niece|in laws|exchange student)'
const SAID = '(?: (?!and|but|who|to|at|from|says?|said|told|gave|has|had|in)\\w+){0,3}'
const DAY =
  '(?:today|tomorrow|tomorow|tonight|later|soon|again|now|(?:this|next|on) \\w+|at the weekend|for (?:a|the|two|three|four|\\d+|tea|dinner|lunch|supper|christmas|easter|his|her|sunday)|over|round|up|down|on the (?:train|bus|coach|plane|ferry|boat)|by (?:train|bus|car|plane|ferry)|to (?:stay|visit|tea|see (?:us|him|her)|live|us|ours|our \\w+|dinner|lunch|supper|sleep|play|his|her|babysit)|from \\w+|all the way|with (?:his|her|their|the))'
const COMES = `(?:is |are |was |were |has |have |s )?(?:\\w+ )?(?:(?:coming|comes|came|come|arriv(?:es|ed|ing)|turned up|turns up|popp(?:ed|ing) (?:in|round)|fl(?:ies|ew|ying|y)(?: in| over)?) ${DAY}|visit(?:ing|ed|s)(?! (?:time|hours))|sta(?:ys|ying|yed)(?: with us| here| over| the night| in (?:his|her|our)| for|(?= |$|[.,!?]))|sleep(?:s|ing)? (?:over|here|in (?:his|her|the))|slept (?:over|in (?:his|her))|mov(?:es|ed|ing) in(?! next door)|landed|here (?:for|till|until|all|this|from)|over from|descend(?:ed|ing) on|is here|are here|arrives?|arrived)`

/** What is told first, or of whom nobody opens the door. */
const GRAVER =
  '-(?:BEING|PET) (?:\\w+ ){0,3}(?:comes|came|coming|visits?|who|arrives?)|(?:an?|the) (?:\\w+ )?BEINGNEAR(?:visitor|guest)|(?:go(?:es|ing)?|went|off|drive|driving|fly|flying|travell?ing|back|at|to) (?:to |at )?(?:see |visit |stay with )?(?:his |her |our |their )?(?:GRANDPARENT|aunt|auntie|cousins?)s? (?:house|place|for)|died|funeral|dead|hospital|dentist|doctor|midwife|(?:new|the|baby) (?:baby|twins)|born|pregnan\\w*|scan|wedding|christening|christmas|birthday|chemo\\w*|cancer|stroke|(?:is|was|being|very|so|too) (?:very )?(?:ill|sick|poorly)|war|\\bwets?|wouldnt share|wont share|castle|museum|dementia|forget\\w*|forgot\\w*|tooth|jab|santa|prison|court|divorc\\w*|broke|smash\\w*|hit|bit|stole|sorry|monster|ghost|potty|nappy|dark|to (?:watch|see) (?:him|her) (?:play|perform|sing|dance|swim)|(?:miss|misses|missing|missed) (?:his |her |our )?GRANDPARENT'

/** Somebody new of its own age, and whoever comes to see the family. Where there is graver trouble beside it, the trouble is the plot. */
export const company = rules([
  [
    ['visit', 'waiting', 'tomorrow', ''],
    `${VISITOR}${SAID} (?:to )?${COMES}NEAR(?:(?:cant|cannot|can hardly) wait|sleeps|looking forward|excited|count\\w*)|(?:wait(?:s|ing)?|looking forward|count\\w*)NEAR${VISITOR}${SAID} (?:to )?${COMES}`,
    GRAVER,
  ],
  [
    ['visit', 'going-to', 'tomorrow', ''],
    `(?<whom>${VISITOR}(?: (?!from\\b)\\w+)?)(?: from (?:the )?\\w+)?(?: is| are|s)? coming ${DAY}`,
    GRAVER,
  ],
  [
    ['visit', 'meets', 'today', ''],
    `(?<whom>${VISITOR}(?: (?!from\\b)\\w+)?)(?: from (?:the )?\\w+)?${SAID} ${COMES}`,
    '(?:having|has|have|had|hosting|hosts|got|with|our|his|her|the|first|a) (?:\\w+ ){0,3}(?:house ?guests?|visitors?|(?:sleep ?over|overnight) (?:guests?|friends?))|(?:having|has|have|had) (?!to |been )(?:(?!put|go|went|gone|fallen|fell|argument|row|fight|worr\\w*|bandage|plaster|scarf)\\w+ ){1,4}(?:(?:over|round)(?= (?:for|to|on|at|after|today|tomorrow|this|next)\\b| *$|[.,!?])|to stay|to sleep|staying)(?: for| to| the|(?= |$|[.,!?]))(?! (?:his|her|a|the) )|sleep ?overs? (?:here|at (?:ours|our (?:house|place|flat)|home))|(?:first|hosting a|having a|hosts a) sleep ?over|(?:expecting|visits? from|a visit from) (?:\\w+ ){0,3}VISITOR',
    `(?:shar(?:es?|ing|ed)|giv(?:es?|ing|en)|gave|swap(?:ped|ping)?)(?: \\w+){0,2} (?:bed)?(?:room|bed)(?: \\w+){0,2} (?:with|for|to) (?:\\w+ ){0,2}${VISITOR}|${VISITOR}NEAR(?:shar(?:es?|ing|ed) (?:a|his|her|the) (?:bed)?room|(?:in|into|to) (?:his|her) (?:bed)?room)`,
    '(?:PARENT|dad|mum|mums|dads|his|her|my|our)s? (?:new )?(?:girlfriend|boyfriend|partner|boss|colleague)NEAR(?:came|comes|coming|stay\\w*|for tea|for dinner|visit\\w*)',
    '(?:somebody|someone|people|they|visitor) (?:who )?(?:keeps?|kept) (?:coming|visiting|turning up|popping)|comes? to visit us|coming to visit us',
    GRAVER,
  ],
  [
    ['no-friends', 'left-out', 'today', ''],
    'friends? (?:will )?only (?:ever )?(?:plays?|wants?) |friend (?:has )?(?:went|gone|goes) off with',
    '(?:best )?friendNEAR(?:(?:has|have|got|found|made|makes|wants) (?:a |an |another )?(?:\\w+ )?(?:different|new|other|another) (?:best )?friends?|(?:plays?|played|playing|sits|sat|goes|went off|friends|hangs? out|walks?|paired|partnered) (?:\\w+ )?with (?:someone|somebody|another|the new|a new|other|others))|(?:different|another|a new) best friend(?= |$|[.,!?])',
    '-BEINGs? (?:and|who|that|with)|(?:she|he) (?:has|made|got|found) a (?:new|different) (?:best )?friend|sat|sits|bench|invit\\w*',
  ],
  [
    ['no-friends', 'become-friends', 'today', ''],
    `(?:${CHILD}s?|neighbou?rs?|friend|family|pal)NEAR(?:called|named|name is|its|is called|is named) (?<whom>\\w+)(?<=new\\b.{0,90}|next ?door.{0,60}|neighbou?rs?.{0,60}|pal.{0,40}|moved in.{0,60}|friend.{0,20})`,
    `${NEW_CHILD}`,
    `(?:FRIEND|${CHILD}|someone|somebody|neighbour|she|he|they|class|school|nursery)s?NEAR(?:${WORDLESS})|(?:dont|doesnt|cant|cannot|didnt) (?:speak|know|understand) each ?others? (?:language|words)`,
    'pen ?(?:pals?|friends?)|writes? to each other',
    `(?:${CHILD}s?|children|family|neighbou?rs?|friends?|somebody|someone|people|they)NEAR(?:(?:moved|moves|moving|lives?|living) (?:in )?(?:next ?door|opposite|upstairs|downstairs|over the (?:road|fence)|across the (?:road|street)|in next)|moved in(?= |$|[.,!?])|next ?door|over the (?:fence|wall|hedge|road)|through the (?:fence|hedge|wall))`,
    `(?:${BEFRIENDS})`,
    '(?:knew|knows|know|doesnt know|didnt know) (?:nobody|no one|noone|anyone|anybody)|(?:wants?|would like|wish\\w*|hop(?:es|ing)|trying|tries|how|scared|nervous|shy|finds it hard|hard|helping) (?:\\w+ ){0,3}to (?:make|find|be|become) (?:\\w+ ){0,2}friends?|friends? (?:with|called|named) (?:a |the )?(?:new |little )?(?!us|him|her|them|me)\\w+|(?:wanted|asked|plays?|played) (?:\\w+ ){0,2}(?:to be friends|with (?:a|the) new)',
    '-(?:an?|two|shy|lonely|little) (?:\\w+ ){0,2}BEING|BEINGs? (?:and|who|that|with|makes?|meets?|becomes?)|FRIENDNEAR(?:plays?|played|playing|went off|goes|sits|sat|chose|prefers?) with|new baby|imaginary|invisible|argu\\w*|quarrel\\w*|fell out|fallen out|falling out|row(?:ed)? with|fight\\w*|fought|sorry|hit|bit|kicked|(?<!i )pushed|moving away|moves away|moved away|mov(?:es|ed|ing) to|leaving|died|teas\\w*|mean to|shout\\w* at|scared|unkind|nasty|horrible|bull(?:y|ied|ies)\\w*|laugh(?:ed|s) at|hearing aid|wheel ?chair|deaf|blind|autis\\w*|(?:broke|smash|stole|lost|lied|lies)\\w*|dance with|new school|jab|glasses|step ?(?:dad|mum|brother|sister)|not (?:his|her) friend|(?:plays?|played) without|not invited|party|wasnt invited|(?:kind|nice) to|shar(?:es?|ing) (?:his|her|toys)|test|tooth|teeth',
  ],
])
