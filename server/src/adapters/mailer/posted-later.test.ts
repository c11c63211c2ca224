import { describe, expect, test } from 'vitest'
import { createLog } from '../../http/log.ts'
import type { Letter, Mailer } from '../../ports/mailer.ts'
import { postedLater } from './posted-later.ts'

/** A mail server that takes a letter when the test says so. */
function given() {
  const logged: string[] = []
  const taken: string[] = []
  const held: { letter: Letter; take(): void; refuse(): void }[] = []
  const slow: Mailer = {
    adapter: 'smtp',
    send: (letter) =>
      new Promise<void>((resolve, reject) => {
        const take = () => {
          taken.push(letter.to)
          resolve()
        }
        held.push({ letter, take, refuse: () => reject(new Error(`550 ${letter.to} is unknown`)) })
      }),
    forget: async () => {},
  }
  const log = createLog('debug', { write: (line: string) => void logged.push(line) })
  return { mailer: postedLater(slow, log), held, taken, logged }
}

const letterTo = (to: string): Letter => ({ to, subject: 'Dobrú noc', text: 'Spite sladko.' })

describe('letters that are posted later', () => {
  test('keep nobody waiting, go out a few at a time, and all of them arrive in order', async () => {
    const { mailer, held, taken } = given()
    const readers = Array.from({ length: 12 }, (_, i) => `parent-${i}@example.com`)
    for (const to of readers) await mailer.send(letterTo(to))
    expect(taken).toEqual([])
    expect(held).toHaveLength(5)
    for (let i = 0; i < readers.length; i += 1) {
      await expect.poll(() => held.length).toBeGreaterThan(i)
      held[i]?.take()
    }
    expect(taken).toEqual(readers)
    await mailer.close()
  })

  test('that cannot be posted are told to the log, without their reader, and hold up no other', async () => {
    const { mailer, held, taken, logged } = given()
    for (let i = 0; i < 6; i += 1) await mailer.send(letterTo(`parent-${i}@example.com`))
    for (const one of held.slice(0, 5)) one.refuse()
    await expect.poll(() => held.length).toBe(6)
    held[5]?.take()
    await mailer.close()
    expect(taken).toEqual(['parent-5@example.com'])
    expect(logged.filter((line) => line.includes('a letter could not be posted'))).toHaveLength(5)
    expect(logged.join('')).not.toContain('@example.com')
  })

  test('fill no memory while the mail server hangs: a thousand wait, the next is refused', async () => {
    const { mailer } = given()
    for (let i = 0; i < 1_005; i += 1) await mailer.send(letterTo('parent@example.com'))
    await expect(mailer.send(letterTo('parent@example.com'))).rejects.toThrow(/wait for the mail server/)
  })

  test('are thrown away while they wait, where their reader leaves, and no letter of anybody else', async () => {
    const { mailer, held, taken } = given()
    for (let i = 0; i < 5; i += 1) await mailer.send(letterTo(`parent-${i}@example.com`))
    for (const to of ['Gone@example.com', 'stays@example.com', 'gone@example.com']) await mailer.send(letterTo(to))
    await mailer.forget('gone@Example.com')
    for (const one of held.slice(0, 5)) one.take()
    await expect.poll(() => held.length).toBe(6)
    held[5]?.take()
    await mailer.close()
    expect(taken.slice(5)).toEqual(['stays@example.com'])
    expect(held).toHaveLength(6)
  })

  test('are waited for when the server stops', async () => {
    const { mailer, held, taken, logged } = given()
    await mailer.send(letterTo('parent@example.com'))
    const closing = mailer.close()
    held[0]?.take()
    await closing
    expect(taken).toEqual(['parent@example.com'])
    expect(logged).toEqual([])
  })
})
