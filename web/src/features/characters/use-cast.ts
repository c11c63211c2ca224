import { PREDEFINED_CHARACTERS } from '@perinka/contract/catalog'
import type { Character } from '@perinka/contract/characters'
import { useT } from '../../shared/i18n/use-t.ts'
import { useCharacters } from './api/characters.ts'

/** Everybody who may step into a story, split by kind; empty while loading. */
export function useCast(): { magical: NamedCharacter[]; own: NamedCharacter[] } {
  const t = useT()
  const { data = [] } = useCharacters()
  const shown = (type: 'predefined' | 'custom') =>
    data.filter((character) => character.type === type).map((character) => namedCharacter(character, t))
  return { magical: shown('predefined'), own: shown('custom') }
}

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
