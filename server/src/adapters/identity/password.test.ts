import { describe, expect, test } from 'vitest'
import { appWithIdentity, enter, mailedLink, PASSWORD, token } from '../../testing/identity-embedded.ts'

const { app, signUp, verifiedParent } = appWithIdentity()

describe('choosing a password', () => {
  test.each(['heslo123', '123456', 'qwertz', 'Perinka!', 'aaaaaa', 'Slovensko2024', 'common-1@example.com'])(
    'may not choose the password %s',
    async (password) => {
      const browser = await app.visitor()
      const answer = await browser.post('/api/identity/sign-up/email', {
        name: '',
        email: 'common-1@example.com',
        password,
      })
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ code: 'PASSWORD_TOO_COMMON' })
    },
  )

  test('is refused with a token that no database holds, and alarms nobody', async () => {
    const browser = await app.visitor()
    const before = app.logged.length
    const answer = await browser.post('/api/identity/reset-password?token=%00', { newPassword: PASSWORD })
    expect(answer.status).toBe(400)
    expect(app.logged.slice(before).join('')).not.toContain('"level":"error"')
  })

  test.each([
    ['short', 'PASSWORD_TOO_SHORT'],
    ['x'.repeat(64) + 'y'.repeat(65), 'PASSWORD_TOO_LONG'],
  ])('may not choose a password of the wrong length', async (password, code) => {
    const browser = await app.visitor()
    const answer = await browser.post('/api/identity/sign-up/email', { name: '', email: 'l@example.com', password })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code })
  })

  test('may choose six letters that nobody would guess', async () => {
    const browser = await app.visitor()
    const wish = { name: '', email: 'six@example.com', password: 'k7pérz' }
    expect((await browser.post('/api/identity/sign-up/email', wish)).status).toBe(200)
  })
})

describe('a forgotten password', () => {
  async function askReset(email: string): Promise<string> {
    const browser = await app.visitor()
    await browser.json('POST', '/api/identity/request-password-reset', { email })
    return new URL(await mailedLink(app, email)).searchParams.get('reset') ?? ''
  }

  test('is replaced through the mailed link, which ends every session of before', async () => {
    const { browser, email } = await verifiedParent()
    const minted = await token(browser)
    const reset = await askReset(email)
    const visitor = await app.visitor()
    await visitor.json('POST', '/api/identity/reset-password', { newPassword: 'celkom nové heslo 7', token: reset })

    expect((await browser.get('/api/account')).status).toBe(401)
    expect((await browser.get('/api/identity/token')).status).toBe(401)
    expect((await enter(visitor, minted)).status).toBe(401)
    const old = await visitor.post('/api/identity/sign-in/email', { email, password: PASSWORD })
    expect(old.status).toBe(401)
    await visitor.json('POST', '/api/identity/sign-in/email', { email, password: 'celkom nové heslo 7' })
    expect((await enter(visitor, await token(visitor))).status).toBe(200)
  })

  test('shows that the address is theirs: no other mail is needed', async () => {
    const { email } = await signUp()
    const browser = await app.visitor()
    await browser.json('POST', '/api/identity/reset-password', {
      newPassword: 'celkom nové heslo 7',
      token: await askReset(email),
    })
    await browser.json('POST', '/api/identity/sign-in/email', { email, password: 'celkom nové heslo 7' })
    expect((await enter(browser, await token(browser))).status).toBe(200)
  })

  test('can be replaced by one link only once, and not by a common password', async () => {
    const { email } = await verifiedParent()
    const reset = await askReset(email)
    const browser = await app.visitor()
    const change = (newPassword: string) => browser.post('/api/identity/reset-password', { newPassword, token: reset })
    const common = await change('heslo123')
    expect(await common.json()).toMatchObject({ code: 'PASSWORD_TOO_COMMON' })
    expect((await change('celkom nové heslo 8')).status).toBe(200)
    expect((await change('celkom nové heslo 9')).status).toBe(400)
  })

  test('of an unknown address answers the same and sends nothing', async () => {
    const before = app.mails.length
    const browser = await app.visitor()
    const answer = await browser.post('/api/identity/request-password-reset', { email: 'nobody@example.com' })
    expect(answer.status).toBe(200)
    await app.work()
    expect(app.mails).toHaveLength(before)
  })
})
