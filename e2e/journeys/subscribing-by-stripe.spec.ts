import type { PaymentSession } from '@perinka/contract/payments'
import { bedsideAt } from '../support/bedside.ts'
import { expectNamed, storedBy } from '../support/browser-storage.ts'
import { answersAgain } from '../support/notice.ts'
import { parentAt } from '../support/parent.ts'
import { type PaidProduct, startPaidProduct } from '../support/stripe.ts'
import { STAND_IN } from '../support/stripe-script.ts'
import { subscribing } from '../support/subscribing.ts'
import { expect, journeysIn, shows, test } from '../support/test.ts'

test.describe.configure({ mode: 'default' })
let product: PaidProduct
test.beforeAll(async () => {
  product = await startPaidProduct()
})
test.afterAll(async () => {
  await product.stop()
  expect(product.stripe.wrong, 'the contract with Stripe was broken').toEqual([])
})

journeysIn('en', (language) => {
  test(
    "Stripe's own form declines one card and takes the next",
    shows('1.4, 2.51a, 4.12, 7.13, 8.15b'),
    async ({ page }) => {
      const bedside = await bedsideAt(product.url, language)
      const { t } = bedside
      const asked = await product.givesScript(page)
      await bedside.opens(page, '/')
      await expect(page.getByRole('complementary')).toBeVisible()
      expect(asked).toEqual([])

      await bedside.opens(page, '/subscribe')
      const parent = subscribing(page, t)
      const card = parent.form.getByLabel(STAND_IN.field)
      // The first who pays waits for the library of Stripe's, and the stand-in for what it knows of the API.
      await expect(card).toBeVisible()
      await expect(card.locator('..')).toHaveAttribute('lang', language)
      await card.fill(STAND_IN.declined)
      expect(asked).toEqual([expect.stringMatching(/^https:\/\/js\.stripe\.com\/.*advancedFraudSignals=false$/)])
      await parent.payButton.click()
      await expect(parent.form.getByRole('alert')).toContainText(t('premium.paymentFailed'))
      await expect(parent.form.getByRole('alert')).toContainText(STAND_IN.sentence)
      await expect(card).toHaveValue(STAND_IN.declined)

      await card.fill('4242424242424242')
      await parent.payButton.click()
      await expect(page.getByText(t('premium.success.waiting'))).toBeVisible()
      await product.tells()
      await parent.hasPremium()
      const kept = await storedBy(page)
      expect(kept).toContain('__stripe_mid')
      await expectNamed(page, product.url, kept)
    },
  )

  test('a card that is only set up, and paid with later, is confirmed as such', shows('4.12'), async ({ page }) => {
    const bedside = await bedsideAt(product.url, language)
    await product.givesScript(page)
    await page.route('**/api/create-subscription', async (route) => {
      const answer = await route.fetch()
      const session = (await answer.json()) as PaymentSession
      const clientSecret = session.clientSecret.replace(/^pi_/, 'seti_')
      await route.fulfill({ response: answer, json: { ...session, clientSecret, mode: 'setup' } })
    })
    await bedside.opens(page, '/subscribe')
    const parent = subscribing(page, bedside.t)
    await parent.payButton.click()
    await expect(page).toHaveURL(/\/subscription-success\?setup_intent=seti_\w+&redirect_status=succeeded$/)
    await product.tells()
    await parent.hasPremium()
  })
})

test('a payment that nobody tells of opens Premium all the same', async ({ page }) => {
  const bedside = await bedsideAt(product.url)
  await product.givesScript(page)
  await bedside.opens(page, '/subscribe')
  const parent = subscribing(page, bedside.t)
  await parent.payButton.click()
  await expect(page.getByText(bedside.t('premium.success.waiting'))).toBeVisible()
  await parent.hasPremium()
})

test('a visitor never asks Stripe for anything', shows('6.1'), async ({ page }) => {
  const asked = await product.givesScript(page)
  const parent = parentAt(page, product.url)
  for (const path of ['/', '/subscribe', '/subscription-success?payment_intent=pi_1']) {
    await parent.opens(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  expect(asked).toEqual([])
})

test.describe('a line that is down', () => {
  test.use({ expected: ['ERR_FAILED /endive/stripe.js'] })

  test('the page says that the form did not come, and tries again', async ({ page }) => {
    const bedside = await bedsideAt(product.url)
    await page.route('https://js.stripe.com/**', (route) => route.abort())
    await bedside.opens(page, '/subscribe')
    await expect(page.getByText(bedside.t('premium.formAway'))).toBeVisible()
    await answersAgain(page)
    await product.givesScript(page)
    await page
      .getByRole('main')
      .getByRole('button', { name: bedside.t('common.tryAgain') })
      .click()
    await subscribing(page, bedside.t).isReady()
  })
})
