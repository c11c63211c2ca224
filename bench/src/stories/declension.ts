import { CASES } from '@perinka/storyteller/craft/names'
import { declineFirstName } from '@perinka/storyteller/languages/sk/morphology/decline'
import { genderOfName } from '@perinka/storyteller/languages/sk/morphology/gender'
import { NAMES, SHARED_NAMES } from '@perinka/storyteller/languages/sk/names.testdata'
import { tokensOf } from '@perinka/storyteller/measure/text'
import { tellTale } from './tell.ts'
import { wishOf } from './wishes.ts'

export interface Declension {
  names: number
  /** Per cent of the names whose six forms are all right. */
  forms: number
  /** Names whose gender is guessed, and guessed wrongly. */
  wrongGender: number
  /** Per cent of the names whose gender is told at all. */
  knownGender: number
}

export function measureDeclension(): Declension {
  const right = NAMES.filter(({ name, gender, forms }) => {
    const declined = declineFirstName(name, gender)
    return CASES.every((one) => declined[one] === forms[one])
  })
  const guesses = NAMES.map(({ name, gender }) => ({ guess: genderOfName(name), gender }))
  const wrong = guesses.filter(({ guess, gender }) => guess !== null && guess !== gender).length
  const dared = SHARED_NAMES.filter((name) => genderOfName(name) !== null).length
  return {
    names: NAMES.length,
    forms: (100 * right.length) / NAMES.length,
    wrongGender: wrong + dared,
    knownGender: (100 * guesses.filter(({ guess }) => guess !== null).length) / NAMES.length,
  }
}

const NAME = 'Nikola'
const VERB = '(?:sa |si |mu |jej |im )?\\p{L}{2,}l[ao]?'
/** The name declined, or a past tense on either side of it: what only a known gender may have. */
const AGREEING = new RegExp(
  `Nikol(?:y|e|u|ou|ovi|om)(?!\\p{L})|${NAME} ${VERB}(?!\\p{L})|(?<!\\p{L})\\p{L}{2,}(?:l|la) (?:sa |si )?${NAME}(?!\\p{L})`,
  'gu',
)
/** Words on -l, -la that are no past tense: nouns, adverbs, presents. */
const NO_VERB = new Set(
  'bol cieľ škola skala stôl posol uhol popol kotol vrchol sokol orol anjel kúdel mol strela víla sila hala vôľa chvíľa zdola posiela vystiela'.split(
    ' ',
  ),
)

/** Stories told to a child whose gender nobody knows that hold a form which agrees with it. */
export function agreeingInNeutral(count: number): { stories: number; samples: string[] } {
  const samples: string[] = []
  let stories = 0
  for (let run = 0; run < count; run++) {
    const { brief } = wishOf('sk', run)
    const child = { ...brief.child, name: NAME, gender: 'neutral' as const, isHero: true }
    const { title, text } = tellTale({ ...brief, child, familyNames: [NAME] })
    const found = [...`${title}\n${text}`.matchAll(AGREEING)].filter(
      ([hit]) => !tokensOf(hit).some((word) => NO_VERB.has(word)),
    )
    if (found.length > 0) stories++
    samples.push(...found.map(([hit]) => hit))
  }
  return { stories, samples }
}
