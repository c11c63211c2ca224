import { LANGUAGES } from '@perinka/contract/catalog'
import { AUDITS } from '../support/audit.ts'
import { bedsideAt } from '../support/bedside.ts'
import { delaysActivation, manageCard } from '../support/premium-pages.ts'
import { sandboxOf } from '../support/sandbox-page.ts'
import { subscribing } from '../support/subscribing.ts'
import { expect, test } from '../support/test.ts'

// A code that nobody knows.
test.use({ expected: ['404 /api/redeem-code'] })

for (const language of LANGUAGES) {
  const { isClean, isCleanInEveryTheme } = AUDITS[language]
  const theme = language === 'en' ? 'candle' : 'day'

  test(`everything from the offer to the open Premium is clean and fits a phone, in ${language}`, async ({
    page,
    url,
  }) => {
    test.slow(true, 'a dozen audits one after another')
    await page.addInitScript((name) => localStorage.setItem('perinka.theme', name), theme)
    const bedside = await bedsideAt(url, language)
    const { t } = bedside
    const parent = subscribing(page, t)
    await bedside.opens(page, '/subscribe')
    await parent.isReady()
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await isCleanInEveryTheme(page, 'subscribe')

    await page.getByRole('button', { name: t('billing.haveCode') }).click()
    const dialog = page.getByRole('dialog', { name: t('redeem.title') })
    await dialog.getByLabel(t('redeem.code'), { exact: true }).fill('nikdy')
    await dialog.getByRole('button', { name: t('redeem.submit') }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await isCleanInEveryTheme(page, 'code for stories')
    await page.keyboard.press('Escape')

    await parent.applies('nikdy')
    await expect(page.getByText(t('premium.invalidCode'), { exact: true })).toBeVisible()
    await parent.pays('declined')
    await expect(parent.form.getByRole('alert')).toBeVisible()
    await isCleanInEveryTheme(page, 'declined')
    await parent.pays('needsAuthentication')
    await expect(page.getByRole('dialog', { name: t('sandbox.bankTitle') })).toBeVisible()
    await isClean(page, 'bank')
    await page.keyboard.press('Escape')
    await expect(parent.form.getByRole('alert')).toContainText(t('sandbox.authentication_failed'))

    await parent.code.fill('family100')
    await parent.apply.click()
    await expect(page.getByRole('button', { name: t('premium.activateFree') })).toBeVisible()
    await isCleanInEveryTheme(page, 'free access')
    await parent.applied.getByRole('button', { name: t('premium.removeCode') }).click()

    await parent.isReady()
    const provider = await delaysActivation(page)
    await parent.pays('succeeds')
    await expect(page.getByText(t('premium.success.waiting'))).toBeVisible()
    await isClean(page, 'waiting for the payment')
    provider.tells()
    await parent.hasPremium()
    await isCleanInEveryTheme(page, 'thanks')
    await page.goBack()
    await expect(page.getByText(t('premium.active'))).toBeVisible()
    await isClean(page, 'subscribe with Premium')
  })

  test(`where Premium is managed all is clean and fits a phone, in ${language}`, async ({ page, url }) => {
    test.slow(true, 'many audits one after another')
    await page.addInitScript((name) => localStorage.setItem('perinka.theme', name), theme)
    const bedside = await bedsideAt(url, language)
    const { t } = bedside
    const sandbox = sandboxOf(url, bedside.family)
    await sandbox.subscribes()
    await bedside.opens(page, '/settings')
    const { button, asksToCancel, cancels } = manageCard(page, t)
    await expect(button('cancel')).toBeVisible()
    await isCleanInEveryTheme(page, 'manage')
    const question = await asksToCancel()
    await expect(question).toBeVisible()
    await isCleanInEveryTheme(page, 'cancel')
    await question.getByRole('button', { name: t('manage.keep') }).click()
    await cancels()
    await expect(button('resume')).toBeVisible()
    await isClean(page, 'cancelled')
    await button('resume').click()
    await expect(button('cancel')).toBeVisible()

    await sandbox.happens('fail-renewal', { status: 'past_due', isActive: true })
    await page.reload()
    await expect(button('updateCard')).toBeVisible()
    await isCleanInEveryTheme(page, 'late')
    await bedside.opens(page, '/subscribe')
    await expect(page.getByRole('button', { name: t('manage.updateCard') })).toBeVisible()
    await isClean(page, 'subscribe with a late payment')
    await page.getByRole('button', { name: t('manage.updateCard') }).click()
    await expect(page.getByRole('article', { name: bedside.family.email })).toBeVisible()
    await isClean(page, 'sandbox page')
  })

  test(`the way in by Google or Facebook is clean and fits a phone, in ${language}`, async ({ page, parent }) => {
    await page.addInitScript((name) => localStorage.setItem('perinka.theme', name), theme)
    // As on a server that has both set up.
    await page.route('**/api/config', async (route) => {
      const answer = await route.fetch()
      const config = await answer.json()
      const identity = { ...config.identity, google: true, facebook: true }
      await route.fulfill({ response: answer, json: { ...config, identity } })
    })
    await parent.opens()
    if (language === 'sk') await parent.reads('sk')
    await page
      .getByRole('button', { name: parent.t('landing.signIn') })
      .first()
      .click()
    for (const provider of ['google', 'facebook']) {
      await expect(page.getByRole('dialog').getByRole('button', { name: parent.t(`auth.${provider}`) })).toBeEnabled()
    }
    await isCleanInEveryTheme(page, 'sign in')
  })
}
