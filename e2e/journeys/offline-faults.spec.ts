import type { Page } from '@playwright/test'
import { type Bedside, bedsideAt } from '../support/bedside.ts'
import { isInstalledAt, newDevice } from '../support/device.ts'
import { expectSound } from '../support/ear.ts'
import { answersAgain } from '../support/notice.ts'
import { releasesOf } from '../support/releases.ts'
import { expect, journeysIn, shows, test } from '../support/test.ts'

test.use({ expected: ['503 /api/stories/:id/audio', '401 /api/*', 'ERR_FAILED /api/*', 'ERR_FAILED /health/live'] })

/** The story's card in the library, and its button for this device. */
function cardAt(page: Page, { t, story }: Bedside) {
  const card = page.getByRole('article').filter({ hasText: story.title })
  return {
    saves: card.getByRole('button', { name: t('offline.save', { title: story.title }) }),
    removes: card.getByRole('button', { name: t('offline.remove', { title: story.title }) }),
  }
}

const storedAt = (page: Page) =>
  page.evaluate(async () => {
    const opened = indexedDB.open('perinka')
    await new Promise((resolve) => {
      opened.onsuccess = resolve
    })
    const all = opened.result.transaction('stories').objectStore('stories').getAll()
    await new Promise((resolve) => {
      all.onsuccess = resolve
    })
    opened.result.close()
    return all.result.map(({ title, audio }) => ({ title, audio: audio?.size ?? null }))
  })

journeysIn('sk', (language) => {
  test(
    'a story whose audio does not come is stored without it, and completed later',
    shows('3.10a, 8.17b'),
    async ({ page, url }) => {
      const bedside = await bedsideAt(url, language)
      const { t, story } = bedside
      await bedside.isNarrated()
      await page.route('**/api/stories/*/audio?*', (route) => route.fulfill({ status: 503, body: '' }))
      await bedside.opens(page, '/stories')
      const { saves, removes } = cardAt(page, bedside)
      await saves.click()
      await expect(page.getByText(t('offline.audioFailed', { status: 'Service Unavailable' }))).toBeVisible()
      await expect(removes).toBeVisible()
      expect(await storedAt(page)).toEqual([{ title: story.title, audio: null }])

      await answersAgain(page)
      await page.reload()
      await expect(removes).toBeVisible()
      await expect.poll(async () => (await storedAt(page))[0]?.audio ?? 0).toBeGreaterThan(10_000)
    },
  )

  test(
    'a device that is full, or keeps nothing, says so and stores nothing by halves',
    shows('8.17'),
    async ({ page, url }) => {
      const bedside = await bedsideAt(url, language)
      const { t } = bedside
      await bedside.isNarrated()
      await bedside.opens(page, '/stories')
      const { saves } = cardAt(page, bedside)
      await expect(saves).toBeVisible()
      const cdp = await page.context().newCDPSession(page)
      await cdp.send('Storage.overrideQuotaForOrigin', { origin: url, quotaSize: 1 })
      await saves.click()
      await expect(page.getByText(t('offline.downloadFailed'), { exact: true })).toBeVisible()
      await expect(page.getByText(t('offline.full'))).toBeVisible()
      await cdp.send('Storage.overrideQuotaForOrigin', { origin: url })
      expect(await storedAt(page)).toEqual([])

      await page.addInitScript(() => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        }
      })
      await page.reload()
      await saves.click()
      await expect(page.getByText(t('offline.refused'))).toBeVisible()
    },
  )

  test('what comes late moves no button away from under a finger', async ({ page, url }) => {
    const bedside = await bedsideAt(url, language)
    const { t } = bedside
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const late = ['**/api/subscription/status', '**/api/profiles']
    for (const address of late) {
      await page.route(address, async (route) => {
        await held
        await route.continue()
      })
    }
    await bedside.opens(page, '/stories')
    const { saves, removes } = cardAt(page, bedside)
    await saves.hover()
    const before = await saves.boundingBox()
    await page.mouse.down()
    const came = late.map(async (address) => (await page.waitForResponse(address)).finished())
    release()
    await Promise.all(came)
    await expect(page.getByRole('button', { name: t('billing.haveCode') })).toBeVisible()
    await page.mouse.up()
    await expect(removes).toBeVisible()
    expect(await removes.boundingBox()).toEqual(before)
  })

  test(
    'what is on its way shows so, and what the browser has dropped is offered again',
    shows('4.10'),
    async ({ page, url }) => {
      const bedside = await bedsideAt(url, language)
      const { t, story } = bedside
      await bedside.opens(page, '/stories')
      const { saves, removes } = cardAt(page, bedside)
      const { promise: letGo, resolve: goOn } = Promise.withResolvers<void>()
      await page.route(`**/api/stories/${story.id}`, (route) => letGo.then(() => route.continue()))
      await saves.click()
      await expect(page.getByRole('button', { name: t('offline.saving', { title: story.title }) })).toBeVisible()
      await expect(removes).toHaveCount(0)
      goOn()
      await expect(removes).toBeVisible()
      await page.evaluate(() => indexedDB.deleteDatabase('perinka'))
      await page.reload()
      await expect(page.getByText(t('offline.lostText'))).toBeVisible()
      await page.getByRole('button', { name: t('offline.lostAgain') }).click()
      await expect(removes).toBeVisible()
      await expect(page.getByText(t('offline.lostText'))).toBeHidden()
    },
  )
})

test('a session that ends while a story is saved is opened anew, and the story is stored', async ({ parent, page }) => {
  const { t } = parent
  await parent.isAtHome()
  await parent.addsChild('Ema', 'Space')
  await parent.asksForStory({ theme: 'space' })
  await parent.readsTheStory()
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await parent.goesTo('stories')
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route(/\/api\/stories\/[\w-]{36}$/, async (route) => {
    if (route.request().method() === 'PUT') return route.fulfill({ status: 401, json: {} })
    await held
    await route.continue()
  })
  const card = page.getByRole('article').filter({ hasText: title })
  await card.getByRole('button', { name: t('offline.save', { title }) }).click()
  const entered = page.waitForResponse('**/api/auth/firebase')
  await card.getByRole('button', { name: t('stories.favorite', { title }) }).click()
  await (await entered).finished()
  await expect(card).toBeVisible()
  answer()
  await expect(page.getByText(t('offline.downloaded'), { exact: true })).toBeVisible()
  await expect(card.getByRole('button', { name: t('offline.remove', { title }) })).toBeVisible()
})

test('a session that ended meanwhile leads to the sign-in once the server is back', async ({ page, url }) => {
  const bedside = await bedsideAt(url)
  const { t, story } = bedside
  await bedside.opens(page, '/stories')
  const { saves, removes } = cardAt(page, bedside)
  await saves.click()
  await expect(removes).toBeVisible()

  const away = /\/(?:api|health)\//
  await page.route(away, (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('status').getByText(t('offline.notice'))).toBeVisible()
  await expect(page.getByRole('link', { name: story.title })).toBeVisible()

  await page.context().clearCookies()
  await answersAgain(page)
  await expect(page.getByRole('button', { name: t('notFound.signIn') })).toBeVisible()
  await expect(page.getByText(story.title)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: t('notFound.signIn') })).toBeVisible()
})

test('a new release comes in behind a story that is heard, and shows at the next page', async ({ url }) => {
  await using releases = await releasesOf(url)
  await using device = await newDevice([])
  const bedside = await bedsideAt(releases.url)
  const { t } = bedside
  await bedside.isNarrated()
  const page = await device.on()
  await bedside.opens(page)
  await isInstalledAt(page)
  const player = page.getByRole('region', { name: t('audio.player') })
  await player.getByRole('button', { name: t('audio.play'), exact: true }).click()
  await expectSound(page)
  const files = () => page.evaluate(() => [...document.scripts].map(({ src }) => src).find(Boolean) ?? '')
  const waits = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state ?? null)
  const before = await files()

  releases.bringOut()
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect.poll(waits).toBe('installed')
  const nav = page.getByRole('navigation', { name: t('nav.label') })
  await nav.getByRole('link', { name: t('nav.stories') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('stories.title') })).toBeVisible()
  await expectSound(page)
  expect(await waits()).toBe('installed')

  // Silence: it takes over, and this page keeps what it is made of, which the server no longer has.
  await page.getByRole('button', { name: t('audio.close') }).click()
  await expect.poll(waits).toBe(null)
  expect(await files()).toBe(before)
  expect(await page.evaluate(async (file) => (await fetch(file)).ok, before)).toBe(true)

  await nav.getByRole('link', { name: t('nav.characters') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('characters.title') })).toBeVisible()
  await expect.poll(files).toContain('.next.js')
  const kept = () =>
    page.evaluate(async () => {
      const [name = ''] = await caches.keys()
      const requests = await (await caches.open(name)).keys()
      return requests.map((request) => request.url).filter((file) => /\.js$/.test(file) && !file.includes('.next.'))
    })
  await expect.poll(kept).toEqual([])
  await device.off()
})
