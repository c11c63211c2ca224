import { LANGUAGES } from '@perinka/contract/catalog'
import { bedsideAt } from '../support/bedside.ts'
import { answersAgain, refuses } from '../support/notice.ts'
import { parentAt } from '../support/parent.ts'
import { choosesFromMenu, paragraphs } from '../support/story-page.ts'
import { expect, journeysIn, shows, test } from '../support/test.ts'

for (const language of LANGUAGES) {
  test(
    `a parent makes the page their own: size, candle, a copy, paper, in ${language}`,
    shows('2.34, 2.35, 2.35a, 2.36'),
    async ({ page, url, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.addInitScript(() => {
        window.print = () => document.documentElement.setAttribute('data-print-asked', '')
      })
      const bedside = await bedsideAt(url, language)
      const { t, story } = bedside
      await bedside.opens(page)
      const root = page.locator('html')
      await expect(page).toHaveTitle(`${story.title} · Perinka`)
      await expect(paragraphs(page)).toHaveText(story.content.split('\n\n'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', language)
      await expect(page.locator('head meta[name=generator]')).toHaveAttribute('content', /artificial intelligence/)
      await expect(page.locator('article link[itemprop=digitalSourceType]')).toHaveAttribute(
        'href',
        /trainedAlgorithmic/,
      )

      const menu = page.getByRole('button', { name: t('stories.page.menu') })
      await menu.click()
      await page.getByRole('menuitem', { name: t('stories.page.larger') }).click()
      await expect(root).toHaveAttribute('data-font-size', 'bigger')
      await expect(page.getByRole('menuitem', { name: t('stories.page.larger') })).toBeDisabled()
      await page.getByRole('menuitem', { name: t('stories.page.smaller') }).click()
      await page.getByRole('menuitem', { name: t('stories.page.smaller') }).click()
      await expect(root).toHaveAttribute('data-font-size', 'smaller')
      await page.keyboard.press('Escape')
      await expect(menu).toBeFocused()

      await choosesFromMenu(page, bedside, t('page.candle'), 'menuitemcheckbox')
      await expect(root).toHaveAttribute('data-theme', 'candle')
      await choosesFromMenu(page, bedside, t('page.candle'), 'menuitemcheckbox')
      await expect(root).toHaveAttribute('data-theme', 'night')

      await choosesFromMenu(page, bedside, t('stories.page.copy'))
      await expect(page.getByText(t('stories.page.copied'), { exact: true })).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${story.title}\n\n${story.content}`)

      await choosesFromMenu(page, bedside, t('page.print'))
      await expect(root).toHaveAttribute('data-print-asked')
      await page.emulateMedia({ media: 'print' })
      const onPaper = await page.locator('body').innerText()
      expect(onPaper.replace(/\s+/g, ' ').trim()).toBe(
        `${story.title} ${story.content} ${t('stories.page.ai')}`.replace(/\s+/g, ' '),
      )
      expect(await page.evaluate(() => getComputedStyle(document.querySelector('article p') as Element).color)).toBe(
        'rgb(0, 0, 0)',
      )
    },
  )
}

test.describe('a server that fails once', () => {
  test.use({ expected: ['500 /api/stories/:id'] })

  journeysIn('sk', (language) => {
    test(
      'deleting a story asks first, says when it fails and happens once',
      shows('2.35c, 5.11, 8.12b'),
      async ({ page, url }) => {
        const bedside = await bedsideAt(url, language)
        const { t, story } = bedside
        await bedside.opens(page)
        let asked = 0
        await page.route('**/api/stories/*', async (route) => {
          if (route.request().method() !== 'DELETE') return route.continue()
          asked++
          return asked === 1 ? route.fulfill({ status: 500, body: '{}' }) : route.continue()
        })
        const confirm = page.getByRole('alertdialog').getByRole('button', { name: t('stories.page.delete') })
        await choosesFromMenu(page, bedside, t('stories.page.delete'))
        await expect(page.getByText(t('stories.page.deleteText', { title: story.title }))).toBeVisible()
        await confirm.click()
        await expect(page.getByText(t('deleteFailed'), { exact: true })).toBeVisible()
        await choosesFromMenu(page, bedside, t('stories.page.delete'))
        await confirm.dblclick()
        await expect(page).toHaveURL(`${url}/stories`)
        await expect(page.getByText(t('stories.page.deleted'), { exact: true })).toBeVisible()
        expect(asked).toBe(2)
      },
    )
  })
})

test.describe('a story that is not there', () => {
  test.use({ expected: ['404 /api/stories/:id', '404 /api/stories/not-an-id', '500 /api/stories/:id'] })

  journeysIn('en', (language) => {
    test('says so, and leads back', shows('2.40'), async ({ page, url }) => {
      const bedside = await bedsideAt(url, language)
      const { t, story } = bedside
      const missing = page.getByRole('heading', { level: 1, name: t('stories.page.notFound') })
      await bedside.opens(page, '/story/not-an-id')
      await expect(missing).toBeVisible()
      await expect(page).toHaveTitle(`${t('stories.page.notFound')} · Perinka`)
      await page.getByRole('link', { name: t('stories.page.back') }).click()
      await page.getByRole('link', { name: story.title }).first().click()
      await expect(paragraphs(page).first()).toBeVisible()

      // Deleted in another window while this one changes its text: the words stay, the story goes.
      await choosesFromMenu(page, bedside, t('page.edit'))
      const dialog = page.getByRole('dialog', { name: t('page.edit') })
      const text = dialog.getByLabel(t('edit.content'), { exact: true })
      await text.fill('Posledné slová.')
      await bedside.family.ask('DELETE', `/api/stories/${story.id}`)
      await dialog.getByRole('button', { name: t('edit.save'), exact: true }).click()
      await expect(page.getByText(t('edit.gone'), { exact: true })).toBeVisible()
      await expect(text).toHaveValue('Posledné slová.')
      await dialog.getByRole('button', { name: t('common.cancel') }).click()
      await page.getByRole('button', { name: t('edit.discard') }).click()
      await expect(missing).toBeVisible()
    })

    test('or does not come, says so and may be asked for again', shows('2.40, 7.6b'), async ({ page, url }) => {
      const bedside = await bedsideAt(url, language)
      const { t, story } = bedside
      await refuses(page, 'GET /api/stories/:id', 500)
      await bedside.opens(page)
      await expect(page.getByRole('heading', { level: 1, name: t('stories.page.notFound') })).toBeVisible()
      await expect(page.getByText(t('stories.page.fetchFailed'), { exact: true })).toBeVisible()
      await answersAgain(page)
      await page.getByRole('button', { name: t('common.tryAgain') }).click()
      await expect(page.getByRole('heading', { level: 1, name: story.title })).toBeVisible()
    })
  })
})

test('a chapter leads to its series', shows('2.35b'), async ({ page, url }) => {
  const bedside = await bedsideAt(url, 'sk')
  const { t, story, family } = bedside
  const told = await family.ask('POST', `/api/stories/${story.id}/generate-chapter`, { language: 'sk' })
  const { id } = (await told.json()) as { id: string }
  await bedside.opens(page, `/story/${id}`)
  await choosesFromMenu(page, bedside, t('page.series'))
  await expect(page).toHaveURL(`${url}/series/${story.id}`)
})

test.describe('without the server', () => {
  test.use({ expected: ['ERR_INTERNET_DISCONNECTED *'] })

  test('the page says what has to wait, and reading does not', async ({ page, url, context }) => {
    const bedside = await bedsideAt(url, 'sk')
    const { t } = bedside
    await bedside.opens(page)
    await expect(paragraphs(page).first()).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByText(t('page.chapterAway'))).toBeVisible()
    await page.getByRole('button', { name: t('stories.page.menu') }).click()
    await expect(page.getByText(t('page.away'))).toBeVisible()
    for (const item of ['page.edit', 'page.share', 'stories.page.delete']) {
      await expect(page.getByRole('menuitem', { name: t(item), exact: true })).toBeDisabled()
    }
    await page.getByRole('menuitem', { name: t('page.read'), exact: true }).click()
    await expect(page.getByRole('dialog', { name: t('page.read') })).toBeVisible()
    await parentAt(page, url).page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
