import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { type Bedside, bedsideAt } from '../support/bedside.ts'
import { PASSWORD } from '../support/family.ts'
import { labels } from '../support/labels.ts'
import { grantPremium } from '../support/operator.ts'
import { sandboxOf } from '../support/sandbox-page.ts'
import { expect, journeysIn, shows, test } from '../support/test.ts'

const storedStories = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('perinka')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const counting = opening.result.transaction('stories').objectStore('stories').count()
          counting.onsuccess = () => resolve(counting.result)
        }
      }),
  )

async function savesOffline(page: Page, { t, story }: Bedside) {
  await page.getByRole('button', { name: t('offline.save', { title: story.title }) }).click()
  await expect(page.getByRole('button', { name: t('offline.remove', { title: story.title }) })).toBeVisible()
}

journeysIn('sk', (language) => {
  test(
    'everything in the settings takes effect at once and survives a reload',
    shows('1.4d, 2.46, 2.47, 2.48, 2.49, 2.49a, 3.12a'),
    async ({ page, url }) => {
      const bedside = await bedsideAt(url, language)
      const { t, family } = bedside
      await bedside.opens(page, '/settings')
      const account = page.getByRole('region', { name: t('settings.account') })
      const today = new Intl.DateTimeFormat(language === 'sk' ? 'sk-SK' : 'en-GB', { dateStyle: 'long' })
      await expect(account).toContainText(/^\S.*JJana Nováková/)
      await expect(account).toContainText(family.email)
      await expect(account).toContainText(t('settings.type.password'))
      await expect(account).toContainText(today.format(new Date()))

      const control = (role: 'checkbox' | 'radio', key: string) => page.getByRole(role, { name: t(key) })
      await expect(control('checkbox', 'audio.autoplay')).not.toBeChecked()
      await expect(control('checkbox', 'audio.background')).toBeChecked()
      await expect(control('radio', 'settings.fontSize.normal')).toBeChecked()
      await control('checkbox', 'audio.autoplay').check()
      await control('checkbox', 'audio.background').uncheck()
      await control('radio', 'settings.fontSize.bigger').check()
      await control('radio', 'settings.theme.candle').check()
      await page.getByLabel('Ema', { exact: true }).selectOption('he')
      await expect(page.getByText(t('profiles.saved'), { exact: true })).toBeVisible()

      await page.reload()
      await expect(control('checkbox', 'audio.autoplay')).toBeChecked()
      await expect(control('checkbox', 'audio.background')).not.toBeChecked()
      await expect(control('radio', 'settings.fontSize.bigger')).toBeChecked()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'candle')
      await expect(page.getByLabel('Ema', { exact: true })).toHaveValue('he')
      const [child] = (await (await family.ask('GET', '/api/profiles')).json()) as { grammaticalGender: string }[]
      expect(child?.grammaticalGender).toBe('he')

      const support = page.getByRole('link', { name: t('settings.contact') })
      await expect(support).toHaveAttribute('href', /^mailto:.+subject=Perinka$/)
      await grantPremium(family.email)
      await page.reload()
      await expect(support).toHaveAttribute('href', new RegExp(encodeURIComponent(t('settings.prioritySubject'))))
      for (const legal of ['terms', 'privacy', 'cookies']) {
        await page.getByRole('link', { name: t(`legal.${legal}`) }).click()
        await expect(page.getByRole('heading', { level: 1, name: t(`legal.${legal}`) })).toBeVisible()
        await page.goBack()
      }
      const other = language === 'en' ? 'sk' : 'en'
      await page.getByLabel(t('settings.language'), { exact: true }).selectOption(other)
      await expect(page.getByRole('heading', { level: 1, name: labels(other)('settings.title') })).toBeVisible()
    },
  )

  test('a family takes its data along and deletes its account', async ({ page, context, url }) => {
    const bedside = await bedsideAt(url, language)
    const { t, family } = bedside
    await bedside.opens(page, '/stories')
    await savesOffline(page, bedside)
    await page.goto(`${url}/settings`)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: t('settings.export') }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^perinka-export-.+\.zip$/)
    expect((await readFile(await download.path())).subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004')

    const other = await context.newPage()
    await other.goto(`${url}/stories`)
    await expect(other.getByRole('heading', { level: 1, name: t('stories.title') })).toBeVisible()

    await page.getByRole('button', { name: t('settings.delete'), exact: true }).click()
    const dialog = page.getByRole('dialog', { name: t('settings.deleteTitle') })
    await expect(dialog).toContainText(t('settings.deleteStays'))
    await expect(dialog).not.toContainText(t('settings.deleteGoes.subscription'))
    const typed = dialog.getByRole('textbox')
    await typed.fill('somebody@else.test')
    await dialog.getByRole('button', { name: t('settings.deleteConfirm') }).click()
    await expect(dialog.getByRole('alert')).toHaveText(t('validation.emailMismatch'))
    await typed.fill(family.email.toUpperCase())
    await dialog.getByRole('button', { name: t('settings.deleteConfirm') }).click()

    await expect(page.getByText(t('settings.goodbye'), { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: t('landing.start'), exact: true })).toBeVisible()
    await expect(other.getByRole('heading', { name: t('notFound.title') })).toBeVisible()
    expect(await storedStories(page)).toBe(0)
    const left = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => /family|account|identity/.test(key)),
    )
    expect(left).toEqual([])
    expect((await family.ask('GET', '/api/account')).status).toBe(401)
    const again = await fetch(`${url}/api/identity/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: family.email, password: PASSWORD }),
    })
    expect(again.status).toBe(401)
  })

  test('who pays reads that the subscription ends with the account, and so it does', async ({ page, url }) => {
    const bedside = await bedsideAt(url, language)
    const { t, family } = bedside
    const sandbox = sandboxOf(url, family)
    await sandbox.subscribes()
    await bedside.opens(page, '/settings')
    await expect(page.getByRole('region', { name: t('manage.title') })).toContainText(t('manage.cancel'))
    await page.getByRole('button', { name: t('settings.delete'), exact: true }).click()
    const dialog = page.getByRole('dialog', { name: t('settings.deleteTitle') })
    await expect(dialog).toContainText(t('settings.deleteGoes.subscription'))
    await dialog.getByRole('textbox').fill(family.email)
    await dialog.getByRole('button', { name: t('settings.deleteConfirm') }).click()
    await expect(page.getByText(t('settings.goodbye'), { exact: true })).toBeVisible()
    await expect.poll(() => sandbox.subscriptions()).toEqual([])
  })

  test('signing out asks what becomes of the stories saved on the device', shows('2.50'), async ({ page, url }) => {
    const bedside = await bedsideAt(url, language)
    const { t } = bedside
    const leaves = async (choice: string) => {
      await page.getByRole('button', { name: t('settings.signOut'), exact: true }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t(choice) })
        .click()
      await expect(page.getByRole('button', { name: t('landing.start'), exact: true })).toBeVisible()
      expect(new URL(page.url()).pathname).toBe('/')
    }
    await bedside.opens(page, '/stories')
    await savesOffline(page, bedside)
    await page.goto(`${url}/settings`)
    await leaves('settings.signOutKeep')
    expect(await storedStories(page)).toBe(1)

    await page
      .getByRole('button', { name: t('landing.signIn') })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(t('auth.email'), { exact: true }).fill(bedside.family.email)
    await dialog.getByLabel(t('auth.password'), { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: t('auth.signIn'), exact: true }).click()
    await page
      .getByRole('navigation', { name: t('nav.label') })
      .getByRole('link', { name: t('nav.settings') })
      .click()
    await leaves('settings.signOutRemove')
    await expect.poll(() => storedStories(page)).toBe(0)
  })
})
