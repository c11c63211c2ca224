import { OUR_PET } from '../subjects/our-days.ts'
import { particulars } from './particulars.ts'

const ABOUT = [
  ...(['birthday', 'christmas', 'holiday', 'journey', 'pet', 'waiting', 'bike', 'swimming', 'sport'] as const),
  ...(['growing-up', 'bedtime', 'reading', 'writing', 'dressing', 'stage', 'heights', 'water', 'practising'] as const),
] as const

/** With these it is no light evening, whatever is waited for. */
const heavy = particulars(ABOUT, {
  'day-heavy':
    '^(?:(?:a story )?about )?(?:an?|the|two) (?:\\w+ ){0,2}BEING (?:who|that|and|goes?|with|has|had|wants|is|on|at|in)|nobody|no one|noone|didnt|doesnt(?! know)|dont(?! know)|wont(?! (?:sleep|settle|go to (?:sleep|bed)))|refus\\w*|havent|hasnt|isnt|wasnt|arent|werent|never(?! (?:been|seen|flown|slept|done|stops?))|(?<!too )scared|afraid|frighten\\w*|terrif\\w*|fear\\w*|nervous|worr(?:y|ied|ies)\\w*|anxi\\w*|sad|sadly|unhappy|upset|cr(?:ies|ying)|cried(?! (?:a bit|happy|with|a little))|tears|disappoint\\w*|miss(?:es|ing|ed)?|homesick|lonely|alone|ill|sick(?! bag)|poorly|unwell|hospital|operation|jab|dentist|doctors?|vets?|injection|blood|died|dies|dying|dead|death|funeral|grave|buried|put down|put to sleep|ashes|heaven|divorc\\w*|separat\\w*|split up|prison|war|soldier|army|without (?:his|her|their|my|our|the)? ?(?:mum|dad|daddy|mummy|parents|us|me)|working away|away (?:for|with|at|on)|lost|loses|losing|left behind|ran away|run away|runs away|missing|gone missing|forgot\\w*|forget\\w*|broke(?! (?:(?:his|her|the) (?:record|best)|down))|broken(?! down)|smash\\w*|hurt|hurts|(?:he|she) fell(?! (?:in love|asleep))|hit|(?<!a |little |tiny )bit|bites|bitten|stolen|jealous\\w*|envious|angry|cross|furious|hates?|argu\\w*|fight\\w*|fought|quarrel\\w*|not (?:invited|allowed|picked|coming)|uninvited|wasnt invited|cancel\\w*|called off|cant (?:come|go|swim|ride|read|tie|do|eat|make)|cannot (?:come|go|swim|ride|read|tie|do)|couldnt|last (?:time|one|day)|stutter\\w*|stammer\\w*|teas(?:es|ed|ing)|bull(?:y|ied|ies)\\w*|laugh(?:ed|s)? at (?:him|her)|mean to|left out|allerg\\w*|diabet\\w*|cancer|chemo\\w*|wheelchair|autis\\w*|adopted|foster\\w*|moving (?:house|away|to)|new (?:school|class)|first day|wants? (?:an?|to (?!call|hear|see|stay|wear|bring|take|show|go|do|name|be|tell|sleep))|wishes|dreams? of|how do|how does|why|(?:an?|the) (?:\\w+ )?(?:dragon|unicorn|dinosaur|robot|witch|fairy|alien|wizard|mermaid) (?:who|that|with|goes|has|and)|(?:bear|fox|mouse|rabbit|hedgehog|owl|penguin|snail|squirrel|badger|mole)s? (?:who|that|goes|go)|stranger|naked|fat|ugly|punish\\w*|smack\\w*|kidnap\\w*|gun|kill\\w*|drunk|drink\\w* beer',
})

const DONE =
  '(?:today|yesterday|this (?:morning|afternoon|evening)|finally|at last|first|learn(?:ed|t)|managed|proud|by (?:him|her)self|all by|on (?:his|her) own|without (?:help|any help|armbands)|can now|now|did|has|just|(?:on )?\\w+day|all the way)'
/** What was done, and said to be new, or one’s own. */
const feat = (what: string) => `(?:${DONE})[^.!?]{0,60}\\b(?:${what})|(?:${what})[^.!?]{0,60}\\b(?:${DONE})`

const feats = particulars(ABOUT, {
  'feat-bike': `(?:without|no|no more|took (?:off )?|lost) (?:\\w+ )?(?:stabili[sz]ers|training wheels)|stabili[sz]ers (?:are |came )?off|two wheels|${feat('(?:rode|ride|riding|cycled|cycling|ridden|pedall?ed)(?: \\w+){0,4} (?:bike|bicycle|two wheeler)|cycled|bike ride')}`,
  'feat-scooter': feat('(?:rode|scooted|riding)(?: \\w+){0,3} scooter|scooted'),
  'feat-dive':
    'jump(?:ed|s)? (?:\\w+ ){0,3}(?:deep end|pool|diving board|top board)|div(?:ed|es) in|dove in|put (?:his|her) (?:face|head) (?:in|under)',
  'feat-swim': `(?:swam|swum|swims|swim)(?: \\w+){0,4} (?:width|length|metres|meters|pool|by (?:him|her)self|on (?:his|her) own|without|alone|for the first|first time|all)|swam|${feat('swim(?:s|ming)?(?! lesson)')}`,
  'feat-goal': 'scor(?:ed|es)|(?:first|winning|a|two|three|hat trick of) goals?|hat ?trick',
  'feat-medal':
    'medals?|came (?:first|second|third)|won (?:the |his |her |a )(?:race|match|game|competition|sack race)|gold star|certificate|rosette|passed (?:\\w+ ){0,3}(?:grade|exam|test|level)|trophy for|star of the (?:week|day)',
  'feat-badge': 'badge',
  'feat-cup': 'trophy|(?:won|got|lifted) (?:the|a) cup',
  'feat-read': feat(
    '(?:read|reads|reading)(?: \\w+){0,4} (?:(?:whole|first|own|long|entire|chapter) book|story|page|words?|sentence|by (?:him|her)self|on (?:his|her) own|alone)|(?:can|learn(?:ed|t) to|first) read',
  ),
  'feat-laces': feat(
    '(?:tie|ties|tied|tying)(?: \\w+){0,4} (?:shoe)?laces|(?:shoe)?laces|tied (?:a|his|her) (?:own )?(?:bow|shoes?)',
  ),
  'feat-skate': feat('(?:ice )?skat(?:ed|es|ing)|roller ?skat\\w+|ski(?:ed|s|ing)|black run|blue run'),
  'feat-climb': `climbed (?:\\w+ ){0,4}(?:top|wall|tree|frame|rope|mountain|hill)|${feat('(?:to|at|reached) the (?:very )?top|climbing wall')}`,
  'feat-slide': '(?:big|biggest|tall|tallest|huge|giant|water|high|long) (?:\\w+ )?(?:slides?|flume|chute)',
  'feat-cartwheel': 'cartwheels?|handstands?|somersaults?|headstand|forward rolls?|monkey bars|back ?flip',
  'feat-cook': feat(
    '(?:made|cooked|baked|buttered|poured)(?: \\w+){0,4} (?:breakfast|toast|sandwich(?:es)?|pancakes?|dinner|lunch|tea|egg|eggs|cake|bread|cereal|soup|salad)',
  ),
  'feat-write': feat('(?:wrote|writes?|written|writing)(?: \\w+){0,4} (?:name|letter|word|story)'),
  'feat-whistle': feat('whistl(?:e|ed|es|ing)|snap(?:ped)? (?:his|her) fingers|click(?:ed)? (?:his|her) fingers'),
  'feat-stage': `(?:sang|danced|played|performed|spoke)(?: \\w+){0,6} (?:stage|concert|assembly|show|play|audience|everyone|everybody)|(?:concert|recital|assembly|show) (?:was|went)`,
})

const GRAND = '(?:great )?(?:nana|nan|nanny|grandma|gran|granny|grannie|oma|nanna)s?'
const GRANDAD = '(?:great )?(?:grandad|granddad|grandpa|gramps|opa|pops|grandfather)s?'

/** What day it is, or was. */
const occasions = particulars(ABOUT, {
  'day-pet-new':
    '(?:pick(?:ing|ed|s)? up|fetch(?:ing|ed|es)?|collect(?:ing|ed|s)?|get(?:ting|s)?|got|brought|bringing|bring|adopt(?:ed|ing)|meet(?:ing)?|choos\\w+|buy(?:ing)?|bought)(?: \\w+){0,2} (?:new |own |first |little |rescue |baby |two |three )?PET(?: tomorrow| today|\\b)|(?:our|the|her|his|a) (?:new )?PET(?: \\w+)? (?:is|are|comes|coming|arrives?|moves?)(?: \\w+)? (?:home|tomorrow|today|coming|in)|new (?:puppy|kitten|hamster|pet|guinea pigs?|rabbits?|bunny|goldfish|fish|dog|cat|tortoise|budgie|chicks?)',
  'day-others-birthday':
    '(?:PARENT|GRANDPARENT|sister|brother|friend|cousin|auntie|aunt|uncle|baby|twin|toy \\w+|teddy|ted|bunny|rabbit|dog|cat|best friend|grandma|nan)s? (?:\\w+ )?(?:birthday(?! present| money)|is turning|turns)|birthday (?:of|for) (?:his|her|our|the|my)?(?: \\w+)? ?(?:PARENT|GRANDPARENT|sister|brother|teddy)',
  'day-party': '(?<!birthday )(?:part(?:y|ies)(?! bag| hat)|disco|ball)(?= |$|[.,!])',
  'day-wedding': 'weddings?|bridesmaid|flower girl|page ?boy|getting married|christening',
  'day-birthday':
    'birthdays?|bday|b day|(?:turn(?:s|ing|ed)?|will be|is|hes|shes|be|gets|going to be) (?:\\d|one|two|three|four|five|six|seven|eight|nine|ten) (?:today|tomorrow|tomorow|tommorow|on|next|in|this|soon|years)|(?:turn(?:s|ing|ed)) (?:\\d|two|three|four|five|six|seven|eight|nine|ten)\\b',
  'day-easter': 'easter\\w*|egg hunt',
  'day-halloween': 'halloween|trick or treat\\w*',
  'day-xmas': 'christmas\\w*|xmas|santas?|father christmas|advent|nativity',
  'day-feast':
    'eid|diwali|hanukkah|ramadan|chinese new year|lunar new year|new years?(?: eve)?|bonfire night|fireworks|st nicholas',
  'day-camper': 'camper ?van|camper|caravan|motor ?home',
  'day-tent': 'tents?|camping|camp ?site|camp ?fire|(?:scout|cub|brownie|beaver) camp|glamping',
  'day-plane': 'planes?|aeroplanes?|airplanes?|flights?|fly(?:ing)? (?:to|off|out|away|home|tomorrow)|airport',
  'day-train': 'trains?(?! (?:set|track|toy|driver who))|steam (?:train|engine)|railway',
  'day-boat': 'ferry|boat trip|(?:on|by|in) (?:a|the) (?:\\w+ )?(?:boat|ship)|sailing|canoe\\w*|cruise',
  'day-snow':
    'skiing|ski (?:trip|holiday|school|week)|sledg(?:e|ing)|sledding|toboggan\\w*|snow(?:ed|ing)?(?! globe)|snowman|first snow',
  'day-zoo': 'zoo|safari park|wildlife park',
  'day-aquarium': 'aquarium|sea ?life centre',
  'day-pool': 'swimming pool|water ?park|(?:to|at|in) the (?:\\w+ )?(?:pool|baths|lido)|going swimming',
  'day-sea':
    'sea ?side|beach|(?:to|at|in|see|by) the (?:sea|ocean|coast)|rock ?pool\\w*|sand ?castles?|spain|greece|cornwall|devon|majorca|mallorca|italy|portugal|croatia',
  'day-hills':
    'mountains?|hik(?:e|ing)|snowdon|ben nevis|lake district|alps|waterfall|climb(?:ing)? (?:a|the|up) (?:\\w+ )?(?:hill|mountain)',
  'day-farm': 'farm|lambs|lambing',
  'day-circus': 'circus',
  'day-cinema': 'cinema|pictures|movies',
  'day-theatre': 'theatre|panto(?:mime)?|musical|concert|puppet show',
  'day-rides':
    'fun ?fair|fair ?ground|fair(?= |$|[.,!])|theme park|legoland|lego land|disneyland|disney ?world|peppa pig world|alton towers|chessington|merry go round|carousel|roller ?coaster',
  'day-museum': 'museum|planetarium|science centre|dinosaur (?:park|museum|exhibition)',
  'day-castle':
    '(?:to|see|at|visit\\w*|round) (?:the|a|an old|an) (?:\\w+ )?castle|(?:train|day|trip)[^.!?]{0,30}castle',
  'day-sports':
    'sports day|sack race|egg and spoon|fun run|tournament|(?:big |first |football )?match(?= |$|[.,!])|gala|parkrun',
  'day-ballet': '(?:dance|ballet|gymnastics|school) (?:show|display|performance|recital|exam)|(?:school|nativity) play',
  'day-school-trip': '(?:school|class|nursery) (?:trip|outing|camp)|residential',
  'day-grands': 'grandparents|(?:granny|grandma|nana|gran|nan) and (?:grandad|grandpa|gramps|opa)',
  'day-gran': `(?:at|to|with|see|seeing|visit\\w*|stay\\w*|for|@) (?:\\w+ ){0,2}${GRAND}(?= |$|[.,!])|^(?:about )?(?:our |my |his |her )?${GRAND}(?:$|[.,!]| house| place| kitchen| garden| flat| cottage)|(?:^|\\b(?:our|my|his|her) )${GRAND} (?:house|place|kitchen|garden|flat|cottage)|${GRAND} (?:house|place)`,
  'day-grandpa': `(?:at|to|with|see|seeing|visit\\w*|stay\\w*|for|@) (?:\\w+ ){0,2}${GRANDAD}(?= |$|[.,!])|^(?:about )?(?:our |my |his |her )?${GRANDAD}(?:$|[.,!]| house| place| garden| flat| workshop)|${GRANDAD} (?:house|place)`,
  'day-aunt': '(?:at|to|with|see|seeing|visit\\w*|stay\\w*) (?:\\w+ ){0,2}(?:aunt(?:ie|y)?|uncle)s?',
  'day-sleepover': 'sleep ?overs?|staying (?:over|the night)|stay(?:s)? overnight|midnight feast',
  'day-picnic': 'picnic\\w*',
  'day-holiday': 'holidays?(?! club)|vacation|half ?term|hols|butlins|center ?parcs|(?:two|a) weeks? (?:in|at) \\w+',
  'day-trip':
    '(?:day|big|family|road|first|school)? ?(?:trip|outing|adventure day|excursion|day out)(?= |$|[.,!])|going to (?:london|paris|edinburgh|dublin|york)|bus ride|museum|library',
  'day-gift':
    '(?:got|gets|getting|get|given|bought|unwrap\\w*) (?:a |an |his |her |their )(?:\\w+ ){0,2}(?:bike|scooter|bicycle|drum kit|guitar|trampoline|tent|telescope|train set|doll|teddy|present|lego|puppet|kite|ball|bed|bunk bed|rucksack|watch|skates)|new (?:bike|scooter|bed|bunk ?bed|trampoline|swing|paddling pool|bicycle)',
  'day-teddy': '(?:teddy|ted|bear|bunny|rabbit|doll|toy|monkey|elephant)?(?: \\w+)?s? ?big day',
  'day-other':
    '(?:best|great|big|wonderful|brilliant|lovely|perfect|amazing|super|special|fun|happy|fantastic) (?:day|weekend|afternoon|morning)(?= |$|[.,!])|(?:too |so |way too |really |very )?(?:excit\\w+|exited|exciting|excitement)|cant wait|can hardly wait|looking forward|counting (?:down|the)|so proud|very proud|really proud|dead proud|proud of (?:him|her)self|chuffed|first time ever|for the first time|big day|sooo+ proud|proudest',
})

/** Where the family is at home beside its home. */
const places = particulars(ABOUT, {
  'camper-breaks': '(?:break(?:s|ing)? down|broke down|push(?:es|ed|ing)?|conks? out)',
  'place-camper': 'camper ?van|camper|caravan|motor ?home',
  'place-allotment': 'allotments?|vegetable (?:patch|plot|garden)|veg (?:patch|plot)',
  'place-weeds':
    'weed(?:s|ing)?|digging (?:up )?(?:potatoes|the garden)|planting (?:potatoes|beans|seeds|bulbs|flowers|tomatoes)',
  'place-treehouse': 'tree ?house',
  'place-apple': 'apple ?trees?',
  'place-tree':
    '(?<!christmas )(?:pear|plum|cherry|oak|old|walnut|big|climbing|willow|conker|chestnut|fig|our|favourite|crooked) trees?(?! ?house)',
  'place-cottage': 'cottage|cabin|log cabin|beach hut|summer ?house|holiday (?:house|home)',
  'place-lake': '(?:the|our|a) (?:\\w+ )?(?:lake|river|stream|canal|loch|weir)',
  'place-pond': '(?:the|our|a|duck) (?:\\w+ )?pond|ponds?|feeding the ducks',
  'place-den': 'dens?|hide ?out|fort|tepee|teepee',
  'place-woods': '(?:the|our) (?:\\w+ )?(?:woods?|forest)|bluebells?|conkers|blackberr\\w+',
  'place-park': '(?:the|our) (?:\\w+ )?(?:park|playground|swings)|adventure playground',
  'place-fishing': 'fishing|crabbing|caught (?:\\w+ ){1,3}(?:fish|crabs?)',
  'place-shed': '(?:shed|workshop|garage)(?= |$|[.,!])',
  'place-baking':
    'bak(?:ing|es|ed|e) (?:\\w+ ){0,4}(?:with|cakes?|bread|biscuits|scones|cookies)|(?:making|make) (?:jam|scones|pancakes|pasta|dumplings) with',
  'place-garden': '(?:the|our|\\w+s) (?:\\w+ )?garden|gardening|greenhouse',
  'place-globe': 'snow ?globe',
  'is-crooked': 'crooked|wonky|leaning|bent',
})

const pets = particulars(ABOUT, {
  'pet-socks':
    'steal\\w* (?:\\w+ ){0,3}socks?|socks? (?:thief|stealer)|(?:takes|took|hides|eats|chews|pinches|nicks|runs off with) (?:\\w+ ){0,3}socks?',
  'pet-any': OUR_PET,
})

/** Whether it is to come, or was; and when. */
const times = particulars(ABOUT, {
  'day-eve':
    'tomorr?ow|tommorr?ow|tonight santa|in (?:\\w+ )?(?:days?|weeks?|sleeps|months?)|(?:one|two|three|four|five|\\d+) (?:more )?(?:sleeps|days to go)|going to|goes to|were going|were (?:flying|driving|off|picking|fetching|having)|next (?:\\w+)|soon|cant wait|can hardly wait|looking forward|counting (?:down|the)|off to|will be|is having|has (?:already )?packed|packed|packing|coming (?:home|up)|too (?:\\w+ )?excit\\w+ to sleep|(?:cant|wont) sleep|excited (?:about|for)|starts|were going|invited the|on (?:mon|tues|wednes|thurs|fri|satur|sun)day',
  'at-tomorrow':
    'tomorr?ow|tommorr?ow|\\w+ (?:more )?sleeps (?:till|until|to|left)|how many sleeps|going to|goes to|off to|cant wait|can hardly wait|looking forward|next (?:week|month|year|\\w+day)|^(?:(?:so|very|over|too|way too) ?)?excited$',
  'day-done':
    'today|yesterday|this (?:morning|afternoon)|went|came back|home from|back from|was (?:so |really |the |brilliant|lovely|amazing|great|fun|wonderful)|had (?:a|the|such|his|her|our)|got (?:a|an|his|her|to)|(?<!never )been (?:to|at|on)|learn(?:ed|t)|rode|swam|scored|won|managed|took the|saw|found|read (?:a|his|her)|tied|climbed|made|did (?:a|his|her)|jumped|proud',
  // A place or a habit, and no day of it said.
  'day-here':
    '(?:camper ?van|caravan|allotment|weed(?:s|ing)|tree ?house|apple tree|crooked|snow ?globe|steals? (?:\\w+ )?socks|breaks down|always|every (?:summer|sunday|saturday|weekend|week|year|time|day))',
  'day-feast-day': 'christmas\\w*|xmas|easter|eid|diwali|halloween|birthday|teddys big day|big day',
  'at-monday': 'on monday',
  'at-tuesday': 'on tuesday',
  'at-wednesday': 'on wednesday',
  'at-thursday': 'on thursday',
  'at-friday': '(?:on|this|next) friday',
  'at-saturday': '(?:on|this|next) saturday|saturday(?= |$)',
  'at-sunday': '(?:on|this|next) sunday',
  'at-weekend': '(?:at|this|next|over) (?:the )?weekend',
  'at-week': 'next week|in a week',
  'at-summer': '(?:in|this) (?:the )?summer',
  'at-later':
    'in (?:\\w+ )?(?:days|weeks|months?|sleeps)|next (?:month|year)|(?:two|three|four|five|six|seven|\\d+) (?:more )?sleeps|soon',
  'at-yesterday': 'yesterday|last night',
})

const people = particulars(ABOUT, {
  'gran-nana': 'nan(?:n?a|ny)s?',
  'gran-nan': 'nans?',
  'gran-grandma': 'grandmas?|grandmother',
  'gran-gran': 'grans?',
  'gran-oma': 'omas?',
  'gran-any': GRAND,
  'grandad-grandpa': 'grandpas?|grandfather',
  'grandad-gramps': 'gramps',
  'grandad-opa': 'opas?',
  'grandad-any': GRANDAD,
  'aunt-uncle': 'uncles?',
  'aunt-any': '(?:aunt(?:ie|y)?|uncle)s?',
  'with-dad': 'with (?:her |his )?(?:dad|daddy|papa)|(?:^|\\b(?:and|me|im|i am|from) )(?:her |his )?(?:dad|daddy)',
  'whose-mum': '(?:mum|mummy|mom|mama|mother)s? (?:\\w+ )?birthday|my birthday',
  'whose-dad': '(?:dad|daddy|papa|father)s? (?:\\w+ )?birthday',
  'whose-gran': `${GRAND} (?:\\w+ )?birthday`,
  'whose-grandad': `${GRANDAD} (?:\\w+ )?birthday`,
  'whose-sister': 'sisters? (?:\\w+ )?birthday',
  'whose-brother': 'brothers? (?:\\w+ )?birthday',
  'whose-friend': 'friends? (?:\\w+ )?birthday',
  'whose-toy': '(?:toy \\w+|teddy|ted|teddy bear|bunny|rabbit|doll)s? (?:\\w+ )?birthday',
})

export const ourDays = [...heavy, ...feats, ...occasions, ...places, ...pets, ...times, ...people]
