import type { Page } from '@playwright/test'
import { bedsideAt } from '../support/bedside.ts'
import { newFamily, PASSWORD } from '../support/family.ts'
import { banner, manageCard } from '../support/premium-pages.ts'
import { sandboxOf } from '../support/sandbox-page.ts'
import { subscribing } from '../support/subscribing.ts'
import { expect, journeysIn, shows, test } from '../support/test.ts'

const active = expect.objectContaining({ status: 'active', payment: 'succeeded' })

journeysIn('en', (language) => {
  test(
    'a bank that asks is answered, and what it refuses can be tried again',
    shows('2.51a, 4.12'),
    async ({ page, url }) => {
      const bedside = await bedsideAt(url, language)
      const { t } = bedside
      const parent = subscribing(page, t)
      const answers = (answer: 'approve' | 'refuse') =>
        page
          .getByRole('dialog', { name: t('sandbox.bankTitle') })
          .getByRole('button', { name: t(`sandbox.${answer}`) })
          .click()
      await bedside.opens(page, '/subscribe')
      await parent.pays('needsAuthentication')
      await answers('refuse')
      await expect(parent.form.getByRole('alert')).toContainText(t('sandbox.authentication_failed'))
      await expect(parent.form.getByLabel(t('sandbox.number'))).toHaveValue('4000 0025 0000 3155')
      await parent.payButton.click()
      await answers('approve')
      await parent.hasPremium()

      await page.reload()
      await parent.hasPremium()
      await page.goBack()
      await expect(page.getByText(t('premium.active'))).toBeVisible()
      await expect(parent.form).toHaveCount(0)
      expect(await sandboxOf(url, bedside.family).subscriptions()).toEqual([active])
    },
  )

  test('two tabs pay once, whatever each of them has open', async ({ page, context, url }) => {
    const bedside = await bedsideAt(url, language)
    const { t, family } = bedside
    const first = subscribing(page, t)
    await bedside.opens(page, '/subscribe')
    await first.isReady()
    const [same, cheaper] = [await context.newPage(), await context.newPage()]
    await bedside.opens(same, '/subscribe')
    await subscribing(same, t).isReady()
    // A code in another tab takes the place of what is open here.
    await bedside.opens(cheaper, '/subscribe?code=HALF50')
    await subscribing(cheaper, t).isReady()
    await first.pays('succeeds')
    await expect(first.form.getByRole('alert')).toContainText(t('sandbox.session_over'))
    await first.isReady()
    await first.pays('succeeds')
    await first.hasPremium()

    for (const tab of [same, cheaper]) {
      await subscribing(tab, t).pays('succeeds')
      await expect(tab.getByText(t('premium.active'))).toBeVisible()
    }
    const made = await sandboxOf(url, family).subscriptions()
    expect(made.filter(({ payment }) => payment === 'succeeded')).toMatchObject([{ status: 'active', cents: 599 }])
  })

  test('what is being paid for stays as it is meanwhile', async ({ page, url }) => {
    const bedside = await bedsideAt(url, language)
    const { t } = bedside
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/sandbox/confirm', (route) => held.then(() => route.fallback()))
    await bedside.opens(page, '/subscribe')
    const parent = subscribing(page, t)
    await parent.pays('succeeds')
    await expect(page.getByLabel(t('premium.country'))).toBeDisabled()
    await expect(parent.code).toBeDisabled()
    answer()
    await parent.hasPremium()
  })

  test('a tab that is closed right after paying loses nothing', async ({ page, context, url }) => {
    const bedside = await bedsideAt(url, language)
    const tab = await context.newPage()
    await bedside.opens(tab, '/subscribe')
    // Paid, and the answer never comes back.
    const paid = new Promise((resolve) => tab.route('**/api/sandbox/confirm', (route) => route.fetch().then(resolve)))
    await subscribing(tab, bedside.t).pays('succeeds')
    await paid
    await tab.close()
    const sandbox = sandboxOf(url, bedside.family)
    await sandbox.shows({ status: 'active', isActive: true })
    await bedside.opens(page, '/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('form', { name: bedside.t('stories.create.title') })).toBeVisible()
    await expect(banner(page)).toHaveCount(0)
    expect(await sandbox.subscriptions()).toEqual([active])
  })

  test('a page that the browser brings back as it was left begins anew', async ({ page, url }) => {
    const bedside = await bedsideAt(url, language)
    const { t, family } = bedside
    const comesBack = async () => {
      const anew = page.waitForEvent('load')
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
      await anew
    }
    await bedside.opens(page, '/subscribe')
    const parent = subscribing(page, t)
    await parent.pays('needsAuthentication')
    await expect(page.getByRole('dialog', { name: t('sandbox.bankTitle') })).toBeVisible()
    await comesBack()
    await parent.isReady()

    await sandboxOf(url, family).subscribes()
    await bedside.opens(page, '/settings')
    await expect(manageCard(page, t).button('portal')).toBeVisible()
    await comesBack()
    await expect(manageCard(page, t).button('portal')).toBeEnabled()
  })

  test('the success page believes no address', shows('2.52, 2.52a'), async ({ page, url }) => {
    const bedside = await bedsideAt(url, language)
    const { t } = bedside
    const warned = page.waitForEvent('console', (message) => message.text().includes('no payment parameters'))
    await bedside.opens(page, '/subscription-success')
    await expect(page.getByText(t('premium.success.text'))).toBeVisible()
    expect((await warned).type()).toBe('warning')
    await page.getByRole('link', { name: t('premium.success.start') }).click()
    await expect(banner(page)).toBeVisible()

    await bedside.opens(page, '/subscription-success?payment_intent=pi_1&redirect_status=failed')
    await expect(page.getByRole('heading', { level: 1, name: t('premium.paymentFailed') })).toBeVisible()
    await expect(page.getByRole('link', { name: t('premium.success.start') })).toBeVisible()
    await page.getByRole('link', { name: t('premium.success.retry') }).click()
    await subscribing(page, t).isReady()

    await bedside.opens(page, '/subscription-success?payment_intent=pi_1&redirect_status=succeeded')
    await expect(page.getByText(t('premium.success.waiting'))).toBeVisible()
    await expect(banner(page)).toBeVisible()
  })
})

/** What a page asks for that belongs to paying. */
function paymentCallsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/create-subscription|Fields-|stripe/.test(request.url())) asked.push(request.url())
  })
  return asked
}

journeysIn('sk', (language) => {
  test(
    'a visitor takes a code along through signing in, and before it sees nothing of a payment',
    shows('2.5, 2.51b, 6.1'),
    async ({ page, parent, url }) => {
      const asked = paymentCallsOf(page)
      await parent.opens()
      if (language === 'sk') await parent.reads('sk')
      const { t } = parent
      const dialog = page.getByRole('dialog', { name: t('auth.welcomeBack') })
      await parent.opens('/subscription-success?payment_intent=pi_1&redirect_status=succeeded')
      await expect(page.getByText(t('premium.success.visitor'))).toBeVisible()
      await page.getByRole('button', { name: t('notFound.signIn') }).click()
      await expect(dialog).toBeVisible()

      await parent.opens('/subscribe?code=NOSUCHCODE')
      const order = subscribing(page, t)
      await expect(page.getByText(t('premium.invalidCode'))).toBeVisible()
      await order.code.fill('half50')
      await order.apply.click()
      await expect(order.applied).toContainText(language === 'en' ? '€3.00' : /3,00\s€/)
      await page.getByRole('button', { name: t('premium.signIn') }).click()
      expect(asked).toEqual([])

      const { email } = await newFamily(url)
      await dialog.getByLabel(t('auth.email'), { exact: true }).fill(email)
      await dialog.getByLabel(t('auth.password'), { exact: true }).fill(PASSWORD)
      await dialog.getByRole('button', { name: t('auth.signIn'), exact: true }).click()
      await expect(order.payButton).toContainText(language === 'en' ? '€3.00' : /3,00\s€/)
      await expect(page).toHaveURL(`${url}/subscribe?code=HALF50`)
    },
  )
})
