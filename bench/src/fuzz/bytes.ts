import { createHmac } from 'node:crypto'
import type { Random } from '@perinka/server/testing/histories/random'
import { FIXED } from './fixed.ts'
import { hostHeader } from './headers.ts'
import { rawBytes } from './raw.ts'
import type { Shot } from './shot.ts'

/** What of a request differs from run to run. */
export interface Setting {
  host: string
  cookie: string
  unverifiedToken: string
  webhookSecret: string
}

/** More bytes than follow are announced where the line shall end within the body. */
const MISSING = 100

/** The request as it goes over the line, in the pieces in which it does. */
export function bytesOf(shot: Shot, setting: Setting): Buffer[] {
  const { host } = setting
  if (shot.raw !== null) return [rawBytes(shot.raw, host)]
  const { draw, method, path } = shot
  const endsEarly = shot.ending === 'cut' || shot.ending === 'reset'
  const body = shot.body && replaced(shot.body, FIXED.unverifiedToken, setting.unverifiedToken)
  const headers = shot.headers.map(([name, value]) => [name, value.replaceAll('{host}', host)])
  const lines = [`${method} ${path} HTTP/1.1`, `Host: ${hostHeader(draw, host)}`]
  if (setting.cookie && !headers.some(([name]) => name === 'Cookie')) lines.push(`Cookie: ${setting.cookie}`)
  for (const [name, value] of headers) {
    if (!(shot.isSigned && name === 'Stripe-Signature')) lines.push(`${name}: ${value}`)
  }
  if (shot.isSigned && body) lines.push(`Stripe-Signature: ${signature(draw, setting.webhookSecret, body)}`)
  if (shot.isChunked) lines.push('Transfer-Encoding: chunked')
  else if (body || endsEarly) lines.push(`Content-Length: ${(body?.length ?? 0) + (endsEarly ? MISSING : 0)}`)
  const head = Buffer.from(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`, 'latin1')
  if (!body) return [head]
  const sent = shot.isChunked ? chunked(draw, body, endsEarly) : [body]
  return shot.ending === 'slow' ? [head, ...sent] : [Buffer.concat([head, ...sent])]
}

/** Latin-1 keeps every byte as it is. */
function replaced(body: Buffer, text: string, by: string): Buffer {
  return Buffer.from(body.toString('latin1').replace(text, by), 'latin1')
}

function chunked(draw: Random, body: Buffer, endsEarly: boolean): Buffer[] {
  const size = 1 + draw.below(Math.max(1, body.length))
  const chunks: Buffer[] = []
  for (let at = 0; at < body.length; at += size) {
    const chunk = body.subarray(at, at + size)
    chunks.push(Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from('\r\n'))
  }
  if (!endsEarly) chunks.push(Buffer.from('0\r\n\r\n'))
  return chunks
}

/** Mostly right, so that what is signed is looked at. */
function signature(draw: Random, secret: string, body: Buffer): string {
  const seconds = Math.floor(Date.now() / 1000) - (draw.happens(0.05) ? 3_600 : 0)
  const key = draw.happens(0.05) ? 'another' : secret
  const sealed = createHmac('sha256', key).update(`${seconds}.`).update(body).digest('hex')
  return `t=${seconds},v1=${sealed}`
}
