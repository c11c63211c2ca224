import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { startEngine } from './engine/engine.ts'
import { createVoiceServer } from './http/server.ts'
import { clientOf } from './testing/client.ts'
import { startVoice } from './testing/voice-process.ts'
import { createTurns } from './turns.ts'

const LONG = 'The bear looked at the moon, and the moon looked at the bear. '.repeat(30)

const engine = await startEngine()

/** The real engine and a server in this process, where it can be counted how often the engine speaks. */
async function watchedVoice() {
  const spoken: string[] = []
  const counting: typeof engine = {
    say(...what) {
      spoken.push(what[0])
      return engine.say(...what)
    },
  }
  const server = createVoiceServer({ engine: counting, turns: createTurns(), log: () => {} }, 'secret')
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    ...clientOf(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'secret'),
    spoken: () => spoken,
    [Symbol.dispose]: () => {
      server.close()
    },
  }
}

test('ends when its standard input ends, even in the middle of a story', async () => {
  const voice = await startVoice()
  const lines = voice.lines({ input: LONG })
  await lines.next()
  voice.child.stdin?.end()
  const [code] = await once(voice.child, 'exit')
  expect(code).toBe(0)
  await expect(async () => {
    for await (const _ of lines);
  }).rejects.toThrow()
})

test('announces its port and nothing else, and its log tells neither what was said nor what could not be read', async () => {
  await using voice = await startVoice()
  expect(voice.announced).toEqual({ port: expect.any(Number) })
  expect(await voice.speak({ input: 'The bear said 안녕, привет and مرحبا.', language: 'en' })).not.toHaveLength(0)
  expect(await voice.post('{"input": "The bear said 안녕')).toHaveProperty('status', 400)
  voice.child.stdin?.end()
  await once(voice.child, 'close')
  expect(voice.logs()).toBe('')
})

test('a client that leaves stops what is done for it', async () => {
  using voice = await watchedVoice()
  const leaving = new AbortController()
  for await (const _ of voice.lines({ input: LONG }, leaving.signal)) break
  leaving.abort()
  await voice.speak({ input: 'Good night.' })
  const spoken = voice.spoken().length
  await voice.speak({ input: 'Good night.' })
  expect(voice.spoken()).toHaveLength(spoken + 1)
  expect(spoken).toBeLessThan(30)
})

test('eight stories at once are told sentence by sentence in turn', async () => {
  using voice = await watchedVoice()
  const letters = 'abcdefgh'.split('')
  const lines = await Promise.all(letters.map((letter) => voice.speak({ input: `Bear ${letter} sleeps. `.repeat(5) })))
  expect(lines.map(({ length }) => length)).toEqual(letters.map(() => 5))
  let lead = 0
  const told = new Map(letters.map((letter) => [letter, 0]))
  for (const text of voice.spoken()) {
    const letter = text.split(' ')[1] as string
    told.set(letter, (told.get(letter) as number) + 1)
    const counts = [...told.values()]
    const ahead = Math.max(...counts) - Math.min(...counts)
    // Whoever came first is ahead for good, but never further than when the last one came.
    if (Math.min(...counts) === 0) lead = ahead
    else if (Math.max(...counts) < 5) expect(ahead).toBeLessThanOrEqual(lead + 1)
  }
})

test('a short story does not wait for a long one to end', async () => {
  using voice = await watchedVoice()
  const order: string[] = []
  const long = (async () => {
    for await (const _ of voice.lines({ input: LONG })) order.push('long')
  })()
  for await (const _ of voice.lines({ input: 'Good night. Sleep well.' })) order.push('short')
  await long
  expect(order.lastIndexOf('short')).toBeLessThan(order.length / 2)
})
