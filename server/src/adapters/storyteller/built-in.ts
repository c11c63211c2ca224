import { setImmediate as breathe } from 'node:timers/promises'
import { tellStory } from '@perinka/storyteller/tell'
import { readyToRead } from '@perinka/storyteller/telling/ready'
import { Failure } from '../../failure.ts'
import type { Storyteller } from '../../ports/storyteller.ts'

/** The product's own storyteller: no key, no network, no waiting. */
export function builtInStoryteller(): Storyteller {
  return {
    adapter: 'built-in',
    model: null,
    prepare: readyToRead,
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

/**
 * Lets `spare` tell the story where `first` fails before it has said a word; its provenance then says
 * so. What was said is never taken back, so a later failure stays one, and so does a refusal.
 */
export function withFallback(first: Storyteller, spare: Storyteller): Storyteller {
  return {
    ...first,
    async *tell(brief, signal) {
      let hasSpoken = false
      try {
        for await (const event of first.tell(brief, signal)) {
          hasSpoken = true
          yield event
        }
        return
      } catch (error) {
        if (hasSpoken || !(error instanceof Failure) || error.code !== 'generation_failed') throw error
      }
      for await (const event of spare.tell(brief, signal)) {
        yield event.kind === 'finished' ? { ...event, provenance: { ...event.provenance, fellBack: true } } : event
      }
    },
  }
}
