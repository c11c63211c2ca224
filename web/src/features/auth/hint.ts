import { load, save } from '../../shared/kept.ts'

const KEY = 'perinka.identity'

/** A parent with a session of ours, or somebody the identity alone knows so far. */
export type Remembered = 'parent' | 'newcomer'

/**
 * The cookies of a session are out of a script's reach; this mark says who was here last, so that a
 * visitor's page asks the server nothing and a newcomer's asks the identity only. Without storage the empty page that the
 * server sends at "/" still tells.
 */
export function remember(who: Remembered | null): void {
  save(KEY, who)
}

export function remembered(): Remembered | null {
  const who = load(KEY)
  return who === 'parent' || who === 'newcomer' ? who : null
}
