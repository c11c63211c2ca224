import type { Language } from '@perinka/contract/catalog'

/** Each language by its own name, whatever the interface speaks. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', sk: 'Slovenčina' }
