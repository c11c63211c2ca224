/** Key of what is wrong with a field of several words: with the list itself, or with the first wrong word of it. */
export function listError(error: unknown): string | undefined {
  if (!error || typeof error !== 'object') return undefined
  return [error, ...Object.values(error)].map(messageOf).find((message) => message !== undefined)
}

function messageOf(part: unknown): string | undefined {
  const message = typeof part === 'object' && part !== null ? (part as { message?: unknown }).message : undefined
  return typeof message === 'string' && message !== '' ? message : undefined
}
