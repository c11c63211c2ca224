import type { Page } from '@playwright/test'
import type { Person } from './social-providers.ts'

/**
 * As much of Google's frame library as Firebase's code uses: it opens a frame of the project's domain and hands on what
 * that frame posts.
 */
const frameLibrary = (onload: string, domain: string) => `
  const handlers = {}
  addEventListener('message', ({ origin, data }) => {
    if (origin === 'https://${domain}') handlers[data.type]?.(data.message)
  })
  const open = async ({ url, where }, ready) => {
    const frame = document.createElement('iframe')
    frame.src = url
    frame.hidden = true
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
    where.append(frame)
    await loaded
    return ready({
      restyle: async () => {},
      ping: async (done) => done(),
      register: (type, handler) => { handlers[type] = handler },
      send: (type, message, answer) => { try { answer([{ [type]: true }]) } catch {} },
    })
  }
  window.gapi = {
    load: (name, { callback }) => callback(),
    iframes: { CROSS_ORIGIN_IFRAMES_FILTER: {}, Iframe: class {}, getContext: () => ({ open }) },
  }
  window[${JSON.stringify(onload)}]()`

const FRAME =
  '<script>onmessage = ({ data, origin }) => origin === location.origin && parent.postMessage(data, "*")</script>'

/** The window in which an account of Google or Facebook is chosen; `code` tells Identity Toolkit who it was. */
const chooser = (people: Person[]) => `<!doctype html><title>Choose an account</title><h1>Choose an account</h1>
  ${people.map(({ id, name }) => `<button data-code="${id}">${name}</button>`).join(' ')}
  <button onclick="window.close()">Cancel</button>
  <script>
    const asked = new URLSearchParams(location.search)
    for (const button of document.querySelectorAll('[data-code]')) button.onclick = () => {
      const urlResponse = location.origin + '/__/auth/handler?code=' + button.dataset.code
      const authEvent = { type: asked.get('authType'), eventId: asked.get('eventId'), sessionId: 'one', urlResponse, postBody: null, tenantId: null }
      for (let i = 0; i < opener.frames.length; i += 1)
        opener.frames[i].postMessage({ type: 'authEvent', message: { authEvent } }, location.origin)
    }
  </script>`

/** Stands in for the pages of a project's own domain, in every window of this page; `visits` are its windows' queries. */
export async function standForPages(page: Page, domain: string, people: Person[], visits: URLSearchParams[]) {
  const context = page.context()
  await context.route('https://apis.google.com/js/api.js*', (route) => {
    const onload = new URL(route.request().url()).searchParams.get('onload') ?? ''
    return route.fulfill({ contentType: 'text/javascript', body: `{${frameLibrary(onload, domain)}}` })
  })
  await context.route(`https://${domain}/__/auth/**`, (route) => {
    const { pathname, searchParams } = new URL(route.request().url())
    const isWindow = pathname.endsWith('/handler')
    if (isWindow) visits.push(searchParams)
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: isWindow ? chooser(people) : FRAME })
  })
}
