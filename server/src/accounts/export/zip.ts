import { makeZip } from 'client-zip'

/** One file of a zip. */
export interface Entry {
  /** Folders end in a slash. */
  name: string
  /** None of its pieces may be empty. */
  input: string | AsyncIterable<string | Uint8Array<ArrayBuffer>>
  lastModified?: Date
}

/** A zip of these files, made as fast as it is read. */
export function zipOf(entries: AsyncGenerator<Entry>): AsyncIterator<Uint8Array, unknown> {
  // Only `next`: what the library would throw into it nobody would catch.
  const files = { [Symbol.asyncIterator]: () => ({ next: () => entries.next() }) }
  const reader = makeZip(files).getReader()
  return { next: () => reader.read() as Promise<IteratorResult<Uint8Array>> }
}
