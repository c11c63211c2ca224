import type { ReaderCraft } from '../../../craft/lexicon.ts'
import { like } from './subjects/rule.ts'

const DAY = '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend)'
const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)'
const SEASON = '(?:spring|summer|autumn|winter|the new year|term)'
const NUMBER = '(?:\\d+|a|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a few|a couple of|some|several|many)'
const SPAN = '(?:minutes?|hours?|days?|nights?|sleeps?|weeks?|months?|years?|fortnight)'
const COMING =
  '(?:new|were|we are|we|is|are|hes|shes|am|im|will|going|moving|moves|starts?|starting|flying|fly|goes|go|due|has to|have to|having|gets?|getting|comes?(?! (?:back|home|only))|coming|leaving|leaves|turns|turning|big|first|begins?|arrives?|test|trip|birthday|appointment|operation|exam|play|school|nursery|booked|invited|jab|booster|haircut|concert|show|holiday|party|match|tournament|race|visit|camp|sleepover|wedding|baby|surgery|x ray|check ?up)'

const has = (source: string) => like(`\\b(?:${source})\\b`)

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
      has('still (?:has|have|cant|doesnt|isnt|hasnt|not|no|wont|wets|needs|sleeps|asks|lays|afraid|scared|misses)'),
    ],
  },
  {
    when: 'past',
    match: [
      has(
        `yesterday|since then|ever since|(?<!(?:the|for) )last (?:night|week|month|year|${DAY}|${MONTH}|${SEASON})|${NUMBER} ${SPAN} ago|the other (?:day|night)|a while ago|long ago|recently|once upon a time|when (?:he|she|i|it|they) (?:was|were) (?:\\d+|born|little|small|a baby|two|three|four)|since (?:last )?${DAY}`,
      ),
      has(
        `(?:died|passed away|broke|cut|ate|bit|drew|threw|pushed|kicked|rode|swam|slept|lost|left|had(?! to)|was|went|fell|came|took|got(?! to)|stayed|forgot|moved|said|told|hit|stole|happened|started|met|saw|won|missed|visited|flew|bought|dropped|learned|learnt|managed|did|made|built|tied|climbed|passed|jumped|tried|hit|read)(?: [\\w]+){0,8} (?:on|in|at|over) (?:the )?(?:${DAY}|${MONTH}|${SEASON}|christmas|easter|holidays)`,
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
        `always|every (?:single )?(?:day|night|morning|evening|time|week|${DAY}|year|child)|all the time|again and again|each (?:day|night|morning|evening|week|time)|constantly|often|usually|whenever|at (?:night|weekends)|in the (?:mornings?|evenings?|nights?)|these days|at the moment|lately|since (?:we|the|she|he|his|her|i|our|my)|on ${DAY}s`,
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
    when: 'past',
    isFaint: true,
    match: [
      has(
        '(?:he|she|it|they|we|i|who|and|that|son|daughter|boy|girl|brother|sister|dog|cat|rex|teacher|mum|dad|grandma|grandpa|somebody|someone|everybody|everyone) (?:(?:just|once|then|nearly|really|also|finally|suddenly|only|always) )?(?:fell|got|had|lost|broke|barked|pushed|kicked|cried|screamed|ran|went|came|saw|found|took|told|said|called|forgot|missed|won|scored|tried|jumped|dropped|escaped|happened|stayed|slept|woke|threw|left|moved|stung|laughed|cheated|chose|burned|flew|met|gave|bought|ate|swallowed|tripped|slipped|started|bit|hit|drew|cut|lied|hurt|learned|learnt)(?! to\\b)',
      ),
    ],
  },
]
