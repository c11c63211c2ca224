import { afterEach, expect, test, vi } from 'vitest'
import { mailSent, secondsLeft } from './verification-mail.ts'

afterEach(() => vi.unstubAllGlobals())

test('another letter may be asked for a minute after the last one, also where the browser keeps nothing', {
  tags: ['4.4'],
}, () => {
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new DOMException('denied', 'SecurityError')
    },
    setItem() {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  mailSent()
  expect(secondsLeft()).toBe(60)
  mailSent(Date.now() - 60_000)
  expect(secondsLeft()).toBe(0)
})

test('a clock that was put back does not make the pause longer', () => {
  mailSent(Date.now() + 3_600_000)
  expect(secondsLeft()).toBe(0)
})
