import type { Gender } from '@perinka/contract/catalog'
import { CASES, type CaseForms, type Inflected } from '../../craft/names.ts'
import { declineFirstName } from './morphology/decline.ts'

/** What Slovak puts after Miškov- and Zuzkin-. */
const POSSESSIVE_ENDINGS = ['', 'a', 'o', 'e', 'i', 'u', 'y', 'ho', 'mu', 'm', 'om', 'ej', 'ou', 'ým', 'ých', 'ými']

/** All six cases of a name as a girl's and as a boy's, those of `gender` first, and the possessive adjectives. */
export function inflected(word: string, gender: Gender): Inflected[] {
  const genders: Gender[] = [gender, 'he', 'she']
  const declined = genders.map((asked) => declineFirstName(word, asked))
  return [
    ...declined.flatMap((cases) => CASES.map((one) => ({ text: cases[one], case: one }))),
    ...declined.flatMap(possessives).map((text) => ({ text, case: null })),
  ]
}

/** Miškov, Zuzkin and their endings, from all six forms of a name. */
function possessives(forms: CaseForms): string[] {
  const his = forms.dat.endsWith('ovi') ? [`${forms.dat.slice(0, -3)}ov`] : []
  const hers = /[aá]$/.test(forms.nom) ? [`${forms.nom.slice(0, -1)}in`] : []
  return [...his, ...hers].flatMap((stem) => POSSESSIVE_ENDINGS.map((ending) => stem + ending))
}
