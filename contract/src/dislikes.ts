import { PREDEFINED_CHARACTERS, type PredefinedKey } from './catalog.ts'
import { searchable } from './names.ts'

/** What Slovak families call the product's four. */
const SLOVAK_NAMES: Record<PredefinedKey, string> = {
  'captain-starlight': 'Kapitán Hviezdik',
  'luna-fairy': 'Víla Luna',
  'oliver-owl': 'Výr Oliver',
  'sparkle-dragon': 'Dráčik Iskrík',
}

/** Words of a name as two spellings of it meet: no case, no accents, English plurals in the singular. */
function wordsOf(text: string): string[] {
  return (searchable(text).match(/\p{L}+/gu) ?? []).map((word) => word.replace(/(?<=\p{L}{3})s$/u, ''))
}

/**
 * Whether one of the `disliked` texts of a child names this character: by its whole name, in either language where it is one of the
 * product's four, or by words of it alone ("Luna", "owls").
 */
export function isDislikedCharacter({ name }: { name: string }, disliked: readonly string[]): boolean {
  const known = PREDEFINED_CHARACTERS.find((one) => one.name === name || SLOVAK_NAMES[one.key] === name)
  const names = (known ? [known.name, SLOVAK_NAMES[known.key]] : [name]).map(wordsOf)
  return disliked.map(wordsOf).some((text) => {
    return text.length > 0 && names.some((words) => text.every((word) => words.includes(word)))
  })
}
