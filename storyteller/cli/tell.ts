import {
  ALL_THEMES,
  DEFAULT_AGE,
  GENDERS,
  LANGUAGES,
  LENGTHS,
  MAX_AGE,
  MIN_AGE,
  PREDEFINED_CHARACTERS,
  themeOf,
} from '@perinka/contract/catalog'
import { type Brief, type CastMember, type StoryEvent, tellingOf } from '../src/brief.ts'
import { gate } from '../src/safety/gate.ts'
import { tellStory } from '../src/tell.ts'
import { nameOf, oneOf, UsageError, type Values, wholeNumber } from './usage.ts'

const MOST_CHAPTERS = 30

/** A story, or a series of chapters, as plain text, each with what it was made of. */
export function tell(values: Values): string {
  let brief = briefOf(values)
  const chapters = wholeNumber(values.chapters, 'chapters', [1, MOST_CHAPTERS], 1)
  const told: string[] = []
  for (let number = 1; number <= chapters; number++) {
    const parts = [...tellStory(brief)]
    told.push(chapters > 1 ? `Chapter ${number}\n\n${textOf(parts)}` : textOf(parts))
    const end = parts.at(-1)
    if (end?.kind !== 'finished') throw new Error('a story without an end')
    const history = [end.trace, ...brief.history].slice(0, 10)
    brief = {
      ...brief,
      history,
      tellings: [tellingOf(end.trace), ...brief.tellings],
      seed: `${values.seed ?? 1}-${number + 1}`,
      chapter: { number: number + 1, bible: end.bible },
    }
  }
  return told.join('\n\n\n')
}

function textOf(parts: readonly StoryEvent[]): string {
  return parts
    .map((part) => {
      if (part.kind === 'title') return `# ${part.text}`
      if (part.kind === 'paragraph') return part.text
      const { checks, readability, unread } = part.provenance
      const lacks = unread.length > 0 ? `; not understood: ${unread.join(', ')}` : ''
      return `(${readability.words} words in ${readability.sentences} sentences, readability ${readability.score}; passed: ${checks.join(', ')}${lacks})`
    })
    .join('\n\n')
}

function briefOf(values: Values): Brief {
  const language = oneOf(LANGUAGES, values.language, 'language', 'en')
  if (String(values.name ?? '').trim() === '') throw new UsageError('--name is missing.')
  const name = nameOf(String(values.name))
  const theme = String(values.theme ?? 'adventure').trim()
  const id = ALL_THEMES.find((one) => one === theme.toLowerCase()) ?? themeOf(theme)
  const siblings = namesIn(values.siblings).map(siblingOf)
  const request = values.request === undefined ? null : allowed(String(values.request), 'customPrompt')
  return {
    language,
    length: oneOf(LENGTHS, values.length, 'length', 'medium'),
    theme: { id, text: id ? theme : allowed(theme, 'customTheme') },
    child: {
      name,
      age: wholeNumber(values.age, 'age', [MIN_AGE, MAX_AGE], DEFAULT_AGE),
      gender: values.gender === undefined ? null : oneOf(GENDERS, values.gender, 'gender'),
      isHero: !values['without-child'],
      ...{ favoriteThemes: [], favoriteCharacters: [], dislikedCharacters: [], filters: [] },
    },
    cast: [...siblings, ...namesIn(values.characters).map(memberOf)],
    request,
    ...{ seed: String(values.seed ?? 1), history: [], tellings: [], chapter: null },
    familyNames: [name, ...siblings.map((sibling) => sibling.name)],
  }
}

function namesIn(list: Values[string]): string[] {
  return String(list ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
}

/** "Ema", or "Nikola:she" where the name does not show how to talk about the child. */
function siblingOf(typed: string): CastMember {
  const [name = '', gender] = typed.split(':')
  const set = gender === undefined ? null : oneOf(GENDERS, gender, 'siblings')
  return { kind: 'sibling', key: null, name: nameOf(name), description: null, traits: [], gender: set }
}

/** One of the product's four by name or key, else somebody the family made up. */
function memberOf(name: string): CastMember {
  const plain = { description: null, traits: [], gender: null }
  const four = PREDEFINED_CHARACTERS.find((one) => [one.key, one.name.toLowerCase()].includes(name.toLowerCase()))
  if (four) return { ...plain, kind: 'predefined', key: four.key, name: four.name }
  return { ...plain, kind: 'custom', key: null, name: nameOf(name) }
}

function allowed(text: string, field: 'customPrompt' | 'customTheme'): string {
  const judged = gate(text, field)
  if (judged.verdict === 'refuse') throw new UsageError(`“${text}” is not for a bedtime story (${judged.reason}).`)
  return judged.text
}
