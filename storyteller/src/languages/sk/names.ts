import { CASES, type CaseForms, type NameCraft } from '../../craft/names.ts'
import { familiar } from './familiar-names.ts'
import { fondly } from './fondly.ts'
import { inflected } from './inflected.ts'
import { declineFirstName } from './morphology/decline.ts'
import { resolveGender } from './morphology/gender.ts'
import { fitPreposition } from './morphology/prepositions.ts'
import { governedCase } from './token-case.ts'

/** Nobody knows the child's gender: the name stands as it is and a noun before it takes the case. */
const CHILD_NAMED: CaseForms = {
  nom: '',
  gen: 'dieťaťa menom ',
  dat: 'dieťaťu menom ',
  acc: 'dieťa menom ',
  loc: 'dieťati menom ',
  ins: 'dieťaťom menom ',
}

export const names: NameCraft = {
  hasCases: true,
  genderOf: (name) => resolveGender(name, null),
  shown(name, gender) {
    if (gender !== 'neutral') return declineFirstName(name, gender)
    return Object.fromEntries(CASES.map((one) => [one, CHILD_NAMED[one] + name])) as CaseForms
  },
  inflected,
  governed: governedCase,
  fitted: fitPreposition,
  familiar,
  fondly,
}
