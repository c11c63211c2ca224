import type { ReaderCraft, SubjectRule } from '../craft/lexicon.ts'
import type { Reading, Subject, WishFrame } from '../craft/wish-frames.ts'
import { frameOf } from './frame.ts'
import { clausesOf, type Hit, hitOf, hitsOf, overlap, type Place } from './hits.ts'
import { indexOf } from './index-words.ts'
import { type Item, itemsIn } from './items.ts'
import { isFormOfGiven } from './names.ts'
import type { Part, SubjectHit } from './part.ts'
import { spelled } from './spelling.ts'
import { type Line, lineOf } from './tokens.ts'

/** As long as a request may be; what is longer never comes here. */
const LONGEST = 500
const TELLING_LETTERS = 4
/** Who may be asked to be in a story as well: a being. */
const ALONG: readonly Item['is'][] = ['being', 'kin', 'name']

/**
 * What a parent's words come to: who, what happens, when, in ids of ours and names that passed the gate. Work grows with the length of
 * the text. Of a theme no second wish is read: "unicorns and skating" is one. `known`: names of the child, which is meant where one stands.
 */
export function readWishes(
  text: string,
  field: 'request' | 'theme',
  craft: ReaderCraft,
  known: readonly string[] = [],
): Reading {
  const index = indexOf(craft)
  const line = withoutAsides(
    lineOf(text.slice(0, LONGEST), craft.emoji, (word) =>
      !word.isFirst && isFormOfGiven(word.typed, craft) ? word.plain : spelled(word, index),
    ),
    craft,
  )
  const { items: named, places, brands, without, guests, children } = itemsIn(line, craft, known)
  const joining = craft.joining && hitOf({ match: [craft.joining] }, line.text)?.groups.who
  const isAlong = (item: Item) => joining !== undefined && overlap(item, joining) && ALONG.includes(item.is)
  const items = named.filter((item) => !isAlong(item))
  const along = named.filter(isAlong).map(({ told }) => told)
  const subjects: SubjectHit[] = gravestFirst(
    hitsOf(craft.subjects, line.text).filter(
      ({ hit }) => !brands.some((brand) => overlap(brand, hit)) && isOfSomebody(hit, named) && isOfAThing(hit, named),
    ),
  )
  const clauses = clausesOf(line.text, craft.parting)
  const frames = framesOf(
    { at: 0, end: line.text.length, text: line.text, items, field, children, days: subjects.map(({ hit }) => hit) },
    subjects,
    field === 'theme' ? [] : clauses,
    craft,
  )
  const isKnown = frames.length + along.length > 0 && isWhole(line, places, subjects, clauses, craft)
  return { frames, without, along, guests, isWhole: isKnown, theme: themeOf(items, craft) }
}

/** "Since we have had Freddie": what a rule takes for somebody's name has to be one. */
const isOfSomebody = ({ groups: { name } }: Hit, named: readonly Item[]) =>
  name === undefined || named.some((item) => overlap(item, name) && (item.is === 'name' || item.is === 'kin'))

/** What one can lose and find again: no sister, no house and no hearing. */
const HELD: readonly Item['is'][] = ['thing', 'vehicle', 'being', 'occasion']

/** "Has lost his kite": what a rule takes for a thing is none where we know it for a person or a place. */
const isOfAThing = ({ groups: { thing } }: Hit, named: readonly Item[]) =>
  thing === undefined || !named.some((item) => overlap(item, thing) && !HELD.includes(item.is))

/** Beside these nothing else is what a wish is about, whatever else it says. */
const GRAVE: readonly Subject[] = ['death-of-person', 'death-of-pet', 'war', 'prison']

const gravestFirst = (subjects: readonly SubjectHit[]): SubjectHit[] => {
  const isGrave = ({ rule }: SubjectHit) => GRAVE.includes(rule.subject)
  return [...subjects.filter(isGrave), ...subjects.filter((one) => !isGrave(one))]
}

/** The line as if nobody had said what the story is for. */
function withoutAsides(line: Line, { aside }: ReaderCraft): Line {
  const asides = aside ? [...line.text.matchAll(new RegExp(aside.source, 'g'))] : []
  if (asides.length === 0) return line
  const places = asides.map(({ index, 0: said }): Place => ({ at: index, end: index + said.length }))
  const blank = places.reduce(
    (text, { at, end }) => text.slice(0, at) + ' '.repeat(end - at) + text.slice(end),
    line.text,
  )
  const tokens = line.tokens.filter((token) => !places.some((place) => overlap(place, token)))
  return tokens.length === 0 ? line : { ...line, text: blank, tokens }
}

function framesOf(
  whole: Part,
  subjects: readonly SubjectHit[],
  clauses: readonly Place[],
  craft: ReaderCraft,
): WishFrame[] {
  const [first] = subjects
  const second = first ? secondOf(first, whole, subjects, clauses, craft) : null
  const others = [...new Set(subjects.map(({ rule }) => rule.subject))].filter((one) => one !== first?.rule.subject)
  const beside = (frame: WishFrame | null) => frame && { ...frame, beside: frame.subject === null ? [] : others }
  if (!first || !second) return [beside(frameOf(whole, first ?? null, craft))].filter((frame) => frame !== null)
  const { at, end } = second.part
  const blank = whole.text.slice(0, at) + ' '.repeat(end - at) + whole.text.slice(end)
  const rest: Part = { ...whole, text: blank, items: whole.items.filter((item) => !overlap(item, second.part)) }
  return [beside(frameOf(rest, first, craft)), second.frame].filter((frame) => frame !== null)
}

/** Moods are the colour of another wish rather than one of their own. */
const MOODS: readonly Subject[] = [
  'sadness',
  'anger',
  'tired',
  'waiting',
  'growing-up',
  'bedtime',
  'perfection',
  'shyness',
]

/** What comes of a subject, and is told with it: for a baby a room is made, and its sister is to sleep elsewhere. */
const COMES_WITH: Partial<Record<Subject, readonly Subject[]>> = {
  'baby-coming': [
    ...(['alone-in-bed', 'new-room', 'moving-house', 'sibling', 'new-baby', 'hospital', 'christmas'] as const),
    ...(['birthday', 'dummy', 'eating', 'pet', 'adopted'] as const),
  ],
  'new-baby': [
    ...(['alone-in-bed', 'new-room', 'sibling', 'baby-coming', 'hospital', 'screens', 'dummy', 'eating'] as const),
    ...(['hitting', 'stealing', 'adopted'] as const),
  ],
}

/** Whether a subject is more than how the first one goes. */
const isAnother = (rule: SubjectRule, first: SubjectRule) =>
  rule.subject !== first.subject &&
  !MOODS.includes(rule.subject) &&
  !COMES_WITH[first.subject]?.includes(rule.subject) &&
  !(first.yieldsTo ?? []).includes(rule.event)

/** A clause with a wish of its own beside that of the first subject: another day of the child's, or somebody to whom something happens. */
function secondOf(
  first: SubjectHit,
  whole: Part,
  subjects: readonly SubjectHit[],
  clauses: readonly Place[],
  craft: ReaderCraft,
): { part: Part; frame: WishFrame } | null {
  for (const clause of clauses) {
    if (overlap(clause, first.hit)) continue
    const own =
      subjects.find(({ rule, hit }) => hit.at >= clause.at && hit.end <= clause.end && isAnother(rule, first.rule)) ??
      null
    const before = ' '.repeat(clause.at)
    const part: Part = {
      ...{ ...whole, ...clause },
      text: before + whole.text.slice(clause.at, clause.end),
      items: whole.items.filter((item) => overlap(item, clause)),
    }
    const frame = frameOf(part, own, craft)
    if (frame && (own || (frame.event !== 'other' && frame.who.as === 'thing'))) return { part, frame }
  }
  return null
}

function themeOf(items: readonly Item[], craft: ReaderCraft): Reading['theme'] {
  for (const { told } of items) {
    const entry = told.as === 'thing' ? craft.entries.find(({ id }) => id === told.entry) : undefined
    if (entry?.theme) return entry.theme
  }
  return null
}

/**
 * Whether nothing is left out unseen. A sentence about a child's day has more words than we know, so each clause of it must hold something
 * that we do; elsewhere every word that carries a wish must be one of ours.
 */
function isWhole(
  line: Line,
  places: readonly Place[],
  subjects: readonly SubjectHit[],
  clauses: readonly Place[],
  craft: ReaderCraft,
): boolean {
  const { events, particulars, times, feelings, traits } = craft
  const about = subjects.length > 0 ? subjects.map(({ rule }) => rule.subject) : (['event'] as const)
  const said = particulars.filter((one) => about.some((subject) => one.about.includes(subject)))
  const hits = hitsOf([...events, ...said, ...times, ...feelings, ...traits], line.text).map(({ hit }) => hit)
  const known: Place[] = [...places, ...subjects.map(({ hit }) => hit), ...hits]
  const telling = line.tokens.filter(
    ({ plain }) => plain.length >= TELLING_LETTERS && !craft.empty.has(plain) && /\p{L}/u.test(plain),
  )
  const isRead = (place: Place) => known.some((one) => overlap(one, place))
  if (subjects.length === 0) return telling.every(isRead)
  return clauses.every((clause) => isRead(clause) || !telling.some((token) => overlap(token, clause)))
}
