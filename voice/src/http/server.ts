import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Voicebox } from '../voicebox.ts'
import { Refusal } from './errors.ts'
import { answerSpeech } from './speech.ts'

const ROUTES: Record<
  string,
  { method: string; answer: (box: Voicebox, req: IncomingMessage, res: ServerResponse) => unknown }
> = {
  '/health': { method: 'GET', answer: (_box, _req, res) => send(res, 200, { status: 'ok' }) },
  '/v1/audio/speech': { method: 'POST', answer: answerSpeech },
}

/** The protocol. Every request carries the secret, `GET /health` too: whoever else is on this machine has no business here. */
export function createVoiceServer(box: Voicebox, secret: string): Server {
  return createServer(async (req, res) => {
    try {
      authorise(req, secret)
      const route = ROUTES[(req.url ?? '').split('?')[0] as string]
      if (!route) throw new Refusal(404, 'unknown path', { code: 'unknown_url' })
      if (req.method !== route.method) {
        res.setHeader('Allow', route.method)
        throw new Refusal(405, `the method is ${route.method}`, { code: 'method_not_supported' })
      }
      await route.answer(box, req, res)
    } catch (error) {
      refuse(box, req, res, error)
    }
  })
}

function authorise(req: IncomingMessage, secret: string) {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const given = /^Bearer (.+)$/.exec(req.headers.authorization ?? '')?.[1] ?? ''
  if (!timingSafeEqual(digest(given), digest(secret))) {
    throw new Refusal(401, 'the secret is missing or wrong', { code: 'invalid_api_key' })
  }
}

function refuse(box: Voicebox, req: IncomingMessage, res: ServerResponse, error: unknown) {
  const refusal = error instanceof Refusal ? error : new Refusal(500, 'the voice failed')
  // Names and stacks only: a message might quote what was to be said.
  if (refusal.status >= 500) box.log({ level: 'error', path: req.url, stack: stackOf(error) })
  if (res.headersSent) {
    res.destroy()
    return
  }
  if (!req.complete) res.setHeader('Connection', 'close')
  send(res, refusal.status, refusal)
}

function stackOf(error: unknown): string | undefined {
  return error instanceof Error ? error.stack?.replace(error.message, '…') : undefined
}

function send(res: ServerResponse, status: number, body: unknown) {
  res.writeHead(status, { 'Content-Type': 'application/json' })
  res.end(JSON.stringify(body))
}
