import type { Forms } from '../../../craft/pack.ts'
import type { SafeName } from '../../../craft/safe-name.ts'
import type { TellingCraft, TellingFigure } from '../../../craft/telling.ts'
import type { Look } from '../../../craft/wish-frames.ts'
import { adjective } from '../morphology/adjectives.ts'
import { declineCharacter } from '../morphology/decline.ts'
import { resolveGender } from '../morphology/gender.ts'
import { drafts, tellings } from '../tellings/all.ts'
import { bare } from './bare.ts'
import { resolve } from './resolve.ts'

const LOOKS: Readonly<Record<Look, string>> = {
  ...{ tiny: 'malý', huge: 'veľký', old: 'starý', fluffy: 'chlpatý', striped: 'pásikavý', spotted: 'bodkovaný' },
  ...{ red: 'červený', orange: 'oranžový', yellow: 'žltý', green: 'zelený', blue: 'modrý', purple: 'fialový' },
  ...{ pink: 'ružový', white: 'biely', black: 'čierny', brown: 'hnedý', grey: 'sivý', golden: 'zlatý' },
  'rainbow-coloured': 'dúhový',
}
const CASES = ['nom', 'gen', 'dat', 'acc', 'loc', 'ins'] as const

/** As a dictionary has it, in another gender: "modrý" "modrá" "modré", "biely" "biela" "biele". */
function inGender(word: string, gender: TellingFigure['gender']): string {
  if (gender === 'he' || gender === 'neutral') return word
  const isShort = word.endsWith('y')
  return word.slice(0, -1) + (gender === 'she' ? (isShort ? 'a' : 'á') : isShort ? 'e' : 'é')
}

/** "Malý zelený drak" in all cases (`full`, `full_gen` …), and what is said of several of them (`looks_pl`); without looks as it is. */
function full({ forms, gender }: TellingFigure, looks: readonly Look[]): Record<string, string> {
  const isAnimate = forms.acc !== (forms.nom ?? forms.name)
  const said = looks.map((look) => adjective(inGender(LOOKS[look], gender))?.forms)
  const inCase = (at: (typeof CASES)[number]) => {
    const by = at === 'acc' && gender === 'he' && !isAnimate ? 'nom' : at
    return [...said.map((one) => one?.[by]), at === 'nom' ? (forms.nom ?? forms.name) : forms[at]]
      .filter((one) => one !== undefined)
      .join(' ')
  }
  const cases = CASES.map((at): [string, string] => [at === 'nom' ? 'full' : `full_${at}`, inCase(at)])
  const several = looks.map((look) => inGender(LOOKS[look], 'it')).join(' ')
  return {
    ...Object.fromEntries(cases),
    ...(looks.length > 0 && { looks: inGender(LOOKS[looks[0] ?? 'tiny'], gender), looks_pl: several }),
  }
}

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
  figure: ({ forms, gender }, name, looks) => {
    const figure = named(forms, gender, name)
    return { ...figure, forms: { ...figure.forms, ...full(figure, name === null ? looks : []) } }
  },
  kin: ({ forms, gender }, name) =>
    named(forms, gender === 'neutral' ? (name ? resolveGender(name, null) : 'he') : gender, name),
  action: ({ forms }) => ({ forms, gender: 'it' }),
  title: (text) => text,
  bare,
}
