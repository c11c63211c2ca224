import type { Story } from '@perinka/contract/stories'
import { bedsideAt } from '../support/bedside.ts'
import { backgroundLevel, expectSilence, expectSound, hasBegun, heardAt, listensAt } from '../support/ear.ts'
import { parentAt } from '../support/parent.ts'
import { expect, journeysIn, shows, test } from '../support/test.ts'

test.beforeEach(({ page }) => listensAt(page))

journeysIn('en', (language) => {
  test('a story plays on while the parent looks elsewhere', async ({ page, url }) => {
    const bedside = await bedsideAt(url, language)
    const { t, story } = bedside
    await bedside.isNarrated()
    await bedside.opens(page, '/stories')
    const card = page.getByRole('article')
    await card.getByRole('button', { name: t('audio.playTitle', { title: story.title }) }).click()
    await expect(page).toHaveURL(/\/stories$/)
    await expectSound(page)
    await expect(card.getByRole('button', { name: t('audio.pauseTitle', { title: story.title }) })).toBeVisible()

    const bar = page.getByRole('region', { name: t('audio.player') })
    const nav = page.getByRole('navigation', { name: t('nav.label') })
    await expect(bar).toBeVisible()
    const before = (await heardAt(page)).at
    await nav.getByRole('link', { name: t('nav.settings') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('settings.title') })).toBeVisible()
    await expectSound(page)
    expect((await heardAt(page)).at).toBeGreaterThan(before)
    // Nothing of the page ends behind the bar.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const end = await page.getByRole('button', { name: t('settings.signOut') }).boundingBox()
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0)

    await bar.getByRole('link', { name: story.title }).click()
    await expect(page).toHaveURL(new RegExp(`/story/${story.id}$`))
    await expect(page.getByRole('slider', { name: t('audio.seek') })).toBeVisible()
    await expectSound(page)
    await nav.getByRole('link', { name: t('nav.home') }).click()
    await bar.getByRole('button', { name: t('audio.pause'), exact: true }).click()
    await expectSilence(page)
    await bar.getByRole('button', { name: t('audio.close') }).click()
    await expect(bar).toHaveCount(0)
  })
})

journeysIn('sk', (language) => {
  test('settings say how a device listens', shows('2.47'), async ({ page, url }) => {
    const bedside = await bedsideAt(url, language)
    const { t, story } = bedside
    await bedside.isNarrated()
    await bedside.opens(page, '/settings')
    const card = page.getByRole('region', { name: t('audio.listening') })
    await expect(card.getByRole('checkbox', { name: t('audio.autoplay') })).not.toBeChecked()
    await card.getByRole('checkbox', { name: t('audio.autoplay') }).check()
    await card.getByRole('radio', { name: t('audio.background.rain') }).check()
    await card.getByRole('slider', { name: t('audio.backgroundVolume') }).fill('100')
    await parentAt(page, url).opens('/stories')
    await page.getByRole('link', { name: story.title }).click()
    // It begins by itself, with the rain beneath it.
    await expectSound(page)
    await expect.poll(() => backgroundLevel(page)).toBeGreaterThan(0.001)

    await page.getByRole('button', { name: t('audio.more') }).click()
    const options = page.getByRole('dialog', { name: t('audio.listening') })
    await expect(options.getByRole('radio', { name: t('audio.background.rain') })).toBeChecked()
    await options.getByRole('checkbox', { name: t('audio.background') }).uncheck()
    await expect.poll(() => backgroundLevel(page)).toBeLessThan(0.0001)
    await expectSound(page)
  })
})

test('two tabs that ask at once make one narration, and one of them sounds', async ({ page, context, url }) => {
  const bedside = await bedsideAt(url)
  const { t } = bedside
  const other = await context.newPage()
  await listensAt(other)
  await bedside.opens(page)
  await bedside.opens(other)
  const asked: (string | null)[] = []
  for (const tab of [page, other]) {
    tab.on('response', async (answer) => {
      if (answer.request().method() !== 'POST' || !answer.url().endsWith('/audio')) return
      asked.push(((await answer.json()) as Story).standardAudioUrl)
    })
  }
  const generate = [page, other].map((tab) => tab.getByRole('button', { name: t('audio.generate') }))
  for (const button of generate) await expect(button).toBeVisible()
  await Promise.all(generate.map((button) => button.click()))
  // Who begins last takes the sound over: before both have, the one that sounds is not the one that will.
  for (const tab of [page, other]) await hasBegun(tab)
  const tabs = [page, other]
  const sounding = async () => {
    const heard = await Promise.all(tabs.map(heardAt))
    return tabs.filter((_, index) => !heard[index]?.paused)
  }
  await expect.poll(async () => (await sounding()).length).toBe(1)
  const [first] = await sounding()
  if (!first) throw new Error('No tab sounds')
  await expectSound(first)
  const silent = first === page ? other : page
  await silent.bringToFront()
  await silent.getByRole('button', { name: t('audio.play'), exact: true }).click()
  await expectSound(silent)
  await expectSilence(first)
  expect(asked).toHaveLength(2)
  expect(new Set(asked).size).toBe(1)
})

test(
  'somebody who came by a link reads the story and hears nothing of it',
  shows('2.36'),
  async ({ page, url, browser }) => {
    const bedside = await bedsideAt(url)
    await bedside.isNarrated()
    await bedside.family.ask('PUT', `/api/stories/${bedside.story.id}`, { linkShared: true })
    const visitor = await (await browser.newContext()).newPage()
    await visitor.goto(`${url}/story/${bedside.story.id}`)
    await expect(visitor.getByRole('heading', { level: 1, name: bedside.story.title })).toBeVisible()
    await expect(visitor.getByRole('region', { name: bedside.t('audio.player') })).toHaveCount(0)
    await visitor.context().close()
    await page.close()
  },
)

test('a series is read chapter after chapter where the parent wants it', async ({ page, url }) => {
  const bedside = await bedsideAt(url)
  const { t, family, story } = bedside
  await bedside.isNarrated()
  const made = await family.ask('POST', `/api/stories/${story.id}/generate-chapter`, {})
  const { chapter } = (await made.json()) as { chapter: { id: string; title: string } }
  await bedside.opens(page)
  await page.getByRole('button', { name: t('audio.more') }).click()
  await page.getByRole('checkbox', { name: t('audio.chapters') }).check()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: t('audio.play'), exact: true }).click()
  await expectSound(page)
  await page.getByRole('slider', { name: t('audio.seek') }).press('End')
  // The page turns with the voice.
  await expect(page).toHaveURL(new RegExp(`/story/${chapter.id}$`))
  await expect(page.getByRole('heading', { level: 1, name: chapter.title })).toBeVisible()
  await expect.poll(async () => (await heardAt(page)).at).toBeGreaterThan(0.2)
  await expectSound(page)
})
