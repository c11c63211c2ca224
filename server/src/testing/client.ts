import type { Account } from '@perinka/contract/accounts'
import type { Profile, ProfileWishInput } from '@perinka/contract/profiles'
import type { StoryWishInput } from '@perinka/contract/stories'

type Ask = (path: string, init?: RequestInit) => Promise<Response>

/** A browser without a page: it keeps its cookies and asks. */
export interface Client {
  get(path: string, init?: RequestInit): Promise<Response>
  head(path: string): Promise<Response>
  post(path: string, body?: unknown, init?: RequestInit): Promise<Response>
  put(path: string, body?: unknown, init?: RequestInit): Promise<Response>
  delete(path: string, init?: RequestInit): Promise<Response>
  /** The parsed answer; fails with its text where the status is not 2xx. */
  json<T>(method: string, path: string, body?: unknown): Promise<T>
  /** Cookies held, by name. */
  cookies: Map<string, string>
}

export function client(ask: Ask): Client {
  const cookies = new Map<string, string>()

  async function send(method: string, path: string, body?: unknown, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    if (cookies.size > 0) headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    if (body !== undefined) headers.set('Content-Type', 'application/json')
    const answer = await ask(path, {
      ...init,
      method,
      headers,
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    for (const line of answer.headers.getSetCookie()) keep(cookies, line)
    return answer
  }

  return {
    cookies,
    get: (path, init) => send('GET', path, undefined, init),
    head: (path) => send('HEAD', path),
    post: (path, body, init) => send('POST', path, body, init),
    put: (path, body, init) => send('PUT', path, body, init),
    delete: (path, init) => send('DELETE', path, undefined, init),
    async json<T>(method: string, path: string, body?: unknown): Promise<T> {
      const answer = await send(method, path, body)
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
      return (await answer.json()) as T
    },
  }
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';')
  const at = pair.indexOf('=')
  const ends = attributes.some((attribute) => /^\s*max-age=0\s*$/i.test(attribute))
  if (ends) cookies.delete(pair.slice(0, at))
  else cookies.set(pair.slice(0, at), pair.slice(at + 1))
}

export interface SaidEvent {
  event: string
  data: unknown
}

/** A signed-in parent, with what tests of stories need at hand. */
export interface ParentClient extends Client {
  id: string
  email: string
  account: Account
  addChild(wish?: Partial<ProfileWishInput>): Promise<Profile>
  /** Asks for a story of the first child, made where there is none. */
  askForStory(wish?: Partial<StoryWishInput>, init?: RequestInit): Promise<Response>
  /** The same as a stream, read to its end. */
  streamStory(wish?: Partial<StoryWishInput>): Promise<SaidEvent[]>
}

export function parentClient(browser: Client, account: Account): ParentClient {
  const addChild: ParentClient['addChild'] = (wish) =>
    browser.json('POST', '/api/profiles', { name: 'Mia', age: 5, favoriteThemes: ['Space'], ...wish })

  const askForStory: ParentClient['askForStory'] = async (wish, init) => {
    const childProfileId = wish?.childProfileId ?? (await firstChild()).id
    return browser.post('/api/stories/generate', { theme: 'space', length: 'short', childProfileId, ...wish }, init)
  }

  async function firstChild(): Promise<Profile> {
    const [first] = await browser.json<Profile[]>('GET', '/api/profiles')
    return first ?? addChild()
  }

  return {
    ...browser,
    id: account.id,
    email: account.email ?? '',
    account,
    addChild,
    askForStory,
    async streamStory(wish) {
      const answer = await askForStory(wish, { headers: { Accept: 'text/event-stream' } })
      if (!answer.ok) throw new Error(`the stream answered ${answer.status}: ${await answer.text()}`)
      return readEvents(await answer.text())
    },
  }
}

/** Server-sent events of a whole stream, in order. */
export function readEvents(stream: string): SaidEvent[] {
  return stream
    .split('\n\n')
    .map((block) => ({ event: /^event: (.*)$/m.exec(block)?.[1], data: /^data: (.*)$/m.exec(block)?.[1] }))
    .filter(({ event, data }) => event !== undefined && data !== undefined)
    .map(({ event, data }) => ({ event: event as string, data: JSON.parse(data as string) as unknown }))
}
