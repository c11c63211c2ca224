import { rules } from './rule.ts'

const TOY =
  '(?:teddy|teddies|ted|bear|bunny|rabbit|doll|dolly|blanket|blankie|blanky|comforter|cuddly|soft toy|toy|plushie|monkey|elephant|lamb|giraffe|muslin|snuggly|snuggler|penguin|fox|unicorn|dog|doggy|cat|kitty|mouse|sheep|tiger|lion|owl|panda|koala|sloth|octopus|dinosaur|dino|piglet|pig|duck|ducky|hippo|whale|dragon|squishmallow|squishy|jellycat)s?'
const PAIR = '(?:shoe|glove|mitten|mitt|sock|welly|wellie|wellington|trainer|slipper|sandal|boot|plimsoll|armband)s?'
const THING = `(?:${PAIR}|kite|balloon|ball|football|frisbee|drone|boat|hat|cap|beanie|scarf|coat|jumper|cardigan|hoodie|bag|backpack|rucksack|book bag|lunch ?box|water ?bottle|pencil case|reading book|glasses|hearing aid|ring|necklace|bracelet|watch|earring|purse|pound|coin|money|keys?|car keys|phone|marble|conker|shell|stone|pebble|stick|stickers?|card|cards|book|lego|car|train|truck|tractor|digger|scooter|bike|dinosaur|medal|badge|umbrella|torch|wand|crown|cape|costume|bauble|drawing|picture|(?:favourite|special|best) (?!(?:aunt|auntie|aunty|uncle|cousin|brother|sister|twin|friend|teacher|neighbour|childminder|godmother|godfather|gran|granny|grandma|nan|nana|grandad|grandpa|mum|mummy|dad|daddy|mate)s?\\b)\\w+)s?`
const OWNED = '(?:his|her|their|our|my|the|a|one of (?:his|her|their)|one|both(?: his| her)?)'
const KIN =
  '(?:mum|mummy|mom|mama|dad|daddy|papa|gran|granny|grandma|nana|nan|nannas?|grandad|grandpa|dede|opa|oma|brother|sister|cousin|auntie|aunt|uncle|friend|teacher|neighbour)'
const AWAY = '(?:over|off|away|into|in|down|up|out of|out to|under|behind|through|overboard)'
/** Of water, a height or a hole, out of which a thing does not come. */
const DEEP =
  '(?:river|sea|canal|lake|pond|stream|cliffs?|bridge|pier|ferry|boat|drain|plug ?hole|plug|sink|bath|toilet|loo|grate|well|window|weir|waves?|ocean|harbour|roof|fence|hedge|tree)'
/** Whoever is imagined: its own event tells it. */
const IMAGINED =
  '(?:^|^(?:a )?(?:\\w+ )?(?:story|tale|one) about |\\b(?:about|an?) )(?:an? |the |some )?(?:\\w+ ){0,2}BEINGs?(?: called \\w+)? (?:who |that |has |have |had |is |whose |just |keeps |cant |forgot )*(?:lost|loses|losing|cant find|looking|searching|forgot|left|drops|dropped|goes|got|who|whos|that|whose)|\\ban? (?!(?:little )?(?:girl|boy|child|friend|kid|toy)\\b)(?:\\w+ ){1,3}(?:who|whos|which|that|whose)\\b'
const NO_THING =
  '(?:lost|lose|losing|loses) (?:(?:his|her|the|a|their|our|my|all|every) )?(?:\\w+ )?(?:match|game|race|final|cup|tournament|gala|relay|tooth|teeth|temper|way|voice|confidence|place|turn|job|patience|nerve|interest|weight|time|mind|head|marbles|sleep|appetite|memory|roar|magic|baby|dog|cat|puppy|kitten|hamster)s?\\b|(?:lost|lose|losing|loses) (?:(?:his|her|the|a|their|our|my) )?(?:mum|mummy|dad|daddy|gran|granny|grandma|nana|grandad|grandpa)\\b|(?:lost|lose|losing|loses) (?:(?:his|her|the|a|their|our|my|all) )?(?:\\w+ )?(?:hearing|sight|eyesight|hair|home|house|flat|job|interest|speech|legs?|arms?|hand|finger|twin|faith|touch|balance|breath|way home)\\b|lost (?:at|to|in|by|on penalties|for words|\\d)|(?:tooth|teeth)|(?:our|the) (?:real |old )?(?:dog|cat|puppy|hamster|rabbit) (?:is|has|died|ran)'

/** A thing of the child's own that came back strange, is gone for good, or is given away; one of a pair; what it lost of somebody else's. */
export const lost = rules([
  [
    ['lost-toy', 'lost', 'today', ''],
    `${TOY} (?:\\w+ ){0,4}(?:in|into|through|out of|for) (?:the |a )?(?:wash|washing machine|washer|dryer|tumble dryer|boil wash|hot wash)\\b`,
    `(?:washed|tumble dried|boil washed|put) (?:${OWNED} )?(?:\\w+ ){0,2}${TOY}(?: in the (?:wash|washing machine|dryer))?NEAR(?:not the same|smells?|isnt|wrong|different|stranger|furious|inconsolable|clean|wont|refuses|cries|cried|crying|fluff\\w*|shrunk|shrank|hates|doesnt|in the wash)`,
    '(?:went|gone|going|been|goes|came|put) (?:\\w+ ){0,2}(?:in|into|through|out of) the (?:wash|washing machine|dryer|tumble dryer)',
    `${TOY}NEAR(?:smells? (?:wrong|different|clean|of (?:soap|washing|persil|lenor|comfort|flowers|hospital|bus))|doesnt smell|not the same (?:one|bear|bunny|teddy|rabbit)|(?:is|was) a different (?:one|bear|bunny|rabbit|teddy))`,
    `(?:new|replacement|identical|spare|second|same) ${TOY}NEAR(?:not (?:the same|him|her|it)|knows|isnt|wrong|wont|refuses|fake|impostor|real)`,
    `(?:mended|sewed|sewn|stitched|fixed|operation on) (?:up )?(?:${OWNED} )?(?:\\w+ ){0,2}${TOY}`,
    `-${IMAGINED}|our (?:real |old )?(?:dog|cat)|\\bvet\\b|put (?:\\w+ ){0,3}down|hair wash|covered in mud`,
  ],
  [
    ['lost-toy', 'lost', 'today', ''],
    `${THING} (?:\\w+ ){0,2}(?:flew|blew|floated|drifted|sailed|rolled|fell|sank|bounced|slipped|dropped|got blown|was blown|was carried|got carried|went|gone) (?:\\w+ )?${AWAY}\\b`,
    `${THING} (?:is |was |got |)stuck (?:up|(?:on|in) (?:\\w+ )?(?:roof|tree|gutter|drain))`,
    `${TOY} (?:\\w+ ){0,2}(?:flew|fell|floated|drifted|sank|got blown|went|dropped|was thrown|got thrown) (?:\\w+ ){0,2}(?:over|off|into|in|down|out of|overboard|under)\\b(?! (?:bed|sleep|a hole|love))`,
    `(?:dropped|threw|thrown|chucked|lobbed|flung|hurled|posted|flushed|kicked|knocked|lost) (?!up\\b|(?:a |his |her )?(?:tantrum|balance|footing|wobbly))(?:\\w+ ){1,5}(?:in|into|off|over|down|out of|from) (?:\\w+ ){0,3}${DEEP}`,
    `let go of (?:${OWNED} )?(?:\\w+ )?(?!bike|scooter|hand)(?:${THING}|string)|(?:balloon|bubble) (?:burst|popped)`,
    `-${IMAGINED}|${NO_THING}|fell (?:off|over|down|in) (?:the|his|her|a) bike|(?:he|she) (?:fell|got stuck)|(?:car|train|bus|scooter|bike) (?:went|is|goes)|^(?:an? |the )(?:\\w+ )?(?:tractor|train|digger|car|truck|boat|bus|lorry|van|plane|ship|scooter|bike|ball|balloon|kite) |broke(?:n)? (?:a|the|our|next|his|her|\\w+s) |(?:through|broke) (?:\\w+ ){0,3}window|ball (?:through|into|at)|penalty|goal`,
  ],
  [
    ['lost-toy', 'lost', 'today', ''],
    `(?:gave|given|donated|sold|swapped|traded|sent|took|taken|went|gone|put|threw|thrown|chucked)(?: \\w+){1,8} (?:to (?:the |a )?(?:charity(?: shop)?|jumble(?: sale)?|tip|dump|oxfam|school fair|vinted)|(?:in|at|on) (?:the |a )?(?:charity (?:shop|bag|box)|jumble(?: sale)?|car boot(?: sale)?|ebay|vinted|bins?|recycling|skip|binbag|bin bag)|by (?:mistake|accident)(?= |$|[.,!?])(?<=\\b(?:gave|given|donated|sold|swapped|thrown|threw|chucked)\\b.{0,80}))`,
    `(?:swapped|swaps|traded|gave away|given away|giving away|gave) (?:${OWNED} )(?:\\w+ ){0,4}(?:${TOY}|${THING})NEAR(?:back|regrets?|misses|changed (?:his|her) mind|for (?:a|an|one|two|three))`,
    `-${IMAGINED}|(?:put|threw|thrown) (?:his|her) (?:dinner|tea|food|broccoli|peas)|dumm(?:y|ies)|napp(?:y|ies)`,
  ],
  [
    ['lost-toy', 'lost', 'today', ''],
    `(?:lost|lose|loses|losing|missing|without|only|found|left|cant find) (?:\\w+ ){0,4}one (?:\\w+ ){0,4}${PAIR}\\b|(?:came|comes|home|back|left) (?:\\w+ ){0,3}(?:with|in|wearing) (?:only |just )?one ${PAIR}|(?:one|other|left|right|another) (?:\\w+ )?${PAIR} (?:is|has|was|got|went|has gone) (?:\\w+ )?(?:lost|missing|gone|vanished|disappeared|nowhere)|(?:lost|cant find|mislaid) ${OWNED} (?:\\w+ ){0,2}${PAIR}`,
    `(?:lost|dropped|mislaid|left|forgot) (?:\\w+ )?(?:${KIN}s|${KIN}) (?:\\w+ ){0,2}(?:${THING}|${TOY})`,
    `(?:${KIN}s) (?:\\w+ ){0,2}(?:${THING}|${TOY}) (?:is|was|has|went|got|fell) (?:\\w+ )?(?:somewhere|lost|missing|gone|disappeared|down|in the|isnt)`,
    `^(?:\\w+ )?${TOY} (?:called|named) (?:\\w+ ){1,3}(?:\\w+ )?(?:left|lost|forgotten|went missing|is missing|is gone|stayed)`,
    `^(?:we |she |he |i |they |oh no )*(?:left|forgot|lost) (?!(?:mum|mummy|dad|daddy|gran|granny|grandma|nan|nana|grandad|grandpa|auntie|uncle|him|her|his|home|school|nursery|early|it|them|me|us|the|a|our|their|my|at|in|on|out)\\b)\\w+ (?:\\w+ )?(?:on|in|at) (?:the |a |our |her |his )?(?:\\w+ )?(?:bus|train|tram|plane|ferry|car|taxi|hotel|shop|cafe|park|beach|school|nursery|playground|pool|airport|granny|grannys|grandmas?|grans?|nanas?|nans?|grandads?|asda|tesco|aldi|lidl|sainsburys|ikea|soft play|holiday|\\w+s house)\\b`,
    `the lost (?:\\w+ )?(?:${THING}|${TOY}) (?:was|is|belong\\w*)`,
    `-${IMAGINED}|${NO_THING}|(?:knock|kick)ed`,
  ],
])

/** Whatever it is that the child has lost: last, since whoever lost it may be somebody else. */
export const lostThing = rules([
  [
    ['lost-toy', 'lost', 'today', ''],
    `(?:^|[.!?,;] |\\b(?:and|but|so|because|today|we|i|he|she|hes|shes|weve|they|theyve) )(?:(?:has|have|had|we|he|she|they|just|ive|weve|also|only|may have|think we) )*(?:lost|mislaid|left behind|(?:has|have) misplaced) (?:his|her|our|their|my|the|one of|a|some) (?!(?:and|in|at|on|to|by)\\b)(?:(?:new|old|little|big|small|best|favourite|own|only|red|blue|green|pink|yellow|purple|woolly|toy|special) )*(?<thing>\\w+)`,
    `(?:cant|cannot|couldnt|could not) find (?:his|her|our|their|my) (?:\\w+ ){0,2}(?:${THING}|${TOY})`,
    `(?:left|forgot|forgotten) (?:his|her|our|their|the) (?:\\w+ ){0,3}(?:${THING}|${TOY}) (?:\\w+ )?(?:on|in|at|behind|under)\\b`,
    `(?:his|her|our|their|my) (?:\\w+ ){0,2}(?:${THING}|${TOY}) (?:is|was|has|got|isnt|hasnt|went|cant be|never) (?:\\w+ ){0,2}(?:lost|missing|gone|vanished|disappeared|stolen|found|coming back|come back|nowhere|turned up|came back|come home)`,
    'lost property|lost and found',
    `^(?:the |that )(?:\\w+ ){0,2}(?:${THING}|marble|treasure) (?:is|was|has) (?:gone|lost|missing)`,
    `(?:${TOY}|${THING}) (?:is |was |got |has been |has |)(?:lost|gone missing|left on|left in|left at|left behind|went missing|nowhere to be)`,
    `-${IMAGINED}|${NO_THING}|get lost|lost in|BEINGs? (?:who|that|whos|whose)|^(?:an? |the )?(?:\\w+ )?(?:bear|rabbit|mouse|fox|lion|dragon|pirate|king|queen|witch|wizard|knight|snail|owl|penguin|elephant|monkey|dinosaur|robot|dog|cat|duck) (?:has |have |had |is )?(?:lost|los|left|cant|miss|forg|look|search)\\w*`,
  ],
])
