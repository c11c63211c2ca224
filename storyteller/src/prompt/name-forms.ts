import type { Gender } from '@perinka/contract/catalog'
import { fold } from '../craft/fold.ts'
import type { Inflected } from '../craft/names.ts'
import { CRAFTS } from '../languages/crafts.ts'
import { familiarNames } from './diminutives.ts'
import { isEverywhere, isOrdinary } from './ordinary-words.ts'

/** One written form of a name and what it stands for. */
export interface NameForm extends Inflected {
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

/** A parent may write in another language than the story's: Slovak forms stand in English wishes too. */
const formsOf = (word: string, gender: Gender) =>
  Object.values(CRAFTS).flatMap(({ names }) => names.inflected(word, gender))
