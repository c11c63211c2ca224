import { currentSession, onSession } from '../../../shared/session/session.ts'
import { type LazyPlayer, lazyPlayer } from './lazy-player.ts'

let held: { userId: string; player: LazyPlayer } | null = null

/**
 * The family's one player. It outlives the screens: where a session has to be renewed they give way for a moment, and the
 * story plays on. It ends when nobody, or somebody else, is signed in.
 */
export function familyPlayer(parts: Parameters<typeof lazyPlayer>[0]): LazyPlayer {
  if (held?.userId === parts.userId) return held.player
  held?.player.dispose()
  const player = lazyPlayer(parts)
  held = { userId: parts.userId, player }
  const stop = onSession(() => {
    const session = currentSession()
    const isGone = session.status === 'signed-out' || session.status === 'unverified'
    const isOther = session.status === 'signed-in' && session.account.id !== parts.userId
    if (!isGone && !isOther) return
    stop()
    player.dispose()
    if (held?.player === player) held = null
  })
  return player
}

/** For the moment before a family signs out: what is asked after it would find no session. */
export function hushFamily(): void {
  held?.player.hush()
}
