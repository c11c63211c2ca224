/** One letter in plain text; the first link in `text` is what the reader is asked to open. */
export interface Letter {
  to: string
  subject: string
  text: string
}

/** Who posts letters. `send` resolves once the letter is kept, or waits for the post, and throws where it is neither. */
export interface Mailer {
  adapter: 'outbox' | 'smtp'
  send(letter: Letter): Promise<void>
  /** Throws away what is still kept here of letters to this address; what was posted cannot be had back. */
  forget(address: string): Promise<void>
}

/** A letter that is kept, to be read on this machine. */
export interface SentLetter extends Letter {
  /** Addresses in the text, in its order. */
  links: string[]
  /** ISO 8601, UTC. */
  sentAt: string
}

/** A mailer whose letters stay here, to be read on this machine. */
export interface Outbox extends Mailer {
  adapter: 'outbox'
  /** The letters kept, newest first. */
  letters(): Promise<SentLetter[]>
}
