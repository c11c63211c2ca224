import { bedsideAt } from '../support/bedside.ts'
import { banner, manageCard } from '../support/premium-pages.ts'
import { sandboxOf } from '../support/sandbox-page.ts'
import { subscribing } from '../support/subscribing.ts'
import { expect, journeysIn, shows, test } from '../support/test.ts'

const PRICES = {
  en: { full: '€5.99', half: '€3.00', off: '−50%' },
  sk: { full: /5,99\s€/, half: /3,00\s€/, off: /−50\s%/ },
}

journeysIn('sk', (language) => {
  test('a code takes half off, now and each month', shows('1.5, 4.11, 5.7a, 5.9, 9.2, 9.2a'), async ({ page, url }) => {
    const bedside = await bedsideAt(url, language)
    const { t, family } = bedside
    const sandbox = sandboxOf(url, family)
    const { full, half, off } = PRICES[language]
    const parent = subscribing(page, t)
    await bedside.opens(page, '/subscribe')
    await parent.isReady()
    await expect(parent.apply).toBeDisabled()
    await parent.code.pressSequentially('half50')
    await expect(parent.code).toHaveValue('HALF50')
    const { promise: letGo, resolve: goOn } = Promise.withResolvers<void>()
    await page.route('**/api/validate-discount?*', (route) => letGo.then(() => route.continue()))
    const renewed = page.waitForRequest((request) => request.postDataJSON()?.discountCode === 'HALF50')
    await parent.apply.click()
    await expect(page.getByRole('button', { name: t('premium.applying') })).toBeDisabled()
    goOn()
    await renewed
    await expect(parent.applied).toContainText(off)
    await expect(parent.applied).toContainText(half)
    await expect(parent.payButton).toContainText(half)

    await parent.applied.getByRole('button', { name: t('premium.removeCode') }).click()
    await expect(parent.payButton).toContainText(full)
    await expect(page).toHaveURL(`${url}/subscribe`)
    await parent.applies('half50')
    await expect(parent.payButton).toContainText(half)
    await page.reload()
    await expect(parent.applied).toContainText('HALF50')
    await expect(parent.payButton).toContainText(half)

    await parent.pays('succeeds')
    await parent.hasPremium()
    const paid = (await sandbox.subscriptions()).filter(({ status }) => status === 'active')
    expect(paid).toMatchObject([{ cents: 300, payment: 'succeeded' }])
    await sandbox.happens('renew', { status: 'active', isActive: true })
    expect(await sandbox.subscriptions()).toContainEqual(expect.objectContaining({ status: 'active', cents: 300 }))
  })

  test('FAMILY100 needs no card', shows('1.5a, 9.2b'), async ({ page, url }) => {
    const bedside = await bedsideAt(url, language)
    const { t } = bedside
    const parent = subscribing(page, t)
    await bedside.opens(page, '/subscribe')
    await parent.isReady()
    await parent.applies('family100')
    const activate = page.getByRole('button', { name: t('premium.activateFree') })
    await expect(activate).toBeVisible()
    await expect(parent.form).toHaveCount(0)
    await activate.click()
    await parent.hasPremium()
    await page.getByRole('link', { name: t('premium.success.start') }).click()
    await expect(page).toHaveURL(`${url}/`)
    await expect(banner(page)).toHaveCount(0)
    await bedside.opens(page, '/settings')
    const { card, button } = manageCard(page, t)
    await expect(card).toContainText(t('manage.full-discount'))
    await expect(button('cancel')).toHaveCount(0)
    expect(await sandboxOf(url, bedside.family).subscriptions()).not.toContainEqual(
      expect.objectContaining({ status: 'active' }),
    )
  })

  test('a code that is none says so, and the next one may be good', shows('8.15'), async ({ page, url }) => {
    const bedside = await bedsideAt(url, language)
    const { t } = bedside
    const { full, half } = PRICES[language]
    const parent = subscribing(page, t)
    await bedside.opens(page, '/subscribe')
    await parent.isReady()
    await parent.applies('nikdy')
    await expect(page.getByText(t('premium.invalidCode'), { exact: true })).toBeVisible()
    await expect(parent.payButton).toContainText(full)
    await parent.code.fill('half50')
    await expect(page.getByText(t('premium.invalidCode'), { exact: true })).toHaveCount(0)
    await parent.apply.click()
    await expect(parent.payButton).toContainText(half)
  })
})
