import type { Character } from '@perinka/contract/characters'
import { traitOf } from '@perinka/contract/traits'
import { predefinedOf, type Translate } from './use-cast.ts'

/** The product's own four are described in the interface's language. */
export function descriptionOf(character: Character, t: Translate): string {
  const known = predefinedOf(character)
  return known ? t(`characters.${known.key}.description`) : (character.description ?? '')
}

/** Labels, none twice: two traits may share one word. A parent's own word for a known trait reads like those of the four. */
export function traitLabels(character: Character, t: Translate): string[] {
  const label = (trait: string) => {
    const known = traitOf(trait)
    return known ? t(`characters.trait.${known}`) : trait
  }
  return [...new Set(character.traits.map(label))]
}
