import { ALL_THEMES, GENDERS, LANGUAGES, type Language } from '@perinka/contract/catalog'
import type { Telling } from '../src/craft/telling.ts'
import { SUBJECTS, TIMES } from '../src/craft/wish-frames.ts'
import { CRAFTS } from '../src/languages/crafts.ts'
import { clashesOf } from '../src/telling/clashes.ts'
import { lintTelling } from '../src/telling/lint.ts'
import { type ReadingOf, RUNGS } from '../src/telling/rungs.ts'
import { eveningsOf } from '../src/telling/sample-evenings.ts'
import { type Evening, namedAction, namedEntry } from '../src/telling/stage.ts'
import { tellTelling } from '../src/telling/told.ts'
import { addScore } from './scores.ts'
import { readings, rungOf, type Sheet } from './telling-forms.ts'
import { gaps } from './telling-gaps.ts'
import { spelling } from './telling-spelling.ts'
import { nameOf, oneOf, UsageError, type Values } from './usage.ts'

/** What a writer of tellings works with: `preview ID`, `lint [ID]`, `spelling [ID]`, `sheet ID`, `score ID POINTS`, `gaps`. */
export function telling(values: Values, [command = '', id, points]: string[]): string | Promise<string> {
  const language = oneOf(LANGUAGES, values.language, 'language', 'en')
  if (command === 'lint') return lint(language, id)
  if (command === 'gaps') return gaps(language)
  if (command === 'spelling') return spelling(chosenOf(language, id), language)
  const one = tellingOf(language, id)
  if (command === 'preview') return preview(one, language, values)
  if (command === 'sheet') return sheet(one, language, values)
  if (command === 'score') return score(one, language, values, points)
  throw new UsageError('telling preview ID, lint [ID], sheet ID, score ID POINTS or gaps.')
}

function tellingOf(language: Language, id: string | undefined): Telling {
  const tellings = allOf(language)
  const found = tellings.find((one) => one.id === id)
  if (!found)
    throw new UsageError(`There is no telling “${id ?? ''}”. There are: ${tellings.map((one) => one.id).join(', ')}.`)
  return found
}

/** Kept or not. */
const allOf = (language: Language) => [...CRAFTS[language].telling.tellings, ...CRAFTS[language].telling.drafts]

const chosenOf = (language: Language, id: string | undefined) =>
  id === undefined ? allOf(language) : [tellingOf(language, id)]

function score(one: Telling, language: Language, { reader }: Values, points: string | undefined): string {
  const given = Number(points)
  if (!(given >= 0 && given <= 10)) throw new UsageError('telling score ID POINTS: 0 to 10.')
  if (typeof reader !== 'string' || reader.trim() === '') throw new UsageError('--reader says who read it.')
  const { readers, mean } = addScore(language, one, reader.trim(), given)
  return `${one.id}: ${mean} by ${Object.keys(readers).length}`
}

function lint(language: Language, id: string | undefined): string {
  const tellings = allOf(language)
  const chosen = chosenOf(language, id)
  const lines = chosen.flatMap((one) => [
    ...lintTelling(one, language).map(
      ({ check, what, line, reading, rung, on, times }) =>
        `${one.id} ${reading} ${line ? `line ${line}` : `rung ${rung}`} ${check}: ${what}${times > 1 ? ` (${times} times)` : ''} — ${on}`,
    ),
    ...clashesOf(one, tellings)
      .filter(({ shared }) => shared.length >= MOST_SHARED)
      .map(
        ({ id: other, shared }) =>
          `${one.id} clash: ${shared.length} runs of five words as in ${other}: ${shared.slice(0, 3).join(' / ')}`,
      ),
  ])
  return lines.length > 0 ? lines.join('\n') : `Nothing found in ${chosen.length} tellings.`
}

const MOST_SHARED = 8

function eveningFor(
  one: Telling,
  language: Language,
  { reading, rung }: Sheet,
  values: Values,
): Omit<Evening, 'details'> {
  const gender = oneOf(GENDERS, values.gender, 'gender', 'she')
  const company = String(values.with ?? '')
  const ofForm = [...eveningsOf(one, language, reading)].filter((evening) => evening.rung === rung)
  if (ofForm.length === 0)
    throw new UsageError(
      `No age from ${one.ages.join(' to ')} hears ${reading}, rung ${rung}: see “ages” in the header.`,
    )
  const first = ofForm.find(
    ({ child, companions }) =>
      child.gender === gender && companions.map(({ person }) => person.gender).join('+') === company,
  )
  if (!first) throw new UsageError('--with is nothing, she, he, she+he, she+she or he+she+he+she.')
  return {
    ...first,
    child: values.name === undefined ? first.child : CRAFTS[language].pack.child(nameOf(String(values.name)), gender),
    theme: values.theme === undefined ? first.theme : oneOf(ALL_THEMES, values.theme, 'theme'),
    when: oneOf(TIMES, values.when, 'when', first.when),
    about: values.about === undefined ? first.about : [oneOf(SUBJECTS, values.about, 'about')],
    seed: String(values.seed ?? first.seed),
    // Where the things are said, nothing else is named.
    ...(values.who === undefined
      ? {}
      : {
          things: thingsNamed(one, language, String(values.who)),
          named: String(values.who)
            .split(',')
            .map((pair) => pair.split('=')[1] ?? ''),
          feels: [],
        }),
  }
}

/** Entries and actions of the lexicon in the place of the telling's things: `who=penguin,what=balloon,action=swim`. */
function thingsNamed({ things = {} }: Telling, language: Language, text: string): Evening['things'] {
  const { reader, telling: craft } = CRAFTS[language]
  const named = text.split(',').map((pair) => pair.split('='))
  return Object.fromEntries(
    named.map(([id = '', value]) => {
      if (!(id in things)) throw new UsageError(`The telling has no thing “${id}”: ${Object.keys(things).join(', ')}.`)
      const action = reader.actions.find((one) => one.id === value)
      const entry = reader.entries.find((one) => one.id === value)
      if (id === 'action' && action) return [id, namedAction(action, craft)]
      if (!entry) throw new UsageError(`The lexicon has no “${value}”.`)
      return [id, namedEntry(entry, null, craft)]
    }),
  )
}

function textOf(one: Telling, language: Language, form: Sheet, values: Values): string {
  const told = tellTelling(one, eveningFor(one, language, form, values))
  return [`# ${told.title}`, ...told.paragraphs.map(({ text }) => text), `(${told.words} words)`].join('\n\n')
}

/** The forms asked for, else all that some age hears; of a longer rung only the paragraphs that the shorter has not. */
function preview(one: Telling, language: Language, values: Values): string {
  const heard = ({ reading, rung }: Sheet) =>
    [...eveningsOf(one, language, reading)].some((evening) => evening.rung === rung)
  const forms = formsOf(one, values).filter((form) => values.rung !== undefined || heard(form))
  return forms
    .map((form, at) => {
      const text = textOf(one, language, form, values)
      const before = new Set(
        forms[at - 1]?.reading === form.reading && !values.whole
          ? textOf(one, language, forms[at - 1] as Sheet, values).split('\n\n')
          : [],
      )
      const shown = text.split('\n\n').map((paragraph) => (before.has(paragraph) ? '  …' : paragraph))
      return `=== ${form.reading}, rung ${form.rung}\n\n${shown.join('\n\n').replace(/(?: {2}…\n\n)+/g, '  …\n\n')}`
    })
    .join('\n\n')
}

/** For a reader: the story alone, of one form. */
function sheet(one: Telling, language: Language, values: Values): string {
  const [form] = formsOf(one, values)
  if (!form) throw new UsageError('There is no such form.')
  return textOf(one, language, form, values).replace(/\n\n\(\d+ words\)$/, '')
}

function formsOf(one: Telling, values: Values): Sheet[] {
  const there = readings(one).filter((reading) => values.reading === undefined || values.reading === reading)
  const rungs = values.rung === undefined ? RUNGS : [rungOf(values.rung)]
  return there.flatMap((reading: ReadingOf) => rungs.map((rung) => ({ reading, rung })))
}
