import type { Page } from '@playwright/test'
import type { Bedside } from './bedside.ts'

/** Chooses what the story page's menu offers, by its label. */
export async function choosesFromMenu(
  page: Page,
  { t }: Bedside,
  item: string,
  role: 'menuitem' | 'menuitemcheckbox' = 'menuitem',
) {
  await page.getByRole('button', { name: t('stories.page.menu') }).click()
  await page.getByRole(role, { name: item, exact: true }).click()
}

/** The story's text on its page. */
export const paragraphs = (page: Page) => page.getByRole('article').locator('[itemprop=text] p')
