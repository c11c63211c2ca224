import { particulars } from './particulars.ts'

const DIES =
  '(?:has |have |had |just |sadly |suddenly |recently |peacefully )*(?:died|passed(?: away| on)?|is dead|was buried)'
/** Whose death it is, by what children call them; "my mum" is said by a parent, of a grandmother. */
const gone = (who: string) =>
  `(?:${who}) (?:(?!and|but|he|she|who)\\w+ )?(?:who |he |she )?${DIES}|(?:${who})(?:s)? (?:funeral|grave|death|passing)|(?:funeral|grave|death|passing|loss) of (?:\\w+ )?(?:${who})|(?:lost|buried|burying|losing) (?:(?:his|her|our|their|my|the) )?(?:\\w+ )?(?:${who})|(?:${who})(?: \\w+){0,3} (?:who )?${DIES}|(?:${who}) (?:is |was )?in heaven|died[^.!?]{0,20} (?:his|her|their|our) (?:${who})`

/** More than a question. */
const GRAVER =
  'died|passed away|funeral|is dead|war|bombs?|cancer|very ill|hospital|kill\\w*|suicid\\w*|hurt (?:him|her)self|wants? to die'

export const death = particulars(['death-of-person', 'death-of-pet'], {
  'dead-great-grandma': gone('great ?(?:gran|granny|grandma|grandmother|nan|nana|nanna|nanny)'),
  'dead-great-grandpa': gone('great ?(?:grandad|granddad|grandpa|grandfather|gramps|pop|pops)'),
  'dead-grandad': gone('grandad|granddad|gramps|pops|pop|grampy|grandfather|grandads|opa|my (?:dad|father)'),
  'dead-grandpa': gone('grandpa|grandpas|papa'),
  'dead-grandma': gone('grandma|grandmas|grandmother|oma|my (?:mum|mom|mother)'),
  'dead-granny': gone('granny|grannys|gran|grans'),
  'dead-nana': gone('nana|nanas|nanna|nan|nans|nanny'),
  'dead-dad': [gone('(?:his|her|their|our) (?:own )?(?:dad|daddy|father)'), 'my (?:dad|daddy|father)'],
  'dead-years':
    '(?:\\d+|one|two|three|four|five|a|some|many|few) (?:years?|months?) ago|last (?:year|summer|spring|autumn|winter|christmas)|anniversary|years since',
  'dead-where': 'where (?:\\w+ ){0,3}(?:is|are|went|goes|has gone|has she gone|has he gone|he is|she is|now)',
  'dead-cold': 'cold|hungry|dark down there|lonely (?:there|down)|hurts?',
  'dead-back':
    '(?:come|comes|coming) back|when (?:is |are )?(?:\\w+ )?(?:he|she|it|grandad|grandpa|grandma|granny|nan|nana) (?:is )?com|waits for (?:him|her)',
  'dead-fault': '(?:his|her|my|their) (?:own )?fault|because of (?:me|him|her)|blames? (?:him|her)self',
  'dead-heaven': [
    'heaven|angels?|a star|in the sky|rainbow bridge',
    'no (?:\\w+ )?heaven|not (?:in )?(?:\\w+ )?heaven|without heaven|heaven stuff|dont believe',
  ],
  'dead-bury': 'bur(?:y|ied|ial|ying)|funerals?|graves?|cemetery',
  'asks-will-i': [
    '(?:will|am|do|if|that|whether|when|must|afraid of|scared of|worried about|thinks?)(?: (?:\\w+ ){0,2}(?:i|he|she|they|him|her)(?:ll)?)?(?: \\w+){0,3} (?:die|dying)\\b(?<!\\b(?:mum|mummy|you|people|everyone|everybody|we|all)\\b.{0,20})',
    GRAVER,
  ],
  'asks-why': ['why (?:do |does |did |must |have )?(?:\\w+ ){0,3}(?:to )?die', GRAVER],
  'asks-all': [
    '(?:does|do|will) (?:everyone|everybody|all \\w+|we all|we) (?:\\w+ )?die|(?:everyone|everybody|we all) (?:has to |have to |will |must )?dies?',
    GRAVER,
  ],
  'asks-will-you': [
    '(?:mum|mummy|mommy|dad|daddy|i|you|we|parents) (?:will |am |are |is |going to |might |could |shall |ll )*(?:going to )?(?:die|dies)|(?:what )?(?:death|dying)|die',
    GRAVER,
  ],
})
