import { particulars } from './particulars.ts'
import { AGES, NUMBERS, SCORES } from './scores.ts'

const said = (goals: number) => (goals === 0 ? '(?:0|nil|zero|nothing)' : `(?:${goals}|${NUMBERS[goals]})`)
const goals = (score: readonly [number, number]) => score.map(said).join('(?: (?:to |v |vs )?|(?<=lost \\w+), )')

/** Every score by which a team may have lost: how it is called, and its pattern. */
const scores = SCORES.map(([most, least]) => [
  `score-${most}-${least}`,
  `(?<!under )(?:${goals([most, least])}|${goals([least, most])})(?! (?:year|yr|month|min|pm|am|times|goals|nd|st|rd|th)s?\\b)`,
])

const unders = AGES.map((age) => [`under-${age}`, `(?:under|u) ?(?:${age}|${NUMBERS[age]})s?`])

const FELL = 'tears|crying|sobb\\w*|weep\\w*|wept|bawl\\w*|blubb\\w*'

export const losing = particulars(['losing', 'sport'], {
  ...Object.fromEntries([...scores, ...unders]),
  ...{ 'called-grandad': 'grand?dads?', 'called-gramps': 'gramps', 'called-grandpa': 'grandpas?' },
  ...{
    'called-granny': 'grann(?:y|ie)s?',
    'called-gran': 'grans?',
    'called-nana': 'nanas?',
    'called-nanny': 'nann(?:y|ie)s?',
  },
  ...{ 'called-nan': 'nans?', 'called-grandma': 'grandmas?', 'called-mummy': 'mummys?', 'called-daddy': 'daddys?' },
  'in-goal': 'in goal|in the goal|in nets?|goalies?|goal ?keeper|keeper',
  'never-again':
    'never (?:ever )?(?:\\w+ ){0,4}again|never (?:going|play\\w*|doing|runn?\\w*|swim\\w*)|retir\\w*|(?:quit\\w*|giv\\w* (?:it |football )?up|wants? to (?:stop|quit|give up)|not going back|wont go back|doesnt want to (?:play|go|do it) (?:any ?more|again|back))',
  'my-fault':
    '(?:all |completely |totally )?(?:his|her|my|their) fault|fault|blam(?:es|ed|ing) (?:him|her)self|let (?:the team|everyone|everybody|them) down|let (?:them )?all in',
  'am-rubbish':
    '(?:hes|shes|im|is|was|are) (?:\\w+ ){0,2}(?:rubbish|useless|the worst|terrible|stupid|no good|not good|bad at)|rubbish at|worst (?:player|in|at)',
  'own-goals': 'own goals?',
  'missed-penalty': '(?:miss\\w*|saved)(?: \\w+){0,3} penalt\\w*|penalt\\w*(?: \\w+){0,3} (?:miss\\w*|saved|over)',
  'team-lost':
    '(?:his|her|their|our|the|football|hockey|netball|rugby|cricket) (?:\\w+ ){0,2}(?:team|side|club)|under ?\\d+s?|u\\d+s?|they lost|(?:lost|losing) (?:\\w+ ){0,3}(?:match|final|cup|league|tournament|semi)|match(?:es)?|cup final',
  'came-last': '(?:came|comes|coming|finished|was|is|always) (?:\\w+ ){0,2}last|last place|last one|dead last',
  'came-second': '(?:came|comes|coming|finished|got|was) (?:in )?(?:second|2nd|2 nd)',
  'came-third': '(?:came|comes|coming|finished|got|was) (?:in )?(?:third|3rd|3 rd|fourth|4th|4 th)',
  'at-gala': '(?:swimming |swim )?galas?|swimming (?:race|competition|comp|heat)',
  'in-egg-race': 'egg (?:and|n|&) spoon|eggnspoon|egg spoon',
  'in-sack-race': 'sack race',
  'in-relay': 'relay(?: race)?',
  'kept-going':
    '(?:kept|keeps|keep|carried|carries) (?:on )?(?:going|running|on)|finished (?:it|the race|anyway)|didnt (?:stop|give up)|to the (?:very )?end',
  'dropped-egg': 'dropp\\w*(?: \\w+){0,3} egg|egg (?:fell|dropped|kept falling|rolled)',
  'fell-over': '(?:fell|tripp\\w*|stumbl\\w*|slipp\\w*)(?: over| up| down)?',
  'in-tears': `${FELL}|(?:cried|cries)|inconsolable|floods|devastated|gutted|heartbroken`,
  'this-morning': 'this morning',
  'this-afternoon': 'this afternoon',
  'this-evening': 'tonight|this evening|before bed|at bedtime',
  'lost-on-saturday': '(?:on |last )?saturdays?',
  'lost-on-sunday': '(?:on |last )?sundays?',
  'lost-yesterday': 'yesterday|last night',
  'binned-it':
    '(?:in|into) the (?:\\w+ )?bin|binned|threw(?: \\w+){0,3} (?:gloves|boots|shirt|kit|medal|ribbon) (?:away|out|in\\w*)',
  'binned-boots': 'boots?(?: \\w+){0,2} (?:in|into) the bin|threw(?: \\w+){0,3} boots',
  'tipped-board':
    '(?:tip|tipp|flip|flipp|knock|turn|upend)(?:s|ed|ing)?(?: \\w+){0,6} (?:board|table|game|over|up|snakes|ludo|monopoly|chess|draughts|counters|pieces)|board(?: \\w+){0,2} (?:on|onto|across|all over|over) the (?:floor|room|carpet)|swept|sweeps',
  'threw-it':
    '(?:threw|throw|throws|throwing|chuck\\w*|hurl\\w*|fling\\w*|flung|lob\\w*)(?: \\w+){0,6} (?:board|counters?|cards?|dice|pieces?|game|controller|bits|it|everything|things|stuff|monopoly|uno|chess)|board (?:went )?flying|cards everywhere',
  'threw-pieces':
    '(?:threw|throw|throws|throwing|chuck\\w*|hurl\\w*|flung|lob\\w*)(?: \\w+){0,3} (?:pieces?|counters?|bits)',
  'stormed-off':
    '(?:storm|stomp|stamp|walk|run|ran|went|flounc)\\w*(?: \\w+){0,2} (?:off|out|upstairs|away)|sulk\\w*|huff|slamm?\\w*',
  'big-one': '(?:big|older|elder) (?:\\w+ )?(?:brother|sister|cousin|bro|sis)',
  'little-one': '(?:little|younger|baby|small|wee) (?:\\w+ )?(?:brother|sister|cousin|bro|sis)',
  cheated: 'cheat\\w*|makes? up (?:the |his own |her own |new )?rules|chang\\w* the rules|bends? the rules|peek\\w*',
  'no-win':
    '(?:didnt|did not|never|doesnt|couldnt) (?:\\w+ ){0,2}(?:win|won|place|come first)|no (?:medal|rosette|ribbon|prize)',
  'no-part':
    '(?:didnt|did not) get (?:the|a|any|her|his) (?:\\w+ ){0,3}(?:part|role|lead|solo)|(?:wasnt|was not|not) (?:picked|chosen|cast) (?:as|for) (?:\\w+ ){0,3}(?:mary|joseph|part|play|show|nativity|panto|solo|lead)|(?:wanted|hoped) to be (?:mary|joseph|the star|the lead)|got (?:sheep|understudy|narrator|tree)|audition\\w*',
  'on-bench':
    '(?:subbed|substituted|taken) off|subs? bench|on the bench|(?:dropped|cut|left out) (?:from|of) (?:the|his|her) (?:\\w+ )?(?:team|squad|relay|match)',
  'picked-last': '(?:picked|chosen) last|last (?:one )?(?:to be )?(?:picked|chosen)',
  'not-picked':
    '(?:wasnt|was not|werent|not|isnt|hasnt been|never) (?:\\w+ )?(?:picked|chosen|selected|voted)|(?:didnt|did not|failed to) (?:make|get into|get in|get on|get picked|get chosen) (?:\\w+ ){0,5}(?:team|squad|relay|final|choir|band|captain|council)',
  ...{
    'at-spelling-bee': 'spelling (?:bee|contest|competition)',
    'at-quiz': 'quiz(?:zes)?',
    'at-raffle': 'raffle|tombola',
    'at-show': '(?:talent|dog|pony|pet|flower|village|horse|vegetable) show|gymkhana|feis|eisteddfod',
    'at-comp':
      '(?:competitions?|comp|contest|bake ?off|championships?|election|school council)|no ?one voted|nobody voted|didnt vote for',
  },
  'went-out': '(?:knocked )?out (?:in|on|at|first)|(?:went|was|got|is) out|knocked out|first round|round (?:one|1)',
  clapped: 'clapp\\w*|cheered (?:them|the others|everyone)',
  'in-bath': '(?:in|into) the bath',
  'kicked-it': 'kick\\w*(?: \\w+){0,4} (?:rack|doors?|walls?|table|chair|sofa|bin|bag|shoes?|wardrobe|bed)',
  'hate-you': 'hates? (?:you|him|her|them)|(?:i|he|she) hates? you',
  'glued-egg': 'glu\\w*(?: \\w+){0,3} egg|egg(?: \\w+){0,3} (?:glued|stuck on)|blu ?tack\\w*|glued (?:it|egg)',
  'shouted-side':
    '(?:grand\\w*|dad|dads|mum|mums|coach|parents?|uncle|man|somebody|someone|people)(?: \\w+){0,5} (?:shouted|yelled|booed|laughed|cheered)|from the (?:side|sidelines|touchline)',
  'cheered-side':
    '(?:other side|other team|others|dad|dads|mum|parents?|somebody|someone|they|everyone)(?: \\w+){0,6} cheer\\w*',
  'granda-shouted': 'granda(?: \\w+){0,3} shouted',
  'goggles-filled': 'goggles',
  'wont-eat':
    '(?:wont|not|wouldnt|didnt|isnt|hasnt|refus\\w*) (?:\\w+ )?(?:eat|eaten|eating)|no tea|off (?:his|her) food',
  'half-oranges': 'oranges?',
  'piece-gone':
    '(?:counters?|pieces?|dice|boot|card|hat|iron|pawn|king|queen|one|tile|it)NEAR(?:under|behind|down|missing|gone|never found|(?:not|hasnt|havent|still|cant|couldnt)(?: \\w+){0,3} (?:found|find|get))',
  ...{
    'red-counter': 'red (?:counter|one|piece)',
    'the-boot': 'boot',
    'the-dice': 'dice|die',
    'under-fridge': 'fridge',
  },
  ...{ 'against-girl': '(?:a|the|some|another) (?:\\w+ )?girl', 'against-boy': '(?:a|the|some|another) (?:\\w+ )?boy' },
  ...Object.fromEntries(
    NUMBERS.map((word, count) => [
      `won-${count}-times`,
      `(?:${count}|${word}) (?:times|games|matches|in a row)|(?:${count}(?:rd|th)|${['', '', '', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth'][count]}) time`,
    ]).slice(3),
  ),
  'must-win':
    '(?:always |only |just )?(?:has to|must|needs to|wants? to|got to|have to) (?:always )?(?:win|be first|be the winner|come first|be the best)|only (?:plays|happy) (?:if|when)',
  'always-wins':
    'always (?:\\w+ )?(?:wins?|beats?)|never wins?|always loses?|loses? every|keeps (?:winning|losing)|wins every',
  'lost-to':
    '(?:lost|loses|losing|beaten|beat|lose)(?: \\w+){0,7} (?:to|by|against)|because \\w+(?: \\w+)? won|\\w+ (?:beat|beats|won)',
  'got-to-100': '(?:got|get|getting|reached|reach) (?:\\w+ )?(?:to )?(?:100|a hundred|the top|the end)|\\d+ first',
  'on-screen':
    'mario ?kart|mario|fifa|nintendo|switch|xbox|playstation|ps ?\\d|wii|minecraft|roblox|video ?games?|computer ?games?|controller|console',
})
