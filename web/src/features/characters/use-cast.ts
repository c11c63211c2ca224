import { useT } from '../../shared/i18n/use-t.ts'
import { useCharacters } from './api/characters.ts'
import { type NamedCharacter, namedCharacter } from './named-character.ts'

/** Everybody who may step into a story, split by kind; empty while loading. */
export function useCast(): { magical: NamedCharacter[]; own: NamedCharacter[] } {
  const t = useT()
  const { data = [] } = useCharacters()
  const shown = (type: 'predefined' | 'custom') =>
    data.filter((character) => character.type === type).map((character) => namedCharacter(character, t))
  return { magical: shown('predefined'), own: shown('custom') }
}
