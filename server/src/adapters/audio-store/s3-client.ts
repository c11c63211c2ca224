import { setTimeout as wait } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import type { S3Config } from '../../config/audio-store.ts'

/** Milliseconds. */
export interface S3Timings {
  /** One call altogether, retries included, until its answer begins; uploads get more by their size. */
  call: number
  /** Between two pieces of an object that somebody is waiting for. */
  silence: number
  /** Before the first retry; twice as long before the next. */
  pause: number
}

const TIMINGS: S3Timings = { call: 10_000, silence: 10_000, pause: 200 }
const RETRIES = 2
/** The slowest line that an upload is allowed, in bytes a millisecond: 400 kbit/s. */
const SLOWEST_UPLOAD = 50
const PASSING = new Set([408, 429, 500, 502, 503, 504])

/** The store answered, and not with what was asked. `code` is its own word: AccessDenied, SlowDown, NoSuchKey. */
export class StoreRefused extends Error {
  readonly statusCode: number
  readonly code: string

  constructor(statusCode: number, code: string) {
    super(`the audio store answered ${statusCode} ${code}`)
    this.name = 'StoreRefused'
    this.statusCode = statusCode
    this.code = code
  }
}

/** One request for an object of the bucket. */
export interface S3Request {
  method: 'GET' | 'PUT' | 'DELETE'
  name: string
  headers?: Record<string, string>
  body?: Uint8Array
}

/** Makes one request, answers what came. Throws `StoreRefused` for every answer that is not 2xx. */
export type S3Client = (request: S3Request) => Promise<{ status: number; body: ReadableStream<Uint8Array> }>

/**
 * Signed requests for the objects of one bucket. What may pass by itself (a busy store, a broken connection) is asked
 * again, twice. A redirect is not followed: a signature is good for one address.
 */
export function createS3Client(config: S3Config, overrides: Partial<S3Timings> = {}): S3Client {
  const timings = { ...TIMINGS, ...overrides }
  const { accessKeyId, secretAccessKey, region } = config
  const credentials = { accessKeyId, secretAccessKey, region, service: 's3', cache: new Map<string, ArrayBuffer>() }

  async function once({ method, name, headers, body }: S3Request, signal: AbortSignal): Promise<Response> {
    const url = `${config.endpoint}/${config.bucket}/${config.prefix}${name}`
    const signed = await new AwsV4Signer({ method, url, headers, ...credentials }).sign()
    // Not signed, because proxies rewrite it. A range counts the bytes as they lie there, not as they were packed.
    signed.headers.set('Accept-Encoding', 'identity')
    const answer = await fetch(signed.url, {
      method,
      headers: signed.headers,
      body: body as Uint8Array<ArrayBuffer> | undefined,
      signal,
      redirect: 'manual',
    })
    if (answer.ok) return answer
    throw new StoreRefused(answer.status, /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1] ?? 'Unknown')
  }

  async function retried(request: S3Request, signal: AbortSignal): Promise<Response> {
    for (let tried = 0; ; tried++) {
      try {
        return await once(request, signal)
      } catch (error) {
        signal.throwIfAborted()
        const mayPass = !(error instanceof StoreRefused) || PASSING.has(error.statusCode)
        if (!mayPass || tried === RETRIES) throw error
        await wait(timings.pause * 2 ** tried, undefined, { signal }).catch(() => signal.throwIfAborted())
      }
    }
  }

  return async (request) => {
    const call = new AbortController()
    const patience = timings.call + (request.body?.byteLength ?? 0) / SLOWEST_UPLOAD
    const timer = setTimeout(() => call.abort(silent()), patience)
    try {
      const answer = await retried(request, call.signal)
      return { status: answer.status, body: attended(answer.body ?? new Blob([]).stream(), call, timings.silence) }
    } finally {
      clearTimeout(timer)
    }
  }
}

/** Breaks off a body that says nothing while somebody is waiting for it; a listener who pauses may take all night. */
function attended(body: ReadableStream<Uint8Array>, call: AbortController, silence: number) {
  const reader = body.getReader()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const timer = setTimeout(() => call.abort(silent()), silence)
        try {
          const { done, value } = await reader.read()
          if (done) controller.close()
          else controller.enqueue(value)
        } finally {
          clearTimeout(timer)
        }
      },
      async cancel(reason) {
        await reader.cancel(reason)
        call.abort(reason)
      },
    },
    { highWaterMark: 0 },
  )
}

function silent(): DOMException {
  return new DOMException('the audio store did not answer in time', 'TimeoutError')
}
