/// <reference lib="webworker" />
import { SERVER_PATHS } from '@perinka/contract/paths'
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching'
import { isOutdatedTabOpen } from './shared/offline/release-locks.ts'

declare const self: ServiceWorkerGlobalScope
/** Every file of this release that a family's screens are made of; the build writes the list. */
declare const SHELL_FILES: PrecacheEntry[]

const SHELL = '/app.html'
/** Milliseconds that the server has at `/`, where it chooses between the landing and the app. */
const FIRST_PAGE_MS = 2000
/** Not pages of the app: what the server answers itself, and files with an ending. */
const NOT_A_PAGE = new RegExp(`^/(?:${SERVER_PATHS.join('|')})(?:/|$)|/[^/]+\\.\\w+$`, 'i')
const STORY_PAGE = /^\/story\//i

const shell = new PrecacheController()
shell.addToCacheList(SHELL_FILES)

// It waits until a tab says that no story is being written or heard; see app/releases.ts.
self.addEventListener('install', (event) => void shell.install(event))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting())
  if (event.data === 'sweep') event.waitUntil(sweep(event))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (pathname.startsWith('/assets/')) event.respondWith(asset(request))
  else if (request.mode !== 'navigate' || NOT_A_PAGE.test(pathname)) return
  else event.respondWith(pathname === '/' ? firstPage(request) : page(request, pathname))
})

/** Throws away the last release's files once no tab runs on them. */
async function sweep(event: ExtendableMessageEvent): Promise<void> {
  if (!(await isOutdatedTabOpen())) await shell.activate(event)
}

/** A name with a hash is the same for good, also where it belongs to the release before. */
async function asset(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

async function firstPage(request: Request): Promise<Response> {
  const asked = fetch(request)
  const tooLong = new Promise<null>((resolve) => setTimeout(() => resolve(null), FIRST_PAGE_MS))
  const answer = await Promise.race([asked.catch(() => null), tooLong])
  // A proxy says so where the server behind it is away.
  if (answer && answer.status < 500) return answer
  return (await shell.matchPrecache(SHELL)) ?? asked
}

async function page(request: Request, pathname: string): Promise<Response> {
  const kept = await shell.matchPrecache(SHELL)
  if (!kept) return fetch(request)
  if (!STORY_PAGE.test(pathname)) return kept
  // As the server says it: other sites do not learn a story's address.
  const headers = new Headers(kept.headers)
  headers.set('Referrer-Policy', 'no-referrer')
  return new Response(kept.body, { status: kept.status, headers })
}
