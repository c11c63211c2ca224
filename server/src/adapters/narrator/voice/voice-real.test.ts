import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { peakOf } from '../../../sound/loudness.ts'
import { hear, heardLog, marked, saying } from '../../../testing/speech.ts'
import { createNarrator } from '../../choose.ts'
import { superviseVoice } from './voice-process.ts'

function given() {
  const { log, lines } = heardLog()
  const voice = superviseVoice(log)
  onTestFinished(() => voice.stop())
  const pid = () => lines.map((line) => JSON.parse(line)).findLast(({ msg }) => msg.endsWith('is ready'))?.pid as number
  return { voice, lines, pid, narrator: createNarrator({ adapter: 'built-in' }, { voice, log }) }
}

describe('the real voice', () => {
  test('reads a paragraph aloud, word by word, in both languages', async () => {
    const { narrator } = given()
    for (const [language, text] of [
      ['en', 'A fox sat by the gate. “Good night,” said Ema.'],
      ['sk', 'Líška sedela pri bráne. „Dobrú noc,“ povedala Ema.'],
    ] as const) {
      const { said, code } = await hear(narrator, saying(text, { language }))
      expect(code).toBe(null)
      expect(marked(text, said, 'sentences')).toHaveLength(2)
      expect(marked(text, said, 'words')).toEqual(text.match(/\p{L}+/gu))
      expect(said.at(-1)?.end).toBe(text.length)
      for (const { samples } of said) {
        expect(peakOf(samples)).toBeGreaterThan(0.05)
        expect(peakOf(samples)).toBeLessThanOrEqual(1)
      }
    }
  })

  test('that is killed in the middle of a paragraph goes on after the last sentence that was said', async () => {
    const { narrator, pid, lines } = given()
    const sentences = Array.from(
      { length: 20 },
      (_, n) => `The little fox number ${n} went to sleep in the soft grass.`,
    )
    const text = sentences.join(' ')
    const said: string[] = []
    let killed = 0
    for await (const { sentences: marks } of narrator.say(saying(text), new AbortController().signal)) {
      said.push(...marks.map(({ start, end }) => text.slice(start, end)))
      if (said.length === 3) {
        killed = pid()
        process.kill(killed, 'SIGKILL')
      }
    }
    expect(said).toEqual(sentences)
    expect(pid()).not.toBe(killed)
    expect(lines.filter((line) => line.includes('a paragraph is asked for again')).length).toBeGreaterThan(0)
  })
})

/** A program that keeps a voice, as the server does, and says on standard output which process it is. */
const KEEPER = `
  import { superviseVoice } from '${new URL('./voice-process.ts', import.meta.url)}'
  const log = { info: ({ pid }) => console.log(pid), warn() {}, error() {} }
  process.on('SIGINT', () => {})
  await superviseVoice(log).ready()
  setInterval(() => {}, 1000)`

async function keptVoice(): Promise<{ keeper: ChildProcess; pid: number }> {
  const keeper = spawn(process.execPath, ['--input-type=module', '-e', KEEPER], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void keeper.kill('SIGKILL'))
  const pid = await new Promise<number>((resolve) => {
    createInterface({ input: keeper.stdout }).once('line', (line) => resolve(Number(line)))
  })
  return { keeper, pid }
}

function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('a real voice whose server', () => {
  test('is killed ends too: no orphan is left', async () => {
    const { keeper, pid } = await keptVoice()
    expect(lives(pid)).toBe(true)
    keeper.kill('SIGKILL')
    await expect.poll(() => lives(pid)).toBe(false)
  })

  test('gets Ctrl-C lives on until the server has let it go', async () => {
    const { keeper, pid } = await keptVoice()
    // To the whole group, as a terminal does.
    process.kill(-(keeper.pid ?? 0), 'SIGINT')
    await wait(500)
    expect(lives(pid)).toBe(true)
    keeper.kill('SIGKILL')
    await expect.poll(() => lives(pid)).toBe(false)
  })
})
