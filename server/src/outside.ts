/** What a text says as JSON, to be looked at before it is believed; undefined where it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Milliseconds that a server asks us to wait; null where it does not say. */
export function askedWait(headers: Headers): number | null {
  const exact = Number.parseFloat(headers.get('retry-after-ms') ?? '')
  if (exact >= 0) return exact
  const after = headers.get('retry-after') ?? ''
  const asked = /^\d+(?:\.\d+)?$/.test(after) ? Number(after) * 1000 : Date.parse(after) - Date.now()
  return Number.isNaN(asked) ? null : Math.max(0, asked)
}
