/**
 * The `length` bytes that `reader` gives, exactly: one that gives fewer or more is thrown, because a client would wait for the
 * rest for ever, or take the next answer for it. However it ends, the reader is let go.
 */
export async function* exactly(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  length: number,
): AsyncGenerator<Uint8Array> {
  let left = length
  try {
    for (;;) {
      const { done, value } = await reader.read()
      left -= value?.byteLength ?? 0
      if (left < 0 || (done && left > 0)) {
        throw new Error('the store holds another number of bytes than the narration has')
      }
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}
