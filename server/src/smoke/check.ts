/** One service of an operator's own, called once. */
export interface Check {
  /** What it is called, and what is typed to call it alone. */
  name: string
  /** Where it is, without keys; null where it is not configured. */
  place: string | null
  /** Which variable names it, and what runs instead. */
  otherwise: string
  /** Milliseconds that it may take altogether. */
  patience: number
  /** What was seen, a sentence each. Throws where the service does not do what Perinka needs of it. */
  call(signal: AbortSignal): Promise<string[]>
}

/** The service answered, and not with what Perinka needs. The message is ours and holds no secret. */
export class Unfit extends Error {
  override name = 'Unfit'
}

/** Milliseconds as a person reads them. */
export function spell(ms: number): string {
  return ms < 1000 ? `${Math.max(1, Math.round(ms))} ms` : `${(ms / 1000).toFixed(1)} s`
}
