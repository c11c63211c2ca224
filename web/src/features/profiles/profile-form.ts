import { DEFAULT_AGE, DEFAULT_ICON, DEFAULT_LENGTH, type Language, themeLabel } from '@perinka/contract/catalog'
import type { Profile, ProfileWish } from '@perinka/contract/profiles'

/** What the dialog begins with: the child as it is, or a new one speaking the interface's language. */
export function profileValues(profile: Profile | null, language: Language): ProfileWish {
  if (!profile) {
    return {
      name: '',
      age: DEFAULT_AGE,
      icon: DEFAULT_ICON,
      favoriteCharacters: [],
      dislikedCharacters: [],
      favoriteThemes: [],
      preferredLanguage: language,
      preferredLength: DEFAULT_LENGTH,
      customFilters: [],
      grammaticalGender: null,
    }
  }
  const { id, userId, createdAt, ...wish } = profile
  return { ...wish, favoriteThemes: wish.favoriteThemes.map((label) => themeLabel(label, language)) }
}
