import { afterEach, expect, test, vi } from 'vitest'
import { isBackFromProvider } from './social-mark.ts'
import { returnAddress, takeRefusal } from './social-return.ts'

let address: URL

function at(path: string): void {
  address = new URL(path, 'http://localhost')
  vi.stubGlobal('location', address)
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_: unknown, __: string, to: string) => {
      address = new URL(to, address)
    },
  })
}
afterEach(() => vi.unstubAllGlobals())

test('a provider’s page leads back to the page it was left for, with what that page was asked', () => {
  at('/subscribe?code=HALF50')
  expect(returnAddress('google')).toBe('/subscribe?code=HALF50&social=google')
  expect(isBackFromProvider()).toBe(false)
})

test('what became of it is taken out of the address, and nothing else', () => {
  at('/subscribe?code=HALF50&social=google&error=access_denied&error_description=Send+money')
  expect(isBackFromProvider()).toBe(true)
  expect(takeRefusal()).toMatchObject({ code: 'access_denied', message: '' })
  expect(address.href).toBe('http://localhost/subscribe?code=HALF50')

  at('/?social=facebook')
  expect(takeRefusal()).toBeNull()
  expect(address.href).toBe('http://localhost/')
})
