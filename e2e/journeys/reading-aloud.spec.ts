import type { Page } from '@playwright/test'
import { isClean } from '../support/audit.ts'
import { bedsideAt } from '../support/bedside.ts'
import { expect, journeysIn, test } from '../support/test.ts'

/** Counts how often the page asks the screen to stay awake, whatever this machine's screen does. */
async function countsWaking(page: Page) {
  await page.addInitScript(() => {
    let taken = 0
    let held = 0
    const request = async () => {
      taken++
      held++
      return Object.assign(new EventTarget(), { release: async () => void held-- })
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
    Object.assign(window, { awake: () => ({ taken, held }) })
  })
  return () => page.evaluate(() => (window as unknown as { awake(): { taken: number; held: number } }).awake())
}

const now = (page: Page) => page.getByRole('dialog').locator('[data-now]')
const scrolled = (page: Page) => page.evaluate(() => document.querySelector('.reading-box')?.scrollTop ?? 0)

journeysIn('en', (language) => {
  test('a parent reads aloud by candlelight, chapter after chapter', async ({ page, url }) => {
    const bedside = await bedsideAt(url, language)
    const { t, story, family } = bedside
    const told = await family.ask('POST', `/api/stories/${story.id}/generate-chapter`, { language })
    const chapter = (await (
      await family.ask('GET', `/api/stories/${((await told.json()) as { id: string }).id}`)
    ).json()) as {
      title: string
    }
    const awake = await countsWaking(page)
    await bedside.opens(page)
    await page.getByRole('button', { name: t('page.read') }).click()
    const view = page.getByRole('dialog', { name: `${t('page.read')}: ${story.title}` })
    await expect(view).toHaveAttribute('data-theme', 'candle')
    await expect(now(page)).toHaveText(story.title)
    expect(await awake()).toEqual({ taken: 1, held: 1 })

    // By the keyboard: paragraph after paragraph, slower, and still.
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(now(page)).toHaveText(story.content.split('\n\n')[1] ?? '')
    await page.keyboard.press('ArrowUp')
    await expect(now(page)).toHaveText(story.content.split('\n\n')[0] ?? '')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('-')
    await expect(view.getByText(t('reading.pace', { words: 100 }))).toBeVisible()
    await page.keyboard.press(' ')
    await expect(view.getByRole('button', { name: t('reading.go') })).toBeVisible()
    // A tap on the text goes on.
    await view.locator('[data-paragraph="1"]').click()
    await expect(view.getByRole('button', { name: t('reading.pause') })).toBeVisible()

    // A reload comes back to the same words at the same pace.
    await page.reload()
    await expect(now(page)).toHaveText(story.content.split('\n\n')[1] ?? '')
    await expect(view.getByText(t('reading.pace', { words: 100 }))).toBeVisible()

    // After the last word: good night, the screen may sleep, and the next chapter is at hand.
    await page.evaluate(() => document.querySelector('.reading-box')?.scrollTo(0, 1e6))
    await expect(view.getByRole('button', { name: t('reading.go') })).toBeVisible()
    await expect(view.getByText(t('reading.end'), { exact: true })).toBeVisible()
    await expect.poll(async () => (await awake()).held).toBe(0)
    // Here, and not before: axe scrolls what it looks at, and the text takes that for the parent's hand.
    await isClean(page, 'reading aloud')
    await view.getByRole('button', { name: chapter.title }).click()
    await expect(page.getByRole('dialog', { name: `${t('page.read')}: ${chapter.title}` })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: chapter.title })).toBeVisible()
    await expect.poll(async () => (await awake()).held).toBe(0)
  })
})

test('the text goes by itself, gives way to a hand, and the back button leaves it', async ({ page, url }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const bedside = await bedsideAt(url)
  const { t } = bedside
  await bedside.opens(page)
  await page.getByRole('button', { name: t('stories.page.menu') }).click()
  await page.getByRole('menuitem', { name: t('page.read') }).click()
  const view = page.getByRole('dialog', { name: t('page.read') })
  await expect(view).toBeVisible()
  const begun = await scrolled(page)
  await expect.poll(() => scrolled(page)).toBeGreaterThan(begun + 3)

  // Held by the mouse it stays where it is; let go, it goes on from there.
  const box = view.locator('.reading-box')
  await box.hover()
  await page.mouse.down()
  const held = await scrolled(page)
  await page.waitForFunction(() =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))).then(() => true),
  )
  expect(Math.abs((await scrolled(page)) - held)).toBeLessThan(2)
  await page.mouse.up()
  // Words that are selected are held as well, and are no tap.
  await expect(view.getByRole('button', { name: t('reading.go') })).toBeVisible()
  await view.getByRole('button', { name: t('reading.go') }).click()
  await expect.poll(() => scrolled(page)).toBeGreaterThan(held + 3)

  await page.goBack()
  await expect(view).toHaveCount(0)
  await expect(page.getByRole('button', { name: t('stories.page.menu') })).toBeFocused()
})
