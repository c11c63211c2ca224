/** Deeper than any body of ours, and shallow enough to walk. */
const DEEPEST = 32

/**
 * Where in what was sent a text stands that PostgreSQL cannot hold: one with a NUL character, or with
 * half of a surrogate pair. Paths as in a refusal's `fields`; none where all can be stored.
 */
export function unstorable(sent: unknown, path = '', depth = 0): string[] {
  if (typeof sent === 'string') return sent.includes('\0') || !sent.isWellFormed() ? [path] : []
  if (typeof sent !== 'object' || sent === null) return []
  if (depth === DEEPEST) return [path]
  return Object.entries(sent).flatMap(([key, value]) =>
    unstorable(value, path === '' ? key : `${path}.${key}`, depth + 1),
  )
}
