import { PAGE_WORDS } from '@perinka/server/dev/billing-words'
import { bedsideAt } from '../support/bedside.ts'
import { banner, dayIn, manageCard, STORIES_LEFT } from '../support/premium-pages.ts'
import { sandboxOf } from '../support/sandbox-page.ts'
import { expect, journeysIn, shows, test } from '../support/test.ts'

journeysIn('sk', (language) => {
  test('a renewal that fails leaves Premium open for a week', shows('6.4a, 6.5'), async ({ page, url }) => {
    const bedside = await bedsideAt(url, language)
    const { t, family } = bedside
    const sandbox = sandboxOf(url, family)
    const { card, button } = manageCard(page, t)
    await sandbox.subscribes()
    const { graceEnd } = await sandbox.happens('fail-renewal', { status: 'past_due', isActive: true })
    await bedside.opens(page, '/settings')
    await expect(card).toContainText(t('manage.grace', { date: dayIn(language, graceEnd) }))
    await expect(page.getByRole('region', { name: t('settings.account') })).toContainText(t('plan.premium'))
    await expect(banner(page)).toHaveCount(0)

    await button('updateCard').click()
    const provider = PAGE_WORDS[language]
    await expect(page.getByRole('heading', { level: 1, name: provider.title })).toBeVisible()
    const mine = page.getByRole('article', { name: family.email })
    await mine.getByRole('button', { name: provider.acts['pass-week'] }).click()
    await sandbox.shows({ status: 'past_due', isActive: false })
    await page.getByRole('link', { name: provider.back }).click()
    await expect(card).toContainText(t('manage.late'))
    await expect(banner(page)).toContainText(STORIES_LEFT[language][4] ?? '')
    await page.getByRole('link', { name: t('billing.seePremium') }).click()
    await expect(page.getByText(t('manage.late'))).toBeVisible()

    await page.getByRole('button', { name: t('manage.updateCard') }).click()
    await mine.getByRole('button', { name: provider.acts.renew, exact: true }).click()
    const { periodEnd } = await sandbox.shows({ status: 'active', isActive: true })
    await page.getByRole('link', { name: provider.back }).click()
    await expect(card).toContainText(t('manage.renews', { date: dayIn(language, periodEnd) }))
    await expect(banner(page)).toHaveCount(0)
  })

  test('money that goes back takes Premium along, disputed money waits for the bank', async ({ page, url }) => {
    const bedside = await bedsideAt(url, language)
    const { t, family } = bedside
    const sandbox = sandboxOf(url, family)
    const { card } = manageCard(page, t)
    const { periodEnd } = await sandbox.subscribes()
    await sandbox.happens('dispute', { isActive: true, cancelAtPeriodEnd: true })
    await bedside.opens(page, '/settings')
    await expect(card).toContainText(t('manage.ends', { date: dayIn(language, periodEnd) }))
    await sandbox.happens('lose-dispute', { isActive: false, status: 'canceled' })
    await page.reload()
    await expect(card).toContainText(t('manage.ended'))

    await sandbox.subscribes()
    await sandbox.happens('refund', { isActive: false, status: 'canceled' })
    await page.reload()
    await expect(card).toContainText(t('manage.ended'))
    await expect(banner(page)).toBeVisible()
  })
})
