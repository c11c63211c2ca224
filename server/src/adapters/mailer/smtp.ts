import { createTransport } from 'nodemailer'
import type { Mailer } from '../../ports/mailer.ts'

/** Longest that a mail server may keep a parent waiting, in milliseconds. */
const PATIENCE_MS = 10_000

export interface SmtpSettings {
  /** smtp://user:password@host:port; smtps:// for TLS from the first byte (with smtp://, STARTTLS where it is offered). */
  url: string
  /** Name and address that letters carry. */
  from: string
}

/** Posts letters over SMTP. */
export function smtpMailer(settings: SmtpSettings): Mailer {
  const transport = smtpTransport(settings)
  return {
    adapter: 'smtp',
    async send({ to, subject, text }) {
      await transport.sendMail({ to, subject, text, headers: { 'Auto-Submitted': 'auto-generated' } })
    },
    async forget() {},
  }
}

/** The connection that letters take. */
export function smtpTransport(settings: SmtpSettings) {
  return createTransport(
    {
      url: settings.url,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
      // Letters are our own text: they never bring in a file or an address.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: settings.from },
  )
}
