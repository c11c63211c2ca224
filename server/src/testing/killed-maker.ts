import { fileAudioStore } from '../adapters/audio-store/files.ts'
import { DEFAULT_BOUNDS } from '../config/bounds.ts'
import { connect } from '../db/connect.ts'
import { openNotifications } from '../durable/notifications.ts'
import { createLog } from '../http/log.ts'
import { beginNarration } from '../narration/begin-narration.ts'
import { createNarrations } from '../narration/narrations.ts'
import type { AudioStore } from '../ports/audio-store.ts'
import { createEntitlements } from '../rights/entitlements.ts'
import { scriptedNarrator } from './narrator.ts'

/**
 * A server process of its own that reads one story aloud and is killed, as `kill -9` would, at the step it was told:
 * `killed-maker.ts <database> <parent> <story> <folder of the store> <step>`.
 */
export const STEPS = ['begun', 'asked', 'first part', 'half', 'all said', 'put', 'done'] as const
export type Step = (typeof STEPS)[number]

if (import.meta.main) {
  const [databaseUrl = '', userId = '', storyId = '', folder = '', step] = process.argv.slice(2)
  const { db } = connect({ databaseUrl, max: 4 })
  const log = createLog('silent')
  const notifications = openNotifications({ databaseUrl, log })
  const dieAt = (one: Step) => {
    if (step === one) die()
  }
  // While a piece is asked for, the one two before it is kept and the one before is being encoded.
  const narrator = scriptedNarrator({
    before: (piece) => {
      if (piece === 0) dieAt('asked')
      if (piece === 2) dieAt('first part')
      if (piece === 5) dieAt('half')
    },
  })
  const audioStore = dyingStore(await fileAudioStore(folder), dieAt)
  const narrations = createNarrations({ db, notifications, narrator, audioStore, log })
  const ports = { db, narrations, entitlements: createEntitlements(true), bounds: DEFAULT_BOUNDS }
  const { standardAudioUrl } = await beginNarration(ports, userId, storyId, { voice: 'alloy' })
  dieAt('begun')
  const id = standardAudioUrl?.split('v=')[1] ?? ''
  for await (const { status } of narrations.watch(userId, id, AbortSignal.timeout(120_000))) {
    if (status === 'done') dieAt('done')
  }
  process.exit(1)
}

function die(): never {
  process.kill(process.pid, 'SIGKILL')
  throw new Error('killed')
}

function dyingStore(store: AudioStore, dieAt: (step: Step) => void): AudioStore {
  return {
    ...store,
    async put(name, audio) {
      dieAt('all said')
      await store.put(name, audio)
      dieAt('put')
    },
  }
}
