import type { Gender } from '@perinka/contract/catalog'
import { CASES, type Case, type CaseForms } from '../slovak/morphology/cases.ts'
import { declineFirstName } from '../slovak/morphology/decline.ts'
import { familiarNames } from './diminutives.ts'
import { fold } from './fold.ts'
import { isEverywhere, isOrdinary } from './ordinary-words.ts'

/** What Slovak puts after Miškov- and Zuzkin-. */
const POSSESSIVE_ENDINGS = ['', 'a', 'o', 'e', 'i', 'u', 'y', 'ho', 'mu', 'm', 'om', 'ej', 'ou', 'ým', 'ých', 'ými']

/** One written form of a name and the case it stands for; `null` where the name is no noun any more ("Zuzkin"). */
export interface NameForm {
  text: string
  case: Case | null
  /** An ordinary word as well: stands for the child only as it is written here. */
  exact: boolean
}

/**
 * Every form in which a parent may write this name, whatever the child's gender turns out to be: all six
 * cases as a girl's and as a boy's, and the possessive adjectives. A name of several words is known by
 * each of them as well, and by what families make of it: Katka, Katkin. Those of `gender` come first, so
 * that they decide what a form stands for.
 */
export function formsOfName(name: string, gender: Gender): NameForm[] {
  const whole = name.normalize('NFC').trim()
  const parts = whole.split(/[\s-]+/).filter((part) => part.length > 1)
  const spelled = [...new Set([whole, ...parts])]
  const forms = new Map<string, NameForm>()
  const add = (form: NameForm) => {
    if (form.text.length > 1 && !forms.has(form.text)) forms.set(form.text, form)
  }
  // The name itself is hidden however it is written, unless no sentence could be told then; its forms and what is made of it only where they are no other word.
  for (const text of spelled) {
    add({ text, case: 'nom', exact: isEverywhere(fold(text)) })
    for (const form of formsOf(text, gender)) add({ ...form, exact: isOrdinary(fold(form.text)) })
  }
  for (const { text, exact } of spelled.flatMap(familiarNames))
    for (const form of formsOf(text, gender)) add({ ...form, exact: exact || isOrdinary(fold(form.text)) })
  return [...forms.values()]
}

function formsOf(spelled: string, gender: Gender): Pick<NameForm, 'text' | 'case'>[] {
  const genders: Gender[] = [gender, 'he', 'she']
  const declined = genders.map((asked) => declineFirstName(spelled, asked))
  return [
    ...declined.flatMap((cases) => CASES.map((one) => ({ text: cases[one], case: one }))),
    ...declined.flatMap(possessives).map((text) => ({ text, case: null })),
  ]
}

/** Miškov, Zuzkin and their endings, from all six forms of a name. */
export function possessives(forms: CaseForms): string[] {
  const his = forms.dat.endsWith('ovi') ? [`${forms.dat.slice(0, -3)}ov`] : []
  const hers = /[aá]$/.test(forms.nom) ? [`${forms.nom.slice(0, -1)}in`] : []
  return [...his, ...hers].flatMap((stem) => POSSESSIVE_ENDINGS.map((ending) => stem + ending))
}
