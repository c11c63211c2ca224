import type { Params } from '../contract/contract.ts'
import { Refusal } from './refusal.ts'

export interface Reply {
  status: number
  body: object
  headers: Record<string, string>
}

/** Answers by idempotency key: the same request is done once, another one with the same key is refused. */
export interface Keys {
  find(request: KeyedRequest): Reply | null
  keep(request: KeyedRequest, reply: Reply): void
}

interface KeyedRequest {
  key: string | undefined
  path: string
  params: Params
}

export function openKeys(): Keys {
  const replies = new Map<string, { request: string; reply: Reply }>()
  const fingerprint = ({ path, params }: KeyedRequest) => JSON.stringify([path, params])
  return {
    find(request) {
      const found = request.key === undefined ? undefined : replies.get(request.key)
      if (!found) return null
      if (found.request !== fingerprint(request)) {
        const message = 'Keys for idempotent requests can only be used with the parameters they were first used with.'
        throw new Refusal(400, { type: 'idempotency_error', message })
      }
      const { 'request-id': original = '' } = found.reply.headers
      const headers = { ...found.reply.headers, 'idempotent-replayed': 'true', 'original-request': original }
      return { ...found.reply, headers }
    },
    keep(request, reply) {
      if (request.key === undefined) return
      replies.set(request.key, { request: fingerprint(request), reply: structuredClone(reply) })
    },
  }
}
