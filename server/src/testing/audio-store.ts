import type { AudioStore } from '../ports/audio-store.ts'

export interface ScriptedStore extends AudioStore {
  /** What it holds, by name. */
  objects: Map<string, Uint8Array>
  /** Names that were put, in order. */
  puts: string[]
}

/** A store in memory; `before` is awaited before each call and may throw what the store shall throw. */
export function scriptedStore(
  before: (call: 'put' | 'read' | 'remove', name: string) => unknown = () => {},
): ScriptedStore {
  const objects = new Map<string, Uint8Array>()
  const puts: string[] = []
  return {
    adapter: 'files',
    objects,
    puts,
    async put(name, audio) {
      puts.push(name)
      await before('put', name)
      objects.set(name, Uint8Array.from(audio))
    },
    async read(name, range) {
      await before('read', name)
      const object = objects.get(name)
      if (!object) return null
      const { start, end } = range ?? { start: 0, end: object.length - 1 }
      return new Blob([Uint8Array.from(object.subarray(start, end + 1))]).stream()
    },
    async remove(name) {
      await before('remove', name)
      objects.delete(name)
    },
  }
}
