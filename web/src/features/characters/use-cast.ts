import { useT } from '../../shared/i18n/use-t.ts'
import { useCharacters } from './api/characters.ts'
import { type ShownCharacter, shownCharacter } from './shown-character.ts'

/** Everybody who may step into a story, split by kind; empty while loading. */
export function useCast(): { magical: ShownCharacter[]; own: ShownCharacter[] } {
  const t = useT()
  const { data = [] } = useCharacters()
  const shown = (type: 'predefined' | 'custom') =>
    data.filter((character) => character.type === type).map((character) => shownCharacter(character, t))
  return { magical: shown('predefined'), own: shown('custom') }
}
