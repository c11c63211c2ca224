import type { Story, StoryChange } from '@perinka/contract/stories'
import type { Locator, Page } from '@playwright/test'
import { type Bedside, bedsideAt } from '../support/bedside.ts'
import { addChild } from '../support/family.ts'
import { grantPremium } from '../support/operator.ts'
import { expect, journeysIn, shows, test } from '../support/test.ts'

const TEXTS = {
  en: {
    bear: {
      title: 'The Café Bear',
      content:
        'A bear drank cocoa.\n\nUnder the table slept a hedgehog. The wind sang in the chimney, and nobody was in a hurry that evening.',
    },
    boat: { title: 'A Boat for the Moon', content: 'The moon wanted to see the sea.\n\nA small boat came.' },
    second: { title: 'The Snow Lamp', content: 'It snowed.\n\nA hedgehog carried the light home.' },
    typed: 'cafe BE',
    inText: 'HEDGEHOG',
    inFirst: 'bread and honey',
    theme: 'Ocean',
  },
  sk: {
    bear: {
      title: 'Ľadový medveď',
      content:
        'Medveď pil kakao.\n\nPod stolom spal ježko. V komíne si pospevoval vietor a nikto sa v ten večer nikam neponáhľal.',
    },
    boat: { title: 'Loďka pre mesiac', content: 'Mesiac chcel vidieť more.\n\nPriplávala malá loďka.' },
    second: { title: 'Snehová lampa', content: 'Snežilo.\n\nJežko niesol svetlo domov.' },
    typed: 'ladovy ME',
    inText: 'jezko',
    inFirst: 'o chlebe a mede',
    theme: 'More',
  },
}

/** Has a story told by the product itself and puts words into it that the journey can look for. */
async function told(bedside: Bedside, wish: object, words: StoryChange): Promise<Story> {
  const answer = await bedside.family.ask('POST', '/api/stories/generate', {
    theme: 'ocean',
    length: 'short',
    language: bedside.language,
    ...wish,
  })
  return changed(bedside, ((await answer.json()) as { id: string }).id, words)
}

async function goesOn(bedside: Bedside, words: StoryChange): Promise<Story> {
  const answer = await bedside.family.ask('POST', `/api/stories/${bedside.story.id}/generate-chapter`, {})
  return changed(bedside, ((await answer.json()) as { id: string }).id, words)
}

async function changed({ family }: Bedside, id: string, words: StoryChange): Promise<Story> {
  return (await family.ask('PUT', `/api/stories/${id}`, words)).json() as Promise<Story>
}

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const card = (page: Page, title: string) => cards(page).filter({ has: page.getByRole('heading', { name: title }) })

journeysIn('sk', (language) => {
  const texts = TEXTS[language]

  test(
    'a parent finds a story again',
    shows('1.2c, 2.25, 2.26, 2.27, 2.28, 2.28a, 2.29, 2.29a, 2.30, 4.9, 6.2c'),
    async ({ page, url }) => {
      const bedside = await bedsideAt(url, language)
      const { t, family, story } = bedside
      const adam = await addChild(family, { name: 'Adam' })
      await told(bedside, { childProfileId: story.childProfileId }, texts.bear)
      await told(bedside, { childProfileId: adam }, texts.boat)
      const second = await goesOn(bedside, texts.second)

      await bedside.opens(page, '/stories')
      await expect(cards(page)).toHaveCount(3)
      // The series was told last: it stands first, under its first chapter's title.
      const series = cards(page).first()
      await expect(series.getByRole('link', { name: story.title })).toHaveAttribute('href', `/series/${story.id}`)
      await expect(series).toContainText(texts.second.title)
      await expect(series).toContainText(language === 'en' ? '2 chapters' : '2 kapitoly')
      await expect(series).toContainText(language === 'en' ? 'Forest' : 'Les')
      const bear = card(page, texts.bear.title)
      const oneLine = texts.bear.content.replace(/\s+/g, ' ')
      await expect(bear).not.toContainText(oneLine.slice(0, 101))
      for (const fact of [
        texts.theme,
        `${oneLine.slice(0, 100).trimEnd()}…`,
        t('library.length.short'),
        t('time.justNow'),
      ])
        await expect(bear).toContainText(fact)
      for (const button of ['audio.playTitle', 'offline.save', 'stories.favorite'])
        await expect(bear.getByRole('button', { name: t(button, texts.bear) })).toBeVisible()

      const box = page.getByRole('searchbox', { name: t('library.search') })
      await box.fill(texts.typed)
      await expect(cards(page)).toHaveCount(1)
      await expect(card(page, texts.bear.title)).toBeVisible()

      // A word that stands in the texts alone, of a story and of the series' latest chapter.
      await box.fill(texts.inText)
      await expect(cards(page)).toHaveCount(2)
      await expect(card(page, texts.bear.title)).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`q=${texts.inText}`))
      await page.reload()
      await expect(box).toHaveValue(texts.inText)
      await expect(cards(page)).toHaveCount(2)
      await card(page, texts.bear.title).getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1, name: texts.bear.title })).toBeVisible()
      await page.goBack()
      await expect(box).toHaveValue(texts.inText)
      await expect(cards(page)).toHaveCount(2)

      // A chapter that is not the latest is named.
      await box.fill(texts.inFirst)
      await expect(series.getByRole('link', { name: story.title }).last()).toHaveAttribute('href', `/story/${story.id}`)
      await page.getByRole('button', { name: t('library.clearSearch') }).click()
      await expect(box).toBeFocused()

      await page.getByRole('radio', { name: texts.theme, exact: true }).check()
      await expect(cards(page)).toHaveCount(2)
      await page.getByLabel(t('library.child'), { exact: true }).selectOption('Adam')
      await expect(cards(page)).toHaveCount(1)
      await expect(card(page, texts.boat.title)).toBeVisible()
      await page.getByRole('button', { name: t('library.favorites'), exact: true }).click()
      await expect(page.getByText(t('library.none'))).toBeVisible()
      await page.getByRole('button', { name: t('library.showAll') }).click()
      await expect(cards(page)).toHaveCount(3)

      const heart = series.getByRole('button', { name: t('stories.favorite', { title: second.title }) })
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      await page.getByRole('button', { name: t('library.favorites'), exact: true }).click()
      await expect(cards(page)).toHaveCount(1)
      await page.reload()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
    },
  )
})

test.describe('a story that was deleted elsewhere', () => {
  test.use({ expected: ['404 /api/stories/:id'] })

  test('does not become a favourite, and the heart says so', shows('8.11'), async ({ page, url, parent }) => {
    const { family, story, t, opens } = await bedsideAt(url)
    await opens(page, '/stories')
    const heart = page.getByRole('button', { name: t('stories.favorite', { title: story.title }) })
    await expect(heart).toBeVisible()
    await family.ask('DELETE', `/api/stories/${story.id}`)
    await heart.click()
    await parent.isTold(t('favorite.updateFailed'))
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    // Whoever opens it learns that it is gone, and so does the list.
    await page.getByRole('link', { name: story.title }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('stories.page.notFound') })).toBeVisible()
    await page.goBack()
    await expect(page.getByText(t('stories.emptyTitle'))).toBeVisible()
  })
})

test('a long library comes as one scrolls, and going back finds the same place', async ({ page, url }) => {
  const bedside = await bedsideAt(url)
  await grantPremium(bedside.family.email)
  for (let number = 1; number < 16; number++) {
    await told(bedside, { childProfileId: bedside.story.childProfileId }, { title: `Evening ${number}` })
  }
  await page.addInitScript(tellsLate)
  await bedside.opens(page, '/stories')
  const last = card(page, 'Evening 2')
  await expect(card(page, 'Evening 15')).toBeVisible()
  await expect(last).toHaveCount(0)
  const scrollsTo = (wanted: Locator) =>
    expect(async () => {
      await page.mouse.wheel(0, 4000)
      await expect(wanted).toHaveCount(1, { timeout: 200 })
    }).toPass()
  await scrollsTo(last)
  await last.scrollIntoViewIfNeeded()
  await last.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Evening 2' })).toBeVisible()
  await page.goBack()
  await expect(last).toBeInViewport()

  // So it does where the list was narrowed first and is short.
  await page.getByRole('searchbox').fill('Evening 1')
  const first = cards(page).filter({ has: page.getByRole('heading', { name: 'Evening 1', exact: true }) })
  await scrollsTo(first)
  await expect(cards(page)).toHaveCount(7)
  await expect(page).toHaveURL(/q=Evening/)
  await first.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Evening 1', exact: true })).toBeVisible()
  await page.goBack()
  await expect(first).toBeInViewport()
})

/** A busy browser tells of several changes at once: what was, then what is. */
function tellsLate() {
  globalThis.IntersectionObserver = class extends IntersectionObserver {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super((entries, observer) => {
        const before = entries.map(
          ({ target }) => ({ target, isIntersecting: false }) as unknown as IntersectionObserverEntry,
        )
        callback([...before, ...entries], observer)
      }, options)
    }
  }
}
