import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { narrate } from '../narrate.ts'
import type { Voicebox } from '../voicebox.ts'
import { Refusal } from './errors.ts'
import { formatOf } from './formats.ts'
import { speechRequest } from './speech-request.ts'

/** Bytes of a body: 4,096 characters, each written as a JSON escape, and the other fields. */
const LARGEST_BODY = 64 * 1024

/** `POST /v1/audio/speech`: audio that begins with the first sentence and grows by one sentence a turn. */
export async function answerSpeech(box: Voicebox, req: IncomingMessage, res: ServerResponse) {
  const request = speechRequest(await bodyOf(req))
  const gone = new AbortController()
  res.on('close', () => gone.abort())
  const format = await formatOf(request.format, req.headers.accept ?? '')
  try {
    for await (const part of narrate(box, request.input, request, format.line, gone.signal)) {
      if (!res.headersSent) res.writeHead(200, { 'Content-Type': format.type })
      await write(res, part, gone.signal)
    }
    const last = gone.signal.aborted ? null : format.end()
    if (last) res.write(last)
    res.end()
  } finally {
    format.close()
  }
}

/** Waits for a slow reader instead of piling up what it has not read. */
async function write(res: ServerResponse, part: Buffer, signal: AbortSignal) {
  if (signal.aborted || res.write(part)) return
  await once(res, 'drain', { signal }).catch(() => {})
}

async function bodyOf(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of req) {
    length += (chunk as Buffer).length
    if (length > LARGEST_BODY) throw new Refusal(413, `the body is larger than ${LARGEST_BODY} bytes`)
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks).toString('utf8')
}
