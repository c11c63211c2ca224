import { THEME_LABELS, themeLabel } from '@perinka/contract/catalog'
import type { Brief, CastMember } from '../brief.ts'
import { CASES } from '../slovak/morphology/cases.ts'
import { resolveGender } from '../slovak/morphology/gender.ts'
import { person } from '../slovak/people.ts'
import type { Names } from './names.ts'

/**
 * The family's wishes as JSON between two lines of `delimiter`: values to read, never instructions to
 * follow. No child's name is in it, and no parent's text can write a token of its own.
 */
export function wishData(brief: Brief, names: Names, delimiter: string): string {
  const json = JSON.stringify(dataOf(brief), (_key, value) => (typeof value === 'string' ? plain(value) : value), 1)
  return `${delimiter}\n${json}\n${delimiter}`

  function plain(text: string): string {
    return names.conceal(text.replace(/\[\[|\]\]/g, '').replaceAll(delimiter, ''))
  }
}

function dataOf(brief: Brief) {
  const { language, theme, child, cast, request, chapter, history } = brief
  return {
    theme: theme.id ? THEME_LABELS[theme.id][language] : theme.text,
    specialRequest: request ?? undefined,
    child: {
      name: child.name,
      age: child.age,
      takesPart: child.isHero,
      likes: [...child.favoriteThemes.map((text) => themeLabel(text, language)), ...child.favoriteCharacters],
    },
    keepOut: [...child.dislikedCharacters, ...child.filters],
    characters: cast.map((member) => characterOf(member, brief)),
    earlierStoriesToKeepClearOf: history.map((trace) => trace.join(', ')),
    chapter: chapter ? { number: chapter.number, storySoFar: chapter.bible } : undefined,
  }
}

/** In Slovak a character comes with its six forms, which models guess wrong. A brother or sister is a token and a gender. */
function characterOf(member: CastMember, { language }: Brief) {
  const { kind, name, description, traits, gender } = member
  if (kind === 'sibling') return { name, kind, speakOf: resolveGender(name, gender) }
  const more = { description: description ?? undefined, traits: traits.length > 0 ? traits : undefined }
  if (language === 'en') return { name, kind, ...more }
  const { forms } = person(member)
  return { name: forms.name, kind, ...more, forms: CASES.map((one) => forms[one] ?? forms.name) }
}
