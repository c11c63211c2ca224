import { keepsToColumns } from '../support/audit.ts'
import { bedsideAt } from '../support/bedside.ts'
import { expect, shows, test } from '../support/test.ts'

test(
  'what is left of the free stories is asked for each minute, while somebody looks',
  shows('7.10, 9.9'),
  async ({ page, url }) => {
    const bedside = await bedsideAt(url)
    let asked = 0
    page.on('requestfinished', (request) => request.url().endsWith('/api/subscription/status') && asked++)
    await page.clock.install()
    await bedside.opens(page, '/')
    await expect(page.getByRole('complementary')).toContainText('4 free stories left')
    // The page may show an answer before the browser tells us of it.
    await expect.poll(() => asked).toBeGreaterThan(0)
    await page.clock.pauseAt(Date.now() + 10_000)
    const before = asked
    const goesTo = (place: string) =>
      page
        .getByRole('navigation', { name: bedside.t('nav.label') })
        .getByRole('link', { name: bedside.t(`nav.${place}`) })
        .click()
    // Another screen that shows it takes what is known, for half a minute.
    await goesTo('settings')
    await expect(page.getByText(bedside.t('settings.plan'), { exact: true })).toBeVisible()
    expect(asked).toBe(before)
    await goesTo('home')
    await page.clock.runFor(31_000)
    await goesTo('settings')
    await expect.poll(() => asked).toBe(before + 1)
    await page.clock.runFor(61_000)
    await expect.poll(() => asked).toBe(before + 2)

    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await page.clock.runFor(180_000)
    expect(asked).toBe(before + 2)
  },
)

test('what an icon means is said after seven tenths of a second', shows('9.11a'), async ({ page, url }) => {
  const bedside = await bedsideAt(url)
  await page.clock.install()
  await bedside.opens(page, '/')
  const edit = page.getByRole('button', { name: bedside.t('profiles.edit', { name: 'Ema' }) })
  await expect(edit).toBeVisible()
  await page.clock.pauseAt(Date.now() + 10_000)
  await edit.hover()
  const tooltip = page.getByText(bedside.t('profiles.edit', { name: 'Ema' }), { exact: true })
  await page.clock.runFor(650)
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(100)
  await expect(tooltip).toBeVisible()
  await keepsToColumns(page, 'home with a tooltip')
  // It can be pointed at, as one does to read it enlarged, and put away.
  const { x, y, width, height } = (await tooltip.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 5 })
  await expect(tooltip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tooltip).toHaveCount(0)

  // In a window of another size it would stand elsewhere than its button.
  await page.mouse.move(0, 0)
  await edit.hover()
  await page.clock.runFor(750)
  await expect(tooltip).toBeVisible()
  await page.setViewportSize({ width: 320, height: 844 })
  await expect(tooltip).toHaveCount(0)
})
