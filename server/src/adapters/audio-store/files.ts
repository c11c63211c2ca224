import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { type AudioStore, type ByteRange, checkName } from '../../ports/audio-store.ts'

/** Bytes that are read from a file at once: a few seconds of a narration. */
const CHUNK = 64 * 1024
/** What a crash left behind has not been written to for this long; what another process writes at this moment has. */
const LEFT_BEHIND_MS = 60_000
const UNFINISHED = '.part'

/** Keeps each narration as a file in `folder`, readable by its owner alone. Errors are the operating system's own. */
export async function fileAudioStore(folder: string): Promise<AudioStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await sweep(folder)
  return {
    adapter: 'files',
    async put(name, audio) {
      checkName(name)
      const unfinished = join(folder, `.${name}.${randomUUID()}${UNFINISHED}`)
      try {
        await write(unfinished, audio)
        await rename(unfinished, join(folder, name))
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => {})
        throw error
      }
      await syncFolder(folder)
    },
    async read(name, range) {
      checkName(name)
      const file = await open(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      })
      return file && (await bytesOf(file, range))
    },
    async remove(name) {
      checkName(name)
      await rm(join(folder, name), { force: true })
    },
  }
}

/** On the disk before it gets its name: after a power cut a name never stands for an empty file. */
async function write(path: string, audio: Uint8Array): Promise<void> {
  await using file = await open(path, 'wx', 0o600)
  await file.writeFile(audio)
  await file.sync()
}

/** Makes the name itself last; a folder cannot be synced everywhere, and then the system does it in its own time. */
async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder)
  await handle.sync().catch((error: NodeJS.ErrnoException) => {
    if (!['EINVAL', 'ENOTSUP', 'EPERM'].includes(error.code ?? '')) throw error
  })
}

async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(UNFINISHED)) continue
    const path = join(folder, name)
    const written = await stat(path).catch(() => null)
    if (written && Date.now() - written.mtimeMs > LEFT_BEHIND_MS) await rm(path, { force: true })
  }
}

/** Reads hardly further than somebody listens, and lets go of the file when nobody does any more. */
async function bytesOf(file: FileHandle, range: ByteRange | undefined): Promise<ReadableStream<Uint8Array>> {
  try {
    const { size } = await file.stat()
    if (range && range.start >= size) throw new RangeError('the range lies beyond the end of the object')
    const bytes = file.createReadStream({ ...range, highWaterMark: CHUNK })
    return Readable.toWeb(bytes, { strategy: { highWaterMark: 0 } }) as ReadableStream<Uint8Array>
  } catch (error) {
    await file.close()
    throw error
  }
}
