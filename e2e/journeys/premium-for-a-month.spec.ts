import { FREE_STORIES } from '@perinka/contract/catalog'
import { bedsideAt } from '../support/bedside.ts'
import { parentAt } from '../support/parent.ts'
import { banner, dayIn, delaysActivation, manageCard, STORIES_LEFT } from '../support/premium-pages.ts'
import { sandboxOf } from '../support/sandbox-page.ts'
import { subscribing } from '../support/subscribing.ts'
import { expect, journeysIn, shows, test } from '../support/test.ts'

// The sixth story is refused: the browser says so of the call.
test.use({ expected: ['403 /api/stories/generate'] })

journeysIn('en', (language) => {
  test(
    'a family comes to its limit, subscribes, cancels and is a free one again',
    shows('1.4, 1.4a, 1.4d, 2.51, 2.51a, 4.12, 4.13a, 6.4, 6.4a, 6.4d, 6.5, 8.14, 8.15b, 9.8'),
    async ({ page, url }) => {
      test.slow(true, 'a month of a family')
      const bedside = await bedsideAt(url, language)
      const { t, family } = bedside
      const sandbox = sandboxOf(url, family)
      for (let told = 1; told < FREE_STORIES; told++) await bedside.hasAnotherStory()
      const parent = parentAt(page, url, language)
      await bedside.opens(page, '/')
      await expect(banner(page)).toContainText(STORIES_LEFT[language][0] ?? '')
      const isRefusedAStory = async () => {
        await parent.asksForStory({ theme: 'castle' })
        await parent.isTold(t('stories.create.premiumNeeded'))
        await expect(page).toHaveURL(/\/subscribe$/)
      }
      await isRefusedAStory()

      await expect(page.getByText(language === 'en' ? '€5.99 a month' : /5,99\s€ mesačne/).first()).toBeVisible()
      const payment = subscribing(page, t)
      await payment.pays('declined')
      await expect(payment.form.getByRole('alert')).toContainText(t('premium.paymentFailed'))
      await expect(payment.form.getByRole('alert')).toContainText(t('sandbox.card_declined'))
      await expect(payment.form.getByLabel(t('sandbox.number'))).toHaveValue('4000 0000 0000 0002')
      const provider = await delaysActivation(page)
      await payment.pays('succeeds')
      await expect(page.getByText(t('premium.success.waiting'))).toBeVisible()
      provider.tells()
      await payment.hasPremium()

      await page.getByRole('link', { name: t('premium.success.start') }).click()
      await parent.isHome()
      await expect(banner(page)).toHaveCount(0)
      await parent.asksForStory({ theme: 'castle' })
      await parent.readsTheStory()

      await parent.goesTo('settings')
      const support = page.getByRole('link', { name: t('settings.contact') })
      await expect(support).toHaveAttribute('href', new RegExp(encodeURIComponent(t('settings.prioritySubject'))))
      const { periodEnd } = await sandbox.shows({ status: 'active' })
      const date = dayIn(language, periodEnd)
      const { card, button, asksToCancel, cancels } = manageCard(page, t)
      await expect(card).toContainText(t('manage.renews', { date }))
      const question = await asksToCancel()
      await expect(question).toContainText(t('manage.cancelText', { date }))
      await question.getByRole('button', { name: t('manage.keep') }).click()
      await expect(question).toHaveCount(0)
      await cancels()
      await parent.isTold(t('manage.cancelled'))
      await expect(card).toContainText(t('manage.ends', { date }))
      await expect(page.getByRole('region', { name: t('settings.account') })).toContainText(t('plan.premium'))
      await button('resume').click()
      await parent.isTold(t('manage.resumed'))
      await expect(card).toContainText(t('manage.renews', { date }))
      await cancels()
      await expect(card).toContainText(t('manage.ends', { date }))
      await expect(banner(page)).toHaveCount(0)

      await sandbox.happens('end-period', { isActive: false, status: 'canceled' })
      await page.reload()
      await expect(card).toContainText(t('manage.ended'))
      await expect(banner(page)).toContainText(STORIES_LEFT[language][0] ?? '')
      await parent.goesTo('home')
      await isRefusedAStory()
      await payment.isReady()
    },
  )
})
