import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type Dialect, dialectOf } from './model-dialects.ts'

/** One answer of a model, in order of the requests; the last one repeats. */
export interface ModelAnswer {
  /** Anything but 200 answers `body` at once. */
  status?: number
  headers?: Record<string, string>
  body?: string
  /** The text, streamed word by word. */
  text?: string
  finish?: 'stop' | 'length' | 'content_filter'
  /** After so many fragments it says nothing more, or the connection breaks. */
  stallAfter?: number
  breakAfter?: number
}

export interface ModelServer {
  baseUrl: string
  /** The body of each request, as it was sent, and its path: all of them, judgements and moderation included. */
  requests: string[]
  paths: string[]
  /** Of the requests, those for a story, the rest of one or a paragraph. */
  told: string[]
  /** Answers to "is it fit", in order; the last one repeats. */
  verdicts: string[]
  /** Answers of the moderation endpoint: scores of what is not 0, or a status. */
  moderations: (Record<string, number> | { status: number; headers?: Record<string, string> })[]
  close(): Promise<void>
}

const QUESTION = /Is the text fit\?|Je text vhodný\?/

/** A model's server on loopback that says what the test has written for it, as OpenAI's or a compatible one says it. */
export async function modelServer(...answers: ModelAnswer[]): Promise<ModelServer> {
  const model: Omit<ModelServer, 'baseUrl' | 'close'> = {
    ...{ requests: [], paths: [], told: [], verdicts: ['yes'], moderations: [{}] },
  }
  const turns = { told: 0, verdicts: 0, moderations: 0 }
  const turnOf = <T>(list: readonly T[], kind: keyof typeof turns) => list[Math.min(turns[kind]++, list.length - 1)]

  const server = createServer(async (request, response) => {
    let sent = ''
    for await (const chunk of request) sent += chunk
    const path = request.url ?? ''
    model.requests.push(sent)
    model.paths.push(path)
    if (path.endsWith('/moderations')) return moderate(response, turnOf(model.moderations, 'moderations') ?? {})
    const dialect = dialectOf(path)
    if (QUESTION.test(sent)) return stream(response, { text: turnOf(model.verdicts, 'verdicts') }, dialect)
    model.told.push(sent)
    const answer = turnOf(answers, 'told') ?? {}
    if (answer.status && answer.status !== 200) {
      response.writeHead(answer.status, { 'Content-Type': 'application/json', ...answer.headers })
      response.end(answer.body ?? '{"error":{"message":"scripted"}}')
    } else if (answer.body !== undefined) {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(answer.body)
    } else await stream(response, answer, dialect)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return Object.assign(model, {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  })
}

async function stream(response: ServerResponse, answer: ModelAnswer, dialect: Dialect) {
  const { text = '', finish = 'stop', stallAfter, breakAfter } = answer
  const say = (events: object[]) => response.write(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''))
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  say(dialect.begin)
  for (const [index, content] of (text.match(/\s*\S+/g) ?? []).entries()) {
    if (index === stallAfter) return void (await wait(60_000, undefined, { ref: false }))
    if (index === breakAfter) {
      await wait(20)
      return void response.destroy()
    }
    say([dialect.word(content)])
  }
  say(dialect.end(finish))
  response.end(dialect.last ?? '')
}

const CATEGORIES = [
  ...['hate', 'hate/threatening', 'harassment', 'harassment/threatening', 'illicit', 'illicit/violent', 'self-harm'],
  ...['self-harm/intent', 'self-harm/instructions', 'sexual', 'sexual/minors', 'violence', 'violence/graphic'],
]

/** As OpenAI's moderation endpoint answers; a category is flagged from a score of 0.5. */
function moderate(response: ServerResponse, answer: ModelServer['moderations'][number]) {
  if ('status' in answer && typeof answer.status === 'number' && answer.status >= 100) {
    const headers = 'headers' in answer ? (answer.headers as Record<string, string>) : {}
    return void response.writeHead(answer.status, headers).end('{"error":{"message":"scripted"}}')
  }
  const scores = Object.fromEntries(CATEGORIES.map((one) => [one, (answer as Record<string, number>)[one] ?? 0]))
  const categories = Object.fromEntries(CATEGORIES.map((one) => [one, (scores[one] ?? 0) >= 0.5]))
  const flagged = Object.values(categories).some(Boolean)
  const types = Object.fromEntries(CATEGORIES.map((one) => [one, ['text']]))
  const results = [{ flagged, categories, category_scores: scores, category_applied_input_types: types }]
  response.writeHead(200, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify({ id: 'modr-scripted', model: 'omni-moderation-latest', results }))
}
