import { Failure } from '../../failure.ts'
import type { Storyteller } from '../../ports/storyteller.ts'

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
        for await (const told of first.tell(brief, signal)) {
          hasSpoken = true
          yield told
        }
        return
      } catch (error) {
        if (hasSpoken || !(error instanceof Failure) || error.code !== 'generation_failed') throw error
      }
      for await (const told of spare.tell(brief, signal)) {
        yield told.kind === 'finished' ? { ...told, provenance: { ...told.provenance, fellBack: true } } : told
      }
    },
  }
}
