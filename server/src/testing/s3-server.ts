import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { S3Config } from '../config/audio-store.ts'
import { refusalOf } from './s3-signature.ts'

/** What goes wrong with the next request, in order; afterwards all is well. */
export type S3Fault =
  | { status: number; code: string }
  /** Takes the request and never answers; or falls silent, or hangs up, in the middle of an object. */
  | 'hang'
  | 'silence'
  | 'hang up'
  /** Answers the whole object, whatever range was asked for. */
  | 'no ranges'

export interface S3Server {
  config: S3Config
  /** By path within the bucket. */
  objects: Map<string, { bytes: Buffer; type: string | undefined }>
  faults: S3Fault[]
  /** Method and path of each request, in order. */
  requests: string[]
  /** Requests whose client has gone before their answer was whole. */
  left: number
  close(): Promise<void>
}

/**
 * A store on loopback that speaks as much of S3 as the product uses, and as strictly: signature (version 4) and hash
 * of the body are worked out anew, a body has its length, an upload that breaks off leaves nothing.
 */
export async function s3Server(overrides: Partial<S3Config> = {}): Promise<S3Server> {
  const config: S3Config = {
    ...{ adapter: 's3', endpoint: '', region: 'eu-central-1', bucket: 'perinka', prefix: 'narrations/' },
    ...{ accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' },
  }
  const store: Omit<S3Server, 'close'> = { config, objects: new Map(), faults: [], requests: [], left: 0 }
  const server = createServer(async (request, response) => {
    store.requests.push(`${request.method} ${request.url}`)
    response.on('close', () => {
      if (!response.writableFinished) store.left += 1
    })
    const fault = store.faults.shift()
    if (fault === 'hang') return
    if (fault === 'hang up' && request.method !== 'GET') return void request.socket.destroy()
    const sent: Buffer[] = []
    try {
      for await (const chunk of request) sent.push(chunk as Buffer)
    } catch {
      return
    }
    if (typeof fault === 'object') return refuse(response, fault.status, fault.code)
    const refusal = refusalOf(request, Buffer.concat(sent), config)
    if (refusal) return refuse(response, ...refusal)
    answer(request, response, Buffer.concat(sent), store, fault)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  Object.assign(config, { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }, overrides)
  return Object.assign(store, {
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  })
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  { config, objects }: Pick<S3Server, 'config' | 'objects'>,
  fault: S3Fault | undefined,
) {
  const [, bucket, ...path] = (request.url ?? '').split('/')
  if (bucket !== config.bucket) return refuse(response, 404, 'NoSuchBucket')
  const key = path.join('/')
  if (request.method === 'PUT') {
    objects.set(key, { bytes: body, type: request.headers['content-type'] })
    return void response.writeHead(200).end()
  }
  if (request.method === 'DELETE') {
    objects.delete(key)
    return void response.writeHead(204).end()
  }
  const object = objects.get(key)
  if (!object) return refuse(response, 404, 'NoSuchKey')
  const size = object.bytes.length
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
  const isPart = first !== undefined && fault !== 'no ranges'
  const [start, end] = isPart ? [Number(first), Math.min(Number(last), size - 1)] : [0, size - 1]
  if (start > end) return refuse(response, 416, 'InvalidRange')
  const bytes = object.bytes.subarray(start, end + 1)
  response.writeHead(isPart ? 206 : 200, {
    'Content-Type': object.type,
    'Content-Length': bytes.length,
    ...(isPart ? { 'Content-Range': `bytes ${start}-${end}/${size}` } : {}),
  })
  if (fault !== 'silence' && fault !== 'hang up') return void response.end(bytes)
  response.write(bytes.subarray(0, bytes.length >> 1), () => {
    if (fault === 'hang up') request.socket.end()
  })
}

function refuse(response: ServerResponse, status: number, code: string) {
  response.writeHead(status, { 'Content-Type': 'application/xml' })
  response.end(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>scripted</Message></Error>`)
}
