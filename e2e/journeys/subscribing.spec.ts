import { bedsideAt } from '../support/bedside.ts'
import { refuses } from '../support/notice.ts'
import { startProduct } from '../support/product.ts'
import { subscribing } from '../support/subscribing.ts'
import { expect, test } from '../support/test.ts'

/** A refused code and a provider that is down are answers of the server that a browser complains about. */
const REFUSED = [/Failed to load resource/]
const LANGUAGES = ['en', 'sk'] as const

for (const language of LANGUAGES) {
  // spec: 2.51a, 4.12, 5.7a, 8.15b
  test(`a card that is declined costs nothing, the next one opens Premium, in ${language}`, async ({ page, url }) => {
    const bedside = await bedsideAt(url, language)
    const { t } = bedside
    const parent = subscribing(page, t)
    await bedside.opens(page, '/subscribe')
    await expect(parent.form.getByText(t('sandbox.mark'))).toBeVisible()
    await parent.pays('declined')
    await expect(parent.form.getByRole('alert')).toContainText(t('premium.paymentFailed'))
    await expect(parent.form.getByRole('alert')).toContainText(t('sandbox.card_declined'))
    await expect(parent.form.getByLabel(t('sandbox.number'))).toHaveValue('4000 0000 0000 0002')

    await parent.pays('needsAuthentication')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('sandbox.approve') })
      .click()
    await parent.hasPremium()
    await page.getByRole('link', { name: t('premium.success.start') }).click()
    await expect(page).toHaveURL(`${url}/`)

    await bedside.opens(page, '/subscribe')
    await expect(page.getByText(t('premium.active'))).toBeVisible()
    await expect(parent.payButton).toHaveCount(0)
    await page.getByRole('link', { name: t('premium.manage') }).click()
    const card = page.getByRole('region', { name: t('manage.title') })
    await card.getByRole('button', { name: t('manage.cancel') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('manage.cancel') })
      .click()
    await card.getByRole('button', { name: t('manage.resume') }).click()
    await expect(card.getByRole('button', { name: t('manage.cancel') })).toBeVisible()
  })

  // spec: 4.11, 5.9, 9.2a
  test(`a code takes half off, survives a reload and can be taken back, in ${language}`, async ({ page, url }) => {
    const bedside = await bedsideAt(url, language)
    const { t } = bedside
    const parent = subscribing(page, t)
    await bedside.opens(page, '/subscribe')
    await parent.isReady()
    await expect(parent.apply).toBeDisabled()
    await parent.code.pressSequentially('half50')
    await expect(parent.code).toHaveValue('HALF50')
    const renewed = page.waitForRequest((request) => request.postDataJSON()?.discountCode === 'HALF50')
    await parent.apply.click()
    await renewed
    const half = language === 'en' ? '€3.00' : /3,00\s€/
    await expect(parent.applied).toContainText(language === 'en' ? '−50%' : /−50\s%/)
    await expect(parent.applied).toContainText(half)
    await expect(parent.payButton).toContainText(half)
    await page.reload()
    await expect(parent.applied).toContainText('HALF50')
    await expect(parent.payButton).toContainText(half)
    await parent.applied.getByRole('button', { name: t('premium.removeCode') }).click()
    await expect(parent.payButton).toContainText(language === 'en' ? '€5.99' : /5,99\s€/)
    await expect(page).toHaveURL(`${url}/subscribe`)
  })

  // spec: 9.2b
  test(`FAMILY100 needs no card, in ${language}`, async ({ page, url }) => {
    const bedside = await bedsideAt(url, language)
    const parent = subscribing(page, bedside.t)
    await bedside.opens(page, '/subscribe')
    await parent.isReady()
    await parent.applies('family100')
    await page.getByRole('button', { name: bedside.t('premium.activateFree') }).click()
    await parent.hasPremium()
    await bedside.opens(page, '/settings')
    await expect(page.getByText(bedside.t('manage.full-discount'))).toBeVisible()
  })
}

test.describe('where something is refused', () => {
  test.use({ expected: REFUSED })

  for (const language of LANGUAGES) {
    // spec: 2.51b, 8.15
    test(`a code that lowers no price says so, and may bring stories instead, in ${language}`, async ({
      page,
      url,
    }) => {
      const bedside = await bedsideAt(url, language)
      const { t } = bedside
      const parent = subscribing(page, t)
      await bedside.opens(page, '/subscribe')
      await parent.isReady()
      await parent.applies('stories5')
      await expect(page.getByText(t('premium.invalidCode'))).toBeVisible()
      await page.getByRole('button', { name: t('premium.useForStories') }).click()
      await expect(page.getByRole('complementary')).toContainText('9')

      await page.getByRole('button', { name: t('billing.haveCode') }).click()
      const dialog = page.getByRole('dialog', { name: t('redeem.title') })
      for (const [code, answer] of [
        ['stories5', 'redeem.code_already_used'],
        ['nikdy', 'redeem.code_invalid'],
        ['half50', 'redeem.code_not_for_stories'],
      ] as const) {
        await dialog.getByLabel(t('redeem.code'), { exact: true }).fill(code)
        await dialog.getByRole('button', { name: t('redeem.submit') }).click()
        await expect(dialog.getByRole('alert')).toHaveText(t(answer))
      }
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: t('billing.haveCode') })).toBeFocused()
      await page.keyboard.press('Enter')
      await dialog.getByLabel(t('redeem.code'), { exact: true }).fill('half50')
      await dialog.getByRole('button', { name: t('redeem.submit') }).click()
      await dialog.getByRole('button', { name: t('redeem.tryDiscount') }).click()
      await expect(parent.applied).toContainText('HALF50')
    })

    // spec: 8.15a
    test(`a subscription that cannot begin says so twice and can be tried again, in ${language}`, async ({
      page,
      url,
    }) => {
      const bedside = await bedsideAt(url, language)
      const { t } = bedside
      await refuses(page, 'POST /api/create-subscription', 502, { code: 'payment_failed', message: 'Failed' })
      await bedside.opens(page, '/subscribe')
      const failed = t('premium.initiateFailed')
      await expect(page.getByRole('main').getByRole('alert')).toContainText(failed)
      await expect(page.locator('[data-toaster]').getByRole('alert')).toContainText(failed)
      await page.unrouteAll()
      await page.getByRole('button', { name: t('common.tryAgain') }).click()
      await subscribing(page, t).isReady()
    })
  }
})

test.describe('an answer without a secret', () => {
  test.use({ expected: [/No clientSecret received from server/] })

  // spec: 8.15a
  test('is told apart in the console, and for the parent is a failure like any other', async ({ page, url }) => {
    const bedside = await bedsideAt(url)
    const told = page.waitForEvent('console', (message) => message.type() === 'error')
    await page.route('**/api/create-subscription', (route) =>
      route.fulfill({ json: { mode: 'payment', cents: 599, discountPercentage: 0 } }),
    )
    await bedside.opens(page, '/subscribe')
    await expect(page.getByRole('main').getByRole('alert')).toContainText(bedside.t('premium.initiateFailed'))
    expect((await told).text()).toContain('No clientSecret received from server')
  })
})

// spec: 4.12a
test('two taps on the button pay once', async ({ page, url }) => {
  const bedside = await bedsideAt(url)
  const parent = subscribing(page, bedside.t)
  let confirmed = 0
  await page.route('**/api/sandbox/confirm', async (route) => {
    confirmed++
    await route.continue()
  })
  await bedside.opens(page, '/subscribe')
  await parent.takes('succeeds')
  // Both in one turn of the page: no drawing comes between them.
  await parent.form.evaluate((form: HTMLFormElement) => {
    form.requestSubmit()
    form.requestSubmit()
  })
  await parent.hasPremium()
  expect(confirmed).toBe(1)
})

test('a visitor sees the offer, and nothing of a payment before signing in', async ({ page, parent }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await parent.opens('/subscribe')
  await page.getByRole('button', { name: parent.t('premium.signIn') }).click()
  await expect(page.getByRole('dialog', { name: parent.t('auth.welcomeBack') })).toBeVisible()
  expect(asked.filter((address) => /create-subscription|Fields-|js\.stripe\.com/.test(address))).toEqual([])
})

test('a server without payments has no subscribe page and no limits', async ({ page }) => {
  const product = await startProduct({ env: { PAYMENTS: 'off' } })
  try {
    const bedside = await bedsideAt(product.url)
    await bedside.opens(page, '/subscribe')
    await expect(page.getByRole('heading', { level: 1, name: bedside.t('notFound.title') })).toBeVisible()
    await bedside.opens(page, '/settings')
    await expect(page.getByText(bedside.t('plan.unlimited'))).toBeVisible()
    await expect(page.getByRole('region', { name: bedside.t('manage.title') })).toHaveCount(0)
    await expect(page.getByRole('complementary')).toHaveCount(0)
  } finally {
    // It would go on asking a server that is gone.
    await page.close()
    await product.stop()
  }
})
