import { rules } from './rule.ts'

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
    '(?:took|taken|stole|nicked|pinched|grabbed|ate|eaten) (?:his|her|my|our|the|a|\\w+s) (?:(?:little|big|baby|best) )?(?:brothers|sisters|friends|mums|mummys|dads|daddys|grans|grandmas|grandads|nans|cousins|teachers|neighbours|twins) (?:\\w+ ){0,4}(?:and hid|and ate|and kept|without|from|sweets?|chocolates?|eggs?|biscuits?|cake|toy|doll|money)',
  ],
  [
    ['breaking', 'did-wrong', 'past', 'proud'],
    '(?:tore|ripped|drew|scribbled|coloured|smashed|snapped|stamped|trod|broke|wrecked|ruined)(?: all)?(?: over| on| up)? (?:his|her|my|our|the|a|\\w+s) (?:(?:little|big|baby|best) )?(?:brothers|sisters|friends|mums|mummys|dads|daddys|grans|grandmas|grandads|nans|cousins|teachers|neighbours|twins) \\w+',
  ],
  [
    ['saying-sorry', 'learn', 'always', 'refuses'],
    '(?:says?|shouts?|yells?|mutters?) (?:it |sorry )?(?:sorry )?NEAR(?:doesnt mean it|rolls (?:his|her) eyes)',
  ],
])
