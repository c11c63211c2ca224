import { type Bible, type Brief, type Provenance, type Speaker, traceOfTelling, type Unread } from '../brief.ts'
import type { Craft } from '../craft/craft.ts'
import type { Reading } from '../craft/wish-frames.ts'
import { CRAFTS } from '../languages/crafts.ts'
import { avoided } from '../plan/avoid.ts'
import { isSayable } from '../wish/read.ts'
import { readWishes } from '../wish/reader.ts'
import { bibleAfter, goodnightTo, recalled } from './chapters.ts'
import { chooseTelling } from './choose.ts'
import { eveningOf } from './evening.ts'
import { type Fitting, fittingTellings, lexiconOf } from './fitting.ts'
import { UntoldFault } from './realise.ts'
import { type Told, tellTelling } from './told.ts'

/** A story that a telling told. */
export interface ByTelling {
  title: string
  paragraphs: string[]
  speakers: Speaker[]
  bible: Bible
  trace: string[]
  unread: Provenance['unread']
}

/** What is read of a brief's wish: of the request first, then of a theme in the parent's own words. */
type Read = readonly { field: Unread; reading: Reading }[]

/**
 * Tells tonight's story by a telling; null where none fits the wish, the age, or what the family keeps out. The same brief always tells
 * the same.
 */
export function tellByTelling(brief: Brief): ByTelling | null {
  const craft = CRAFTS[brief.language]
  const read = readIn(brief, craft)
  const pattern = avoided(brief)
  const unwished = entriesIn(
    read.flatMap(({ reading }) => reading.without),
    craft,
  )
  const theme = brief.theme.id ?? read.find(({ field }) => field === 'theme')?.reading.theme ?? null
  const frames = read.flatMap(({ reading }) => reading.frames)
  let fitting = fittingTellings(
    craft.telling.tellings,
    { age: brief.child.age, frames, theme },
    lexiconOf(craft.reader),
  )
  const wanted = brief.cast.filter(({ name }) => !pattern?.test(name))
  const along = read.flatMap(({ reading }) => reading.along)
  while (fitting.length > 0) {
    const chosen = chooseTelling(fitting, brief.tellings, lastShape(brief), brief.seed)
    if (!chosen) return null
    const told = tried(() => tellTelling(chosen.telling, eveningOf(brief, chosen, { theme, wanted, along }, craft)))
    if (told && ![pattern, unwished].some((one) => says(told, one))) return storyOf(brief, chosen, told, read, craft)
    fitting = fitting.filter((one) => one !== chosen)
  }
  return null
}

function readIn(brief: Brief, craft: Craft): Read {
  const request = brief.request && isSayable(brief.request) ? brief.request : null
  const texts: [Unread, string | null][] = [
    ['request', request],
    ['theme', brief.theme.id === null ? brief.theme.text : null],
  ]
  return texts.flatMap(([field, text]) =>
    text === null ? [] : { field, reading: readWishes(text, field, craft.reader, [brief.child.name]) },
  )
}

/** A name that cannot take the form that a telling wants is a fault of the content: another story is told instead. */
function tried(tell: () => Told): Told | null {
  try {
    return tell()
  } catch (error) {
    if (error instanceof UntoldFault) return null
    throw error
  }
}

/** Entries of the lexicon in every form; null where there are none. */
function entriesIn(ids: readonly string[], { reader }: Craft): RegExp | null {
  const forms = reader.entries
    .filter(({ id }) => ids.includes(id))
    .flatMap((entry) => [...Object.values(entry.forms), ...entry.one, ...entry.many])
  return forms.length === 0 ? null : new RegExp(`(?<!\\p{L})(?:${forms.join('|')})(?!\\p{L})`, 'iu')
}

const says = ({ title, paragraphs }: Told, pattern: RegExp | null) =>
  pattern?.test([title, ...paragraphs.map(({ text }) => text)].join('\n'))

const lastShape = ({ history: [last = []] }: Brief) =>
  last.find((one) => one.startsWith('shape/'))?.slice('shape/'.length) ?? null

function storyOf(brief: Brief, { telling, frame }: Fitting, told: Told, read: Read, craft: Craft): ByTelling {
  const opening = recalled(brief, craft)
  const said = told.paragraphs.map(({ text }) => text)
  return {
    title: told.title,
    paragraphs: [...opening, ...said, ...goodnightTo(brief, craft)],
    speakers: told.speakers.map((one) => ({ ...one, paragraph: one.paragraph + opening.length })),
    bible: bibleAfter(brief, told, craft),
    trace: [traceOfTelling(telling.id), `shape/${telling.shape}`],
    // The second of two wishes is not in a story that one telling tells of the first.
    unread: read.flatMap(({ field, reading }) =>
      reading.isWhole && reading.frames.every((one) => one === frame) ? [] : [field],
    ),
  }
}
