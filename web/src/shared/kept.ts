import type * as z from 'zod/mini'

type Where = () => Storage

/** What the browser keeps under `key`; null where it keeps nothing, or forbids to look. */
export function load(key: string, storage: Where = () => localStorage): string | null {
  try {
    return storage().getItem(key)
  } catch {
    return null
  }
}

/** Null forgets. Private windows may refuse storage; what was to be kept then lasts as long as the page. */
export function save(key: string, value: string | null, storage: Where = () => localStorage): void {
  try {
    if (value === null) storage().removeItem(key)
    else storage().setItem(key, value)
  } catch {}
}

/** What was kept as JSON; null where it is not of this shape: of another release, say. */
export function parsed<Kept>(text: string | null, shape: z.ZodMiniType<Kept>): Kept | null {
  try {
    return shape.parse(JSON.parse(text ?? 'null'))
  } catch {
    return null
  }
}
