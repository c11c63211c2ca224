import { rules } from './rule.ts'

/** Those who belong together, and those who are gone. First, since nothing weighs more. */
export const family = rules([
  [
    ['death-of-pet', 'died', 'past', 'missing-someone'],
    'PETNEAR(?:died|dead|passed away|dying|is gone|run over|buried|rainbow bridge|went to heaven|put down)',
    '(?:died|death of|dead|buried|bury|burying|funeral for|funeral of|rainbow bridge|gone to heaven)NEARPET',
    'put to sleep|(?:say|saying|said) goodbye to (?:our|the|his|her|their|my) (?:dear |lovely |poor )?(?:old |little )?PET|(?:lost|losing) (?:our|his|her|their|my) (?:old |beloved )?(?:dog|cat|hamster|rabbit|guinea pig|pony)NEAR(?:last|old age|vet)',
    '-PET(?: is| was| got| has been)? lost',
  ],
  [
    ['death-of-person', 'afraid', 'always', ''],
    '(?:will|ill|shall|might|may|could|going to|one day|some day|too|also|have to|must|afraid of|scared of|fear of|worried about|about|when i|if i|if we|if you|that i|that we) (?:\\w+ )?(?:die|dying|death)|(?:everyone|everybody|we all|people) dies?',
  ],
  [
    ['death-of-person', 'died', 'past', 'missing-someone'],
    'die|dies|died|passed away|passed on|funeral|death|dying|in heaven|is dead|are dead|was buried|no longer with us|cemetery|grave|gone to heaven',
    'lost (?:his|her|our|their|my) (?:GRANDPARENT|PARENT)',
    '-(?:dragon|pirate|king|knight|plants?|flowers?|batter(?:y|ies)|dinosaurs?)NEAR(?:died|dead|die)|dead (?:end|slow|tired|easy)|dinosaurs? (?:died|die)',
  ],
  [
    ['parents-apart', 'missing-someone', 'always', 'sad afraid lost new jealous'],
    '(?:were |are |we )?separated|separation|divorc\\w*|split up|splitting up|(?:broke|broken|breaking) up|two (?:homes|houses)|(?:live|lives|living) apart|custody|step ?(?:dad|mum|mom|father|mother|brother|sister)s?',
    '(?:live|lives|living|stays|week|weekends?|days?|nights?|half)NEAR(?:at|with) (?:his|her|their) (?:dad|daddy|mum|mummy|father|mother|mama|papa)s?',
    '(?:dad|daddy|mum|mummy)s? (?:has |have )?(?:moved out|moving out|left us|doesnt live with us|new (?:boyfriend|girlfriend|partner|flat))|(?:PARENT|our|my) new (?:boyfriend|girlfriend|partner)|every other weekend|PARENT lives? (?:somewhere else|in another)',
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
    'dementia|alzheimers?|GRANDPARENTNEAR(?:forget\\w*|forgot\\w*|doesnt (?:know|recogni[sz]e|remember)|mixes up|gets confused|memory)',
    '(?:in a |care |nursing )(?:care home|nursing home)|care home|nursing home|old peoples home',
  ],
  [
    ['parent-ill', 'sad', 'always', 'afraid missing-someone'],
    'PARENTNEAR(?:cancer|chemo\\w*|depress\\w*|(?:is|are|has been|been) (?:very |so |really |often )?(?:ill|sick|poorly|unwell|tired)|in hospital|operation|lost (?:her|his) hair|bad back|broken)',
    'GRANDPARENTNEAR(?:cancer|chemo\\w*|(?:is|has been) (?:very |so |really )?(?:ill|sick|poorly|unwell)|in hospital|operation|stroke|hip)',
    'chemo\\w*|(?:i am|im|i have been) (?:in hospital|ill|having an operation)',
  ],
  [
    ['adopted', 'new', 'always', 'missing-someone sad afraid'],
    '(?:is |was |are |were )?adopted|adoption|foster(?:ed| mum| dad| care| family| parents| child| carers?)?',
    '-adopt(?:ed|s|ing)? (?:a|an|the) \\w+',
  ],
  [
    ['baby-coming', 'waiting', 'tomorrow', 'jealous afraid sad'],
    'pregnan\\w*|expecting|baby (?:in|inside) (?:her|my|his|mummys|mums|mommys|the|mamas)? ?(?:tummy|belly|bump)|baby bump',
    '(?:having|getting|have|get|expecting|awaiting) (?:a |another |our |his |her )?(?:(?:little|second|third|new|baby) ){0,2}(?:baby|babies|twins|brother|sister)NEAR(?:soon|in \\w+|next|due|on the way)',
    '(?:going to|will|gonna|about to|soon|shes|hes|to) (?:be|become|becoming|have|get)(?: an?| the)?(?: proud)? (?:big|baby|new|little) (?:baby )?(?:brother|sister|baby|sibling)',
    'baby(?: brother| sister| sibling)?(?: is| will| comes| are| twins)?(?: be)? ?(?:due|coming|arriving|born|on the way|arrive)NEAR(?:soon|in \\w+|any|next|on the way|may|june|july|weeks|months)|(?:twins|baby|babies) will be born|baby (?:is )?on the way|(?:baby|twins) (?:is |are )?due|becoming a big (?:brother|sister)|(?:new )?(?:baby|sibling) (?:is )?(?:coming|arriving)',
  ],
  [
    ['new-baby', 'new', 'always', 'jealous sad proud did-wrong left-out'],
    'new ?born|(?:new|tiny|baby|newborn|little new) (?:baby )?(?:baby|brother|sister|sibling|twins)|jealous (?:of|about|because)NEAR(?:baby|little (?:brother|sister)|new (?:brother|sister))|(?:brother|sister|baby) (?:was|is|has been|just|got) (?:just )?born|babyNEAR(?:weeks?|days?|months?) old|since the baby|the baby (?:cries|gets|always|came|sleeps|is here|arrived)|PARENT (?:has|have) no time (?:because|since)',
    '-wets?|wetting|dummy|potty|nappy',
  ],
  [
    ['sibling', 'missing-someone', 'tomorrow', 'jealous'],
    '(?:brother|sister)s?NEAR(?:mov(?:es?|ed|ing) out|(?:goes|going|gone|went|off) to (?:university|uni|college|boarding)|leav(?:es?|ing) home|left home|starts? (?:big )?school|without (?:her|him))|left behind (?:at|in) nursery',
  ],
  [
    ['two-languages', 'learn', 'always', 'cannot afraid teased other'],
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
    ['money', 'cannot', 'always', 'sad'],
    'cant afford|not enough money|money is (?:tight|short)|no money|lost (?:my|his|her) job|pocket money|saving up|too expensive|poor(?:er)? than',
  ],
])
