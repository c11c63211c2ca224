import { themeOf } from '@perinka/contract/catalog'
import type { ProfileWish } from '@perinka/contract/profiles'
import { gate } from '@perinka/storyteller/safety/gate'
import { Failure } from '../failure.ts'
import { safeName } from '../family/safe-text.ts'

const LISTS = ['favoriteCharacters', 'dislikedCharacters', 'customFilters'] as const

/**
 * A child as it may be kept: its name enters every story, its lists reach a storyteller each evening. Telephone numbers and the like go;
 * an order or a link is `invalid` on its list. What must not appear may be as bad as it is: it is written here to be kept out.
 */
export function sanitizeProfile(wish: ProfileWish): ProfileWish {
  const name = safeName(wish.name)
  const fields: Record<string, string> = {}
  const sanitized = (list: (typeof LISTS)[number] | 'favoriteThemes') =>
    wish[list].flatMap((item) => {
      if (list === 'favoriteThemes' && themeOf(item)) return item
      const judged = gate(item, list === 'favoriteThemes' ? 'title' : 'keepOut')
      const isOrder = judged.reason === 'injection' || judged.reason === 'link'
      if (isOrder) fields[list] = 'validation.wordsOnly'
      if (judged.verdict === 'refuse') return isOrder ? [] : item
      return judged.reason === 'redacted' ? judged.text || [] : item
    })
  const lists = {
    ...Object.fromEntries(LISTS.map((list) => [list, sanitized(list)])),
    favoriteThemes: sanitized('favoriteThemes'),
  }
  if (lists.favoriteThemes.length === 0) fields.favoriteThemes ??= 'validation.selectTheme'
  if (Object.keys(fields).length > 0) throw new Failure('invalid', { fields })
  return { ...wish, ...lists, name }
}
