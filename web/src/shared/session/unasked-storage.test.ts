import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const KEY = 'perinka.family.eva.places'
const RECORDS = ['perinka.cookiePreferences', 'perinka.consent']

/** A browser's storage as far as the product uses it: its keys are its own. */
function storage(): Storage {
  const kept: Record<string, string> = {}
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem(key: string, value: string) {
      kept[key] = value
    },
    removeItem(key: string) {
      delete kept[key]
    },
  }
  return new Proxy(methods as Storage, {
    ownKeys: () => Object.keys(kept),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
}

async function freshPage() {
  vi.resetModules()
  const consent = await import('../consent/consent.ts')
  return { ...consent, ...(await import('./unasked-storage.ts')) }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
})
afterEach(() => vi.unstubAllGlobals())

describe('consent', () => {
  test('is kept under two keys and read again by the next page', { tags: ['2.57', '3.13'] }, async () => {
    const page = await freshPage()
    expect([page.isAllowed('functional'), page.isAllowed('analytics')]).toEqual([false, false])
    page.saveConsent({ analytics: false, functional: true })
    expect(localStorage.getItem('perinka.consent')).toBe('true')
    expect(JSON.parse(localStorage.getItem('perinka.cookiePreferences') ?? '')).toEqual({
      ...{ necessary: true, analytics: false, functional: true },
    })
    const next = await freshPage()
    expect([next.isAllowed('functional'), next.isAllowed('analytics')]).toEqual([true, false])
  })

  test('that is half there or makes no sense is none', { tags: ['2.53'] }, async () => {
    for (const record of [null, '{', 'null', '[]', '{"functional":true}', '{"analytics":"yes","functional":true}']) {
      localStorage.setItem('perinka.consent', 'true')
      if (record === null) localStorage.removeItem('perinka.cookiePreferences')
      else localStorage.setItem('perinka.cookiePreferences', record)
      expect((await freshPage()).isAllowed('functional'), `${record}`).toBe(false)
    }
    localStorage.removeItem('perinka.consent')
    localStorage.setItem('perinka.cookiePreferences', '{"necessary":true,"analytics":true,"functional":true}')
    expect((await freshPage()).isAllowed('analytics')).toBe(false)
  })
})

describe('consent in two tabs', () => {
  test('is the same in both, also when it is taken back', async () => {
    let tellOther: (event: { key: string }) => void = () => {}
    vi.stubGlobal('addEventListener', (_: string, listener: typeof tellOther) => {
      tellOther = listener
    })
    const other = await freshPage()
    other.followOtherTabs()
    const here = await freshPage()
    for (const functional of [true, false, true]) {
      const before = RECORDS.map((key) => localStorage.getItem(key))
      here.saveConsent({ analytics: false, functional })
      // A browser tells of what has become another value, and of nothing else.
      RECORDS.filter((key, at) => localStorage.getItem(key) !== before[at]).forEach((key) => void tellOther({ key }))
      expect(other.isAllowed('functional')).toBe(functional)
    }
  })
})

describe('what is remembered unasked', () => {
  test('lives in the tab until a parent says yes, then on the device', async () => {
    const page = await freshPage()
    page.followConsent()
    page.saveUnasked('eva', 'places', '[1]')
    expect([localStorage.getItem(KEY), sessionStorage.getItem(KEY)]).toEqual([null, '[1]'])
    page.saveConsent({ analytics: false, functional: true })
    expect([localStorage.getItem(KEY), sessionStorage.getItem(KEY)]).toEqual(['[1]', null])
    expect(page.loadUnasked('eva', 'places')).toBe('[1]')
  })

  test('goes from the device with a no, and nothing else does', async () => {
    const page = await freshPage()
    page.followConsent()
    localStorage.setItem('perinka.family.eva.writing', 'a wish')
    page.saveConsent({ analytics: true, functional: true })
    page.saveUnasked('eva', 'places', '[1]')
    page.saveConsent({ analytics: true, functional: false })
    expect(localStorage.getItem(KEY)).toBeNull()
    expect(localStorage.getItem('perinka.family.eva.writing')).toBe('a wish')
    expect(page.loadUnasked('eva', 'places')).toBe('[1]')
  })

  test('is taken off a device that was never asked', async () => {
    localStorage.setItem(KEY, '[1]')
    const page = await freshPage()
    page.followConsent()
    expect(localStorage.getItem(KEY)).toBeNull()
  })
})
