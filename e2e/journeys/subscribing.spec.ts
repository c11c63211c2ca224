import { bedsideAt } from '../support/bedside.ts'
import { answersAgain, refuses } from '../support/notice.ts'
import { subscribing } from '../support/subscribing.ts'
import { expect, journeysIn, shows, test } from '../support/test.ts'

test.describe('a provider that is down', () => {
  test.use({ expected: ['502 /api/create-subscription'] })

  journeysIn('en', (language) => {
    test(
      'a subscription that cannot begin says so twice and can be tried again',
      shows('8.15a'),
      async ({ page, url }) => {
        const bedside = await bedsideAt(url, language)
        const { t } = bedside
        await refuses(page, 'POST /api/create-subscription', 502, { code: 'payment_failed', message: 'Failed' })
        await bedside.opens(page, '/subscribe')
        const failed = t('premium.initiateFailed')
        await expect(page.getByRole('main').getByRole('alert')).toContainText(failed)
        await expect(page.locator('[data-toaster]').getByRole('alert')).toContainText(failed)
        await answersAgain(page)
        await page.getByRole('button', { name: t('common.tryAgain') }).click()
        await subscribing(page, t).isReady()
      },
    )
  })
})

test.describe('an answer without a secret', () => {
  test.use({ expected: ['Error: No clientSecret received from server*'] })

  test(
    'is told apart in the console, and for the parent is a failure like any other',
    shows('8.15a'),
    async ({ page, url }) => {
      const bedside = await bedsideAt(url)
      const told = page.waitForEvent('console', (message) => message.type() === 'error')
      await page.route('**/api/create-subscription', (route) =>
        route.fulfill({ json: { mode: 'payment', cents: 599, discountPercentage: 0 } }),
      )
      await bedside.opens(page, '/subscribe')
      await expect(page.getByRole('main').getByRole('alert')).toContainText(bedside.t('premium.initiateFailed'))
      expect((await told).text()).toContain('No clientSecret received from server')
    },
  )
})

test('two taps on the button pay once', shows('4.12a'), async ({ page, url }) => {
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
