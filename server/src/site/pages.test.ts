import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/app.ts'
import { loadWebFiles } from './web-files.ts'

const LANDING = '<!doctype html><title>Landing</title>'
const APP = '<!doctype html><head><title>App</title></head>'
const SCRIPT = 'console.log("perinka");'.repeat(100)

let folder: string
let app: TestApp

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'perinka-web-'))
  await mkdir(join(folder, 'assets'))
  const files: Record<string, string> = {
    'index.html': LANDING,
    'app.html': APP,
    'robots.txt': 'User-agent: *\nDisallow: /story/\n',
    'manifest.webmanifest': '{}',
    'csp.json': '{"scripts":["sha256-abc="],"styles":["sha256-def="]}',
    'assets/app-1a2b.js': SCRIPT,
    'assets/app-1a2b.js.map': '{}',
    'assets/twin-3c.js': SCRIPT,
    'assets/twin-3c.js.br': 'compressed by the build',
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  app = testApp({ settings: { web: await loadWebFiles(folder) } })
})

afterAll(() => rm(folder, { recursive: true }))

const get = (path: string, headers: Record<string, string> = {}) => app.ask(path, { headers })

describe('the first page', () => {
  test('is the landing for a visitor', { tags: ['2.1'] }, async () => {
    const answer = await get('/')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/html; charset=utf-8/i)
    expect(answer.headers.get('Vary')).toContain('Cookie')
    expect(answer.headers.get('Cache-Control')).toBe('no-cache')
    expect(await answer.text()).toBe(LANDING)
  })

  test('is the empty page for a family, which never sees the landing flash by', { tags: ['2.1'] }, async () => {
    expect(await (await get('/', { Cookie: 'perinka_session=x' })).text()).toBe(APP)
  })

  test('names the inline scripts that may run', async () => {
    const policy = (await get('/')).headers.get('Content-Security-Policy')
    expect(policy).toContain("script-src 'self' 'sha256-abc=';")
    expect(policy).toContain("style-src 'self' 'sha256-def=';")
  })
})

describe('every other page', () => {
  test.each([
    '/stories',
    '/STORIES',
    '/stories/',
    '/characters',
    '/settings',
    '/subscribe',
    '/Subscription-Success/',
    '/series/5f0c0000-0000-4000-8000-000000000001/',
  ])('is filled by the browser: %s', async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe(APP)
  })

  test.each(['/nowhere', '/stories/more', '/story', '/stories//', '/series/a/b', '/app'])(
    'is not found, and still a page of ours: %s',
    async (path) => {
      const answer = await get(path)
      expect(answer.status).toBe(404)
      expect(await answer.text()).toBe(APP)
    },
  )

  test.each(['/story/5f0c0000-0000-4000-8000-000000000001', '/STORY/x/'])(
    'that shows a story tells nobody about it: %s',
    async (path) => {
      for (const headers of [{}, { Cookie: 'perinka_session=x' }] as Record<string, string>[]) {
        const answer = await get(path, headers)
        expect(answer.status).toBe(200)
        expect(answer.headers.get('X-Robots-Tag')).toBe('noindex')
        expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
        expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer')
      }
    },
  )

  test('that shows a story has one and the same preview for every story, in the language asked for', async () => {
    const preview = async (path: string, language?: string) => {
      const html = await (await get(path, language ? { 'Accept-Language': language } : {})).text()
      expect(html).toContain('<title>App</title>')
      return [...html.matchAll(/<meta property="(og:[a-z:_]+)" content="([^"]*)">/g)].map(([, ...tag]) => tag)
    }
    const one = await preview('/story/5f0c0000-0000-4000-8000-000000000001')
    expect(one).toContainEqual(['og:title', 'A bedtime story'])
    expect(one).toContainEqual(['og:image', 'http://localhost/icon-512.png'])
    expect(await preview('/story/another')).toEqual(one)
    expect(await preview('/story/another', 'sk-SK,sk;q=0.9')).toContainEqual(['og:title', 'Rozprávka na dobrú noc'])
    expect((await get('/story/')).status).toBe(404)
  })
})

describe('files of the web app', () => {
  test('with a hash in their name are kept for a year', async () => {
    const answer = await get('/assets/app-1a2b.js')
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('Content-Type')).toMatch(/javascript/)
    expect(await answer.text()).toBe(SCRIPT)
  })

  test('without one are asked for again, and answered 304 while they stay the same', async () => {
    const first = await get('/robots.txt')
    expect(first.headers.get('Cache-Control')).toBe('no-cache')
    const again = await get('/robots.txt', { 'If-None-Match': first.headers.get('ETag') ?? '' })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  test('travel compressed, as tightly as the browser takes it', async () => {
    const brotli = await get('/assets/app-1a2b.js', { 'Accept-Encoding': 'gzip, deflate, br' })
    expect(brotli.headers.get('Content-Encoding')).toBe('br')
    expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(SCRIPT)
    const gzip = await get('/assets/app-1a2b.js', { 'Accept-Encoding': 'gzip, br;q=0' })
    expect(gzip.headers.get('Content-Encoding')).toBe('gzip')
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(SCRIPT)
    expect(gzip.headers.get('Vary')).toContain('Accept-Encoding')
  })

  test('travel as the build compressed them, where it did', async () => {
    const answer = await get('/assets/twin-3c.js', { 'Accept-Encoding': 'br' })
    expect(await answer.text()).toBe('compressed by the build')
    expect((await get('/assets/twin-3c.js.br')).status).toBe(404)
  })

  test('that only the build needs stay here', async () => {
    expect((await get('/csp.json')).status).toBe(404)
    expect((await get('/assets/app-1a2b.js.map')).status).toBe(404)
  })

  test('of an older release are plainly not found, so that no page is run as a script', async () => {
    const answer = await get('/assets/app-0000.js')
    expect(answer.status).toBe(404)
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain/)
  })

  test.each(['/..%2f..%2fpackage.json', '/assets/..%2f..%2f..%2fpackage.json', '/%2e%2e/%2e%2e/package.json'])(
    'lie in one folder and nowhere else: %s',
    async (path) => {
      const answer = await get(path)
      expect(await answer.text()).not.toContain('perinka"')
      expect(answer.status).toBe(404)
    },
  )

  test('that were never built are said to be missing', async () => {
    const answer = await testApp({}).ask('/stories')
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain('npm start')
  })
})
