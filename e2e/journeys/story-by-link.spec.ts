import { isCleanInEveryTheme } from '../support/audit.ts'
import { bedsideAt } from '../support/bedside.ts'
import { expect, journeysIn, shows, test } from '../support/test.ts'

test.use({ expected: ['500 /api/stories/:id'] })

journeysIn('sk', (language) => {
  test(
    'a grandmother reads by a link until it is taken back',
    shows('2.3, 2.35, 2.35a, 2.35c, 2.36, 6.1a, 6.1b'),
    async ({ page, url, browser }) => {
      const bedside = await bedsideAt(url, language)
      const { t, story } = bedside
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await bedside.opens(page)
      const menu = page.getByRole('button', { name: t('stories.page.menu') })
      await menu.click()
      await page.getByRole('menuitem', { name: t('page.share') }).click()
      const dialog = page.getByRole('dialog', { name: t('page.share') })
      await expect(dialog.getByText(t('share.text'))).toBeVisible()
      const works = dialog.getByRole('switch', { name: t('share.on') })
      await expect(works).toBeChecked()
      await isCleanInEveryTheme(page, 'share')
      await dialog.getByRole('button', { name: t('share.copy') }).click()
      await expect(page.getByText(t('share.copied'), { exact: true })).toBeVisible()
      const link = await page.evaluate(() => navigator.clipboard.readText())
      expect(link).toBe(`${url}/story/${story.id}`)

      const visiting = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
      await visiting.addInitScript((chosen) => localStorage.setItem('perinka.language', chosen), language)
      const visitor = await visiting.newPage()
      const answer = await visitor.goto(link)
      expect(answer?.headers()['x-robots-tag']).toContain('noindex')
      const text = visitor.getByRole('article')
      await expect(text.getByRole('heading', { level: 1, name: story.title })).toBeVisible()
      await expect(text.getByText(t('stories.page.ai'))).toBeVisible()
      await isCleanInEveryTheme(visitor, 'a story by link')
      await expect(visitor.getByRole('region', { name: t('audio.player') })).toHaveCount(0)
      for (const key of ['audio.generate', 'chapter.generate', 'page.read']) {
        await expect(visitor.getByRole('button', { name: t(key) })).toHaveCount(0)
      }
      await visitor.getByRole('button', { name: t('stories.page.menu') }).click()
      await expect(visitor.getByRole('menuitem')).toHaveCount(3)
      await visitor.getByRole('menuitem', { name: t('stories.page.larger') }).click()
      await expect(visitor.locator('html')).toHaveAttribute('data-font-size', 'bigger')

      // A parent of another family sees by the link what everybody sees.
      const other = await bedsideAt(url, language)
      const theirs = await browser.newPage()
      await other.opens(theirs, `/story/${story.id}`)
      await expect(theirs.getByRole('heading', { level: 1, name: story.title })).toBeVisible()
      await expect(theirs.getByRole('button', { name: t('audio.generate') })).toHaveCount(0)
      await theirs.getByRole('button', { name: t('stories.page.menu') }).click()
      await expect(theirs.getByRole('menuitem', { name: t('stories.page.delete') })).toHaveCount(0)

      // Another window has switched it already: the dialog shows what is true now.
      await page.keyboard.press('Escape')
      await bedside.family.ask('PUT', `/api/stories/${story.id}`, { linkShared: false })
      await menu.click()
      await page.getByRole('menuitem', { name: t('page.share') }).click()
      await expect(works).not.toBeChecked()
      await expect(dialog.getByRole('button', { name: t('share.copy') })).toHaveCount(0)
      await works.click()
      await expect(works).toBeChecked()
      await expect.poll(async () => (await bedside.storyNow()).linkShared).toBe(true)
      await works.click()
      await expect.poll(async () => (await bedside.storyNow()).linkShared).toBe(false)

      await visitor.reload()
      await expect(visitor.getByRole('heading', { level: 1, name: t('stories.page.notFound') })).toBeVisible()
      await expect(visitor.getByRole('link', { name: t('stories.page.back') })).toBeVisible()
      await theirs.reload()
      await expect(theirs.getByText(t('stories.page.notFound'))).toBeVisible()
      await visiting.close()
      await theirs.context().close()
    },
  )

  test('a link that cannot be switched goes back to what it was', async ({ page, url }) => {
    const bedside = await bedsideAt(url, language)
    const { t, story } = bedside
    await bedside.opens(page)
    let isSeen = Promise.resolve()
    await page.route(`**/api/stories/${story.id}`, async (route) => {
      if (route.request().method() !== 'PUT') return route.continue()
      await isSeen
      return route.fulfill({ status: 500, body: '{}' })
    })
    await page.getByRole('button', { name: t('stories.page.menu') }).click()
    await page.getByRole('menuitem', { name: t('page.share') }).click()
    const works = page.getByRole('switch', { name: t('share.on') })
    await works.click()
    const failed = page.getByText(t('share.failed'), { exact: true })
    await expect(failed).toBeVisible()
    await expect(works).toBeChecked()

    // Whoever closes the dialog at once is told as well: nobody believes a link off that still works.
    await page.locator('[data-toaster]').getByRole('button').click()
    let letGo = () => {}
    isSeen = new Promise((resolve) => {
      letGo = resolve
    })
    await works.click()
    await page.keyboard.press('Escape')
    await expect(works).toHaveCount(0)
    letGo()
    await expect(failed).toBeVisible()
  })
})
