import { particulars } from './particulars.ts'

const BABY =
  '(?:(?:the|our|his|her|their|my|a|new|little|tiny|baby|newborn|twin|baby) )*(?:baby|babies|brothers?|sisters?|twins?)'
const SOMEBODY = `(?:${BABY}|him|her|it|them|\\w+)`
const DONE = '(?:s|ed|ing|es|d)?'

export const baby = particulars(['new-baby', 'baby-coming'], {
  'baby-twins': 'twins|twin (?:babies|brothers|sisters|boys|girls)|two (?:new )?babies',
  'baby-sister':
    '(?:baby|new|little|tiny|newborn|a|second|another) (?:baby |little )?(?:sister|girl)|(?:his|our|got a) sister',
  'baby-brother':
    '(?:baby|new|little|tiny|newborn|a|second|another) (?:baby |little )?(?:brother|boy)|(?:her|our|got a) brother',
  ...{
    'came-home':
      '(?:came|come|coming|brought|bring|arrived|is|are|now|back|s)(?: \\w+){0,4} home|home (?:from|with)(?: the)? (?:hospital|baby)|arrived|was born|were born',
    'home-on-monday': '(?:on )?monday',
    'home-on-tuesday': '(?:on )?tuesday',
    'home-on-wednesday': '(?:on )?wednesday',
    'home-on-thursday': '(?:on )?thursday',
    'home-on-friday': '(?:on )?friday',
    'home-on-saturday': '(?:on )?saturday',
    'home-on-sunday': '(?:on )?sunday',
    'the-day-before': 'yesterday',
    'last-week': 'last week|a week ago|this week',
    'just-today': 'today|this morning|just now|tonight|this afternoon',
  },
  ...{
    'send-back': `(?:tak|send|giv|bring|return|swap|sell|post|put|throw|chuck)(?:e|ing|s|es|p|ping|t|ting)? ${SOMEBODY}(?: \\w+)? (?:back|away|in (?:the|a) (?:bin|garage|shed|garden|rubbish|loft|postbox))|(?:go|goes|going|gone|get) back|sent back|(?:swap|return|sell) ${BABY}|send ${BABY}`,
    'when-back': 'when(?: \\w+){0,5} (?:back|go|goes|going|leaves?|leaving)(?: home)?',
    'swap-for': 'swap\\w*|exchange|instead',
    'to-the-tummy': 'back (?:in|into|to)(?: \\w+){0,2} (?:tummy|belly)',
    'to-the-shed': 'in (?:the|a) shed',
  },
  ...{
    'old-thing':
      '(?:his|her|my|their) (?:own )?old|used to be (?:his|hers|her)|(?:was|were) (?:his|hers|her own)|(?:in|using|got|has|have|into|with) (?:his|her)(?: \\w+)? (?:cot|pram|buggy|blanket|cradle|moses basket|high ?chair|car seat|crib|pushchair)|hand me downs?',
    'went-quiet': '(?:went|gone|very|so|all) quiet|wont say|wouldnt say',
    'is-yellow': 'yellow',
    'is-blue': 'blue',
    'is-pink': 'pink',
    'is-red': 'red',
    'is-green': 'green',
    'is-white': 'white',
    'is-stripy': 'stripy|striped',
  },
  ...{
    'too-loud':
      'too (?:loud|noisy)|so (?:loud|noisy)|(?:covers?|covering|hands over|fingers in) (?:his|her|their) ears|the noise',
    'cries-much':
      '(?<!made (?:\\w+ )?)(?:cries|crying|screams|screaming|yells|yelling|wont stop|never stops|always cries|cried all|cries all)',
    'all-night':
      '(?:all|every|at|in the|last|the whole|each) night|(?:woke|wakes|waking|keeps)(?: \\w+){0,2} (?:up|awake)|\\d+ times|cant sleep|not sleeping',
  },
  ...{
    'fed-always': 'feed(?:s|ing)?|fed|breastfe\\w+|on the boob|milk',
    'no-time':
      'no time|(?:never|hasnt got|doesnt have|no) (?:any )?time|never plays?|too busy|always busy|(?:busy|always|only|just) (?:with|holding|cuddling|carrying|looking)|(?:everyone|everybody|all)(?: \\w+){0,3} (?:looks|baby|visitors)|attention|no ?(?:one|body) (?:plays|looks)|left out|ignored',
  },
  ...{
    'squeezed-it': `(?:squeez|squash|squish)\\w* (?:\\w+ )?${SOMEBODY}|(?:hug|hugg|cuddl)\\w*(?: \\w+){0,3} too (?:hard|tight)`,
    'hit-it': `(?:hits?|hitting|smack${DONE}|slap\\w*|whack${DONE}|thump${DONE}|bash${DONE}) ${SOMEBODY}`,
    'bit-it': `(?:bit|bites|biting|bitten) ${SOMEBODY}`,
    'pinched-it': `pinch${DONE} ${SOMEBODY}`,
    'poked-it': `pok${DONE} ${SOMEBODY}`,
    'pushed-it': `(?:push|shov|kick)(?:es|e|ed|ing|s)? (?!up)${SOMEBODY}`,
    'threw-at-it': `(?:threw|throws|throwing|chucked)(?: \\w+){1,4} at ${SOMEBODY}`,
    'rough-with-it':
      '(?:too |so |not |bit )?(?:rough|gentle) with|hurts? (?:the|his|her|our) (?:\\w+ )?(?:baby|brother|sister)',
  },
  ...{
    'knocks-down':
      '(?:knock|smash|wreck|break|destroy|ruin|push|crash)(?:s|es|ed|ing)?(?: \\w+){0,4} (?:down|over|towers?|lego|bricks|blocks|models?|tracks?|buildings?|things|toys)|(?:broke|knocked)(?: \\w+){0,3} (?:tower|lego|model|track|castle)',
    'grabs-it':
      '(?:takes|took|grabs|grabbed|chews|chewed|nicks|steals|eats)(?: \\w+){0,3} (?:toys?|cars?|dolls?|bricks?|teddy)',
    'shouted-at-it': '(?:shout|yell|scream)(?:s|ed|ing)? at',
    'sick-on':
      '(?:was |been |is |got |gets )?(?:sick|puked?|threw up|vomited|dribbled|weed|pooed|spat up)(?: \\w+){0,2} on',
  },
  ...{
    'shares-room':
      'shar\\w+ (?:\\w+ )?(?:bed)?room|(?:in|into) (?:the same|his|her|their) (?:bed)?room|(?:same|one) (?:bed)?room|room ?mates?',
    // "To sleep" is blanked by then, as what a story is for.
    'wants-it-in':
      'wants?(?: \\w+){0,6} (?:in|into) (?:his|her|the same) (?:bed)?room|(?<=sleep | {5})in (?:his|her|the same) (?:bed)?room|(?:wants|asked) to share',
    'wants-to-hold':
      '(?:hold|carry|cuddle|kiss) (?:the|him|her|it|his|them|all|our|\\w+ (?:everywhere|all))|(?:wants?|loves?|keeps|begging|insists)(?: (?:to|on|for|asking))?(?: \\w+)? (?:hold|carry|cuddle|kiss|holding|carrying|cuddling|kissing|help|helping|feed|feeding)',
    'too-proud': 'proud|best big (?:brother|sister)|loves (?:the|his|her|being)',
    'is-boring':
      'boring|bored|(?:cant|cannot|doesnt|wont|not|cant even) (?:\\w+ )?(?:play|do|walk|talk|kick|run)|(?:only|just) (?:sleeps|lies|eats|drinks|cries and)|does nothing|do anything|not a proper',
    'loves-still':
      '(?:still|stop|even|less|also) (?:loving|love)|love(?:s|d)?(?: \\w+){0,3} (?:(?:less|more) than|still|more|less|too|any ?more|as much|best|now)|more than (?:him|her|me)',
    'is-baby-again':
      '(?:be|being|like|is|wants|pretends)(?: \\w+){0,3} (?:a|the) baby (?:again|too)|(?:wants|asks for|asked for|demands)(?: \\w+){0,3} (?:bottle|dummy|nappy)|baby talk|(?:acting|talks|talking|crawling) like a baby|be a baby',
  },
  ...{
    'due-january': 'january',
    'due-february': 'february',
    'due-march': 'march',
    'due-april': 'april',
    'due-june': 'june',
    'due-july': 'july',
    'due-august': 'august',
    'due-september': 'september',
    'due-october': 'october',
    'due-november': 'november',
    'due-december': 'december',
    'due-may': '(?:in|due|this|next) may',
    'due-spring': '(?:in|this|next) (?:the )?spring',
    'due-summer': '(?:in|this|next) (?:the )?summer',
    'due-autumn': '(?:in|this|next) (?:the )?autumn',
    'due-winter': '(?:in|this|next) (?:the )?winter',
    'due-soon': 'soon|any day(?: now)?|next week|in (?:a|two|three|\\d+) (?:few )?weeks?',
    'not-wanted':
      '(?:doesnt|does not|dont|didnt|not|never) (?:really )?want(?:ed)? (?:a|an|the|another|any|it|one|this|to be)|hates the idea|not (?:happy|pleased|keen)',
    'needs-room':
      '(?:no|enough|be|any|have|still) (?:more )?(?:room|space) (?:in|for|on)|(?:in|into) our bed|cuddles?|on (?:my|mummys|mums) lap',
  },
})
