import type { TEST_CARDS } from '@perinka/contract/sandbox-calls'
import { expect, type Page } from '@playwright/test'
import type { labels } from './labels.ts'

type TestCard = keyof typeof TEST_CARDS

/** A parent on the subscribe page, doing what parents do there. */
export function subscribing(page: Page, t: ReturnType<typeof labels>) {
  const code = page.getByLabel(t('premium.code'), { exact: true })
  const apply = page.getByRole('button', { name: t('premium.apply'), exact: true })
  const form = page.getByRole('form', { name: t('premium.payment') })
  /** Whatever it costs just now. */
  const payButton = form.getByRole('button', { name: new RegExp(`^${t('premium.pay').split('{')[0]}`) })
  const applied = page.getByRole('region', { name: t('premium.codeApplied') })
  return {
    code,
    apply,
    form,
    payButton,
    applied,

    /** The form stands and can be paid with. */
    async isReady() {
      await expect(payButton).toBeEnabled()
    },

    async applies(typed: string) {
      await code.pressSequentially(typed)
      await apply.click()
    },

    /** Fills in one of the sandbox's cards. */
    async takes(card: TestCard) {
      await form.getByRole('button', { name: new RegExp(`^${t(`sandbox.card.${card}`)}`) }).click()
    },

    async pays(card: TestCard) {
      await this.takes(card)
      await payButton.click()
    },

    /** The success page, once the payment has opened Premium. */
    async hasPremium() {
      await expect(page).toHaveURL(/\/subscription-success\?/)
      await expect(page.getByRole('heading', { level: 1, name: t('premium.success.title') })).toBeVisible()
      await expect(page.getByText(t('premium.success.active'))).toBeVisible()
      await expect(page.getByRole('complementary')).toHaveCount(0)
    },
  }
}
