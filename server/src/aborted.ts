/** What the work comes to, or the signal's reason at once when aborted; what comes of the work then is nobody's business. */
export async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const leave = () => reject(signal.reason)
  signal.addEventListener('abort', leave)
  if (signal.aborted) leave()
  try {
    return await Promise.race([aborted, work])
  } finally {
    signal.removeEventListener('abort', leave)
    work.catch(() => {})
  }
}

/** What the work comes to, or `late` thrown after so many milliseconds; what comes of the work then is nobody's business. */
export async function inTime<T>(work: Promise<T>, ms: number, late: () => unknown): Promise<T> {
  const { promise: over, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(late()), ms)
  return Promise.race([work, over]).finally(() => clearTimeout(timer))
}

/** Leaves at once when aborted, even where the source does not listen. */
export async function* untilAborted<T>(source: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  const items = source[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await orAborted(items.next(), signal)
      if (next.done) return
      yield next.value
    }
  } finally {
    // Not awaited: a source that hangs would hang this as well.
    items.return?.().catch(() => {})
  }
}
