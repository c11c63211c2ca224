import { expect, shows, test } from '../support/test.ts'

const EVENINGS = [
  { language: 'en', other: 'sk', child: 'Emma', favourite: 'Space', theme: 'ocean' },
  { language: 'sk', other: 'en', child: 'Zuzka', favourite: 'Vesmír', theme: 'forest' },
] as const

for (const { language, other, child, favourite, theme } of EVENINGS) {
  test(
    `tonight's first story, for a parent who reads ${language}`,
    shows('1.2, 1.2b, 2.16, 4.5, 5.11, 6.2d, 7.7'),
    async ({ parent, page }) => {
      await parent.signsUpAndVerifies(language)
      await parent.addsChild(child, favourite)

      await parent.asksForStory({ theme, language })
      await expect(page.getByRole('dialog', { name: parent.t('stories.writing.title') })).toBeVisible()
      const title = await parent.readsTheStory()
      expect(title).not.toBe('')
      await expect(page.getByRole('article').getByRole('heading', { name: title })).toHaveAttribute('lang', language)

      await parent.goesTo('home')
      await expect(page.getByRole('link', { name: title })).toBeVisible()

      await parent.asksForStory({ theme: 'space', language: other })
      const second = await parent.readsTheStory()
      expect(second).not.toBe(title)

      await parent.goesTo('stories')
      await expect(page.getByRole('link', { name: second })).toBeVisible()
      await page.getByRole('link', { name: title }).click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

      await page.getByRole('button', { name: parent.t('stories.page.menu') }).click()
      await page.getByRole('menuitem', { name: parent.t('stories.page.delete') }).click()
      const sure = page.getByRole('alertdialog')
      await sure.getByRole('button', { name: parent.t('stories.page.delete') }).click()
      await expect(page).toHaveURL(/\/stories$/)
      await expect(page.getByRole('link', { name: second })).toBeVisible()
      await expect(page.getByRole('link', { name: title })).toHaveCount(0)
    },
  )
}
