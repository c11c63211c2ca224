import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { bedsideAt } from '../support/bedside.ts'
import { expectSilence, expectSound, listensAt } from '../support/ear.ts'
import { parentAt } from '../support/parent.ts'
import { grantPremium } from '../support/premium.ts'
import { expect, test } from '../support/test.ts'

test.use({ expected: [/404/] })

/** Colours fade into one another, and axe would judge the ones on their way. */
async function hasSettled(page: Page) {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  )
}

/** Nothing for axe to find, and nothing wider than the phone. */
async function isClean(page: Page, screen: string) {
  await hasSettled(page)
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

/** A thumb in the dark needs 48 pixels, and nothing may be wider than the narrowest phone, with large text too. */
async function suitsThumbs(page: Page, player: Locator) {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    for (const control of await player.locator('button, input').all()) {
      const box = await control.boundingBox()
      expect(
        Math.min(box?.width ?? 0, box?.height ?? 0),
        (await control.getAttribute('aria-label')) ?? '',
      ).toBeGreaterThanOrEqual(48)
    }
    for (const size of ['', '200%']) {
      await page.evaluate((percent) => document.documentElement.style.setProperty('font-size', percent), size)
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(sideways, `${width} px, text ${size}`).toBeLessThanOrEqual(0)
      for (const control of await player.locator('button').all()) {
        await control.scrollIntoViewIfNeeded()
        await expect(control).toBeInViewport({ ratio: 1 })
      }
    }
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  }
  await page.setViewportSize({ width: 390, height: 844 })
}

for (const language of ['en', 'sk'] as const) {
  test(`axe finds nothing wherever one listens, in every theme, ${language}`, async ({ page, url }) => {
    test.slow(true, 'a dozen audits one after another')
    await listensAt(page)
    const bedside = await bedsideAt(url, language)
    const { t } = bedside
    await grantPremium(bedside.family.email, process.env.PERINKA_DATA ?? '')
    const inEveryTheme = async (screen: string) => {
      const show = (theme: string) =>
        page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
      await isClean(page, screen)
      for (const theme of ['candle', 'day']) {
        await show(theme)
        await hasSettled(page)
        const { violations } = await new AxeBuilder({ page }).withRules('color-contrast').analyze()
        const faint = violations.flatMap(({ nodes }) => nodes.map(({ target }) => target))
        expect(faint, `${screen}, ${theme}`).toEqual([])
      }
      await show('night')
    }
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
    await inEveryTheme('player')
    await player.getByRole('button', { name: t('audio.more') }).click()
    await expect(page.getByRole('dialog', { name: t('audio.listening') })).toBeVisible()
    await inEveryTheme('listening options')
    await page.getByRole('button', { name: t('audio.regenerate') }).click()
    await expect(page.getByRole('dialog', { name: t('audio.regenerate') })).toBeVisible()
    await isClean(page, 'different version')
    await page.keyboard.press('Escape')
    await parentAt(page, url).opens('/stories')
    await page.getByRole('button', { name: t('audio.playTitle', { title: bedside.story.title }) }).click()
    await expect(player.getByRole('link', { name: bedside.story.title })).toBeVisible()
    await inEveryTheme('mini player')
  })

  test(`the player suits a thumb on a narrow phone, with large text too, ${language}`, async ({ page, url }) => {
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
