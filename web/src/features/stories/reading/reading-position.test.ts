import { TITLE_PLACE } from '@perinka/contract/narration'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadParagraph, saveParagraph } from './reading-position.ts'

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
  expect(loadParagraph(bear)).toBe(TITLE_PLACE)
  saveParagraph(bear, 3)
  saveParagraph(boat, 5)
  saveParagraph(bear, 4)
  expect([bear, boat].map(loadParagraph)).toEqual([4, 5])
  expect(device.kept.size).toBe(0)
  saveParagraph(bear, null)
  saveParagraph(boat, TITLE_PLACE)
  expect([bear, boat].map(loadParagraph)).toEqual([TITLE_PLACE, TITLE_PLACE])
  expect(tab.kept.size).toBe(0)
})
