import type { FamilyBound } from '@perinka/contract/failures'
import type { Settings } from './settings.ts'

/**
 * What one family may keep and do, so that no family can stop the server for all others. Far beyond any family's need, and
 * no part of a plan: whoever has more than that keeps it, lists it, changes and deletes it, and only cannot add.
 */
export interface Bounds {
  children: number
  /** Of its own. */
  characters: number
  stories: number
  /** Bytes of all its stories' texts together, as UTF-8. */
  text: number
  /** Calls in a minute that add or change a child, a character or a story. */
  writesPerMinute: number
  /** Stories and chapters that a premium family may make in 24 hours; null: no bound. */
  storiesPerDay: number | null
  /** Narrations that a family may have made in 24 hours; null: no bound. */
  narrationsPerDay: number | null
  /** Stories being told and narrations being heard while they are made, at a time. */
  streams: number
}

/** 100 MB: twenty thousand stories of 5,000 bytes, where a long one has 7,000 and a medium one 4,000. */
export const DEFAULT_BOUNDS: Bounds = {
  children: 20,
  characters: 200,
  stories: 20_000,
  text: 100_000_000,
  writesPerMinute: 120,
  storiesPerDay: null,
  narrationsPerDay: null,
  streams: 8,
}

/** Names that a family's children have and had, for each child it may have: what they were called stays hidden from models. */
const NAMES_A_CHILD = 10

/** What an operator may raise the bound of children to. */
const MOST_CHILDREN = 50

/** As many can be looked for, in all their forms, in a text that goes to a model: that takes 0.8 s of a core once a story. */
export const MOST_NAMES = NAMES_A_CHILD * MOST_CHILDREN

/** How much of this a family may keep. */
export function mostOf(bounds: Bounds, of: FamilyBound): number {
  return of === 'names' ? NAMES_A_CHILD * bounds.children : bounds[of]
}

const MEGABYTE = 1_000_000

export function readBounds(settings: Settings): Bounds {
  const { children, characters, stories, text, writesPerMinute, streams } = DEFAULT_BOUNDS
  return {
    children: settings.whole('FAMILY_CHILDREN', children, 1, MOST_CHILDREN),
    characters: settings.whole('FAMILY_CHARACTERS', characters, 1, 10_000),
    stories: settings.whole('FAMILY_STORIES', stories, 1, 1_000_000),
    text: settings.whole('FAMILY_TEXT_MEGABYTES', text / MEGABYTE, 1, 10_000) * MEGABYTE,
    writesPerMinute: settings.whole('FAMILY_WRITES_PER_MINUTE', writesPerMinute, 1, 100_000),
    storiesPerDay: perDay(settings, 'DAILY_STORY_LIMIT'),
    narrationsPerDay: perDay(settings, 'DAILY_NARRATION_LIMIT'),
    streams: settings.whole('FAMILY_STREAMS', streams, 1, 1_000),
  }
}

function perDay(settings: Settings, name: string): number | null {
  return settings.text(name) === null ? null : settings.whole(name, 1, 1, 10_000)
}
