import { paragraphsOf } from '@perinka/contract/catalog'
import type { Mark, Narration } from '@perinka/contract/narration'
import type { Page } from '@playwright/test'
import { type Bedside, bedsideAt } from '../support/bedside.ts'
import { expectPlace, expectSilence, expectSound, heardAt, listensAt, litAt, placeOfText } from '../support/ear.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ page }) => listensAt(page))

async function begins(page: Page, { t }: Bedside) {
  await page.getByRole('button', { name: t('audio.play'), exact: true }).click()
  await expectSound(page)
}

/** The text that should be lit at a time, and how far from its edges that time is. */
function spokenAt({ paragraphs }: Narration, { title, content }: Bedside['story'], ms: number) {
  const texts = [title, ...paragraphsOf(content)]
  for (const { place, words } of paragraphs) {
    const word = words.find(({ from, to }: Mark) => from <= ms && ms < to)
    if (word) {
      return { text: texts[place + 1]?.slice(word.start, word.end), inside: Math.min(ms - word.from, word.to - ms) }
    }
  }
  return null
}

for (const language of ['en', 'sk'] as const) {
  test(`words light up as they are spoken, and a tapped one is where it goes on, in ${language}`, async ({
    page,
    url,
  }) => {
    const bedside = await bedsideAt(url, language)
    const narration = await bedside.isNarrated()
    await bedside.opens(page)
    await begins(page, bedside)
    await page.getByRole('slider', { name: bedside.t('audio.seek') }).fill('8')
    await expectPlace(page, 8)
    const seen: string[] = []
    // A word is lit with the frame it begins in: moments right at its edge may show its neighbour.
    await expect
      .poll(
        async () => {
          const { ms, word, sentence } = await litAt(page)
          const spoken = spokenAt(narration, bedside.story, ms)
          if (spoken?.text && spoken.inside > 80) {
            expect(word).toBe(spoken.text)
            expect(sentence).toContain(word)
            seen.push(word)
          }
          return new Set(seen).size
        },
        { intervals: [120] },
      )
      .toBeGreaterThan(4)

    // A tapped word is where the story goes on.
    const tapped = narration.paragraphs.find(({ place }) => place === 2)?.words[4] as Mark
    await page.getByRole('button', { name: bedside.t('audio.pause'), exact: true }).click()
    await expectSilence(page)
    const { x, y } = await placeOfText(page, 2, tapped.start, tapped.end)
    await page.mouse.click(x, y)
    await expectPlace(page, tapped.from / 1000)
    await expectSound(page)
  })
}

test('what is spoken stays in the upper half of the screen, and gives way to the hand', async ({ page, url }) => {
  const bedside = await bedsideAt(url)
  const narration = await bedside.isNarrated()
  const last = narration.paragraphs.at(-1)?.sentences.at(-1) as Mark
  await page.setViewportSize({ width: 390, height: 600 })
  await bedside.opens(page)
  await begins(page, bedside)
  await page.getByRole('slider', { name: bedside.t('audio.seek') }).fill(String(Math.floor(last.from / 1000)))
  const height = () =>
    page.evaluate(() => {
      const range = [...(CSS.highlights.get('spoken-word') ?? [])][0]
      return range instanceof Range ? range.getBoundingClientRect().top : -1
    })
  await expect.poll(height).toBeGreaterThan(0)
  await expect.poll(height).toBeLessThan(300)

  const before = await page.evaluate(() => window.scrollY)
  await page.mouse.wheel(0, -400)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before - 400)
  const { word } = await litAt(page)
  await expect.poll(async () => (await litAt(page)).word).not.toBe(word)
  expect(await page.evaluate(() => window.scrollY)).toBe(before - 400)
})

test('with reading along switched off nothing lights up and taps do nothing', async ({ page, url }) => {
  const bedside = await bedsideAt(url)
  const { t } = bedside
  await bedside.isNarrated()
  await bedside.opens(page)
  await page.getByRole('button', { name: t('audio.more') }).click()
  const options = page.getByRole('dialog', { name: t('audio.listening') })
  await options.getByRole('checkbox', { name: t('audio.readAlong') }).uncheck()
  await page.keyboard.press('Escape')
  await begins(page, bedside)
  expect(await page.evaluate(() => CSS.highlights.size)).toBe(0)
  const { x, y } = await placeOfText(page, 3, 0, 4)
  await page.mouse.click(x, y)
  expect((await heardAt(page)).at).toBeLessThan(8)
})
