import { refusal } from '../../../shared/api/ask.ts'
import { jitter } from '../../../shared/time/jitter.ts'

const PAUSE_MS = 400

/**
 * Reads a narration's bytes in order, also while it is being made. Where the connection breaks it comes back to the same byte,
 * as often as it gets any further. Throws `ApiError` for a refusal, and what broke the connection the second time.
 */
export async function readNarration(
  address: string,
  onBytes: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>,
  signal: AbortSignal,
  random = Math.random,
): Promise<void> {
  let got = 0
  for (let breaks = 0; ; ) {
    const before = got
    try {
      return await readFrom(got)
    } catch (error) {
      breaks = got > before ? 1 : breaks + 1
      if (signal.aborted || breaks > 1 || (error as Error).name === 'ApiError') throw error
      await new Promise((resolve) => setTimeout(resolve, jitter(PAUSE_MS, random)))
    }
  }

  async function readFrom(first: number): Promise<void> {
    // What is being made has no Range: it answers 200 and begins anew. The cache would lock the address until the end.
    const response = await fetch(address, {
      credentials: 'include',
      cache: 'no-store',
      signal,
      ...(first > 0 ? { headers: { Range: `bytes=${first}-` } } : {}),
    })
    if (!response.ok || !response.body) throw await refusal(response)
    let skip = response.status === 206 ? 0 : first
    const reader = response.body.getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const fresh = value.subarray(Math.min(skip, value.length))
      skip -= value.length - fresh.length
      got += fresh.length
      if (fresh.length > 0) await onBytes(fresh)
    }
  }
}
