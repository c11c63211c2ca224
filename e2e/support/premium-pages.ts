import type { SubscriptionStatus } from '@perinka/contract/billing'
import type { Language } from '@perinka/contract/catalog'
import type { Page } from '@playwright/test'
import type { labels } from './labels.ts'

/** The strip above every screen of a family without Premium. */
export const banner = (page: Page) => page.getByRole('complementary')

/** What it says, in so many words. */
export const STORIES_LEFT: Record<Language, Record<number, string>> = {
  en: { 0: 'No free stories left', 4: '4 free stories left', 9: '9 free stories left' },
  sk: { 0: 'Rozprávky zadarmo sa minuli', 4: 'Ešte 4 rozprávky zadarmo', 9: 'Ešte 9 rozprávok zadarmo' },
}

/** The card of the settings in which Premium is managed. */
export function manageCard(page: Page, t: ReturnType<typeof labels>) {
  const card = page.getByRole('region', { name: t('manage.title') })
  const button = (key: string) => card.getByRole('button', { name: t(`manage.${key}`), exact: true })
  async function asksToCancel() {
    await button('cancel').click()
    return page.getByRole('alertdialog', { name: t('manage.cancelTitle') })
  }
  async function cancels() {
    await (await asksToCancel()).getByRole('button', { name: t('manage.cancel'), exact: true }).click()
  }
  return { card, button, asksToCancel, cancels }
}

/** A day as the pages write it. */
export function dayIn(language: Language, moment: string | null): string {
  if (moment === null) throw new Error('There is no such day')
  const locale = language === 'sk' ? 'sk-SK' : 'en-GB'
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(moment))
}

/** The payment provider is slow to tell: until `tells` the server knows of no Premium. */
export async function delaysActivation(page: Page): Promise<{ tells(): void }> {
  let isTold = false
  // After five seconds the page asks the provider itself: on a busy machine that is before the audit is done.
  await page.route(/\/api\/(?:subscription\/status|refresh-subscription)$/, async (route) => {
    if (isTold) return route.fallback()
    const answer = await route.fetch()
    const known = (await answer.json()) as SubscriptionStatus
    await route.fulfill({ response: answer, json: { ...known, isActive: false } })
  })
  return {
    tells() {
      isTold = true
    },
  }
}
