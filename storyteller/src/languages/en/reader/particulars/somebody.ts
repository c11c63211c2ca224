import { COLOURS } from './cannot.ts'
import { particulars } from './particulars.ts'

/** Not to be told of lightly: who wants to be dead, or thin, or hurt others. */
const HEAVY =
  '(?:die|dies|dead|death|died|kill\\w*|murder\\w*|suicid\\w*|blood|thin|thinner|skinny|diet|ugly|fat|slim|pretty|beautiful|lose weight|alive|hits?|hitting|bites?|biting|wet the bed|nappy|nappies|potty|wee|poo|medicine|jab|injection|divorce\\w*|heaven|cancer|gun|guns|war)'
/** Whoever is away from where they belong. */
const HOME =
  '(?:(?:to )?(?:go|get|be|come|fly|sail|swim) (?:back )?home|back home|(?:his|her|its|their) (?:mum|mummy|mother|dad|daddy|family|parents)|find (?:his|her|its|their|a) )'

/** What a child of our own wants or does not want, and what nobody should be let off. */
const OWN =
  '(?:^(?:he|she|they|i|we|my|our) (?:\\w+ ){0,3}(?:wants?|wanted|refuses|refused|wont|doesnt|hates?|hated) (?:to )?(?!a |an |the |hear|have|know|story|one|it |you )|shar(?:e|es|ing)|sorry|tid(?:y|ies|ying)|brush\\w*|teeth|tooth|listen\\w*|veg\\w* (?!and)|greens|homework|take turns|hold hands|seat ?belt|dentist|doctor|hospital|dummy|breast\\w*|grow(?:s)? up|die)'
/** What one cannot go nearer to. */
const LEFT =
  '(?:alone|lost|left behind|forgotten|leaving|goodbye|thrown away|replaced|his own|her own|(?:his|her|its) (?:mum|dad|mummy|daddy|father|mother|parents|stepdad)|dad|father|school|nursery|losing|doctor|dentist|hospital|jab|needle|strangers? (?:who|taking)|bad men|burglars?|guns?|war|bombs?|nightmares?|bad dreams|growing|the future|getting old|(?:of|to|about) (?:fly|flying|swim|swimming|jump|jumping|climb|climbing|run|running|dive|diving|dance|dancing|float|floating|roll|rolling|dig|digging|skate|skating|ski|skiing|race|racing|sing|singing|roar|roaring))'

const NOT =
  '(?:doesnt|does not|didnt|did not|dont|do not|no longer|never|not) (?:\\w+ )?(?:wants?|likes?|enjoys?|feels? like|fancy)|(?:wont|will not|wouldnt|refuses?|refused|refusing|hates?|hated|cant stand|fed up|tired|sick|bored|had enough|on strike|would rather not|gives? up|gave up|stops?)'
/** What somebody does not want to do: "won’t shine", "is tired of having to shine". */
const not = (what: string) =>
  `(?:${NOT})(?: (?:to|of|with|being|be|having|have|go|going|get|getting|do|doing|any ?more|his|her|its|the|a|an|in|at|always|every\\w*|all)){0,5} (?:${what})`
const WANTS =
  '(?:wants?|wanted|wishe[sd]|wish|dreams?|dreamed|dreamt|longs|hopes|tries|trying|desperate|determined|decides|decided|rather|love|like|prefer)'
const want = (what: string) =>
  `${WANTS}(?: (?:to|of|that|for|he|she|it|they|just|really|so|only|could|a|an|the|some|very|more than anything)){0,4} (?:${what})`

const told = particulars(['event'], {
  'some-wants': [`(?:${WANTS})`, `${HEAVY}|${HOME}|${OWN}`],
  'some-refuses': [
    `(?:${NOT})(?! (?:start|work|open|close|shut|fly|swim|float|jump|hop|run|climb|roll|dig|bark|hoot|moo|roar|howl|sing|whistle|toot|ring))`,
    `${HEAVY}|${HOME}|${OWN}`,
  ],
  'some-different': [
    '(?:laugh\\w*|teas\\w*|mak(?:e|es|ing) fun|made fun|mock\\w*|different|odd one out|only (?:\\w+ )?(?:eats?|ate|eating|likes?|wears?)|(?:stare|stared|whisper|point)s? at|call(?:s|ed)? (?:him|her|it))',
    HEAVY,
  ],
  'some-afraid': [
    '(?:afraid|scared|frightened|terrified|petrified|fear|fears|nervous|anxious|worried|panics?|phobia|wary|spooked)',
    `${HEAVY}|${LEFT}`,
  ],
})

/** What it is that somebody imagined does not want. */
const unwilling = particulars(['event'], {
  'not-shine': not(
    'shine|shining|glow|glowing|twinkle|twinkling|sparkle|light up|get up|rise|wake up|come up|come out|flash',
  ),
  'not-get-up': not('up|out of bed|rise|rising|wake up|waking up|come up|come out'),
  'not-rain': [
    not('rain|raining|snow|snowing|thunder|blow|blowing'),
    '(?:like|likes|liked|hates?|hated|stand) (?:the )?(?:rain|snow|thunder)',
  ],
  'not-fight': not('fight|fighting|battles?|battling|fight\\w* \\w+|war'),
  'not-scare': `${not('scare|scaring|scary|frighten\\w*|spook\\w*|haunt\\w*|say boo|boo|mean|evil|bad|wicked|naughty|fierce|nasty|monster|roar at \\w+|capture|steal\\w*|rob\\w*|chas\\w*|catch\\w*')}|(?:tired|fed up|sick) of (?:\\w+ ){0,3}(?:scared|afraid|frightened|running away)`,
  'not-eat-somebody': `${not('eat|eating')}(?: \\w+)? (?:knights?|people|children|mice|princess(?:es)?|sheep|fish|rabbits?|meat|animals|humans|flies|grandmas?|pigs?|other \\w+)|vegetarian|vegan|(?:only|just) (?:eats?|ate|likes?) (?:plants|leaves|vegetables|veg|salad|grass)`,
  'not-bed': not('beds?|bedtime|sleep|sleeping|asleep|hibernat\\w*|nap|naps|nap time'),
  'not-bath': not('baths?|bathe|wash|washed|washing|shower|clean|cleaned|hair washed|muddy|mud|dirty'),
  'not-itself':
    '\\b(\\w+)\\b[^.!?]{0,30} (?:doesnt|does not|didnt|no longer|not) (?:\\w+ )?want(?:s|ed)? to be (?:a|an|the) \\1',
  'not-be': '(?:doesnt|does not|didnt|no longer|not) (?:\\w+ )?want(?:s|ed)? to (?:be|become|turn into|grow into)',
  'not-go': `(?:${NOT})(?: (?:to|of|wants?|ever|always)){0,2} (?:go|going|visit|get on|come)(?: (?:to|in|into|on|down|up)){1,2}`,
})

/** Why, and what it would like instead. */
const why = particulars(['event'], {
  'some-rather': '(?:would|d|prefers?|preferred|much) (?:much )?(?:rather|prefers?|sooner)|rather|prefers? to',
  'some-tired': '(?:tired|sleepy|exhausted|worn out|yawn\\w*)',
  'some-fed-up': '(?:fed up|had enough|sick of|bored|boring|always the same)',
  'some-moan': '(?:moan\\w*|complain\\w*|grumbl\\w*|cross|shout\\w*|cry|cries)',
  'some-thanks': '(?:thank|thanks|nobody (?:looks|notices|cares|sees|likes)|no one (?:looks|notices|cares|sees|likes))',
})

/** What somebody imagined would like to be, to see or to have. */
const willing = particulars(['event'], {
  'want-be': `${want('(?:be|being|was|were|become|becoming|had been)')} (?:a|an|the|like|more like|just)\\b`,
  'want-child': want(
    '(?:be|being|was|were|become)(?: (?:a|an|real|human|proper|normal|ordinary|like|little))* (?:boy|girl|child|kid|human|person|human being|alive)',
  ),
  'want-see': `${want('(?:see|visit|explore|watch|live (?:in|on|at|by))')}|${want('(?:go|travel|get|swim|drive|sail|walk|fly|run|move)')} (?:to|into|round|across|out|over|up|down|through|outside|abroad)`,
  'want-day': '(?:(?:in|during|by) (?:the )?day(?:time)?|daytime|daylight|the day)',
  'want-space': want('(?:\\w+ ){0,4}(?:moon|space|stars?|mars|rocket|planets?)'),
  'want-big': want(
    '(?:be|being|was|were|become|grow|get)(?: \\w+)? (?:big|bigger|tall|taller|huge|large|giant|enormous)',
  ),
  'want-small': want(
    '(?:be|being|was|were|become|grow|get)(?: \\w+)? (?:small|smaller|little|tiny|short|shorter)(?! (?:girl|boy|child))',
  ),
  'want-hug': want('(?:\\w+ )?(?:hugs?|hugged|cuddles?|cuddled|kiss(?:es)?|stroked|cuddling|hugging)'),
  'want-fast': want('(?:be|go|run|was|were|being)(?: \\w+)? (?:fast|faster|quick|quicker|fastest|speedy|race|win)'),
  'want-drive': want(
    '(?:be |become |being )?(?:(?:a|an|the) )?(?:drive\\w*|driving|\\w+ drivers?|drivers?|racing drivers?|pilot)',
  ),
  'want-dance': want(
    '(?:be |become |being )?(?:(?:a|an) )?(?:dance\\w*|dancing|ballerinas?|ballet|(?:ballet )?dancers?)',
  ),
  ...Object.fromEntries(
    COLOURS.map((one) => [
      `want-${one}`,
      want(
        `(?:be|being|was|were|become|turn|go|light up|shine)(?: \\w+)? ${one === 'golden' ? '(?:gold|golden)' : one}(?! \\w*(?:engine|car|bus|cat|dog))`,
      ),
    ]),
  ),
})

/** Kept for what is eaten by those who should eat something else. */
const only = particulars(['event'], {
  'only-eats':
    '(?:only|just|nothing but) (?:\\w+ )?(?:eats?|ate|eating|likes?|liked|loves?)|(?:eats?|ate|likes|loves) (?:only|nothing but|just)|prefers? (?:to eat )?',
})

const AFRAID =
  '(?:afraid|scared|frightened|terrified|petrified|fear|nervous|anxious|worried|panics?|phobia|wary)(?: (?:of|about|by|at|when|because|to|go|going|be|being|it|its|is|the|a|an|in|very|all|from|up)){0,4}'
/** What somebody imagined is afraid of, where no word of the lexicon tells. */
const afraid = particulars(['event'], {
  'afraid-of-dark': `${AFRAID} (?:dark|night|nights|night time|bedtime|darkness)`,
  'afraid-of-heights': `${AFRAID} (?:heights?|high|highest|climb\\w*|falling|ladders?|towers?|roofs?|trees?)`,
  'afraid-of-noise': `${AFRAID} (?:noises?|loud|bangs?|fireworks?|thunder\\w*|thunderstorms?|storms?|drums?|sirens?|balloons? popp\\w*)`,
  'afraid-of-sea': `${AFRAID} (?:deep )?(?:sea|ocean|waves)`,
  'afraid-of-water': `${AFRAID} (?:\\w+ )?(?:water|pool|pools|ponds?|lakes?|rivers?|wet|baths?|puddles?|rain)`,
  'afraid-of-children': `${AFRAID} (?:children|kids|boys?|girls?|child|babies|toddlers)`,
  'afraid-of-people': `${AFRAID} (?:people|humans?|persons?|strangers?|everyone|everybody|crowds?|visitors?|grown ?ups)`,
})

export const somebody = [...told, ...afraid, ...unwilling, ...why, ...willing, ...only]
