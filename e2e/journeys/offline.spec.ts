import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type Bedside, bedsideAt } from '../support/bedside.ts'
import { type Device, isInstalledAt, newDevice } from '../support/device.ts'
import { expectSound } from '../support/ear.ts'
import { parentAt } from '../support/parent.ts'
import { startProduct } from '../support/product.ts'
import { expect, journeysIn, shows, test } from '../support/test.ts'

const HOME_ASKS = ['/api/profiles', '/api/characters']
const AWAY = ['ERR_CONNECTION_REFUSED', 'ERR_FAILED', 'ERR_EMPTY_RESPONSE', '503'].flatMap((how) => [
  `${how} /api/*`,
  `${how} /health/live`,
])

/** A family's library in a browser, by the names that things are called. */
function library(page: Page, { t, story }: Bedside) {
  const card = page.getByRole('article').filter({ hasText: story.title })
  return {
    notice: page.getByRole('status').getByText(t('offline.notice')),
    opens: card.getByRole('link', { name: story.title }),
    saves: card.getByRole('button', { name: t('offline.save', { title: story.title }) }),
    removes: card.getByRole('button', { name: t('offline.remove', { title: story.title }) }),
    favourite: card.getByRole('button', { name: t('stories.favorite', { title: story.title }) }),
    beginning: page.getByText(story.content.split('\n\n')[0] ?? ''),
    play: page
      .getByRole('region', { name: t('audio.player') })
      .getByRole('button', { name: t('audio.play'), exact: true }),
    told: (key: string) => page.getByText(t(key), { exact: true }),
  }
}

/** On the story's own page, which asks for no child: Home has to open without the server all the same. */
async function saves(device: Device, bedside: Bedside): Promise<void> {
  const page = await device.on()
  await bedside.opens(page)
  await isInstalledAt(page)
  const { t, story } = bedside
  const { told } = library(page, bedside)
  await page.getByRole('button', { name: t('offline.save', { title: story.title }) }).click()
  await expect(told('offline.downloaded')).toBeVisible()
  await expect(page.getByRole('button', { name: t('offline.remove', { title: story.title }) })).toBeVisible()
  // What has only been answered is lost with the browser.
  const kept = () => page.evaluate(() => Object.keys(localStorage).join('\n'))
  for (const path of HOME_ASKS) await expect.poll(kept).toContain(path)
  await device.off()
}

async function readsAndHears(device: Device, bedside: Bedside, url: string): Promise<void> {
  const page = await device.on()
  await page.goto(url)
  const { notice, opens, beginning, play } = library(page, bedside)
  await expect(notice).toBeVisible()
  await expect(opens).toBeVisible()
  await expect(page.getByRole('button', { name: bedside.t('stories.create.submit') })).toBeDisabled()
  await parentAt(page, url, bedside.language).goesTo('stories')
  await opens.click()
  await expect(page).toHaveURL(/\/story\//)
  await expect(beginning).toBeVisible()
  await play.click()
  await expectSound(page)
  await device.off()
}

/** `isBack` starts the server while the story is open. */
async function goesOn(device: Device, bedside: Bedside, url: string, isBack: () => Promise<void>): Promise<void> {
  const page = await device.on()
  await page.goto(`${url}/story/${bedside.story.id}`)
  const { notice, beginning, favourite, removes, saves, told } = library(page, bedside)
  await expect(beginning).toBeVisible()
  await isBack()
  await expect(notice).toBeHidden()
  await page.getByRole('link', { name: bedside.t('stories.page.back') }).click()
  await favourite.click()
  await expect.poll(async () => (await bedside.storyNow()).isFavorite).toBe(true)
  await removes.click()
  await expect(told('offline.removed')).toBeVisible()
  await page.reload()
  await expect(saves).toBeVisible()
  await device.off()
}

journeysIn('sk', (language) => {
  test(
    'a saved story is read and heard with the server stopped, in a cold browser',
    shows('1.2d, 2.17, 2.28, 3.11, 4.10, 4.10a, 4.10b, 8.17c'),
    async () => {
      test.slow(true, 'the server starts twice, the browser three times')
      const dataDir = await mkdtemp(join(tmpdir(), 'perinka-offline-'))
      let product = await startProduct({ dataDir })
      const { url } = product
      await using device = await newDevice(AWAY)
      try {
        const bedside = await bedsideAt(url, language)
        await bedside.isNarrated()
        await saves(device, bedside)
        await product.stop()
        await readsAndHears(device, bedside, url)
        await goesOn(device, bedside, url, async () => {
          product = await startProduct({ dataDir, port: Number(new URL(url).port) })
        })
      } finally {
        await product.stop()
        await rm(dataDir, { recursive: true, force: true })
      }
    },
  )
})
