import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { bedsideAt } from '../support/bedside.ts'
import { expectSound, listensAt } from '../support/ear.ts'
import { answersAgain } from '../support/notice.ts'
import { grantPremium } from '../support/operator.ts'
import { type Product, startProduct } from '../support/product.ts'
import { regenerates } from '../support/story-page.ts'
import { test as base, expect, journeysIn, shows } from '../support/test.ts'

/** A product whose speech server answers nothing but 500 while it is down, and hums while it is not. */
const test = base.extend<object, { broken: { speech: { isDown: boolean }; product: Product } }>({
  broken: [
    async ({ browserName: _ }, use) => {
      const speech = Object.assign(createServer(), { isDown: true })
      speech.on('request', async (request, response) => {
        const { input } = JSON.parse(await text(request)) as { input: string }
        if (speech.isDown) response.writeHead(500).end('no voice today')
        else response.writeHead(200, { 'Content-Type': 'audio/pcm' }).end(hum(input.length * 0.06))
      })
      await new Promise<void>((resolve) => speech.listen(0, '127.0.0.1', resolve))
      const { port } = speech.address() as AddressInfo
      const product = await startProduct({
        env: { NARRATOR_BASE_URL: `http://127.0.0.1:${port}/v1`, NARRATOR_MODEL: 'mute' },
      })
      await use({ speech, product })
      await product.stop()
      speech.close()
    },
    { scope: 'worker' },
  ],
})

// One product serves them all.
test.describe.configure({ mode: 'default' })

/** Samples of 16 bits, 24,000 a second. */
function hum(seconds: number): Buffer {
  return Buffer.from(
    Int16Array.from({ length: Math.round(seconds * 24_000) }, (_, n) => 8000 * Math.sin(n / 20)).buffer,
  )
}

const LOST = ['404', '502', 'ERR_FAILED', 'ERR_INCOMPLETE_CHUNKED_ENCODING']
test.use({ expected: LOST.map((how) => `${how} /api/stories/:id/audio`) })
test.beforeEach(({ page }) => listensAt(page))

journeysIn('en', (language) => {
  test('a voice that does not come is said, and may be asked for again', shows('8.10'), async ({ page, broken }) => {
    broken.speech.isDown = true
    const bedside = await bedsideAt(broken.product.url, language)
    const { t } = bedside
    await bedside.opens(page)
    await page.getByRole('button', { name: t('audio.generate') }).click()
    const notice = page.getByRole('alert').filter({ hasText: t('audio.generationFailed') })
    await expect(notice).toBeVisible()
    const player = page.getByRole('region', { name: t('audio.player') })
    await expect(player.getByRole('button', { name: t('common.tryAgain') })).toBeVisible()
    expect((await bedside.storyNow()).standardAudioUrl).toBeNull()
  })
})

test(
  'a line that breaks stops the story, says so, and it goes on when the line is back',
  shows('2.41c'),
  async ({ page, url }) => {
    const bedside = await bedsideAt(url)
    const { t } = bedside
    await bedside.isNarrated()
    await page.route(/\/audio\?v=/, (route) => route.abort())
    await bedside.opens(page)
    const player = page.getByRole('region', { name: t('audio.player') })
    await player.getByRole('button', { name: t('audio.play'), exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: t('audio.playbackFailed') })).toBeVisible()
    await answersAgain(page)
    await player.getByRole('button', { name: t('common.tryAgain') }).click()
    await expectSound(page)
  },
)

test('a version that does not come leaves the one before it, voice and all', async ({ page, broken }) => {
  broken.speech.isDown = false
  const bedside = await bedsideAt(broken.product.url)
  const { t } = bedside
  await grantPremium(bedside.family.email, broken.product)
  await bedside.isNarrated()
  const before = await bedside.storyNow()
  await bedside.opens(page)
  broken.speech.isDown = true
  await regenerates(page, bedside)
  await expect(page.getByRole('alert').filter({ hasText: t('audio.generationFailed') })).toBeVisible()
  await expect(page.getByText(t('audio.otherVersionKept'))).toBeVisible()
  expect(await bedside.storyNow()).toEqual(before)
  await page
    .getByRole('region', { name: t('audio.player') })
    .getByRole('button', { name: t('audio.play'), exact: true })
    .click()
  await expectSound(page)
  await expect(page.getByText(t('audio.readBy', { voice: t('audio.voice.alloy') }))).toBeVisible()
})
