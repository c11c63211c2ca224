import { nameOf } from '../../narration/making/store-audio.ts'
import type { Ports } from '../../ports/ports.ts'
import type { Missing } from './words.ts'
import type { Entry } from './zip.ts'

interface Recording {
  /** Of the narration. */
  id: string
  /** In the zip. */
  name: string
  byteLength: number | null
  lastModified: Date
}

/**
 * A recording as the store gives it: nothing where it gives none, and a part where it breaks off. Either is noted in
 * `missing`, because what has gone into the zip before cannot be taken back.
 */
export async function* recording(
  { audioStore, log }: Pick<Ports, 'audioStore' | 'log'>,
  { id, name, byteLength, lastModified }: Recording,
  missing: Missing[],
): AsyncGenerator<Entry> {
  const lost = (err: unknown, isCut: boolean) => {
    log.warn({ err, narration: id }, 'a recording is not in the export as it should be')
    missing.push({ name, isCut })
  }
  const source = await audioStore.read(nameOf(id)).catch((err: unknown) => lost(err, false))
  if (source === undefined) return
  if (source === null) return lost(null, false)
  const reader = source.getReader()
  try {
    // A store that fails at once has given nothing: no file of no bytes.
    const first = await reader.read().catch((err: unknown) => lost(err, false))
    if (first) yield { name, lastModified, input: pieces(reader, first, byteLength, (err) => lost(err, true)) }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

async function* pieces(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  first: Awaited<ReturnType<typeof reader.read>>,
  byteLength: number | null,
  cut: (error: unknown) => void,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let sent = 0
  try {
    for (let piece = first; !piece.done; piece = await reader.read()) {
      sent += piece.value.byteLength
      yield Uint8Array.from(piece.value)
    }
    if (byteLength !== null && sent < byteLength) cut(null)
  } catch (error) {
    cut(error)
  }
}
