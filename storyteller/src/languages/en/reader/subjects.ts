import type { SubjectRule } from '../../../craft/lexicon.ts'
import type { Subject } from '../../../craft/wish-frames.ts'
import { beaten, beatenLeft } from './subjects/beaten.ts'
import { body } from './subjects/body.ts'
import { company } from './subjects/company.ts'
import { days } from './subjects/days.ts'
import { duties } from './subjects/duties.ts'
import { family } from './subjects/family.ts'
import { joys } from './subjects/joys.ts'
import { lost, lostThing } from './subjects/lost.ts'
import { night, nightLeft } from './subjects/night.ts'
import { others } from './subjects/others.ts'
import { birthdays, ourDays } from './subjects/our-days.ts'
import { outright, wronging } from './subjects/outright.ts'
import { like } from './subjects/rule.ts'

/** "A unicorn who can't count", "a superhero nobody can hear": somebody imagined, and nobody's sums or goodbyes. */
const imagined = like(
  '\\b(?:(?:an?|the) (?:(?!girls?|boys?|child|children|kids?|only|one|first|friend|class|son|daughter|kid)\\w+ ){1,3}(?:(?:called|named) (?:\\w+ ){1,3})?(?:who|that|which|whos|thats) (?:cant|cannot|can not|couldnt|could not|doesnt know how to|forgot how to|never says?|(?:isnt|is not|wasnt|arent) (?:\\w+ )?(?:scary|frightening))|\\w+ (?:(?:that|who|whom) )?(?:nobody|no one|noone) (?:can|could|ever) hears?)\\b',
)
const SCHOOL: readonly Subject[] = [
  ...(['sums', 'reading', 'writing', 'teacher-leaves', 'morning-goodbye', 'anger', 'saying-sorry', 'teasing'] as const),
]
/** "A fox who pushed a rabbit": somebody imagined has done wrong, and no child of ours. */
const wronged = like(
  '(?:^|\\babout |\\bstory: )(?:an? |the |two )?(?:(?!his|her|our|my)\\w+ ){0,2}BEING (?!driver|stop|station|crossing|lady|toy|drawing|picture|tower|and (?:his|her) (?:mum|dad|sister|brother))\\w',
)
const WRONG: readonly Subject[] = [
  ...(['saying-sorry', 'hitting', 'breaking', 'stealing', 'said-hurtful', 'lie', 'quarrel'] as const),
]
const notOf = (rule: SubjectRule, { source }: RegExp): SubjectRule => ({
  ...rule,
  unless: new RegExp(rule.unless ? `${rule.unless.source}|${source}` : source),
})

/** What a child's day may be about: the first that fits is the plot, so the graver stand before the lighter. */
export const subjects: readonly SubjectRule[] = [
  ...wronging,
  ...duties,
  ...company,
  ...birthdays,
  ...night,
  ...family,
  ...beaten,
  ...lost,
  ...outright,
  ...body,
  ...days,
  ...lostThing,
  ...others,
  ...joys,
  ...nightLeft,
  ...beatenLeft,
  ...ourDays,
].map((rule) => {
  const ofOurs = SCHOOL.includes(rule.subject) ? notOf(rule, imagined) : rule
  return WRONG.includes(rule.subject) ? notOf(ofOurs, wronged) : ofOurs
})

/** What a telling of a subject is bound to speak of. */
export const words: Readonly<Record<Subject, string>> = {
  jab: 'jab needle arm plaster doctor nurse brave',
  dentist: 'dentist teeth tooth chair mouth',
  doctor: 'doctor appointment listen chest better',
  hospital: 'hospital bed nurse doctor stitches sleep brave',
  'tooth-out': 'tooth wobbly gap tooth fairy pillow',
  'broken-bone': 'broken plaster cast arm leg bone wait',
  'ill-in-bed': 'ill bed fever cough itch spots tea better poorly',
  glasses: 'glasses see eyes new',
  allergy: 'allergy cannot eat careful different body',
  nits: 'nits hair comb itch head',
  haircut: 'hair haircut scissors hairdresser snip',
  'hair-wash': 'hair wash water bath shampoo eyes',
  'tooth-brushing': 'teeth toothbrush brush clean',
  eating: 'eat taste try plate food vegetable bite',
  dressing: 'dressed clothes shoes shoelaces put on socks bow',
  tidying: 'tidy toys room mess box',
  toilet: 'toilet potty nappy pants wee poo',
  'bed-wetting': 'bed wet sheet dry night ashamed',
  dummy: 'dummy sleep letting go give goodbye bottle',
  'nail-cutting': 'nails scissors cut fingers thumb',
  dark: 'dark night light afraid brave',
  monster: 'monster bed night afraid shadow dark',
  nightmare: 'dream nightmare night afraid woke',
  bedtime: 'bed sleep night tired awake',
  'alone-in-bed': 'bed own sleep alone night room',
  thunder: 'thunder storm lightning afraid count rain',
  noise: 'noise loud ears afraid quiet bang',
  dogs: 'dog afraid brave bark tail',
  insects: 'afraid spider bee wasp insect brave sting',
  water: 'water afraid splash face brave sea',
  swimming: 'swim water pool armbands float',
  heights: 'high height climb afraid top ladder brave',
  strangers: 'stranger people afraid shy hello know',
  shyness: 'shy voice speak hello quiet dare brave',
  'first-day': 'first day school nursery new peg teacher children',
  'morning-goodbye': 'goodbye morning school nursery cry mum come back',
  reading: 'read letters book words page learn',
  writing: 'write letters name pencil words learn',
  sums: 'sums numbers count maths learn',
  stutter: 'words stutter speak voice stuck laugh',
  stage: 'stage line play afraid audience sing perform',
  test: 'test school learn afraid know mark',
  'teacher-leaves': 'teacher leaves goodbye miss school new',
  'no-friends': 'friend alone play school join playground',
  quarrel: 'quarrel friend angry sorry make up argue',
  sharing: 'share toys give turn mine friend',
  hitting: 'hit bite push hurt angry sorry hands',
  teasing: 'teased laugh mean words hurt names unkind',
  'left-out': 'left out alone invited play party join sad',
  losing: 'lose win game lost board angry again',
  'first-in-line': 'first line wait turn queue bossy',
  bragging: 'brag boast best show off proud friend',
  lie: 'lie truth fib said honest tell cheat',
  stealing: 'took steal give back sorry shop pocket',
  swearing: 'word rude say swear nice',
  breaking: 'broke broken sorry pieces mend own up accident',
  'said-hurtful': 'said mean words hate hurt sorry unkind feelings',
  'friend-moves': 'friend moving away miss goodbye far letter',
  'being-different': 'different same can way others',
  body: 'body look ears hair small tall freckles own',
  'brand-things': 'wants everybody has things new without',
  'saying-no': 'no say stop hug own',
  'saying-sorry': 'sorry say forgive made up wrong',
  'new-baby': 'baby brother sister new jealous little cry',
  sibling: 'brother sister quarrel share together fair',
  'baby-coming': 'baby tummy wait brother sister soon big born love',
  'parents-apart': 'two homes mum dad apart house miss other',
  'parent-away': 'away goodnight miss mum dad far home days count',
  'parent-ill': 'ill mum dad tired help better sick',
  'grandparent-forgets': 'forget remember name grandma grandpa memory',
  adopted: 'adopted family belong child parents heart',
  'death-of-person': 'died dead remember miss sad grandma grandpa',
  'death-of-pet': 'died dead remember miss sad bury garden',
  war: 'war afraid safe peace news',
  prison: 'away prison miss letter wait',
  'two-languages': 'language words two speak understand',
  money: 'money save pay coins cannot buy',
  birthday: 'birthday cake candles party present guests',
  christmas: 'christmas tree present wait eve',
  holiday: 'holiday journey sea suitcase away trip',
  visit: 'visit visitor guest come door knock aunt uncle cousin stay',
  journey: 'journey camp away night home suitcase way visit stay',
  'moving-house': 'move house new room boxes pack old home',
  'new-room': 'room new bed own alone',
  pet: 'pet look after new feed walk',
  'lost-toy': 'lost find toy look search missing',
  waiting: 'wait patience patient time long bored',
  sport: 'team goal play match train win lose again',
  bike: 'bike ride fall balance pedal',
  practising: 'practise again learn try play lesson',
  screens: 'screen tablet off play games',
  tired: 'tired yawn rest sleep calm',
  anger: 'angry anger shout calm breathe cross',
  sadness: 'sad cry tears comfort worry',
  clothes: 'clothes wear shoes socks too small itchy',
  'growing-up': 'grow big small little older',
  perfection: 'mistake perfect wrong again try practise',
}
