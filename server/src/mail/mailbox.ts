import type { MiddlewareHandler } from 'hono'
import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { Outbox, SentLetter } from '../adapters/mailer/outbox.ts'
import { isLoopback } from '../http/address.ts'
import type { Visiting } from '../http/env.ts'
import { Failure } from '../http/failure.ts'

/** Letters that would have been posted, for whoever sits at this very machine; elsewhere: not found. */
export function mailboxRoutes(outbox: Outbox) {
  const app = new Hono<Visiting>()
  app.use('/dev/*', atThisMachineOnly)
  app.get('/dev/mailbox', async (c) => {
    c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
    return c.html(page(await outbox.letters()))
  })
  app.get('/dev/mailbox.json', async (c) => c.json(await outbox.letters()))
  return app
}

const atThisMachineOnly: MiddlewareHandler = async (c, next) => {
  if (!isLoopback(c)) throw new Failure('not_found')
  c.header('Cache-Control', 'no-store')
  c.header('Referrer-Policy', 'no-referrer')
  await next()
}

const STYLE = `
  :root { color-scheme: dark }
  body { margin: 0 auto; max-width: 44rem; padding: 2rem 1rem; background: #15102a; color: #fff4de;
         font: 1rem/1.6 system-ui, sans-serif }
  h1 { font-size: 1.5rem } h2 { font-size: 1.125rem; margin: 0 }
  article { background: #231a42; border-radius: 1.5rem; padding: 1.25rem 1.5rem; margin-block: 1rem }
  p { color: #d9cbb8; margin: 0 } pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
  a { color: #ffcb6b }`

function page(letters: SentLetter[]) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox of this machine</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<h1>Mailbox of this machine</h1>
<p>No mail server is set up, so letters wait here instead of being posted. Newest first.</p>
${letters.length === 0 ? html`<article><p>No letter yet.</p></article>` : letters.map(article)}
</body>
</html>`
}

function article(letter: SentLetter) {
  return html`<article>
<h2>${letter.subject}</h2>
<p>To ${letter.to}, <time datetime="${letter.sentAt}">${letter.sentAt.replace('T', ' ').slice(0, 19)} UTC</time></p>
<pre>${withLinks(letter)}</pre>
</article>`
}

/** The text, its addresses made into links; everything else is escaped by the template. */
function withLinks({ text, links }: SentLetter) {
  if (links.length === 0) return text
  const parts = text.split(/(https?:\/\/[^\s<>"]+)/)
  return parts.map((part) => (links.includes(part) ? html`<a href="${part}">${part}</a>` : part))
}
