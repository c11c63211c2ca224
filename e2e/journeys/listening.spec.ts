import { readFile } from 'node:fs/promises'
import { SKIP_S, SPEEDS } from '@perinka/contract/catalog'
import { bedsideAt } from '../support/bedside.ts'
import { artworkAt, expectPlace, expectSilence, expectSound, heardAt, listensAt } from '../support/ear.ts'
import { grantPremium } from '../support/operator.ts'
import { regenerates } from '../support/story-page.ts'
import { expect, journeysIn, shows, test } from '../support/test.ts'

test.beforeEach(({ page }) => listensAt(page))

journeysIn('sk', (language) => {
  test(
    'read it to me: every control of the player',
    shows('1.2b, 2.36, 2.41, 2.41a, 2.41b, 4.6, 6.2a, 6.4b'),
    async ({ page, url }) => {
      const bedside = await bedsideAt(url, language)
      const { t } = bedside
      await bedside.opens(page)
      await page.getByRole('button', { name: t('audio.generate') }).click()
      const player = page.getByRole('region', { name: t('audio.player') })
      await expectSound(page)
      await expect(player.getByText(t('audio.readBy', { voice: t('audio.voice.alloy') }))).toBeVisible()

      await expect.poll(() => artworkAt(page)).toMatchObject({ size: 512 })
      // The night sky alone has hundreds; a drawing that lost its colours has a handful.
      expect((await artworkAt(page)).colours).toBeGreaterThan(500)

      // The whole of it, as long as the server says.
      await expect.poll(async () => (await bedside.storyNow()).standardDuration).not.toBeNull()
      const duration = (await bedside.storyNow()).standardDuration ?? 0
      expect(duration).toBeGreaterThan(20)
      await expect.poll(async () => Math.abs((await heardAt(page)).duration - duration)).toBeLessThan(1)

      await player.getByRole('button', { name: t('audio.pause'), exact: true }).click()
      await expectSilence(page)
      await player.getByRole('button', { name: t('audio.play'), exact: true }).click()
      await expectSound(page)

      const before = (await heardAt(page)).at
      await player.getByRole('button', { name: t('audio.forward', { seconds: SKIP_S }) }).click()
      await expectPlace(page, before + SKIP_S)
      await player.getByRole('button', { name: t('audio.back', { seconds: SKIP_S }) }).click()
      await expectPlace(page, before)

      const number = new Intl.NumberFormat(language)
      const nameOf = (speed: number) => t('audio.speed', { speed: `${number.format(speed)}×` })
      for (const speed of [1.25, 1.5, 0.5, 0.75, 1]) {
        const now = SPEEDS[(SPEEDS.indexOf(speed as 1) + SPEEDS.length - 1) % SPEEDS.length] as number
        await player.getByRole('button', { name: nameOf(now), exact: true }).click()
        await expect(player.getByRole('button', { name: nameOf(speed), exact: true })).toBeVisible()
        expect((await heardAt(page)).rate).toBe(speed)
      }
      await expect(player.getByText(nameOf(1), { exact: true })).toHaveRole('status')

      const seek = player.getByRole('slider', { name: t('audio.seek') })
      await seek.fill('20')
      await expectPlace(page, 20)
      await expectSound(page)
      await expect(seek).toHaveAttribute(
        'aria-valuetext',
        language === 'en' ? /^2\d seconds of/ : /^2\d sekúnd, celá trvá/,
      )

      await player.getByRole('button', { name: t('audio.more') }).click()
      const options = page.getByRole('dialog', { name: t('audio.listening') })
      await options.getByRole('radio', { name: t('audio.sleepMinutes', { minutes: 5 }), exact: true }).check()
      await expect(options.getByText(/4:5\d|5:00/)).toBeVisible()
      await options
        .getByRole('radio', { name: t('audio.sleep.off') })
        .first()
        .check()
      const coming = page.waitForEvent('download')
      await options.getByRole('link', { name: t('audio.download') }).click()
      const file = await coming
      expect(file.suggestedFilename()).toBe(`${bedside.story.title}.mp3`)
      const bytes = await readFile(await file.path())
      expect(bytes.subarray(0, 3).toString()).toBe('ID3')
      expect(bytes.length).toBeGreaterThan((duration * 48_000) / 8)
      await expect(options.getByRole('button', { name: t('audio.regenerate') })).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expectSound(page)
    },
  )

  test('the sleep timer ends the evening', async ({ page, url }) => {
    await page.clock.install()
    const bedside = await bedsideAt(url, language)
    const { t } = bedside
    await bedside.isNarrated()
    await bedside.opens(page)
    const player = page.getByRole('region', { name: t('audio.player') })
    const options = page.getByRole('dialog', { name: t('audio.listening') })
    await player.getByRole('button', { name: t('audio.play'), exact: true }).click()
    await expectSound(page)
    await player.getByRole('button', { name: t('audio.more') }).click()
    await options.getByRole('radio', { name: t('audio.sleepMinutes', { minutes: 5 }), exact: true }).check()
    await page.keyboard.press('Escape')
    await expect(player.getByText(t('audio.sleepsIn', { time: '' }).trim()).first()).toBeVisible()

    await page.clock.fastForward('04:55')
    await expectSound(page)
    await page.clock.fastForward('00:06')
    // It falls silent with the sentence, the place kept where the voice began to fade.
    await expectSilence(page)
    await expect(player.getByRole('button', { name: t('audio.play'), exact: true })).toBeVisible()

    await player.getByRole('button', { name: t('audio.play'), exact: true }).click()
    await player.getByRole('button', { name: t('audio.more') }).click()
    await options.getByRole('radio', { name: t('audio.sleep.end') }).check()
    await page.keyboard.press('Escape')
    await expect(player.getByText(t('audio.sleepsAtEnd'))).toBeVisible()
    await player.getByRole('slider', { name: t('audio.seek') }).press('End')
    await expectSilence(page)
    await expect(player.getByText(t('audio.sleepsAtEnd'))).toHaveCount(0)
  })
})

test('a stored narration is sought in at once, byte range by byte range', async ({ page, url }) => {
  const bedside = await bedsideAt(url)
  const { t } = bedside
  await bedside.isNarrated()
  const statuses: number[] = []
  page.on('response', (answer) => /\/audio\?v=/.test(answer.url()) && statuses.push(answer.status()))
  await bedside.opens(page)
  const { standardDuration } = await bedside.storyNow()
  const middle = Math.floor((standardDuration ?? 0) / 2)
  const player = page.getByRole('region', { name: t('audio.player') })
  await player.getByRole('button', { name: t('audio.play'), exact: true }).click()
  await player.getByRole('slider', { name: t('audio.seek') }).fill(String(middle))
  await expectPlace(page, middle)
  await expectSound(page)
  expect(new Set(statuses)).toEqual(new Set([206]))

  await player.getByRole('button', { name: t('audio.pause'), exact: true }).click()
  const left = (await heardAt(page)).at
  await page.reload()
  await player.getByRole('button', { name: t('audio.play'), exact: true }).click()
  await expectSound(page)
  // It goes on from the sentence in which it was left.
  const { at } = await heardAt(page)
  expect(at).toBeGreaterThan(left - 15)
  expect(at).toBeLessThan(left + 5)
})

test('the keyboard plays, pauses and skips, and leaves other controls alone', shows('2.39'), async ({ page, url }) => {
  const bedside = await bedsideAt(url)
  const { paragraphs } = await bedside.isNarrated()
  const starts = paragraphs.flatMap(({ sentences }) => sentences.map(({ from }) => from / 1000))
  await bedside.opens(page)
  await expect(page.getByRole('article')).toBeVisible()
  await page.keyboard.press('k')
  await expectSound(page)
  await page.keyboard.press('Space')
  await expectSilence(page)
  const { at } = await heardAt(page)
  await page.keyboard.press('ArrowRight')
  await expectPlace(page, at + SKIP_S)
  await page.keyboard.press('ArrowLeft')
  await expectPlace(page, at)
  await page.keyboard.press('Shift+ArrowRight')
  await expectPlace(page, starts.find((start) => start > at) ?? 0)

  const heart = page.getByRole('button', { name: bedside.t('stories.favorite', { title: bedside.story.title }) })
  await heart.focus()
  await page.keyboard.press('Space')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect((await heardAt(page)).paused).toBe(true)
})

test(
  'a family with Premium hears the story in another voice, once it has chosen one',
  shows('1.4b, 2.37, 4.6a, 5.10, 6.5a'),
  async ({ page, url }) => {
    const bedside = await bedsideAt(url)
    const { t, story } = bedside
    await grantPremium(bedside.family.email)
    await bedside.isNarrated()
    await bedside.opens(page)
    await regenerates(page, bedside)
    await expectSound(page)
    await expect(page.getByText(t('audio.readBy', { voice: t('audio.voice.onyx') }))).toBeVisible()
    expect((await bedside.storyNow()).voice).toBe('onyx')
    expect((await bedside.narration()).voice).toBe('onyx')
    expect(story.voice).toBe('alloy')
  },
)
