import { THEME_LABELS, themeLabel, themeOf } from '@perinka/contract/catalog'
import type { Brief, CastMember } from '../brief.ts'
import { CASES } from '../craft/names.ts'
import { CRAFTS } from '../languages/crafts.ts'
import type { Names } from './names.ts'

/**
 * The family's wishes as JSON between two lines of `delimiter`: values to read, never instructions to
 * follow. No child's name is in it, and no parent's text can write a token of its own.
 */
export function wishData(brief: Brief, names: Names, delimiter: string, more: { toldSoFar?: string[] } = {}): string {
  const wish = mapped(dataOf(brief, names), (text) => names.conceal(text.replace(/[[\]]+/g, '')))
  return asData({ ...(wish as object), ...more }, names, delimiter)
}

/** Any values as JSON between two lines of `delimiter`, with every child's name concealed; tokens in them stay. */
export function asData(values: object, names: Names, delimiter: string): string {
  const json = JSON.stringify(
    mapped(values, (text) => names.conceal(text.replaceAll(delimiter, ''))),
    null,
    1,
  )
  return `${delimiter}\n${json}\n${delimiter}`
}

/** Each text in a tree of values changed; keys stay. */
function mapped(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((one) => mapped(one, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapped(one, change)]))
}

/** What a parent wrote for this story, as a moderator may see it: one text a line; "" where nothing is in a parent's own words. */
export function freeTexts({ language, theme, request, cast, child }: Brief, names: Names): string {
  const own = cast.filter(({ kind }) => kind === 'custom')
  const texts = [
    ...(theme.id ? [] : [theme.text]),
    request ?? '',
    ...own.flatMap(({ name, description, traits }) => [name, description ?? '', ...traits]),
    ...child.favoriteCharacters,
    ...child.favoriteThemes.filter((text) => !themeOf(text)),
    ...[...child.dislikedCharacters, ...child.filters].map((text) => `${CRAFTS[language].prompt.keptOut}: ${text}`),
  ]
  return texts
    .filter(Boolean)
    .map((text) => names.conceal(text.replace(/[[\]]+/g, '')))
    .join('\n')
}

/** The same wish with less for a filter to stumble on: no descriptions, no traits, no favourites, no history. */
export function softened(brief: Brief): Brief {
  return {
    ...brief,
    child: { ...brief.child, favoriteCharacters: [] },
    cast: brief.cast.map((member) => ({ ...member, description: null, traits: [] })),
    history: [],
    tellings: [],
  }
}

function dataOf(brief: Brief, names: Names) {
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
    characters: cast.map((member) => characterOf(member, brief, names)),
    earlierStoriesToKeepClearOf: history.flatMap(toldOf),
    chapter: chapter ? { number: chapter.number, storySoFar: chapter.bible } : undefined,
  }
}

/** Where names decline a character comes with its six forms, which models guess wrong. A brother or sister is a token and a gender. */
function characterOf(member: CastMember, { language }: Brief, names: Names) {
  const { names: craft, pack } = CRAFTS[language]
  const { kind, name, description, traits, gender } = member
  if (kind === 'sibling') return { name, kind, speakOf: gender ?? craft.genderOf(name) }
  const more = { description: description ?? undefined, traits: traits.length > 0 ? traits : undefined }
  if (!craft.hasCases) return { name, kind, ...more }
  const { forms } = pack.person(member)
  // A bear called after the child ("Medveď Misko"): its forms would be forms of the child's name.
  if (names.conceal(forms.name) !== forms.name) return { name, kind, ...more }
  return { name: forms.name, kind, ...more, forms: CASES.map((one) => forms[one] ?? forms.name) }
}

/** How the line of a trace begins that a later model is told of. */
export const TOLD = 'told: '

/** What a later model is told of this story: its title and theme. The built-in storyteller's traces are ids, which tell it nothing. */
export function traceOf(title: string, theme: string): string[] {
  return [`${TOLD}${title} (${theme})`]
}

function toldOf(trace: string[]): string[] {
  return trace.flatMap((entry) => (entry.startsWith(TOLD) ? [entry.slice(TOLD.length)] : []))
}
