import { describe, expect, test } from 'vitest'
import { createTurnstile } from './turnstile.ts'

const STAYS = new AbortController().signal
const tooMany = expect.objectContaining({ code: 'too_many_requests', retryAfterSeconds: expect.any(Number) })

/** Work that the test ends, and the order in which it was begun. */
function given(size = { atOnce: 2, waiting: 6, waitingEach: 4 }) {
  const turnstile = createTurnstile(size)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const pass = (whose: string, name: string, signal = STAYS) =>
    turnstile.pass(whose, signal, async () => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.set(name, resolve))
      return name
    })
  const settled = () => new Promise(setImmediate)
  const end = async (name: string) => {
    await settled()
    ends.get(name)?.()
    await settled()
  }
  return { begun, pass, end, settled, turnstile }
}

describe('heavy work', () => {
  test('is done for as many at once as may, and for the next when one has ended', async () => {
    const { begun, pass, end, settled } = given()
    const first = pass('a', 'a1')
    void pass('a', 'a2')
    void pass('a', 'a3')
    await settled()
    expect(begun).toEqual(['a1', 'a2'])
    await end('a1')
    expect(await first).toBe('a1')
    expect(begun).toEqual(['a1', 'a2', 'a3'])
  })

  test('is done in turns: who sends much waits behind who sends little', async () => {
    const { begun, pass, end } = given({ atOnce: 1, waiting: 6, waitingEach: 4 })
    for (const name of ['a1', 'a2', 'a3', 'a4']) void pass('a', name)
    void pass('b', 'b1')
    void pass('c', 'c1')
    for (const name of ['a1', 'a2', 'b1', 'c1', 'a3']) await end(name)
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4'])
  })

  test('is refused with the time to wait where one sends too much, and where all of them do', async () => {
    const { pass } = given()
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void pass('a', name)
    for (const name of ['b1', 'b2', 'b3']) void pass('b', name)
    await expect(pass('b', 'b4')).rejects.toEqual(tooMany)
    const { pass: alone } = given()
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']) void alone('a', name)
    await expect(alone('a', 'a7')).rejects.toEqual(tooMany)
  })

  test('of many is not kept from others by a few who fill the line: the last of the longest is refused instead', async () => {
    const { begun, pass, end } = given({ atOnce: 1, waiting: 6, waitingEach: 3 })
    void pass('a', 'a1')
    const [, , last] = ['a2', 'a3', 'a4'].map((name) => pass('a', name))
    for (const name of ['b1', 'b2', 'b3']) void pass('b', name).catch(() => undefined)
    void pass('family', 'sign-in')
    await expect(last).rejects.toEqual(tooMany)
    for (const name of ['a1', 'a2', 'b1', 'sign-in', 'a3']) await end(name)
    expect(begun).toEqual(['a1', 'a2', 'b1', 'sign-in', 'a3', 'b2'])
  })

  test('that fails hands its turn on', async () => {
    const { begun, pass, settled, turnstile } = given({ atOnce: 1, waiting: 6, waitingEach: 4 })
    const failing = turnstile.pass('a', STAYS, () => Promise.reject(new Error('scripted')))
    void pass('a', 'a2')
    await expect(failing).rejects.toThrow('scripted')
    await settled()
    expect(begun).toEqual(['a2'])
  })

  test('is not begun for who has left, and keeps nobody from their turn', async () => {
    const { begun, pass, end, settled } = given({ atOnce: 1, waiting: 2, waitingEach: 1 })
    const leaving = new AbortController()
    void pass('a', 'a1')
    const left = pass('b', 'b1', leaving.signal)
    void pass('c', 'c1')
    leaving.abort()
    await expect(left).rejects.toMatchObject({ code: 'malformed' })
    void pass('b', 'b2')
    for (const name of ['a1', 'c1', 'b2']) await end(name)
    expect(begun).toEqual(['a1', 'c1', 'b2'])
    void pass('d', 'd1')
    await settled()
    expect(begun).toContain('d1')
  })
})
