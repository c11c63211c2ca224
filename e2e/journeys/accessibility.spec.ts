import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

test.use({ expected: [/404/] })

/** Nothing for axe to find, and nothing wider than the phone. */
async function isClean(page: Page, screen: string) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`)
  expect(found, screen).toEqual([])
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(sideways, `${screen} scrolls sideways`).toBeLessThanOrEqual(0)
}

for (const theme of ['night', 'candle', 'day'] as const) {
  for (const language of ['en', 'sk'] as const) {
    test(`axe finds nothing on any screen: ${theme}, ${language}`, async ({ parent, page }) => {
      const { t } = parent
      await page.addInitScript((name) => localStorage.setItem('perinka.theme', name), theme)
      await parent.opens()
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      if (language === 'sk') await parent.reads('sk')
      await isClean(page, 'landing')
      await page
        .getByRole('button', { name: t('landing.signIn') })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await isClean(page, 'sign in')
      await page.keyboard.press('Escape')
      await parent.signsUp()
      await isClean(page, 'verify e-mail')
      await parent.opensTheLetter()
      await parent.isHome()
      await isClean(page, 'empty home')
      await page
        .getByRole('button', { name: t('profiles.add') })
        .first()
        .click()
      await expect(page.getByRole('dialog', { name: t('profiles.dialogAdd') })).toBeVisible()
      await isClean(page, 'add child')
      await page.getByRole('button', { name: t('common.cancel') }).click()
      await parent.addsChild('Ema', language === 'en' ? 'Space' : 'Vesmír')
      await isClean(page, 'home')
      await parent.asksForStory({ theme: 'space' })
      await parent.readsTheStory()
      await isClean(page, 'story')
      await page.getByRole('button', { name: t('stories.page.menu') }).click()
      await isClean(page, 'story menu')
      await page.getByRole('menuitem', { name: t('making.title') }).click()
      await expect(page.getByRole('dialog').getByText(t('making.engineBuiltIn'))).toBeVisible()
      await isClean(page, 'how this story was made')
      await page.keyboard.press('Escape')
      const first = page.url()
      await page.getByRole('button', { name: t('chapter.generate') }).click()
      await expect(page).not.toHaveURL(first)
      await expect(page.getByText(t('chapter.number', { number: 2 }))).toBeVisible()
      await isClean(page, 'chapter')
      for (const place of ['stories', 'characters', 'settings'] as const) {
        await parent.goesTo(place)
        await expect(page.getByRole('heading', { level: 1, name: t(`${place}.title`) })).toBeVisible()
        await isClean(page, place)
      }
      for (const [path, heading] of [
        ['/subscribe', t('premium.title')],
        ['/nowhere', t('notFound.title')],
      ] as const) {
        await parent.opens(path)
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        await isClean(page, path)
      }
    })
  }
}
