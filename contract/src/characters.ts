import * as z from 'zod/mini'
import { LIMITS } from './catalog.ts'
import { Id, Moment, NameField, text, words } from './fields.ts'

/** A family's own character. Predefined ones come with the product and cannot be made or deleted. */
export const CharacterWish = z.object({
  name: NameField,
  description: z.optional(z.nullable(text(LIMITS.characterDescription))),
  type: z._default(z.literal('custom', 'validation.invalid'), 'custom'),
  traits: z._default(words(LIMITS.traits, LIMITS.trait), []),
})
export type CharacterWish = z.infer<typeof CharacterWish>
export type CharacterWishInput = z.input<typeof CharacterWish>

export const Character = z.object({
  id: Id,
  userId: z.nullable(z.string()),
  name: z.string(),
  description: z.nullable(z.string()),
  type: z.enum(['predefined', 'custom']),
  avatarUrl: z.nullable(z.string()),
  traits: z.array(z.string()),
  createdAt: Moment,
})
export type Character = z.infer<typeof Character>
