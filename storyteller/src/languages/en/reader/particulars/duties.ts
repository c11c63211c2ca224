import { particulars } from './particulars.ts'

const FOODS = [
  'broccoli',
  'spinach',
  'salad',
  'soup',
  'fish',
  'cabbage',
  'stew',
  'rice',
  'cucumber',
  'cauliflower',
  'meat',
]

/** Which of the small battles of a day it is, where the subject does not say. */
export const duties = particulars(
  [
    ...(['hair-wash', 'haircut', 'nail-cutting', 'tooth-brushing', 'dressing', 'clothes'] as const),
    ...(['tidying', 'screens', 'bedtime', 'eating', 'toilet', 'saying-no'] as const),
  ],
  {
    // Not for a light story.
    'du-accident':
      '(?:wet|weed|wee|peed|pooed|soiled) (?:him|her|them)sel\\w+|accidents? (?:at|in|on) (?:the |his |her )?(?:school|nursery|class|bus|car|assembly|playground|shop)|(?:nappy|itchy|sore) rash|rash|constipat\\w*|it hurts (?:to|when) (?:\\w+ )?(?:poo|wee)',
    'du-grave':
      '(?:laugh\\w*|teas\\w*|mock\\w*|made fun)|(?:too )?(?:fat|thin|skinny)|weight|diet|calories|anorex\\w*|allerg\\w*|coeliac|chemo\\w*|cancer|hospital|operation|died|dead|death|die|dying|funeral|heaven|divorc\\w*|separat\\w*|hates? (?:his|her) (?:new )?(?:hair|hair ?cut|curls)|too short|bald|throw\\w* up|vomit\\w*|chok\\w*|hit|hits|smack\\w*|beat\\w*|punish\\w*|naughty step|threat\\w*|police|autis\\w*|drown\\w*|burn(?:t|ed)',
    'du-being':
      '^(?:story |something )?(?:about )?(?:a|an|the|two|one) (?!(?:\\w+ )?(?:girl|boy|child|kid))(?:\\w+ ){1,3}(?:who|that|which|whos)',
    'du-afraid-of':
      'monsters?|ghosts?|the dark|in the dark|nightmares?|thunder\\w*|alone|without (?:his|her) (?:\\w+ )?(?:teddy|bear|bunny|rabbit|doll|blanket|blankie|toy|comforter|muslin|dummy)|miss(?:es|ing) (?:his|her|\\w+)|sleepover|germs|why (?:do|does|we|is|are)',
    'du-brush':
      '(?:hair ?brush\\w*|(?:brush\\w*|comb\\w*|detangl\\w*|plait\\w*)(?: \\w+){0,3} hair|hair(?: \\w+){0,3} (?:brush\\w*|comb\\w*)|tangl\\w*|knots?)',
    'du-out':
      '(?:get|gets|getting|come|comes|coming|climb|got) out(?: of)?(?: the| his| her)?(?: bath| shower| tub)?(?! of (?:bed|the house))|out of the (?:bath|tub|shower)|stays? in (?:the|his|her) (?:bath|tub)',
    'du-bath': ['bath\\w*|showers?|tub', 'hair|shampoo\\w*|eyes|rins\\w*|bath bombs?'],
    'du-leave':
      '(?:leav\\w*|go(?:ing)? home|come home|time to go|away) (?:from )?(?:\\w+ ){0,2}(?:playground|park|swings?)|(?:playground|park|swings?)NEAR(?:leave|go home|go(?:ing)? home|come home|time to go)',
    'du-house': '(?:leave|leaving|get|getting|out of|out) (?:\\w+ )?the (?:house|door)',
    'du-socks': 'socks?|seams?|tights',
    'du-shoes': 'shoes?|wellies|boots?|trainers|sandals',
    'du-coat': 'coats?|jackets?|anorak|snow ?suit|raincoat|hats?|gloves|scarf',
    'du-flush': 'flush\\w*|(?:toilet|loo|toilets) (?:is |are )?(?:\\w+ )?(?:loud|noisy)|roar\\w*|hand ?dryers?',
    'du-potty': 'pott(?:y|ies)|napp(?:y|ies)|diapers?|pull ?ups?|toilet train\\w*|(?:big|girl|boy) pants',
    'du-toes': 'toe ?nails?|toes',
    'du-more': 'one more|another (?:story|drink|wee|book)',
    'du-tablet': 'tablets?|i ?pads?|kindle',
    'du-phone': 'phones?|mobiles?',
    'du-game':
      'minecraft|roblox|fortnite|mario|xbox|playstation|nintendo|switch(?! (?:\\w+ )?off)|gam(?:e|es|ing)|computer',
    'du-peas': 'peas',
    'du-lego': 'lego|bricks|blocks|duplo',
    'du-trod': '(?:stood|trod|stepped|treading|stepping) on (?:\\w+ ){0,3}(?:one|lego|brick|it|bricks)',
    'du-stays-up':
      '(?:brother|sister|cousin|sibling|everyone|everybody|others?|siblings)NEAR(?:stay|stays|up (?:later|late)|later)|(?:stay|stays) up later',
    'du-first': '(?:first|1st)(?: ever| proper| real)? hair ?cut',
    'du-screams':
      'scream\\w*|shout\\w*|yell\\w*|howl\\w*|shriek\\w*|melt ?downs?|tantrums?|drama|kicks? off|battle|fight',
    'du-runs': '(?:runs?|running|ran) (?:away|off)|hides?|hiding|chase\\w*|under the table',
    'du-clamps':
      '(?:clamp\\w*|shuts?|keeps|closes) (?:\\w+ )?(?:mouth|lips|teeth)(?: shut| closed)?|mouth (?:tight|shut|closed)|(?:bites|chews) (?:on )?(?:the|his|her) (?:tooth ?)?brush',
    'du-late': '(?:always |be |were |were always )?late\\b(?! (?:at )?night)',
    'du-mon': 'monday',
    'du-tue': 'tuesday',
    'du-wed': 'wednesday',
    'du-thu': 'thursday',
    'du-fri': 'friday',
    'du-sat': 'saturday',
    'du-sun': 'sunday',
    ...Object.fromEntries(FOODS.map((one) => [`du-${one}`, one])),
  },
)

/** Whose it is that two want to have. */
export const sharing = particulars(['sharing', 'first-in-line'], {
  // Another story: no thing that two could hold.
  'sh-other':
    '(?:room|bedroom|seat|mum|mummy|dad|daddy|attention|birthday (?:cake|party)|shar\\w* (?:a|his|her) birthday(?= with|$)|secret|feelings?|kids|custody|parents|died|dead|money|bath)|(?:sweets?|cakes?|chocolate|food|snacks?|lunch|crisps|biscuits?)|^(?:about )?(?:(?:a|an|the) )?(?:\\w+ ){1,2}(?:who|that) (?:wont|doesnt|never|didnt|wouldnt|has|had|is|shares?)|interrupt\\w*|bossy|bosses',
  'ft-slide': '(?:slides?|chute|climbing frame)',
  'sh-sandpit': 'sand ?(?:pit|box)',
  'sh-nursery': 'nursery|preschool|playgroup',
  'sh-own':
    '(?:share|sharing|shares|lend|lending|let|give|with|on|at|touch|touches|touching|touched|took|takes|grabs?|grabbed|snatch\\w*) (?:\\w+ ){0,4}(?:his|her|their) (?:own )?(?:\\w+ )?(?!sister|brother|friend|cousin|mum|dad|baby|turn|hand|toys)\\w+',
})
