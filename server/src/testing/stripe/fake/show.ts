import { Refusal } from './refusal.ts'
import type { Store } from './store.ts'

/** Only there where they are asked for by name. */
const ON_DEMAND = new Set(['confirmation_secret', 'payments'])

type Fields = Record<string, unknown>

/** An object as an answer shows it: other objects by id, but those whole that `expand` leads to. */
export function show(store: Store, object: object, expand: readonly string[]): Fields {
  for (const path of expand) {
    if (path.split('.').length > 4) throw new Refusal(400, { message: `${path} leads deeper than four levels` })
  }
  return expanded(store, object as Fields, expand)
}

function expanded(store: Store, object: Fields, expand: readonly string[]): Fields {
  const inner = new Map<string, string[]>()
  for (const path of expand) {
    const [name = '', ...rest] = path.split('.')
    if (!(name in object))
      throw new Refusal(400, { message: `This property cannot be expanded (${name}).`, param: 'expand' })
    inner.set(name, [...(inner.get(name) ?? []), ...(rest.length > 0 ? [rest.join('.')] : [])])
  }
  const result: Fields = {}
  for (const [name, value] of Object.entries(object)) {
    const paths = inner.get(name)
    if (ON_DEMAND.has(name) && !paths) continue
    result[name] = paths ? opened(store, value, paths) : value
  }
  return result
}

function opened(store: Store, value: unknown, paths: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => opened(store, one, paths))
  const whole = typeof value === 'string' ? store.any(value) : value
  if (typeof whole !== 'object' || whole === null) return value
  return expanded(store, whole as Fields, paths.length > 0 || typeof value === 'string' ? paths : [])
}
