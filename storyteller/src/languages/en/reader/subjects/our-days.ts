import { rules } from './rule.ts'

/** An animal of the family’s own, well and at home. */
const ours = (pet: string) =>
  `(?:our|my|grannys|grandmas|nanas|nans|grandads|grandpas|^his|^her) (?:(?!new|own|old|dead|who|and)\\w+ ){0,2}${pet}(?!s? (?:who is|that is|died|is (?:ill|sick|poorly|old|dead|missing|at)))`
const CALLED = '^PET (?:called |named )?\\w+$'
export const OUR_PET = `${ours('PET')}|${CALLED}`

/** Whose story it is instead, or what is no joy. */
const NOT =
  '-(?:nobody|no one|noone|didnt|wont|refus\\w*|scared|afraid|frighten\\w*|terrif\\w*|sad|upset|cries|cried because|crying|disappoint\\w*|miss(?:es|ing)|homesick|ill|sick|poorly|hospital|vets?|died|dead|dying|funeral|grave|lost|ran away|run away|missing|hurt|broke|broken|jealous|angry|hates?|invited to|not allowed|isnt allowed|cant|couldnt|wants? (?:an?|to (?!call|hear|see|stay|wear|bring|take|show|go|do|name|be|tell|sleep))|how do|how does|why|(?:an?|the) (?:\\w+ )?BEING (?:who|that|goes|and)|magic|dragons?|unicorns?|robots?|aliens?|monsters?|pirates?|witch\\w*|burglar|invisible|teased|laugh at|prison|war|allerg\\w*|(?:glasses|tooth|teeth|potty|napp(?:y|ies)|dummy|dark))'

/** A joy that no other rule knows: a feat, a place that the family loves, its own pet, or a day that is looked forward to. */
export const ourDays = rules([
  [
    ['growing-up', 'proud', 'today', '*'],
    '(?:learn(?:ed|t) to|managed to|finally|at last|first time|for the first time|all by (?:him|her)self|by (?:him|her)self|on (?:his|her) own|today|this morning|yesterday|just)NEAR(?:rode|ride|swam|swum|swim|scored|whistled?|whistle|tied|tie|jumped|climbed|skated|skied|read|wrote|made (?:breakfast|toast|dinner|lunch|pancakes|a sandwich)|cooked|baked|cartwheel|handstand|monkey bars|badge|medal|trophy|certificate)',
    'passed (?:\\w+ ){0,3}(?:grade|exam|test|level)|(?:got|won|gets|came home with) (?:a|her|his|the) (?:\\w+ ){0,2}(?:certificate|medal|trophy|badge|rosette)|(?:rode|swam|scored|whistled|tied|climbed|skated|skied|wrote|cooked|made breakfast|cartwheel|handstand|monkey bars|badge|medal|trophy|certificate)NEAR(?:first time|by (?:him|her)self|on (?:his|her) own|today|this morning|yesterday|proud|all the way)|(?:so|very|really|dead|sooo+|super) (?:proud|chuffed)',
    NOT,
  ],
  [
    ['pet', 'new', 'tomorrow', '*'],
    '(?:pick(?:ing)? up|fetch(?:ing)?|collect(?:ing)?|bring(?:ing)? home|meet(?:ing)?) (?:our|the|a|her|his) (?:\\w+ )?PET',
    NOT,
  ],
  [
    ['holiday', 'wants', 'always', '*'],
    'weed(?:ing|s)?(?: \\w+)? with|(?:gardening|baking|cooking|fishing|pottering|planting|picking|digging)(?: \\w+){0,3} with (?:\\w+ )?GRANDPARENT',
    NOT,
  ],
  [
    ['holiday', 'other', 'always', '*'],
    'zoo|^(?:our |the |summer |a |on )?holidays?$|holiday|safari park|aquarium|sea ?side|beach|camping|(?:our|the|my) (?:\\w+ )?(?<who>camper ?van|caravan|camper)|circus|cinema|theatre|panto(?:mime)?|fun ?fair|theme park|legoland|water ?park|steam train|boat trip|ferry|ski(?:ing)?|sledging|farm park|museum|(?:big|best|great|special|lovely|brilliant) day(?: out| ever)?|big day|wedding|bridesmaid|part(?:y|ies)|sports day|fishing|crabbing|snow ?globe|(?:new|first) (?:\\w+ )?(?:bed|bunk ?beds?|trampoline|paddling pool|swing|sandpit)|\\w+ (?:more )?sleeps (?:till|until|to|to go)|^(?:(?:so|very|over|too|way too) ?)?excited$',
    '(?:to|at|see|visit|round)(?: \\w+){0,2} (?:castle|farm)|(?:too|so|way too|very|really) (?:excited|exited)|excitement|(?:cant|can hardly) wait',
    '(?:our|my|the|grannys|grandmas|nanas|grandads|grandpas|HIS) (?:\\w+ ){0,2}(?:allotment|tree ?house|apple tree|pear tree|cherry tree|plum tree|oak tree|willow|tree|cottage|cabin|pond|den|shed|workshop|greenhouse|vegetable patch|garden|beach hut)|^(?:the |a )?(?:\\w+ )?(?:allotment|tree ?house|apple tree|garden)$',
    '(?:at|to|with) (?:\\w+ ){0,2}GRANDPARENT(?=$|[.,!]| (?:on|this|at|in|tomorrow|today|house|garden|for))|^(?:our |my |his |her )?GRANDPARENT(?:$|[.,!]| (?:house|kitchen|garden|flat|cottage))',
    NOT,
  ],
  [['pet', 'other', 'always', '*'], ours('(?<who>PET)'), CALLED, NOT],
])

/** Somebody else’s birthday, with whatever has been made or hidden for it. */
export const birthdays = rules([
  [
    ['birthday', 'going-to', 'tomorrow', 'sad waiting afraid left-out makes'],
    '(?:PARENT|GRANDPARENT|sister|brother)s? (?:\\w+ )?birthday (?:is )?(?:today|tomorr?ow|on|this|next|soon|at the)|(?:toy \\w+|teddy|ted|bunny|doll|teddy bear)s birthday',
    NOT,
  ],
])
