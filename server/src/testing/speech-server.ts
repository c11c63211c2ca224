import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SpeechBody } from '../adapters/narrator/request.ts'
import { spokenText } from './speech-sound.ts'

/** One answer of a speech server, in order of the requests; the last one repeats. */
export interface SpeechAnswerScript {
  /** Anything but 200 answers `body` at once. */
  status?: number
  headers?: Record<string, string>
  /** Answered instead of sound. */
  body?: string | Uint8Array
  /** Takes the request and never answers. */
  isMute?: boolean
  /** Changes the sound's bytes; sound of the whole text unless it is the built-in voice that is asked. */
  bytes?: (bytes: Buffer) => Uint8Array
  /** How the sound is made. */
  pace?: number
  rate?: number
  gain?: number
  pitch?: number
  /** What happens after so many sentences (built-in voice) or bytes of the sound. */
  cut?: { after: number; how: 'stall' | 'break' | 'end' }
}

export interface SpeechServer {
  baseUrl: string
  /** What was asked, in order, and with which headers. */
  asked: SpeechBody[]
  headers: Record<string, string | string[] | undefined>[]
  /** Requests that were left before their answer had ended. */
  left: number
  close(): Promise<void>
}

/** A speech server on loopback, OpenAI's protocol and the built-in voice's lines, that answers what the test has written. */
export async function speechServer(...answers: SpeechAnswerScript[]): Promise<SpeechServer> {
  const log: Omit<SpeechServer, 'baseUrl' | 'close'> = { asked: [], headers: [], left: 0 }
  const server = createServer(async (request, response) => {
    let sent = ''
    for await (const chunk of request) sent += chunk
    response.on('close', () => {
      if (!response.writableFinished) log.left++
    })
    const answer = answers[Math.min(log.asked.length, answers.length - 1)] ?? {}
    const body = JSON.parse(sent) as SpeechBody
    log.asked.push(body)
    log.headers.push({ path: request.url, ...request.headers })
    if (answer.isMute) return
    if (answer.status || answer.body !== undefined) {
      response.writeHead(answer.status ?? 200, { 'Content-Type': 'application/json', ...answer.headers })
      response.end(answer.body ?? '{"error":{"message":"scripted","code":"scripted"}}')
    } else if (request.headers.accept === 'application/x-ndjson') sayLines(response, body, answer)
    else sayWhole(response, body, answer)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return Object.assign(log, {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  })
}

/** One line a sentence. */
function sayLines(response: ServerResponse, { input }: SpeechBody, answer: SpeechAnswerScript) {
  const lines = [...input.matchAll(/\S[^.!?]*[.!?]*/g)].map(({ 0: text, index }) => {
    const { samples, words } = spokenText(text, answer)
    const at = (mark: (typeof words)[number]) => ({ ...mark, start: mark.start + index, end: mark.end + index })
    const sentence = { from: 0, to: (samples.length / 24_000) * 1000 }
    const audio = s16(samples).toString('base64')
    return `${JSON.stringify({ start: index, end: index + text.length, audio, sentence, words: words.map(at) })}\n`
  })
  response.writeHead(200, { 'Content-Type': 'application/x-ndjson', ...answer.headers })
  void sendParts(response, lines, answer.cut)
}

function sayWhole(response: ServerResponse, { input }: SpeechBody, answer: SpeechAnswerScript) {
  const sound = s16(spokenText(input, { pitch: 190, pace: 1.3, ...answer }).samples)
  const bytes = answer.bytes?.(sound) ?? sound
  response.writeHead(200, { 'Content-Type': 'audio/pcm', ...answer.headers })
  // A cut counted in bytes is one after the first part.
  const parts = answer.cut ? [bytes.subarray(0, answer.cut.after), bytes.subarray(answer.cut.after)] : [bytes]
  void sendParts(response, parts, answer.cut && { ...answer.cut, after: 1 })
}

async function sendParts(response: ServerResponse, parts: (string | Uint8Array)[], cut: SpeechAnswerScript['cut']) {
  for (const [index, part] of parts.entries()) {
    if (index === cut?.after) {
      if (cut.how === 'stall') return
      if (cut.how === 'break') return void response.destroy()
      break
    }
    // Handed to the connection before the next step: what was said before a break is heard.
    await new Promise((sent) => response.write(part, sent))
  }
  response.end()
}

export function s16(samples: Float32Array): Buffer {
  const bytes = Buffer.alloc(samples.length * 2)
  samples.forEach((sample, i) => {
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), i * 2)
  })
  return bytes
}
