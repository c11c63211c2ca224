import { randomUUID } from 'node:crypto'
import {
  type FileHandle,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fileAudioStore } from './files.ts'

const NAME = `${randomUUID()}.mp3`
const AUDIO = Buffer.alloc(200_000, 'la')

let folder: string
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'perinka-audio-')), 'audio')
})
afterEach(async () => {
  await rm(join(folder, '..'), { recursive: true })
})

/** The class behind every open file, so that a test can make the disk fail. */
async function fileHandles(): Promise<FileHandle> {
  await using file = await open(tmpdir())
  return Object.getPrototypeOf(file) as FileHandle
}

function systemError(code: string): Error {
  return Object.assign(new Error(`${code}: scripted`), { code })
}

/** Open files of this process that lie in the folder. */
async function openFiles(): Promise<string[]> {
  const links = await Promise.all(
    (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')),
  )
  return links.filter((path) => path.startsWith(folder))
}

describe('narrations kept as files', () => {
  test('can be read by their owner alone', async () => {
    const store = await fileAudioStore(folder)
    await store.put(NAME, AUDIO)
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    expect((await stat(join(folder, NAME))).mode & 0o777).toBe(0o600)
    expect(await readdir(folder)).toEqual([NAME])
  })

  test('are on the disk before they have their name', async () => {
    const store = await fileAudioStore(folder)
    const seen: string[][] = []
    const handles = await fileHandles()
    const { sync } = handles
    using _watched = vi.spyOn(handles, 'sync').mockImplementation(async function (this: FileHandle) {
      seen.push(await readdir(folder))
      return sync.call(this)
    })
    await store.put(NAME, AUDIO)
    // Twice: the file under another name, then the folder with the name in it.
    expect(seen).toEqual([[expect.stringMatching(/^\..*\.part$/)], [NAME]])
  })

  test('leave nothing behind where the disk is full, and the one before stays whole', async () => {
    const store = await fileAudioStore(folder)
    await store.put(NAME, Buffer.from('before'))
    const handles = await fileHandles()
    using _full = vi.spyOn(handles, 'writeFile').mockImplementation(async function (this: FileHandle, data) {
      await this.write((data as Buffer).subarray(0, 1000))
      throw systemError('ENOSPC')
    })
    await expect(store.put(NAME, AUDIO)).rejects.toMatchObject({ code: 'ENOSPC' })
    expect(await readdir(folder)).toEqual([NAME])
    expect(await readFile(join(folder, NAME), 'utf8')).toBe('before')
    expect(await openFiles()).toEqual([])
  })

  test('leave nothing behind where a disk notices only at the end that it is full', async () => {
    const store = await fileAudioStore(folder)
    using _full = vi.spyOn(await fileHandles(), 'sync').mockRejectedValue(systemError('EDQUOT'))
    await expect(store.put(NAME, AUDIO)).rejects.toMatchObject({ code: 'EDQUOT' })
    expect(await readdir(folder)).toEqual([])
  })

  test('fail with the system’s own error where the folder is lost', async () => {
    const store = await fileAudioStore(folder)
    await rm(folder, { recursive: true })
    await writeFile(folder, '')
    await expect(store.put(NAME, AUDIO)).rejects.toMatchObject({ code: 'ENOTDIR' })
    await expect(store.read(NAME)).rejects.toMatchObject({ code: 'ENOTDIR' })
  })

  test('are freed at start from what a crash left half written, not from what another process writes', async () => {
    await mkdir(folder)
    const left = join(folder, `.${NAME}.${randomUUID()}.part`)
    const writing = join(folder, `.${NAME}.${randomUUID()}.part`)
    for (const path of [left, writing, join(folder, NAME)]) await writeFile(path, 'la')
    const anHourAgo = Date.now() / 1000 - 3600
    for (const path of [left, join(folder, NAME)]) await utimes(path, anHourAgo, anHourAgo)
    await fileAudioStore(folder)
    expect((await readdir(folder)).map((name) => join(folder, name)).sort()).toEqual(
      [writing, join(folder, NAME)].sort(),
    )
  })

  test.runIf(process.platform === 'linux')(
    'hold no file open once a reader has ended, left or met a fault',
    async () => {
      const store = await fileAudioStore(folder)
      await store.put(NAME, AUDIO)
      await new Response(await store.read(NAME)).arrayBuffer()
      const reader = (await store.read(NAME))?.getReader()
      await reader?.read()
      expect(await openFiles()).toHaveLength(1)
      await reader?.cancel()
      await expect(store.read(NAME, { start: 999_999, end: 1_000_000 })).rejects.toThrow()
      const broken = (await store.read(NAME))?.getReader()
      using _broken = vi.spyOn(await fileHandles(), 'read').mockRejectedValue(systemError('EIO'))
      await expect(broken?.read()).rejects.toMatchObject({ code: 'EIO' })
      expect(await openFiles()).toEqual([])
    },
  )
})
