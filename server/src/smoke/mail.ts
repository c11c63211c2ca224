import { smtpMailer, smtpTransport } from '../adapters/mailer/smtp.ts'
import type { Config } from '../config/config.ts'
import { type Check, spell } from './check.ts'

/** Opens a connection, encrypted and signed in as the address says; sends a mail only where `sendTo` asks for one. */
export function mailCheck({ mail, mailFrom, publicUrl }: Config, sendTo: string | null): Check {
  const url = mail.adapter === 'smtp' ? mail.url : null
  return {
    name: 'mail',
    place: url && `SMTP through ${new URL(url).host}`,
    otherwise: 'SMTP_URL; the outbox',
    patience: 30_000,
    async call() {
      const settings = { url: url ?? '', from: mailFrom }
      const begun = performance.now()
      const transport = smtpTransport(settings)
      await transport.verify().finally(() => transport.close())
      const seen = [`takes mail from us, in ${spell(performance.now() - begun)}`]
      if (sendTo === null) return [...seen, 'no mail was sent; --send-to <address> sends one']
      await smtpMailer(settings).send({ to: sendTo, ...MAIL(publicUrl) })
      return [...seen, `a mail to ${sendTo} was accepted: see that it arrives, and not among spam`]
    },
  }
}

const MAIL = (publicUrl: string) => ({
  subject: 'Perinka: a mail that arrived · e-mail, ktorý prišiel',
  text: `Good evening,

if you can read this, mail from ${publicUrl} arrives.

Dobrý deň,

ak čítate tieto riadky, e-maily z ${publicUrl} prichádzajú.
`,
})
