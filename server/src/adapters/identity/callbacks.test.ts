import { describe, expect, test } from 'vitest'
import { appWithIdentity, PASSWORD } from '../../testing/identity-embedded.ts'

const { app } = appWithIdentity()

describe('the page that a parent is sent on to', () => {
  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/..//evil.example',
    '/./%2f/../..//evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    '\0',
  ])('leads to no other site, though the mailed link says so: %s', async (callback) => {
    const path = `/api/identity/verify-email?token=spoilt&callbackURL=${encodeURIComponent(callback)}`
    const answer = await app.ask(path, { redirect: 'manual', headers: { Host: 'evil.example' } })
    expect(answer.status).toBe(400)
    expect(answer.headers.get('Location')).toBeNull()
  })

  test.each<[string, unknown]>([
    ['an object', { to: '/' }],
    ['a list', ['/']],
    ['what cannot be made a text', { toString: 1 }],
    ['a number', 5],
    ['nothing', null],
  ])('leads nowhere where it is %s', async (_what, callbackURL) => {
    const browser = await app.visitor()
    const body = { email: 'nobody@example.com', password: PASSWORD, callbackURL }
    const answer = await browser.post('/api/identity/sign-in/email', body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'invalid', fields: { callbackURL: 'validation.invalid' } })
  })

  test('that a stranger makes up alarms nobody', async () => {
    const browser = await app.visitor()
    await browser.get('/api/identity/callback/google?state=made-up&code=x', { redirect: 'manual' })
    await browser.post('/api/identity/sign-in/social', { provider: 'google', callbackURL: '/' })
    const lines = app.logged.map((line) => JSON.parse(line) as { level: string; identity?: string })
    expect(lines.filter(({ identity }) => identity)).toMatchObject([{ level: 'warn' }, { level: 'warn' }])
  })
})
