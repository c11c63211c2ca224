import type { Page } from '@playwright/test'
import { isCleanInEveryTheme } from '../support/audit.ts'
import { bedsideAt } from '../support/bedside.ts'
import { labels } from '../support/labels.ts'
import { expect, journeysIn, shows, test } from '../support/test.ts'

test.use({ isAskedForConsent: true })

const bannerAt = (page: Page, t: ReturnType<typeof labels>) => page.getByRole('region', { name: t('consent.label') })

const record = (page: Page) =>
  page.evaluate(() => [localStorage['perinka.consent'], localStorage['perinka.cookiePreferences']])

/** The banner's part of the app is here, so that it would show if it were to. */
async function mightHaveCome(page: Page) {
  const names = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  await expect.poll(async () => (await names()).some((name) => name.includes('/consent-'))).toBe(true)
}

test(
  'the banner comes one second after the page has loaded, and what draws it is there before',
  shows('2.53'),
  async ({ page, url }) => {
    const banner = bannerAt(page, labels('en'))
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    let isFetched = false
    page.on('response', (answer) => {
      if (answer.url().includes('/consent-')) isFetched = true
    })
    await page.goto(url)
    const aMomentLater = async () => {
      await page.clock.runFor(20)
      return isFetched
    }
    await expect.poll(aMomentLater, { intervals: [20] }).toBe(true)
    await page.clock.runFor(800)
    await expect(banner).toHaveCount(0)
    await page.clock.runFor(200)
    await expect(banner).toBeVisible()
  },
)

journeysIn('sk', (language) => {
  const t = labels(language)

  test(
    'a visitor is asked about cookies after a second, and answered for good',
    shows('1.10, 2.53, 2.55, 2.56, 2.57, 3.13'),
    async ({ page, url }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).origin))
      await page.addInitScript((chosen) => {
        if (chosen !== 'en') localStorage.setItem('perinka.language', chosen)
        new MutationObserver(() => {
          if (document.querySelector('.cookie-banner'))
            document.documentElement.dataset.askedAt ??= `${performance.now()}`
        }).observe(document, { childList: true, subtree: true })
      }, language)
      await page.goto(url)
      const banner = bannerAt(page, t)
      await expect(banner).toBeVisible()
      expect(Number(await page.locator('html').getAttribute('data-asked-at'))).toBeGreaterThanOrEqual(1000)
      // It came by itself: nothing was stored or fetched from elsewhere, and the keyboard is where it was.
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(
        language === 'en' ? [] : ['perinka.language'],
      )
      expect(await page.context().cookies()).toEqual([])
      expect(new Set(asked)).toEqual(new Set([url]))
      await expect(page.locator('body')).toBeFocused()
      await expect(page.getByRole('button', { name: t('landing.start'), exact: true })).toBeInViewport({ ratio: 1 })

      await banner.getByRole('button', { name: t('consent.close') }).click()
      await expect(banner).toBeHidden()
      expect(await record(page)).toEqual([null, null].map(() => undefined))

      await page.reload()
      await banner.getByRole('button', { name: t('consent.settings') }).press('Enter')
      await expect(banner).toBeFocused()
      await expect(banner.getByRole('checkbox', { name: t('consent.necessary') })).toBeChecked()
      await expect(banner.getByRole('checkbox', { name: t('consent.necessary') })).toBeDisabled()
      await banner.getByRole('button', { name: t('consent.back') }).click()
      await expect(banner.getByRole('button', { name: t('consent.acceptAll') })).toBeVisible()
      await banner.getByRole('button', { name: t('consent.settings') }).click()
      await banner.getByRole('checkbox', { name: t('consent.functional') }).check()
      await banner.getByRole('button', { name: t('consent.acceptSelected') }).click()
      await expect(banner).toBeHidden()
      expect(await record(page)).toEqual(['true', '{"necessary":true,"analytics":false,"functional":true}'])

      await page.reload()
      await mightHaveCome(page)
      await expect(banner).toBeHidden()
    },
  )

  test(
    'a family answers in one tab for all, and may think again in the settings',
    shows('2.53, 2.54, 2.54a'),
    async ({ page, context, url }) => {
      const bedside = await bedsideAt(url, language)
      await bedside.opens(page, '/settings')
      const banner = bannerAt(page, t)
      const other = await context.newPage()
      await other.goto(`${url}/stories`)
      await expect(bannerAt(other, t)).toBeVisible()
      await page.bringToFront()
      await banner.getByRole('button', { name: t('consent.rejectAll') }).click()
      await expect(banner).toBeHidden()
      await expect(bannerAt(other, t)).toBeHidden()
      expect(await record(page)).toEqual(['true', '{"necessary":true,"analytics":false,"functional":false}'])

      const again = page.getByRole('button', { name: t('legal.cookieSettings') })
      await again.click()
      await expect(banner).toBeFocused()
      await banner.getByRole('checkbox', { name: t('consent.analytics') }).check()
      await banner.getByRole('button', { name: t('consent.acceptSelected') }).click()
      await expect(again).toBeFocused()
      expect(await record(page)).toEqual(['true', '{"necessary":true,"analytics":true,"functional":false}'])
      await again.click()
      await expect(banner.getByRole('checkbox', { name: t('consent.analytics') })).toBeChecked()
      await banner.getByRole('button', { name: t('consent.back') }).click()
      await banner.getByRole('button', { name: t('consent.acceptAll') }).click()
      expect(await record(page)).toEqual(['true', '{"necessary":true,"analytics":true,"functional":true}'])
    },
  )
})

test('the banner leaves navigation and player free, and axe finds nothing in it', async ({ page, url }) => {
  const bedside = await bedsideAt(url, 'sk')
  const { t, story } = bedside
  await bedside.isNarrated()
  await bedside.opens(page, '/stories')
  await page.getByRole('button', { name: t('audio.playTitle', { title: story.title }) }).click()
  const banner = bannerAt(page, t)
  await expect(banner).toBeVisible()
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    for (const bar of [page.locator('.player-dock'), page.getByRole('navigation', { name: t('nav.label') })]) {
      const above = (await banner.boundingBox()) ?? { y: 0, height: 0 }
      const below = (await bar.boundingBox()) ?? { y: 0 }
      expect(above.y + above.height, `${width} px`).toBeLessThanOrEqual(below.y + 1)
    }
  }
  for (const view of ['question', 'details']) {
    if (view === 'details') await banner.getByRole('button', { name: t('consent.settings') }).click()
    await isCleanInEveryTheme(page, view)
  }
})
