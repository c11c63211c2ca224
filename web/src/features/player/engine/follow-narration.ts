import type { Narration } from '@perinka/contract/narration'
import { ApiError, mayPass } from '../../../shared/api/api-error.ts'

const EVERY_MS = 1000
/** A connection that is gone for this many questions in a row is gone. */
const PATIENCE = 10

/**
 * Asks how a narration comes along until it is done or failed, and tells each answer. Throws a refusal, and a connection that
 * stays broken.
 */
export async function followNarration(
  ask: () => Promise<Narration>,
  tell: (narration: Narration) => void,
  signal: AbortSignal,
): Promise<Narration> {
  for (let broken = 0; ; ) {
    try {
      const narration = await ask()
      broken = 0
      tell(narration)
      if (narration.status !== 'running') return narration
    } catch (error) {
      broken++
      const isRefused = error instanceof ApiError && !mayPass(error)
      if (signal.aborted || isRefused || broken === PATIENCE) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
    signal.throwIfAborted()
  }
}
