interface Activation {
  /** Whether Premium is open, by what this server knows. */
  look: () => Promise<boolean>
  /** The same, after this server has asked the payment provider itself. */
  askProvider: () => Promise<boolean>
  signal: AbortSignal
  /** Told by a test that does not want to wait. */
  now?: () => number
  sleep?: (milliseconds: number) => Promise<void>
}

/** Milliseconds. The provider's own word is usually there within a second or two; asking costs a call to its service. */
const LOOK_EACH = 1500
const ASK_AFTER = 5000
const ASK_EACH = 10_000
const PATIENCE = 30_000

/** Waits until a payment has opened Premium; false where it has not within half a minute. A call that fails is asked again. */
export async function awaitActivation({ look, askProvider, signal, now = Date.now, sleep = pause }: Activation) {
  const begun = now()
  let nextAsk = begun + ASK_AFTER
  while (!signal.aborted) {
    const asksProvider = now() >= nextAsk
    if (asksProvider) nextAsk = now() + ASK_EACH
    if (await (asksProvider ? askProvider() : look()).catch(() => false)) return true
    if (now() - begun >= PATIENCE) return false
    await sleep(LOOK_EACH)
  }
  return false
}

const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))
