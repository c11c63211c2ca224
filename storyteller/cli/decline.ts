import { GENDERS } from '@perinka/contract/catalog'
import { declineFirstName } from '../src/languages/sk/morphology/decline.ts'
import { genderOfName } from '../src/languages/sk/morphology/gender.ts'
import { paradigmOf } from '../src/languages/sk/morphology/paradigm.ts'
import { nameOf, oneOf, UsageError, type Values } from './usage.ts'

const LETTER = { she: 'f', he: 'm' } as const

/** A first name in six cases, as JSON; gender "m", "f" or "unknown", which does not decline. */
export function decline(values: Values, words: string[]): string {
  if (words.join('').trim() === '') throw new UsageError('Which name?')
  const name = nameOf(words.join(' '))
  const set = values.gender === undefined ? null : oneOf(GENDERS, values.gender, 'gender')
  const gender = set ?? genderOfName(name) ?? 'neutral'
  const forms = declineFirstName(name, gender)
  const [nominative, genitive, dative, accusative, locative, instrumental] = Object.values(forms)
  return JSON.stringify(
    {
      ...{ name, gender: gender === 'neutral' ? 'unknown' : LETTER[gender], paradigm: paradigmOf(forms, gender) },
      ...{ nominative, genitive, dative, accusative, locative, instrumental },
    },
    null,
    2,
  )
}
