import { PREDEFINED_CHARACTERS } from '@perinka/contract/catalog'
import type { Character } from '@perinka/contract/characters'

export type Translate = (id: string) => string

/** A character by the name that it has in the interface's language: all of it that the story form shows. */
export interface NamedCharacter {
  id: string
  name: string
  emoji: string
  character: Character
}

const OWN_EMOJI = '✨'

export function namedCharacter(character: Character, t: Translate): NamedCharacter {
  const known = predefinedOf(character)
  const name = known ? t(`characters.${known.key}.name`) : character.name
  return { id: character.id, name, emoji: known?.emoji ?? OWN_EMOJI, character }
}

/** Which of the product's own four it is. */
export function predefinedOf({ id }: Character) {
  return PREDEFINED_CHARACTERS.find((known) => known.id === id)
}
