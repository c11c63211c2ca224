import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { S3Config } from '../config/audio-store.ts'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** What S3 would hold against a request; null where nothing. */
export function refusalOf(
  request: IncomingMessage,
  body: Buffer,
  config: S3Config,
): [status: number, code: string] | null {
  const { headers } = request
  const one = (name: string) => String(headers[name] ?? '')
  if (request.method === 'PUT' && headers['content-length'] === undefined) return [411, 'MissingContentLength']
  const claim =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([a-z\d;-]+), Signature=([\da-f]{64})$/
  const [, keyId, day = '', region, signedHeaders = '', signature] = claim.exec(one('authorization')) ?? []
  if (keyId === undefined) return [403, 'AccessDenied']
  if (keyId !== config.accessKeyId) return [403, 'InvalidAccessKeyId']
  if (region !== config.region) return [400, 'AuthorizationHeaderMalformed']
  const names = signedHeaders.split(';')
  const mustBeSigned = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))]
  if (mustBeSigned.some((name) => !names.includes(name))) return [403, 'AccessDenied']
  const at = one('x-amz-date')
  const time = Date.parse(at.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'))
  if (!(Math.abs(Date.now() - time) < 15 * 60_000) || !at.startsWith(day)) return [403, 'RequestTimeTooSkewed']
  const hash = one('x-amz-content-sha256')
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return [400, 'XAmzContentSHA256Mismatch']
  if (request.method === 'PUT' && hash === 'UNSIGNED-PAYLOAD') return [400, 'MissingSecurityHeader']

  const [path = '', query = ''] = (request.url ?? '').split('?')
  const canonicalHeaders = names.map((name) => `${name}:${one(name).trim().replace(/ +/g, ' ')}\n`).join('')
  const canonical = [request.method, path, query, canonicalHeaders, signedHeaders, hash].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n')
  const key = [day, region ?? '', 's3', 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => hmac(secret, part),
    `AWS4${config.secretAccessKey}`,
  )
  return hmac(key, toSign).toString('hex') === signature ? null : [403, 'SignatureDoesNotMatch']
}
