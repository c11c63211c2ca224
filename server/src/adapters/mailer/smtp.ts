import { createTransport } from 'nodemailer'
import { AddressRefused, type Mailer } from '../../ports/mailer.ts'

/** Longest that a mail server may keep silent, in milliseconds. */
const PATIENCE_MS = 10_000

export interface SmtpSettings {
  /** smtp://user:password@host:port; smtps:// for TLS from the first byte (with smtp://, STARTTLS where it is offered). */
  url: string
  /** Name and address that mail carries. */
  from: string
}

/** Sends mail over SMTP. */
export function smtpMailer(settings: SmtpSettings): Mailer {
  const transport = smtpTransport(settings)
  return {
    adapter: 'smtp',
    async send({ to, subject, text }) {
      try {
        await transport.sendMail({ to, subject, text, headers: { 'Auto-Submitted': 'auto-generated' } })
      } catch (error) {
        throw isUnknownMailbox(error) ? new AddressRefused('550', { cause: error }) : error
      }
    },
    async forget() {},
  }
}

/**
 * A recipient refused for good: 5xx as the answer to RCPT TO. Not 5.7.x (RFC 3463): a server that trusts the sender too
 * little says so to everybody, and an operator can mend it.
 */
function isUnknownMailbox(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { command, responseCode, response } = error as { command?: string; responseCode?: number; response?: string }
  return command === 'RCPT TO' && (responseCode ?? 0) >= 500 && !/^5\d\d[ -]5\.7\./.test(response ?? '')
}

/** The connection that mail takes. */
export function smtpTransport(settings: SmtpSettings) {
  return createTransport(
    {
      url: settings.url,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
      // Mail is our own text: it never brings in a file or an address.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: settings.from },
  )
}
