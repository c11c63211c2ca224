import type { Theme } from '@perinka/contract/catalog'
import type { Affordance, Kind, ReaderCraft } from '../craft/lexicon.ts'
import type { Fits, Telling } from '../craft/telling.ts'
import type { EventId, Told, WishFrame } from '../craft/wish-frames.ts'
import { tierOf } from '../plan/bands.ts'
import { namedIn } from './named.ts'
import { readingFor } from './rungs.ts'

/** A telling that fits an evening, and the wish that it is told for; null on an evening without one. */
export interface Fitting {
  telling: Telling
  frame: WishFrame | null
  /** How much of the wish it was made for; of those that fit the nearest is told, unless it was told lately. */
  nearness: number
}

/** What an evening is about. `frames` are the wishes, the most telling first; `theme` is null where none of ours is near. */
export interface Occasion {
  age: number
  frames: readonly WishFrame[]
  theme: Theme | null
}

/** Every telling that fits, all for the same wish: the first one that has any. None where a wish has no telling yet. */
export function fittingTellings(
  tellings: readonly Telling[],
  { age, frames, theme }: Occasion,
  lexicon: Lexicon,
): Fitting[] {
  const forAge = tellings.filter(({ ages: [least, most], ...telling }) => {
    const heard = age >= least && age <= most
    return heard && telling[readingFor(tierOf(age))] !== undefined
  })
  if (frames.length === 0) {
    const fits = ({ fits: of }: Telling) => of.kind === 'theme' && theme !== null && of.themes.includes(theme)
    return forAge.filter(fits).map((telling) => ({ telling, frame: null, nearness: 0 }))
  }
  for (const frame of frames)
    for (const suits of frame.event === 'how-it-works' ? ANSWER_FIRST : LIFE_FIRST) {
      const fitting = forAge.filter((telling) => suits(telling.fits, frame, lexicon))
      if (fitting.length > 0)
        return fitting.map((telling) => ({ telling, frame, nearness: nearnessOf(telling.fits, frame, lexicon) }))
    }
  return []
}

function nearnessOf(fits: Fits, { what }: WishFrame, lexicon: Lexicon): number {
  if (fits.kind === 'life') return (fits.what && isOf(what, fits.what, lexicon) ? 1 : 0) + (fits.says ? 2 : 0)
  if (fits.kind !== 'event') return 0
  const asked = [fits.what, fits.whom, fits.by].filter((one) => one !== undefined)
  // What was made for one kind of thing alone knows more of it.
  return asked.length + asked.filter(({ length }) => length === 1).length + (fits.says ? 2 : 0)
}

/** What entries are, and what one can who does an action, by their ids; undefined for those that the language does not have. */
export interface Lexicon {
  kindOf(entry: string): Kind | undefined
  ableBy(action: string): Affordance | undefined
}

export function lexiconOf({ entries, actions }: Pick<ReaderCraft, 'entries' | 'actions'>): Lexicon {
  const kinds = new Map(entries.map(({ id, kind }) => [id, kind]))
  const able = new Map(actions.map(({ id, as }) => [id, as ?? undefined]))
  return { kindOf: (entry) => kinds.get(entry), ableBy: (action) => able.get(action) }
}

function isOf(told: Told | null, kinds: readonly Kind[], { kindOf }: Lexicon): boolean {
  const kind = told?.as === 'thing' ? kindOf(told.entry) : undefined
  return kind !== undefined && kinds.includes(kind)
}

/** Whether the wish names one of what it has to, and none of what it must not. */
function isSaid({ says, unless }: Pick<Extract<Fits, { kind: 'life' }>, 'says' | 'unless'>, frame: WishFrame): boolean {
  const named = namedIn(frame)
  const isNamed = (one: string) => named.includes(one)
  return (!says || says.some(isNamed)) && !unless?.some(isNamed)
}

function suitsLife(fits: Fits, frame: WishFrame, lexicon: Lexicon): boolean {
  const { subject, when, who, what } = frame
  if (fits.kind !== 'life' || subject === null) return false
  if (!isSaid(fits, frame)) return false
  // A bunny who has lost its hat is nobody's toy.
  const isItsThing = !fits.what || (who.as !== 'thing' && (what === null || isOf(what, fits.what, lexicon)))
  return isItsThing && fits.subjects.includes(subject) && fits.when.includes(when)
}

const LIFE_FIRST = [suitsLife, suitsTheme, suitsEvent]
/** A question is answered, whatever of a child's day it comes near: why it is dark at night is nobody's fear of the dark. */
const ANSWER_FIRST = [suitsEvent, suitsLife, suitsTheme]

/** Events that a story of a theme has anyhow. */
const ANY_PLOT: readonly EventId[] = ['other', 'funny', 'discover', 'going-to', 'new', 'bored', 'meets']

function suitsTheme(fits: Fits, { event, subject, who, what, whom, where }: WishFrame): boolean {
  if (fits.kind !== 'theme' || subject !== null || !ANY_PLOT.includes(event)) return false
  const { named = [] } = fits
  const isOf = (told: Told | null) => told?.as === 'thing' && told.name === null && named.includes(told.entry)
  const others = [what, whom, where].filter((told) => told !== null && !isOf(told))
  return (isOf(who) || (who.as === 'child' && isOf(what))) && others.every((told) => told?.as === 'thing')
}

function suitsEvent(fits: Fits, frame: WishFrame, lexicon: Lexicon): boolean {
  const { event, who, what, whom, also } = frame
  if (fits.kind !== 'event' || !fits.events.includes(event) || !isSaid(fits, frame)) return false
  const { by } = fits
  const done = [what, whom, ...also].find((told) => told?.as === 'action')
  const able = done?.as === 'action' ? lexicon.ableBy(done.action) : undefined
  return (
    (fits.who.length === 0 || isOf(who, fits.who, lexicon)) &&
    (fits.what === undefined || isOf(what, fits.what, lexicon)) &&
    (fits.whom === undefined || isOf(whom, fits.whom, lexicon)) &&
    (by === undefined || (able !== undefined && by.includes(able)))
  )
}
