import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outboxMailer } from '../adapters/mailer/outbox.ts'
import type { KeptMail, Outbox } from '../ports/mailer.ts'
import { type TestApp, testApp } from '../testing/app.ts'

let folder: string
let outbox: Outbox
let app: TestApp

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'perinka-outbox-'))
  outbox = outboxMailer(join(folder, 'outbox'))
  app = testApp({ settings: { mailbox: outbox } })
})

afterAll(() => rm(folder, { recursive: true }))

const MAIL = {
  to: 'jana@example.com',
  subject: 'Vitajte',
  text: 'Otvorte https://perinka.example/?a=1&b=2\nDovidenia',
}

describe('the mailbox of this machine', () => {
  test('is empty before the first mail', async () => {
    expect(await (await app.ask('/dev/mailbox.json')).json()).toEqual([])
    expect(await (await app.ask('/dev/mailbox')).text()).toContain('No mail yet.')
  })

  test('lists mail with its links, newest first', async () => {
    await outbox.send(MAIL)
    await outbox.send({ ...MAIL, subject: 'The second', text: 'No link' })
    const mails = (await (await app.ask('/dev/mailbox.json')).json()) as KeptMail[]
    expect(mails.map(({ subject }) => subject)).toEqual(['The second', 'Vitajte'])
    expect(mails[1]).toEqual({
      ...MAIL,
      links: ['https://perinka.example/?a=1&b=2'],
      sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    })
    expect(mails[0]?.links).toEqual([])
  })

  test('forgets the mail to one address, however it is written', async () => {
    await outbox.send({ ...MAIL, to: 'Peter@example.com' })
    const others = (await outbox.list()).filter(({ to }) => to !== 'Peter@example.com')
    expect(others.length).toBeGreaterThan(0)
    await outbox.forget('peter@example.com')
    expect(await outbox.list()).toEqual(others)
  })

  test('shows a link to open', async () => {
    const page = await (await app.ask('/dev/mailbox')).text()
    expect(page).toContain('<a href="https://perinka.example/?a=1&amp;b=2">')
  })

  test('escapes whatever a mail holds', async () => {
    await outbox.send({
      to: '<i>x</i>@example.com',
      subject: '<script>alert(1)</script>',
      text: '<img src=x onerror=a()>',
    })
    const answer = await app.ask('/dev/mailbox')
    const page = await answer.text()
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(page).toContain('&lt;img src=x')
    expect(page).toContain('&lt;i&gt;x&lt;/i&gt;@example.com')
    expect(page).not.toMatch(/<script|<img|<i>/)
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  })

  test('is not there for another machine', async () => {
    expect((await app.ask('/dev/mailbox.json', {}, '192.168.1.20')).status).toBe(404)
    expect((await app.ask('/dev/mailbox', {}, '192.168.1.20')).status).toBe(404)
  })

  test('is not there behind a proxy, which makes everybody look like this machine', async () => {
    for (const name of ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'Via']) {
      const answer = await app.ask('/dev/mailbox.json', { headers: { [name]: '203.0.113.9' } })
      expect(answer.status, name).toBe(404)
    }
  })

  test('is not there for a page that points its own name at this machine', async () => {
    expect((await app.ask('/dev/mailbox.json', { headers: { Host: 'evil.example' } })).status).toBe(404)
  })

  test('does not exist where mail is really sent', async () => {
    const posting = testApp({ settings: { mailbox: null } })
    expect((await posting.ask('/dev/mailbox.json')).status).toBe(404)
    expect((await posting.ask('/dev/mailbox')).status).toBe(404)
  })

  test('keeps mail readable by its owner alone, and only the newest 200', async () => {
    for (let i = 0; i < 200; i += 1) await outbox.send({ ...MAIL, subject: `mail ${i}` })
    const files = await readdir(join(folder, 'outbox'))
    expect(files).toHaveLength(200)
    const { mode } = await stat(join(folder, 'outbox', files[0] ?? ''))
    expect(mode & 0o077).toBe(0)
    expect((await outbox.list())[0]?.subject).toBe('mail 199')
  })
})
