import { createHash, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { newSigningKey, signed } from './jwt.ts'

const PRELOAD = fileURLToPath(new URL('answer-providers.mjs', import.meta.url))
export const CLIENT = { id: 'client-of-perinka', secret: 'secret-of-perinka' }

/** Somebody with an account at Google or Facebook. */
export interface Person {
  id: string
  name: string
  /** Facebook knows people without one. */
  email?: string
}

interface Visit {
  person: Person
  redirectUri: string
  challenge: string | null
}

export type Providers = Awaited<ReturnType<typeof socialProviders>>

/**
 * Google and Facebook for one product: the pages that a browser visits there, and what the server asks of them. A code
 * is good once, with the right client, address and (at Google) verifier.
 */
export async function socialProviders(people: Person[]) {
  const key = newSigningKey('google')
  const codes = new Map<string, Visit>()
  const tokens = new Map<string, Person>()
  /** The query of each visit to a provider's page. */
  const visits: URLSearchParams[] = []

  function exchange(form: URLSearchParams, needsVerifier: boolean): object | null {
    const visit = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const hashed = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isRight =
      visit &&
      form.get('client_id') === CLIENT.id &&
      form.get('client_secret') === CLIENT.secret &&
      form.get('redirect_uri') === visit.redirectUri &&
      (!needsVerifier || visit.challenge === hashed)
    if (!isRight) return null
    const access_token = randomUUID()
    tokens.set(access_token, visit.person)
    const now = Math.floor(Date.now() / 1000)
    const { id, name, email } = visit.person
    const claims = { iss: 'https://accounts.google.com', aud: CLIENT.id, sub: id, iat: now, exp: now + 3600 }
    return {
      access_token,
      expires_in: 3600,
      token_type: 'Bearer',
      ...(needsVerifier && { id_token: signed({ ...claims, name, email, email_verified: true }, key) }),
    }
  }

  function answer(path: string, query: URLSearchParams, form: URLSearchParams, bearer: string): object | null {
    if (path === '/oauth2.googleapis.com/token') return exchange(form, true)
    if (/^\/graph\.facebook\.com\/v[\d.]+\/oauth\/access_token$/.test(path)) return exchange(form, false)
    const person = tokens.get(query.get('input_token') ?? bearer)
    if (!person) return null
    if (path === '/graph.facebook.com/debug_token') {
      const isOurs = query.get('access_token') === `${CLIENT.id}|${CLIENT.secret}`
      return isOurs ? { data: { is_valid: true, app_id: CLIENT.id, user_id: person.id } } : null
    }
    if (path !== '/graph.facebook.com/me') return null
    return { ...person, picture: { data: { url: 'https://facebook.example/picture.png' } } }
  }

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stand-in')
    const form = new URLSearchParams(Buffer.concat(await request.toArray()).toString())
    const said = answer(pathname, searchParams, form, (request.headers.authorization ?? '').replace('Bearer ', ''))
    response.writeHead(said ? 200 : 400, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(said ?? { error: 'invalid_grant' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    visits,
    /** What the product is started with. */
    env: {
      GOOGLE_CLIENT_ID: CLIENT.id,
      GOOGLE_CLIENT_SECRET: CLIENT.secret,
      FACEBOOK_CLIENT_ID: CLIENT.id,
      FACEBOOK_CLIENT_SECRET: CLIENT.secret,
      PROVIDERS_STAND_IN: url,
      NODE_OPTIONS: `--import=${PRELOAD}`,
    },
    /** In this page the providers' own pages let one choose among the people, or think better of it. */
    async stand(page: Page) {
      const choose = /^https:\/\/(?:accounts\.google\.com\/o\/oauth2|www\.facebook\.com\/v[\d.]+\/dialog)/
      await page.route(choose, (route) => {
        const query = new URL(route.request().url()).searchParams
        visits.push(query)
        const redirectUri = query.get('redirect_uri') ?? ''
        const back = (answer: Record<string, string>) =>
          `${redirectUri}?${new URLSearchParams({ ...answer, state: query.get('state') ?? '' })}`
        const links = people.map((person) => {
          const code = randomUUID()
          codes.set(code, { person, redirectUri, challenge: query.get('code_challenge') })
          return `<a href="${back({ code })}">${person.name}</a>`
        })
        const cancel = `<a href="${back({ error: 'access_denied', error_description: 'Send us money' })}">Cancel</a>`
        const body = `<!doctype html><title>Choose an account</title><h1>Choose an account</h1>${[...links, cancel].join(' ')}`
        return route.fulfill({ contentType: 'text/html; charset=utf-8', body: body.replaceAll('&', '&amp;') })
      })
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
