import { rules } from './rule.ts'

/** Children among children, and what one does wrong. */
export const others = rules([
  // What is only named: nothing is said to happen.
  [
    ['lie', 'other', 'always', ''],
    '^(?:(?:a story |something )?about )?(?:honesty|being honest|telling the truth|the truth|truthfulness)(?: (?:is|even|when|always|best|its|it|hard|difficult|scary|the|policy|if|youre|ur|you|are|afraid)){0,7}$',
  ],
  [
    ['sharing', 'other', 'always', ''],
    '^(?:(?:a story |something )?about )?(?:sharing is caring|how to share|generosity|being generous)$',
  ],
  [
    ['quarrel', 'quarrel', 'always', 'sad'],
    '(?:isnt|wasnt|arent|not|is no longer|doesnt want to be|didnt want to be|dont want to be) (?:his|her|their) (?:best )?friends?(?: any ?more)?(?= |$|[.,!])|not friends any ?more|arent friends|stopped being friends',
  ],
  // What children do to a child, before what it does itself.
  [
    ['left-out', 'left-out', 'always', 'sad'],
    '(?:didnt|did not|never) (?:get|receive|have) (?:an |a |any |her |his |the )?(?:invit\\w*|asked|picked|chosen)|(?:no|without an|wasnt|was not|werent|hasnt been|havent been|havent had an|not been|isnt|not) (?:invit\\w*)|(?:whole class|all the girls|all the boys|all (?:his|her) friends|everyone(?: else)?|everybody(?: else)?)(?: \\w+){0,6} (?:invited|invitations?|invites?|asked|chosen|picked)(?: \\w+){0,5} (?:except|but not|apart from|not)|(?:invited|asked) (?:everyone|everybody|the whole class|all the (?:girls|boys|others))(?: \\w+){0,4} (?:except|but|apart)',
    '(?:FRIEND|friend \\w+)NEAR(?:played|plays|playing|sat|sits|went off|goes off|chose|walked|walks|partnered) with (?:someone|somebody|another|other|a different|the new|the other|\\w+ instead)|(?:played|plays) with (?:someone|somebody) else',
    '(?:didnt|did not|failed to) (?:make|get into|get in|get on) (?:the|a|his|her) (?:\\w+ )?(?:team|squad|choir|cast|final|club)|(?:left|leaves|leave|leaving) (?:him|her) (?:out|alone|behind|on (?:the|a) bench|on (?:his|her) own|standing|sitting|by)|(?:went|ran|go|goes|walked) off (?:together |with (?:someone|the others|another \\w+) )?(?:and left|without)|wont play with (?:him|her)|wouldnt play with (?:him|her)|(?:no longer|doesnt) (?:wants? to )?plays? with (?:him|her)',
    '(?:nobody|no one|noone|none of them|none of the \\w+)(?: \\w+){0,2} (?:sat|picked|chose|wanted|asked|invited|played|talked|spoke|came|waited|saved|turned up|passed|let)(?! to sleep)|everyone (?:\\w+ ){0,6}(?:except|but|apart from) (?:him|her|my|our)',
    '-BEING (?:who|that) |(?:shop|cafe|bakery)',
  ],
  // Whoever has done wrong and is to say so: whatever it was.
  [
    ['saying-sorry', 'did-wrong', 'always', 'learn cannot did-wrong'],
    '(?:say|saying|says) (?:\\w+ )?sorry|apologi[sz]\\w*',
    '-(?:to|at) (?:him|her|them|me)(?: \\w+){0,3} (?:say|says|said) sorry|(?:nobody|no one|never|didnt|they|he|she) (?:\\w+ )?(?:said|apologi[sz]ed)',
  ],
  [
    ['teasing', 'teased', 'always', 'sad left-out'],
    '(?:got|was|were|been|being|is|getting|gets) (?:\\w+ )?(?:laughed at|teased|picked on|made fun of|mocked|bullied|called names)|(?:laughed|giggled|sniggered|pointed) at (?:him|her|them|my|our|his|it)|(?:called|calling) (?:him|her) (?:a |an )?\\w+|said (?:his|her) \\w+ (?:\\w+ )?(?:is|was|were|are|looked|looks) |(?:says?|said|told (?:him|her)) (?:that )?(?:girls|boys) (?:cant|dont|arent|shouldnt)|(?:they|others|other kids|kids|children|everyone|somebody|someone|boys|girls) (?:all )?(?:say|says|said) (?:he|she|hes|shes|his|her) (?!can|will)|(?:copy|copies|copied|copying|imitates?) (?:how|the way) (?:he|she)|(?:boy|girl|kid|child|someone|somebody|children|they)s? (?:\\w+ )?(?:hit|bit|kicked|pushed|punched|scratched|shoved|slapped|pinched|hits|bites|kicks|pushes|tripped) (?:him|her|me|my|our)(?= |$|[.,!])',
    '-(?:always|every|keep|keeps|often|all the time)|(?:he|she) (?:teased|called|laughed|said)|BEING (?:who|that)',
  ],
  [
    ['losing', 'learn', 'always', 'sad refuses did-wrong contest'],
    '(?:bad|sore|poor|terrible|awful|good) losers?|always (?:wins?(?= (?:at|every|all|and|the|when|in|so)|$|[,.!?;])|beats? (?:him|her|them))|keeps (?:winning|losing)|loses every|wins every (?:game|time|match|race)|(?:cant|cannot|hates?|hard|doesnt|not|learn\\w*|trouble|difficult|how|bear|okay|ok|alright|about|upset|when) (?:\\w+ ){0,3}(?:los(?:e|es|ing)|win)(?: (?:at|a|the|any|games?|gracefully|well)|(?=$|[.,!?;]))|(?:always|has to|must|wants to|needs to|only|got to) win|(?<!\\b(?:got|get|gets|getting) )los(?:es|ing|t) (?:at|a|the|every|any) (?:\\w+ )?(?:game|match|race|board|cards?|competition|final|uno|ludo|monopoly|football|chess)|(?:flips?|throws?|storms?)NEAR(?:game|board|cards|loses|losing)',
    '(?<!\\b(?:got|get|gets|getting) )(?:loses|lost|losing) at (?!(?:the )?(?:sea|shops?|market|beach|park|school|fair|zoo|airport|station)\\b)|(?:beat|beats|beaten|won against|wins against) (?:him|her|them)(?: at| in| again|(?=$|[,.!?;]))|lost (?:by )?(?:\\d+|six|five|four|three|two|one)(?: (?:nil|to|goals|\\d+)|(?= ?(?:$|[,.!?;])))|\\d+ nil|board (?:\\w+ ){0,2}(?:on|across|all over) the (?:floor|room)|(?:snakes and ladders|ludo|uno|monopoly|snap|happy families|board games?|game night)NEAR(?:tears?|floor|tantrum|meltdown|storm\\w*|threw|screaming)|threw(?: \\w+){0,6} (?:board|counters|cards|dice|monopoly|uno|pieces)|because (?:\\w+ ){1,2}won(?= |$|[,.!?])',
  ],
  [
    ['first-in-line', 'learn', 'always', 'did-wrong'],
    '(?:always|has to|have to|must|wants? to|needs to) (?:be|go|come) (?:the )?first|(?:push\\w*|jump\\w*|shov\\w*)(?: \\w+){0,2} (?:queue|line|front)|first in (?:line|everything|the queue|the line)|be(?:ing)? the (?:best|first|winner|boss)|bossy|bosses|boss(?:ing|iness)|interrupt\\w*|wait (?:for )?(?:his|her|their) turn|his way|her own way|(?:everything|things) (?:\\w+ ){0,2}(?:his|her) way',
  ],
  [
    ['said-hurtful', 'did-wrong', 'today', 'quarrel'],
    '(?:said|told|shouted|screamed|wrote|yelled)NEAR(?:hate you|hates? (?:me|her|him|us)|ugly|stupid|fat|not (?:my|his|her) friend|go away|mean|nasty|horrible)',
    '-(?:children|kids|they|others|boys|girls|classmates|somebody|someone|everyone|everybody|people|brother|sister|boy|girl) (?:\\w+ ){0,3}(?:said|told|shouted)',
  ],
  [
    ['hitting', 'did-wrong', 'today', 'sad'],
    '(?:hit|bit|kicked|pushed|shoved|scratched|pinched|slapped|punched|smacked|spat at|pulled|threw)(?: \\w+){0,5} (?:child\\w*|boys?|girls?|kids?|friends?|brother|sister|cousin|classmate|nursery|school|playground|hair|teacher|somebody|someone)',
    '-(?:a|little|wee|tiny) bit|(?:was|got|been|being|were) (?:\\w+ )?(?:hit|bitten|bit|kicked|pushed|scratched)|(?:kid|boy|girl|child|children|dog|they|someone|somebody)s? (?:\\w+ )?(?:hit|bit|kicked|pushed|scratched|pulled|hits|bites) (?:him|her|my|me)|ball',
  ],
  [
    ['lie', 'did-wrong', 'today', ''],
    '(?:copied|copies|copying) (?:\\w+ ){0,3}(?:homework|answers|work|spellings|test)|(?:lied|fibbed|told (?:me |us |her |his )?(?:\\w+ )?(?:a )?(?:lie|fib|porky)|blamed|cheated|pretended|swore (?:it|he|she))',
    '-(?:always|often|every|that we|says we)|cheat\\w*(?: \\w+){0,3} at|(?:isnt|not|is|are|was) to blame',
  ],
  [
    ['hitting', 'did-wrong', 'always', 'sad learn'],
    '(?:hit|hits|hitting|bit|bites|biting|kick\\w*|push\\w*|shov\\w*|scratch\\w*|pinch\\w*|pull\\w*|slap\\w*|punch\\w*|smack\\w*|spat|spits?|thr(?:ew|ows|owing) (?:sand|stones|things|(?:a|an|his|her|the|their) \\w+) at)(?: \\w+){0,4} (?:child\\w*|boys?|girls?|kids?|friends?|brother|sister|baby|others?|another|cousin|classmate|him|her|me|us|people|everyone|hair|nursery|school|class|playground|teacher|PARENT|GRANDPARENT|somebody|someone|[a-z]+ (?:at|in|on) (?:nursery|school|the playground))',
    '(?:hit|hits|hitting|bit|bites|biting|kicks|kicking|lashes out|hurts? (?:other|others|his|her))(?: \\w+){0,3} (?:when|because|if|at)|(?:he|she|they|son|daughter) (?:hits|bites|kicks|pushes|scratches|bit|hit|pushed|kicked)',
    '-(?:boy|girl|kid|child|someone|somebody|children|they|classmate|neighbour)s? (?:\\w+ )?(?:hits?|hitting|bit|bites?|kick\\w*|push\\w*|punch\\w*|scratch\\w*|shov\\w*|pinch\\w*|pull\\w*|slap\\w*|smack\\w*|spits?|spat) (?:at |on )?(?:him|her|me|my|our|his)|(?:bit|bites|biting) (?:into|through|on) |(?:a|little|wee|tiny) bit|(?:bitten|bit|hit|kicked|pushed|was|were) by|(?:was|got|been|being|gets) (?:hit|bitten|kicked|pushed)|ball|dog (?:bit|bites)|tongue|hit (?:the|a) (?:target|goal)|when (?:hes|shes|he is|she is) (?:cross|angry)|kicks? off',
  ],
  [
    ['lie', 'learn', 'always', 'afraid'],
    '(?:tell|tells|telling|speak|about) (?:the )?truth|truth|honest\\w*|honesty',
    '-truth or dare|told|lied',
  ],
  [
    ['lie', 'did-wrong', 'always', 'learn'],
    '(?:lie[sd]?|lying|lied|fibs?|fibbing|fibbed|untruths?|honest\\w*|dishonest\\w*|telling the truth|tells? the truth|told (?:me |us |her |his )?(?:a )?(?:lie|fib|porky)|not telling the truth|(?:said|says|claims|pretended|swore|blamed|blames) (?:that )?(?:it )?(?:was )?(?:not|wasnt|nt)? ?(?:him|her|it wasnt|the dog|the cat|our dog|our cat|his brother|her sister|the baby)(?: \\w+){0,4}|cheat\\w*|makes (?:things|stories) up)',
    '-(?:lies|lie|lay|lying) (?:in|on|down|awake|under|there|still)|(?:is|was|are|been) lying|cheat\\w*(?: \\w+){0,3} at (?!school)|(?:says|said) (?:its|it was) (?:a|an|the) (?:squirrel|fox|ghost|wind|monster)|snowman',
  ],
  [
    ['stealing', 'did-wrong', 'past', 'learn'],
    '(?:taking|takes|took|taken) (?:\\w+ ){0,4}(?:from|off) (?:\\w+ ){0,2}(?:children|childrens|others?|friends?|shops?|kids|drawers?|classmates?)|(?:stole|steals?|stealing|stolen|nicked|pinched|shoplift\\w*|pocketed|swiped)|(?:took|takes|taken|taking)NEAR(?:from (?:the |a )?(?:shop|friend|school|nursery|supermarket|purse|mums|kindergarten)|without (?:paying|asking)|didnt belong|wasnt (?:his|hers)|not (?:his|hers)|home from)|found in (?:his|her) (?:pocket|bag)NEAR(?:not|isnt|wasnt|belong\\w*)',
    '-(?:someone|somebody|BEING|PET|fox|monster|thief|goblin|who|that|always|which),? (?:\\w+ ){0,4}(?:steal|stole|steals?|stealing|stolen)|who stole|(?:stole|stolen|steals?) (?:the|all the) (?:moon|stars?|sun|christmas|biscuits?|cookies|colours?|cake|crown|night|sleep|rainbow|honey)',
  ],
  [
    ['swearing', 'did-wrong', 'always', 'learn'],
    '(?:bad|naughty|rude|swear|ugly|dirty|four letter|nasty|horrible|toilet) (?:word|language|talk|words)s?|swear(?:s|ing)?|swore|cursing|bad language|rude to|calls? (?:everyone|everybody|me|us|people|others|his sister|her brother) (?:names|stupid|an idiot|a \\w+head)|answers? back|cheeky to|talks? back',
    '-(?:magic|new|first|long|secret) word',
  ],
  [
    ['said-hurtful', 'did-wrong', 'always', 'quarrel learn'],
    '(?:said|says|saying|told|tells|shouted|called|screamed|wrote)NEAR(?:mean|hurtful|nasty|unkind|horrible|hate you|hates? (?:me|her|him|us|you)|ugly|stupid|fat|not (?:my|his|her) friend|smells|dont like you|go away)|(?:mean|unkind|nasty|hurtful) (?:thing|word|to|about)s?|(?:made|makes) (?:\\w+ ){1,3}(?:cry|sad)|hurt (?:his|her|my|somebodys|someones|a friends) feelings|bull(?:y|ied|ies|ying) (?:another|a|other|his|her|smaller|younger)|talks? (?:badly )?behind',
    '-(?:children|kids|they|others|boys|girls|classmates|somebody|someone|everyone|everybody|people|friend|brother|sister|boy|girl) (?:\\w+ ){0,3}(?:say|says|said|call|calls|called|tell|tells|told|are|is|was|were) |called (?:him|her)|to (?:him|her) (?:at|in|on)',
  ],
  [
    ['breaking', 'did-wrong', 'today', 'sad lost'],
    '(?:broke|broken|breaks|smash\\w*|crack\\w*|shatter\\w*|ripped|tore|torn|spilt|spilled|scribbl\\w*|drew|drawn|painted|cut|cuts|dropped|ruined|flooded|scratched|burnt)(?: \\w+){0,4} (?:vase|window|cup|mug|plate|bowl|tablet|ipad|phone|glass|lamp|mirror|car|toy|toys|tower|book|picture|drawing|wall|walls|wallpaper|sofa|carpet|jug|tv|telly|television|screen|laptop|model|necklace|clock|teapot|dish|ornament|doll|eggs?|table|curtains?|snow globe|guitar|glasses|computer|door|paint|milk|juice|ink|hair|fringe|plait|ponytail|bunches|pigtails|exercise book|homework|card|painting|sandcastle|headphones|recorder|violin|egg|china|piggy bank|remote|pot)s?',
    '(?:knock(?:ed|s)?|kick(?:ed|s)?|push(?:ed|es)?) (?:down|over)(?: \\w+){0,4} (?:tower|lego|duplo|bricks?|blocks|den|castle|sandcastle|model|house|train ?track|jigsaw|puzzle|snowman|vase|plant|pot|drink|jug|tree)s?|(?:knock(?:ed|s)?|kick(?:ed|s)?)(?: \\w+){1,4} (?:tower|lego|bricks|sandcastle|den|castle|model|snowman) (?:down|over)|(?:trod|stood|sat|stepped|stamped|jumped) on (?:HIS |a |the )(?:\\w+ ){0,3}(?:tower|lego|glasses|sandcastle|model|drawing|picture|castle|dolls? house|toy|car|recorder)',
    '(?:broke|smashed|ruined|spilled|spilt)(?: \\w+){1,5} (?:and|by accident|accidentally|then hid|but|playing|on purpose|ball)|(?:broke|smashed) (?:HIS )?(?:\\w+ ){0,2}(?:favourite|special|best)|by accidentNEARbroke|accidentally broke',
    '-broke down|broken down|(?:PET|someone|somebody|they|(?:boy|girl|kid|bull)(?:y|ies|s)?) (?:has |have |had )?(?:broke|smashed|ripped|tore|spilt|spilled|scribbled|cut|dropped|ruined|scratched|knocked)|(?:torch|lift|tractor|bus|train|engine|digger|lorry|rocket|robot|machine) (?:has |is |was )?(?:broken|broke)|broken (?:down|up|lift|heart|arm|leg|wrist|toy|robot|star|umbrella|wing|clock)|breaks? down|broken? (?:his|her|their) (?:arm|leg|wrist|ankle|finger|foot|promise)',
  ],
  [
    ['teasing', 'teased', 'always', 'sad left-out'],
    'teas(?:e|es|ed|ing)|bull(?:y|ies|ied|ying)|(?:laugh\\w*|giggl\\w*) at (?:him|her|them|my|me|our|his|it)|laugh\\w* (?:because|about|when he|when she)|(?:make|makes|made|making|poke|poking|pokes) fun of|(?:mock|mocks|mocked|mean|nasty|horrible|unkind|picked? on|picking on|picks on)(?: \\w+){0,2} (?:him|her|them|my|at school)|(?:call|calls|called|calling) (?:him|her|them|my \\w+|me|our \\w+)(?: \\w+){0,3}|(?:say|says|said|tell|tells|told|saying) (?:to )?(?:\\w+ ){0,3}(?:hes|shes|he is|she is|her|his|girls cant|boys cant|boys dont|girls dont)(?: \\w+){0,4} (?:for (?:girls|boys|babies)|ugly|fat|weird|smelly|stupid|baby|babyish|too (?:small|little|fat|slow|thin)|funny|cant)|(?:kids|children|boys?|girls?|someone|somebody|they|others|classmates?)(?: \\w+){0,4} (?:told|said to|says to|tell|tells|call|calls|called) (?:him|her|them|my|our)|(?:pink|dolls?|ballet|football|dinosaurs|cars) (?:is|are|isnt|arent) (?:only )?(?:for|not for)',
    '-(?:doctor|vet|dentist|mum|dad|teacher|grandma|grandpa|weather)s? (?:say|says|said)|which (?:is )?called|dogs? called|dont laugh|he called (?:a|an|for)',
  ],
  [
    ['left-out', 'left-out', 'always', 'sad wants'],
    '(?:the )?only (?:kid|child|one|boy|girl) (?:\\w+ ){0,4}(?:who|that|without)(?: \\w+){0,2} (?:doesnt|isnt|hasnt|cant go|wasnt|didnt|not)|(?:sits?|sitting|stands?|standing|plays?|playing|walks?|eats?|eating) (?:\\w+ ){0,3}(?:by (?:him|her)self|alone|on (?:his|her) own) (?:at|in|on|every|now|because|while|when)|(?:not|wasnt|isnt|werent|never|havent been|hasnt been) (?:been )?(?:invited|chosen|picked|allowed to (?:play|join))|(?:the )?(?:only one|only child)NEAR(?:not|wasnt|without|never|doesnt|didnt|isnt|who hasnt)|left ?out|excluded|(?:wont|dont|doesnt|didnt|not|never|wouldnt) let (?:him|her|them|me|\\w+) (?:play|join|in|be (?!in)|on|sit|go in|near)|(?:picked|chosen) last|last (?:to be )?(?:picked|chosen)|three(?: \\w+){0,4} (?:two|crowd)|(?:isnt|not|wasnt) (?:in it|part of it|one of them|in the (?:club|group|gang|team))|nobody likes (?:him|her)|ignor\\w*(?! (?:all|any|your|every|previous)\\b)|without (?:him|her) (?:at|in)|plays? without',
    '-only one (?:in (?:his|her|the) class )?(?:who )?(?:cant|cannot)|(?:^|\\b(?:he|she|hes|shes|and|but) )(?:wont|wouldnt|doesnt|didnt|never|will not) let (?:me|us|any\\w+|other\\w*|the \\w+|his \\w+|my|grandma|daddy|mummy)',
  ],
  [
    ['quarrel', 'quarrel', 'today', 'sad did-wrong become-friends'],
    '(?:quarrel\\w*|argu\\w*|fell out|falling out|fallen out|row with|had a (?:row|fight|falling)|fought|fight with|fighting with|fights with|not speaking|isnt (?:her|his) friend|not (?:her|his) (?:best )?friend any ?more|make up with|making up|made up with)(?: \\w+){0,5} (?:FRIEND|cousin|classmate|neighbour|over|about|with|again)|(?:FRIEND|friend \\w+)NEAR(?:argu\\w*|quarrel\\w*|row|fell out|fight\\w*|fought|fallen out|not (?:speaking|talking)|angry with)|(?:fell|fallen) out(?! of)',
    '-BEING (?:\\w+ ){0,4}(?:argu\\w*|quarrel\\w*|fight)|(?:brother|sister|siblings|twins)|milk teeth|tooth|teeth|hair',
  ],
  [
    ['sharing', 'learn', 'always', 'did-wrong quarrel refuses'],
    'shar(?:e|es|ed|ing)|(?:snatch|grab)\\w*|(?:wont|doesnt|not|never|refuses to) (?:let|lend|give)(?: \\w+){0,4} (?:play with|toys?|have|things|away|touch)|(?:its|thats|all|says) mine|mine mine|taking turns|take turns|turn ?taking|selfish\\w*|generous\\w*|generosity|greed\\w*',
    '-throw|no longer shares|shares a (?:room|birthday)|sharing a (?:room|birthday)|share (?:a|his|her|the) (?:room|bedroom)',
  ],
  [
    ['bragging', 'did-wrong', 'always', 'learn'],
    'brag\\w*|boast\\w*|show(?:s|ing)? ?off|big ?head\\w*|(?:thinks|says|that) (?:hes|shes|he is|she is) (?:\\w+ )?(?:better|best|cleverest|strongest|fastest|smarter)|know ?it ?all|arrogan\\w*|vain|conceited',
    '-BEING (?:who|that)',
  ],
  [
    ['saying-no', 'learn', 'always', 'cannot'],
    '(?:say|saying|says|said|learn\\w* to say) no(?: |(?=$|[.,!?;]))|okay to say no|(?:dont|doesnt|do not|not) have to (?:hug|kiss|cuddle|give)\\w*|doesnt want to (?:be )?(?:hug|kiss|cuddle)\\w*|stop sign|speak up for|(?:stand(?:s|ing)?|stood) up for|(?:stick(?:s|ing)?|stuck) up for|boundar\\w*|doesnt like (?:being )?(?:kissed|hugged|tickled)|peer pressure|(?:her|his) body belongs|secrets? that|dares? (?:him|her)|pressured',
  ],
  [
    ['saying-sorry', 'did-wrong', 'always', 'learn cannot'],
    '(?:say|saying|says|said|sayng) (?:hes |shes )?sorry|apolog\\w*|(?:is|feels|so|was) sorry|making up for|make it (?:up|right|good)|ashamed|guilty|bad conscience|naughty|(?:got|in) trouble (?:at|with|in|for)|told off|forgive\\w*|misbehav\\w*|behave\\w*',
    '-BEING (?:who|that|which|cant|cannot|whos)|awake|asleep|garden show|(?:baby|babies) (?:is|has|came|comes|coming|arrived|born|home)|sorry (?:for (?:him|her|the|it)|to (?:see|hear|say|be|leave))|(?:im|so|were) sorry',
  ],
  [
    ['brand-things', 'wants', 'always', 'left-out sad jealous teased'],
    '(?:wants?|wanted|asks? for|begs? for|begging for|desperate for) (?:a|an|his own|her own|the same|the latest|the new) (?:\\w+ )?(?:phone|smartphone|tablet|ipad|xbox|playstation|switch|nintendo|smart ?watch|trainers|football shirt)',
    '(?:everyone|everybody|all (?:the|her|his) (?:others?|friends|kids|children|class\\w*)|the (?:others|other kids)|whole class)(?: \\w+){0,3} (?:has|have|got|wears?|owns?) (?:\\w+ )?(?:those|these|one|the same|the new|trainers|phones?|cards|brand\\w*)|(?:only one|except (?:him|her)) (?:who |that )?(?:without|doesnt have|hasnt|has no)|trading cards|(?:expensive|branded|brand) (?:trainers|clothes|things|shoes)|second ?hand|hand ?me ?downs?|wants everything|always wants? (?:new|more) (?:toys|things|stuff)|envious|envies',
  ],
  [
    ['being-different', 'learn', 'always', ''],
    '(?:boys|girls) (?:can|may|are allowed|dont have to|do not have to)|(?:everybody|everyone|we) (?:is|are) (?:\\w+ )?(?:different|special|unique)|(?:fine|ok|okay|good|alright) (?:to be|the way|as)|its what is inside',
  ],
  [
    ['being-different', 'new', 'tomorrow', 'afraid proud'],
    '(?:new|first|gets?|getting) (?:a |his |her |first )*(?:hearing aids?|wheel ?chair|splints?|leg brace|walking frame|cochlear)',
  ],
  [
    ['being-different', 'other', 'always', 'teased left-out sad proud wants become-friends'],
    'wheel ?chairs?|hearing aids?|deaf|blind|down ?s? ?syndrome|autis\\w*|adhd|asperger\\w*|tourettes?|cerebral palsy|disab\\w*|prosthe\\w*|cochlear|special needs|neurodiver\\w*|sensory|(?:cleft|hare) lip|missing (?:an?|his|her) (?:arm|hand|leg|finger)|walking frame|leg brace|splints?|different (?:from|to|than)|be(?:ing)? different|looks? different|two (?:mums|dads|mummies|daddies)|skin colour|(?:brown|dark|black|darker) skin|headscarf|hijab|single mum|only (?:girl|boy) (?:in|on|at)',
    '(?:be|is|are|being|everybody|everyone|feels?|so|all|friends) (?:\\w+ )?different|(?:boy|son|he)s? (?:\\w+ ){0,3}(?:dress|dresses|skirt|skirts|nail polish|pink|dolls?|ballet)',
    '-(?:half |colou?r |a bit |old )blind|blind mice',
  ],
  [
    ['body', 'other', 'always', 'teased sad wants proud'],
    'freckles?|birth ?mark|big ears|sticking out ears|stick out|ears stick|red hair\\w*|ginger hair|curly hair|curls|(?:too|so|very) (?:small|tall|short|thin|fat|chubby|little|big) (?:for (?:his|her)|in|at|compared)|(?:smallest|tallest|shortest|littlest|fattest) (?:in|of|boy|girl|child)|(?:his|her) (?:body|tummy|nose|weight|looks|skin|scar|height)|overweight|feels? ugly|not pretty|scars?|wants? (?:straight|long|blonde|different) hair|how (?:he|she) looks|isnt growing|pimples?|acne',
    '-BEING (?:who|that|with)|blow\\w* (?:his|her) nose|(?:ladybird|toad|frog)',
  ],
  [
    ['sibling', 'quarrel', 'past', 'sad'],
    '(?:brother|sister|twin|cousin)s? (?:\\w+ )?(?:broke|smashed|knocked|ruined|tore|ripped|trod|scribbled|ate|took|snatched|hid|wrecked|destroyed|drew|threw|pushed|hit|bit|kicked)',
    '(?:fought|fighting|squabbled|argued|rowed|scrapped) (?:over|about|for) (?:the|who|a|whose)',
    '-BEING (?:who|that)|(?:he|she) (?:\\w+ )?(?:hit|bit|pushed|kicked|broke|took|smashed) (?:his|her)',
  ],
  [
    ['sibling', 'quarrel', 'today', ''],
    '(?:fought|had a (?:fight|row|quarrel)|argued|quarrelled|squabbled|fell out)NEAR(?:brother|sister|siblings?|twin)s?',
  ],
  [
    ['sibling', 'quarrel', 'always', 'jealous did-wrong afraid learn proud left-out missing-someone become-friends'],
    '(?:fight\\w*|argu\\w*|squabbl\\w*|bicker\\w*|quarrel\\w*|annoy\\w*|nags?|jealous|envious|compares?|wind\\w* up|teas\\w*|always|never|hates?|mean to|gets? on)NEAR(?:brothers?|sisters?|siblings?|twins?|each other)|(?:brothers?|sisters?|siblings?|twins?)NEAR(?:fight\\w*|argu\\w*|squabbl\\w*|bicker\\w*|quarrel\\w*|annoy\\w*|always|gets? everything|allowed|better at|each other|touch\\w*|takes?|took|destroy\\w*|ruins?|knocks?)|sibling rivalry|(?:fair|unfair)(?: \\w+){0,4} (?:brother|sister)',
    '-(?:brother|sister)s (?:PET|toy|room|bike|book)',
  ],
])
