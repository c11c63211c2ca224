/** One mail in plain text; the first link in `text` is what the reader is asked to open. */
export interface Mail {
  to: string
  subject: string
  text: string
}

/** Nobody can be reached there, now or later: there is no such mailbox. */
export class AddressRefused extends Error {
  override name = 'AddressRefused'
}

/** Who sends mail. */
export interface Mailer {
  adapter: 'outbox' | 'smtp'
  /** Resolves once the mail server has taken it, or it is kept; throws `AddressRefused`, or what may be over soon. */
  send(mail: Mail): Promise<void>
  /** Throws away what is still kept here of mail to this address; what was sent cannot be had back. */
  forget(address: string): Promise<void>
}

/** A mail that is kept, to be read on this machine. */
export interface KeptMail extends Mail {
  /** Addresses in the text, in its order. */
  links: string[]
  /** ISO 8601, UTC. */
  sentAt: string
}

/** A mailer whose mail stays here, to be read on this machine. */
export interface Outbox extends Mailer {
  adapter: 'outbox'
  /** The mail kept, newest first. */
  list(): Promise<KeptMail[]>
}
