/* One list, longer than a file should be: the first rule that fits is what happens, so each is understood by those before it. */

import type { EventRule } from '../../../craft/lexicon.ts'
import type { EventId, Time } from '../../../craft/wish-frames.ts'
import { DONE, DONE_AT_HEAD } from './past.ts'
import { like } from './subjects/rule.ts'

/** As rules of subjects are written: whole words, `-` before what must not stand there. */
function on(event: EventId, when: Time, ...patterns: readonly string[]): EventRule {
  const unless = patterns.find((pattern) => pattern.startsWith('-'))
  return {
    ...{ event, when },
    match: patterns.filter((pattern) => pattern !== unless).map((pattern) => like(`\\b(?:${pattern})\\b`)),
    ...(unless && { unless: like(`\\b(?:${unless.slice(1)})\\b`) }),
  }
}

const WHAT = '(?<what>[^.,!?;]{1,60})'
const WHOM = '(?<whom>[^.,!?;]{1,60})'
/** Not "doesn't want". */
const WANTING =
  '(?<!\\b(?:doesnt|does not|dont|do not|didnt|did not|never|not|wont|no longer|please|you|we|i) (?:really |ever |even |just )?)'
/** What parents would have a child be. */
const VIRTUE =
  '(?:(?:being|be) (?:more |so |very )?(?:kind|honest|patient|brave|thankful|grateful|polite|helpful|gentle|yourself|responsible|fair|generous|nice|careful|calm|respectful|a good \\w+|a team player)(?: to \\w+(?: \\w+){0,3})?|(?:good |table )?manners|kindness(?: to \\w+)?|honesty|patience|courage|bravery|gratitude|politeness|respect|team ?work|working together|friendship|friends|helping(?: \\w+){0,5}|helpfulness|listening(?: to \\w+){0,2}|perseverance|resilience|determination|(?:trying|try) again|(?:not|never) giv(?:e|ing) up|confidence|empathy|forgiveness|forgiving(?: \\w+){0,2}|generosity|responsibility|trust|tolerance|caring|compassion|fairness|loyalty|curiosity|hope|happiness|love|saying (?:thank you|please|please and thank you|hello)(?: to (?:\\w+ ?){1,4})?|telling the truth(?: even (?:\\w+ ?){1,5})?|trying new things|new beginnings|gentle hands|kind (?:words|hands)|sharing is caring|looking after (?:\\w+ ?){1,4}|imagination|(?:big |all our )?feelings|emotions)'
const CANNOT =
  '(?:cant|cannot|can not|couldnt|could not|cant yet|never manages to|isnt able to|is not able to|unable to|not able to|doesnt know how to|didnt know how to|forgot how to|forgets how to|has forgotten how to)'

/** What happens: the first that fits. Those that say most stand first. */
export const events: readonly EventRule[] = [
  // A word for what is good, and no more: nothing is said to happen.
  on('other', 'always', `^(?=(?:(?:a story |something )?about )?${VIRTUE}$)`),
  // "She can't whistle. Make one about a kettle that can't": what the child cannot do, told of another.
  on(
    'cannot',
    'always',
    '(?:cant|cannot|couldnt) (?:yet )?(?<what>\\w+(?: \\w+){0,2})\\b.{3,250}\\b(?:about|do) (?<who>an? (?:\\w+ ){1,3})(?:who|that|which) (?:cant|cannot|couldnt)(?= *(?:$|[^a-z ]|either|too|she|he|please))',
  ),
  on('funny', 'always', '(?:cant|cannot|couldnt|could not) stop (?:laughing|giggling|smiling|grinning)'),
  on(
    'new',
    'always',
    '^(?:(?:the|his|her|our|very) )*first (?:night|day|week|time) (?:without|in (?:pants|knickers)|out of nappies)',
  ),
  on(
    'waiting',
    'always',
    '(?:planted|sowed|sown|growing)NEAR(?:asks?|waits?|waiting|nothing|checks?|watches|impatient|when will)|(?<![?] )asks? (?:\\w+ )?every (?:morning|day|five|ten|few|single|night|hour)(?! (?:why|where|how))|(?:keeps asking|asks|asking) when|nothings? (?:has |have )?(?:happened|grown|come up)',
    '-prison|away|where|(?:mum|dad|daddy|mummy)',
  ),
  on(
    'become-friends',
    'always',
    `^(?:\\w+ ){0,2}friends (?:who|that)|(?:dont|didnt|do not|did not|never) (?:\\w+ )?like (?:each ?other|one another)|(?:become|became|becomes|becoming|are|being) (?:\\w+ ){0,2}(?:mates|pals|buddies|besties|inseparable)|(?:becom\\w*|became|being|are|be|turn into|end up|stay) (?:\\w+ ){0,3}friends(?: with ${WHOM})?`,
    `(?:mak(?:e|es|ing)|made|finds?|found|finding|wants?|needs?|gets?|seeks?|looking for|looks for|look for) (?:\\w+ ){0,3}friends?(?: (?:with|in) ${WHOM})?`,
    '(?:unlikely|odd|strange|surprising|new) (?:friends?|friendship|pair)|friendship (?:between|of)|befriends?|\\w+ and (?:a |an |the )?(?:\\w+ )?\\w+,? (?:best |good |great )?(?:friends|mates|pals|besties)',
    '-(?:no|not any) friends|friends (?:birthday|party|house)|best friend (?:is|has|who)',
  ),
  on(
    'meets',
    'always',
    `(?:gets?|got|has|have|receives?) (?:an? )?(?:\\w+ ){0,2}(?:visitors?|guests?|company)|com(?:es?|ing) (?:round|over|to (?:stay|visit|tea|dinner|supper|play|live)|for (?:tea|a visit|a sleepover|breakfast|supper|dinner|lunch))|visits? (?:us |our house |her house |his house )?for (?:tea|lunch|breakfast|supper|dinner)(?: (?:with|at) ${WHOM})?`,
  ),
  on(
    'how-it-works',
    'past',
    '(?:^|[.!?] ?|about |explain\\w* )(?:how|why|where|what|when|who) (?:did|were|was) (?<what>[^.,!?;]{0,60})',
    '-who (?:was|were|did)',
  ),
  on(
    'how-it-works',
    'always',
    `(?:^|[.!?] ?|about |know |knows |knowing |explain\\w* |asks |asked |asking |wonders? |understand |story |find out )(?:(?:me|us|him|her|them|to him|to her|please) )?(?:how|why|where|what|when) (?:do|does|did|is|are|was|were|can|come|makes?|made|happens?|have|has|we|the|a|an|it|they|you|there|lives?|keeps?|puts?|turns?|goes)(?<what>[^.,!?;]{0,60})`,
    '(?:asks?|asked|asking|wonders?|wondering) (?:me |us |mummy |mum )?(?:if|whether) ',
    '^who (?:invented|discovered|first made|made the first|thought of|paints|built) (?<what>[^.,!?;]{1,60})',
    `how ${WHAT} (?:works?|(?:is|are|get|gets) (?:made|built|born)|fl(?:y|ies)|makes?|grows?|moves?|happens?|comes?|digs?|floats?|flows?|turns?)`,
    `what (?:is|are|happens|goes on|lives) (?:inside|in|under|behind|at the bottom|when|to|on) ?(?<where>[^.,!?;]{1,60})`,
    `(?:the way|journey|life cycle|inside|life) of ${WHAT}|^inside (?:a|an|the|our) \\w+|a day in the life|from (?:\\w+ ){1,3}to (?:\\w+ )?(?:\\w+)$|where ${WHAT} (?:comes? from|goes?|go)|recycling|explain\\w*|asks? (?:me )?(?:why|how|where)|(?:wants|loves|likes) to know (?:how|why|where|what)|keeps asking (?:how|why|where|what)|facts about|is obsessed with how`,
    '-how (?:to|about)|what to do|why not|who (?:is|are) (?:afraid|scared)|dont know (?:why|what|how)|doesnt know (?:why|what|how)|no idea why|who (?:lives?|has|keeps|makes|goes|puts|turns) (?:in|on|a|under|at)|if it will',
  ),
  // Questions that parents put in other words.
  on(
    'how-it-works',
    'always',
    '^(?:whats|what is|what are) (?:a |an |the )?(?<what>thunder|lightning|wind|rain|snow|clouds?|stars|shadows?|volcano(?:es|s)?|lava|rainbows?|honey|tides?|dreams?|scabs?|germs|gills)(?= *(?:$|[?.!]|made))',
    '^(?:wheres|hows|whys|how come) (?:the |a )?(?<what>sun|moon|sky|rain|snow|wind|sea|poo|rubbish|milk|honey|bread|chocolate|rainbow|thunder|plane|bridge|stars?)',
    'how do(?:es)? (?:they|it|that|this) (?:work|fly|float|sleep|breathe|stay up|happen|get made)',
    '(?<what>moon) (?:\\w+ ){0,3}follow(?:s|ing|ed)?|follow(?:s|ed|ing) (?:\\w+ ){0,4}by the (?<where>moon)',
    'question[^.!?]{0,20}[^a-z](?:how|why|where|what) (?:do|does|is|are|makes)',
    '(?:tell|told|explain|know|asks?|asked|asking|wonders?|wondering)(?: \\w+){0,2} (?:why|how|where) the (?<what>[^.,!?;]{1,40})',
    '^how (?:the |a |an )?(?<what>\\w+(?: \\w+)?) (?:know|knows|see|breathe|sleep|sleeps|stay up|stays up|spin|spins|become|float)',
    '-how (?:to|about|can|do|does|come we)|what to do|why not|dont know (?:why|what|how)|doesnt know (?:why|what|how)|no idea why|died|dead|dad (?:left|has)|mum (?:left|has)|pretend\\w*|cant|wont|lost',
  ),
  on(
    'died',
    'past',
    'died|passed away|death|funeral|in heaven|is dead|put to sleep',
    '-(?:battery|fire|torch|wind|engine) died',
  ),
  on(
    'become-friends',
    'always',
    '(?:new|quiet|lonely|shy) (?:girl|boy|kid|child|classmate|pupil|one)NEAR(?:(?:sat|sits|plays?|played|shared|shares|walked|walks) (?:\\w+ )?with|shared|showed (?:him|her)|invited|kind to|helped|holds? (?:his|her) hand|took (?:him|her))|kind to the new|(?:sat|played) with (?:the|a) (?:new|quiet|lonely|shy) (?:girl|boy|kid|child|one)',
    '-(?:friend|bestie|ours|nobody|no one)',
  ),
  on(
    'proud',
    'today',
    '(?:(?:has|have|hes|shes|finally|just|weve) )*(?:stopped|given up|gave up|quit|grown out of|kicked|broken) (?:sucking|biting|using|needing|chewing|picking|wetting|having|the habit|(?:his|her) (?:dummy|bottle|nappies|nappy|habit|thumb))|(?:a|one|two|three|four|five|six|seven|\\d+|whole|all) (?:whole |full )?(?:days?|nights?|weeks?) (?:dry|without (?:a |his |her |any )?(?:dummy|nappy|nappies|bottle|thumb|accidents?|tears|crying))',
    '-wont|cant|doesnt|refuses|wants|hates',
  ),
  on(
    'rescue',
    'today',
    'locked (?:him|her|them)sel(?:f|ves) (?:in|out)|got (?:himself |herself |his \\w+ |her \\w+ )?(?:stuck|trapped|locked) (?:in|on|up|inside|behind|under)',
    '(?:towed|tows|pulled|pulls|lifted|dug) (?:us|him|her|it|them|me) (?:\\w+ )?(?:out|home|with|down|up|back|to)|(?:gets?|got|brings?|brought|helps?|helped|carries|carried|guides?|guided|leads?|led) (?:him|her|it|them|us) (?:safely |back |all the way )*(?:home|down|out)',
    `(?:rescu\\w*|saves?|saved|saving|to the rescue|sav(?:e|es|ing) the day)(?: ${WHOM})?`,
    `(?:stuck|trapped)(?: \\w+)? (?:in|on|up|under|at|behind) (?<where>[^.,!?;]{1,50})`,
    '-(?:we|he|she|i) got stuck|saving up|saving (?:water|energy|money|electricity)|saves? (?:up|money|energy|water)',
  ),
  on(
    'missing-someone',
    'always',
    `(?:miss|misses|missed|missing) (?<whom>(?:his|her|their|the|my|our|its|him|me|us|home|mum|mummy|dad|daddy|grandma|grandpa|granny|grandad|nana|each other|someone|somebody|you)[^.,!?;]{0,40})`,
    'home ?sick|(?:longs?|longing|yearns?) for|far from home|(?:is|so) far away|still lays? a place|thinks? of (?:him|her) every|wants? (?:his|her) (?:mum|mummy|dad|daddy) back',
    '-missing (?:out )?(?:on )?(?:the|his|her|a|their) (?:\\w+ )?(?:disco|party|trip|play|show|match|class|wedding|nativity|concert|game|fair|lesson|sleepover)|missed (?:his|her|the|a) (?:\\w+ ){0,3}(?:film|movie|start|end|lesson|class|disco|birthday|ferry|boat|flight|plane|wedding|party|trip|bus|train|penalty|goal|show|match)|missing (?:a|an|one|some|from|his|her) (?:tooth|leg|piece|button|wing|star|letter|note|sock|key|crown|teddy|toy|bear)',
  ),
  on(
    'jealous',
    'always',
    `(?:jealous|envious|envies|jealousy|envy|green with envy)(?: (?:of|about|because of) ${WHAT})?`,
    '(?:still|no longer|stop) (?:be )?lov(?:e|ed|ing) (?:him|her|them|me)|(?:love|like) (?:\\w+ ){0,3}(?:more|less) than|everyone (?:only )?(?:looks|cares|talks) (?:at|about) (?:him|her|the baby)|only looks at|(?:has|have) no time for (?:him|her) (?:any ?more|now)|wants? (?:to )?(?:be a baby again|all (?:the|my|our) attention)|(?:gets?|got|has|having|getting) all the attention|more attention|send (?:him|her|it|the baby) back|take (?:him|her|it|the baby) back|second best|plays? favourites|best loved|unfair|(?:isnt|not) fair',
  ),
  on(
    'teased',
    'always',
    '(?:teas(?:e|es|ed|ing)|laugh\\w* at|laugh(?:s|ed)? (?:because|about|when)|make fun of|makes fun of|made fun of|making fun of|mock\\w*|bull(?:y|ied|ies|ying)|picked on|picks on|(?:boys?|girls?|kids?|children|others|they|everyone|classmates?|somebody|someone|people)(?: \\w+){0,3} call(?:s|ed)? (?:him|her|it|them) )',
    '(?:others|everyone|everybody|kids|children|they|all)(?: \\w+){0,4} laugh\\w*|(?:say|says|said|told) (?:\\w+ ){0,3}(?:girls|boys) (?:cant|dont|arent)',
    '-laughs? at (?:everything|jokes|his own)',
  ),
  on(
    'left-out',
    'always',
    '(?:doesnt|does not|didnt|never|hasnt|not|isnt|wasnt|havent|werent|dont)(?: (?:get|gets|got|been|ever|be|even))* (?:invited|asked (?:to|along)|picked|chosen)|only one (?:who|that|in)(?: \\w+){0,4} (?:not|didnt|wasnt|isnt|hasnt|doesnt|without)|everyone (?:else )?(?:\\w+ )?(?:got|was|is|has been) (?:invited|picked|asked)(?: \\w+){0,4} except',
    `(?:(?:feels?|felt|feeling) (?:\\w+ )?(?:invisible|forgotten|ignored|left behind|unwanted)|left ?out|excluded|not invited|wasnt invited|not allowed to (?:play|join)|nobody (?:\\w+ )?(?:uses?|wants?|plays?|picks?|chooses?|needs?|notices?|likes?|invites?|visits?|listens|picked|chose|invited|wanted|played|asked|came)|no ?one (?:\\w+ )?(?:uses?|wants?|plays?|picks?|chooses?|needs?|notices?|likes?|invites?|visits?|listens)|never (?:gets )?(?:used|chosen|picked|invited)|always last|last to be (?:picked|chosen)|forgotten|lonely|all alone|the odd one out|ignor\\w*)`,
    '(?<!^|\\b(?:he|she|and) )(?:wont|dont|doesnt|didnt|not|never|wouldnt) let (?:him|her|them|me|\\w+) (?:play|join|in)|on (?:his|her|its) own at',
    '-forgotten how|has forgotten|have forgotten|forgotten (?:his|her|its|the|to)',
  ),
  on(
    'quarrel',
    'always',
    `(?:quarrel\\w*|argu\\w*|squabbl\\w*|bicker\\w*|fall(?:s|ing)? out (?:with|over)|fell out(?! of)|fallen out(?! of)|vs|versus|disagree\\w*|(?:fights?|fighting|fought) (?:with|over|about|all|each|every|like|constantly)|feud|row|dont get on|cant agree)(?: (?:with|over|about) ${WHOM})?`,
    '-(?:knight|dragon|superhero|pirate)s? fights?|row(?:s|ing)? (?:a|the|across)|snowball fight|pillow fight|fights? (?:the|a|crime|fires?|monsters?)|fire fight',
  ),
  on(
    'did-wrong',
    'today',
    '(?:threw|throws|chucked) (?:his|her|the|all the) (?:\\w+ )?(?:dinner|food|lunch|plate|cup|toys?|shoes?|book|tablet|ipad|controller|cutlery)|ran (?:off (?:in|at|from)|into the road|out of (?:school|nursery))|play(?:ed|ing) with (?:matches|fire|the (?:cooker|knife|lighter))|(?:emptied|flooded|squirted|poured|tipped) (?:\\w+ ){0,4}(?:all over|on|over|out|everywhere)',
    '(?:(?<=(?:^|about )(?:a|an|the) (?:\\w+ ){1,2})who (?:stole|ate|took|broke|hid|tore|spoilt|spoiled)(?! (?:too|so|nothing|only))|knock(?:ed|s) (?:down|over|off)|wreck\\w*|scribbl\\w*|broke|smash\\w*|stole|steals?|stealing|lied|fib|fibs|(?:hit|hits|bit|bites|kicks?|kicked|pushed|pushes|hitting|biting) (?:a|an|the|his|her|another|other|me|us|my|when|people)|cheat\\w*|naughty|(?:did|drew|made|done|wrote|said) something (?:\\w+ )?(?:silly|bad|wrong|naughty|mean|nasty)|sorry|ate all|spoil\\w*|spoilt|on purpose|by accident|accidentally|made a mess|wasnt allowed|told a|didnt tell|ashamed|guilty|bad conscience)',
    '-(?:hit|bitten|bit|stung|pushed|kicked) by|(?:someone|somebody) (?:is |has been |keeps )?(?:steal|stole|taking)\\w*|(?<!(?:^|about )(?:a|an|the) (?:\\w+ ){1,2})who (?:stole|broke|ate)|broke down|(?:race|contest|competition|wins?|won|enters?|goes|arrives?|finds?|meets?)\\b[^.!?]{0,30}\\b(?:by accident|accidentally)|a bit|arm|leg|wrist',
  ),
  on(
    'lost',
    'today',
    `(?:lost|loo?ses?|losing) (?<what>(?:his|her|its|their|the|my|our|a|all|one|two|three|some)[^.,!?;]{1,40})`,
    `(?:cant|cannot|couldnt|doesnt|not|trying to|wants to|tries to|needs to|must) find (?<what>[^.,!?;]{1,50})`,
    '(?<who>\\w+) whose (?<what>\\w+(?: \\w+)?) (?:is|was|has|have|are|went|got) (?:\\w+ )?(?:gone|lost|missing|vanished|disappeared|stolen|blown|fallen|melted)',
    `(?:looking|searching|hunting|search|look|hunt|looks|searches) for (?:his|her|its|their|a lost|the lost|the missing|her lost) ${WHAT}`,
    '(?:is|are|was|were|get|gets|got|gone|goes|getting|been|went) (?:\\w+ )?(?:lost|missing)|(?:has|have|had) (?:\\w+ )?(?:disappeared|vanished|gone missing|run away|fallen (?:down|out|off|from)|wandered)|with (?:his|her|its|a |the )?(?:\\w+ )?missing \\w+|disappear\\w*|vanish\\w*|ran away|runs away|run away|lost (?:in|at|on)|way (?:back )?home|(?:who|that|has|have|had|whos|hes|shes|he|she|it|they|we|i) (?:has |have |had |just |got |gets |is |was )?lost|^(?:the |a |his |her |our )?lost|lost$|left [^.!?;]{1,40}\\b(?:on|in|at|behind on|behind at) (?:the|a) (?:\\w+ ){0,3}(?:bus|train|tram|taxi|plane|shop|park|cafe|hotel|beach|museum|airport|library|supermarket|playground|pool|car park|ferry)|gone for (?:good|ever)|(?:falls?|fell) (?:down|out of|from|off) (?:the )?(?:sky|sleigh|tree|nest|moon|pocket|bag)',
    '-missing (?:out )?(?:on )?(?:the|his|her|a|their) (?:\\w+ )?(?:disco|party|trip|play|show|match|class|wedding|nativity|concert|game|fair|lesson|sleepover)|on the way home|lost (?:the|a|at|every|his|her) (?:game|match|race|tooth|teeth|first|final|front)|(?:nothing|never|no time|not) (?:to lose|lost)|lost (?:a|his|her|my) (?:\\w+ )?(?:job|tooth|teeth)|(?:tooth|teeth)\\b[^.!?]*\\blost (?:theirs|his|hers|one)|(?:theirs|teeth) (?:have )?(?:all )?(?:come|fallen|fell) out|get lost in a book|lost (?:an|one|his|her|its|half) (?:\\w+ )?(?:ear|eye|leg|arm|stuffing|whisker)|lost for words|loses? (?:at|his temper|her temper|interest)',
  ),
  on(
    'wants',
    'always',
    `${WANTING}(?:wants?|wanted|wishes|wished|dreams?|dreamed|dreamt|dreaming|longs|hopes|tries|trying|decides|decided|is determined|ambition) (?:so badly |so much |more than anything |really )?(?:to|of|that|for) ${WHAT}`,
    `(?:wish|wishes|wished) (?:he|she|it|they) (?:had|was|were|could) (?<what>[^.,!?;]{1,50})`,
    `(?:desperate|begging|dying|longing|itching) (?:for|to) (?<what>[^.,!?;]{1,50})`,
    `(?:who|that|only|just|really|always|she|he|it|they|and|badly|desperately) (?:wants?|wanted|wishes|longs for|needs) (?<what>[^.,!?;]{1,50})`,
    `(?:when i grow up|one day|for once|instead of being|(?:(?:he|she|they|it)d|would) (?:rather|much rather|love|so love|like|prefer)) ?${WHAT}?`,
    '-(?:trying|tries|wants?) to (?:give up|stop)|(?:she|he|they|we|i|id|wed|shed|hed)d? (?:would )?(?:like|love) (?:a|the|another|one|something|to hear)|(?:wants?|want|would like|would love|d like|like) (?:him|her|them|it|you) to|would (?:like|love) (?:to hear |to have )?(?:a|the|his|her|another) (?:\\w+ )?(?:story|tale)|(?:i|we|id|wed) (?:would |d )?(?:love|like|want|wish)|tries (?:so |very )?hard|dreams? (?:about|of) (?:a |the )?(?:wolf|monster|witch)|wants? to (?:know|hear|understand)',
  ),
  on(
    'afraid',
    'always',
    `(?:afraid|scared|frightened|terrified|petrified|fear|nervous|anxious|worried|scary|phobia|panics?|dreads?|dreading|stressed|stressing|apprehensive|freaked out|wary)(?: (?:of|about|to|by|that|because of) ${WHAT})?`,
    `(?:fears?|frighten\\w*|scares?|scaring|worr(?:y|ies)|dare(?:s|d)?|doesnt dare|too frightened|panic\\w*|phobia|anxi\\w*|hides? (?:from|behind|under|when\\w*|every time|as soon)|covers? (?:his|her|their) ears|nightmares?|butterflies in|tummy aches?|tummy of knots)`,
    '-(?:cant|cannot|couldnt|tries to|wants to|learn\\w* to|trying to|how to|supposed to|unable to) (?:\\w+ )?(?:scare|frighten)|(?:likes?|wants?|liked|wanted|of|not|hates?)(?: to be)? (?:being )?(?:scary|scaring \\w+)(?! )|(?:not|isnt|arent|wasnt|werent|never|no longer|isnt at all|nobody is) (?:\\w+ )?(?:afraid|scared|frightened|scary)|nothing (?:too )?scary|not too scary|no (?:scary|fear)|brave (?:little )?(?:knight|mouse|princess|boy|girl|dog|firefighter)',
  ),
  on(
    'letting-go',
    'always',
    '(?:giv(?:e|es|ing) up (?:his|her|the|its)|gave up (?:his|her|the)|let(?:s|ting)? go(?: of)?|part(?:s|ing)? with|give away|gives? (?:his|her|its) (?:old )?(?:toys|clothes)|say(?:s|ing)? goodbye|goodbye to|without (?:his|her) (?:dummy|blanket|nappy|bottle)|outgrown|too small for|throw(?:s|ing|n)?(?: \\w+){0,2} (?:away|out)|giv(?:e|es|ing) (?:it|them|(?:his|her|the) \\w+) up|no longer needs? (?:his|her)|still wants? to be (?:pushed|carried)|wean\\w*|goodbye)',
  ),
  on(
    'refuses',
    'always',
    `(?:wont|will not|refuses? to|refusing to|refused to|doesnt want to|does not want to|didnt want to|dont want to|doesnt want|never wants to|hates|hated|cant stand|not want to|doesnt like|does not like|no longer wants|kicks? off|battle|fights? (?:me )?(?:over|about|every)|tantrums?|screams? (?:when|whenever|every|as soon)|makes a fuss|drama|a scene|every (?:evening|morning|night) (?:the same )?(?:drama|scene|shouting|fight)|protest\\w*|stubborn\\w*|boycott\\w*|on strike|fussy|picky|never (?:tid|eat|brush|wash|put|wear|wants|listens)\\w*|only (?:eats|wears|wants)|will only) ?${WHAT}?`,
    '-hates? (?:me|you|him|her)|doesnt want to (?:grow|be alone)',
  ),
  on(
    'cannot',
    'always',
    `${CANNOT} (?<what>[^.,!?;]{1,50})`,
    '(?:siren|horn|voice|roar|bark|bell|hoot|moo|song|whistle|engine|quack|miaow) (?:only|just) (?:ever )?(?:goes|comes out|sounds|says|makes)|(?:can only|only ever) (?:say|sing|roar|bark|hoot|moo|go|whisper|squeak|peep|beep)\\b',
    '(?:only|just|can only) (?:ever )?(?:go(?:es)?|drives?|runs?|travels?|fl(?:y|ies)|swims?|walks?|moves?) (?:back ?wards?|sideways|in circles|round and round)|(?:can only|only ever|only) (?:breathes?|blows?|puffs?|spits?|snorts?)|(?:nobody|no one|noone) (?:can|could) (?:ever |even )?hear',
    `(?:is|are|too|was) (?:\\w+ )?(?:small|little|big|slow|weak|shy|heavy|short|tall|clumsy|young|old|fat) (?:to|for) ${WHAT}`,
    `(?:(?:there is |theres )?(?:nobody|no one|noone) to \\w+|overslept|has fallen asleep|fell asleep|always (?:late|wrong|too late)|struggl\\w*|difficult\\w*|hard for (?:him|her|it)|has trouble|trouble with|keeps? (?:on )?(?:fall\\w*|break\\w*|forget\\w*|los\\w*|dropp\\w*|going wrong)|without (?:a|any|his|her|its) (?:wings?|tail|fire|spots|voice|trunk|shell|legs?|arms?|stripes|colour|roar)|(?:no|not|isnt) (?:\\w+ )?(?:good at|allowed)|fails?|goes wrong|never works|breaks? down|broken|mixes up|mixing up|not allowed|unable)`,
    '-cant wait|cannot wait|cant believe|cant help|(?:cant|cannot|couldnt|could not) stop (?:laughing|giggling|smiling|grinning|dancing|singing|talking|thinking)|could you|you cannot',
  ),
  on(
    'ill',
    'today',
    '(?:has|have|catch(?:es)?|caught|got|gets|with) (?:a |the )?(?:\\w+ )?(?:cold|flu|cough|fever|tummy ache|sore throat|hiccups|measles|temperature|bug|toothache)|(?:is|was|been|feels?|so|being) (?:\\w+ )?(?:ill|sick|poorly|unwell)|sneez\\w*|poorly|itch(?:es|ing) (?:at|all|everywhere)|itchy (?:skin|spots|bites|rash)|rash',
    '-sick (?:of|about|at|with (?:worry|nerves|guilt|shame))',
  ),
  on(
    'hurt',
    'today',
    '(?:hurts?|cut (?:his|her) (?:\\w+ )?(?:finger|thumb|knee|hand|foot|leg|lip|chin|arm|toe|head)|(?:trapped|pinched|burnt|burned|bumped|banged|stubbed|twisted|knocked|hit|shut|caught) (?:his|her) (?:\\w+ )?(?:head|finger|fingers|thumb|toe|toes|knee|elbow|chin|nose|hand|foot|arm|leg|lip|ankle|eye|mouth|tooth|face)|(?:stung|stings|bitten) by|(?:stood|trod|stepped|sat|fell) on (?:a |an |the |some )?(?:\\w+ )?(?:urchin|nettles?|thorn|lego|glass|nail|jellyfish|wasp|bee|cactus)|splinter|nose ?bleed|black eye|sore (?:paw|leg|arm|foot|knee|finger|wing|tail|head|hand|bottom|ear)s?|fell (?:off|over|down|out of (?!the sky)|in the (?:playground|park|street|garden|road|pond|stream|mud))|tripped(?: over)?|slipped on|bleed\\w*|injur\\w*|bruis\\w*|grazed|scraped|sprained|limp\\w*|wounded|broken (?:wing|paw|leg|arm|wheel)|fell (?:off|over|down))',
  ),
  on(
    'sad',
    'always',
    '(?:dropped|spilt|spilled|lost|knocked over) (?:his|her|the) (?:\\w+ )?(?:ice cream|ice lolly|lolly|cake|chips|popcorn|milkshake|juice|sweets|biscuit|drink)|(?:balloon|bubble) (?:burst|popped)|(?:snowman|sandcastle|ice cream|ice lolly) (?:melted|got washed|washed away|fell)|(?:sad|sadly|cr(?:y|ies|ied|ying)|unhappy|miserable|upset|tears|weeps?|heartbroken|lonely|disappointed|gloomy|inconsolable|embarrass\\w*|humiliated|homesick|grief|mourn\\w*)',
    '-(?:ok|okay|fine|alright|normal) to (?:cry|be sad|feel)|no tears|(?:didnt|did not|never|without) (?:even )?(?:a )?(?:cry|crying|tears?)|not (?:too )?sad|nothing sad|no(?:body)? (?:cry|cries|crying)|not be sad',
  ),
  on(
    'proud',
    'today',
    '(?:went (?:really |so |very )?(?:well|fine|great|brilliantly)|no tears|didnt (?:even )?(?:cry|complain|flinch|make a fuss)|(?:was|were|been) (?:so |very |really |super |such a )?(?:brave|good|grown up|big (?:girl|boy)|star)|got (?:a|his|her|the) (?:\\w+ ){0,3}(?:belt|badge|medal|certificate|star|sticker|prize|award|trophy|rosette|part)|(?:climbed|jumped|swam|ran|walked|rode|made it|got) (?:\\w+ ){0,2}(?:to the (?:very )?top|all the way|without help|without holding|without stopping)|came (?:first|second|third|1st|2nd|3rd)|without being (?:asked|told|reminded)|(?:ate|tried|wrote|read|drew|built|did|swam|rode|said|cooked|baked|grew|made) (?:his|her) (?:very )?(?:first|own)|finally (?:let (?:me|us)|jumped|climbed|tried|ate|slept|went|said|rode|swam|got|read|wrote|spoke|did|stopped|used|learned|learnt)|without a (?:fight|fuss|tear)|star of the week|player of the (?:match|week)|proud\\w*|all by (?:him|her|it)self|by (?:him|her)self for the first|on (?:his|her) own for the first|for the first time (?:today|ever|all)|first time (?:today|without|all)|finally (?:\\w+ )?(?:did|managed|made|can|came|learn\\w*|out|dry)|managed (?:to|it)|did it|learnt to|learned to|scored|won (?:a|the|first|his|her)|passed (?:his|her)|got (?:a|his|her) (?:badge|medal|certificate|star|sticker|prize)|dry all|can (?:now|finally|already)|well done|(?:ate|did|read|swam|rode|slept|walked|finished|tried)(?: \\w+){0,3} (?:whole|all of|through the night|to the end)|(?:so|very|really) brave|(?:wasnt|not) (?:\\w+ )?(?:scared|afraid|frightened)|without (?:stabili[sz]ers|arm ?bands|help|crying))',
    '-tomorrow|next (?:week|month)|not (?:so |very )?proud|(?:learning|wants|learn|practi\\w*|trying|can only|cant|wont) (?:\\w+ )*(?:without|by|all)|sleep in (?:his|her) own',
  ),
  on(
    'contest',
    'today',
    `(?:race|races|racing|competition|contest|tournament|championship|olympics|who is (?:the )?(?:fast|strong|big|clever|good|best)\\w*|wins?|winning|winner|against each other|sports day|compet\\w*|match)\\b ?(?:between|against)? ?(?<whom>[^.,!?;]{0,50})`,
    '-racing car|race car|matches his|win(?:s)? (?:his|her) (?:heart|trust)',
  ),
  on(
    'mystery',
    'today',
    '(?:(?:someone|somebody) (?:is |has been |keeps |has )?(?:steal\\w*|stole|stolen|taking|took|taken|eating|ate|eaten|hiding|hid)|(?<!(?:^|about )(?:a|an|the) (?:\\w+ ){1,2})who (?:stole|ate|took|broke|hid)|who (?:is hiding|keeps|left|has been|moved)|detectives?|mystery|mysterious\\w*|clues?|solve\\w*|secret (?:message|code|of)|riddles?|investigat\\w*|whodunn?it|strange (?:noise|sound|tracks|footprints|light)s?|footprints|puzzle to)',
  ),
  on(
    'new',
    'always',
    '(?:new (?:at|in|to|here|boy|girl|kid|friend|teacher|pupil|home|neighbour)|first (?:day|time|flight|night|swim|lesson|snow|adventure)|starts? (?:at )?(?:a |the |his |her )?(?:school|nursery|job|work)|just (?:moved|arrived|hatched|born|joined)|for the first time|newcomer|brand new|is new|are new|moved (?:in|here|to)|moves (?:in|into|to)|arrives? (?:at|in)|hatch\\w*|newborn|born)',
    '-new (?:friends|adventure)|first time (?:today|all|ever)',
  ),
  on(
    'makes',
    'today',
    '(?:builds?|built|bakes|baked|invents|invented|knits|knitted|sews|sewed|constructs|constructed|paints|painted|crafts) (?<what>(?:a|an|the|his|her|some|their|its|our|enough|himself a|herself a) [^.,!?;]{1,50})',
    '-(?:wall|on the|all over)|wants? to|learn',
  ),
  on(
    'learn',
    'always',
    '^(?:that|so that|how to) \\w+|(?:want|would like|like|so) (?:him|her|them|that he|that she) to (?:know|understand|learn|see|realise)|(?:should|must|needs to|has to) (?:know|learn|understand|realise)|help(?:ing)? (?:others|people|each other|at home)|helpfulness|(?:truth|lies)',
    `(?:learn\\w*|teach\\w*|taught|practi[sc]\\w*|lessons?|finds? out (?:how|that)|gets? used to|is getting used|needs to understand|that it is ok(?:ay)?|its ok(?:ay)?|importance of|value of|moral|a story about (?:sharing|patience|kindness|honesty|being|courage|respect|listening|helping)|about (?:patience|kindness|honesty|being kind|courage|respect|listening|helping|gratitude|thankful\\w*|manners|tolerance|responsib\\w*|team ?work|trust))\\b ?${WHAT}?`,
    '(?:its|it is|thats) (?:fine|ok|okay|alright|good|allowed|normal) (?:to|if|that)|(?:you|one|nobody|everyone|everybody) (?:dont|doesnt|do not|does not) have to|that you (?:dont|can|may|should|must)|(?:everybody|everyone) is (?:different|special|good)|(?:boys|girls) can|patience|courage|bravery|impatien\\w*|be(?:ing)? (?:more )?(?:patient|kind|polite|honest|nice)|kindness|honesty|manners|politeness|please and thank you|thank ?you|gratitude|grateful|thankful\\w*|respect\\w*|responsib\\w*|team ?work|listen(?:s|ing)?|helpful|empathy|stay(?:s|ing)? calm|calm(?:s|ing)? down|it is ok(?:ay)?|trust|look(?:s|ing)? after',
    '-lessons? (?:starts?|tomorrow|on|next|this)|(?:first|new) (?:\\w+ )?lesson|swimming lesson|learn(?:s|ed|t)? (?:that|about) (?:\\w+ )?(?:space|dinosaurs)|doesnt listen to',
  ),
  on(
    'going-to',
    'always',
    `(?:were|we are|is|are|hes|shes|am|im|be|off|she|he|they|i|starts|starting) (?:\\w+ )?(?:going|flying|travelling|driving|moving|off|visiting|having|getting|starting|leaving|flies?|goes|fly|go|go on|sets off|set off) (?:\\w+ )?(?:to|on|for|in|into|at|away|back|a|her|his|their|camping|the|by) ?(?<where>[^.,!?;]{0,50})`,
    '(?:went|flew|drove|sailed|took (?:him|her|them|us|the \\w+)|came back|been) (?:\\w+ )?(?:to|on|for|up|camping|swimming|skiing|sailing|shopping|sledging|trick or treating) ?(?<where>[^.,!?;]{0,50})|(?:day out|off) (?:to|at|in|on) ?(?:the|a) ',
    '(?:go|goes|going|travels?|travel|sets? (?:off|sail)|sail|sails|flies|fly|visits?|visiting|trip|journey|expedition|voyage|holidays?|adventure|big day|on (?:his|her|its|their) way|appointment|is having|are having|excursion|outing|invited)',
    '-(?:went|been) to (?:bed|sleep|plan)|went on (?:and|for)|going to (?:bed|sleep)|goes wrong|going wrong|way home|flies? (?:around|off)|go to (?:bed|sleep)|wont go|not go',
  ),
  on(
    'waiting',
    'always',
    '(?:wait(?:s|ing|ed)?|cant wait|cannot wait|looking forward|looks forward|count(?:s|ing)? (?:the|down)|excited (?:about|for|that)|soon|so excited|impatient\\w*|expecting)',
  ),
  on('bored', 'today', '(?:bored|boring|boredom|nothing to do)'),
  on(
    'makes',
    'today',
    `(?:mak(?:e|es|ing)|made|build(?:s|ing)?|built|bak(?:e|es|ing)|baked|cook(?:s|ing)?|invent(?:s|ing|ed)?|paint(?:s|ing)?|draw(?:s|ing)?|knit(?:s|ting)?|sew(?:s|ing)?|construct\\w*|grow(?:s|ing)?|plant(?:s|ing|ed)?|repair(?:s|ing)?|fix(?:es|ing)?|mend(?:s|ing)?|decorat\\w*|carv(?:e|es|ed|ing)|prepar\\w*|organi[sz]\\w*|open(?:s|ing)?|runs?|creat\\w*) (?<what>(?:a|an|the|his|her|their|its|some|own|up|our|new|up a|for|of|\\w+)[^.,!?;]{0,50})`,
    '-runs? (?:at|only|in|on|through|to|from|under|every)|(?:make|makes|making|made) (?:him|her|me|it|us|them|friends|up|sure|sense|fun)|make it|growing up|grow(?:s)? up|runs? (?:away|out|fast|after|over|around|off)|open(?:s)? (?:his|her) (?:mouth|eyes)|(?:make|made|making) (?:a )?(?:story|me|please|up)|can you make',
  ),
  on(
    'discover',
    'today',
    `(?:discover\\w*|explor\\w*|find(?:s|ing)?|found|secret (?:door|room|garden|tunnel|passage|island|cave)|hidden|unearth\\w*|treasure|expedition|journey to|uncover\\w*|digs? up|looking for|searching for|search for|hunt for|quest)\\b ?${WHAT}?`,
    '-find(?:s)? it hard|finds? (?:his|her|their|its) way|finds? (?:it|out)',
  ),
  on(
    'changed',
    'always',
    '(?:chang(?:e|es|ed|ing)|turn(?:s|ed|ing)? into|transform\\w*|becomes?|became|swap\\w*|different now|is suddenly|wakes? up as|shrinks?|shrank|grows? (?:huge|enormous|tiny))\\b(?: into| to)? ?(?<what>[^.,!?;]{0,40})',
  ),
  on(
    'meets',
    'today',
    `(?:meets?|meeting|met|visits?|visited|visitor|comes? to (?:visit|stay|tea|our|live)|lands? in|knocks? (?:at|on)|encounter\\w*|gets to know|arriv\\w*|invites?|moves? in(?: next door)?|turns? up|appears?)\\b ?(?:a |an |the |by |from )?${WHOM}?`,
    `(?:saw|spotted) (?:a |an |the |some |our |two )?${WHOM}`,
  ),
  on(
    'funny',
    'always',
    '(?:funny|silly|hilarious|crazy|daft|bonkers|wacky) (?:little |bedtime |short )?(?:story|tale|one|adventure) (?:about|with|of|where) (?<who>[^.,!?;]{1,60})',
    '(?:funny|silly|hilarious|giggl\\w*|laugh\\w*|joke\\w*|crazy|bonkers|topsy ?turvy|upside down|nonsense|daft|ridiculous|absurd|makes? (?:him|her|me|us|them) laugh|farts?|burps?|bum|bums|pants|underpants|wacky|mad)',
  ),
  // What the child did, whatever it was.
  on(
    'other',
    'always',
    `^${DONE_AT_HEAD}`,
    `^(?:(?:today|yesterday|last night|so|and) )?(?:he|she|we|they|i|the (?:kids|girls|boys|twins)) (?:\\w+ )?(?:${DONE})\\b`,
  ),
]
