import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { keptSecret } from './session-secret.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'perinka-secret-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
})

describe('the secret of local mode', () => {
  test('is made once, even by two starts at once, and kept for its owner alone', async () => {
    const [first, second] = await Promise.all([keptSecret(dataDir), keptSecret(dataDir)])
    expect(first).toBe(second)
    expect(first.length).toBeGreaterThanOrEqual(32)
    expect(await keptSecret(dataDir)).toBe(first)
    expect((await stat(join(dataDir, 'session-secret'))).mode & 0o777).toBe(0o600)
  })

  test('differs from house to house', async () => {
    expect(await keptSecret(join(dataDir, 'one'))).not.toBe(await keptSecret(join(dataDir, 'two')))
  })

  test('is not replaced silently where the file is spoilt', async () => {
    await writeFile(join(dataDir, 'session-secret'), '')
    await expect(keptSecret(dataDir)).rejects.toThrow(/holds no secret; delete it and start again/)
  })
})
