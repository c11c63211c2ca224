import type { Params } from '../contract/contract.ts'
import { missing } from './refusal.ts'
import type { Kinds, Store } from './store.ts'

/** What an operation does and answers, before other objects are shown within it. */
export type Answer = (store: Store, params: Params, parts: Record<string, string>) => object

/** Tells the webhook. */
export type Announce = (type: string, object: object) => void

/** What the address of a request names. */
export function requireObject<K extends keyof Kinds>(store: Store, kind: K, id: string | undefined): Kinds[K] {
  const found = store.find(kind, id)
  if (!found) throw missing(kind, id)
  return found
}

/** A page of `all`, 10 unless more is asked for. */
export function toList(url: string, all: { id: string }[], { limit = 10, starting_after: after }: Params): object {
  const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1
  const data = all.slice(from, from + Number(limit))
  return { object: 'list', url, data, has_more: from + data.length < all.length }
}
