/** What a log may say of an answer: never the text that was to be said, which a server likes to quote. */
export type Particulars = Record<string, string | number | undefined>

/** A speech server did not say what it was asked to. The message is our own. */
export class SpeechTrouble extends Error {
  readonly particulars: Particulars
  /** Whether asking again may help. */
  readonly mayPass: boolean
  /** Milliseconds that the server asks us to wait; null where it does not say. */
  readonly waitMs: number | null
  /** It said nothing for too long: a process of ours may hang. */
  readonly isSilent: boolean

  constructor(
    message: string,
    more: { particulars?: Particulars; mayPass?: boolean; waitMs?: number | null; isSilent?: boolean } = {},
  ) {
    super(message)
    this.name = 'SpeechTrouble'
    this.particulars = more.particulars ?? {}
    this.mayPass = more.mayPass ?? true
    this.waitMs = more.waitMs ?? null
    this.isSilent = more.isSilent ?? false
  }
}

/** What kept us from an answer: `fetch` hides the system's code in a cause. */
export function unreachable(error: unknown): SpeechTrouble {
  let code: string | undefined
  for (let at = error; at instanceof Error && !code; at = at.cause) code = (at as NodeJS.ErrnoException).code
  return new SpeechTrouble('the connection failed', { particulars: { code } })
}
