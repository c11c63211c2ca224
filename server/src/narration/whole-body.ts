/** Breaks off an answer that had begun when the store failed. */
export type BreakOff = (error: unknown, controller: ReadableStreamDefaultController) => void

/**
 * The `length` bytes of `source`, exactly. Resolves with its first piece at hand, so that a store that fails at once
 * fails before the answer begins; one that gives fewer or more breaks the answer off, because a client would wait for
 * the rest for ever, or take the next answer for it. Cancelling it cancels `source`. `ended` is told once, however it ends,
 * unless the promise is refused.
 */
export async function wholeBody(
  source: ReadableStream<Uint8Array>,
  length: number,
  breakOff: BreakOff,
  ended: () => void = () => {},
): Promise<ReadableStream<Uint8Array>> {
  const reader = source.getReader()
  let left = length
  let isLeft = false

  async function next(): Promise<Uint8Array | null> {
    const { done, value } = await reader.read()
    left -= value?.byteLength ?? 0
    if (left < 0 || (done && left > 0)) {
      await reader.cancel().catch(() => {})
      throw new Error('the store holds another number of bytes than the narration has')
    }
    return done ? null : value
  }

  let ready: Promise<Uint8Array | null> | null = Promise.resolve(await next())
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const piece = await (ready ?? next())
          ready = null
          if (piece) return controller.enqueue(piece)
          ended()
          controller.close()
        } catch (error) {
          if (isLeft) return
          ended()
          breakOff(error, controller)
        }
      },
      async cancel(reason) {
        isLeft = true
        ended()
        await reader.cancel(reason)
      },
    },
    { highWaterMark: 0 },
  )
}
