import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Logger } from 'pino'
import { onTestFinished } from 'vitest'
import type { Speak } from '../adapters/narrator/persist.ts'
import type { VoiceAddress } from '../adapters/narrator/voice/voice-life.ts'
import type { VoiceProcess } from '../adapters/narrator/voice/voice-process.ts'
import { createLog } from '../http/log.ts'
import type { Narrator, SpeechPiece, SpeechRequest } from '../ports/narrator.ts'
import { type SpeechAnswerScript, type SpeechServer, speechServer } from './speech-server.ts'

/** Patience for tests, in milliseconds: what comes at all comes in time on a busy machine as well. */
export const PATIENT = { ready: 15_000, first: 15_000, idle: 15_000, again: 10 }
/** For tests in which something never comes. */
export const HASTY = { ...PATIENT, first: 2000, idle: 2000 }

export const saying = (text: string, more: Partial<SpeechRequest> = {}): SpeechRequest => ({
  ...{ text, language: 'en', voice: 'nova', quality: 'standard' },
  ...more,
})

/** A log whose lines the test reads. */
export function heardLog(): { log: Logger; lines: string[] } {
  const lines: string[] = []
  return { log: createLog('info', { write: (line) => void lines.push(line) }), lines }
}

export async function givenServer(...answers: SpeechAnswerScript[]): Promise<SpeechServer> {
  const server = await speechServer(...answers)
  onTestFinished(() => server.close())
  return server
}

/** A voice process that is always ready, and is a scripted server. */
export function givenVoice({ baseUrl }: Pick<SpeechServer, 'baseUrl'>): VoiceProcess & { doubted: VoiceAddress[] } {
  const doubted: VoiceAddress[] = []
  return {
    doubted,
    start: () => {},
    ready: async () => ({ url: baseUrl, secret: 'a secret' }),
    doubt: (address) => void doubted.push(address),
    stop: async () => {},
  }
}

/** An address at which nobody listens. */
export async function nobody(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return `http://127.0.0.1:${port}/v1`
}

/** Everything that was said, and the code of the failure that ended it. */
export async function hear(
  narrator: Pick<Narrator, 'say'> | { say: Speak },
  what: SpeechRequest,
  signal = new AbortController().signal,
): Promise<{ said: SpeechPiece[]; code: string | null; error: unknown }> {
  const said: SpeechPiece[] = []
  try {
    for await (const piece of narrator.say(what, signal)) said.push(piece)
    return { said, code: null, error: null }
  } catch (error) {
    return { said, code: (error as { code?: string }).code ?? null, error }
  }
}

/** The texts that the marks of these pieces cover. */
export function marked(text: string, said: SpeechPiece[], kind: 'sentences' | 'words'): string[] {
  return said.flatMap((piece) => piece[kind].map(({ start, end }) => text.slice(start, end)))
}
