import { VOICES } from '@perinka/contract/catalog'
import { expect, type Page } from '@playwright/test'
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

/** Asks for the story in another voice, as a parent does who first forgets to choose one. */
export async function regenerates(page: Page, { t }: Bedside) {
  await page.getByRole('button', { name: t('audio.more') }).click()
  await page.getByRole('button', { name: t('audio.regenerate') }).click()
  const dialog = page.getByRole('dialog', { name: t('audio.regenerate') })
  await expect(dialog.getByRole('radio')).toHaveCount(VOICES.length)
  await dialog.getByRole('button', { name: t('audio.regenerateSubmit') }).click()
  await expect(dialog.getByRole('alert')).toHaveText(t('audio.voiceRequired'))
  await dialog.getByRole('radio', { name: t('stories.voice.onyx') }).check()
  await dialog.getByRole('button', { name: t('audio.regenerateSubmit') }).click()
  await expect(dialog).toBeHidden()
}
