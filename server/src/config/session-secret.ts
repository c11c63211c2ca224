import { randomBytes, randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureDataDir } from './data-dir.ts'
import { StartRefused } from './start-refused.ts'

/** The secret of local mode: made at the first start and kept, readable by its owner alone, so that nobody is signed out. */
export async function keptSecret(dataDir: string): Promise<string> {
  await ensureDataDir(dataDir)
  const path = join(dataDir, 'session-secret')
  const secret = (await read(path)) ?? (await make(path))
  if (secret.length >= 32) return secret
  throw new StartRefused(`${path} holds no secret; delete it and start again (every family signs in anew).`)
}

/** Linked into place whole: of two starts at once both use the secret of the first. */
async function make(path: string): Promise<string> {
  const unfinished = `${path}.${randomUUID()}`
  await writeFile(unfinished, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true })
  await link(unfinished, path).catch((error) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(unfinished)
  return (await read(path)) ?? ''
}

async function read(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').then(
    (text) => text.trim(),
    (error) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    },
  )
}
