import type * as z from 'zod/mini'
import { parsed } from '../kept.ts'
import { loadUnasked, saveUnasked, type Unasked } from './unasked-storage.ts'

/** A family hears and reads a few stories at a time; the oldest places give way. */
const MOST = 50

/** Where a family has left each of its stories: on this device if it said yes to that, else in this tab. `shape`: of all of them. */
export function storyPlaces<Place extends { storyId: string }>(
  userId: string,
  what: Unasked,
  shape: z.ZodMiniType<Place[]>,
) {
  const load = () => parsed(loadUnasked(userId, what), shape) ?? []
  const others = (id: string) => load().filter(({ storyId }) => storyId !== id)
  const keep = (places: Place[]) =>
    saveUnasked(userId, what, places.length > 0 ? JSON.stringify(places.slice(0, MOST)) : null)
  return {
    of: (id: string) => load().find(({ storyId }) => storyId === id),
    save: (place: Place) => keep([place, ...others(place.storyId)]),
    remove: (id: string) => keep(others(id)),
  }
}
