import { FREE_STORIES, THEME_LABELS } from '@perinka/contract/catalog'
import { bedsideAt } from '../support/bedside.ts'
import { parentAt } from '../support/parent.ts'
import { expect, journeysIn, shows, test } from '../support/test.ts'

journeysIn('sk', (language) => {
  test('tomorrow night the story goes on', shows('1.2e, 2.38, 4.8, 6.2b, 7.9'), async ({ parent, page }) => {
    await parent.isAtHome(language)
    await parent.addsChild('Zuzka', THEME_LABELS.space[language])
    await parent.asksForStory({ theme: 'forest', language })
    const first = await parent.readsTheStory()
    const firstUrl = page.url()

    const ending = page.getByRole('region', { name: parent.t('chapter.title') })
    await ending.getByRole('button', { name: parent.t('chapter.generate') }).click()
    await expect(page.getByRole('dialog', { name: parent.t('chapter.writing') })).toBeVisible()
    await expect(page).not.toHaveURL(firstUrl)
    const second = await parent.readsTheStory()
    expect(second).not.toBe(first)
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(ending.getByRole('button', { name: parent.t('chapter.generate') })).not.toBeFocused()
    await expect(page.getByText(parent.t('chapter.number', { number: 2 }))).toBeVisible()

    const chapters = page.getByRole('navigation', { name: parent.t('chapter.others') })
    await chapters.getByRole('link', { name: first }).click()
    await expect(page.getByText(parent.t('chapter.number', { number: 1 }))).toBeVisible()
    await expect(chapters.getByRole('link', { name: second })).toBeVisible()

    // Sent into the background, it leads to its own page from wherever the parent is by then.
    const { promise: letGo, resolve: goOn } = Promise.withResolvers<void>()
    await page.route('**/generate-chapter', (route) => letGo.then(() => route.continue()))
    await ending.getByRole('button', { name: parent.t('chapter.generate') }).click()
    await page.getByRole('button', { name: parent.t('stories.writing.close') }).click()
    await parent.goesTo('characters')
    goOn()
    // The notice of the chapter before leads nowhere: that one was watched.
    await expect(page.getByRole('link', { name: parent.t('chapter.open') })).toBeVisible()
    // What is told next takes its place, and not the way there.
    await page.getByRole('tab', { name: parent.t('characters.custom') }).click()
    await page.getByRole('button', { name: parent.t('characters.add') }).click()
    const dialog = page.getByRole('dialog', { name: parent.t('characters.dialogTitle') })
    await dialog.getByLabel(parent.t('characters.name'), { exact: true }).fill('Bruno')
    await dialog.getByRole('button', { name: parent.t('characters.create'), exact: true }).click()
    await parent.isTold(parent.t('characters.created', { name: 'Bruno' }))
    await expect(page.getByText(parent.t('chapter.created'))).toHaveCount(0)
    await page.locator('[data-toaster]').getByRole('button').click()
    await page.getByRole('link', { name: parent.t('chapter.open') }).press('Enter')
    await expect(page.getByText(parent.t('chapter.number', { number: 3 }))).toBeVisible()
    await expect(page.getByText(parent.t('chapter.created'))).toHaveCount(0)
  })

  test('a parent may see how a story was made', async ({ parent, page }) => {
    await parent.isAtHome(language)
    await parent.addsChild('Zuzka', THEME_LABELS.space[language])
    await parent.asksForStory({ theme: 'ocean', language })
    await parent.readsTheStory()
    await page.getByRole('button', { name: parent.t('stories.page.menu') }).click()
    await page.getByRole('menuitem', { name: parent.t('making.title') }).click()
    const dialog = page.getByRole('dialog', { name: parent.t('making.title') })
    await expect(dialog.getByText(parent.t('making.engineBuiltIn'))).toBeVisible()
    await expect(dialog.getByText(parent.t('making.check.safety'))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: parent.t('stories.page.menu') })).toBeFocused()
  })
})

test('a browser that has forgotten who was here still shows the story by its link', async ({ parent, page }) => {
  await parent.isAtHome()
  await parent.addsChild('Emma', 'Space')
  await parent.asksForStory({ theme: 'forest' })
  const title = await parent.readsTheStory()
  // Browsers throw away what a page has stored sooner than its cookies.
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test.describe('where no free story is left', () => {
  test.use({ expected: ['403 /api/stories/:id/generate-chapter'] })

  journeysIn('en', (language) => {
    test('a chapter asks for Premium and the story stays open', shows('6.4c, 6.4e, 8.9a'), async ({ page, url }) => {
      const bedside = await bedsideAt(url, language)
      for (let count = 2; count < FREE_STORIES; count++) await bedside.hasAnotherStory()
      const parent = parentAt(page, url, language)
      await bedside.opens(page)
      const button = page.getByRole('button', { name: parent.t('chapter.generate') })
      const first = page.url()
      await button.click()
      await expect(page).not.toHaveURL(first)
      await parent.readsTheStory()
      const last = page.url()
      await expect(page.getByText(parent.t('chapter.subscriptionRequiredText'))).toBeVisible()
      await button.click()
      await parent.isTold(parent.t('chapter.subscriptionRequired'))
      await expect(page).toHaveURL(last)
    })
  })
})
