import type { Language } from '@perinka/contract/catalog'
import type { MiddlewareHandler } from 'hono'
import { html, raw } from 'hono/html'
import { Failure } from '../failure.ts'
import { isLoopback } from '../http/address.ts'

/** A page that only this machine sees; `style`: what its look needs beyond that of them all. */
export function devPage(language: Language, title: string, style: string, body: ReturnType<typeof html>) {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${raw(STYLE + style)}</style>
</head>
<body>
${body}
</body>
</html>`
}

const STYLE = `
  :root { color-scheme: dark }
  body { margin: 0 auto; max-width: 44rem; padding: 2rem min(1rem, 5vw); overflow-wrap: break-word; background: #15102a; color: #fff4de;
         font: 1rem/1.6 system-ui, sans-serif }
  h1 { font-size: 1.5rem } h2 { font-size: 1.125rem; margin: 0 }
  article { background: #231a42; border-radius: 1.5rem; padding: 1.25rem min(1.5rem, 7vw); margin-block: 1rem }
  p { color: #d9cbb8; margin: 0 } pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
  a { color: #ffcb6b }`

/** Lets only whoever sits at this very machine pass; for everybody else the page is not there. */
export const atThisMachineOnly: MiddlewareHandler = async (c, next) => {
  if (!isLoopback(c)) throw new Failure('not_found')
  c.header('Cache-Control', 'no-store')
  c.header('Referrer-Policy', 'no-referrer')
  await next()
}
