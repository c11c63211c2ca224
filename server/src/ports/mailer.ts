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
