import { VOICELESS } from '@perinka/server/testing/program'
import { type ModelServer, startModelServer } from '../support/model-server.ts'
import { type Product, startProduct } from '../support/product.ts'
import { test as base, expect } from '../support/test.ts'

/** A product whose storyteller is a model that goes on after the first paragraph only when it is told to. */
const test = base.extend<object, { slow: { model: ModelServer; product: Product } }>({
  slow: [
    async ({ browserName: _ }, use) => {
      const model = await startModelServer({ tokensPerSecond: 80, holds: true })
      const product = await startProduct({
        env: {
          ...VOICELESS,
          STORYTELLER_PROVIDER: 'openai-compatible',
          STORYTELLER_BASE_URL: model.baseUrl,
          STORYTELLER_MODEL: 'scripted',
        },
      })
      await use({ model, product })
      await product.stop()
      await model.close()
    },
    { scope: 'worker' },
  ],
  url: async ({ slow }, use) => use(slow.product.url),
})

// One product serves them all.
test.describe.configure({ mode: 'default' })
// What the page asks for while the network is away.
test.use({ expected: ['ERR_INTERNET_DISCONNECTED *'] })

test.beforeEach(async ({ parent, page }) => {
  await parent.isAtHome()
  await parent.addsChild('Emma', 'Space')
  // So that the browser's back button has a page of this one to go to.
  await parent.goesTo('stories')
  await parent.goesTo('home')
  // As long as the scripted story is: a model that says less is asked for more.
  await parent.asksForStory({ theme: 'forest', length: 'short' })
  await expect(page.getByRole('dialog').getByText('The evening was soft and blue')).toBeVisible()
})

test.afterEach(({ slow }) => slow.model.goesOn())

test('the story appears paragraph by paragraph while it is written', async ({ slow, parent, page }) => {
  await expect(page.getByRole('dialog').getByText('soon everybody was asleep')).toHaveCount(0)
  slow.model.goesOn()
  expect(await parent.readsTheStory()).toBe('The Lantern on the Hill')
  await expect(page.getByRole('article').getByText('soon everybody was asleep')).toBeVisible()
})

test('closing the tab while a story is written loses nothing', async ({ slow, page, context, url }) => {
  await page.close()
  const again = await context.newPage()
  await again.goto(url)
  await expect(again.getByRole('dialog').getByText('The evening was soft and blue')).toBeVisible()
  slow.model.goesOn()
  const whole = again.getByRole('article').getByText('soon everybody was asleep')
  await expect(whole).toBeVisible()
  // Once told to its end it opens its page, wherever else the parent goes in that moment.
  await again.waitForURL(/\/story\/[0-9a-f-]{36}$/)
  await again.goto(`${url}/stories`)
  await expect(again.getByRole('link', { name: 'The Lantern on the Hill' })).toHaveCount(1)
})

test('a reload while a story is written comes back to the same story', async ({ slow, parent, page }) => {
  await page.reload()
  await expect(page.getByRole('dialog').getByText('The evening was soft and blue')).toBeVisible()
  slow.model.goesOn()
  expect(await parent.readsTheStory()).toBe('The Lantern on the Hill')
  await parent.goesTo('stories')
  await expect(page.getByRole('link', { name: 'The Lantern on the Hill' })).toHaveCount(1)
})

test('a phone that loses the network comes back to the same story', async ({ slow, parent, page, context }) => {
  await context.setOffline(true)
  await page.waitForTimeout(500)
  await context.setOffline(false)
  slow.model.goesOn()
  expect(await parent.readsTheStory()).toBe('The Lantern on the Hill')
})

test('the view can be closed: the story goes on in the background', async ({ slow, parent, page }) => {
  await page.getByRole('button', { name: parent.t('stories.writing.close') }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: parent.t('stories.writing.open') }).click()
  await expect(page.getByRole('dialog').getByText('The evening was soft and blue')).toBeVisible()
  slow.model.goesOn()
  await parent.readsTheStory()
})

test('the back button of a browser leaves the view with the page, not the story', async ({
  slow,
  parent,
  page,
  url,
}) => {
  const views = page.getByRole('dialog')
  await page.goBack()
  await expect(views).toHaveCount(0)
  await expect(page).toHaveURL(`${url}/stories`)
  slow.model.goesOn()
  await parent.isTold(parent.t('stories.created'))
  await expect(page.getByRole('link', { name: 'The Lantern on the Hill' })).toHaveCount(1)
  await expect(page).toHaveURL(`${url}/stories`)
})

test.describe('on Android', () => {
  test.beforeEach(({ page }) =>
    // A test's browser has no button of a phone: what such a one tells a page is told by `pressBack`.
    page.addInitScript(() => {
      const watching = new Set<EventTarget>()
      class Watcher extends EventTarget {
        constructor() {
          super()
          watching.add(this)
        }
        destroy() {
          watching.delete(this)
        }
      }
      const pressBack = () => {
        for (const watcher of watching) watcher.dispatchEvent(new Event('close'))
        return watching.size
      }
      Object.assign(window, { CloseWatcher: Watcher, pressBack })
    }),
  )

  test("the phone's back button leaves the view, not the page, and nothing else", async ({
    slow,
    parent,
    page,
    url,
  }) => {
    await page.reload()
    const views = page.getByRole('dialog')
    await expect(views.getByText('The evening was soft and blue')).toBeVisible()
    const pressesBack = () => page.evaluate(() => (window as unknown as { pressBack: () => number }).pressBack())
    await pressesBack()
    await expect(views).toHaveCount(0)
    await expect(page).toHaveURL(`${url}/`)
    // The next press is the page's.
    expect(await pressesBack()).toBe(0)
    await page.getByRole('button', { name: parent.t('stories.writing.open') }).click()
    await expect(views.getByText('The evening was soft and blue')).toBeVisible()
    slow.model.goesOn()
    await parent.readsTheStory()
    await page.goBack()
    await expect(page).toHaveURL(`${url}/`)
    await expect(views).toHaveCount(0)
  })
})
