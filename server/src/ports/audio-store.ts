/** What `read` shall answer of an object, in bytes, both ends inclusive. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * Where finished narrations are kept, by name (a uuid and an ending). An object is there whole or not at all: `put`
 * replaces it in one step. Every method throws where the store cannot be reached or is full; the caller decides what
 * that means for the family.
 */
export interface AudioStore {
  adapter: 'files' | 's3'
  put(name: string, audio: Uint8Array): Promise<void>
  /** Bytes of an object, all where no range is given; null where there is no such object. */
  read(name: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null>
  /** Nothing happens where there is no such object. */
  remove(name: string): Promise<void>
}

/** A uuid in small letters and the ending: nothing that could lead out of a folder or a bucket's prefix. */
const NAME = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.mp3$/

/** Throws where `name` is no name of an object in the audio store. */
export function checkName(name: string): void {
  if (!NAME.test(name)) throw new TypeError('an object of the audio store is named by a uuid and .mp3')
}
