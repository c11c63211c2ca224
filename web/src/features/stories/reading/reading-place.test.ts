import { TITLE_PLACE } from '@perinka/contract/narration'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepParagraph, keptParagraph } from './reading-place.ts'

const story = (id: string) => ({ id, userId: 'eva' })
const [bear, boat] = [story('bear'), story('boat')]

function storage() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const [device, tab] = [storage(), storage()]

beforeEach(() => {
  vi.stubGlobal('localStorage', device)
  vi.stubGlobal('sessionStorage', tab)
})
afterEach(() => vi.unstubAllGlobals())

test('where a parent came to is kept for each story, in the tab alone while nobody has allowed more', () => {
  expect(keptParagraph(bear)).toBe(TITLE_PLACE)
  keepParagraph(bear, 3)
  keepParagraph(boat, 5)
  keepParagraph(bear, 4)
  expect([bear, boat].map(keptParagraph)).toEqual([4, 5])
  expect(device.kept.size).toBe(0)
  keepParagraph(bear, null)
  keepParagraph(boat, TITLE_PLACE)
  expect([bear, boat].map(keptParagraph)).toEqual([TITLE_PLACE, TITLE_PLACE])
  expect(tab.kept.size).toBe(0)
})
