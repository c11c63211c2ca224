import * as z from 'zod/mini'
import { DEFAULT_ICON, DEFAULT_LANGUAGE, DEFAULT_LENGTH, GENDERS, LIMITS, MAX_AGE, MIN_AGE } from './catalog.ts'
import { Id, LanguageField, LengthField, Moment, NameField, words } from './fields.ts'

/** What a parent says of a child. `grammaticalGender` null: guessed from the name where that is safe. */
export const ProfileWish = z.object({
  name: NameField,
  age: z
    .int('validation.ageRequired')
    .check(z.gte(MIN_AGE, 'validation.ageRange'), z.lte(MAX_AGE, 'validation.ageRange')),
  icon: z._default(
    z.nullable(z.string('validation.invalid').check(z.maxLength(16, 'validation.invalid'))),
    DEFAULT_ICON,
  ),
  favoriteCharacters: z._default(words(), []),
  dislikedCharacters: z._default(words(), []),
  favoriteThemes: z
    .array(
      z
        .string('validation.invalid')
        .check(
          z.trim(),
          z.minLength(1, 'validation.selectTheme'),
          z.maxLength(LIMITS.customTheme, 'validation.tooLong'),
        ),
      'validation.selectTheme',
    )
    .check(z.minLength(1, 'validation.selectTheme'), z.maxLength(LIMITS.listItems, 'validation.tooMany')),
  preferredLanguage: z._default(LanguageField, DEFAULT_LANGUAGE),
  preferredLength: z._default(LengthField, DEFAULT_LENGTH),
  customFilters: z._default(words(), []),
  grammaticalGender: z._default(z.nullable(z.enum(GENDERS, 'validation.invalid')), null),
})
export type ProfileWish = z.infer<typeof ProfileWish>
export type ProfileWishInput = z.input<typeof ProfileWish>

export const Profile = z.object({
  id: Id,
  userId: z.string(),
  name: z.string(),
  age: z.number(),
  icon: z.nullable(z.string()),
  favoriteCharacters: z.array(z.string()),
  dislikedCharacters: z.array(z.string()),
  favoriteThemes: z.array(z.string()),
  preferredLanguage: LanguageField,
  preferredLength: LengthField,
  customFilters: z.array(z.string()),
  grammaticalGender: z.nullable(z.enum(GENDERS)),
  createdAt: Moment,
})
export type Profile = z.infer<typeof Profile>
