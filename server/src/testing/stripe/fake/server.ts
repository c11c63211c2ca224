import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Contract, Params } from '../contract/contract.ts'
import type { OperationId } from '../contract/covered.ts'
import type { Operation } from '../contract/derive.ts'
import type { Answer } from './answer.ts'
import type { Fault, Faults } from './faults.ts'
import { openKeys, type Reply } from './keys.ts'
import { Refusal } from './refusal.ts'
import { show } from './show.ts'
import type { Store } from './store.ts'

export interface StripeRequest {
  operation: OperationId
  key: string | undefined
  params: Params
  /** What was answered; absent where nothing was. */
  reply?: Reply
}

interface Setting {
  contract: Contract
  store: Store
  answers: Record<OperationId, Answer>
  faults: Faults
  /** Every request that Stripe would know, in order. */
  requests: StripeRequest[]
  /** What broke the contract, on either side. */
  wrong: string[]
}

export interface Listening {
  url: string
  close(): Promise<void>
}

/** Stripe's API over HTTP on loopback: who asks, in which version, with which key, and whether it may be asked like that. */
export async function listen(setting: Setting): Promise<Listening> {
  const serve = serving(setting)
  const server = createServer((request, response) => void serve(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

interface Call {
  operation: Operation
  parts: Record<string, string>
  path: string
  params: Params
  /** What the contract refuses in it. */
  refused: string[]
  key: string | undefined
}

function serving({ contract, store, answers, faults, requests, wrong }: Setting) {
  const keys = openKeys()
  let count = 0

  return async (request: IncomingMessage, response: ServerResponse) => {
    const headers = { 'request-id': `req_${++count}`, 'content-type': 'application/json' }
    const { fault, reply } = await handle(request, headers)
    if (fault === 'mute') return
    if (fault === 'break' || fault === 'lose-answer') return void response.destroy()
    response.writeHead(reply.status, reply.headers)
    response.end(JSON.stringify(reply.body))
  }

  async function handle(
    request: IncomingMessage,
    headers: Reply['headers'],
  ): Promise<{ fault: Fault | null; reply: Reply }> {
    let fault: Fault | null = null
    try {
      const call = await read(request)
      const note: StripeRequest = { operation: call.operation.id, key: call.key, params: call.params }
      requests.push(note)
      fault = faults.next(call.operation.id)
      if (fault === 'mute' || fault === 'break') return { fault, reply: NO_REPLY }
      note.reply = keys.find(call) ?? reply(call, fault, headers)
      return { fault, reply: note.reply }
    } catch (error) {
      return { fault, reply: { ...refusalOf(error, wrong), headers } }
    }
  }

  /** Who asks, and what. */
  async function read(request: IncomingMessage): Promise<Call> {
    let body = ''
    for await (const chunk of request) body += chunk
    const { authorization, 'stripe-version': version, 'idempotency-key': key } = request.headers
    if (!authorization?.startsWith('Bearer sk_')) throw new Refusal(401, { message: 'You did not provide an API key.' })
    const { pathname: path, search } = new URL(request.url ?? '/', 'http://stripe')
    const found = contract.match(request.method ?? '', path)
    if (!found) throw complaint(wrong, 'request', [`${request.method} ${path} is not covered`], 404)
    if (version !== contract.apiVersion) {
      throw complaint(wrong, 'request', [`API version ${version} instead of ${contract.apiVersion}`])
    }
    const form = request.method === 'POST' ? body : search.slice(1)
    const { params, faults: refused } = contract.readRequest(found.operation, form)
    return { ...found, path, params, refused, key: key?.toString() }
  }

  function reply(call: Call, fault: Fault | null, headers: Reply['headers']): Reply {
    if (call.refused.length > 0) throw complaint(wrong, `request ${call.operation.id}`, call.refused)
    if (fault && typeof fault === 'object') {
      const failed = errorReply(fault, headers)
      if (fault.isKept) keys.keep(call, failed)
      return failed
    }
    const done = { status: 200, body: answer(call), headers }
    keys.keep(call, done)
    return done
  }

  function answer({ operation: { id }, params, parts }: Call): object {
    const { expand = [], ...rest } = params
    const made = JSON.parse(JSON.stringify(show(store, answers[id](store, rest, parts), expand as string[])))
    faults.distorted(id, made)
    wrong.push(...contract.faultsOfAnswer(id, made).map((fault) => `answer ${id}: ${fault}`))
    return made
  }
}

const NO_REPLY: Reply = { status: 0, body: {}, headers: {} }

/** What refuses the request; anything else is a fault of the stand-in. */
function refusalOf(error: unknown, wrong: string[]): Pick<Reply, 'status' | 'body'> {
  if (error instanceof Refusal) return { status: error.status, body: { error: error.body } }
  wrong.push(`the stand-in: ${error instanceof Error ? error.stack : error}`)
  return { status: 500, body: { error: { type: 'api_error', message: 'the stand-in failed' } } }
}

function complaint(wrong: string[], what: string, faults: string[], status = 400): Refusal {
  wrong.push(...faults.map((fault) => `${what}: ${fault}`))
  return new Refusal(status, { code: 'parameter_unknown', message: faults.join('; ') })
}

function errorReply(fault: Exclude<Fault, string>, headers: Record<string, string>): Reply {
  const { status, code, message = 'As the test wants it.' } = fault
  const type = status >= 500 ? 'api_error' : 'invalid_request_error'
  return { status, body: { error: { type, code, message } }, headers: { ...headers, ...fault.headers } }
}
