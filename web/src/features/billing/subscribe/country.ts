import { COUNTRIES, HOME_COUNTRY, isCountry } from '@perinka/contract/countries'
import type { Language } from '@perinka/contract/languages'

/** Where a parent who reads this language most likely lives, if nothing else says so. */
const BY_LANGUAGE: Record<Language, string> = { en: 'IE', sk: HOME_COUNTRY }

/** What browsers and phones speak out of the box: beside another language it tells nothing of where they are. */
const BY_DEFAULT = 'en-US'

/**
 * The country that is chosen at first: what the family has said before, else the region of the first of the browser's
 * languages that has one (the page's own language before others), else by the page's language.
 */
export function firstCountry(said: string | null, browser: readonly string[], language: Language): string {
  if (said && isCountry(said)) return said
  const own = (tag: string) => (tag.startsWith(language) ? 0 : 1)
  const told = browser.filter((tag) => language === 'en' || tag !== BY_DEFAULT)
  const regions = told.toSorted((a, b) => own(a) - own(b)).map(regionOf)
  return regions.find((region) => region !== undefined && isCountry(region)) ?? BY_LANGUAGE[language]
}

function regionOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).region
  } catch {
    return undefined
  }
}

/** All countries by their names in `language`, in its alphabet's order. */
export function countryOptions(language: Language): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const { compare } = new Intl.Collator(language)
  return COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value })).sort((a, b) =>
    compare(a.label, b.label),
  )
}
