import { particulars } from './particulars.ts'

const BABY =
  '(?:(?:the|our|his|her|their|my|a|new|little|tiny|baby|newborn|twin|baby) )*(?:baby|babies|brothers?|sisters?|twins?)'
/** The baby, or whoever is called by a name: nobody else of the family, and no wall. */
const SOMEBODY = `(?:${BABY}|him|her|it|them|(?!(?:me|us|i|he|she|we|they|mum|mummy|mammy|mam|dad|daddy|nan|nana|gran\\w*|everyone|everybody|everything|things?|people|back|out|himself|herself|his|her|the|a|an|on|with|at|my|your|our|up|down|in|off|to|and|when|because|so|balls?|toys?|walls?|doors?)\\b)\\w+)`
const DONE = '(?:s|ed|ing|es|d)?'
const OF_THE_BABY = '(?:the|our|his|her|\\w+)? ?(?:new )?(?:babys|(?:brother|sister)s|his|her|\\w+s)'
/** What stands before a brother who was only wished for. */
const WISHED = '(?<!(?:want|wants|wanted|wanting|hoped for|asked for|it was|not|of|be|being|be) )'

/** Days of a month, as a date calls them. */
export const DATES = [
  ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh'],
  ...['twelfth', 'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth', 'seventeenth', 'eighteenth', 'nineteenth'],
  ...['twentieth', 'twenty-first', 'twenty-second', 'twenty-third', 'twenty-fourth', 'twenty-fifth', 'twenty-sixth'],
  ...['twenty-seventh', 'twenty-eighth', 'twenty-ninth', 'thirtieth', 'thirty-first'],
]

export const baby = particulars(['new-baby', 'baby-coming'], {
  'baby-twins': 'twins|twin (?:babies|brothers|sisters|boys|girls)|two (?:new )?babies',
  'its-girl':
    '(?:its|it is|having|expecting|baby is|one is|got|getting|gets|says|but) (?:going to be )?(?:a|another) (?:little |baby |new )*(?:girl|sister)',
  'its-boy':
    '(?:its|it is|having|expecting|baby is|one is|got|getting|gets|says|but) (?:going to be )?(?:a|another) (?:little |baby |new )*(?:boy|brother)',
  'baby-sister': `${WISHED}(?:(?:baby|new|little|tiny|newborn|second|another) |a (?:baby |little |new )*)(?:baby |little )?(?:sister|girl)|(?:his|our) sister|foster sister`,
  'baby-brother': `${WISHED}(?:(?:baby|new|little|tiny|newborn|second|another) |a (?:baby |little |new )*)(?:baby |little )?(?:brother|boy)|(?:her|our) brother(?! (?:has not|hasnt|isnt|cant))|foster brother`,
  'wanted-girl':
    '(?:want(?:s|ed)?|hoped for|asked for|hoping for) (?:it to be |only )?(?:a|another) (?:baby |little )?(?:girl|sister)',
  'wanted-boy':
    '(?:want(?:s|ed)?|hoped for|asked for|hoping for) (?:it to be |only )?(?:a|another) (?:baby |little )?(?:boy|brother)',
  'makes-two': '(?:makes?|making|thats|thatll be|will be) (?:it )?two(?= of| boys| girls| brothers| sisters|$|[.,!])',
  'makes-three':
    '(?:makes?|making|thats|thatll be|will be) (?:it )?three(?= of| boys| girls| brothers| sisters|$|[.,!])',
  'makes-four': '(?:makes?|making|thats|thatll be|will be) (?:it )?four(?= of| boys| girls| brothers| sisters|$|[.,!])',
  'makes-five': '(?:makes?|making|thats|thatll be|will be) (?:it )?five(?= of| boys| girls| brothers| sisters|$|[.,!])',
  // Whose it is, and whence it comes.
  ...{
    adopting: 'adopt(?:ing|ion|ed|ive)?',
    fostering: 'foster(?:ing|ed)?',
    'not-for-long':
      'might be weeks|(?:weeks|months|days) or|for (?:a few|some|six|two) (?:weeks|months)|dont know how long|for now|a while|respite|not forever|short term|emergency',
    'is-cousin':
      '(?:baby|new|newborn|little|tiny|first) (?:\\w+ )?(?:cousins?|niece|nephew)|cousin(?: \\w+){0,3} born|(?:aunt|auntie|aunty|uncle|my sister|my brother|godmother|my friend)(?: \\w+)?(?: is| has| are|s)?(?: just| also)? (?:having|had|has had|expecting|pregnant|due|brought)',
    'still-far':
      'only (?:\\w+ )?seen|never met|not met|(?:on|over) (?:the )?(?:phone|facetime|video|skype|whatsapp|zoom|screen|video ?calls?)|video ?calls?|abroad|overseas|far away|when (?:can )?(?:she|he|they|we|the baby) (?:can )?(?:come|visit|see|go|meet)',
    'by-phone':
      '(?:on|over) (?:the |my |mums |mummys )?(?:phone|facetime|video|skype|whatsapp|zoom|screen|tablet|ipad|video ?calls?)|video ?calls?',
    'keeps-waving': 'wav(?:es|ing|ed)',
    'special-care': [
      '(?:in|from|on|to) special care|special care (?:unit|baby|ward)|nicu|scbu|neonatal|incubators?|premature(?:ly)?|premmie|prem (?:baby|twins|brother|sister|unit)|born (?:too |very |so )?(?:early|small)|(?:weeks|months) early|(?:still|stuck|kept|stay\\w*)(?: \\w+){0,2} in (?:the )?hospital',
      '(?:came|come|comes|coming|is|brought|bring|bringing|back|now|finally|got|get) (?:\\w+ ){0,2}home|out of (?:special care|nicu|the incubator)',
    ],
    'draws-for-it':
      '(?:draw|drew|paint|colour|made|makes|making|writes|wrote)\\w*(?: \\w+){0,4} (?:picture|card|drawing|letter|sign|banner|painting)s?',
    'cleared-shelf': '(?:clear|tid|empt|made)\\w*(?: \\w+){0,4} (?:shelf|shelves|drawer|space|room|corner)',
    'asks-hello': 'hello|what (?:do|should|will|shall) (?:i|he|she|we) say',
  },
  ...{
    'came-home':
      '(?:came|come|coming|brought|bring|bringing|got)(?: \\w+){0,4} home|(?:is|are|now|back|s|were) (?:now |finally |back |at )*home(?! (?:birth|school|alone|time))|home (?:from|with)(?: the)? (?:hospital|baby)',
    'born-here':
      '(?:born|baby|babies|twins|arrived|came|birth)(?: \\w+){0,2} (?:at home|(?:in|on) (?:the|our) (?:\\w+ )?(?:bath|bathroom|kitchen|living room|lounge|sofa|floor|pool|car|taxi|stairs|hall|landing|car park))|home birth',
    'slept-through':
      '(?:slept|sleeping|asleep)(?: \\w+){0,2} through|missed (?:it|the|everything|all)|(?:didnt|did not) (?:\\w+ )?wake',
    ...Object.fromEntries(
      DATES.map((date, i) => [
        `on-the-${date}`,
        `on the (?:${i + 1} ?(?:st|nd|rd|th)|${date.replace('-', '[ -]')}(?= of|$|[,.]))`,
      ]),
    ),
    'home-on-monday': '(?:on )?monday',
    'home-on-tuesday': '(?:on )?tuesday',
    'home-on-wednesday': '(?:on )?wednesday',
    'home-on-thursday': '(?:on )?thursday',
    'home-on-friday': '(?:on )?friday',
    'home-on-saturday': '(?:on )?saturday',
    'home-on-sunday': '(?:on )?sunday',
    'the-day-before': 'yesterday',
    'last-week': 'last week|a week ago',
    'just-today': 'today|this morning|just now|tonight|this afternoon',
  },
  ...{
    'send-back': `(?:tak|send|giv|bring|return|swap|sell|post|put|throw|chuck)(?:e|ing|s|es|p|ping|t|ting)? ${SOMEBODY}(?: \\w+)? (?:back(?! (?:to (?:school|nursery|bed|sleep|work)|up))|away(?! (?:his|her|the|toys))|in (?:the|a) (?:bin|garage|shed|garden|rubbish|loft|postbox))|${BABY} (?:to |can |should |must )?(?:go|goes|going|gone) back|(?:go|goes|going|gone) back (?:to the (?:hospital|shop|tummy)|in|into|where)|sent back|(?:swap|return|sell) ${BABY}|send ${BABY}|(?:can|could|should|told|ask\\w*)(?: \\w+){0,4} (?:have|take|keep) (?:the baby|him|her|it|them)(?: now| instead)?(?=$|[.,!?])|(?:can|could|should|go and) live (?:there|with|somewhere|next door|in)|(?:two|one) is (?:too many|enough)`,
    'lives-there': '(?:can|could|should|he|she|it|to) (?:go and )?lives? (?:there|with|somewhere|next door|in)',
    'next-doors': 'next door\\w*|neighbours?',
    'did-post': '(?:post|push|put|shov)\\w*(?: \\w+){0,5} (?:letter ?box|post ?box)|posted',
    'did-hide': '(?:hid|hidden|hiding|hides|buried)',
    'did-bin': '(?:put|threw|chucked|dropped|thrown)(?: \\w+){0,5} (?:bin|rubbish|dustbin|toilet|loo|pond|window|skip)',
    'did-give': '(?:gave|offered|sold)(?: \\w+){0,5} (?:to|away)',
    'the-dummy': `${OF_THE_BABY} (?:dummy|dummies|soother|dodie|pacifier)`,
    'the-bottle': `${OF_THE_BABY} (?:milk )?bottles?`,
    'the-hat': `${OF_THE_BABY} (?:\\w+ )?hat`,
    'the-nappies': `(?:the|all|${OF_THE_BABY}) napp(?:y|ies)`,
    'the-rattle': `${OF_THE_BABY} (?:rattle|toys?|teddy|bunny|rabbit)`,
    'the-socks': `${OF_THE_BABY} (?:\\w+ )?(?:socks?|booties|shoes)`,
    'the-monitor': '(?:baby|the|our) monitor',
    'when-back': 'when(?: \\w+){0,5} (?:back|go|goes|going|leaves?|leaving)(?: home)?',
    'swap-for':
      'swap\\w*|exchange|(?:puppy|dog|kitten|cat|hamster|rabbit|pony|tortoise|guinea pig|fish|lizard|snake|dinosaur|dragon|robot|one)(?: \\w+){0,3} instead|instead of (?:a|the|her|his|another)|(?:want(?:s|ed)?|asked for|rather have|prefer\\w*)(?: \\w+){0,5} (?:puppy|dog|kitten|cat|hamster|rabbit|pony|tortoise|guinea pig|fish|lizard|snake)',
    'to-the-tummy': 'back (?:in|into|to)(?: \\w+){0,2} (?:tummy|belly)',
    'to-the-shed': 'in (?:the|a) shed',
  },
  ...{
    'old-thing':
      '(?:his|her|my|their) (?:own )?old (?:\\w+ )?(?:cot|pram|buggy|blanket|cradle|moses basket|basket|high ?chair|car seat|crib|pushchair|bed|clothes|babygro\\w*|room|toys?)|used to be (?:his|hers|her)|(?:in|using|into) (?:his|her)(?: \\w+)? (?:cot|pram|buggy|cradle|moses basket|high ?chair|car seat|crib|pushchair)|hand me downs?',
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
      '(?<!made (?:\\w+ )?)(?:cries|crying|screams|screaming|yells|yelling|wont stop|never stops|always cries|cried all|cries all)(?! (?:when|because|that|if|for (?:me|mummy|mum|mammy)|at (?:bedtime|nursery|school)))',
    'all-night':
      '(?:all|every|the whole|each|half the) night|(?:cries|crying|screams|screaming|yells|cried|awake)(?: \\w+){0,2} (?:at|in the|last) night|(?:woke|wakes|waking|keeps)(?: \\w+){0,2} (?:up|awake)|cant sleep',
  },
  ...{
    'fed-always':
      'feed(?:s|ing)? (?:the|him|her|it|them|all|again)|(?:always|being|got|constantly|still|busy) (?:fed(?! up)|feeding)|feeds|breastfe\\w+|on the boob|(?:drinks|wants|gets|drinking)(?: \\w+){0,2} milk',
    'no-time':
      'no time|(?:never|hasnt got|doesnt have|no) (?:any )?time|never plays?|too busy|always busy|(?:busy|always|only|just) (?:with|holding|cuddling|carrying|looking)|(?:everyone|everybody|all)(?: \\w+){0,3} (?:looks|baby|visitors)|attention|no ?(?:one|body) (?:plays|looks)|left out|ignored',
  },
  ...{
    'squeezed-it': `(?:squeez|squash|squish)(?:es|ed|ing|e) (?:\\w+ )?${SOMEBODY}|(?:hug|hugg|cuddl)\\w*(?: \\w+){0,3} too (?:hard|tight)`,
    'hit-it': `(?:hits?|hitting|smack${DONE}|slap\\w*|whack${DONE}|thump${DONE}|bash${DONE}) ${SOMEBODY}`,
    'bit-it': `(?:bit|bites|biting|bitten) ${SOMEBODY}`,
    'pinched-it': `pinch${DONE} ${SOMEBODY}`,
    'poked-it': `pok${DONE} ${SOMEBODY}`,
    'pushed-it': `(?:push|shov|kick)(?:es|e|ed|ing|s)? (?!up)${SOMEBODY}`,
    'threw-at-it': `(?:threw|throws|throwing|chucked)(?: \\w+){1,4} at ${SOMEBODY}`,
    'rough-with-it':
      '(?:too |so |a bit |very |quite |really )?rough with|(?:not|isnt|wont be|cant be|be more|needs to be|learn to be|how to be|about being) (?:\\w+ )?gentle(?: with)?|(?<!(?:to|not|never|wont|might|didnt) )hurt(?:s|ing)? (?:the|his|her|our) (?:\\w+ )?(?:baby|brother|sister)',
  },
  ...{
    'knocks-down':
      '(?:knock|smash|wreck|break|destroy|ruin|push|crash)(?:s|es|ed|ing)?(?: \\w+){0,4} (?:down|over|towers?|lego|bricks|blocks|models?|tracks?|buildings?|things|toys)|(?:broke|knocked)(?: \\w+){0,3} (?:tower|lego|model|track|castle)',
    'grabs-it':
      '(?:takes|took|grabs|grabbed|chews|chewed|nicks|steals|eats)(?: \\w+){0,3} (?:toys?|cars?|dolls?|bricks?|teddy)',
    'shouted-at-it': '(?:shout|yell|scream)(?:s|ed|ing)? at',
    'sick-on':
      '(?:was |been |is |got |gets )?(?:sick|puked?|threw up|vomited|dribbled|weed|wee d|peed|pooed|spat up)(?: \\w+){0,2} on',
    'wet-on': '(?:weed|wee d|peed|widdled|did a wee)(?: \\w+){0,2} on',
  },
  ...{
    'shares-room':
      'shar\\w+ (?:\\w+ )?(?:bed)?room|(?:cot|baby|brother|sister|twins|it|move[ds]?|moving|goes|going|put|sleep\\w*)(?: \\w+){0,3} (?:in|into) (?:the same|his|her|their) (?:bed)?room|(?:same|one) (?:bed)?room|room ?mates?',
    // "To sleep" is blanked by then, as what a story is for.
    'wants-it-in':
      'wants?(?: \\w+){0,6} (?:in|into) (?:his|her|the same) (?:bed)?room|(?<=sleep | {5})in (?:his|her|the same) (?:bed)?room|(?:wants|asked) to share',
    'wants-to-hold': [
      `(?:hold|carry|cuddle|kiss|holding|carrying|cuddling|kissing|holds|kisses|cuddles) (?:${BABY}|him|her|it|them)(?= |$)|(?:wants?|loves?|keeps|begging|insists|asking|asks)(?: \\w+){0,3} (?:hold|carry|cuddle|kiss|feed|bath|push)(?:ing)?(?=$|[.,!?]| (?:${BABY}|him|her|it|them))`,
      '(?:doesnt|wont|refuses|not|never|isnt|afraid|scared|hates|busy|mum is|mummy is|always|too (?:hard|tight))',
    ],
    'too-proud':
      'proud|best big (?:brother|sister)|(?:loves|adores|in love with|obsessed with|besotted with) (?:the baby|(?:his|her) (?:new |baby |little )*(?:brother|sister|baby)|being)',
    'wont-look':
      '(?:hasnt|has not|wont|will not|refuses to|doesnt want to|didnt|not)(?: \\w+){0,2} (?:said a word|say a word|look|looked|speak|spoken|touch|hold|meet|go near|said hello|say hello|talk to)',
    'is-boring':
      'boring|bored|(?:cant|cannot|doesnt|not|cant even) (?:\\w+ )?(?:play(?! with (?:me|him|her))|do|walk|talk|kick|run)|(?:only|just) (?:sleeps|lies|cries and|lies there)|does nothing|do anything|not a proper|(?:isnt|not|no) (?:any |much )?fun|useless|doesnt do',
    'loves-still':
      '(?:still|stop|less) (?:loving|loves?)|(?:love|loved|loves) (?:me|him|her|them|us)(?: \\w+){0,2} (?:less|still|anymore|any more|as much|too|the same)|(?:love|loves|like|likes)(?: \\w+){0,3} (?:more|better|less) than (?:him|her|me)|more than (?:him|her|me)(?= |$)',
    'is-baby-again':
      '(?:be|being|like|is|wants|pretends|pretending|playing|wish\\w*)(?: \\w+){0,3} (?:a|the) baby (?:again|too|now|as well)|(?:wants|asks for|asked for|demands|asking for)(?: \\w+){0,3} (?:bottle|dummy|nappy|nappies)|baby (?:talk|voice)|goo|goo ?goo|ga ?ga|(?:acting|talks|talking|crawling|crawls|acts|behaving|speaking) (?:\\w+ )?(?:like|as) (?:a|the) baby|(?:wants?|decided|trying|going|like|hes|shes|she will|he will) (?:to )?be (?:a|the) baby|(?:started|keeps|is) crawling|back in nappies',
    'still-chips': 'chips',
  },
  ...{
    'due-january': 'january|(?:in|due|this|next|late|early|mid|for) jan',
    'due-february': 'february|(?:in|due|this|next|late|early|mid|for) feb',
    'due-march': '(?:in|due|this|next|late|early|mid|for|by|until) march|march (?:baby|\\d+)',
    'due-april': 'april|(?:in|due|this|next|late|early|mid|for) apr',
    'due-june': 'june',
    'due-july': 'july',
    'due-august': 'august|(?:in|due|this|next|late|early|mid|for) aug',
    'due-september': 'september|(?:in|due|this|next|late|early|mid|for) sept?',
    'due-october': 'october|(?:in|due|this|next|late|early|mid|for) oct',
    'due-november': 'november|(?:in|due|this|next|late|early|mid|for) nov',
    'due-december': 'december|(?:in|due|this|next|late|early|mid|for) dec',
    'due-may': '(?:in|due|this|next) may',
    'due-spring': '(?:in|this|next) (?:the )?spring',
    'due-summer': '(?:in|this|next) (?:the )?summer',
    'due-autumn': '(?:in|this|next) (?:the )?autumn',
    'due-winter': '(?:in|this|next) (?:the )?winter',
    'due-soon': 'soon|any day(?: now)?|next week|in (?:a|two|three|\\d+) (?:few )?weeks?',
    'not-wanted':
      '(?:doesnt|does not|dont|didnt|not|never|no longer) (?:really |even )?want(?:ed)? (?:it|one|this|another|any|that|him|them|(?:the|a|an|another|any)(?: \\w+)? (?:bab(?:y|ies)|brothers?|sisters?|boy|girl|twins|one))|hates (?:the idea|it|the baby)|(?:not|isnt|less than) (?:\\w+ )?(?:happy|pleased|keen|impressed|thrilled|amused|best pleased)|furious|fuming|livid|disgusted|no thank ?you|wants only one|only one|says no',
    'needs-room':
      '(?:no|enough|be|any|have|still|is there) (?:more )?(?:room|space) (?:in|for|on|left)|where (?:will|do|does|shall) (?:i|he|she|we) (?:sit|go|sleep|fit)',
    'in-big-bed':
      '(?:in|into|in to) (?:our|my|mummys|mums|the big|your|their|mum and dads|mummy and daddys) bed|cuddles? in bed|(?:sunday|saturday|morning|bedtime|bed|night time) cuddles?',
    'fewer-cuddles':
      '(?:no|less|fewer|still|any|get|have|where|enough) (?:\\w+ )?cuddles?|cuddles? (?:any ?more|when|now)|on (?:my|mummys|mums) (?:lap|knee)',
    ...{
      'keeps-bunk':
        '(?:giv\\w+ up|keep\\w*|los\\w+|still|move out of|have to share|swap|get out of)(?: \\w+){0,4} bunk',
      'keeps-room':
        '(?:giv\\w+ up|keep\\w*|los\\w+|still|move out of|moving out of|have to share|swap|take|takes)(?: \\w+){0,4} (?:bed)?room(?! (?:for|in|on))',
      'keeps-toys':
        '(?:giv\\w+ up|keep\\w*|los\\w+|still|have to share|has to share|share|sharing|take|takes|give)(?: \\w+){0,4} (?:toys|teddy|teddies|dolls?|cars|lego)',
      'keeps-bed':
        '(?:giv\\w+ up|keep\\w*|los\\w+|move out of|have to share|swap|take|takes)(?: \\w+){0,4} (?:bed|cot)(?= |$)',
      'keeps-seat':
        '(?:giv\\w+ up|keep\\w*|los\\w+|still|move out of|swap|take|takes)(?: \\w+){0,4} (?:seat|chair|place)',
    },
    ...{
      'the-scan': 'scan|ultrasound|gender reveal|found out',
      'told-all':
        '(?:told|telling|tells|announced|bragged)(?: \\w+){0,3} (?:class|everyone|everybody|school|teacher|friends|nursery|whole|all|street|bus|neighbours?)',
      overdue:
        'overdue|late|not here yet|hasnt (?:come|arrived)|taking (?:ages|forever|so long)|takes (?:ages|forever|so long)|is it today|still waiting|any day now|wont come out|refuses to come|how (?:long|many (?:days|sleeps))|fed up of waiting|tired of waiting',
      'as-big-as': '(?:size of|as big as|as small as|as long as) (?:a|an)',
      'in-a-sock': 'in (?:a|his|her|an old) (?:\\w+ )?sock',
      'was-eaten': '(?:cut|ate|eaten|eat|pudding|smoothie|crumble|pie)',
      'same-birthday':
        '(?:same|shares?|sharing) (?:(?:a|his|her|the) )?birthday|(?:on|near|around|day (?:before|after)|week (?:before|after)|due on|born on) (?:his|her|my|their) (?:\\w+ )?birthday',
      'on-the-ward':
        'induced|induction|in labour|into labour|labour ward|maternity|waters|contractions|c ?section|caesarean|(?:in|to|at) (?:the )?hospital|on the ward',
      'who-minds':
        'minding|looking after|got the|have the|(?:staying|stay|stays|sleeping|stopping) (?:with|at)|im the|nobody will|no one will|who will',
      'crusts-on': 'crusts?',
      kicked: 'kick(?:s|ed|ing)?(?! off)|(?:felt|feels|feel) (?:\\w+ )?(?:move|moving)|hiccups',
      'names-it': '(?:call|name|calling|naming|called|named)(?: \\w+){0,2} (?:baby|brother|sister|twins|it|bump)|names',
      'talks-to-it':
        '(?:talk|sing|sang|read|shout|whisper|speak|wave|waving|spoke|said|says|kiss|sung|hello|goodnight|listen)\\w*(?: \\w+){0,5} (?:tummy|belly|bump)',
      'how-out': 'how(?: \\w+){0,4} (?:out|in there|get in|made)|come out|comes out|get out|gets out|cut out',
      'sat-in-car': '(?:sit|sat|sitting|hide|hiding|hid|gone)(?: \\w+){0,3} in (?:the|our) car',
      'sat-under': '(?:sit|sat|sitting|hide|hiding|hid|gone|went)(?: \\w+){0,3} under (?:the|his|her)',
      'looks-like': 'looks? like (?:a|an)',
    },
  },
})
