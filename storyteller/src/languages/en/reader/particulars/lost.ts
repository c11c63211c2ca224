import { particulars } from './particulars.ts'

const KIN =
  '(?:mum|mummy|mom|mama|dad|daddy|papa|gran|granny|grandma|nana|nan|nanna|grandad|grandpa|opa|oma|brother|sister|cousin|auntie|aunt|uncle|friend|teacher|neighbour)'
const PAIR = '(?:shoe|glove|mitten|welly|wellie|wellington|trainer|slipper|sandal|boot|plimsoll|sock)s?'
const TOY =
  '(?:teddy|ted|bear|bunny|rabbit|doll|dolly|blanket|blankie|blanky|comforter|cuddly|toy|plushie|monkey|elephant|lamb|giraffe|muslin|penguin|fox|unicorn|dog|doggy|cat|mouse|sheep|tiger|lion|owl|panda|koala|sloth|octopus|pig|piglet|duck|hippo|whale|dragon|squishmallow|jellycat)(?:y|ies|s)?'

/** What became of a thing of the child's own, who was asked for it, whose it was, and who let it go. */
export const lost = particulars(['lost-toy'], {
  // No friend for the night.
  'lt-thing': [
    '^\\w+',
    `${TOY}\\b|(?:in|through|into|out of) the (?:wash|dryer)|washed|sleep without|(?:mr|mrs|miss|captain|little|baby) \\w+ (?:on|in|at)|^left (?!his|her|the|our|a)\\w+`,
  ],
  'lt-owner': `(?:${KIN}s) (?:\\w+ ){0,2}(?:ring|necklace|bracelet|watch|glasses|keys?|car keys?|phone|hearing aid|earring|scarf|hat|glove|pen|purse|ball|book|toy|car|lego|medal|coat|umbrella|\\w+ card|bear|teddy|bunny)`,
  'lt-heirloom': `dedes?|(?:was|were|belonged to|used to be) (?:his|her|their|my) (?:\\w+ )?(?:grandads?|grandpas?|grans?|grannys?|nanas?|nans?|grandmas?|great \\w+|dads|mums|when (?:he|she) was)`,
  'lt-pair': `one (?:\\w+ ){0,4}${PAIR}|(?:other|left|right|another|a) ${PAIR}|${PAIR} (?:\\w+ )?(?:lost|missing|gone)|(?:lost|missing) (?:his|her) (?:\\w+ )?(?:glove|mitten|shoe|slipper|sock|welly|wellie|boot)\\b`,
  'lt-soft-play': 'soft play',
  'lt-washed':
    '(?:in|into|through|out of|for) (?:the |a )?(?:wash|washing machine|washer|dryer|tumble dryer|boil wash|hot wash)|washed(?! (?:away|out|up|over|down|overboard|off))|tumble dried',
  'lt-mended': '(?:mended|sewed|sewn|stitched|operation|new (?:eye|ear|stuffing|leg|arm|nose)|fixed)',
  'lt-bought':
    '(?:bought|ordered|got|found) (?:\\w+ ){0,3}(?:new|replacement|identical|spare|same|another) (?:one|\\w+)NEAR(?:not|isnt|wrong|knows|wont|refuses|fake|impostor)|(?:new|replacement|identical|spare) (?:one|\\w+) (?:isnt|is not|is wrong|doesnt|is a)',
  'lt-other':
    '(?:found|sent|have|has|got|showed) (?:\\w+ ){0,4}(?:different|wrong|another) \\w+|(?:its|it is|it was|thats|thats a) (?:a )?(?:different|wrong|not (?:him|her|ours|his|hers))',
  'lt-found': [
    '(?:found|got|has got|have got) (?:him|her|it|them) (?:\\w+ )?(?:again|back|in|at|under|behind|after|down|on)|found (?:him|her|it)$|turned up|(?:came|come|sent|posted|brought|returned|handed) (?:\\w+ )?(?:back|home)|back (?:home )?(?:now|safe|again)|got (?:him|her|it) out|(?:plumber|man|lady|vet|fireman|fire brigade|diver|grandad|daddy|dad) (?:got|fished|found|rescued|fetched)|fished (?:him|her|it) out|(?:was|were|is|has been|been) found|safe and sound',
    '(?:never|not|isnt|wont|dont|didnt|doesnt|hasnt|havent|cant|please|until|hope|want\\w*|if|promise|unless|nobody|no one)',
  ],
  'lt-toy-back': [
    `${TOY}[^.!?;]{0,60}\\b(?:found|turned up|came back|came home|is back|got back|safe)|found (?:\\w+ ){0,3}${TOY}`,
    '(?:never|not|isnt|wont|dont|didnt|doesnt|hasnt|havent|cant|please|until|hope|if|promise|nobody|different|wrong|another|new)',
  ],
  'lt-gone':
    '(?:isnt|is not|not|never|wont be|wont) (?:going to )?(?:be )?(?:coming|come|came|getting|get|find|found|see|seen) (?:\\w+ )?(?:back|it again|him again|her again|again|it back|him back|her back)|(?:dont|do not|please dont) (?:\\w+ ){0,3}(?:turn up|come back|be found|find it|comes back)|for good|gone for ever|gone forever|never (?:find|found|coming|to be)|burst|popped|(?:threw|thrown|put|chucked|gone) (?:\\w+ ){0,3}(?:away|in the bin|to the tip|overboard)|bin lorry',
  'lt-flew':
    '(?:flew|blew|floated|drifted|sailed|got blown|was blown|blown|went|gone) (?:\\w+ ){0,2}(?:off|away|up|over)\\b|over the (?:cliffs?|roofs?|trees|hills?)|let go of|burst|popped',
  'lt-water':
    '(?:in|into|off|down|over|out of|under|to) (?:\\w+ ){0,2}(?:river|sea|canal|lake|stream|bridge|pier|ferry|boat|weir|waves?|ocean|harbour|pond|water)|overboard|washed away|sank',
  'lt-drain': '(?:down|into|in) (?:\\w+ ){0,3}(?:plug ?hole|drain|plug|sink|toilet|loo|grate|grid)',
  'lt-rang':
    '(?:rang|rung|called|phoned|ringing|calling|emailed|asked|messaged)(?! \\w+ (?:bun|ted|mister|mr))(?: (?:the|them|up|round|and|everyone|everywhere|at|depot|\\w+))?|lost property|nothing yet|no (?:luck|sign)|depot',
  'lt-fetch':
    '(?:pick\\w*|fetch\\w*|collect\\w*|get(?:ting)?|bring\\w*|post\\w*|send\\w*|going back for) (?:(?:him|her|it|them) )?(?:\\w+ )?(?:up |back |over )?(?:tomorrow|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|in the morning|first thing|at the weekend|next week|in the post|by post)|(?:tomorrow|in the post|on its way|on his way|on her way)|(?:theyve|they have|shes|hes|gran has|granny has|nana has) got (?:him|her|it)|being (?:posted|sent)|(?:will|ll) (?:post|send|bring)',
  'lt-given': [
    '(?:charity|jumble|car boot|oxfam|tip|vinted|ebay|gave|given|giving|donated|sold)',
    '(?:gave|given) (?:me|us|him|her|it) (?:a|the) |given up|gave up',
  ],
  'lt-swapped': 'swap\\w*|trad(?:ed|ing)',
  'lt-mistake': 'by (?:mistake|accident)|accidentally',
  'lt-fault':
    '(?:it was )?(?:her|him|his|me|she|he) (?:who |that )?(?:was )?(?:holding|dropped|let go|lost)|(?:his|her|my) (?:own )?fault|blam(?:es|ing) (?:him|her)self|(?:wasnt|was not|not|only) allowed|let go|(?:feels|felt) (?:awful|terrible|guilty|bad)|^dropped|^(?:he |she )?(?:dropped|threw|chucked|posted)',
  'lt-secret':
    '(?:didnt|did not|hasnt|hadnt|wouldnt|wont|never|not) (?:want to )?(?:tell|told|say|said|tell)|told (?:no ?one|nobody)|kept (?:it )?(?:quiet|secret)|only told',
  'lt-to-friend': `(?:gave|given|giving|lent) (?:him|her|them) (?:the|his|her) (?:medal|trophy|rosette|certificate|prize|cup|badge)|(?:gave|given|giving|lent) (?:\\w+ ){1,4}(?:to )?(?:his|her) (?:best |new |little |wee )?(?:friend|mate)\\b`,
  'lt-old-garden': 'old garden',
  'lt-old-house': 'old (?:house|flat|home)',
  'lt-upstream': 'walk\\w* (?:back )?up ?(?:stream|river)',
  'lt-real-lost': 'real (?:one|\\w+)(?:s| is) (?:still )?(?:lost|gone|missing)',
  'lt-bunny': 'bunn(?:y|ies)',
  'lt-bent': 'bent|scratched|squashed|broken|chewed up|dented|soggy|ruined',
  'lt-not-cross': '(?:not|isnt|wasnt|never|nobody is|no one is) (?:even |at all )?(?:cross|angry|mad)',
  'lt-looking':
    '(?:still|everyone|all|we|they|theyre|were|are) (?:\\w+ )?(?:looking|searching|emptying|hunting|looked|searched)|looked everywhere|hunted',
  'lt-ear': '(?:one|a|his|her|chewed|torn|floppy|missing) (?:\\w+ )?ear\\b',
  'lt-dede': 'dedes?',
  'lt-new': 'new|brand new|first day|birthday|only (?:got|had)',
  'lt-waved': 'wav(?:ed|ing|es)',
  'lt-again': 'again|another|third|fourth|second one|every (?:week|day|time)|always',
})
