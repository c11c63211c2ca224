import type { Language } from '@perinka/contract/catalog'
import { PRICE_CENTS } from '@perinka/contract/catalog'

const locale = (language: Language) => (language === 'sk' ? 'sk-SK' : 'en-IE')

/** The monthly price as `language` writes money. */
export function monthlyPrice(language: Language, cents: number = PRICE_CENTS): string {
  return new Intl.NumberFormat(locale(language), { style: 'currency', currency: 'EUR' }).format(cents / 100)
}

/** How much a code takes off, as `language` writes a share. `percentage`: whole, 0 to 100. */
export function percentOff(language: Language, percentage: number): string {
  return `−${new Intl.NumberFormat(locale(language), { style: 'percent' }).format(percentage / 100)}`
}
