/* Lists of words, so longer than a file of code. */

import type { ReaderCraft } from '../../../craft/lexicon.ts'
import { DONE, DONE_AT_HEAD } from './past.ts'

const set = (list: string) => new Set(list.trim().split(/\s+/))

/** Words that carry no wish of their own. */
export const empty = set(`
a an the and or but so if then than as at by for from in into of off on onto out over to up with without about above across after again against along
around before behind below beside between down during inside near outside since through under until upon within while because though although
i me my mine myself we us our ours you your yours he him his himself she her hers herself it its itself they them their theirs themselves who whom
whose which what that this these those there here where when why how all any both each either every few many more most much neither none nor no not
one two three other another others some such same own only just very too also even still yet ever never always often sometimes already really quite
rather almost nearly maybe perhaps please thanks thank thankyou dear hello hi okay yes sure well right
am is are was were be been being do does did doing done have has had having can could may might must shall should will would cant cannot couldnt
dont doesnt didnt isnt arent wasnt werent hasnt havent hadnt wont wouldnt shouldnt shes hes its were theyre im ive id ill youre weve theyve theres
thats whos whats lets got get gets getting give gives gave given giving go goes going went gone come comes came coming make makes made making take takes took
put puts keep keeps kept let say says said tell tells told telling ask asks asked know knows knew think thinks thought want wants wanted wish wishes
hear hears heard hearing like likes liked love loves loved need needs needed try tries tried trying feel feels felt feeling find finds look looks looked looking see sees seen
seem seems use used uses using call called calls named name names turn turns turned start starts started starting begin begins stop stops happen
happens happened become becomes became show shows bring brings brought leave leaves live lives lived living stay stays stand stands sit sits help
story stories tale tales bedtime book about something anything nothing everything somebody someone anybody anyone everybody everyone nobody thing
things stuff lot lots bit kind sort way ways time times day days today tonight tomorrow yesterday week weeks month months year years moment
morning mornings evening evenings night afternoon hour hours minute minutes monday tuesday wednesday thursday friday saturday sunday weekend
january february march april may june july august september october november december
son daughter child children kid kids boy girl boys girls toddler little small big tiny large huge great good bad nice lovely cute funny sweet
friendly happy new old young favourite special different best better last first next whole long short real true own main hero heroine character
theme once upon ago soon later now early late together alone away back along end ending middle beginning part please could maybe bit super cool
wonderful beautiful gentle calm calming soothing short simple exciting ideally preferably involving including featuring based around loosely plus
age aged old years year month months half almost currently recently lately especially particularly actually basically currently obsessed mad keen
adores enjoys fan totally absolutely completely definitely possibly probably usually mostly anymore though however anyway instead such etc via per
sooo soo haha lol xx xxx pls plz thx btw fyi ok mr mrs miss
`)

/** Words of every day that are rightly spelled and that we have nothing for. */
export const ordinary = set(`
adventure adventures adventurous
ached added adopter advert agreed agreeing agrees alert align alike ample antics appeal apply ashes assemble athletic awaken awoke backed backing
backs backward baggy banned barge barley baron barred barrow bathe bead beads beams beats beech bends birch bland bleach bless blinds blink bloody
bloom blown blur boast boil boiler bolt bonus boost borne bossed bowed boxer boxing brake brakes brass breathed breed bribe brink brisk broad broker
brood bruise bubbly budge bulk bumpy bunch burn burns butler bye cancel cancelled canyon cared career cartoon cater cattle cease cells challenge chant
charm chased chat chatter cheeks cheered cheery cheesy chief chill chin choke chop chopped chore chorus chunk clap clay clever click cling clinging
closes cloth cloths coal coated colds concern confident content cooled cooler cope cost costs counter county crack cramp crash crashed crater creep
crept crib crispy crook crops crouch crowded crude crush cube cue curb curse curve curvy dagger danger data dawn dealt dense dent depth dial dip dodge
donor dose dotted doubled draft drag draught dreaded dreading dried drift drown drunk drying duel dull dump eager eighty elder elders elect email
enemies energetic event exclude exit expo extra fade faint fake fame fare fate fatter feast fewer fierce fifty filming films finder fires firing flake
flakes flap flash flavour flesh flights fling flock fluff fold folk fool force form forms forwards foster freak freed frown fry frying fuel futures
gain galley gather gear giggled gist glare glide glory glued goods grabs grain grand graph gravel graze greet greeting grim grin grind grip groan
gross grove growl grumble grumbled guilt gulp gut habits handy hanged harm harsh haste hatch haul heal healthy herd hint hire hitch hoarse holy honour
hood hooves hopeful horrid host hum humid hunger hunted hurdle hurting hush icy inch indoor inhale inner inspect inspire itch itching item jangle
jersey jingle jolly jolt joy juicy kidding knack kneel knelt knob knot knotted labour lad landed lane lap larder lark laser lash lasted latch launch
launched leafy leak lean leant leapt leftover lent level lid lighten limb limbs limit linen liner linger link links lint listed listing loads loan
lobby locate locked lodge lofty longed loop loosen lower loyal luck lump lunge lurk maid mail mall manager marine mass massage master maximum mealy
meaty medium mental mercy met metal metre metres micro midst mild mill mint minus misled mistaken misty mix mixture moan moans moat modest moist mossy
mould mount movie mow mowing mucky muddle mumps mutter myth nag naked natural naval needy neighbourly nerve newer nibble nightfall nip noble nod noted
nude nudge numb nutty oath obey oddly onwards option orbit overall pace pages paid pale panted papers parish parked parking partly paste pasty peace
peak pedal pedals peel perch pest petal petty phrase pier pile pill pills pinch pint pints pit pitched pity pivot placid plaid plank plastic plea plot
pluck plunge poison policy porter pose posh posted pound pounds pour power press prevent price prick priest princely print printed prise probe prone
prop prune pub puff puffing pulse pump pumps punch punish purr pushy puzzled quack quake query queued quit quote rack racket radio rail railing rails
raised rally ramp ranch range rank rapid rare rash rate rated rates raw reach react rear rebel reckon record recorded reed refresh refuge refund
reject relief rely remark remove removed removes rent reported retire retired rich ridge rigid rim rinse riot ripe risen rising roast robbed robe
rocked role roles roomy roost rot rotten row royal rub rubbed rumble rung rural rush sandy scenes scent score seconds shade shallow shaped shave shock
shocked shone shook shore slate slave sleek slice slim slippery slope slot smash smoked smoky sneak sneaked sneaky snip soil solve sorts span spare
spark sparks spear species speck spelled spend spicy spill spine spoil sport sprang spread sprint squad squeeze squirt stack stain stair stake stale
stall stare stared stares steady steel steep stem stepped steps stern stock stomp stood store stored stores storeys strap strategy straw stray streak
stress stretch strict stride strikes strip stripe strode stroked strokes struck stunt surface survive sway swell swept swipe sworn swung tame tangle
tapped target task tasty tax tens tense tenth threat throng timber tipped token ton tone tonne topple trace tragic trail trained trait tramp trap
trash treasury tribe trickle triumph troop troubled troubles trough type types upright urgent vague values vary vast verse vessel view vine vivid
volley voted wage waist waken wander warden warns waste watery waved wealth weave wed weigh weighs whip whisky wholly widely widow wield wink winked
wipe wiped wipes wise wither worse worship wound woven wrap wreck wrung yard yarn zones
ability above accept across active actually address adult adults advice afford after afternoon again agree ahead aloud allow allowed alone along
already although among amount angle animalistic another answer answers anxious anybody anything anyway apart appear april area around arrive arrived
article asking asleep attention attic aware awful backwards badly balance bare barely based basic battle became become before began behind being
believe belong belongs below beneath beside besides better between beyond bitter blame blamed blank blend blind blonde board bored boring borrow
borrowed bother bothers bought bottom bounce brain branch brave bread break breaking breath breathe brief bright bring broke brought build burned
burning burst business busy button buying called calls calmly caught cause careful carefully carers caring carry catch center central centre certain
certainly chance change changes chapter charge charming chase cheap cheat check cheer cheerful chose choose chosen christening circle claim clean
clear clearly clever climb close closed closer clothes coach collect college comes comfort coming common company compare complete confused consider
contact control copy corner correct could count counted country couple courage course cover crawl crazy create cross crowd cruel curious current
curse danger dangerous daring dealing decide decided deep defend delay deliver describe deserve desperate detail develop differ difficult dinner
direct dirty discuss distance divide doing double doubt dozen dragged drank drawn dreadful dressed drink drive driven driving dropped during early
earned easier easily effort eight either eleven empty enemy engage english enjoy enough enter entire equal escape especially ever every everyday
exact exactly except excited exciting excuse exist expect expected expert explain extra face fact failed fair faith family families famous fancy far
farther father fault favourite feeling feelings fellow fetch fever fifth fight figure filled final finally finding fine finger finish finished
fixed flash flight floor flows focus follow followed force forced foreign forever forget forgets forgive forgot forgotten form forth forty forward
found fourth freely fresh friday front frozen full fully funny further future gather general gently getting given gives giving glad going gone
grab grade grand greedy greet greeted grip ground group groups grown guard guess guest guide habit handle hands happen happened happens hardly harder
hate hated hates having health heard hearing heart heavy heading height hello helped helpful helping helps hence herself hidden higher himself holding
honest hoped hopes hoping horrible hours however human hundred hungry hurry hurts idea ideal ignore imagine important include indeed inner insist
instead interest invite invited itself joined joins joint joke judge jumped keen keeps kindly kindness kinds knock known knows labour lacks
laid language large larger last late lately later laugh leader leading learned learns least leave leaving length less letting level liked likely
lined listen little lives living local locked lonely longer looked looking loose losing lots loudly lovely lover lower lucky magical mainly major making
manage manages manners march mark marry match matter mean means meant measure meeting member memory mention method middle might million minded
minor minute missed misses mixed modern moment mostly mothers mouth moved moves moving murmur myself names narrow nasty native natural nature nearly
neat needed needs neither nervous never newly nicely nights nine noise none normal north noticed nothing notice nowhere number obey object obvious
offer often older oldest opened opens opinion order ordinary other others ought outside owned owner packed paid pain panic paper pardon parts party
passed passes past patient pause paying peace people perfect perhaps period person piece pieces pitch placed plain plans playful plays pleased
pleasure plenty point polish polite popular position possible power praise pray prefer prepare pretend pretty pride private prize problem promise promised
proper proud prove public pulled purpose push quality quarter question quick quickly quietly quite raise raised range rather reach reached react
ready really reason received recent refuse regular relax remain remember remembers remind repeat replace reply respect rest result return returned
reward riding right rise rolled rough round route royal ruined rules running rushed sadly safely safety saint salt same saved saying scale scared
scary scene scream search second secret secretly seeing seems selfish sense sent separate serious serve seven several severe shake shall shame
shape share sharing sharp shelf shift shiny shock shoot should shout shouted shown shows shut sight silent silly simple simply since single sister
sitting situation sixth size skill slept slight slowly small smart smile smiled snack social solid solution solve someone something sometimes somewhere
sorry sort sounds source south space spare speak special speech speed spell spend spent spite split spoke spoken spread square staff stage stand
standing started state stays steady step steps stick still stolen stopped strange strict strong struggle stubborn student study stuff stupid style
subject sudden suddenly suffer sugar suggest sunday support suppose sure surely swear sweet switch table taken takes taking talent talked talking
taste taught teach teaching tease teased teeth tells tender terms terrible thanks their themselves there these thick thing things think thinking
third thirty those though thought thoughts thousand three threw throat through throw throwing throws tidy tight times tired title today together
tonight topic torn total touch touched toward towards trade treat trick tricky tried tries trouble truly trust truth trying turned turns twelve
twenty twice typical ugly unable uncle under understand understands unhappy unite unless unlike until upper upset upside useful usual usually value
various version victory village violent virus visit visits voice wait waited waits wake wakes wakened walked walking walks wander wanted wants warm warned
waste watch watched watching weak wearing weather weeks weight welcome wells west wheel where whether which while whisper white whole whose wicked
wide wild willing window winner winter wishes within without woken woman women wonder wonders wooden words working works worried worries worry worse
worst worth would write writes writing wrong wrote yellow yesterday young younger youngest yours yourself yummy birth blown bored bossy brother
mother bothered breathing bridge brush careless cellar cheek cheeky childhood classes clumsy coughing daily dance dancing died diary dinners doctor
doctors dream dreams dressing dusty earlier eaten eating faces facing fairly falling farewell farmer fearless fears feeds felt fence field fighting
fitted folded foods freeze friday gained games giving glance gloomy glows goals goodbye goodnight grader grateful greater growing grows guilty handed
hanging happier happily happy harsh healed heals heaven hidden hiding highest holds honestly hugged hugging hugs jealous joyful kicked kicking kissed
kisses ladies lands laughs laying layers leads leaned learning letters lifted lifts lights liking loads lovely loved loves lying manner meals meets
mental messy minds mistake mistakes month months mornings needing nobody noises noisy normally ourselves pack packs painful parent parents parted
passing peaceful picked picks picking placed places planned planning playing pointed points poorly praised pressed presses quarrel quiet rained raining
reaches reads realise realises recover relaxed relaxing remote resting restless returns rolling roots routine rude rushing scares scary schools score
screaming screen screens seasons seats sends sensitive settle settled settles shadows shake shaking sharp shed shorter shouting shower shows shyness
sibling siblings sicker sides signs sings sister sisters skin sleeping sleeps sleepy slips slower smaller smallest smells smiling snacks sobbing
someday soothe soothing spots standing stares staring staying sticks stopping storms stories strangers strength stressed stressful stretch stronger
struggles struggling stuck surprised surprises sweetly swims taller tallest tantrum tantrums tears thankful themes thinks tidying tiny toddler toilet
tough training travel travels treats tries trips tunes turning twins typed unfair unkind unsure usually visiting waiting wakes walking washed washes
washing watches waving wears weekend weekends weird wherever whining winning wins wiser wished wishing wonderful worker working worrying yelling
`)

/** Given names with an 's, where another word is one slip away. */
for (const name of set(`
angelas annas bellas beths bonnies celias coras daisys doras elifs elkas elsas evies graces hanas hermiones hollys janes jasmines joans julias juliets
kates kingas kittys leahs lilas lilis lilys linas lisas loris lunas magdas maggies maias majas malis marias maries mariias martinas marys mayas milas
monas nancys ninas oceanes olivies orlas pennys pipers polas poppys rayas romanas rosas rosies runas safas saras serens shiras signes sofis sofias
sofkas sonas stelas tamars tesss theas tillys tinas valentinas vicas violets viras wendys winnies aarons adams aidens ajays anils arlos armands arons
arrons bences berties bills brads brians bruces brunos carls carters cians codys colins daniels danos daves deans donalds dougs feris finns georges
hanss harrys howards hughs hugos jakes joels johns joses josephs juans judes kurts lacos leons leonards lesters luigis lukes mareks marians marios
martins matts mikes miless minhs neils nicholass nicos olafs olivers omars owens palos patkos pauls pepes petes peters petos pierces radkos rados
rafes robos rockys rogers rohans ronalds ronans rosss rudolfs saifs scotts seans seths shanes sorens stass stens steves stevens stigs stuarts svens
thomass tobys todds tonys trents troys tyrones valentins walts walters
`))
  ordinary.add(name)

/** What an emoji says. */
export const emoji: ReaderCraft['emoji'] = {
  ...{
    '🦄': 'unicorn',
    '🐉': 'dragon',
    '🐲': 'dragon',
    '🦕': 'dinosaur',
    '🦖': 't rex',
    '🐶': 'dog',
    '🐕': 'dog',
    '🐩': 'poodle',
    '🐱': 'cat',
  },
  ...{
    '🐈': 'cat',
    '🐰': 'rabbit',
    '🐇': 'rabbit',
    '🐹': 'hamster',
    '🐭': 'mouse',
    '🐁': 'mouse',
    '🦔': 'hedgehog',
    '🦊': 'fox',
    '🐻': 'bear',
  },
  ...{
    '🐼': 'panda',
    '🐨': 'koala',
    '🐯': 'tiger',
    '🐅': 'tiger',
    '🦁': 'lion',
    '🐮': 'cow',
    '🐄': 'cow',
    '🐷': 'pig',
    '🐖': 'pig',
    '🐸': 'frog',
  },
  ...{
    '🐵': 'monkey',
    '🐒': 'monkey',
    '🐔': 'hen',
    '🐧': 'penguin',
    '🐦': 'bird',
    '🐤': 'chick',
    '🐥': 'chick',
    '🦆': 'duck',
    '🦉': 'owl',
    '🦇': 'bat',
  },
  ...{
    '🐺': 'wolf',
    '🐴': 'horse',
    '🐎': 'horse',
    '🦓': 'zebra',
    '🦒': 'giraffe',
    '🐘': 'elephant',
    '🦏': 'rhino',
    '🦛': 'hippo',
    '🐪': 'camel',
  },
  ...{
    '🐫': 'camel',
    '🦘': 'kangaroo',
    '🐑': 'sheep',
    '🐐': 'goat',
    '🦙': 'llama',
    '🦌': 'deer',
    '🐿': 'squirrel',
    '🦝': 'raccoon',
    '🦥': 'sloth',
  },
  ...{
    '🦦': 'otter',
    '🦫': 'beaver',
    '🐢': 'turtle',
    '🐍': 'snake',
    '🦎': 'lizard',
    '🐊': 'crocodile',
    '🐳': 'whale',
    '🐋': 'whale',
    '🐬': 'dolphin',
  },
  ...{
    '🦈': 'shark',
    '🐙': 'octopus',
    '🐠': 'fish',
    '🐟': 'fish',
    '🐡': 'fish',
    '🦀': 'crab',
    '🐚': 'shell',
    '🐌': 'snail',
    '🦋': 'butterfly',
  },
  ...{
    '🐛': 'caterpillar',
    '🐝': 'bee',
    '🐞': 'ladybird',
    '🐜': 'ant',
    '🕷': 'spider',
    '🦟': 'mosquito',
    '🪱': 'worm',
    '🦢': 'swan',
    '🦩': 'flamingo',
  },
  ...{
    '🦜': 'parrot',
    '🦅': 'eagle',
    '🦚': 'peacock',
    '🌈': 'rainbow',
    '☁': 'cloud',
    '⛈': 'thunderstorm',
    '🌩': 'thunderstorm',
    '⚡': 'lightning',
  },
  ...{
    '🌧': 'rain',
    '☔': 'umbrella',
    '❄': 'snow',
    '⛄': 'snowman',
    '☃': 'snowman',
    '☀': 'sun',
    '🌞': 'sun',
    '🌙': 'moon',
    '🌛': 'moon',
    '🌝': 'moon',
  },
  ...{
    '⭐': 'star',
    '🌟': 'star',
    '✨': '',
    '🌠': 'shooting star',
    '🪐': 'planet',
    '🌍': 'world',
    '🚀': 'rocket',
    '🛸': 'spaceship',
    '👽': 'alien',
  },
  ...{
    '🤖': 'robot',
    '👻': 'ghost',
    '👾': 'monster',
    '👹': 'monster',
    '🧙': 'wizard',
    '🧚': 'fairy',
    '🧜': 'mermaid',
    '🧛': 'vampire',
    '🧟': 'zombie',
  },
  ...{
    '🦸': 'superhero',
    '👸': 'princess',
    '🤴': 'prince',
    '👑': 'crown',
    '🏰': 'castle',
    '🏴': '',
    '☠': 'pirate',
    '⚔': 'sword',
    '🗺': 'map',
    '💎': 'jewel',
  },
  ...{
    '🚜': 'tractor',
    '🚒': 'fire engine',
    '🚓': 'police car',
    '🚑': 'ambulance',
    '🚗': 'car',
    '🏎': 'racing car',
    '🚌': 'bus',
    '🚂': 'train',
    '🚆': 'train',
  },
  ...{
    '🚚': 'lorry',
    '🚛': 'lorry',
    '🚲': 'bike',
    '✈': 'plane',
    '🚁': 'helicopter',
    '🚢': 'ship',
    '⛵': 'sailing boat',
    '🎈': 'balloon',
    '🎪': 'circus',
  },
  ...{
    '🧸': 'teddy',
    '⚽': 'football',
    '🏀': 'basketball',
    '🎂': 'birthday cake',
    '🍰': 'cake',
    '🎁': 'present',
    '🎄': 'christmas tree',
    '🎅': 'father christmas',
  },
  ...{
    '🎃': 'pumpkin',
    '🍦': 'ice cream',
    '🍕': 'pizza',
    '🍓': 'strawberry',
    '🍎': 'apple',
    '🍌': 'banana',
    '🥕': 'carrot',
    '🥦': 'broccoli',
    '🍪': 'biscuit',
  },
  ...{
    '🍫': 'chocolate',
    '🍯': 'honey',
    '🌻': 'sunflower',
    '🌸': 'flower',
    '🌷': 'tulip',
    '🌹': 'rose',
    '🌳': 'tree',
    '🌲': 'tree',
    '🍄': 'mushroom',
  },
  ...{
    '🌋': 'volcano',
    '🏖': 'beach',
    '🏝': 'island',
    '⛺': 'tent',
    '🦷': 'tooth',
    '💉': 'jab',
    '👓': 'glasses',
    '🤰': 'baby in her tummy',
    '👶': 'baby',
  },
  ...{
    '🚽': 'toilet',
    '🛏': 'bed',
    '🛁': 'bath',
    '📚': 'book',
    '🎹': 'piano',
    '🎸': 'guitar',
    '🥁': 'drum',
    '🎻': 'violin',
    '🎺': 'trumpet',
    '🏊': 'swimming',
  },
  ...{
    '😢': 'sad',
    '😭': 'sad',
    '😨': 'scared',
    '😱': 'scared',
    '😡': 'angry',
    '😠': 'angry',
    '🤒': 'ill',
    '🤧': 'ill',
    '🥰': '',
    '❤': '',
    '😴': '',
    '🏳': '',
  },
}

/** Ends just before what is not wanted. */
export const negation =
  /\b(?:no|without|but not|not about|not with|nothing with|leave out|avoid|instead of|except|rather than|not another|dont want|no more|please not|anything but|not a|not the|not any)(?: (?:any|a|the|more|scary|evil|mean|nasty|bad|wicked|big|please|about|of|or|too many|with|real|horrible)){0,2} $/

/** The child itself, and those who speak for it; at the head of a wish what it did tells of it as well. */
export const child = new RegExp(
  `^${DONE_AT_HEAD}|^(?:dreams|wants|wishes|loves|likes|hates|needs|thinks|says|gets|has|wont|doesnt|refuses|always|never|keeps|still|is|desperate|obsessed|trying|learning|starting|getting)\\b|${/\b(?:he|she|hes|shes|him|her|his|my|our|we|i|im|weve|were|our (?:son|daughter|boy|girl|kids?|child|children)|son|daughter|little one)\b/.source}`,
)

/** Parts one clause from the next. */
export const parting = /[.!?;]+|,? (?:and also|also|plus|oh and|as well as)(?= )|, and (?:can|could|please)(?= )/

/** Before somebody with whom another does something, or whom it has. */
export const having =
  /\b(?:with|has|have|had|got|from|misses|missed|missing|against|at|of|about|over|hit|bit|pushed|kicked|hurt|told|called|between|without|like|than|loves|hates|invited|upset|joined|helped|leave|leaves|leaving|left|copied|copies|took|broke|ate|ruined|met|visited|saw|hugged|kissed|teased|teases|blamed|tricked|scared|annoyed|annoys|gave|sent|asked|chased|hits|bites|pushes|follows|wants|sees|meets|visits|hugs|helps|let|lets|made|makes|on|in|by|to|near|beside|around|for)(?: (?:his|her|their|my|our|the|a|an|best|little|big|new|baby|older|younger|two))* $/

/** Behind somebody who does something itself. */
export const acting =
  /^,? (?:(?:that|which|who|whose)(?! (?:we|he|she|i|they|the|his|her|my|our|you)\b)|wants|cannot|cant|wont|dreams|wishes|wakes|feels|learns|is (?:afraid|scared|lonely|jealous|sad|grumpy|shy|sick of|looking for))\b/

/** Before whom something is done to. */
export const doing = new RegExp(
  `\\b(?:${DONE}|gives?|takes|hugs|cuddles|hits|bites|kicks|feeds|strokes|throws|loses|wants|leaves|needs|carries|shares|lends|lent|buys|fed|stroked|cuddled) (?:(?:to|with|at|for|of|about|up|on) )?(?:his|her|their|our|my|a|an|the|some|two|three|all)(?: (?:little|big|old|new|favourite|best|own|of his|of her))* $`,
)

/** Behind a child's name that is a word as well: "Poppy lost …". */
export const telling = new RegExp(
  `^ (?:hasnt|had|isnt|wasnt|wont|cant|doesnt|didnt|hates|wants|needs|starts|keeps|misses|refuses|still|never|and (?:her|his)|${DONE}|(?:is|was|has|gets|feels) (?:scared|afraid|jealous|shy|starting|moving|worried|nervous|upset|having|getting|going|ill|poorly|proud|excited|being|turning|learning|a big|got|been|started|lost|broken|to)|(?:first|best|mum|dad|brother|sister|birthday|grandma|grandad|teacher|friend))\\b`,
)

/** Before what a story is to be about. */
export const topic =
  /\b(?:about|stor(?:y|ies)|tale|featuring|loves?|likes?|obsessed with|mad about|into|adores|fan of|interested in|favourite|would like|want|please)(?: \w+){0,3} $/

/** That what a thing did was in our own family. */
export const ours =
  /\b(?:we|us|our|my|weve|ours)\b|^(?:the|his|her) (?:cat|dog|puppy|kitten|hamster|rabbit|guinea pig|goldfish|hens?|chickens?|car|bus|oven|telly|tv|washing machine|boiler|train|lift|tent|boat|tree|power|lights?|fridge|plane|school bus|fish|pony|tractor) (?:just )?\w+/

/** Words that are mostly something done, and where they are things all the same. */
export const verbs = set('leaves')
export const nounLike =
  /^$|\b(?:the|a|some|autumn|fallen|falling|dead|red|golden|crunchy|of|in|with|through|on|do|does|many|these|those|all|and|collect(?:s|ing|ed)?|green|yellow|orange|brown|dry|oak|big|kicking|jumping in|about|where|why) $/

/** Behind what somebody does something, and no thing stands. */
export const modal =
  /\b(?:can|cant|cannot|could|couldnt|can not|could not|to|will|wont|would|wouldnt|must|should|shouldnt|doesnt|dont|didnt|never|who|let (?:him|her|it|them)|help(?:s|ed)? (?:him|her|it|them)) (?:(?:really|ever|even|just|always|still) )?$/

/** Whose somebody is, and no more. */
export const owning = /^(?:our|my|his|her) (?:(?:old|little|big|new|fat|naughty|funny) )?$/

/** Whom a story is to be about. */
export const about = /\babout (?:(?:a|an|the|her|his|their|our|two|some) )?(?:\w+ )?$/

/** What goes on still. */
export const ongoing =
  /\b(?:still|now|keeps?|shes|hes|theyre|its|cant|cannot|wont|doesnt|dont|isnt|is|are|wants|needs|has to|have to|waiting|asks|asking|thinks|refuses|worried|since)\b/

/** Parts what is told of one time from what is told of another. */
export const turning =
  /[.,!?;]+|\b(?:but|and then)\b|\band (?=(?:on|tomorrow|next|this|today|yesterday|now|starts|is going|we go|were going)\b)/

/** Before what is not there, and what a wish says that asks for something else. */
export const lacking =
  /(?<!(?:\bbut|\bor|[.,;!?]) )\b(?:no|without|not any|no more|except)(?: (?:any|a|the|his|her|their|my|our|more|real|proper|hot|warm))* $/
export const asking =
  /\b(?:please|pls|plz|story|stories|tale|can (?:you|it|there)|could|make it|dont want|id like|would like|nothing)\b/

/** What led to a wish that then says itself whom it is about: "saw a squirrel in the park, please do one about a squirrel who cannot climb". */
const LEADING =
  '^.{3,250}?[,.;!?] ?(?:so |and |maybe |tonight |now )*(?:(?:can|could) (?:we|you|i) (?:please )?|please |pls |id love |would love |hed love |shed love |he |she )*(?:do|tell|make|write|have|want|wants|wanted|would like|id like|read|asked for|asks for)?(?: us| me| him| her)? ?(?:one|a story|a bedtime story|something) about (?=(?:an?|the|some|two) (?:\\w+ ){1,3}(?:who|that|which|whos|thats|whose) (?!(?:cant|cannot|couldnt) *(?:$|[^a-z ]|either|too|she|he|please)))|^.{3,250}? (?:told (?:me|us|his \\w+|her \\w+)|tells (?:me|us)|is telling (?:me|us)|talking|going on|goes on|dreamt|dreamed) about (?=an? (?:\\w+ ){1,3}(?:who|that|whos|thats) (?:cant|cannot|couldnt|only|never|doesnt|wont) )|^(?:\\w+ )?(?:has |have |is after )?(?:just )?(?:made up|invented|imagined|dreamt up|wants?|wanted|would like|asked for|asking for|requested|needs?|ordered) (?:a story about |one about )?(?=(?:an?|the) (?:\\w+ ){1,3}(?:(?:called|named) (?:\\w+ ){1,3})?(?:who|that|whos|thats) (?:cant|cannot|couldnt|only|never|doesnt|wont) )|^.{3,250}?[,.;!?]? ?(?:so |and )?(?:maybe|perhaps) (?=(?:an?|the) (?:\\w+ ){1,2}(?:who|that|whos) )'

/** Of the evening, and not of the story. */
const SLEEPING =
  '(?:(?:fall|falls|drop|drops|drift|drifts|nod|nods) (?:straight |quickly |right )?(?:asleep|off)|(?:go|goes|get|gets|off) (?:straight |right )?to sleep|sleeps?(?: well| tight| soundly)?|settles?(?: down)?|calms? (?:him |her |them )?down|winds? down|wind (?:him|her|them) down|doze off)(?! (?:alone|in (?:his|her|their) own|by|on (?:his|her|their) own|without))'
export const aside = new RegExp(
  `${LEADING}|\\b(?:(?:something |just |nice and |and |but )*(?:to (?:help|get|make|send) (?:him|her|them|us|everyone)(?: to)?|(?:that|which) (?:will |can )?(?:helps?|sends?|gets?) (?:him|her|them)(?: to)?|so (?:that )?(?:he|she|they)(?: can| will| might)?|and (?:then )?(?:he|she|they) (?:can|will|should) (?:then )?|(?<!\\b(?:put|puts|having|has|have|had|able|want|wants|wanted|wanting|hard|afraid|scared|refuses|refused|refusing|hates|like|likes|trying|tries|tried|learn|learns|learning|learned|learnt|unable|need|needs|goes|go|going|gets|get|off|how|time|where|who|unwilling|excited|hot|sleepy|too \\w+) )to) ${SLEEPING}(?: please| tonight| after)?|(?:right |just )?(?:before|for|at) (?:bed ?time|bed|sleep|sleepy ?time)(?! (?:he|she|they))|(?:cosy|cozy|calm|gentle|short|quick|long)(?: one)?,? please|please(?: make it)? (?:cosy|cozy|calm|gentle|short|quick))\\b`,
)

/** Before and behind somebody who is to be in it as well. */
export const joining =
  /\b(?:(?:please )?(?:include|add|put in|featuring|feature|involve|involving|starring)(?: in)?|(?:can|could|must|should|have)(?= [^.,!?;]{1,40} (?:in it|be in it|be there|join in|come (?:along|too)))|(?:also |and |,)?with(?= [^.,!?;]{1,40} (?:in (?:it|the story)|as well|too|alongside|beside (?:him|her)|joining in|coming along))) (?<who>[^.,!?;]{1,40})/

/** Before a toy. */
export const toy =
  /\b(?:toy|cuddly|stuffed|soft|plush|knitted|woolly|bedtime|comfort|teddy|squishy)(?: (?:toy|little|old|small))* $/

/** Before where something is. */
export const placing =
  /\b(?:in|inside|on|at|under|behind|into|onto|near|beside|from|by|through|across|to(?= (?:a|an|the|our|my|his|her|their|its|this|that|old|big|new) ))(?: (?:a|an|the|our|my|his|her|their|its|this|that|old|big|new))* $/
