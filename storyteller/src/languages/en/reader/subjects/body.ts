import { rules } from './rule.ts'

/** The body, those who tend it, and its small duties. */
export const body = rules([
  [
    ['broken-bone', 'changed', 'past', 'afraid sad proud'],
    '(?:got|had|having|has) (?:his|her|the) (?:plaster )?cast (?:taken )?off|cast (?:came|is|comes) off',
  ],
  [
    ['broken-bone', 'cannot', 'past', 'afraid sad'],
    '(?:broke|broken|breaks|fractured|sprained)(?: \\w+){0,3} (?:arm|leg|wrist|ankle|finger|thumb|toe|collar ?bone|foot|elbow|bone|hand|knee|shoulder)s?',
    '(?:arm|leg|wrist|ankle|finger|foot|hand)(?: \\w+){0,2} (?:broken|in plaster|in a cast|in a sling|sprained)|plaster cast|in plaster|a cast on|fractur\\w*|in a (?:sling|cast)|on crutches|cast (?:comes|came|is coming) off',
  ],
  [
    ['jab', 'going-to', 'tomorrow', 'afraid refuses proud sad hurt'],
    'jabs?|mmr|injections?|injected|vaccin\\w*|boosters?|blood tests?|immuni[sz]ations?|shots? at the (?:doctors?|clinic)|flu (?:shot|spray)|(?:afraid|scared|terrified|frightened|fear|phobia|hates?) (?:of )?(?:the )?needles?|needles? phobia|drip in (?:his|her) (?:hand|arm)|blood (?:taken|samples?|drawn)|(?:tak(?:e|es|ing)|took|draw|drew|giv(?:e|es|ing)|gave|having)(?: \\w+){0,2} blood|finger ?prick\\w*|cannula',
    '-blood (?:orange|hound|pressure)',
  ],
  // A tooth that is hurt and still in; the dentist may have said that it is to be left alone.
  [
    ['dentist', 'changed', 'past', 'afraid sad hurt teased proud'],
    '(?:chipped|chipping|cracked|broke|broken|snapped|knocked|knocking|bashed|banged|bumped|whacked|smashed|hit|hurt)(?: \\w+){0,4} (?:tooth|teeth)|(?:tooth|teeth) (?:\\w+ ){0,4}(?:chipped|cracked|knocked|bashed|broke|broken|snapped)|(?:grey|gray|black|dead|purple|chipped|cracked|broken|snapped|half a) (?:\\w+ ){0,2}(?:tooth|teeth)|(?:tooth|teeth) (?:has |have |is )?(?:gone|went|going|turned|turning) (?:\\w+ )?(?:dark|brown|grey)|(?:tooth|teeth)NEAR(?:grey|gray|gone black|going black|turned black|dead|purple)|(?:chip|bit|corner|piece)(?: \\w+){0,3} (?:out of|off)(?: \\w+){0,3} (?:tooth|teeth)',
    '-(?:knock\\w*|bash\\w*|bump\\w*|hit|bang\\w*|whack\\w*|smash\\w*)(?: \\w+){0,5} out(?! of\\b)|(?:tooth|teeth)(?: \\w+){0,3} (?:fell|came|popped|flew|is|clean) out|BEING (?:who|that|with)|(?:broke|broken|hit|hurt|bumped|banged)NEAR(?:lost|wobbl\\w*)|(?:cleaned|brush\\w*)',
  ],
  [
    ['dentist', 'going-to', 'tomorrow', 'afraid refuses proud hurt sad'],
    'dentists?|dental|orthodontist|(?<!(?:leg|back|red|trouser|knee) )braces?(?! (?:on|for|round) (?:his|her|the) (?:legs?|back|knees?|feet|foot|arm|trousers))|fillings?|tooth ?ache|cavity|cavities|(?:tooth|teeth) (?:pulled|taken) out|(?<!fire )drill at|holes? in (?:his|her|a|the) (?:\\w+ )?(?:tooth|teeth)',
    '(?:tooth|teeth)(?: \\w+){0,2} (?:aches?|aching|throb\\w*)|(?:bad|aching|rotten|hurty) (?:tooth|teeth)|(?:tooth|teeth)(?: (?:really|still|at the back|is|are|has|been))* (?:sore|hurts|hurting)(?! (?:when|to eat|if))',
  ],
  [
    ['tooth-out', 'sad', 'past', 'afraid waiting'],
    'tooth fairyNEAR(?:forgot\\w*|didnt (?:come|bring|leave)|hasnt (?:come|been)|never came|missed)|(?:swallowed|lost|dropped) (?:it|the tooth|his tooth|her tooth) (?:down|in|on|at|before)|swallow\\w*(?: \\w+){0,3} (?:tooth|teeth)|(?:tooth|teeth)NEARswallowed|(?<!BEING )fairy (?:forgot|never came|didnt (?:come|show|turn))|tooth (?:\\w+ )?(?:went|fell|dropped|slipped|(?:got )?washed) (?:down|in|into|away)',
  ],
  [
    ['tooth-out', 'waiting', 'always', 'afraid proud lost'],
    '(?:wont|doesnt|not|refuses to|hasnt) (?:\\w+ )?(?:come|fallen|fall) out|(?:hasnt|havent|not|never) (?:yet )?lost (?:any|a|one|his|her) (?:\\w+ )?(?:tooth|teeth)|(?:loose|wobbly|wobbling|wiggly|wobbles?|shaky) (?:\\w+ )?(?:tooth|teeth)|(?:tooth|teeth)NEAR(?:loose|wobbl\\w*|wiggl\\w*|shaky)|gap tooth\\w*|toothless',
    '(?:wobbly|wiggly|loose) (?:one|ones|front one|bottom one|top one)|wobblers?|no gaps?(?= |$|[.,!?;])|without (?:a|any) gaps?|(?:tooth|teeth)NEAR(?:wont|not|doesnt|refuses to) (?:shift|budge|move|let go|drop)|WONT(?: want)?(?: \\w+){0,3} (?:tooth|teeth)(?: \\w+){0,2} (?:out|go)|(?:everyone|everybody|whole class|all (?:his|her) (?:friends|class)|whole of \\w+|rest of)NEAR(?:lost|losing|lose)NEAR(?:tooth|teeth)|(?:only|last) (?:one|child|kid|boy|girl)?NEAR(?:tooth|teeth|gaps?)(?: out)?|all (?:his|her) (?:milk |baby )?teeth (?:still|in)',
    '-(?:tooth|teeth)NEAR(?:fell out|has fallen|came out|is out|came off)|lost (?:his|her) (?:\\w+ ){0,2}tooth',
  ],
  [
    ['tooth-out', 'proud', 'today', 'afraid lost how-it-works'],
    '(?:lost|lose|losing|loses)(?: (?!false|grandads?|grannys?|grandmas?|nans?)\\w+){0,4} (?:tooth|teeth)|(?:first|milk|baby|front) (?:tooth|teeth)NEAR(?:out|fell|fall\\w*|lost|gone|loose)',
    '(?:two|three|four|five|front|baby|milk|first) (?:tooth|teeth) (?:is |are |already |now )*gone|knock(?:ed|s)(?: \\w+){0,3} (?:tooth|teeth) out|(?:pull\\w*|yank\\w*|tug\\w*)(?: \\w+){0,4} (?:tooth|teeth)(?: out)?|gap (?:in|where|between)NEAR(?:tooth|teeth|smile)|hanging (?:on )?by a thread|out (?:came|fell|popped|it came)(?: \\w+){0,3} (?:tooth|teeth)|(?:tooth|teeth)NEAR(?:fell out|falls? out|falling out|came out|come out|comes out|coming out|is out|has fallen|are out|popped out|knocked out|gap)|tooth fair(?:y|ies)',
    '-^(?:the |a )?(?:\\w+ )?tooth fair(?:y|ies) (?:who|that|loo?ses|lost|loses|has|is|cant|cannot|forgets|wants)',
  ],
  [
    ['hospital', 'going-to', 'tomorrow', 'afraid ill missing-someone proud'],
    '(?:in|to|from|into|the|at|of) hospital|hospital (?:stay|bed|appointment|visit)|operations?|operated|tonsils|grommets|surgery|anaesthetic|mri|x ?rays?|stitches|intensive care|a ward|hospital',
    '-BEING (?:hospital|clinic|surgery)|hospital for',
  ],
  [
    ['glasses', 'new', 'always', 'teased left-out afraid refuses going-to proud lost jealous sad'],
    '(?:new|wears?|wearing|wear|needs?|got|gets?|getting|get|first|pair of|his|her|have|has|having|hates?|without) (?:his |her |some |new |little |pink |blue |red |round )*glasses|eye ?patch(?:es)?|patch (?:on|over) (?:his|her|one) eye|optician|glasses',
    '-(?:broke|broken|smash\\w*|snapped|trod on|sat on) (?:\\w+ ){0,3}glasses|(?:drinking|wine|magnifying) glass(?:es)?|wears? glasses and|with glasses (?:who|that)|glass(?:es)? of',
  ],
  [
    ['allergy', 'cannot', 'always', 'teased afraid left-out ill'],
    'allerg\\w*|epi ?pen|coeliac|celiac|gluten|lactose|intoleran\\w*|diabet\\w*|insulin|asthma\\w*|inhaler|eczema|epilep\\w*|neurodermatitis',
  ],
  [['nits', 'ill', 'today', 'sad teased'], 'nits?|head ?lice|lice|headlice|louse'],
  [
    ['haircut', 'going-to', 'tomorrow', 'afraid refuses sad proud teased'],
    'hair ?cuts?|hairdressers?|barbers?|(?:cut|cutting|trim|trimmed)(?: \\w+){0,3} (?:hair|fringe|curls|plaits)|(?:hair|fringe) (?:cut|trimmed)|new hairstyle|cut (?:it|them) (?:all )?off',
    '-(?:lion|sheep|poodle|alpaca|bear|yeti)s? (?:who|that|wants|opens|runs)|opens a|(?:(?:called|calls|teas(?:ed|es|ing)|laughed at|mocked) (?:him|her|my))NEAR(?:hair|off)|cuts? (?:her|his|the) (?:own|sisters|brothers|dolls|dollys|cats|dogs|friends)',
  ],
  [
    ['hair-wash', 'refuses', 'always', 'afraid hurt'],
    '(?:wash\\w*|rins\\w*|shampoo\\w*)(?: \\w+){0,3} hair|hair ?wash\\w*|hair (?:needs )?(?:to be )?(?:washed|washing)|shampoo|hair ?brush\\w*|(?:brush\\w*|comb\\w*)(?: \\w+){0,3} hair|tangles|bath ?time|(?:have|having|take|taking|hates|wont|in) (?:a |the |his |her )?(?:bath|shower)s?',
    '-bird bath',
  ],
  [
    ['nail-cutting', 'refuses', 'always', 'afraid proud learn'],
    '(?:finger|toe)? ?nails?NEAR(?:cut\\w*|trim\\w*|clip\\w*|biting|bites)|(?:cut\\w*|trim\\w*|clip\\w*|bit\\w*)(?: \\w+){0,3} (?:finger|toe)? ?nails?|nail ?(?:clippers|scissors|biting)|thumb ?suck\\w*|suck\\w* (?:his|her|their) thumb',
  ],
  [
    ['tooth-brushing', 'refuses', 'always', 'proud learn'],
    '-\\b(?:lied|lies|lie|lying|fib\\w*|pretend\\w*|truth)',
    '(?:brush\\w*|clean\\w*|scrub\\w*)(?: \\w+){0,3} (?:teeth|tooth|toothies)|tooth ?brush\\w*|teeth ?brush\\w*|tooth ?paste|teethNEAR(?:brush\\w*|clean\\w*)',
  ],
  [
    ['bed-wetting', 'cannot', 'always', 'proud'],
    'bed ?wett\\w*|(?:wets?|wetting|wet|peed?s?|weed?|pees in) (?:the|his|her|their|in the|in his|in her) (?:bed|sheets)|(?:dry|wet) (?:at night|nights?|bed|sheets|through the night)|nappy at night|night ?time nappy|accidents? at night',
  ],
  [
    ['toilet', 'proud', 'today', 'letting-go afraid'],
    '(?:no more|no longer|without|out of|goodbye|bye bye|last) (?:\\w+ )?napp(?:y|ies)|(?:dry|clean) (?:all )?(?:day|at nursery)|(?:first|did (?:a|his|her)) (?:poo|wee)|(?:potty|toilet)NEAR(?:first time|proud|all by)',
  ],
  [
    ['toilet', 'sad', 'past', ''],
    '(?:wet|wets|pooed|poohed|weed|peed|soiled) (?:himself|herself|themselves)|(?:had|has had|another) (?:an |a little |a )?accident (?:at|in|on) (?:nursery|school|the|his|her|preschool)|(?:wet|weed|peed) (?:in )?(?:his|her) (?:pants|tights|trousers|knickers)',
    '-(?:always|still|keeps|every)',
  ],
  [
    ['toilet', 'learn', 'always', 'refuses afraid proud did-wrong cannot'],
    'pott(?:y|ies)|toilets?|loo|napp(?:y|ies)|diapers?|pull ?ups|(?:wet|wets|wetting) (?:the|his|her|their|him|my) ?(?:pants|trousers|self)?|toilet train\\w*|(?:poos?|wees?|poop|pee)(?:ing)? (?:in|on|into)|(?:do|go for|have|need) (?:a |his |her )?(?:poos?|wees?)|dry (?:all )?(?:day|by)|big (?:girl|boy) pants|accidents?',
    '-(?:teeth|tooth) ?brush\\w*|(?:bike|car|road|by) accident|by accident|accident with|accidentally|toilet (?:monster|roll)|super(?:hero)? toilet',
  ],
  [
    ['dummy', 'letting-go', 'always', 'refuses sad proud lost'],
    'dumm(?:y|ies)|pacifiers?|soothers?|dodie|binky|(?:milk |night ?time |baby )bottle|(?:giv\\w+ up|gave up|off|stop\\w*|no more|last|goodbye|bye bye|without|wants|needs) (?:to )?(?:the |his |her |a )?bottle|thumb in (?:his|her) mouth|breast ?feed\\w*|weaning',
    '-(?:lost|forgot|empty) (?:his|her) bottle|message in a bottle|(?:shop|tailors?) dummy',
  ],
  [
    ['eating', 'refuses', 'always', 'afraid learn proud'],
    '(?:fussy|picky|faddy|bad|poor|slow) (?:eater|eating|about food)|(?:wont|refuses to|doesnt|never|dont|not|hardly|barely) (?:want to )?(?:eat|eats|touch|try|tries|finish|like)(?: \\w+){0,4} (?:vegetables?|veg|veggies|greens|fruit|food|foods|dinner|supper|lunch|meat|fish|broccoli|peas|carrots|spinach|salad|soup|breakfast|tomatoes|cabbage|anything|green|new)',
    '(?:only|just) (?:ever )?(?:eats?|wants?|likes?) (?:plain |dry |white )?(?:pasta|chips|bread|toast|crisps|sweets|noodles|sausages|ketchup|beige|nuggets|rice|cereal)|will only eat|(?:eat|eating|eats|try|trying|taste|tasting) (?:\\w+ ){0,3}(?:vegetables|veg|veggies|greens|broccoli|peas|carrots|spinach|salad|new foods?|new things to eat|sprouts|fruit)|(?:hates|detests|allergic to) (?:vegetables|veg|veggies|greens|broccoli|peas|carrots|spinach|sprouts|tomatoes)|vegetables are|school (?:dinners|lunch)|wont eat|too many sweets|(?:sweets|chocolate|sugar) (?:before|all day|instead)',
    '-who (?:has been|ate|is|keeps)|BEING (?:who|that) (?:only )?(?:eats?|ate|wont|doesnt)',
  ],
  [
    ['dressing', 'refuses', 'always', 'learn cannot proud'],
    '(?:leave|leaving|get out of) the house(?: in the mornings?)?|(?:get|gets|getting|got) (?:himself |herself )?(?:dressed|undressed|ready)|dress(?:es|ed|ing)? (?:himself|herself|themselves|alone)',
    '(?:put|puts|putting)(?: on)?(?: \\w+){0,3} (?:shoes?|coat|socks?|jacket|trousers|hat|gloves|wellies)(?: on)?NEAR(?:SELF|first time)|(?:wont|refuses to|doesnt want to|never|hates to|hates) (?:wear|put on|wearing|putting on)',
  ],
  [
    ['dressing', 'learn', 'always', 'cannot refuses proud sad'],
    '(?:put|puts) on (?:his|her) own|(?:put|puts) (?:his|her) own|shoe ?laces?|(?:tie|tying|ties|tied|lace|do up)(?: \\w+){0,3} (?:shoes?|laces|bow)|(?:do|doing|does) (?:up )?(?:\\w+ ){0,2}(?:buttons?|zips?|coat)(?: up)?|buttons? and zips?|wrong (?:foot|feet)|shoes on the',
  ],
  [
    ['tidying', 'refuses', 'always', 'proud'],
    '(?:tid(?:y|ies|ied|ying)|clear(?:s|ing)?|clean(?:s|ing)?)(?: up| away)?(?: \\w+){0,3} (?:room|bedroom|toys|things|lego|blocks|mess|up|away)|(?:put|puts|putting)(?: \\w+){0,3} (?:toys|things|lego) away|messy (?:bed)?room|untidy|tid(?:y|ying) up|tidy|tidies|chores|help(?:s|ing)? (?:around|in) the house|set(?:ting)? the table|make (?:his|her) bed',
  ],
  [
    ['ill-in-bed', 'ill', 'today', 'sad bored'],
    '(?:car|travel|sea|coach|plane|bus|boat) ?sick(?:ness)?|sick (?:in|on|all over) (?:the |our |a |mums |dads |grans )?(?:\\w+ )?(?:car|coach|bus|train|ferry|boat|plane|bed|carpet|sofa|floor|way|school|assembly)|(?:threw|throwing|throws|thrown) up|puk(?:e|ed|es|ing)|vomit\\w*|(?:is|was|been|got) sick all|(?:is|was|been|feels?|feeling|has been|got|being|hes|shes|all|am|so) (?:\\w+ )?(?:ill|sick|poorly|unwell)|(?:ear|chest|eye|throat|stomach) infection|infection|sick day|off sick|poorly|fever|high temperature|a temperature|chicken ?pox|measles|(?:has|got|caught|with|have|having) (?:a |the |got a )?(?:\\w+ )?(?:cold|flu|bug|cough|tummy ache|stomach ache|sore throat|ear ?ache|earache|infection|virus|runny nose)|ear ?aches?|sore throats?|tummy ?(?:bug|ache)|stomach (?:bug|ache|flu)|(?:a|heat|itchy|red|nettle) rash|rash (?:on|all)|itchy (?:spots|skin|bites|all)|covered in spots|mosquito bites|hives|vomit\\w*|threw up|throwing up|cough\\w*|medicines?|antibiotics|home (?:sick|ill) (?:in|from)|in bed with|snotty|flu',
    '-(?:teacher|friend|mum|mummy|dad|daddy|grandma|grandpa|granny|nana|grandad)(?:s| is| was| has been)? (?:\\w+ )?(?:off sick|ill|poorly|sick|unwell)|(?:spelling |maths? )?test tomorrow|exam|sick (?:of|about|at|with (?:worry|nerves|guilt|shame))|home ?sick|love ?sick|BEING (?:who|that|with|has|catches|gets)NEAR(?:cold|sick|cough|sneez)',
  ],
  // Whatever else befalls a tooth of a child’s.
  [
    ['tooth-out', 'proud', 'today', 'afraid sad lost teased waiting jealous how-it-works'],
    '(?:tooth|toothy|gappy)|gaps? (?:in (?:his|her) (?:smile|mouth)|where)|(?:because of|shows?|through|about|hates|loves|proud of|hiding|hides) (?:his|her) (?:\\w+ )?gaps?|(?:his|her|two|three|four|front|baby|milk|big|grown up|adult|new|bottom|top|losing|lost) teeth|teeth (?:out|gone|missing|falling|coming|fell|came)',
    '-(?:BEING|crocodile|alligator|hippo|walrus|narwhal|piranha|beaver|dog|cat|baby|sister|brother|teething)s?(?: \\w+){0,5} (?:tooth|teeth)|(?:tooth|teeth) of|(?:sweet|sabre|saber|fine|blue) ?tooth|teeth(?:ing| chatter\\w*)|(?:brush|clean|scrub|wash)\\w*|(?:pulled|knocked|bared|gritted|clenched|shows?|sharp|with) (?:\\w+ )?teeth|^(?:a|an|the) (?:\\w+ ){1,2}(?:who|that|with)|tooth (?:mug|pick|paste)',
  ],
  [
    ['doctor', 'going-to', 'tomorrow', 'afraid refuses'],
    '(?:doctor|nurse)s? (?:has to look|looked|looks|checked|checks|listened|listens|examined)|(?:to|at|see|visit\\w*|from|the|of) (?:the |a |our |our family )?(?:doctor|doctors|gp|paediatrician|pediatrician|physio|speech therapist|psychologist|therapist|specialist|nurse)s?(?: appointment)?|check ?ups?|doctors? appointment|hearing test|eye test',
    '-(?:wants?|be|become|becoming|being) (?:to be )?(?:a |the )?(?:doctor|nurse|vet)|doctor (?:who|for)|(?:animal|toy|teddy) doctor',
  ],
])
