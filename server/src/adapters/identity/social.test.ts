import { UnsecuredJWT } from 'jose'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { account } from '../../db/auth-schema.ts'
import { testApp } from '../../testing/app.ts'
import { enter, mailedLink, PASSWORD, realIdentity, token } from '../../testing/identity-embedded.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const CLIENT = { clientId: 'client-of-perinka', clientSecret: 'hunter2' }
const app = testApp({ identity: realIdentity(1000, undefined, { google: CLIENT, facebook: null }) })
const BACK = '/stories?social=google'

async function begin(wish: object = {}) {
  const browser = await app.visitor()
  const body = { provider: 'google', callbackURL: BACK, errorCallbackURL: BACK, additionalParams: {}, ...wish }
  const answer = await browser.post('/api/identity/sign-in/social', body)
  return { browser, status: answer.status, body: (await answer.json()) as { url: string } }
}

describe('signing in through Google', () => {
  test('leads to its page, which always asks which account', { tags: ['9.12a'] }, async () => {
    const { status, body } = await begin()
    expect(status).toBe(200)
    const url = new URL(body.url)
    expect(url.origin + url.pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      ...{ prompt: 'select_account', client_id: 'client-of-perinka', response_type: 'code' },
      ...{ redirect_uri: 'http://localhost/api/identity/callback/google', code_challenge_method: 'S256' },
    })
    expect(body.url).not.toContain('hunter2')
  })

  test.each([
    { idToken: { token: 'a.b.c' } },
    { scopes: ['https://www.googleapis.com/auth/drive'] },
    { loginHint: 'eva@example.com' },
    { additionalData: { user: 'x' } },
    { newUserCallbackURL: '/' },
  ])('takes nothing that our pages never ask for: %o', async (wish) => {
    expect((await begin(wish)).status).toBe(400)
  })

  test.each(['callbackURL', 'errorCallbackURL'])('leads back to no other site by its %s', async (name) => {
    for (const elsewhere of ['https://evil.example', '//evil.example', '/..//evil.example', 'javascript:alert(1)', 7]) {
      expect((await begin({ [name]: elsewhere })).status).toBe(400)
    }
  })

  test('comes back with a code where the parent thought better of it', async () => {
    const { browser, body } = await begin()
    const state = new URL(body.url).searchParams.get('state')
    const back = `/api/identity/callback/google?error=access_denied&state=${state}`
    const answer = await browser.get(back, { redirect: 'manual' })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('Location')).toBe('/stories?social=google&error=access_denied')
    expect((await browser.get('/api/identity/get-session')).status).toBe(200)
    expect(await (await browser.get('/api/identity/get-session')).json()).toBeNull()
  })

  test('is refused to a browser that did not begin it', async () => {
    const { body } = await begin()
    const state = new URL(body.url).searchParams.get('state')
    const thief = await app.visitor()
    const answer = await thief.get(`/api/identity/callback/google?code=stolen&state=${state}`, { redirect: 'manual' })
    expect(answer.headers.get('Location')).toBe('/stories?social=google&error=state_mismatch')
  })

  test('is refused where its state is nobody’s, with a page of ours', async () => {
    const browser = await app.visitor()
    for (const [query, error] of [
      ['code=x&state=forged', 'state_mismatch'],
      ['code=x', 'state_not_found'],
    ]) {
      const answer = await browser.get(`/api/identity/callback/google?${query}`, { redirect: 'manual' })
      expect(answer.status).toBe(302)
      expect(answer.headers.get('Location')).toBe(`http://localhost/?social&error=${error}`)
    }
  })
})

describe('whoever comes back from Google', () => {
  /** Google, which takes any code, says that this person has come. */
  const vouchesFor = (person: object) =>
    vi.stubGlobal('fetch', async (url: unknown) => {
      expect(String(url)).toBe('https://oauth2.googleapis.com/token')
      const id_token = new UnsecuredJWT({ email_verified: true, ...person }).encode()
      return Response.json({
        access_token: 'access-hunter2',
        refresh_token: 'refresh-hunter2',
        id_token,
        expires_in: 3600,
      })
    })

  async function comesBack(person: object) {
    const { browser, body } = await begin()
    vouchesFor(person)
    const state = new URL(body.url).searchParams.get('state')
    const path = `/api/identity/callback/google?code=good&state=${state}`
    const location = (await browser.get(path, { redirect: 'manual' })).headers.get('Location')
    return { browser, location }
  }

  test('is let in, and no key to their account at Google is kept', async () => {
    const { browser, location } = await comesBack({ sub: '1001', name: 'Jana Nová', email: 'jana@example.com' })
    expect(location).toBe(BACK)
    expect(await (await browser.get('/api/identity/get-session')).json()).toMatchObject({ provider: 'google' })
    expect(await enter(browser, await token(browser))).toMatchObject({
      status: 200,
      body: { provider: 'google', firstName: 'Jana', lastName: 'Nová', email: 'jana@example.com' },
    })
    const rows = await (await app.db()).select().from(account)
    expect(rows).toMatchObject([{ accountId: '1001', accessToken: null, refreshToken: null, idToken: null }])
    await app.work()
    expect(app.mails).toEqual([])
  })

  test('with the e-mail of an account that has a password is not joined to it, verified or not', async () => {
    const browser = await app.visitor()
    const email = 'eva@example.com'
    await browser.json('POST', '/api/identity/sign-up/email', { name: '', email, password: PASSWORD })
    const person = { sub: '1002', name: 'Eva', email }
    expect((await comesBack(person)).location).toBe(`${BACK}&error=account_not_linked`)
    await browser.get(await mailedLink(app, email), { redirect: 'manual' })
    expect((await comesBack(person)).location).toBe(`${BACK}&error=account_not_linked`)
  })
})

test('a sign-in that is not set up does not exist', async () => {
  expect((await begin({ provider: 'facebook' })).status).toBe(404)
  expect(await (await app.ask('/api/config')).json()).toMatchObject({ identity: { google: true, facebook: false } })
  expect(app.logged.join('')).not.toContain('hunter2')
})
