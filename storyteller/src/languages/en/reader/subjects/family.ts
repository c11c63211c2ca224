import { rules } from './rule.ts'

const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|aug|sept|oct|nov|dec)'
const SOON = `(?:in (?:\\w+ ){0,3}(?:days?|weeks?|months?|${MONTH}|spring|summer|autumn|winter)|in the (?:spring|summer|autumn|winter|new year)|any (?:day|minute|time|moment)|next (?:week|month|year|${MONTH})|this (?:week|month|summer|spring|winter|autumn)|${MONTH}|at christmas|on the \\d+\\w*|soon|tomorrow)`
const NAMED_DAY = '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)'

/** Those who belong together, and those who are gone. First, since nothing weighs more. */
export const family = rules([
  [
    ['death-of-pet', 'died', 'past', 'missing-someone'],
    'PETNEAR(?:died|dead|passed away|dying|is gone|run over|buried|rainbow bridge|went to heaven|put down|put to sleep|(?:had|has|have) to be put|didnt make it|euthani\\w*)',
    '(?:died|death of|dead|buried|bury|burying|funeral for|funeral of|rainbow bridge|gone to heaven)NEARPET',
    'put to sleep|put (?:HIS )?(?:\\w+ ){0,2}PET down|PETNEAR(?:under|hit by) (?:a|the) (?:\\w+ )?(?:car|van|bus|lorry|tractor|train)|(?:say|saying|said) goodbye to (?:our|the|his|her|their|my) (?:dear |lovely |poor )?(?:old |little )?PET|(?:lost|losing) (?:our|his|her|their|my) (?:old |beloved )?(?:dog|cat|hamster|rabbit|guinea pig|pony)NEAR(?:last|old age|vet)',
    '-PET(?: is| was| got| has been)? lost',
  ],
  [
    ['death-of-person', 'afraid', 'always', ''],
    '(?:will|ill|shall|might|may|could|going to|one day|some day|too|also|have to|must|afraid of|scared of|fear of|worried about|about|when i|if i|if we|if you|that i|that we) (?:\\w+ )?(?:die|dying|death)|(?:everyone|everybody|we all|people) dies?',
  ],
  [
    ['death-of-person', 'died', 'past', 'missing-someone'],
    'die|dies|died|passed away|passed on|funeral|death|dying|in heaven|is dead|are dead|was buried|no longer with us|cemetery|grave|(?:gone|went|go|goes) (?:up )?to heaven|miscarr\\w*|stillb\\w*|born (?:asleep|sleeping)|lost the baby|lost (?:our|my|her|their) (?:unborn |little )?(?:baby|twins)(?= |$|[.,!?])(?! (?:doll|toy|blanket|tooth|teeth|monkey|bear|bunny|photo|book|cup|spoon))',
    'lost (?:his|her|our|their|my) (?:\\w+ )?(?:GRANDPARENT|PARENT|aunt|auntie|aunty|uncle|brother|sister|twin|cousin|friend)(?= |$|[.,!?])(?! (?:in|at|on|for|and (?:then )?found|s|when)\\b)',
    '-(?:dragon|pirate|king|knight|plants?|flowers?|batter(?:y|ies)|dinosaurs?)NEAR(?:died|dead|die)|dead (?:end|slow|tired|easy|last|good|funny)|(?:got|get|gets) lost|dinosaurs? (?:died|die)',
  ],
  [
    ['parents-apart', 'missing-someone', 'always', 'sad afraid lost new jealous'],
    '(?:were |are |we )?separated|separation|divorc\\w*|split up|splitting up|(?:broke|broken|breaking) up|two (?:homes|houses)|(?:live|lives|living) apart|custody|step ?(?:dad|mum|mom|father|mother|brother|sister)s?',
    '(?:live|lives|living|stays|week|weekends?|days?|nights?|half)NEAR(?:at|with) (?:his|her|their) (?:dad|daddy|mum|mummy|father|mother|mama|papa)s?',
    '(?:dad|daddy|mum|mummy)s? (?:has |have )?(?:moved out|moving out|left us|doesnt live with us|(?:a )?new (?:boyfriend|girlfriend|partner|flat|wife|husband))|(?:PARENT|our|my) new (?:boyfriend|girlfriend|partner)|every other weekend|PARENT lives? (?:somewhere else|in another)',
  ],
  [
    ['prison', 'missing-someone', 'always', 'sad afraid'],
    'prison|jail|behind bars',
    '-(?:robber|burglar|pirate|knight|dragon|princess|thief)s?',
  ],
  [
    ['war', 'afraid', 'always', 'how-it-works sad'],
    '(?:the |about |a |of |from )?wars?|refugees?|bombs|soldiers? on the news|air raid|sirens at night|fled (?:from )?\\w+|ukraine',
    '-(?:star wars|tug of war|pillow war|snowball war|bath bombs?)',
  ],
  [
    ['grandparent-forgets', 'sad', 'always', 'missing-someone afraid'],
    'dementia|alzheimers?|GRANDPARENTNEAR(?:forget\\w*|forgot\\w*|(?:cant|cannot|couldnt|didnt|no longer|doesnt) (?:always )?(?:knows?|recogni[sz]es?|remembers?)|mixes up|gets confused|memory)',
    '(?:in a |care |nursing )(?:care home|nursing home)|care home|nursing home|old peoples home',
  ],
  [
    ['parent-ill', 'sad', 'always', 'afraid missing-someone'],
    'PARENTNEAR(?:cancer|chemo\\w*|depress\\w*|(?:is|are|has been|been) (?:very |so |really |often )?(?:ill|sick|poorly|unwell|tired)|in hospital|operation|lost (?:her|his) hair|bad back|broken)',
    'GRANDPARENTNEAR(?:cancer|chemo\\w*|(?:is|has been) (?:very |so |really )?(?:ill|sick|poorly|unwell)|in hospital|operation|stroke|hip)',
    'chemo\\w*|(?:i am|im|i have been) (?:in hospital|ill|having an operation)',
    '-induced|in labour|into labour|maternity|labour ward|c section|caesarean|baby (?:is )?(?:due|comes|coming|arrives)|the (?:new )?baby(?! is (?:ill|poorly|sick))|(?:to have|having|had|with) (?:the|a|our|her|his|my) (?:new )?(?:baby|twins)',
  ],
  [
    // A child who comes to stay, from no tummy.
    ['baby-coming', 'waiting', 'tomorrow', 'jealous afraid sad new'],
    `(?:we are|were|weve|we|im|i am|mum is|mummy is|they are|theyre|(?:aunt|auntie|aunty)(?: \\w+)? is) (?:\\w+ ){0,2}(?:adopting|fostering|(?:to|gonna) (?:adopt|foster))`,
    `(?:adopt\\w*|foster\\w*)NEAR(?:arriv(?:es?|ing)|coming|comes|came|moves? in|moving in|moved in|joins?|joining|placement|(?:from|on|until) ${NAMED_DAY}|from (?:next|tomorrow)|on the \\d+)|foster (?:baby|brother|sister|toddler|sibling)|(?:adopted|adoptive|adopt a) (?:baby|brother|sister|toddler)(?= |$)`,
    '-adopt\\w*(?: \\w+){0,4} (?:PET|BEING)|(?:is|was|he|she|been|i) adopted|about being adopted|foster (?:mum|dad|carers?|parents?|famil\\w+|home)',
  ],
  [
    ['adopted', 'new', 'always', 'missing-someone sad afraid'],
    '(?:is |was |are |were )?adopted|adoption|foster(?:ed| mum| dad| care| family| parents| child| carers?)?',
    '-adopt(?:ed|s|ing)? (?:a|an|the) \\w+',
  ],
  [
    ['baby-coming', 'waiting', 'tomorrow', 'jealous afraid sad'],
    '(?:mum|mummy|mommy|mama|we|auntie|aunt|aunty|aunt \\w+|auntie \\w+|teacher|stepmum)(?: is| are|s|re)? (?:having|expecting) (?:a|another|twins)(?: (?:little |new )?(?:baby|boy|girl))?(?= |$|[.,!?])|(?:were|we are|im|i am|mum is|mummy is) having (?:a|another) (?:little |baby )?(?:boy|girl)|(?:baby|he|she|it) will be called|(?:due|arriving|coming|born) in (?:a )?(?:\\w+ )?(?:weeks|months|spring|summer|autumn|winter)(?<=baby\\b.{0,40})|hospital to have (?:the|our|a|her|another) baby|in labour(?! party)|(?<!PET (?:is |are |was )?)pregnan\\w*|expecting|baby (?:in|inside) (?:her|my|his|mummys|mums|mommys|the|mamas)? ?(?:tummy|belly|bump)|baby bump|(?:twins|baby|babies) in (?:\\w+ )?(?:tummy|belly|bump)|(?:scan|ultrasound) (?:picture|photo)|(?:the|baby|our) scan(?! (?:of|at|for|on))|ultrasound',
    '(?:having|getting|have|get|expecting|awaiting) (?:a |another |our |his |her )?(?:(?:little|second|third|new|baby) ){0,2}(?:baby|babies|twins|brother|sister)NEAR(?:soon|in \\w+|next|due|on the way)',
    '(?:going to|will|gonna|about to|soon|shes|hes|to) (?:be|become|becoming|have|get)(?: an?| the)?(?: proud)? (?:big|baby|new|little) (?:baby )?(?:brother|sister|baby|sibling)',
    '(?:baby|brother|sister|sibling|twins|babies)(?: is| are)? on the way|baby (?:brother|sister|sibling)s?(?: is| are)? (?:coming|due)(?! home)|(?:has|got|with) a (?:\\w+ )?bump(?! on| to)|(?:growing|baby|mummys|mums) bump',
    'baby(?: brother| sister| sibling)?(?: is| will| comes| are| twins)?(?: be)? ?(?:due|coming|arriving|born|on the way|arrive)NEAR(?:soon|in \\w+|any|next|on the way|may|june|july|weeks|months)|(?:twins|baby|babies) will be born|baby (?:is )?on the way|(?:baby|twins) (?:is |are )?due|becoming a big (?:brother|sister)|(?:new )?(?:baby|sibling|twins|babies) (?:is |are )?(?:coming|arriving)',
  ],
  [
    // What is said of one that nobody has seen yet: the scan, the date, the bump, what it is as big as, how it will get out.
    ['baby-coming', 'waiting', 'tomorrow', 'jealous afraid sad wants'],
    `(?:scan|ultrasound)NEAR(?:girls?|boys?|brothers?|sisters?|baby|twins|bump|triplets)|(?:girl|boy|brother|sister|baby|twins)NEAR(?:scan|ultrasound)|(?:\\d+|twelve|twenty) week scan|gender reveal|(?:found out|find out|finding out|turns out)(?: \\w+){0,4} (?:(?:a|another) (?:little |baby )?(?:girl|boy|brother|sister)|twins|pregnant|expecting)`,
    '(?:(?:we are|were|im|i am|shes|mums|mummys|mum is|baby is|babys|(?:one|two|three|four|five|six|seven|eight|nine|ten|\\d+) (?:days?|weeks?)|a week) (?:\\w+ ){0,3}overdue|overdueNEARbaby|babyNEARoverdue|baby (?:is |was |still )?(?:\\w+ )?(?:late|not here yet|hasnt come|hasnt arrived|wont come)(?! home))',
    '(?:being|been|is|was|getting|get) induced|induction of labour|(?:my|labour) induction|(?:in|into|started|starting) labour(?! party)|(?:maternity|labour) (?:ward|unit)|waters (?:\\w+ )?(?:broke|broken|gone)|contractions|(?<!(?:had|after) (?:a|her|my|the) )(?:c section|caesarean|csection)(?! (?:scar|yesterday|wound))',
    '(?<=^)(?:having|expecting) (?:a|another|our|twins)(?: new| little| second| third)?(?: baby| one)?(?= |$|[.,!])(?! (?:hard|bad|day|tough|laugh|party|sleepover|jab))|told (?:him|her|them|\\w+) (?:\\w+ )?(?:about the (?:new )?baby|(?:that )?(?:were|we are|im|i am|mum is|mummys|mums) (?:having|pregnant|expecting))|told (?:him|her|them) (?:\\w+ )?(?:that )?there(?:s| is| will be|ll be)(?: going to be)? (?:a|another) (?:new )?baby',
    'babyNEAR(?:the )?size of|baby(?: is|s| was)?(?: now| only| about| already){0,2} as (?:big|small|long|tiny) as|baby app|(?:felt|feel|feels|feeling) (?:the |our )?(?:it|her|his|him|baby|babys|twins|bump|baby brother|baby sister) (?:kick|move|moving)\\w*|babyNEARkick\\w*(?: \\w+){0,3} (?:hand|tummy|belly|inside|back when|first time)|babys? (?:has |had )?hiccups',
    '(?:kiss|hug|pat)(?:\\w*) (?:my|mummys|mums|mammys|mamas|the) (?:tummy|belly|bump)|(?:talk|sing|sang|read|shout|whisper|speak|wave|waving|spoke|said|says|play|sung|hello|goodnight|listen)\\w* (?:\\w+ ){0,4}(?:to|at|into|through|hello|goodnight) (?:my|mummys|mums|mammys|mamas|mams|the|her mums|his mums) (?:tummy|belly|bump)|(?:mums|mummys|my|mamas|mammys|growing) bump|(?:mums|mummys|my|mammys) (?:big |growing |huge )?(?:belly|tummy)NEARbaby',
    '(?:when|until|till|before|once|after) (?:the|our|my|a|his|her|mummys|mums|that) (?:new |next |baby )*(?:baby|babies|twins|brother|sister|little one) (?:comes?|arrives?|is (?:born|here|out)|are (?:born|here)|gets here)(?! (?:home|to|back))',
    '(?:wants?|wanted|suggest\\w*|idea|ideas|should|insists|says|asked)NEAR(?:call|name) (?:the|our|his|her|my) (?:new )?(?:baby|brother|sister|twins) (?!names)|(?:baby names|names? for (?:the|our|his|her|my) (?:new |baby )*(?:baby|brother|sister|twins))',
    'how (?:do |does |did )?(?:the |our |a )?bab(?:y|ies) (?:gets?|comes?|will get|will come|is going to get|got|are made|is made) ?(?:out|in|there)?|baby (?:could|can|will|has to|is going to|to|might|wont|should) (?:come(?! home)|get out|be born|arrive|stay in|be (?:a|an) (?:girl|boy))|(?:asked|told|ask|asks) the midwifeNEAR(?:come out|be born|boy|girl|stay in)|(?:heard|hear|hearing|listened to|listening to)(?: \\w+){0,3} heartbeat|babys heartbeat|birthdayNEARsame (?:day|birthday) as (?:the |his |her )?(?:new )?baby',
    `(?:im|i am|shes|were|we are|were both|mum is|mums|mummy is|mummys|mammy is|(?:my|his|her|our) (?:wife|daughter|partner|girlfriend|sister|daughter in law|aunt|auntie|aunty|mum|mummy|mammy)(?: is|s)?|(?:aunt|auntie|aunty)(?: \\w+)?(?: is|s)|(?<=^)) ?due (?:${SOON}|to have)`,
    `(?:number|no|baby|bub) (?:two|three|four|five|six|\\d) (?:is )?(?:arriving|coming|on (?:the|its) way|due|${SOON})|(?:second|third|fourth|fifth|next|new) (?:one|baby|child|grandchild)? ?(?:is )?(?:on the way|coming|due|expected)|having (?:my|her|our|their) (?:second|third|fourth|fifth|next)(?= (?:baby|child|one|little one|girl|boy|in|at|soon|any)\\b| *$|[.,!?])|(?:twins|triplets) (?:are |is )?(?:coming|arriving|due|expected|on the way|${SOON})|having (?:twins|triplets)`,
    '-(?:baby|sister|brother|twins|girl|boy) (?:was|were|has been|have been|is finally) born|had (?:the|my|our|her) (?:baby|twins)|(?:days|weeks|months) old|labour party|newborn|library|PET (?:is |are |was )?(?:pregnant|having|expecting|due)|BEING (?:is |are |was |who is )?(?:pregnant|having a|expecting)|(?:brought|came|got) (?:\\w+ ){0,3}home (?:from|on|yesterday|today|last)',
  ],
  [
    // What is said of one that is there: where it was born, where it lies, what was done with what it has.
    ['new-baby', 'new', 'always', 'jealous sad proud did-wrong left-out refuses wants afraid missing-someone'],
    '(?:cousins?|brothers?|sisters?|baby|babies|twins|nephew|niece|grandson|granddaughter)(?: \\w+)? (?:has (?:just )?been|was(?: finally| just)?|were|have been|got|is(?: finally)?) born|(?:has|have|just|finally|shes|hes|auntie|aunty|mum|mummy|mammy|wife|sister|daughter|\\w+|we|i) had (?:the|her|my|our|their|a) (?:little |second |third |new |first )?(?:baby|babies|twins)(?! (?:tooth|teeth|doll|monitor|bird|shower|photos?|pictures?|wipes|toys?|BEING))',
    '(?:in|from|on|out of|to|the) special care|special care (?:unit|baby|ward)|nicu|scbu|neonatal|incubators?|premature(?:ly)?|premmie|prem (?:baby|twins|brother|sister|unit)|born (?:too |very |so )?(?:early|small)|(?:baby|twins|brother|sister)NEAR(?:weeks|months) early|(?:baby|twins) (?:is |are |has to |had to )?(?:still |stay |staying |kept )*in (?:the )?hospital|(?:baby|brother|sister|he|she) (?:always |keeps |just )?(?:wees|weed|wee d|pees|peed|poos|pooed|dribbles|dribbled) (?:\\w+ )?on (?:him|her|me|his|\\w+)(?<=baby\\b.{0,60})',
    '(?:baby|new|newborn|tiny) (?:\\w+ )?(?:cousin|niece|nephew)|(?:baby|babies|twins|baby brother|baby sister|triplets) (?:\\w+ )?(?:has |have |is |are |finally )?(?:arrived|came|here)(?! home)',
    '(?:the|our|his|her|\\w+) babys (?:dummy|dummies|bottle|cot|hat|napp(?:y|ies)|pram|blanket|bath|clothes|toys?|head|socks?|milk|hair|monitor|toes|feet|hand|bouncer|rattle|moses basket|crib)|(?:the|our) (?:new )?baby (?:is|was|s) (?:\\w+ ){0,2}(?:loud|noisy|boring|ugly|smelly|horrible|stupid|cute|lovely|annoying)|baby monitorNEAR(?:bin|toilet|hid|hidden|unplugged|garden)',
    '(?:wanted|hoped for|asked for) (?:a|another) (?:little |baby )?(?:brother|sister)(?: \\w+){0,3} (?:got|had|has|but its|but it was)(?: \\w+){0,2} (?:brother|sister|boy|girl)|got a (?:baby |little )?(?:brother|sister) instead|(?:brother|sister) (?:came|is|coming|comes|has come) home from (?:special care|the hospital|hospital|nicu)',
    '-baby (?:BEING|bird)|BEINGs? (?:was|were|is) born|(?:BEING|PET|neighbour|teacher|lady|queen|aunties friend)(?: \\w+)? (?:has |have |just )*had (?:a|her|the)|miscarr\\w*|babys? (?:tooth|teeth|doll|shark)|about (?:the|a) babyNEAR(?:jesus|moses)|baby jesus|nativity|(?:wets?|wetting)',
  ],
  [
    ['new-baby', 'new', 'always', 'jealous sad proud did-wrong left-out'],
    'being (?:a|the) (?:new |good )?big (?:brother|sister)|new ?born|(?:new|tiny|baby|newborn|little new) (?:baby )?(?:baby|brother|sister|sibling|twins)|jealous (?:of|about|because)NEAR(?:baby|little (?:brother|sister)|new (?:brother|sister))|(?:brother|sister|baby) (?:was|is|has been|just|got) (?:just )?born|babyNEAR(?:weeks?|days?|months?) old|since the baby|the baby (?:cries|gets|always|came|sleeps|is here|arrived)|PARENT (?:has|have) no time (?:because|since)',
    '-wets?|wetting|dummy|potty|nappy',
  ],
  [
    ['new-baby', 'jealous', 'always', 'new sad did-wrong left-out quarrel wants'],
    // Whom nobody needs to present: what stands there has to be a name.
    '(?:since|now) (?:we have |we |weve )?(?:had|got|have|brought home) (?:little |baby |our )*(?<name>\\w+)',
    '(?:we have|weve got|weve) (?:a |our )?(?:little|tiny|baby) (?<name>\\w+)(?: now)? at home',
    '(?:little|tiny|baby) (?<name>\\w+) (?:always |never |still |just )?(?:cries|screams|wakes)(?: \\w+){0,3} (?:at night|all night|every night|all day|the whole)',
    '(?:(?:mum|mummy|mom|mommy|dad|daddy)s? (?:is |has |only |always |never |just |busy |all )*(?:with|feeding|holding|carrying)) (?:little|tiny|baby) (?<name>\\w+)',
  ],
  [
    ['new-baby', 'jealous', 'always', 'new sad did-wrong left-out quarrel'],
    // "Take it back to the hospital".
    '(?:tak(?:e|ing)|send(?:ing)?|giv(?:e|ing)|bring(?:ing)?|swap(?:ping)?|return(?:ing)?|sell(?:ing)?|put(?:ting)?|throw(?:ing)?) (?:the|our|his|her|their|my|that) (?:new |little |tiny |baby )*(?:baby|brother|sister|\\w+)? ?(?:back(?: to the (?:hospital|shop|tummy))?|in the bin|away)(?=$|[ ,.!?])(?<=(?:baby|brother|sister)\\b[^.!?]{0,30})|(?:baby|brother|sister) (?:is |was )?(?:going|goes|to go|should go|can go|had to go) back|when (?:is |will |does )?(?:the|our) baby (?:go|going|goes)',
    // What is done again, or done at all, since there is somebody new.
    '(?:since|ever since|after|now that) (?:we (?:have |had |ve |brought |got )+(?:a |the |our )?(?:baby|new|little)|weve had|we had (?!a )|(?:the|his|her|our|a) (?:new |little |baby )*(?:baby|brother|sister|twins) (?:is|was|came|has|arrived|got|were))',
    '(?:wants?|wanting|would like|asks?|pretends?|plays?|demands|keeps)(?: (?:to|a|an|his|her|the|for|be|being|have|use|wear|drink|bottle|dummy|nappy|from|crawling|carried|talking|sleep|in|cot|too|again)){1,9} (?:(?:like|as) (?:the|a|his|her|our) (?:little |new |baby )?(?:baby|brother|sister)|(?:be |being )(?:a|the) baby)',
    '(?:mum|mummy|mom|mommy|mama|dad|daddy|everyone|everybody|we|i)s? (?:is |are |am |has |have |s )?(?:always |only |just |constantly |busy |all day |feeding |holding |cuddling |looking (?:after|at) |never |no |time |got |with |for |him |her |because of |about |to )*(?:the|our|her) (?:new )?baby|no time for (?:him|her|them)NEARbaby',
    '(?:hits?|hit|poke[sd]?|pinch(?:es|ed)?|squeez(?:es|ed|ing)|bites?|bit|push(?:es|ed)|hurts?|rough with|not gentle with|too rough with|wakes|woke|kick(?:s|ed)) (?:the|his|her|our) (?:new |little |tiny )*(?:baby|newborn)(?: (?:brother|sister))?',
    '(?:brought|bringing|bring) (?:the |our |his |her |new |tiny |two )*(?:twins|baby|babies|newborn)(?: brother| sister| girl| boy| \\w+)? home|(?:baby|twins|babies) (?:is |are )?(?:came|come|coming|now|finally)? ?home|swap (?:the|our|his|her|my|this) (?:new )?(?:baby|brother|sister)|because of (?:the|our|a) (?:new )?baby|(?:the |our |new )?baby (?:brother |sister )?(?:woke|wakes|cried|cries|keeps|screams|screamed|is always|never stops)',
    '(?:be |quiet|whisper|tiptoe|noise|loud|shout)NEARbaby (?:is |s )?(?:sleep(?:s|ing)?|asleep|naps?|napping)|(?:is|hes|shes|am) (?:now )?(?:a|the) big (?:brother|sister) now|(?:has|have|got|weve got|we have) (?:a |an )?(?:\\w+ ){0,2}(?:weeks?|months?|days?)(?: old (?:baby |at home|brother|sister|now)| baby)',
    '-(?:wets?|wetting|wet) (?:the|his|her) ',
  ],
  [
    // "The baby" whom nobody needs to present is one that is there.
    ['new-baby', 'new', 'always', 'jealous sad proud did-wrong left-out refuses wants'],
    '(?:had a (?:little )?baby (?:girl|boy)|(?:the|our) (?:new )?(?:baby|twins)|twin (?:brothers|sisters|boys|girls)|baby (?:brother|sister)s?|proud (?:new )?big (?:brother|sister)|baby (?:\\w+ )?(?:woke|wakes|cried|cries|smiled|burped|screamed))(?! (?:on the way|is coming|is due|doll|monitor|tooth|teeth|toys?|clothes|pool|swing|shark|wipes))',
    `-about (?:the|a|our) (?:\\w+ )?baby|(?:the|our|a) baby (?:\\w+ )?(?:BEING)|baby BEING|about (?:a|the) |coming|on the way|due|having a|going to (?:have|be|get)|will (?:be|have|get)|in (?:spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december)|and the baby|wets?|wetting|tummy|belly|bump|soon|pregnan\\w*`,
  ],
  [
    ['sibling', 'missing-someone', 'tomorrow', 'jealous'],
    '(?:brother|sister)s?NEAR(?:mov(?:es?|ed|ing) out|(?:goes|going|gone|went|off) to (?:university|uni|college|boarding)|leav(?:es?|ing) home|left (?:home|for (?:uni|university|college))|starts? (?:big )?school|without (?:her|him))|left behind (?:at|in) nursery',
  ],
  [
    ['two-languages', 'learn', 'always', 'cannot afraid teased other become-friends left-out'],
    'two languages|bilingual|(?:speaks?|speaking|talks?) (?:only )?(?:polish|german|french|spanish|slovak|arabic|urdu|chinese|italian|hindi|turkish|ukrainian|portuguese|welsh|english|another language)|(?:doesnt|cant|dont|not) (?:yet )?speak (?:any |much |a word of )?(?:english|the language)|learn\\w* (?:english|french|german|spanish|a new language)|(?:speaks?|talks?|many|different|other|seven|\\d+) languages|mixes (?:up )?(?:the|his|her|both)? ?languages',
  ],
  [
    ['parent-away', 'missing-someone', 'always', 'sad afraid'],
    '(?:PARENT|GRANDPARENT)(?:s|is|has|will| is| are| has| was| have| will| had)?NEAR(?:away|(?:be|is|been) gone|army|navy|soldier|on a mission|abroad|business trip|works? (?:away|nights|far|on|in another)|on (?:nights|lates|earlies|shift)|isnt (?:here|home|there|around)|night shifts?|nightshifts?|at sea|deployed|far away|long way away|travel\\w*|drives? (?:a|the) (?:lorry|truck|taxi)|comes? (?:back|home) (?:only |just )?(?:on|at|in|late|next|for|when)|only (?:comes|home)|(?:went|gone|flew|moved|going) (?:back )?to \\w+|on (?:a|the) ship|oil rig|lorry driver|another (?:country|city|town)|lives? in|overseas|on tour|conference|comes? home (?:so |very )?late|works? (?:so |very |too )?(?:late|long|much)|always work\\w*|working)',
    '(?:miss|misses|missing|missed)(?: \\w+){0,3} (?:PARENT|GRANDPARENT)',
    '(?:i|we) (?:have|need|ve got|m|am|are|will) (?:to )?(?:go|going|be|travel) (?:away|abroad)|(?:i|we|im|i am) (?:work|working|always work)(?: \\w+){0,3} (?:nights|late|shifts|weekends|away|too much|so much|a lot)|cant (?:tuck|put) (?:her|him|them) (?:in|to bed)|(?:i am|im|ill be) away|GRANDPARENT (?:is |are |has )?(?:gone|went|going) (?:back )?home',
    '-sleep ?over|stay(?:s|ing)? (?:at|with|over)|visit(?:s|ing)?|fly(?:ing)? to',
  ],
  [
    ['lie', 'did-wrong', 'past', ''],
    // "… we have a pool. We do not have a pool."
    '(?:told|tells|telling|says?|saying|said|claims?|swears?)\\b[^!?;]{0,90}\\b(?<same>\\w{3,})\\b[^!?;]{0,60}[.,] ?(?:but |and |which |when |although |even though )?(?:(?:he|she|we|they|it|i|its|hes|were|shes|thats|that|there) ?(?:is|are|do|does|did|have|has|was|isnt|arent|dont|doesnt|didnt|havent|hasnt|wasnt)? ?(?:not|nt)?(?<=(?:not|nt)) (?:\\w+ ){0,4}\\k<same>\\b|its not true|none of it|not true|theres no \\k<same>)',
  ],
  [
    ['teacher-leaves', 'changed', 'today', 'missing-someone sad'],
    'teacher(?:s)? (?:has |have |is |was )?(?:gone|left|off|away|ill|poorly|having a baby|on maternity)NEAR(?:new|another|different|supply|cover|replacement)',
    '(?:new|supply|cover|different) (?:class ?)?teacherNEAR(?:unsettled|different|wont settle|not the same|doesnt like|isnt the same)',
  ],
  [
    ['money', 'new', 'past', 'proud'],
    '(?:saved|saving) (?:up )?(?:all )?(?:his|her|their|for)NEAR(?:and |to )(?:has |have )?(?:bought|got|spent)|(?:bought|spent|paid)NEAR(?:pocket|birthday|christmas|own|tooth fairy) money',
  ],
  [
    ['money', 'cannot', 'always', 'sad'],
    'cant afford|not enough money|money is (?:tight|short)|no money|lost (?:my|his|her) job|pocket money|saving up|too expensive|poor(?:er)? than',
  ],
])
