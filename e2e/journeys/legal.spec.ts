import { LANGUAGES } from '@perinka/contract/catalog'
import { keepsToColumns } from '../support/audit.ts'
import { bedsideAt } from '../support/bedside.ts'
import { expectNamed, storedBy } from '../support/browser-storage.ts'
import { labels } from '../support/labels.ts'
import { choosesFromMenu } from '../support/story-page.ts'
import { expect, test } from '../support/test.ts'

for (const language of LANGUAGES) {
  const t = labels(language)

  test(`a visitor finds terms, privacy and cookies from the landing and the dialog, ${language}`, async ({
    page,
    url,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('perinka.language', chosen), language)
    await page.goto(url)
    await page.getByRole('button', { name: t('landing.start'), exact: true }).click()
    const terms = page.waitForEvent('popup')
    await page.getByRole('dialog').getByRole('link').first().click()
    await expect((await terms).getByRole('heading', { level: 1, name: t('legal.terms') })).toBeVisible()
    await page.keyboard.press('Escape')

    for (const name of ['terms', 'cookies', 'privacy'] as const) {
      await page.goto(url)
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t(`landing.to.${name}`) })
        .click()
      await expect(page).toHaveURL(`${url}/${name}`)
      await expect(page).toHaveTitle(new RegExp(t(`legal.${name}`)))
      await expect(page.getByRole('heading', { level: 2 }).nth(2)).toBeVisible()
      await page.setViewportSize({ width: 320, height: 640 })
      await keepsToColumns(page, name)
      await page.setViewportSize({ width: 390, height: 844 })
    }
    const contents = page.getByRole('navigation', { name: t('legal.contents') })
    const last = contents.getByRole('link').last()
    const section = page.getByRole('heading', { level: 2, name: (await last.textContent()) ?? '', exact: true })
    await last.click()
    await expect(section).toBeInViewport()
    // An address that names a section leads there, though the text comes after the page.
    await page.reload()
    await expect(section).toBeInViewport()
  })
}

test('the cookie page names whatever a family’s browser keeps', async ({ parent, page, url }) => {
  await parent.signsUpAndVerifies()
  await parent.addsChild('Ema', 'Space')
  await parent.asksForStory({ theme: 'ocean' })
  await parent.readsTheStory()
  const bedside = await bedsideAt(url)
  await bedside.opens(page, '/stories')
  const { title } = bedside.story
  await page.getByRole('button', { name: bedside.t('offline.save', { title }) }).click()
  await expect(page.getByRole('button', { name: bedside.t('offline.remove', { title }) })).toBeVisible()
  await page.goto(`${url}/story/${bedside.story.id}?read`)
  const reading = page.getByRole('dialog').locator('[data-now]')
  await expect(reading).toHaveText(title)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(reading).toHaveText(bedside.story.content.split('\n\n')[1] ?? '')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await choosesFromMenu(page, bedside, bedside.t('page.edit'))
  await page.getByRole('dialog').getByLabel(bedside.t('edit.name'), { exact: true }).fill('Half a title')
  await page.goto(`${url}/settings`)
  await page.getByRole('checkbox', { name: parent.t('audio.autoplay') }).check()
  await page.getByRole('radio', { name: parent.t('settings.theme.day') }).check()

  await page.goto(`${url}/subscribe`)
  await expect(page.getByRole('heading', { level: 1, name: parent.t('premium.title') })).toBeVisible()

  const kept = await storedBy(page)
  expect(kept.filter((name) => /\.(?:draft\..+|reading)$/.test(name))).toHaveLength(2)
  expect(kept.length).toBeGreaterThan(8)
  await expectNamed(page, url, kept)
})
