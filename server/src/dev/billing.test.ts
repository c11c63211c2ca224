import type { SubscriptionDetails } from '@perinka/contract/payments'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Jobs } from '../durable/jobs.ts'
import type { SandboxAct, SandboxSubscription } from '../ports/sandbox.ts'
import { testApp } from '../testing/app.ts'
import type { ParentClient } from '../testing/client.ts'
import { sandboxApp, subscribed } from '../testing/sandbox.ts'
import { allLookedInto, startedJobs } from '../testing/webhooks.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const app = sandboxApp()
let jobs: Jobs
beforeAll(async () => {
  jobs = await startedJobs(app)
})
afterAll(() => jobs.stop(0))

async function givenSubscriber() {
  const parent = await app.givenParent()
  return { parent, subscription: await subscribed(app, parent) }
}

const post = (body: string, headers: Record<string, string>, address?: string) =>
  app.ask('/dev/billing', { method: 'POST', body, headers }, address)
const JSON_TYPE = { 'Content-Type': 'application/json' }
const act = (subscription: string, act: SandboxAct) => post(JSON.stringify({ subscription, act }), JSON_TYPE)

/** What the page shows of it, and how the family stands once every message was looked into. */
async function after(parent: ParentClient, subscription: string, ...acts: SandboxAct[]) {
  for (const one of acts) {
    expect((await act(subscription, one)).status).toBe(200)
    await allLookedInto(app)
  }
  const all = (await (await app.ask('/dev/billing.json')).json()) as SandboxSubscription[]
  const details = await parent.json<SubscriptionDetails>('GET', '/api/subscription')
  return { row: all.find(({ id }) => id === subscription), details }
}

describe('at the page of the sandbox', () => {
  test('what was paid stands before what never was, however new that is', async () => {
    const { subscription } = await givenSubscriber()
    const undecided = await app.givenParent()
    await undecided.json('POST', '/api/create-subscription', {})
    const all = (await (await app.ask('/dev/billing.json')).json()) as SandboxSubscription[]
    expect(all[0]?.status).toBe('incomplete')
    const page = await (await app.ask('/dev/billing')).text()
    expect(page).toContain(subscription)
    expect(page.indexOf(subscription)).toBeLessThan(page.indexOf(`aria-label="${all[0]?.email}"`))
  })

  test('a renewal begins another month', async () => {
    const { parent, subscription } = await givenSubscriber()
    const { details } = await after(parent, subscription, 'pass-week', 'renew')
    expect(details).toMatchObject({ status: 'active', isActive: true })
    const left = new Date(details.periodEnd ?? 0).getTime() - Date.now()
    expect(left).toBeGreaterThan(27 * DAY_MS)
  })

  test('a renewal that fails leaves a week of grace, and none after it', async () => {
    const { parent, subscription } = await givenSubscriber()
    const failed = await after(parent, subscription, 'fail-renewal')
    expect(failed.details).toMatchObject({ status: 'past_due', isActive: true, graceEnd: expect.any(String) })
    expect(failed.row?.acts).toEqual(['renew', 'end-period', 'pass-week'])
    const late = await after(parent, subscription, 'pass-week')
    expect(late.details).toMatchObject({ status: 'past_due', isActive: false })
    const paid = await after(parent, subscription, 'renew')
    expect(paid.details).toMatchObject({ status: 'active', isActive: true, graceEnd: null })
  })

  test('one whose renewal failed can be given up', async () => {
    const { parent, subscription } = await givenSubscriber()
    const { details, row } = await after(parent, subscription, 'fail-renewal', 'end-period')
    expect(details).toMatchObject({ plan: 'free', status: 'canceled', isActive: false })
    expect(row?.acts).toEqual([])
  })

  test('the end of the period renews a running subscription and ends a cancelled one', async () => {
    const { parent, subscription } = await givenSubscriber()
    expect((await after(parent, subscription, 'end-period')).details).toMatchObject({
      status: 'active',
      isActive: true,
    })
    await parent.json('POST', '/api/cancel-subscription')
    const cancelled = await after(parent, subscription)
    expect(cancelled.row).toMatchObject({ cancelAtPeriodEnd: true })
    expect(cancelled.row?.acts).not.toContain('renew')
    expect((await act(subscription, 'renew')).status).toBe(409)
    const ended = await after(parent, subscription, 'end-period')
    expect(ended.details).toMatchObject({ plan: 'free', status: 'canceled', isActive: false })
  })

  test('money that goes back takes Premium with it', async () => {
    const { parent, subscription } = await givenSubscriber()
    const { details } = await after(parent, subscription, 'refund')
    expect(details).toMatchObject({ plan: 'free', isActive: false })
  })

  test('a dispute stops further charges, and takes Premium only where it is lost', async () => {
    const { parent, subscription } = await givenSubscriber()
    const open = await after(parent, subscription, 'dispute')
    expect(open.details).toMatchObject({ isActive: true, cancelAtPeriodEnd: true })
    expect((await after(parent, subscription, 'win-dispute')).details).toMatchObject({ isActive: true })
    expect((await after(parent, subscription, 'dispute', 'lose-dispute')).details).toMatchObject({ isActive: false })
  })

  test('a form comes back to the page, also where the button was out of date', async () => {
    const { subscription } = await givenSubscriber()
    const press = (act: string) =>
      app.ask('/dev/billing?language=sk', { method: 'POST', body: new URLSearchParams({ subscription, act }) })
    for (const button of ['refund', 'refund']) {
      const answer = await press(button)
      expect(answer.status).toBe(303)
      expect(answer.headers.get('Location')).toBe('/dev/billing?language=sk')
    }
    expect((await press('something')).status).toBe(400)
  })

  test('the page speaks the parent’s language and shows their own where Settings lead to it', async () => {
    const [{ parent }, { parent: other }] = [await givenSubscriber(), await givenSubscriber()]
    const { url } = await parent
      .post('/api/billing-portal', undefined, { headers: { 'Accept-Language': 'sk' } })
      .then((answer) => answer.json() as Promise<{ url: string }>)
    expect(url).toMatch(/^http:\/\/localhost\/dev\/billing\?customer=cus_sandbox_\w+&language=sk$/)
    const answer = await app.ask(url.slice('http://localhost'.length))
    const page = await answer.text()
    expect(page).toContain('<html lang="sk">')
    expect(page).toContain('Skúšobné platby')
    expect(page).toContain('Stav: <b>beží</b>')
    expect(page).toContain(parent.email)
    expect(page).not.toContain(other.email)
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    // With `no-referrer` a browser would send the forms with `Origin: null`, and they would be refused.
    expect(answer.headers.get('Referrer-Policy')).toBe('same-origin')
    expect(await (await app.ask('/dev/billing')).text()).toContain(other.email)
  })

  test('an address is shown as text, whatever it holds', async () => {
    const parent = await app.givenParent({ email: '<i>x</i>@example.com' })
    await subscribed(app, parent)
    const page = await (await app.ask('/dev/billing')).text()
    expect(page).toContain('&lt;i&gt;x&lt;/i&gt;@example.com')
    expect(page).not.toContain('<i>')
  })

  test('an unknown subscription is not found, and an act that there is not refused', async () => {
    expect((await act('sub_none', 'renew')).status).toBe(404)
    expect((await post('{', JSON_TYPE)).status).toBe(400)
    expect((await post(JSON.stringify({ subscription: 'sub_none', act: 'rob' }), JSON_TYPE)).status).toBe(400)
  })

  test('what no database can hold, or is far too long, is refused', async () => {
    expect((await act('\0', 'renew')).status).toBe(400)
    expect((await act('x'.repeat(5000), 'renew')).status).toBe(413)
    for (const page of ['/dev/billing', '/dev/billing.json']) {
      expect((await app.ask(`${page}?customer=%00`)).status).toBe(404)
    }
  })
})

describe('the page is not there', () => {
  const PAGES = ['/dev/billing', '/dev/billing.json']

  test('for another machine, behind a proxy, or under another name', async () => {
    for (const page of PAGES) {
      expect((await app.ask(page, {}, '192.168.1.20')).status).toBe(404)
      expect((await app.ask(page, { headers: { 'X-Forwarded-For': '203.0.113.9' } })).status).toBe(404)
      expect((await app.ask(page, { headers: { Host: 'evil.example' } })).status).toBe(404)
    }
    const { subscription } = await givenSubscriber()
    const body = JSON.stringify({ subscription, act: 'refund' })
    expect((await post(body, JSON_TYPE, '192.168.1.20')).status).toBe(404)
  })

  test('for a form on another site’s page', async () => {
    const { parent, subscription } = await givenSubscriber()
    const body = new URLSearchParams({ subscription, act: 'refund' }).toString()
    const type = 'application/x-www-form-urlencoded'
    expect((await post(body, { 'Content-Type': type, Origin: 'https://evil.example' })).status).toBe(403)
    expect((await after(parent, subscription)).row).toMatchObject({ payment: 'succeeded' })
  })

  test('where there is no sandbox, or its page was left out', async () => {
    for (const page of PAGES) {
      expect((await testApp({ payments: null }).ask(page)).status).toBe(404)
      expect((await sandboxApp({ hasSandboxPage: false }).ask(page)).status).toBe(404)
    }
  })

  test('and Settings then stay where they are', async () => {
    const elsewhere = sandboxApp({ hasSandboxPage: false })
    const parent = await elsewhere.givenParent()
    await subscribed(elsewhere, parent)
    expect(await parent.json('POST', '/api/billing-portal')).toEqual({ url: 'http://localhost/settings' })
  })
})
