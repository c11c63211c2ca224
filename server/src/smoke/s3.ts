import { randomBytes, randomUUID } from 'node:crypto'
import { s3AudioStore } from '../adapters/audio-store/s3.ts'
import type { S3Config } from '../config/audio-store.ts'
import type { Config } from '../config/config.ts'
import type { AudioStore } from '../ports/audio-store.ts'
import { type Check, spell, Unfit } from './check.ts'

const SIZE = 1000
const RANGE = { start: 100, end: 199 }

/** Puts one small object under a name of its own, reads it whole and in part, removes it, and sees that it is gone. */
export function s3Check({ audioStore }: Config): Check {
  const config = audioStore.adapter === 'files' ? null : audioStore
  return {
    name: 's3',
    place: config && `bucket ${`${config.bucket}/${config.prefix}`.slice(0, -1)} at ${new URL(config.endpoint).host}`,
    otherwise: 'S3_BUCKET; files in DATA_DIR/audio',
    patience: 60_000,
    call: () => (config ? keepAndRemove(config) : Promise.resolve([])),
  }
}

async function keepAndRemove(config: S3Config): Promise<string[]> {
  const store = s3AudioStore(config)
  const name = `${randomUUID()}.mp3`
  const object = randomBytes(SIZE)
  const begun = performance.now()
  try {
    await store.put(name, object)
    if (!(await read(store, name))?.equals(object)) throw new Unfit('What was put is not what is read.')
    const part = await read(store, name, RANGE)
    if (!part?.equals(object.subarray(RANGE.start, RANGE.end + 1)))
      throw new Unfit('A range is not what was asked for.')
  } catch (error) {
    // What went wrong first is what is told.
    await store.remove(name).catch(() => undefined)
    throw error
  }
  await store.remove(name)
  if (await read(store, name)) throw new Unfit('What was removed is still there.')
  return [`${SIZE} bytes put, read whole and in part, removed, gone: ${spell(performance.now() - begun)}`]
}

async function read(store: AudioStore, name: string, range?: typeof RANGE): Promise<Buffer | null> {
  const body = await store.read(name, range)
  return body && Buffer.from(await new Response(body).arrayBuffer())
}
