import { particulars } from './particulars.ts'

const GARMENT =
  '(?:dressing gown|gown|bath ?robe|robe|coat|jacket|raincoat|anorak|cape|cloak|dress|hoodie|jumper|cardigan|towel|uniform|costume|(?:back|ruck|school )?(?:bag|pack|sack)|hat|umbrella)s?'
const STARES = '(?:star(?:e|es|ed|ing)|looks? at|looking at|watch(?:es|ing)?|follows?|eyes?|blinks?|moves?|alive)'
const TOY =
  '(?:dolls?|dolly|teddy|teddies|teddy bear|clown|puppet|mask|toys?|soft toys?|cuddly|(?:picture|photo|painting|poster|portrait)s?)'
const TIMES = '(?:calls?|called|calling|shouts?|shouted|shouting|yells?|yelled|got us|had us|had me|up)'

/** What is taken for somebody in the dark, whom it is taken for, and what the child does about it night by night. */
export const dark = particulars(['dark', 'monster', 'alone-in-bed', 'noise', 'nightmare', 'bedtime'], {
  'looks-heaped':
    '(?:chair|pile|heap|mound)(?: \\w+){0,4} (?:clothes|washing|laundry|coats?|jumpers?|ironing)|(?:clothes|washing|laundry|coats?|dressing gown|jumpers?|uniform)(?: \\w+){0,5} (?:chair|pile|heap)|(?:thinks|sure|says|swears|convinced|scared of|afraid of)(?: \\w+){0,3} chair|chair NEAR(?:looks|moves|is a|turns)',
  'looks-hung': GARMENT,
  'looks-curtain': 'curtains?|blinds?',
  'looks-shadow': 'shadows?|silhouettes?',
  'looks-staring': `${TOY} NEAR${STARES}|${STARES} NEAR${TOY}|scared of HIS (?:\\w+ )?${TOY}`,
  'looks-under': '(?:under|beneath|underneath|below)(?: \\w+){0,2} (?:bed|bunk|cot)',
  'looks-wardrobe': '(?:wardrobe|closet|(?<!boiler |airing )cupboard)s?',
  'looks-noise':
    '(?:nois\\w*|pipes?|boiler|creak\\w*|radiators?|floor ?boards?|wind|bang(?:s|ing)?|tap tap|tap(?:s|ping)|gurgl\\w*|knock(?:s|ing)|scratch\\w*|groan\\w*)',
  'looks-monster': 'monsters?',
  'a-man-there': '(?:man|men|bloke|stranger)',
  'a-lady-there': '(?:lady|woman)',
  'a-robber-there': 'robbers?',
  'a-zombie-there': 'zombies?',
  'some-eyes': 'eyes?',
  'some-hand': 'hands? (?!over)|fingers?',
  'some-washing': '(?:washing|laundry|ironing)',
  'dads-own': `(?:dads|daddys) (?:\\w+ )?${GARMENT}`,
  'mums-own': `(?:mums|mummys) (?:\\w+ )?${GARMENT}`,
  'on-a-hook': '(?:coat )?(?:hooks?|pegs?)',
  'on-robe': '(?:bath ?)?robe',
  'on-backpack': '(?:back ?pack|ruck ?sack)',
  'a-stair': 'stairs?',
  'a-floorboard': 'floor ?boards?|creak\\w*',
  'a-boiler': 'boiler',
  'a-tap': 'tap tap|tap(?:s|ping)|knock(?:s|ing)|bang(?:s|ing)?|thump\\w*',
  'a-gurgle': 'gurgl\\w*|water',
  'a-street-light': 'street ?(?:lamp|light)|lamp ?post',
  'it-moves': 'mov(?:e|es|ed|ing)|sways?|flap\\w*|wav(?:es|ing)',
  'calls-often': `(?:${TIMES}(?: \\w+){0,4} (?:times|again and again|all night|twice))|keeps (?:calling|shouting|yelling)|keeps getting up|keeps coming (?:out|down)`,
  'times-three': '(?:three|3) times',
  'times-four': '(?:four|4) times',
  'times-five': '(?:five|5) times',
  'times-six': '(?:six|6) times',
  'times-ten': '(?:ten|10) times',
  'checks-first':
    '(?:check|checks|checked|checking|to check)(?: \\w+){0,5} (?:behind|under|in|every|each|for|door|wardrobe)|look(?:s|ed)? (?:behind|under) (?:the |his |her )?(?:door|bed)|(?:i|we|daddy|dad|mummy|mum) (?:have|has|had|need|needs) to (?:check|look)',
  'wont-loo': '(?:loo|toilet|bathroom|for a wee)',
  'light-broke': '(?:light|lamp|nightlight)(?: \\w+){0,2} (?:broke|broken|bust|died|packed up|stopped|dead)|bulb',
  'into-our-bed':
    '(?:in|into|to|up in) (?:our|my|mine|mummys|mums|daddys|dads|mummy and daddys|parents)(?: \\w+){0,1}(?: bed| room)?$|(?:in|into|to) (?:our|my|mummys|mums|mummy and daddys|parents|the big) (?:bed|room)|(?:sleep|sleeps|sleeping|slept) (?:with|next to) (?:us|me)|comes? in with us',
  'feet-up':
    '(?:feet|foot|toes?|legs?)NEAR(?:floor|bed|out|down|hang\\w*|grab\\w*|bit\\w*|get|gets|eat\\w*)|grab\\w*NEAR(?:feet|foot|toes?|ankles?|legs?)|(?:jumps?|leaps?|leap|jump) (?:into|onto|off|out of|from)',
  'under-covers':
    '(?:under|beneath)(?: \\w+){0,2} (?:covers?|duvet|blankets?|quilt|pillow)|hid(?:es|ing)? (?:his|her|their) (?:face|head|eyes)|covers? (?:his|her|their) (?:face|head|eyes)',
  'wants-light': '(?:light|lights|lamp|landing)(?: \\w+){0,3} on|(?:wants?|needs?)(?: \\w+){0,3} lights?',
  'stays-with':
    '(?:stay|sit|sits|sitting|stays|lie|lies)(?: \\w+){0,3} (?:with|next to|beside|until|till)|(?:wont|doesnt|cant) (?:let|be) (?:me|us|left|alone)',
  'night-after-night':
    '(?:every|each)(?: \\w+)? (?:night|bedtime|evening)|night after night|(?:all|this|past|last) week|for weeks',
  'told-by-sibling': '(?:brother|sister|cousin)(?: \\w+){0,3} (?:told|says|said|scared|makes|made)',
  'saw-a-film': '(?:film|movie|tv|telly|youtube|cartoon|scooby|video)',
  'moved-house': '(?:moved|moving|new (?:house|room|home|flat|bedroom))',
})
