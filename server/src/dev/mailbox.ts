import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Visiting } from '../http/env.ts'
import type { KeptMail, Outbox } from '../ports/mailer.ts'
import { atThisMachineOnly, devPage } from './style.ts'

/** Mail that would have been sent, for whoever sits at this very machine; elsewhere: not found. */
export function mailboxRoutes(outbox: Outbox) {
  const app = new Hono<Visiting>()
  app.use('/dev/mailbox', atThisMachineOnly)
  app.use('/dev/mailbox.json', atThisMachineOnly)
  app.get('/dev/mailbox', async (c) => {
    c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
    return c.html(page(await outbox.list()))
  })
  app.get('/dev/mailbox.json', async (c) => c.json(await outbox.list()))
  return app
}

function page(mails: KeptMail[]) {
  const title = 'Mailbox of this machine'
  const body = html`<h1>${title}</h1>
<p>No mail server is set up, so mail waits here instead of being sent. Newest first.</p>
${mails.length === 0 ? html`<article><p>No mail yet.</p></article>` : mails.map(article)}`
  return devPage('en', title, '', body)
}

function article(mail: KeptMail) {
  return html`<article>
<h2>${mail.subject}</h2>
<p>To ${mail.to}, <time datetime="${mail.sentAt}">${mail.sentAt.replace('T', ' ').slice(0, 19)} UTC</time></p>
<pre>${withLinks(mail)}</pre>
</article>`
}

/** The text, its addresses made into links; everything else is escaped by the template. */
function withLinks({ text, links }: KeptMail) {
  if (links.length === 0) return text
  const parts = text.split(/(https?:\/\/[^\s<>"]+)/)
  return parts.map((part) => (links.includes(part) ? html`<a href="${part}">${part}</a>` : part))
}
