import { createTransport } from 'nodemailer'
import type { Mailer } from '../../ports/mailer.ts'

/** Longest that a mail server may keep a parent waiting, in milliseconds. */
const PATIENCE_MS = 10_000

/**
 * Posts letters over SMTP. `url`: smtp://user:password@host:port, smtps:// for TLS from the first
 * byte (with smtp://, STARTTLS is used where the server offers it). `from`: name and address that letters carry.
 */
export function smtpMailer(settings: { url: string; from: string }): Mailer {
  const transport = createTransport(
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
  return {
    adapter: 'smtp',
    async send({ to, subject, text }) {
      await transport.sendMail({ to, subject, text, headers: { 'Auto-Submitted': 'auto-generated' } })
    },
    async forget() {},
  }
}
