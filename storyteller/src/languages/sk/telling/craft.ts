import type { Forms } from '../../../craft/pack.ts'
import type { SafeName } from '../../../craft/safe-name.ts'
import type { TellingCraft, TellingFigure } from '../../../craft/telling.ts'
import { declineCharacter } from '../morphology/decline.ts'
import { resolveGender } from '../morphology/gender.ts'
import { drafts, tellings } from '../tellings/all.ts'
import { bare } from './bare.ts'
import { resolve } from './resolve.ts'

/** Under its own name a thing is declined by that, and keeps its plural. */
function named(forms: Forms, gender: TellingFigure['gender'], name: SafeName | null): TellingFigure {
  if (!name) return { forms, gender }
  const own = declineCharacter(name, gender === 'it' || gender === 'neutral' ? null : gender)
  return { forms: { ...forms, ...own.forms, kind: forms.name, name: own.forms.nom }, gender }
}

export const telling: TellingCraft = {
  tellings,
  drafts,
  mother: {
    forms: { name: 'mama', nom: 'mama', gen: 'mamy', dat: 'mame', acc: 'mamu', loc: 'mame', ins: 'mamou' },
    gender: 'she',
  },
  sample: {
    child: { she: 'Zuzka', he: 'Matej', neutral: 'Nikola' },
    companions: { she: ['Luna', 'Agáta'], he: ['Bruno', 'Maxo'] },
  },
  quotes: ['„', '“'],
  resolve,
  figure: ({ forms, gender }, name) => named(forms, gender, name),
  kin: ({ forms, gender }, name) =>
    named(forms, gender === 'neutral' ? (name ? resolveGender(name, null) : 'he') : gender, name),
  action: ({ forms }) => ({ forms, gender: 'it' }),
  bare,
}
