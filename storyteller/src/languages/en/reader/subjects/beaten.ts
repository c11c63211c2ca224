import { rules } from './rule.ts'

/** What is played on a table or in a room; what is thrown when it is lost. */
const BOARD =
  '(?:snap|uno|ludo|monopoly|cluedo|scrabble|guess who|connect (?:four|4)|jenga|dominoes|draughts|checkers|chess|snakes (?:and|n|&) ladders|snakes|top trumps|happy families|old maid|go fish|memory game|card games?|(?:play\\w*|game of|at) (?:cards|pairs|trouble|operation|memory)|board ?games?|dobble|othello|battleships?|mastermind|hungry hippos|twister|buckaroo|kerplunk|mouse ?trap|pictionary|charades|bingo|rummy|sorry game|carrom|mancala|backgammon|noughts and crosses|rock paper scissors|game night|family game)'
const PLAY = `(?:${BOARD}|conkers?|marbles|tiddlywinks|pooh ?sticks|pass the parcel|musical (?:chairs|statues|bumps)|hide and seek|tag|tig|hopscotch|mario ?kart|mario|fifa|minecraft|roblox|(?:computer|video|party|ball) ?games?|games?|football|footie|soccer|rugby|netball|hockey|cricket|rounders|camogie|hurling|shinty|gaelic|basketball|dodgeball|tennis|badminton|ping pong|table tennis|swimming|backstroke|breaststroke|front crawl|butterfly (?:race|stroke|final|heat)|freestyle|judo|karate|taekwondo|gymnastics|bowling|(?:crazy |mini )?golf|snooker|darts|arm wrestl\\w*|running|sprint|hurdles|long jump|tug of war)`
const CONTEST =
  '(?:quiz\\w*|spelling (?:bee|contest|competition)|times tables? (?:competition|challenge)|egg (?:and|n|&) spoon|eggnspoon|(?:sack|egg|bean ?bag|obstacle|wheelbarrow|running|swimming|scooter|bike|skipping|three legged) race|relays?|galas?|sports? ?day|fun run|cross country|races?|match(?:es)?|tournaments?|blitz|feis|eisteddfod|finals?|semi ?finals?|cup|league|(?:talent|dog|pony|pet|flower|village|horse|produce|vegetable) show|gymkhana|competitions?|comp|contests?|raffle|tombola|bake ?off|auditions?|house points?|election|school council|heats?|penalty shoot ?out|shoot ?out|championships?)'
const ANY = `(?:${PLAY}|${CONTEST})`
const NTH = '(?:last|second|third|fourth|fifth|sixth|seventh|eighth|bottom|second last|runner ?up|\\d+ ?(?:th|nd|rd))'
/** "Came last week", "came second hand": no place in a race. */
const NO_PLACE =
  '(?! (?:degree|grade|class|jab|dose|time|birthday|baby|tooth|house|home|name|wife|husband|night|week|weekend|year|month|time|day|term|summer|winter|spring|autumn|christmas|minute|hand|helping|world|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|in (?:line|the queue|the line))\\b)'
const PLACED = `(?:came|comes|coming|finished|finishes|finishing|placed|got|ended up) (?:in )?(?:dead |joint |a close |only |a |the )?${NTH}\\b${NO_PLACE}`
const NOT_WON =
  '(?:(?:didnt|did not|doesnt|does not|hasnt|havent|couldnt|not|never|nor|cant) (?:\\w+ ){0,2}(?:win|won|wins)|never wins?|(?:didnt|did not) (?:even )?(?:place|get placed|get through|come first|come anywhere|get (?:a|an|the|any) (?:\\w+ )?(?:medal|ribbon|rosette|prize|trophy|sticker|certificate))|no (?:medal|rosette|ribbon|prize|trophy))'
const BEATEN =
  '(?:beat|beats|beating|thrashed|thrashes|hammered|walloped|trounced) (?:him|her|them|us|my|the|their|his|our)|beaten|thrashed|knocked out|(?:is|was|were|been|got|went|came) (?:out|bowled|run out)(?= (?:in (?:the )?(?:first|second|third|last|round|heats?|semi)|first|straight away|early|again)\\b| *$|[.,!?;])|out (?:in|on|at) (?:the )?(?:first|second|third|last|round|heats?|semi)|smashed first|eliminated|disqualified'
const TANTRUM =
  '(?:tip|tipp|flip|flipp|throw|threw|thrown|chuck|hurl|flung|fling|kick|swept|sweep|upend|overturn|scatter|storm|stomp|stamp|tantrum|meltdown|tears|sob|cried|crying|scream|shout|rage|furious|fuming|sulk|huff|ripped|tore|hid|ran off|disaster|bit|hit|punch|slam|inconsolable|livid)\\w*'
const TEAM =
  '(?:team|squad|relay|match|final|first eleven|starting (?:line ?up|five|eleven)|first team|a team|b team|captain|swimming|football|netball|hockey|rugby|cricket|sports? day|gala|race|tournament|competition|quiz|choir|band|solo|show|play|nativity|panto|production|part|lead|role|audition|school council|star of the week|class rep|monitor|mascot)'
const LOSE = '(?:lose|loses|losing|lost)'

/** Lost, beaten, last, not picked, cheated: said outright, before what is lost beside it and who it was that won. */
export const beaten = rules([
  [
    ['losing', 'sad', 'past', 'proud learn always refuses contest did-wrong'],
    // At what, to whom, by how much.
    `(?<!\\b(?:got|get|gets|getting|been|be) )${LOSE} (?:(?!(?:his|her|their|my|our|the|a|an|interest|confidence|heart|faith|sight|track) )\\w+ ){0,2}(?:at|in) (?:\\w+ ){0,3}${ANY}\\b`,
    `${LOSE} (?:(?:the|a|his|her|their|our|every|all|another|both|two|three|any|this|that|one) )?(?:of )?(?:(?:the|his|her|their|our) )?(?:\\w+ ){0,2}(?:match(?:es)?|race|final|semi ?final|tournament|gala|relay|quiz|competition|contest|spelling bee|raffle|heat|game of \\w+|games?|cup|election|vote|fight|toss|play ?off|penalty shoot ?out)\\b(?! (?:boy|console|controller|card|piece)s?)`,
    `${ANY}NEAR(?:(?<!\\b(?:got|get|gets|getting) )lost (?!(?:interest|confidence|his|her|their|my|our|the|a|an|it|in|some|count|interest|control|track|property|weight|ball)\\b)|loses\\b|losing\\b|lost(?=$|[.,!?;]))`,
    `(?:lost|loses|losing|lose) (?:again|anyway|every|by (?:\\w+ )?(?:one|two|three|four|five|six|\\d+|a (?:point|second|goal|whisker|hair|mile|fingernail|nose))|to (?:him|her|them|HIS|a (?:girl|boy|six|five|four|seven|team|little|younger|\\d)|the (?:other|girls|boys|year|top|bottom)|PARENT|GRANDPARENT|uncle|aunt\\w*|auntie)|against|on penalties|on purpose|fair and square|twice|(?:three|four|five|six|seven|eight|nine|ten|\\d+) (?:times|games|matches|in a row))`,
    '(?:^|\\b(?:he|she|we|they|team|and|because|when|today|sid) )(?:always |only |just )?(?:lost|loses|losing)(?:$|[.!?]| (?:badly|today|yesterday|tonight|and (?:cried|sulk\\w*|sobbed|stormed|threw|screamed|refused)))',
    `${ANY}NEAR(?:${NOT_WON}|${BEATEN})`,
    `(?:${NOT_WON}|${BEATEN})NEAR${ANY}\\b`,
    PLACED,
    `^${NTH} in (?:the )?(?:\\w+ ){0,3}${ANY}\\b|first loser|got (?:beat|beaten|thrashed|hammered|walloped|slaughtered|battered)\\b|^lost(?=$|[.,!?;])|(?:came|went) home with (?:no|nothing|out)NEAR${CONTEST}\\b`,
    '(?:they|we) (?:all |both )?lost(?:(?=$|[.,!?;])| (?:and|again|by|badly|because|every|today|yesterday|\\d))|(?:blam\\w*|told off|cross|upset|angry|furious|sad|tears|cries|cried|sulks?)(?: \\w+){0,3} (?:for|about|at|after|over) losing(?! (?:his|her|their|my|our|a|the|mum|dad|teddy)\\b)',
    '(?:not|wasnt|isnt|never|didnt get|werent) (?:made |be |being |named |voted |to be )?(?:team )?(?:captain|star of the week|head boy|head girl|house captain|player of the (?:match|week))|(?:wasnt|not|never) (?:picked|chosen) to (?:sing|play|read|be|do|go|swim|run|dance)|(?:not|isnt|wasnt) in the (?:final|team|squad|first team|relay|a team)|(?:didnt|did not) get (?:his|her|the|a) (?:\\w+ )?(?:belt|badge|award|certificate|medal|trophy)',
    `(?:sports? ?day|school sports|races?)[.,;:!?]* (?:\\w+ )?last\\b|${NTH} (?:place|out of \\d+)|(?:runner ?up|wooden spoon|last one home|last over the line)|(?:sports? ?day|races?|gala|cross country|match(?:es)?)NEAR\\blast\\b${NO_PLACE}|was (?:dead )?last (?:in|at|of|over|home|again)|always last|last in (?:the|every|all|his|her)`,
    '(?:let|lets|letting) (?:in )?(?:\\w+ )?(?:goals?|every goal|them all in)(?! of the dog)|(?:let|lets|letting) in (?:\\w+ )?(?:goals?|\\d+|two|three|four|five|six|seven|eight|nine|ten)|own goal|(?:miss\\w*|saved|fluff\\w*|skied) (?:\\w+ ){0,3}(?:penalty|penalties|pen|open goal|shot|catch|free throw|conversion)|dropped (?:the|a) (?:baton|catch)',
    '(?:team|match|goal\\w*|game|lost|relay|final|side)NEAR(?:fault|blam\\w*|let (?:the|everyone|them|us|his|her) (?:\\w+ )?down)|(?:fault|blam\\w*)NEAR(?:team|match|goal\\w*|lost|relay|final)|let (?:the|his|her) (?:team|side) down',
    '(?:subbed|substituted)(?: off)?|taken off (?:at|in|after|by|the (?:pitch|field))|subs? bench|(?:sat|stuck|left|was|been|put|stayed|spent)(?: \\w+){0,5} on the bench|(?:dropped|cut|left out) (?:from|of) (?:the|his|her) (?:\\w+ )?(?:team|squad|relay|match)',
    // Not picked: for a team, a part, a prize.
    `(?:wasnt|was not|werent|not|isnt|hasnt been|never) (?:\\w+ )?(?:picked|chosen|selected|cast|voted)(?: \\w+){0,2} (?:for|as|in|to be)(?: \\w+){0,4} ${TEAM}`,
    `${TEAM}NEAR(?:picked|chosen|chose|pick|selected|called out) (?:someone|somebody|everyone|another|other|instead|\\w+ instead)`,
    `(?:didnt|did not|failed to|couldnt) (?:make|get into|get in|get on|get picked for|get chosen for) (?:to )?(?:the|a|his|her) (?:\\w+ ){0,2}${TEAM}|(?:didnt|did not) get (?:the|a|any|her|his) (?:\\w+ ){0,3}(?:part|role|lead|solo|place (?:on|in) the team)|(?:wanted|hoped) to be (?:mary|joseph|captain|the star|the lead|goalie|star of the week)|got (?:sheep|third (?:sheep|shepherd|camel)|understudy|narrator|tree|the back of)`,
    '(?:picked|chosen) last|last (?:one )?(?:to be )?(?:picked|chosen)|always (?:the )?last (?:one )?(?:picked|chosen)',
    '-(?:he|she|we) (?:has )?won (?:and|but)|won and (?:his|her)|(?:hates?|hating|cant|cannot|bad|sore|poor|doesnt like|terrible|awful) (?:\\w+ ){0,3}(?:losing|losers?)|(?:an?|the|two) (?:\\w+ )?BEING (?:who|that|whos|and|called) (?!.{0,80}(?:race|match|game|los|conkers|contest|competition))|(?:first|new) day|nobody picked|pe yesterday|tooth|teeth|(?:test|exam|homework)|lost (?:his|her|their) (?:goggles|kit|boots|ball|bag|teddy|hat|shoe|coat)|(?:last|second) (?:in line|in the queue)|(?:uncle|aunt|auntie|visitor)s? (?:\\w+ )?came last',
  ],
  [
    ['losing', 'learn', 'always', 'sad refuses did-wrong contest'],
    // By what the loser does, or cannot do.
    `(?:bad|sore|poor|terrible|awful|good|gracious|graceful|rubbish|not a great|worst) (?:loser|at losing|sport)s?|(?:hates?|hating|cant|cannot|wont|doesnt|never|handle|bear|stand|cope|take|deal|accept\\w*|learn\\w*|scared|afraid|fear|about|how|bad|terrible|awful|rubbish) (?:\\w+ ){0,3}(?:losing|lose|loosing)(?:(?=$|[.,!?;])| (?:at|a|the|any|to|games?|gracefully|well|and|so|when|because|even|without))|hates? (?:it )?when (?:\\w+ ){1,3}(?:wins?|beats?)`,
    '^(?:a story |something |one )?(?:about |for )?(?:losing|winning and losing|being a good (?:sport|loser)|good sportsmanship|sportsmanship|fair play|(?:winning|it) isnt everything|how to lose|its ok to lose|its not (?:about )?(?:the )?winning)(?: (?:at|in|a|the|games?|is|ok|okay|well|well|please|match|race))*$|its only a game|just a game|winning isnt everything|taking part (?:that )?(?:counts|matters)',
    '(?:only|just|wont|never|not|refuses?|doesnt) (?:\\w+ ){0,2}(?:plays?|playing|join|do)(?: \\w+){0,3} (?:if|unless|when|games?)(?: \\w+){0,4} (?:wins?|winning|won|first)|(?:wont|wouldnt|not|never|didnt|refuses? to|always|have to|has to|to|lets?|letting) let (?:him|her|them|\\w+) win|lets? (?:him|her|them) win|(?:has|have|wants?|needs?|got) to (?:always )?win (?:at|every|all|or|and|because|$)',
    `(?:beat|beats|wins?|won|winning)NEAR(?:every (?:single )?(?:time|game|match)|always|again|times in a row|(?:nine|eight|seven|six|five|four|three|ten|\\d+) times)|(?:always|never|keeps|every) (?:\\w+ )?(?:beats?|loses|beaten|losing|beating|wins)\\b(?! (?:fast|loud|hard|so|faster|like|(?:his|her|a) (?:drum|things|toys)))`,
    `${BOARD}NEAR${TANTRUM}|(?:${TANTRUM}(?: \\w+){0,4} (?:board|counters?|dice|pieces|cards|playing pieces|controller|score ?sheet|scrabble|monopoly|ludo|uno|jenga|chess\\w*))\\b|rage ?quit\\w*|(?:lost|losing|loses|beat\\w*|won)NEAR(?:threw|throws|flipped|tipped|stormed|storms|tantrum|stamped|sulk\\w*|kicked|slammed) `,
    // Cheating.
    'cheat\\w*|(?:ace|card)s? up (?:his|her) sleeve|moved the goal ?posts?|(?:mov|chang|bend|mak)\\w*(?: \\w+){0,4} (?:counter|dice|pieces?|rules)(?: \\w+){0,3} (?:when|while|up|as|so|at|to)|makes? up (?:\\w+ ){0,3}rules|peek\\w* at (?:\\w+ )?(?:\\w+ )?cards?|glued (?:the |his |her )?(?:\\w+ )?egg|egg (?:too|was glued|stuck)|(?:said|says|rolled|threw|called) (?:\\w+ ){0,6}it was a six|false start',
    // With the winner.
    '(?:good|well) (?:game|played)NEAR(?:hate|gritted|teeth|mutter\\w*|growl\\w*|hiss\\w*|refus\\w*|wouldnt|didnt|not|cried|stuck)|(?:wont|wouldnt|refused to|didnt|not|would not|made) (?:\\w+ )?(?:shake|clap|say (?:well done|good game|well played|congratulations))(?: \\w+){0,3} (?:game|played|done|winner|after|match)|(?:shook|shake|shaking) hands?(?: \\w+){0,4} (?:after|winner|won|team|match|game)',
    `(?:out|knocked out|first out|last) (?:first|in round \\w+|in the \\w+ round|of musical \\w+)|${ANY}NEAR(?:stupid|unfair|isnt fair|not fair)(?: \\w+){0,3} (?:because|now|since|lost|anyway)|no ?one voted|nobody voted|didnt vote for`,
    '-(?:he|she|we) (?:has )?won (?:and|but)|won and (?:his|her)|(?:test|exam|homework|maths|cheated death)\\b|cheat\\w* (?:on|with)|broken? (?:his|her) (?:arm|leg)|\\ba (?:tiny |little |small )?bit|cheetah|tooth|teeth (?!.*game)|was hit|got hit|new (?:school|nursery)|(?:the )?game (?:boy|keeper)|bedtime (?:is|was) a',
  ],
])

/** Whatever else is about winning and losing, when nothing else has been read. */
export const beatenLeft = rules([
  [
    ['losing', 'sad', 'today', 'learn always refuses contest did-wrong past'],
    `${CONTEST}NEAR(?:${TANTRUM}|sad|upset|gutted|disappoint\\w*|devastated|embarrass\\w*|wont eat|never again|retired|quit\\w*|giv\\w* up)|(?:sad|upset|gutted|disappoint\\w*|devastated|embarrass\\w*|never again|quit\\w*)NEAR${CONTEST}\\b`,
    `(?:we|they|team|he|she) (?:all )?lost(?=$|[.,!?;])|loser|(?:lost|lose|loses|losing)NEAR(?:win|wins|won|winner|winning)|(?:win|wins|won|winner|winning)NEAR(?:lost|lose|loses|losing)|(?:captain|king|queen|pirate|hare|team|player|knight) (?:who |that )?(?:lost|loses|losing)(?:(?=$|[.,!?;])| and | a | the )`,
    '-BEING who (?:has )?lost (?:his|her|its)|tomorrow',
  ],
])
