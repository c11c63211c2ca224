import { afterEach, expect, test, vi } from 'vitest'
import { STORED_THINGS } from './stored-things.ts'

const SOURCES = import.meta.glob<string>('../../**/*.ts', { query: '?raw', import: 'default', eager: true })
const MODULES = import.meta.glob('../../**/*.ts')

afterEach(() => vi.unstubAllGlobals())

test('the cookie page names every setting that the product keeps on a device', async () => {
  const read = new Set<string>()
  vi.stubGlobal('localStorage', {
    getItem(key: string) {
      read.add(key)
      return null
    },
  })
  const keeping = Object.keys(SOURCES).filter((path) => SOURCES[path]?.includes('deviceSettings<'))
  for (const path of keeping) await MODULES[path]?.()
  const named = new Set<string>(STORED_THINGS.flatMap(({ names }) => [...names]))
  expect(read.size).toBeGreaterThan(10)
  expect([...read].filter((key) => !named.has(key))).toEqual([])
})
