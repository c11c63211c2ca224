import type { PublicConfig } from '@perinka/contract/accounts'
import type { Language } from '@perinka/contract/catalog'

const LOCALES: Record<Language, string> = { en: 'en-IE', sk: 'sk-SK' }

/** What this server asks for a month of Premium, as the language writes it. */
export function monthlyPrice({ price }: PublicConfig, language: Language): string {
  const format = new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency: price.currency })
  return format.format(price.cents / 100)
}

/** A letter to the operator that has only to be signed and sent. */
export function withdrawalLetter({ supportEmail }: PublicConfig, subject: string, body: string): string {
  return `mailto:${supportEmail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
