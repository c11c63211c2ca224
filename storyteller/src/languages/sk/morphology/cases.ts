import type { Case, CaseForms } from '../../../craft/names.ts'

/** Endings put on a stem, in the order genitive, dative, accusative, locative, instrumental. */
export type Endings = readonly [gen: string, dat: string, acc: string, loc: string, ins: string]

/** The nominative as it is, the other cases as stem and ending; some endings want a softer or harder stem of their own. */
export function formsOf(nom: string, stem: string, endings: Endings): CaseForms {
  const [gen, dat, acc, loc, ins] = endings
  return { nom, gen: stem + gen, dat: stem + dat, acc: stem + acc, loc: stem + loc, ins: stem + ins }
}

/** The same form in every case: names that Slovak does not decline (Zoe, Emily), and names whose gender is unknown. */
export function undeclined(name: string): CaseForms {
  return { nom: name, gen: name, dat: name, acc: name, loc: name, ins: name }
}

/** Words of a compound joined case by case: kapitán + Hviezdik → kapitána Hviezdika. */
export function joinForms(parts: readonly CaseForms[], separators: readonly string[]): CaseForms {
  const join = (grammaticalCase: Case) =>
    parts.map((part, index) => part[grammaticalCase] + (separators[index] ?? '')).join('')
  return {
    nom: join('nom'),
    gen: join('gen'),
    dat: join('dat'),
    acc: join('acc'),
    loc: join('loc'),
    ins: join('ins'),
  }
}
