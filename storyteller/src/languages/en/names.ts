import { CASES, type CaseForms, type NameCraft } from '../../craft/names.ts'
import { familiar } from './familiar-names.ts'
import { genderOf } from './gender.ts'

export const names: NameCraft = {
  hasCases: false,
  genderOf,
  shown: (name) => Object.fromEntries(CASES.map((one) => [one, name])) as CaseForms,
  inflected: () => [],
  governed: () => 'nom',
  fitted: (before) => before,
  familiar,
  fondly: () => [],
}
