import { makeZip } from 'client-zip'

/** One file of a zip. */
export interface Entry {
  /** Folders end in a slash. */
  name: string
  /** None of its pieces may be empty. */
  input: string | AsyncIterable<string | Uint8Array<ArrayBuffer>>
  lastModified?: Date
}

/**
 * A zip of these files, made as fast as it is read. `ended` is called once, whatever ends it: its end, a failure, or a reader
 * who goes away, whom nothing is read for any more. `breakOff` is told of a failure.
 */
export function zipOf(
  entries: AsyncGenerator<Entry>,
  ended: () => void,
  breakOff: (error: unknown, controller: ReadableStreamDefaultController) => void,
): ReadableStream<Uint8Array> {
  // Only `next`: what the library would throw into it nobody would catch.
  const files = { [Symbol.asyncIterator]: () => ({ next: () => entries.next() }) }
  const reader = makeZip(files).getReader()
  let isLeft = false
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read()
          if (isLeft) return
          if (!done) return controller.enqueue(value)
          ended()
          controller.close()
        } catch (error) {
          if (isLeft) return
          ended()
          breakOff(error, controller)
        }
      },
      async cancel() {
        isLeft = true
        ended()
        await entries.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}
