import type { Gender } from '@perinka/contract/catalog'
import { CASES, type Case, type CaseForms } from '../slovak/morphology/cases.ts'
import { declineFirstName } from '../slovak/morphology/decline.ts'

/** What Slovak puts after Miškov- and Zuzkin-. */
const POSSESSIVE_ENDINGS = ['', 'a', 'o', 'e', 'i', 'u', 'y', 'ho', 'mu', 'm', 'ej', 'ou', 'ým', 'ých', 'ými']

/** One written form of a name and the case it stands for; `null` where the name is no noun any more ("Zuzkin"). */
export interface NameForm {
  text: string
  case: Case | null
}

/**
 * Every form in which a parent may write this name, whatever the child's gender turns out to be: all six
 * cases as a girl's and as a boy's, and the possessive adjectives. A name of several words is known by
 * each of them as well. Those of `gender` come first, so that they decide what a form stands for.
 */
export function formsOfName(name: string, gender: Gender): NameForm[] {
  const whole = name.normalize('NFC').trim()
  const parts = whole.split(/[\s-]+/).filter((part) => part.length > 1)
  const genders: Gender[] = [gender, 'he', 'she']
  const forms = new Map<string, NameForm>()
  for (const spelled of new Set([whole, ...parts])) {
    const declined = genders.map((asked) => declineFirstName(spelled, asked))
    for (const cases of declined) {
      for (const grammaticalCase of CASES) {
        const text = cases[grammaticalCase]
        if (!forms.has(text)) forms.set(text, { text, case: grammaticalCase })
      }
    }
    for (const text of declined.flatMap(possessives)) if (!forms.has(text)) forms.set(text, { text, case: null })
  }
  return [...forms.values()].filter(({ text }) => text.length > 1)
}

function possessives(forms: CaseForms): string[] {
  const his = forms.dat.endsWith('ovi') ? [`${forms.dat.slice(0, -3)}ov`] : []
  const hers = /[aá]$/.test(forms.nom) ? [`${forms.nom.slice(0, -1)}in`] : []
  return [...his, ...hers].flatMap((stem) => POSSESSIVE_ENDINGS.map((ending) => stem + ending))
}
