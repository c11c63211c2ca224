import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { heardLog } from '../../../testing/speech.ts'
import { superviseVoice, type VoiceTimings } from './voice-process.ts'

/** Announces itself and answers `/health`, as a voice does. */
const WELL = `
  import { createServer } from 'node:http'
  import { createInterface } from 'node:readline'
  createInterface({ input: process.stdin }).once('close', () => process.exit(0)).once('line', (secret) => {
    const server = createServer((request, response) => {
      console.error('asked')
      response.statusCode = request.url === '/health' && request.headers.authorization === 'Bearer ' + secret ? 200 : 401
      response.end()
    })
    server.listen(0, '127.0.0.1', () => console.log(JSON.stringify({ port: server.address().port })))
  })`
/** Announces a port at which it never answers, and is in no hurry to end. */
const HUNG = `
  import { createServer } from 'node:http'
  process.on('SIGTERM', () => {})
  const server = createServer(() => {})
  server.listen(0, '127.0.0.1', () => console.log(JSON.stringify({ port: server.address().port })))`

async function given(source: string, timings: Partial<VoiceTimings> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'perinka-voice-'))
  const program = join(folder, 'voice.mjs')
  await writeFile(program, source)
  const { log, lines } = heardLog()
  const voice = superviseVoice(log, { program, firstDelay: 10, lastDelay: 40, ...timings })
  onTestFinished(async () => {
    await voice.stop()
    await rm(folder, { recursive: true })
  })
  const told = (message: string) => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg.includes(message))
  return { voice, program, lines, told, pid: () => told('is ready').at(-1)?.pid as number }
}

/** Whether there is such a process. */
function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('the voice process', () => {
  test('is started once, however often it is asked for, and answers with its secret', async () => {
    const { voice, told } = await given(WELL)
    voice.start()
    const [one, two] = await Promise.all([voice.ready(), voice.ready()])
    expect(two).toEqual(one)
    expect(one.secret.length).toBeGreaterThanOrEqual(40)
    const headers = { Authorization: `Bearer ${one.secret}` }
    expect((await fetch(new URL('/health', one.url), { headers })).status).toBe(200)
    expect(told('is ready')).toHaveLength(1)
  })

  test('is told nothing of the environment', async () => {
    const { voice, told } = await given(`console.error(JSON.stringify({ env: process.env }))${WELL}`)
    await voice.ready()
    await expect.poll(() => told('says')).toMatchObject([{ voice: { env: {} } }])
  })

  test('has its last words in the log where it fails', async () => {
    const { voice, told } = await given(`console.error('no such engine'); process.exit(3)`)
    voice.start()
    await expect.poll(() => told('says')[0]).toMatchObject({ voice: 'no such engine' })
    await expect.poll(() => told('has ended')[0]).toMatchObject({ how: 'it ended with code 3' })
  })

  test('that fails at every start is started again after a delay that grows, up to a bound', async () => {
    const { voice, told } = await given('process.exit(1)')
    voice.start()
    await expect.poll(() => told('has ended').length).toBeGreaterThan(4)
    expect(
      told('has ended')
        .map(({ againInMs }) => againInMs)
        .slice(0, 5),
    ).toEqual([10, 20, 40, 40, 40])
  })

  test('that fails at every start keeps nobody waiting, and is there again once it can be started', async () => {
    const { voice, program, told } = await given('process.exit(1)')
    await expect(voice.ready()).rejects.toMatchObject({
      message: 'the voice process cannot be started',
      mayPass: false,
    })
    expect(told('has ended').length).toBeGreaterThanOrEqual(3)
    await expect(voice.ready()).rejects.toThrow('the voice process cannot be started')
    await writeFile(program, WELL)
    await expect.poll(() => told('is ready')).toHaveLength(1)
    expect((await voice.ready()).url).toContain('http://127.0.0.1:')
  })

  test('that the system refuses to start is tried again, and takes nothing else down', async () => {
    const { log, lines } = heardLog()
    // A NUL: thrown by spawn itself, as where there is no memory for a process.
    const voice = superviseVoice(log, { program: 'voice\0.mjs', firstDelay: 10, lastDelay: 40 })
    onTestFinished(() => voice.stop())
    voice.start()
    await expect.poll(() => lines.filter((line) => line.includes('it could not be started')).length).toBeGreaterThan(1)
  })

  test('that lived for a while is started again after the first delay', async () => {
    const { voice, told } = await given('process.exit(1)', { settled: 0 })
    voice.start()
    await expect.poll(() => told('has ended').length).toBeGreaterThan(2)
    expect(
      told('has ended')
        .map(({ againInMs }) => againInMs)
        .slice(0, 3),
    ).toEqual([10, 10, 10])
  })

  test('that is killed comes back, at another address and with another secret', async () => {
    const { voice, pid, told } = await given(WELL)
    const first = await voice.ready()
    process.kill(pid(), 'SIGKILL')
    await expect.poll(() => told('has ended')[0]).toMatchObject({ how: 'it was ended by SIGKILL' })
    const second = await voice.ready()
    expect(second.url).not.toBe(first.url)
    expect(second.secret).not.toBe(first.secret)
  })

  test('that does not announce itself in time is ended and started again', async () => {
    const { voice, told } = await given('setInterval(() => {}, 1000)', { start: 300 })
    voice.start()
    await expect.poll(() => told('has ended')[0]).toMatchObject({ how: 'it was ended by SIGKILL' })
  })

  test('that announces nonsense is ended and started again', async () => {
    const { voice, told } = await given(`console.log('hello'); setInterval(() => {}, 1000)`)
    voice.start()
    await expect.poll(() => told('has ended')[0]).toMatchObject({ how: 'it was ended by SIGKILL' })
  })

  test('that is in doubt is ended where it does not answer, and left alone where it does', async () => {
    const hung = await given(HUNG, { health: 300 })
    hung.voice.doubt(await hung.voice.ready())
    await expect.poll(() => hung.told('has ended')).toHaveLength(1)

    const well = await given(WELL)
    const address = await well.voice.ready()
    well.voice.doubt(address)
    well.voice.doubt({ ...address, url: 'http://127.0.0.1:1/v1' })
    await expect.poll(() => well.told('says')).toMatchObject([{ voice: 'asked' }])
    expect(well.told('has ended')).toEqual([])
    expect(await well.voice.ready()).toBe(address)
  })
})

describe('the end of the voice process', () => {
  test('comes with the end of its standard input, and is awaited by everybody who asks for it', async () => {
    const { voice, pid, lines } = await given(WELL)
    await voice.ready()
    await Promise.all([voice.stop(), voice.stop()])
    expect(lives(pid())).toBe(false)
    await expect(voice.ready()).rejects.toThrow('the voice process was stopped')
    await voice.stop()
    expect(lines).toHaveLength(1)
  })

  test('is forced on one that does not listen', async () => {
    const { voice, pid } = await given(HUNG, { end: 200 })
    await voice.ready()
    await voice.stop()
    expect(lives(pid())).toBe(false)
  })

  test('ends the waiting of those who wait for it, and comes while it waits to start again', async () => {
    const { voice, told } = await given('process.exit(1)', { firstDelay: 60_000, lastDelay: 60_000 })
    const waiting = expect(voice.ready()).rejects.toThrow('the voice process was stopped')
    await expect.poll(() => told('has ended')).toHaveLength(1)
    await voice.stop()
    await waiting
  })

  test('leaves a listener who has waited long enough with his own reason', async () => {
    const { voice } = await given('setInterval(() => {}, 1000)', { end: 100 })
    const signal = AbortSignal.abort(new Error('not wanted'))
    await expect(voice.ready(signal)).rejects.toThrow('not wanted')
  })
})
