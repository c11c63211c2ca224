import type { Language } from '@perinka/contract/catalog'
import { PRICE_CENTS } from '@perinka/contract/catalog'

/** The monthly price as `language` writes money. */
export function monthlyPrice(language: Language, cents: number = PRICE_CENTS): string {
  return new Intl.NumberFormat(language === 'sk' ? 'sk-SK' : 'en-IE', { style: 'currency', currency: 'EUR' }).format(
    cents / 100,
  )
}
