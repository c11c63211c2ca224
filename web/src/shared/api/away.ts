import { ApiError } from './api-error.ts'
import { isAwayStatus, isServerAway, reached } from './reach.ts'

/** Milliseconds after which what the device has stands in for an answer that does not come. */
const PATIENCE_MS = 4000
const LITTLE_PATIENCE_MS = 600

class NoAnswer extends Error {}

/** Whether `error` says that the server could not be asked, rather than what it answered. */
export function isAwayError(error: unknown): boolean {
  return (
    error instanceof TypeError || error instanceof NoAnswer || (error instanceof ApiError && isAwayStatus(error.status))
  )
}

/** On a connection that hangs, gives up before a parent does. Its answer still counts: the screens are then shown anew. */
export async function soon<Answer>(asked: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => {
        reached(false)
        reject(new NoAnswer('the server does not answer'))
      },
      isServerAway() ? LITTLE_PATIENCE_MS : PATIENCE_MS,
    )
  })
  try {
    return await Promise.race([asked, tooLong])
  } finally {
    clearTimeout(timer)
  }
}
