import type { ReaderCraft } from '../../../craft/lexicon.ts'
import { DONE, DONE_AT_HEAD, NOT_DONE } from './past.ts'
import { like } from './subjects/rule.ts'

const DAY = '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend)'
const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)'
const SEASON = '(?:spring|summer|autumn|winter|the new year|term)'
const NUMBER = '(?:\\d+|a|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a few|a couple of|some|several|many)'
const SPAN = '(?:minutes?|hours?|days?|nights?|sleeps?|weeks?|months?|years?|fortnight)'
const COMING =
  '(?:new|were|we are|we|is|are|hes|shes|am|im|will|going|moving|moves|starts?|starting|flying|fly|goes|go|due|has to|have to|having|gets?|getting|comes?(?! (?:back|home|only))|coming|leaving|leaves|turns|turning|big|first|begins?|arrives?|test|trip|birthday|appointment|operation|exam|play|school|nursery|booked|invited|jab|booster|haircut|concert|show|holiday|party|match|tournament|race|visit|camp|sleepover|wedding|baby|surgery|x ray|check ?up)'

const has = (source: string) => like(`\\b(?:${source})\\b`)

/** What goes on: a state or a habit, of which the reason or the beginning may be told in the past. */
const LASTING =
  'always|never|every|wish|wishes|often|still|since|keeps|hates?|refuses|wont|cant|doesnt|isnt|arent|dont|is|hes|shes|are|has|have|wants|needs|loves|likes|goes|gets|sleeps|cries|screams|asks|thinks|feels|struggles|afraid|scared|frightened|terrified|nervous|worried|shy|jealous|allergic|obsessed|addicted|who|that|which|if|when|because|how|why|where|what|whether|a story|about|like|as|i was|were (?:having|getting|going|moving|visiting|flying|off)|used to'
/** Behind a deed that is none: "used to", "got to". */
const STILL = 'to (?:go|do|be|have|stay|wear|learn)'

/** When it is; the first that fits. */
export const times: ReaderCraft['times'] = [
  {
    when: 'tomorrow',
    match: [
      has(
        `tomorrow|tmrw|tmr|tomoz|2moro|the day after tomorrow|(?<!until |till )next (?:week|month|year|${DAY}|${MONTH}|${SEASON}|time|few|school year|half)|(?:this|the) coming (?:week|month|year|${DAY}|${SEASON})|upcoming|in ${NUMBER} ${SPAN}(?: time)?|soon|in the near future|for the first time on ${DAY}|(?:two|three|four|five|\\d+) more (?:days|sleeps|nights|weeks)|(?:is|are) due|before (?:school|term) starts|about to (?:start|go|have|move|be|become|get)`,
      ),
    ],
  },
  {
    when: 'today',
    match: [
      has(
        'today|tonight|this (?:morning|afternoon|evening|lunchtime)|just (?:now|got|lost|fell|came|had|learnt|learned|did|been)|earlier on|a (?:minute|moment) ago|(?:an|one|two|three|few|\\d+) hours? ago|at (?:breakfast|lunch|tea ?time|dinner|supper|bedtime)(?: today)?|right now|at the moment',
      ),
    ],
  },
  {
    when: 'always',
    match: [
      has(
        '(?:worried|worries|scared|afraid|frightened|thinks|fears|nervous)(?: that)?(?: \\w+){1,5} (?:will|wont|might)(?= )(?![^.!?;]*(?:tomorrow|next|monday|tuesday|wednesday|thursday|friday|saturday|sunday|soon))',
      ),
      has('still (?:has|have|cant|doesnt|isnt|hasnt|not|no|wont|wets|needs|sleeps|asks|lays|afraid|scared|misses)'),
    ],
  },
  {
    when: 'past',
    match: [
      has(
        `yesterday|since then|ever since|(?<!(?:the|for) )last (?:night|week|month|year|${DAY}|${MONTH}|${SEASON})|${NUMBER} ${SPAN} ago|the other (?:day|night)|a while ago|long ago|recently|once upon a time|when (?:he|she|i|it|they) (?:was|were) (?:\\d+|born|little|small|a baby|two|three|four)|since (?:last )?${DAY}|earlier this (?:week|month|year)|back in ${MONTH}|all (?:last|this past) (?:night|week)`,
      ),
      has(
        `(?:died|passed away|broke|cut|ate|bit|drew|threw|pushed|kicked|rode|swam|slept|lost|left|had(?! to)|was|went|fell|came|took|got(?! to)|stayed|forgot|moved|said|told|hit|stole|happened|started|met|saw|won|missed|visited|flew|bought|dropped|learned|learnt|managed|did|didnt|made|built|tied|climbed|passed|jumped|tried|hit|read|scored|sang|danced|gave|caught|wore|fought|argued|cried|wet|played|laughed|planted|baked|found|felt|loved|wanted|hurt|cut)(?: [\\w]+){0,8} (?:on|in|at|over) (?:the )?(?:${DAY}|${MONTH}|${SEASON}|christmas|easter|holidays)`,
      ),
    ],
  },
  {
    when: 'past',
    match: [
      has(
        '(?:who|that|which) (?:has |have )?(?:lost|broke|broken|forgot|forgotten|fell|fallen|swallowed|ran away|disappeared|vanished)',
      ),
    ],
  },
  {
    when: 'tomorrow',
    match: [
      has(
        `${COMING}(?: [\\w]+){0,8} (?:on|in|this|at|over) (?:the |early |late |mid )?(?:${DAY}|${MONTH}|${SEASON}|holidays)`,
      ),
      has(
        `(?:on|this|in) (?:the )?(?:${DAY}|${MONTH})(?: [\\w]+){0,4} (?:is|are|we are|were|going|goes|go|starts?|has|have|will|its)`,
      ),
      has(
        '(?:will|gonna) (?:be(?! gone)|have|go|get|start|move|become|stay|fly|need|come)|going to (?:be|have|get|become|start|move|stay|hospital|school|nursery|the dentist|the doctor|live|meet|grandmas|a new|her|his)|is having|is getting|are having|are getting|(?:has|have) to (?:go|have|stay)',
      ),
    ],
  },
  {
    when: 'always',
    match: [
      has(
        `always|every (?:single )?(?:day|night|morning|evening|time|week|${DAY}|year|child)|all the time|again and again|each (?:day|night|morning|evening|week|time)|constantly|often|usually|whenever|at (?:night|weekends)|(?<!\\b(?:${DONE})(?: \\w+){0,3} )in the (?:mornings?|evenings?|nights?)|these days|at the moment|lately|since (?:we|the|she|he|his|her|i|our|my)|on ${DAY}s`,
      ),
    ],
  },
  {
    when: 'tomorrow',
    match: [
      has('(?:brother|sister|friend|cousin|neighbours?|teacher) (?:moves?|leaves?|goes) (?:out|away|abroad|home)'),
    ],
  },
  {
    when: 'always',
    match: [
      // Of what one is afraid without a date.
      like(
        `^(?!.*\\b(?:${DAY}|tomorrow|next|soon|first|has to|have to|having|due|appointment|coming|going|needs?|booked|before|ahead|again|after|got|had|was|went)\\b).*\\b(?:scared|afraid|terrified|frightened|petrified|fear|phobia|hates?|dislikes?|doesnt like|wary) (?:of )?(?:the )?(?:dentists?|doctors?|needles?|hairdressers?|barbers?|jabs?|injections?|hospitals?|opticians?|nurses?|haircuts?|having (?:a |his |her )?(?:hair ?cuts?|hair cut|jabs?|injections?))\\b`,
      ),
    ],
  },
  {
    when: 'past',
    isFaint: true,
    match: [
      // What was done once, in a sentence that has not said before what is so every day.
      like(
        `(?:^|[.!?;] ?)(?:(?!\\b(?:${LASTING})\\b)[^.!?;])*?(?<!\\b(?:${NOT_DONE}) )\\b(?:${DONE})\\b(?! ?(?:${STILL})\\b)`,
      ),
      like(
        `\\band (?!(?:${LASTING}|${NOT_DONE}|then)\\b)(?:(?:his|her|our|the|my) )?\\w+ (?:${DONE})\\b(?! ?(?:${STILL})\\b)`,
      ),
      has(
        '^(?:(?:his|her|a|the|first|new|swimming|football|gymnastics|judo|karate|cycling|reading) )*(?:badge|medal|certificate|trophy)(?= |$|[.!,])(?! (?:on|next|tomorrow|soon))',
      ),
      // Without anybody who did it, at the head of a sentence.
      like(`(?:^|[.!?;] ?)${DONE_AT_HEAD}`),
    ],
  },
  {
    when: 'tomorrow',
    isFaint: true,
    match: [
      has(
        '(?:giving|starting|getting|going|having|moving|trying|saying|leaving|visiting|stopping|putting|doing|swapping|changing)(?: \\w+){0,6} this (?:week|month|term|summer|year)',
      ),
    ],
  },
  {
    when: 'today',
    isFaint: true,
    match: [has(`(?:till|until) (?:${DAY}|tomorrow)|(?:this|all) week|so far|for now`)],
  },
  {
    when: 'tomorrow',
    isFaint: true,
    match: [
      has(
        `(?:on|this|by|for) (?:the )?(?:early |late |mid )?(?:${DAY}|${MONTH}|${SEASON})(?! (?:morning|night)s)|(?:at|over) (?:the |this )?(?:weekend|half term|easter|christmas)|(?:${DAY}) (?:morning|afternoon|evening|night)|(?<!(?:every|every second|every other|last|each|a|since|of|rainy|boring|lazy|wet) )(?:${DAY})|will (?:he|she|it|be|have|get|go|meet|start|need)|(?:he|she|it|they|we|i)ll (?:be|have|get|go|meet|start|need)|(?:its|his|her|the|big) (?:big )?day (?:is|will)|(?<!when (?:\\w+ )?)(?:is|are|were|hes|shes|theyre) (?:coming|arriving|starting|leaving|moving|flying|joining)|first ever`,
      ),
    ],
  },
]
