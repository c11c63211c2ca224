import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bedsideAt } from '../support/bedside.ts'
import { expectSound, listensAt } from '../support/ear.ts'
import { type Product, startProduct } from '../support/product.ts'
import { test as base, expect } from '../support/test.ts'

/** A product whose speech server answers nothing but 500. */
const test = base.extend<object, { broken: { speech: Server; product: Product } }>({
  broken: [
    async ({ browserName: _ }, use) => {
      const speech = createServer((_, response) => response.writeHead(500).end('no voice today'))
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

test.use({ expected: [/50\d|40\d|ERR_FAILED|ERR_INCOMPLETE/] })
test.beforeEach(({ page }) => listensAt(page))

for (const language of ['en', 'sk'] as const) {
  test(`a voice that does not come is said, and may be asked for again, in ${language}`, async ({ page, broken }) => {
    const bedside = await bedsideAt(broken.product.url, language)
    const { t } = bedside
    await bedside.opens(page)
    await page.getByRole('button', { name: t('audio.generate') }).click()
    const notice = page.getByRole('status').filter({ hasText: t('audio.generationFailed') })
    await expect(notice).toBeVisible({ timeout: 30_000 })
    const player = page.getByRole('region', { name: t('audio.player') })
    await expect(player.getByRole('button', { name: t('common.tryAgain') })).toBeVisible()
    expect((await bedside.storyNow()).standardAudioUrl).toBeNull()
  })
}

test('a line that breaks stops the story, says so, and it goes on when the line is back', async ({ page, url }) => {
  const bedside = await bedsideAt(url)
  const { t } = bedside
  await bedside.isNarrated()
  await bedside.opens(page)
  await page.route(/\/audio\?v=/, (route) => route.abort())
  const player = page.getByRole('region', { name: t('audio.player') })
  await player.getByRole('button', { name: t('audio.play'), exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: t('audio.playbackFailed') })).toBeVisible({ timeout: 20_000 })
  await page.unroute(/\/audio\?v=/)
  await player.getByRole('button', { name: t('common.tryAgain') }).click()
  await expectSound(page)
})
