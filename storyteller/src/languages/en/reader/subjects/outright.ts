import { rules } from './rule.ts'

/** Whoever did it is the child: a sentence that begins with the deed, or with he, she or a name. */
const CHILD =
  '(?:(?:^|[.!?,] )(?:(?!(?:they|everyone|everybody|kids|children|boys|girls|someone|somebody|nobody|noone|we|mum|mummy|dad|daddy|who|has|have|had|was|got|been|about|to|not|hasnt|never)\\b)\\w+ )?|\\b(?:he|she|ive|son|daughter|hes|shes|(?<=\\b(?:he|she|son|daughter) (?:(?!was|got|is|has)\\w+ ){1,10})and) (?:has |just |only |then |also |accidentally )?)'
const RELATIVE =
  '(?:(?:little|big|baby|best|older|younger|twin) )?(?:brother|sister|friend|mum|mummy|dad|daddy|gran|granny|grandma|grandad|nan|nana|cousin|teacher|neighbour|twin|stepdad|stepmum|aunt|auntie|uncle|babysitter|baby)'
const DEED =
  '(?:ate|scoffed|drank|hid|threw|chucked|poured|tipped|emptied|flushed|buried|posted|popped|burst|picked|trod|stamped|stood on|sat on|cut|snapped|tore|ripped|stuck|glued|locked|squirted|soaked|splashed|sprayed|tripped|woke|spat|laughed|giggled|teased|mocked|called|told|said|let|left|deleted|rubbed out|wiped|burnt|swapped|used up|swore|shouted|yelled|screamed|snatched|took|nicked|pinched|lied|fibbed|blamed|broke|smashed|drew|scribbled|painted|hit|kicked|pushed|shoved|scratched|bit|slapped|opened|copied|scared|excluded|ignored|made fun)'
/** What is said of a deed that somebody ought to be sorry for. */
const SORRY =
  '(?:sorry|apolog\\w*|regret\\w*|asham\\w*|guilty|guilt|mortified|remorse\\w*|feels? (?:so |really |very |just )*(?:sick|bad|awful|terrible|horrible|rotten) about|isnt (?:even )?(?:cross|angry)|wasnt (?:even )?(?:cross|angry)|not even (?:cross|angry)|still (?:cross|angry|not talking|not speaking) with (?:him|her|herself|himself)|forgiv\\w*|(?:takes?|took|get|got) the blame|own(?:ed|s)? up|confess\\w*|wont admit|make amends|make it (?:up to|right)|conscience)'
const NO_CHILD = 'BEING (?:who|that|which|whos)|(?:^|about )(?:a|an) (?:\\w+ )?BEING'

/** What a wish says outright, whatever else it names: sweets hidden under a bed are no monster, eyes by the bins no walk. */
export const outright = rules([
  [
    ['monster', 'afraid', 'always', 'how-it-works'],
    '(?:dressing gown|coat|chair|curtains?|wardrobe|shadow|boiler|pipes|cupboard|hoodie|jumper|bag)s?NEAR(?:is|its|was|looks like) (?:a|an) (?:man|monster|ghost|witch|face|person|bear|wolf|dragon|robber|lady|crocodile)|(?:dark|night|scared|afraid|frightened|boiler|cupboard|wardrobe|window|patio|bins|under (?:the|his|her) bed)NEAR(?:(?:two|green|red|yellow|shining|glowing|big) )+eyes|(?:(?:two|green|red|yellow|shining|glowing|big) )+eyesNEAR(?:dark|night|scared|afraid|frightened|boiler|cupboard|wardrobe|window|patio|bins|under (?:the|his|her) bed)|eyes (?:shining|glowing|in the dark)',
    '-BEING (?:who|that|with)|with (?:\\w+ )?(?:big |green |blue |brown )+eyes|(?:hedgehog|cat|dog|kitten|owl|dragon|monster|doll)s? with',
  ],
  [
    ['losing', 'sad', 'past', 'proud'],
    'missed (?:\\w+ ){0,2}penalty|(?:didnt|did not) get through|(?:came|finished|was|were) (?:dead )?last (?:in|at|of|again)|lost (?:the |his |her |their |our )?(?:match|race|final|semi ?final|cup|tournament|gala|relay|game of)',
  ],
  [
    ['stealing', 'did-wrong', 'past', 'proud'],
    `${CHILD}(?:has |just |only )?(?:took|taken|stole|nicked|pinched|grabbed|ate|eaten) (?:his|her|my|our|the|a|\\w+s) (?:(?:little|big|baby|best) )?(?:brothers|sisters|friends|mums|mummys|dads|daddys|grans|grandmas|grandads|nans|cousins|teachers|neighbours|twins) (?:\\w+ ){0,4}(?:and hid|and ate|and kept|without|from|sweets?|chocolates?|eggs?|biscuits?|cake|toy|doll|money)`,
  ],
  [
    ['breaking', 'did-wrong', 'past', 'proud'],
    `${CHILD}(?:has |just |only )?(?:tore|ripped|drew|scribbled|coloured|smashed|snapped|stamped|trod|broke|wrecked|ruined)(?: all)?(?: over| on| up)? (?:his|her|my|our|the|a|\\w+s) (?:(?:little|big|baby|best) )?(?:brothers|sisters|friends|mums|mummys|dads|daddys|grans|grandmas|grandads|nans|cousins|teachers|neighbours|twins) \\w+`,
  ],
  [
    ['saying-sorry', 'learn', 'always', 'refuses'],
    '(?:says?|shouts?|yells?|mutters?) (?:it |sorry )?(?:sorry )?NEAR(?:doesnt mean it|rolls (?:his|her) eyes)',
  ],
  // What was done to somebody’s thing, or to somebody.
  [
    ['breaking', 'did-wrong', 'past', 'proud'],
    `${CHILD}(?:hid|threw|chucked|flushed|poured|tipped|emptied|buried|posted|popped|burst|trod on|stamped on|sat on|stood on|cut up|cut holes? in|cut|glued|stuck|deleted|rubbed out|burnt|drank|ate|picked|pulled up|scratched|used up) (?:all )?(?:of )?(?:out |up )?(?:HIS )?(?:\\w+ )?${RELATIVE}s (?!and |with )\\w+`,
    `${CHILD}(?:ate|picked|pulled up|trampled|trod on|stole|took|broke|smashed) (?:all )?(?:of )?(?:the )?(?:mr|mrs|miss|ms|next door|the neighbour) ?\\w*s? \\w+`,
    `${CHILD}(?:locked|squirted|soaked|splashed|tripped up|spat (?:at|on)|stuck (?:his|her) tongue out at) (?:HIS )?(?:${RELATIVE}\\b|friend)`,
    `-${NO_CHILD}`,
  ],
  // Any deed beside a word of being sorry.
  [
    ['saying-sorry', 'did-wrong', 'today', 'learn'],
    `${CHILD}${DEED} .{1,240}${SORRY}`,
    `-${NO_CHILD}|i (?:blamed|shouted|told|was|said|feel|am)|(?:he|she) (?:was|got|is|been) (?:\\w+ )?(?:hit|bitten|kicked|pushed|laughed|teased)|(?:never|nobody|didnt|they) (?:\\w+ )?(?:said|say|apologi\\w*)|(?:boy|girl|kid|friend|brother|sister|cousin|\\w+) (?:hit|bit|pushed|kicked|broke|took|laughed at|called) (?:him|her|my|our)\\b|(?:guilty|asham\\w*) (?:of|because|about) (?:his|her) (?:bed|accidents?|glasses|hair|ears)|wets?|nappy|sorry (?:for (?:him|her|the)|to (?:see|hear|say|be))|(?:im|so) sorry`,
  ],
])

/** Before all else: no lost gate, no parents apart, no new friend. */
export const wronging = rules([
  // Whoever has let somebody out, sent somebody away or laughed: no lost pet, no left-out child, no accident of its own.
  [
    ['saying-sorry', 'did-wrong', 'past', 'learn'],
    `${CHILD}(?:let|left) (?:\\w+ ){0,4}(?:gate|cage|hutch|coop|run|PET|class \\w+)(?: \\w+){0,3} (?:open|escape|on purpose|unlocked)|${CHILD}(?:let|left) (?:\\w+ ){0,4}PET(?: \\w+){0,3} (?:out|loose)\\b.{0,80}(?:escaped|ran|gone|lost|sorry|fox|missing|cross|trouble)|${CHILD}left (?:the )?(?:\\w+ )?(?:gate|hutch|coop|cage)\\b.{0,80}(?:fox|escaped|got out|ran off|dead|died|gone)`,
    `${CHILD}(?:told|said to) (?:\\w+ ){1,4}(?:(?:he|she|they|you)(?:s|re)? )?(?:isnt|wasnt|cant|couldnt|not|uninvited|no longer|nobody|noone|no one) (?:\\w+ )?(?:invited|come|coming|play|join|sit|wanted|wants|likes|liked)`,
    `${CHILD}(?:laughed|giggled|sniggered|laughing) (?:at|when|because|as) (?!him|it|the (?:film|joke|clown|book)|all|every)(?:(?:his|her|a|the) (?:\\w+ )?${RELATIVE}(?:s \\w+)?(?= |$|[.,!?])(?= *$|[.,!?]| (?:and|because|for|who|in|at|fell|cried|wet))|.{0,80}\\b(?:fell|cried|cries|crying|hurt|upset|sad|tears|sorry|tripped|wet|dropped|wrong|lisp|stammer))`,
    `${CHILD}(?:called|calling) (?!(?:for|out|the (?:cat|dog|police))\\b)(?:HIS )?(?:\\w+ ){0,2}(?:${RELATIVE}|\\w+ (?:lady|man|driver))(?: \\w+){0,6} (?:nasty|names?|horrible|stupid|fat|ugly|smelly|idiot|poo\\w*)`,
    `-${NO_CHILD}|(?:he|she|hes|shes) (?:was|got|is|been)|(?:boy|girl|kid|friend|brother|sister)s? (?:laughed|called|told)`,
  ],
])
