import { LANGUAGES, THEME_LABELS } from '@perinka/contract/catalog'
import type { Locator, Page } from '@playwright/test'
import { AUDITS, keepsToColumns } from '../support/audit.ts'
import { bedsideAt } from '../support/bedside.ts'
import { outOfColumn } from '../support/columns.ts'
import { expectSilence, expectSound, listensAt } from '../support/ear.ts'
import { grantPremium } from '../support/operator.ts'
import { parentAt } from '../support/parent.ts'
import { expect, test } from '../support/test.ts'

test.use({ expected: ['404 /nowhere'] })

for (const language of LANGUAGES) {
  const { isClean, isCleanInEveryTheme } = AUDITS[language]
  const theme = language === 'en' ? 'candle' : 'day'

  test(`every screen is clean and fits a phone, in ${language}`, async ({ parent, page }) => {
    test.slow(true, 'twenty screens one after another')
    const { t } = parent
    await page.addInitScript((name) => localStorage.setItem('perinka.theme', name), theme)
    await parent.opens()
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    if (language === 'sk') await parent.reads('sk')
    await isCleanInEveryTheme(page, 'landing')
    await page
      .getByRole('button', { name: t('landing.signIn') })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await isCleanInEveryTheme(page, 'sign in')
    await page.keyboard.press('Escape')
    await parent.signsUp()
    await isCleanInEveryTheme(page, 'verify e-mail')
    await parent.opensMailedLink()
    await parent.isHome()
    await isCleanInEveryTheme(page, 'empty home')
    await page
      .getByRole('button', { name: t('profiles.add') })
      .first()
      .click()
    await expect(page.getByRole('dialog', { name: t('profiles.dialogAdd') })).toBeVisible()
    await isCleanInEveryTheme(page, 'add child')
    await page.getByRole('button', { name: t('common.cancel') }).click()
    await parent.addsChild('Ema', THEME_LABELS.space[language])
    await isCleanInEveryTheme(page, 'home')
    await parent.asksForStory({ theme: 'space' })
    await parent.readsTheStory()
    await isCleanInEveryTheme(page, 'story')
    await page.getByRole('button', { name: t('stories.page.menu') }).click()
    await isCleanInEveryTheme(page, 'story menu')
    await page.getByRole('menuitem', { name: t('making.title') }).click()
    await expect(page.getByRole('dialog').getByText(t('making.engineBuiltIn'))).toBeVisible()
    await isCleanInEveryTheme(page, 'how this story was made')
    await page.keyboard.press('Escape')
    const first = page.url()
    await page.getByRole('button', { name: t('chapter.generate') }).click()
    await expect(page).not.toHaveURL(first)
    await expect(page.getByText(t('chapter.number', { number: 2 }))).toBeVisible()
    await isCleanInEveryTheme(page, 'chapter')
    for (const place of ['stories', 'characters', 'settings'] as const) {
      await parent.goesTo(place)
      await expect(page.getByRole('heading', { level: 1, name: t(`${place}.title`) })).toBeVisible()
      await isCleanInEveryTheme(page, place)
    }
    for (const [path, heading] of [
      ['/subscribe', t('premium.title')],
      ['/terms', t('legal.terms')],
      ['/privacy', t('legal.privacy')],
      ['/cookies', t('legal.cookies')],
      ['/nowhere', t('notFound.title')],
    ] as const) {
      await parent.opens(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await isCleanInEveryTheme(page, path)
    }
  })

  test(`whatever one listens with is clean and fits a phone, in ${language}`, async ({ page, url }) => {
    test.slow(true, 'a dozen audits one after another')
    await listensAt(page)
    const bedside = await bedsideAt(url, language)
    const { t } = bedside
    await grantPremium(bedside.family.email)
    await bedside.opens(page)
    await expect(page.getByRole('button', { name: t('audio.generate') })).toBeVisible()
    await isClean(page, 'before there is audio')
    await bedside.isNarrated()
    await page.reload()
    const player = page.getByRole('region', { name: t('audio.player') })
    await player.getByRole('button', { name: t('audio.play'), exact: true }).click()
    await expectSound(page)
    await player.getByRole('button', { name: t('audio.pause'), exact: true }).click()
    await expectSilence(page)
    await isCleanInEveryTheme(page, 'player')
    await player.getByRole('button', { name: t('audio.more') }).click()
    await expect(page.getByRole('dialog', { name: t('audio.listening') })).toBeVisible()
    await isCleanInEveryTheme(page, 'listening options')
    await page.getByRole('button', { name: t('audio.regenerate') }).click()
    await expect(page.getByRole('dialog', { name: t('audio.regenerate') })).toBeVisible()
    await isClean(page, 'different version')
    await page.keyboard.press('Escape')
    await parentAt(page, url).opens('/stories')
    await page.getByRole('button', { name: t('audio.playTitle', { title: bedside.story.title }) }).click()
    await expect(player.getByRole('link', { name: bedside.story.title })).toBeVisible()
    await isCleanInEveryTheme(page, 'mini player')
  })
}

/** Those that cannot be scrolled into sight whole, by name. */
async function notWholeInSight(controls: Element[]): Promise<(string | null)[]> {
  const hidden: (string | null)[] = []
  for (const control of controls) {
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const ratio = await new Promise<number>((seen) => {
      const observer = new IntersectionObserver(([entry]) => {
        observer.disconnect()
        seen(entry?.intersectionRatio ?? 0)
      })
      observer.observe(control)
    })
    if (ratio < 0.99) hidden.push(control.ariaLabel ?? control.textContent)
  }
  return hidden
}

/** A thumb in the dark needs 48 pixels, and nothing may reach out of its column on the narrowest phone, with large text too. */
async function suitsThumbs(page: Page, player: Locator) {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    const small = await player.locator('button, input').evaluateAll((controls) =>
      controls
        .map((control) => ({ control, box: control.getBoundingClientRect() }))
        .filter(({ box }) => Math.min(box.width, box.height) < 48)
        .map(({ control, box }) => `${control.ariaLabel}: ${box.width} × ${box.height}`),
    )
    expect(small, `${width} px`).toEqual([])
    await keepsToColumns(page, `${width} px`)
    for (const size of ['', '200%']) {
      await page.evaluate((percent) => document.documentElement.style.setProperty('font-size', percent), size)
      expect(await player.locator('button').evaluateAll(notWholeInSight), `${width} px, text ${size}`).toEqual([])
    }
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  }
  await page.setViewportSize({ width: 390, height: 844 })
}

test('what reaches out of its column is seen, also where no window scrolls and each browser rounds otherwise', async ({
  page,
}) => {
  for (const [column, width, found] of [
    ['display: block', 101, 1],
    ['display: grid', 101, 1],
    ['display: grid; grid-template-columns: 40px 60px', 61, 1],
    ['display: grid; grid-template-columns: 40px 60px', 60, 0],
    ['display: flex', 101, 0],
    ['overflow-x: auto', 101, 0],
  ] as const) {
    const box = `<div style="width: ${width}px; height: 20px"></div>`
    await page.setContent(`<main style="padding: 100px; width: 100px"><div style="${column}">${box}</div></main>`)
    expect(await outOfColumn(page), `${column}, ${width} px`).toHaveLength(found)
  }
  await page.setContent('<main style="padding: 100px"><p style="width: 60px; font-size: 40px">lampášik</p></main>')
  expect(await outOfColumn(page)).toEqual([expect.stringContaining('lampášik')])
})

for (const language of LANGUAGES) {
  test(`the player suits a thumb on a narrow phone, with large text too, in ${language}`, async ({ page, url }) => {
    const bedside = await bedsideAt(url, language)
    const { t, story } = bedside
    await bedside.isNarrated()
    await bedside.opens(page)
    const player = page.getByRole('region', { name: t('audio.player') })
    await expect(player.getByRole('slider')).toBeVisible()
    await suitsThumbs(page, player)
    await player.getByRole('button', { name: t('audio.play'), exact: true }).click()
    await expect(player.getByText(t('audio.tapHint'))).toBeVisible()
    await suitsThumbs(page, player)
    await parentAt(page, url).opens('/stories')
    await page.getByRole('button', { name: t('audio.playTitle', { title: story.title }) }).click()
    await expect(player.getByRole('link', { name: story.title })).toBeVisible()
    await suitsThumbs(page, player)
  })
}
