import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const kept = new Map<string, string>()

beforeEach(() => {
  vi.resetModules()
  kept.clear()
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

/** The modules as a page that is just opened has them. */
const open = async () => ({ ...(await import('./settings.ts')), ...(await import('./listening.ts')) })

describe('a device', () => {
  test('that was told nothing reads English of normal size, plays nothing by itself, with a sound beneath', {
    tags: ['3.12', '3.12a'],
  }, async () => {
    const { currentSettings, currentListening } = await open()
    expect(currentSettings()).toMatchObject({ language: 'en', fontSize: 'normal' })
    expect(currentListening()).toMatchObject({ autoplay: false, backgroundAudio: true })
  })

  test('remembers what it was told under keys of its own', { tags: ['3.12', '3.12a'] }, async () => {
    const { changeSettings, changeListening } = await open()
    changeSettings({ language: 'sk', fontSize: 'bigger' })
    changeListening({ autoplay: true, backgroundAudio: false })
    expect(Object.fromEntries(kept)).toEqual({
      'perinka.language': 'sk',
      'perinka.fontSize': 'bigger',
      'perinka.autoplay': 'true',
      'perinka.backgroundAudio': 'false',
    })
    vi.resetModules()
    const again = await open()
    expect(again.currentSettings()).toMatchObject({ language: 'sk', fontSize: 'bigger' })
    expect(again.currentListening()).toMatchObject({ autoplay: true, backgroundAudio: false })
  })

  test('that forbids to look at its storage is one that was told nothing', async () => {
    vi.unstubAllGlobals()
    const looks = vi.fn(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    Object.defineProperty(globalThis, 'localStorage', { get: looks, configurable: true })
    const { currentSettings, changeSettings } = await open()
    expect(looks).toHaveBeenCalled()
    expect(currentSettings()).toMatchObject({ language: 'en', theme: 'night' })
    vi.stubGlobal('document', { documentElement: { dataset: {} } })
    changeSettings({ theme: 'day' })
    expect(currentSettings()).toMatchObject({ theme: 'day' })
    Reflect.deleteProperty(globalThis, 'localStorage')
  })

  test('takes nothing for a choice that is none', async () => {
    kept.set('perinka.language', 'cs')
    kept.set('perinka.fontSize', '40px')
    const { currentSettings } = await open()
    expect(currentSettings()).toMatchObject({ language: 'en', fontSize: 'normal' })
  })
})
