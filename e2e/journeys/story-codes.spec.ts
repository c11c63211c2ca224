import { randomUUID } from 'node:crypto'
import { bedsideAt } from '../support/bedside.ts'
import { newFamily } from '../support/family.ts'
import { answersAgain, refuses } from '../support/notice.ts'
import { operator } from '../support/operator.ts'
import { banner, STORIES_LEFT } from '../support/premium-pages.ts'
import { subscribing } from '../support/subscribing.ts'
import { expect, journeysIn, shows, test } from '../support/test.ts'

// Each refusal is an answer that the browser complains about.
test.use({ expected: ['404', '409', '410', '422', '500', 'ERR_FAILED'].map((how) => `${how} /api/redeem-code`) })

const ADDED = { en: '5 free stories added', sk: 'Pribudlo 5 rozprávok zadarmo' }

/** Codes of this test alone: whose days are over, and whose only use another family has taken. */
async function spentCodes(url: string) {
  const expired = `OLD-${randomUUID().slice(0, 8)}`
  const usedUp = `ONE-${randomUUID().slice(0, 8)}`
  const [family] = await Promise.all([
    newFamily(url),
    operator('codes', 'create', expired, '--stories', '3', '--from', '2025-01-01', '--until', '2025-01-31'),
    operator('codes', 'create', usedUp, '--stories', '3', '--max-uses', '1'),
  ])
  const redeemed = await family.ask('POST', '/api/redeem-code', { code: usedUp })
  expect(redeemed.status).toBe(200)
  return { expired, usedUp }
}

journeysIn('en', (language) => {
  test('a code brings free stories, and each refusal says why', shows('1.6, 2.51b, 8.16'), async ({ page, url }) => {
    const [bedside, { expired, usedUp }] = await Promise.all([bedsideAt(url, language), spentCodes(url)])
    const { t } = bedside
    await bedside.opens(page, '/')
    await expect(banner(page)).toContainText(STORIES_LEFT[language][4] ?? '')
    const opens = async () => {
      await page.getByRole('button', { name: t('billing.haveCode') }).click()
      return page.getByRole('dialog', { name: t('redeem.title') })
    }
    const dialog = await opens()
    const submit = dialog.getByRole('button', { name: t('redeem.submit') })
    await expect(submit).toBeDisabled()
    await dialog.getByLabel(t('redeem.code'), { exact: true }).pressSequentially('stories5')
    await expect(dialog.getByLabel(t('redeem.code'), { exact: true })).toHaveValue('STORIES5')
    await submit.click()
    const toaster = page.locator('[data-toaster]')
    await expect(toaster.getByRole('status')).toContainText(ADDED[language])
    await expect(dialog).toHaveCount(0)
    await expect(banner(page)).toContainText(STORIES_LEFT[language][9] ?? '')

    await opens()
    for (const [code, why] of [
      ['nikdy', 'redeem.code_invalid'],
      ['stories5', 'redeem.code_already_used'],
      [expired, 'redeem.code_expired'],
      [usedUp, 'redeem.code_used_up'],
      ['half50', 'redeem.code_not_for_stories'],
    ] as const) {
      await dialog.getByLabel(t('redeem.code'), { exact: true }).fill(code)
      await expect(dialog.getByRole('alert')).toHaveCount(0)
      await submit.click()
      await expect(dialog.getByRole('alert')).toHaveText(t(why))
    }
    await refuses(page, 'POST /api/redeem-code', 500, { code: 'unexpected', message: 'Something went wrong' })
    await submit.click()
    await expect(dialog.getByRole('alert')).toHaveText(t('redeem.failed'))
    await answersAgain(page)
    await refuses(page, 'POST /api/redeem-code')
    await submit.click()
    await expect(dialog.getByRole('alert')).toHaveText(t('redeem.failed'))
    await answersAgain(page)
    await submit.click()
    await expect(dialog.getByRole('alert')).toHaveText(t('redeem.code_not_for_stories'))
    await dialog.getByRole('button', { name: t('redeem.tryDiscount') }).click()
    await expect(page).toHaveURL(/\/subscribe\?code=HALF50$/)
    await expect(subscribing(page, t).applied).toContainText('HALF50')
    await expect(banner(page)).toContainText(STORIES_LEFT[language][9] ?? '')
  })

  test('the subscribe page takes a code for free stories in two places', shows('2.51b'), async ({ page, url }) => {
    const bedside = await bedsideAt(url, language)
    const { t } = bedside
    await bedside.opens(page, '/subscribe')
    const parent = subscribing(page, t)
    await parent.isReady()
    await parent.applies('stories5')
    await expect(page.getByText(t('premium.invalidCode'), { exact: true })).toBeVisible()
    await page.getByRole('button', { name: t('premium.useForStories') }).click()
    await expect(banner(page)).toContainText(STORIES_LEFT[language][9] ?? '')

    await page.getByText(t('redeem.title'), { exact: true }).click()
    const submit = page.getByRole('button', { name: t('redeem.submit') })
    await page.getByLabel(t('redeem.code'), { exact: true }).fill('stories5')
    await submit.click()
    await expect(page.getByText(t('redeem.code_already_used'), { exact: true })).toBeVisible()
    await page.getByLabel(t('redeem.code'), { exact: true }).fill('half50')
    await submit.click()
    await page.getByRole('button', { name: t('redeem.tryDiscount') }).click()
    await expect(parent.applied).toContainText('HALF50')
    await parent.isReady()
  })
})
