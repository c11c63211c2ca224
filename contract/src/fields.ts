import * as z from 'zod/mini'
import { LANGUAGES, LENGTHS, LIMITS, VOICES } from './catalog.ts'

/**
 * Building blocks of the entities. A message is the key of a sentence in both locale files, so
 * that one schema serves the form that a parent fills in and the server that must not trust it.
 */

/**
 * Letters, spaces, hyphens and apostrophes, beginning with a letter. Nothing invisible, by which two
 * names would look the same, and no more marks on a letter than a script needs: towers of them cover
 * the lines above.
 */
const NAME = /^(?!.*(?:\p{DI}|\p{M}{4}))\p{L}[\p{L}\p{M}'’ -]*$/u

export const Id = z.uuid('validation.invalid')
export const LanguageField = z.enum(LANGUAGES, 'validation.invalid')
export const LengthField = z.enum(LENGTHS, 'validation.invalid')
export const VoiceField = z.enum(VOICES, 'validation.invalid')

/** A person's or a character's name: 1 to 40 letters, spaces, hyphens, apostrophes; trimmed. */
export const NameField = z.string('validation.nameRequired').check(
  z.trim(),
  z.minLength(1, 'validation.nameRequired'),
  z.maxLength(LIMITS.name, 'validation.nameTooLong'),
  z.refine((name) => name === '' || NAME.test(name.normalize('NFC')), 'validation.nameLetters'),
  z.overwrite((name) => name.normalize('NFC').replace(/\s+/g, ' ')),
)

/** Free text of at most `max` characters, trimmed. */
export function text(max: number) {
  return z.string('validation.invalid').check(z.trim(), z.maxLength(max, 'validation.tooLong'))
}

/** A list of short words or phrases; blank ones are dropped. */
export function words(max: number = LIMITS.listItems, length: number = LIMITS.listItem) {
  return z.array(text(length), 'validation.invalid').check(
    z.overwrite((list) => list.filter((item) => item !== '')),
    z.maxLength(max, 'validation.tooMany'),
  )
}

/** A moment as ISO 8601 text in UTC. */
export const Moment = z.string()
