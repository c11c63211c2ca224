import type { Theme } from '@perinka/contract/catalog'
import type { Entry, Kind } from '../craft/lexicon.ts'
import type { Fits, Telling } from '../craft/telling.ts'
import type { Told, WishFrame } from '../craft/wish-frames.ts'
import { tierOf } from '../plan/bands.ts'
import { readingFor } from './rungs.ts'

/** A telling that fits an evening, and the wish that it is told for; null on an evening without one. */
export interface Fitting {
  telling: Telling
  frame: WishFrame | null
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
  kindOf: KindOf,
): Fitting[] {
  const forAge = tellings.filter(({ ages: [least, most], ...telling }) => {
    const heard = age >= least && age <= most
    return heard && telling[readingFor(tierOf(age))] !== undefined
  })
  if (frames.length === 0) {
    const fits = ({ fits: of }: Telling) => of.kind === 'theme' && theme !== null && of.themes.includes(theme)
    return forAge.filter(fits).map((telling) => ({ telling, frame: null }))
  }
  for (const frame of frames)
    for (const suits of [suitsLife, suitsEvent]) {
      const fitting = forAge.filter((telling) => suits(telling.fits, frame, kindOf))
      if (fitting.length > 0) return fitting.map((telling) => ({ telling, frame }))
    }
  return []
}

/** The kind of a lexicon entry, by its id; undefined for one that the language does not have. */
export type KindOf = (entry: string) => Kind | undefined

export const kindsOf = (entries: readonly Entry[]): KindOf => {
  const kinds = new Map(entries.map(({ id, kind }) => [id, kind]))
  return (entry) => kinds.get(entry)
}

function suitsLife(fits: Fits, { subject, when }: WishFrame): boolean {
  return fits.kind === 'life' && subject !== null && fits.subjects.includes(subject) && fits.when.includes(when)
}

function suitsEvent(fits: Fits, { event, who, what }: WishFrame, kindOf: KindOf): boolean {
  if (fits.kind !== 'event' || !fits.events.includes(event)) return false
  const isOf = (told: Told | null, kinds: readonly Kind[]) => {
    const kind = told?.as === 'thing' ? kindOf(told.entry) : undefined
    return kind !== undefined && kinds.includes(kind)
  }
  return isOf(who, fits.who) && (fits.what === undefined || isOf(what, fits.what))
}
