import type { Language } from '@perinka/contract/catalog'
import type { LegalName, LegalWriter } from './legal-text.ts'

type Load = () => Promise<{ default: LegalWriter }>

const TEXTS: Record<Language, Record<LegalName, Load>> = {
  en: {
    terms: () => import('./texts/en/terms.tsx'),
    privacy: () => import('./texts/en/privacy.tsx'),
    cookies: () => import('./texts/en/cookies.tsx'),
  },
  sk: {
    terms: () => import('./texts/sk/terms.tsx'),
    privacy: () => import('./texts/sk/privacy.tsx'),
    cookies: () => import('./texts/sk/cookies.tsx'),
  },
}

/** Apart from the app's texts: few read them, and then one language of one page. */
export async function loadLegalText(name: LegalName, language: Language): Promise<LegalWriter> {
  return (await TEXTS[language][name]()).default
}
