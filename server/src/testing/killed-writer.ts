import { DEFAULT_BOUNDS } from '../config/bounds.ts'
import { connect } from '../db/connect.ts'
import { openNotifications } from '../durable/notifications.ts'
import { createLog } from '../http/log.ts'
import type { Storyteller } from '../ports/storyteller.ts'
import { createEntitlements } from '../rights/entitlements.ts'
import { beginStory } from '../stories/begin-story.ts'
import { createGenerations } from '../stories/generations.ts'
import { scriptedStoryteller } from './storyteller.ts'

/**
 * A server process of its own that writes one story and is killed, as `kill -9` would, at the step it
 * was told: `killed-writer.ts <database> <parent> <child> <step>`.
 */
export const STEPS = ['begun', 'first paragraph', 'last paragraph', 'finishing', 'finished'] as const
export type Step = (typeof STEPS)[number]

if (import.meta.main) {
  const [databaseUrl = '', userId = '', childProfileId = '', step] = process.argv.slice(2)
  const { db } = connect({ databaseUrl, max: 4 })
  const storyteller = killedAt(step as Step)
  const log = createLog('silent')
  const notifications = openNotifications({ databaseUrl, log })
  const generations = createGenerations({ db, notifications, storyteller, log })
  const ports = { db, storyteller, log, generations, entitlements: createEntitlements(true), bounds: DEFAULT_BOUNDS }
  await beginStory(ports, userId, { childProfileId, theme: 'space', voice: 'nova', characters: [] })
  setTimeout(() => process.exit(1), 120_000)
}

function die(): never {
  process.kill(process.pid, 'SIGKILL')
  throw new Error('killed')
}

/** A pull for what comes next means that what came before is stored. */
function killedAt(step: Step): Storyteller {
  const told = scriptedStoryteller({
    before: (index) => {
      if (step === 'first paragraph' && index === 1) die()
      if (step === 'last paragraph' && index === 3) die()
    },
  })
  return {
    ...told,
    async *tell(brief, signal) {
      if (step === 'begun') die()
      for await (const said of told.tell(brief, signal)) {
        // Within the transaction that stores the story: the bible goes in last, and dies on its way.
        if (step === 'finishing' && said.kind === 'finished') Object.assign(said.bible, { toJSON: die })
        try {
          yield said
        } finally {
          // The writer leaves once the story is stored.
          if (step === 'finished' && said.kind === 'finished') die()
        }
      }
    },
  }
}
