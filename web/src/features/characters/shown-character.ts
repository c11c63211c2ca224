import { PREDEFINED_CHARACTERS } from '@perinka/contract/catalog'
import type { Character } from '@perinka/contract/characters'
import { traitOf } from '@perinka/contract/traits'

type Translate = (id: string) => string

/** A character as it reads in the interface's language; the product's own four are translated. */
export interface ShownCharacter {
  id: string
  name: string
  description: string
  emoji: string
  /** Labels, none twice: two traits may share one word. */
  traits: string[]
}

const OWN_EMOJI = '✨'

export function shownCharacter(character: Character, t: Translate): ShownCharacter {
  const known = PREDEFINED_CHARACTERS.find(({ id }) => id === character.id)
  return {
    id: character.id,
    name: known ? t(`characters.${known.key}.name`) : character.name,
    description: known ? t(`characters.${known.key}.description`) : (character.description ?? ''),
    emoji: known?.emoji ?? OWN_EMOJI,
    traits: [...new Set(character.traits.map((trait) => traitLabel(trait, t)))],
  }
}

/** A parent's own word that names one of the known traits reads in the interface's language, like those of the four. */
function traitLabel(trait: string, t: Translate): string {
  const known = traitOf(trait)
  return known ? t(`characters.trait.${known}`) : trait
}
