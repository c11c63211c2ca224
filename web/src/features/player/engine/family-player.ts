import type { StorySummary } from '@perinka/contract/stories'
import type { QueryClient } from '@tanstack/react-query'
import { hasSavedAudio, openSavedAudio } from '../../../shared/offline/saved-audio.ts'
import type { DrawArtwork, Player, PlayerCommand } from '../../../shared/player/player.ts'
import { currentSession, onSession } from '../../../shared/session/session.ts'
import { audioOf } from './audio-of.ts'
import type { Engine } from './engine.ts'
import { createPlayback } from './playback.ts'
import { createPositions } from './positions.ts'

interface PlayerParts {
  userId: string
  client: QueryClient
  artwork: DrawArtwork
}

export interface FamilyPlayer extends Player {
  /** Fetches the engine, so that a press starts sound at once. */
  preload(): void
  /** Silence: nothing is asked of the server or saved any more, until something is to be played again. */
  stop(): void
}

/** The player as the screens hold it; what makes it sound comes in a chunk of its own. One closure, around the one element. */
export function createPlayer({ userId, client, artwork }: PlayerParts): FamilyPlayer {
  const playback = createPlayback()
  const positions = createPositions(userId)
  const audio = new Audio()
  let engine: Engine | null = null
  let isStopped = false

  async function load(): Promise<Engine | null> {
    const { createEngine } = await import('./engine.ts')
    if (!isStopped) engine ??= createEngine({ audio, playback, positions, client, artwork })
    return engine
  }

  function send(command: PlayerCommand): void {
    if (engine) {
      engine.send(command)
      return
    }
    isStopped = false
    const isPlay = command.type === 'play' || command.type === 'toggle'
    if (isPlay) {
      // Pressed now, an iPhone lets it sound later.
      audio.load()
      playback.dispatch({ type: 'loads', story: command.story, duration: 0 })
    }
    load().then(
      (loaded) => loaded?.send(isPlay ? { ...command, type: 'play' } : command),
      () => isPlay && playback.dispatch({ type: 'fails', failure: 'unreachable' }),
    )
  }

  function ready(story: StorySummary): void {
    const stored = audioOf(story)
    const isIdle = () => playback.state().status === 'idle'
    if (!isIdle() || stored?.duration == null) return
    const show = (source: string) => {
      audio.preload = 'metadata'
      audio.src = source
      audio.currentTime = positions.of(story.id, stored.v)
    }
    if (!hasSavedAudio(story.id, stored.address)) show(stored.address)
    else void openSavedAudio(story.id).then((saved) => saved && isIdle() && show(saved))
  }

  return {
    state: playback.state,
    subscribe: playback.subscribe,
    positionOf: (storyId) => positions.of(storyId),
    time: () => engine?.time() ?? 0,
    setFollowed: (isFollowed) => playback.learn({ isFollowed }),
    send,
    ready,
    preload: () => void load().catch(() => {}),
    stop() {
      isStopped = true
      engine?.stop()
      engine = null
      playback.dispatch({ type: 'closes' })
    },
  }
}

let current: { userId: string; player: FamilyPlayer } | null = null

/**
 * The family's one player. It outlives the screens: where a session has to be renewed they give way for a moment, and the
 * story plays on. It ends when nobody, or somebody else, is signed in.
 */
export function familyPlayer(parts: PlayerParts): FamilyPlayer {
  if (current?.userId === parts.userId) return current.player
  current?.player.stop()
  const player = createPlayer(parts)
  current = { userId: parts.userId, player }
  const unsubscribe = onSession(() => {
    const session = currentSession()
    const isGone = session.status === 'signed-out' || session.status === 'unverified'
    const isOther = session.status === 'signed-in' && session.account.id !== parts.userId
    if (!isGone && !isOther) return
    unsubscribe()
    player.stop()
    if (current?.player === player) current = null
  })
  return player
}

/** For the moment before a family signs out: what is asked after it would find no session. */
export function stopFamilyPlayer(): void {
  if (current?.player.state().story) current.player.send({ type: 'close' })
  current?.player.stop()
}
