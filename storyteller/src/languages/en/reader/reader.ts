import type { ReaderCraft } from '../../../craft/lexicon.ts'
import { BOYS, GIRLS } from '../given-names.ts'
import { actions } from './actions.ts'
import { brands } from './brands.ts'
import { events } from './events.ts'
import { feelings } from './feelings.ts'
import { kinWords } from './kin.ts'
import { lexicon } from './lexicon/index.ts'
import { particulars } from './particulars/index.ts'
import { subjects } from './subjects.ts'
import { times } from './times.ts'
import { traits } from './traits.ts'
import {
  about,
  acting,
  aside,
  asking,
  child,
  doing,
  emoji,
  empty,
  having,
  joining,
  lacking,
  modal,
  negation,
  nounLike,
  ongoing,
  ordinary,
  ours,
  owning,
  parting,
  placing,
  telling,
  topic,
  toy,
  turning,
  verbs,
} from './words.ts'

const NAME =
  "(?<name>(?:(?:Mr|Mrs|Ms|Miss|Sir|Lady|Captain|Professor|Princess|Prince|Queen|King|Doctor|Dr|Aunt|Auntie|Uncle|Little|Big|Old|Grandma|Granny|Nana) )?\\p{Lu}[\\p{Ll}'’]+(?: (?:Mc)?\\p{Lu}\\p{Ll}+)?)"
const ANY_NAME = "(?<name>\\p{L}[\\p{L}’']+)"

const named: ReaderCraft['named'] = [
  // "a tractor in his head called Brendan".
  new RegExp(
    `(?<who>\\p{L}+) in (?:\\p{L}+(?:['’]s)? ){0,2}(?:head|mind|imagination),? (?:who(?:['’]?s| is) )?(?:called|named) ${ANY_NAME}`,
    'u',
  ),
  new RegExp(
    `(?<who>\\p{L}+(?: \\p{L}+)?),? (?:(?:is|are|was|hes|shes|whos) )?(?:called|named|by the name of|whose name is|(?:his|her|its) name is) ${NAME}`,
    'u',
  ),
  new RegExp(`(?<who>\\p{L}+(?: \\p{L}+)?),? (?:(?:is|are|was) )?(?:called|named) ${ANY_NAME}`, 'u'),
  // "we fetch our kitten tomorrow! she wants to call it Pancake".
  new RegExp(
    `(?<who>kitten|puppy|hamster|gerbil|rabbit|bunny|guinea pig|dog|cat|pony|tortoise|goldfish|budgie|parrot|chick|hen|duckling)\\b[^;]{0,60} (?:to|will|ll) (?:call|name) (?:it|him|her) ${NAME}`,
    'u',
  ),
  // "train only goes backwards. called keith": behind the whole of it.
  new RegExp(
    `^(?:(?:an?|the|A|The) )?(?<who>\\p{L}+(?: \\p{L}+)?)[^.!?;]{0,80}[.!?;,] ?(?:(?:[Hh]e|[Ss]he|[Ii]t)(?:['’]?s| is) )?(?:[Cc]alled|[Nn]amed|(?:[Hh]is|[Hh]er|[Ii]ts) name is|[Nn]ame is) ${ANY_NAME}[.!]?$`,
    'u',
  ),
  new RegExp(
    `${NAME},? (?:the|our|his|her|my|a) (?:(?:little|old|big|brave|tiny|great|small|grumpy|cheeky|clumsy|magic|flying|fluffy|purple|pink|green|blue|red|black|white|brown) )?(?<who>\\p{L}+)`,
    'u',
  ),
  /(?<who>\p{Ll}+) (?<name>(?:Mr|Mrs|Ms|Miss|Sir|Lady|Captain|Professor|Dr) \p{Lu}[\p{L}]+)/u,
  /(?<name>(?:Mr|Mrs|Ms|Miss|Sir|Captain|Professor|Dr) \p{Lu}[\p{L}]+)/u,
]

export const reader: ReaderCraft = {
  ...{ entries: lexicon, actions, kin: kinWords, brands, subjects, events, particulars, times, feelings, traits },
  ...{
    named,
    negation,
    modal,
    nounLike,
    ongoing,
    ours,
    owning,
    empty,
    ordinary,
    givenNames: new Set([...GIRLS, ...BOYS]),
    emoji,
    aside,
    child,
    having,
    joining,
    parting,
    placing,
    toy,
    about,
    acting,
    asking,
    doing,
    lacking,
    telling,
    topic,
    turning,
    verbs,
  },
}
