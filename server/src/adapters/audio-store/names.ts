/** A uuid in small letters and the ending: nothing that could lead out of a folder or a bucket's prefix. */
const NAME = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.mp3$/

/** Throws where `name` is no name of an object in the audio store. */
export function checkName(name: string): void {
  if (!NAME.test(name)) throw new TypeError('an object of the audio store is named by a uuid and .mp3')
}
