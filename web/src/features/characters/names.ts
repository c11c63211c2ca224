import { nameKey } from '@perinka/contract/names'
import { traitOf } from '@perinka/contract/traits'

/** Whose name it is already; null where it is free. Two of one name would be one and the same in a story. */
export function takenBy(
  name: string,
  childNames: readonly string[],
  characters: readonly { name: string }[],
): 'child' | 'character' | null {
  const key = nameKey(name)
  if (childNames.some((taken) => nameKey(taken) === key)) return 'child'
  return characters.some((character) => nameKey(character.name) === key) ? 'character' : null
}

/** Words without those that say the same again: "brave, Brave, odvaha" is one trait. */
export function eachOnce(traits: readonly string[]): string[] {
  const byKey = new Map<string, string>()
  for (const trait of traits) {
    const key = traitOf(trait) ?? nameKey(trait)
    if (!byKey.has(key)) byKey.set(key, trait)
  }
  return [...byKey.values()]
}
