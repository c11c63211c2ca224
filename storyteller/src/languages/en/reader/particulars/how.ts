import { SUBJECTS } from '../../../../craft/wish-frames.ts'
import { particulars } from './particulars.ts'

/** What is asked with; "what happens" and "the way of" as well. */
const ASKS =
  '(?:how|why|whys|where|wheres|what|whats|when|explain\\w*|inside|understand|(?:the )?(?:journey|life|making) of|from \\w+ to|facts about|all about|learn\\w* about|made|makes|works?)'
/** No question of how it goes, whatever it names: what ends, what is feared for, and who is made up. */
const NEVER =
  'invent\\w*|discover\\w*|first|(?:bad|good) for|melts?|melting|how (?:many|big|fast|far|old|long|heavy|tall|much|high)|allerg\\w*|dangerous|lands?|landing|hiccups?|expensive|fairy|fairies|stings?|bites?|too loud|end of (?:the|a) rainbow|hates?|dislikes?|refus\\w*|how to|di(?:e|es|ed|ing|nosaurs die)|dead|death|heaven|god|jesus|pray\\w*|war|bombs?|guns?|kill\\w*|murder\\w*|hell|funeral|crash\\w*|drown\\w*|sank|sink(?:s|ing)? ships?|titanic|shot|slaughter\\w*|cancer|pregnan\\w*|sex|sperm|womb|where (?:do )?babies|baby come|(?:mouse|bear|owl|fox|robot|dragon|tractor|train|bunny|rabbit|cat|dog|monster|fairy|princess|prince|pirate|star|cloud|hedgehog|penguin|elephant|unicorn|witch|fish|bee|frog|snail|squirrel|dinosaur|alien|ghost)s? (?:who|that|which) (?:is|was|wants?|wonders?|asks?|cant|couldnt|doesnt|has|lost|loses?|never|forgot|likes?|loves?|lives?|goes|made|makes|decides?|finds?|found|works)'

/** Said anywhere in a wish, these are what it is about. */
const HEAVY =
  'died|dead|dying|death|die|dies|heaven|god|funeral|war|bombs?|guns?|murder\\w*|killed|kills|cancer|pregnant|hospital|pompeii|earthquake|passed away|put to sleep|put down'
const LIGHT = `(?<!\\b(?:${HEAVY})\\b[^]*)(?![^]*\\b(?:${HEAVY})\\b)`

/** Either way round, in one sentence. */
const both = (one: string, two: string) => `(?:${one})NEAR(?:${two})|(?:${two})NEAR(?:${one})`

/** What a question is about, whichever of the words of asking stands before it. */
const asked = (topic: string) =>
  `${ASKS}NEAR(?:${topic})|(?:${topic})NEAR(?:how|why|where) (?:do|does|is|are|did) (?:it|they|that|we|this)`

const QUESTIONS: Readonly<Record<string, string>> = {
  // Of the sky. What is narrower stands first.
  sky: asked(
    '(?:sky|heaven)s?NEARblue|blueNEARsky|sky (?:turns?|go(?:es)?|is|be|become|look)s? (?:red|pink|orange)|sunsets?|colour of the sky',
  ),
  rainbow: asked('rainbows?(?! (?:fish|bridge))'),
  thunder: asked('thunder\\w*|lightning'),
  snow: asked('snow(?:flakes?)?(?!man|men| ?white| cold)|it snows?|snowing'),
  rain: asked('rain|raining|rains|rain ?drops?|clouds?|water cycle|drop of (?:water|rain)'),
  wind: asked('wind|winds|windy|breeze|(?:the )?air moves?'),
  phases:
    'moonNEAR(?:chang\\w*|shapes?|half|halves|thin|skinny|banana|crescent|full sometimes|different|phases?|round sometimes|smaller|disappear\\w*|bits? (?:of it )?missing|grow\\w*)|(?:half|full|new|crescent|phases?|shape|bit|piece|rest) (?:a |of )?(?:the )?moon',
  follow: both(
    'moon',
    'follow\\w*|chas\\w+ us|com(?:es?|ing) with us|goes with us|going with us|come along|keeps? up with',
  ),
  night: asked(
    'sunNEAR(?:go(?:es)?|gone|sets?|sleep\\w*|night|bed|disappear\\w*|hide)|(?:dark|night ?time|day and night|night and day)NEAR(?:night|come|get|happen|have|made|work|go)|(?:get|gets|go|goes|is it|it is|its|is it|getting|turn) dark|day and night|night and day|is there (?:a )?night|do we have night',
  ),
  stars: asked(
    'stars?(?! ?fish| fall| wars)(?:NEAR(?:made|twinkle|shine|come|work|sky|day|daytime|are|so small|born|glow|stay|up)|$|[?.!])|twinkl\\w*',
  ),
  shadow: asked('shadows?'),
  tides: asked(
    'tides?|(?:sea|water|ocean|waves?|beach)NEAR(?:go(?:es)? (?:out|away|in)|com(?:e|es|ing) (?:in|back|and go)|gone out|in and out|disappear\\w*|went)',
  ),
  salt: asked('(?:sea|ocean|seawater|sea water|water)NEARsalt\\w*|salt\\w*NEAR(?:sea|ocean|water)'),
  // Of the body.
  germs: asked(
    'germs?NEAR(?:teeth|tooth|mouth|brush\\w*|do)|(?:brush|clean)\\w*NEAR(?:teeth|tooth)|(?:teeth|tooth)NEAR(?:brush\\w*|germs?|clean\\w*|sugar|rot\\w*|decay|holes?)|sugar bugs?|toothpaste',
  ),
  tooth: asked(
    '(?:teeth|tooth)NEAR(?:fall|falls|come out|wobbl\\w*|drop|grow|loose|new)|(?:milk|baby|wobbly|lose) (?:our |my |their |his |her |your )?(?:teeth|tooth)',
  ),
  blood: asked(
    'bloodNEAR(?:come|comes|out|knee|cut|scrape|graze|stop)|bleed\\w*|scabs?|graz\\w+|knees? (?:heal\\w*|get better)|cuts? (?:heal|get better)|plasters?',
  ),
  dreams: asked('dream\\w*|nightmares?'),
  fish: asked('fish(?:es)?NEAR(?:sleep\\w*|eyes|rest|bed|awake)|goldfishNEARsleep'),
  gills: asked('fish(?:es)?NEAR(?:breath\\w*|drown|under ?water|air|gills)|gills'),
  purr: asked('purr\\w*'),
  cats: asked('(?:cat|cats|kitten|kittens|kitty)NEAR(?:see|dark|eyes?|whiskers|glow|shine)|whiskers'),
  sleep: asked(
    '(?:(?:we|i|people|you|kids|children|everyone|everybody|humans|us) (?:\\w+ ){0,3}(?:sleep|go to bed|need sleep))|(?:happens?|goes on|body|brain)NEAR(?:a?sleep|sleeping|sleeps)|sleep (?:is )?(?:for|good|important|needed|work)',
  ),
  heart: asked(
    '(?<!by )heart(?:beats?|s)?(?: (?:beats?|beating|do|does|works?|pump\\w*|for|go|goes|thump\\w*|pound\\w*|fast)|$|[?.!,])|heartbeat',
  ),
  food: asked(
    '(?:food|dinner|tea|lunch|peas?|sandwich|breakfast|supper|apple|eat|eaten|eating|eats)NEAR(?:tummy|belly|stomach|inside|body|digest\\w*|after|go|goes|swallow\\w*)|digest\\w*|(?:tummy|belly|stomach)(?:s)? (?:do|does|work|works|rumble\\w*|make|makes|gurgle\\w*)|tummy rumble\\w*',
  ),
  // Of animals and plants.
  honey: asked('honey|beehives?|bee hives?|(?:bee|bees)NEAR(?:do|make|work|flowers|pollen|nectar)'),
  web: asked('(?:spider|spiders)NEAR(?:webs?|silk|thread|spin|stick\\w*|make)|(?:cob)?webs'),
  butterfly: asked(
    '(?:caterpillar|caterpillars)NEAR(?:butterfl\\w*|turn|become|chang\\w*|cocoon)|butterfl\\w*(?:NEAR(?:made|caterpillar|come|born|hatch\\w*|wings|grow)|$|[?.!])|chrysalis|cocoons?',
  ),
  chocolate: asked(
    'choc(?:olate|olates|s)?(?: bars?)?(?:NEAR(?:made|come|comes|grow|make|from)|$|[?.!])|(?:made|make|makes) (?:of )?chocolate',
  ),
  milk: asked('milk(?! teeth| tooth|y way|shake| and|NEAR(?:white|off|sour))'),
  seeds: asked('seeds?|(?:sunflower|flower|plant|tree|bean|carrot|grass)s? (?:grows?|sprouts?|come)|acorns?'),
  leaves: asked(
    '(?:leaf|leaves|trees?)NEAR(?:fall|falls|drop|red|yellow|orange|brown|colou?rs?|autumn|turn|chang\\w*|lose|bare|off|come off)',
  ),
  // Of what is made.
  rockets: asked('rockets?|space ?ships?NEAR(?:fly|work|take|go|launch)|get to (?:the moon|space)'),
  planes: asked(
    '(?:plane|planes|aeroplanes?|airplanes?|jets?|aircraft|jumbo)(?:NEAR(?:stay\\w*|fl(?:y|ies|ying)|up|air|work\\w*|sky|heavy|heavier|fall|off the ground)|$|[?.!])',
  ),
  bridges: asked('bridges?'),
  volcano: asked('volcano\\w*|lava|magma'),
  lifts: asked('(?:lift|lifts|elevators?)(?:NEAR(?:know|floor|work|go|up|stop|buttons?|move|stay)|$|[?.!])'),
  trains: asked(
    '(?:trains?|locomotives?|steam engines?|railways?|rails)(?:NEAR(?:work\\w*|go|move|run|stay|rails?|tracks?|turn|know|steer\\w*|pull|steam|made|stop|drive)|$|[?.!])',
  ),
  fridge: asked('fridges?|refrigerators?'),
  flush: asked(
    '(?:poo|poos|poop|wee|loo|loos|toilets?|potty|sewers?|sewage)NEAR(?:go|goes|flush\\w*|end up|works?|down)|flush\\w*|sewers?|sewage',
  ),
  rubbish: asked('rubbish|bin (?:lorr(?:y|ies)|men|man|trucks?|wagons?)|binmen|recycl\\w*|dustbin|trash|garbage|bins'),
  bread: asked('bread(?! (?:hard|mouldy|green|stale|and))|crumpets?|toast|dough|yeast|bagels?|loaf'),
  boats: asked(
    '(?:boat|boats|ship|ships|ferry|ferries|submarines?)NEAR(?:float\\w*|stay|sink|up|heavy|tip|work|water|top)|things float|float',
  ),
}

/** What is read of a wish of any subject: a question is asked of all of them. */
const about = ['event', ...SUBJECTS] as const

const questions = particulars(
  about,
  Object.fromEntries(
    Object.entries(QUESTIONS).map(([id, pattern]) => [`how-${id}`, [`(?:${pattern})\\b${LIGHT}`, NEVER] as const]),
  ),
)

/** How it is asked, and of what part. */
const besides = particulars(about, {
  'how-every':
    '(?:every|each) (?:single )?(?:night|time|evening|bedtime|day|morning)|keeps? (?:on )?asking|always asks?|asks? (?:me )?(?:all the time|constantly|again and again|over and over|non ?stop)|obsessed',
  'how-noanswer':
    '(?:had|have|got|has) no (?:answer|idea|clue)|(?:dont|didnt|do not|did not) (?:really )?(?:know|have an answer)|couldnt (?:answer|explain)|(?:i )?(?:havent|havnt) (?:got )?a clue|no idea|cant explain|stumped',
  'how-asked': 'ask(?:ed|ing|s)?|wants to know|wanted to know|wonder(?:s|ed|ing)?|question',
  'how-home-from': '(?:from|leave|left) (?:my |his |her |our |the )?GRANDPARENT',
  'how-holes': 'holes?|bubbles?',
  'how-crumpets': 'crumpets?',
  'how-fall': 'fall(?:s|ing)?|drop(?:s|ping)?|come off|lose',
})

export const how = [...questions, ...besides]
