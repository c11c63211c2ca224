import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** One answer of a model, in order of the requests; the last one repeats. */
export interface ModelAnswer {
  /** Anything but 200 answers `body` at once. */
  status?: number
  headers?: Record<string, string>
  body?: string
  /** The text, streamed word by word where the request asks for a stream. */
  text?: string
  finish?: 'stop' | 'length' | 'content_filter'
  /** After so many fragments it says nothing more, or the connection breaks. */
  stallAfter?: number
  breakAfter?: number
}

export interface ModelServer {
  baseUrl: string
  /** The body of each request, as it was sent, and its path. */
  requests: string[]
  paths: string[]
  close(): Promise<void>
}

/** An OpenAI-compatible server on loopback that says what the test has written for it. */
export async function modelServer(...answers: ModelAnswer[]): Promise<ModelServer> {
  const requests: string[] = []
  const paths: string[] = []
  const server = createServer(async (request, response) => {
    let sent = ''
    for await (const chunk of request) sent += chunk
    const answer = answers[Math.min(requests.length, answers.length - 1)] ?? {}
    requests.push(sent)
    paths.push(request.url ?? '')
    const isStream = (JSON.parse(sent) as { stream?: boolean }).stream === true
    if (answer.status && answer.status !== 200) {
      response.writeHead(answer.status, { 'Content-Type': 'application/json', ...answer.headers })
      response.end(answer.body ?? '{"error":{"message":"scripted"}}')
    } else if (answer.body !== undefined) {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(answer.body)
    } else if (isStream) await stream(response, answer)
    else response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(whole(answer)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    paths,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const BASE = { id: 'scripted', created: 1, model: 'scripted' }

function whole({ text = '', finish = 'stop' }: ModelAnswer) {
  const message = { role: 'assistant', content: text }
  return { ...BASE, object: 'chat.completion', choices: [{ index: 0, message, finish_reason: finish }] }
}

async function stream(response: ServerResponse, { text = '', finish = 'stop', stallAfter, breakAfter }: ModelAnswer) {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  const say = (delta: object, finish_reason: string | null = null) =>
    response.write(
      `data: ${JSON.stringify({ ...BASE, object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason }] })}\n\n`,
    )
  for (const [index, content] of (text.match(/\s*\S+/g) ?? []).entries()) {
    if (index === stallAfter) return void (await wait(60_000, undefined, { ref: false }))
    if (index === breakAfter) {
      await wait(20)
      return void response.destroy()
    }
    say({ content })
  }
  say({}, finish)
  response.end('data: [DONE]\n\n')
}
