/** The languages of interface and stories. Apart from the catalogue, so that the first page carries these only. */
export const LANGUAGES = ['en', 'sk'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'en'
