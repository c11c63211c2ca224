import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@perinka/contract/languages'
import type { Context } from 'hono'
import { parseAccept } from 'hono/utils/accept'

/** The language to answer in where nobody has chosen one: the first of ours that the request prefers, else English. */
export function preferredLanguage(request: Request | undefined): Language {
  const preferred = parseAccept(request?.headers.get('Accept-Language') ?? '')
    .filter(({ q }) => q > 0)
    .sort((a, b) => b.q - a.q)
    .map(({ type }) => type.toLowerCase().split('-')[0])
  for (const tag of preferred) {
    const language = LANGUAGES.find((known) => known === tag)
    if (language) return language
  }
  return DEFAULT_LANGUAGE
}

/** The language the parent reads the app in, as the page says; else what the browser prefers. */
export function languageOf({ req }: Context): Language {
  return LANGUAGES.find((known) => known === req.query('language')) ?? preferredLanguage(req.raw)
}
