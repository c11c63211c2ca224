import { setImmediate as breathe } from 'node:timers/promises'
import { tellStory } from '@perinka/storyteller/tell'
import type { Storyteller } from '../../ports/storyteller.ts'

/** The product's own storyteller: no key, no network, no waiting. */
export function builtInStoryteller(): Storyteller {
  return {
    adapter: 'built-in',
    model: null,
    async *tell(brief, signal) {
      for (const event of tellStory(brief)) {
        yield event
        // Other requests are answered between two paragraphs.
        await breathe()
        signal.throwIfAborted()
      }
    },
  }
}
