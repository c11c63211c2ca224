/**
 * Where in what was sent a text stands that PostgreSQL cannot hold: one with a NUL character, or with
 * half of a surrogate pair. Paths as in a refusal's `fields`; none where all can be stored.
 */
export function unstorable(sent: unknown, path = ''): string[] {
  if (typeof sent === 'string') return sent.includes('\0') || !sent.isWellFormed() ? [path] : []
  if (typeof sent !== 'object' || sent === null) return []
  return Object.entries(sent).flatMap(([key, value]) => unstorable(value, path === '' ? key : `${path}.${key}`))
}
