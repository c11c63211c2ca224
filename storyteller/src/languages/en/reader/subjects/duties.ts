import { rules } from './rule.ts'

const CLOTHES =
  '(?:shoes?|socks?|coats?|jackets?|trousers|tights|wellies|boots|trainers|jumper|pyjamas|pants|vest|clothes|uniform|mittens|gloves|hat|raincoat|snow ?suit)'
const AGAINST =
  '(?:wont|will not|refuses to|refusing to|refuse to|doesnt want to|not wanting to|never wants to|hates|hates to|fights|battles?|battle to|fight to|struggle to|impossible to|cant get (?:him|her|them) to|trying to get (?:him|her|them) to)'
const FEARS =
  'dark|monsters?|ghosts?|alone|own (?:bed|room)|new (?:bed|room)|scared|afraid|frightened|nightmares?|hospital|without (?:me|mum|dad|daddy|mummy)|sleepover|cries for|since (?:the|we|grand|mum|dad)|died|dead|death'
const STORY =
  'BEING (?:who|that|which)|(?:about|^)(?: a| an)? (?:\\w+ )?BEING|lost|missing|cant find|steals?|stole|too small|too big|grown out|doesnt fit|dress(?:es)? (?:up|like)|bully|bullies|hurts? (?:him|her)self'
const ONE_THING =
  '(?!who|whose turn|turns?|nothing|everything|the (?:window|front|back|middle) seat|(?:the )?(?:bathroom|toilet|remote|telly|tv|bed|last)|mum|mummy|dad|daddy|money|me|food|sweets|cake)'

/** The small battles of a day, where a parent says outright which it is. */
export const duties = rules([
  [
    ['bedtime', 'refuses', 'always', 'cannot learn'],
    `${AGAINST} (?:go(?:ing)? to|get(?:ting)? (?:in|into) (?:the )?|stay(?:ing)? in) (?:bed|sleep)\\b|${AGAINST} (?:bed ?time|go up to bed)|(?:bed ?time|getting (?:him|her|them) to (?:bed|sleep))NEAR(?:battle|fight|drama|takes? (?:\\w+ )?hours?|takes (?:forever|ages)|nightmare (?:every|again)|stalls?|stalling|excuses)`,
    `-${FEARS}|${STORY}|scream\\w*|nana|granny|grandma|grandad|sleeps at`,
  ],
  [
    ['dressing', 'refuses', 'always', 'learn cannot'],
    `${AGAINST} (?:let (?:me|us|daddy|mummy|anyone) )?(?:put|get|wear|have|keep|pull|putting|getting|wearing)(?: on)? (?:\\w+ ){0,3}${CLOTHES}(?: on)?|${AGAINST} (?:get|getting) dressed|(?:get|getting) (?:him|her|them)(?: \\w+)? (?:dressed|into (?:his|her|their) ${CLOTHES})|^(?:the )?${CLOTHES}(?: on)?(?: battle| drama| again| every morning| please| pls| story)*(?=[.! ]*$)|(?:put|putting|get|getting) (?:your |his |her |their )?${CLOTHES} on`,
    `(?:tantrums?|meltdowns?|battles?|drama|fights?|tears|screams?|screaming|cries)(?: \\w+){0,2} (?:over|about|when|at)(?: \\w+){0,3} ${CLOTHES}(?= |$|[.,!])`,
    `(?:socks?|tights)[^]{0,40}\\bseams?|seams? (?:of|in|on|are|is|feels?|itch\\w*)|${CLOTHES}NEAR(?:every (?:single )?morning|drama|battle|meltdown|tantrum)`,
    `-${STORY}|new (?:shoes|boots|coat|trainers)|laces|by (?:him|her)self|on (?:his|her) own|first time|boys? (?:can|wear|in)|pink|(?:a|the) dress(?:es)?\\b`,
  ],
  [
    ['dressing', 'refuses', 'always', 'learn cannot'],
    `(?:${AGAINST}|never|not want\\w*|wouldnt|screams when we|tantrum|meltdown|time to)NEAR(?:leav\\w*|go(?:ing)? home(?: from)?|come (?:home|away)(?: from)?)NEAR(?:playground|park|swings?)|(?:playground|park|swings?)NEAR(?:${AGAINST}|tantrum|meltdown|never wants to|screams)(?: \\w+){0,3} (?:leave|go home|come home|come away)`,
    `-${STORY}|without|left (?:him|her)|teddy|lonely|moving`,
  ],
  [
    ['eating', 'refuses', 'always', 'learn'],
    '(?:only|nothing but|just) (?:ever )?(?:plain |dry |white )?(?:pasta|chips|toast|nuggets|noodles|rice|cereal|sausages|beige)(?= |[.,!]|$)|(?:pasta|chips|toast|nuggets) (?:only|every (?:day|night|single))|^(?:eat(?:ing)? )?(?:vegetables|veggies|veg|greens|fussy eat(?:er|ing)|picky eat(?:er|ing))(?: please| pls| again)*(?=[.!: )(]*$)',
    `-${STORY}|allerg\\w*|thin|fat|weight|starv\\w*|sick|birthday|funny|makes?|cooks?`,
  ],
  [
    ['nail-cutting', 'refuses', 'always', 'learn'],
    '^(?:cut(?:ting)? )?(?:(?:his|her) )?(?:finger ?|toe ?)?nails(?: again| please| pls| story)*(?=[.! )(:]*$)',
  ],
  [
    ['hair-wash', 'refuses', 'always', 'learn'],
    `${AGAINST} (?:get|getting|go|going|come|coming|climb)(?: \\w+)? (?:in|into|out|out of)(?: of)? (?:the |his |her )?(?:bath|tub|shower)|(?:bath|tub|shower)NEAR(?:wont|refuses to|doesnt want to|never wants to) (?:get|come|go|climb) (?:in|into|out)`,
    `-${STORY}|scared|afraid|frightened|drown\\w*`,
  ],
  [
    ['first-in-line', 'learn', 'always', 'did-wrong refuses'],
    `(?:always|has|have|must|needs?|wants?|insists on|got)(?: to)? (?:be|being|go|going|come) (?:the )?first\\b|^(?:being |always |me )+first(?: in (?:line|the line|the queue|everything))?(?: please| pls| again| syndrome)*(?=[.! )(:]*$)|(?:pushes|pushing|pushed|barges|barging) (?:in|past|in front|to the front|the others|everyone)(?: of)?(?: \\w+){0,4} (?:line|queue|front|slide|door)|WONT (?:\\w+ ){0,2}wait (?:for )?(?:his|her|their) (?:turn|go)|(?:cant|cannot|hard to|learn\\w*(?: to)?|struggles to) wait (?:for )?(?:his|her|their|your) (?:turn|go)|(?:push\\w*|jump\\w*) (?:in )?(?:the )?queues?`,
    `-${STORY}|game|win|won|lose|losing|board|race|spell|first (?:day|time|tooth|word|place|to finish)|talk|interrupt\\w*|hit|bit\\b`,
  ],
  [
    ['screens', 'refuses', 'always', 'learn'],
    `(?:telly|tv|i ?pad|tablet|cartoons?|youtube|bluey|paw patrol|xbox|switch|screens?)NEAR(?:(?:goes|went|going|is|gets?|turned|switched|turn\\w* it|switch\\w* it) off|ends|finishes)|${AGAINST} (?:stop|turn off|switch off|come off|put down)(?: \\w+){0,2} (?:playing|watching|(?:minecraft|fortnite|roblox|mario|telly|tv|ipad|tablet|phone|game|cartoons?)s?)`,
    `-${STORY}|broke\\w*|scared|afraid|frightened|power cut|outside|football|lights?`,
  ],
  [
    ['sharing', 'quarrel', 'today', 'learn refuses'],
    `both (?:of them )?(?:want|wants|wanted|grabbed|pulled|pulling|had hold)(?: \\w+)? (?:the|a|that|one|same|his|her)(?: same| only)? \\w+|(?:fight|fights|fighting|fought|squabbl\\w*|argu\\w*|tug of war|tears|row|scrap)(?: \\w+)? over (?:the |a |one |their |his |her |my )?${ONE_THING}(?:\\w+ )?\\w+`,
    `-${STORY}|game|board|cards?|win|won|lost|losing|parents|mum and dad|friend(?:s)? any ?more|hit|bit|kick\\w*|broke\\w*`,
  ],
])
