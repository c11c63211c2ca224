import { paragraphsOf } from '@perinka/contract/catalog'
import type { Mark, Narration } from '@perinka/contract/narration'
import type { Page } from '@playwright/test'
import { type Bedside, bedsideAt } from '../support/bedside.ts'
import { expectPlace, expectSilence, expectSound, heardAt, listensAt, litAt, placeOfText } from '../support/ear.ts'
import { expect, journeysIn, test } from '../support/test.ts'

test.beforeEach(({ page }) => listensAt(page))

async function begins(page: Page, { t }: Bedside) {
  await page.getByRole('button', { name: t('audio.play'), exact: true }).click()
  await expectSound(page)
}

/** The word that is spoken at a time; empty in a pause. */
function spokenAt({ paragraphs }: Narration, { title, content }: Bedside['story'], ms: number): string {
  const texts = [title, ...paragraphsOf(content)]
  for (const { place, words } of paragraphs) {
    const word = words.find(({ from, to }: Mark) => from <= ms && ms < to)
    if (word) return texts[place + 1]?.slice(word.start, word.end) ?? ''
  }
  return ''
}

journeysIn('sk', (language) => {
  test('words light up as they are spoken, and a tapped one is where it goes on', async ({ page, url }) => {
    const bedside = await bedsideAt(url, language)
    const narration = await bedside.isNarrated()
    await bedside.opens(page)
    await begins(page, bedside)
    // While it plays, the light passes over the words one after another.
    const said = narration.paragraphs.flatMap(({ place, words }) => words.map(({ start }) => `${place}:${start}`))
    const seen: number[] = []
    await expect
      .poll(
        async () => {
          const { at } = await litAt(page)
          if (at && said.indexOf(at) !== seen.at(-1)) seen.push(said.indexOf(at))
          return seen.length
        },
        { intervals: [100] },
      )
      .toBeGreaterThan(4)
    expect(seen).not.toContain(-1)
    expect(seen).toEqual([...seen].sort((one, other) => one - other))

    // While it rests, it is the very word of that moment.
    await page.getByRole('button', { name: bedside.t('audio.pause'), exact: true }).click()
    await expectSilence(page)
    const seconds = [8, 13, 19, 21, 24, 27].filter((second) => spokenAt(narration, bedside.story, second * 1000) !== '')
    expect(seconds.length).toBeGreaterThan(2)
    for (const second of seconds) {
      await page.getByRole('slider', { name: bedside.t('audio.seek') }).fill(String(second))
      await expect.poll(async () => (await heardAt(page)).at).toBe(second)
      const word = spokenAt(narration, bedside.story, second * 1000)
      await expect.poll(async () => (await litAt(page)).word).toBe(word)
      expect((await litAt(page)).sentence).toContain(word)
    }

    // A tapped word is where the story goes on.
    const tapped = narration.paragraphs.find(({ place }) => place === 2)?.words[4] as Mark
    const { x, y } = await placeOfText(page, 2, tapped.start, tapped.end)
    await page.mouse.click(x, y)
    await expectPlace(page, tapped.from / 1000)
    await expectSound(page)
  })
})

test('what is spoken stays in the upper half of the screen, and gives way to the hand', async ({ page, url }) => {
  const bedside = await bedsideAt(url)
  const narration = await bedside.isNarrated()
  const last = narration.paragraphs.at(-1)?.sentences.at(-1) as Mark
  await page.setViewportSize({ width: 390, height: 600 })
  await bedside.opens(page)
  await begins(page, bedside)
  await page.getByRole('slider', { name: bedside.t('audio.seek') }).fill(String(Math.floor(last.from / 1000)))
  // What was lit before the seek stood in the upper half too.
  const lastPlace = narration.paragraphs.at(-1)?.place
  await expect.poll(async () => (await litAt(page)).at?.split(':')[0]).toBe(String(lastPlace))
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
  const narration = await bedside.isNarrated()
  const there = narration.paragraphs.find(({ place }) => place === 3)?.words[0] as Mark
  await bedside.opens(page)
  await page.getByRole('button', { name: t('audio.more') }).click()
  const options = page.getByRole('dialog', { name: t('audio.listening') })
  await options.getByRole('checkbox', { name: t('audio.readAlong') }).uncheck()
  await page.keyboard.press('Escape')
  await begins(page, bedside)
  expect(await page.evaluate(() => CSS.highlights.size)).toBe(0)
  const { x, y } = await placeOfText(page, 3, 0, 4)
  await page.mouse.click(x, y)
  expect((await heardAt(page)).at).toBeLessThan(there.from / 1000)
})
