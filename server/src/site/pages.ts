import type { Language } from '@perinka/contract/catalog'
import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { parseAccept } from 'hono/utils/accept'
import { preferredLanguage } from '../http/language.ts'
import { SESSION_COOKIE } from '../sessions/session.ts'
import { ENCODINGS, type Encoding, type WebFile, type WebFiles, webFile } from './web-files.ts'

/** Addresses that a page of the product stands under (specification, section 2); `/` apart. */
const KNOWN_PAGE =
  /^\/(?:stories|characters|settings|story\/[^/]+|series\/[^/]+|subscribe|subscription-success|terms|privacy|cookies)\/?$/i
const STORY_PAGE = /^\/story\//i
const A_YEAR = 'public, max-age=31536000, immutable'

/**
 * The web app: its files, and for every other address the page that the browser then fills. `/` is
 * the prerendered landing for a visitor and the empty page for a family, which never sees the
 * landing flash by.
 */
export function webPages(web: WebFiles | null, publicUrl: string) {
  const app = new Hono()
  const storyPages = new Map<Language, WebFile>()
  app.get('*', async (c) => {
    if (!web) return c.text('The web app is not built here. `npm start` builds and serves it.\n', 503)
    const { path } = c.req
    if (path === '/' || path === '/index.html') return landing(c, web)
    const file = web.find(path)
    if (file) {
      c.header('Cache-Control', path.startsWith('/assets/') ? A_YEAR : 'no-cache')
      return send(c, file)
    }
    if (path.startsWith('/assets/')) return c.text('Not found\n', 404, { 'Cache-Control': 'no-store' })
    if (STORY_PAGE.test(path)) return storyPage(c, web, path)
    c.header('Cache-Control', 'no-cache')
    return page(c, requireFile(web, '/app.html'), path)
  })
  return app

  function storyPage(c: Context, files: WebFiles, path: string): Promise<Response> {
    // A story's address is all it takes to read it: neither search engines nor other sites may learn it.
    c.header('X-Robots-Tag', 'noindex')
    c.header('Cache-Control', 'private, no-store')
    c.header('Referrer-Policy', 'no-referrer')
    const language = preferredLanguage(c.req.raw)
    const file = storyPages.get(language) ?? previewed(requireFile(files, '/app.html'), language, publicUrl)
    storyPages.set(language, file)
    return page(c, file, path)
  }
}

function previewed({ bytes }: WebFile, language: Language, publicUrl: string): WebFile {
  return webFile('/app.html', Buffer.from(withPreview(bytes.toString('utf8'), language, publicUrl)))
}

function landing(c: Context, web: WebFiles): Promise<Response> {
  c.header('Vary', 'Cookie', { append: true })
  c.header('Cache-Control', 'no-cache')
  return send(c, requireFile(web, getCookie(c, SESSION_COOKIE) === undefined ? '/index.html' : '/app.html'))
}

function page(c: Context, file: WebFile, path: string): Promise<Response> {
  return send(c, file, KNOWN_PAGE.test(path) ? 200 : 404)
}

function requireFile(web: WebFiles, path: string): WebFile {
  const file = web.find(path)
  if (!file) throw new Error(`the built web app lacks ${path}`)
  return file
}

async function send(c: Context, file: WebFile, status: 200 | 404 = 200): Promise<Response> {
  c.header('Vary', 'Accept-Encoding', { append: true })
  c.header('ETag', file.etag)
  if (status === 200 && c.req.header('If-None-Match')?.includes(file.etag)) return c.body(null, 304)
  const encoding = encodingFor(c)
  const encoded = encoding && (await file.encoded(encoding))
  if (encoding && encoded) c.header('Content-Encoding', encoding)
  c.header('Content-Type', file.type)
  return c.body(encoded ?? file.bytes, status)
}

/** The tightest encoding the browser takes; browsers name them in no order of liking. */
function encodingFor(c: Context): Encoding | null {
  const taken = parseAccept(c.req.header('Accept-Encoding') ?? '').filter((accept) => accept.q > 0)
  return ENCODINGS.find((encoding) => taken.some(({ type }) => type === encoding)) ?? null
}

/** What a messenger shows of a story's link: of every story the same, for a link may travel further than it was meant to. */
const PREVIEWS: Record<Language, { title: string; description: string; locale: string }> = {
  en: {
    title: 'A bedtime story',
    description: 'Somebody shared a bedtime story from Perinka with you. An AI wrote it.',
    locale: 'en_GB',
  },
  sk: {
    title: 'Rozprávka na dobrú noc',
    description: 'Niekto sa s vami podelil o rozprávku z Perinky. Napísala ju umelá inteligencia.',
    locale: 'sk_SK',
  },
}

/** The page with the preview in its head. `publicUrl`: those who show it follow no address without a host. */
function withPreview(page: string, language: Language, publicUrl: string): string {
  const { title, description, locale } = PREVIEWS[language]
  const tags = Object.entries({
    ...{ 'og:type': 'website', 'og:site_name': 'Perinka', 'og:locale': locale },
    ...{ 'og:title': title, 'og:description': description, 'og:image': `${publicUrl}/icon-512.png` },
  }).map(([property, content]) => `<meta property="${property}" content="${content}">`)
  return page.replace('</head>', () => `${tags.join('')}<meta name="twitter:card" content="summary"></head>`)
}
