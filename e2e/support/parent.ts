import { randomUUID } from 'node:crypto'
import type { Language, StoryLength } from '@perinka/contract/catalog'
import { expect, type Page } from '@playwright/test'
import { isSignedInAt, lastMailTo, newFamily, PASSWORD } from './family.ts'
import { labels } from './labels.ts'

interface Asked {
  theme: string
  language?: Language
  length?: StoryLength
  request?: string
}

/** A parent at a browser, doing what parents do, finding things by the names they are called. */
export type Parent = ReturnType<typeof parentAt>

export function parentAt(page: Page, url: string, language: Language = 'en') {
  const email = `${randomUUID()}@perinka.test`
  let t = labels(language)

  return {
    page,
    email,
    /** Texts in the language that the parent reads just now. */
    t: ((...args) => t(...args)) as ReturnType<typeof labels>,

    async opens(path = '/') {
      await page.goto(`${url}${path}`)
    },

    /** Chooses the interface's language on the page that is open. */
    async reads(language: Language) {
      await page.getByLabel(t('language.label'), { exact: true }).first().selectOption(language)
      t = labels(language)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
    },

    /** From the landing page to the verify-email screen. */
    async signsUp() {
      await page
        .getByRole('button', { name: t('landing.start') })
        .first()
        .click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(t('auth.email'), { exact: true }).fill(email)
      await dialog.getByLabel(t('auth.password'), { exact: true }).fill(PASSWORD)
      await dialog.getByRole('button', { name: t('auth.createAccount'), exact: true }).click()
      await expect(page.getByRole('heading', { name: t('auth.verifyTitle') })).toBeVisible()
    },

    /** Opens the link of the newest mail in this browser. */
    async opensMailedLink() {
      await page.goto(await this.mailedLink())
    },

    /** The link in the newest mail. */
    async mailedLink(): Promise<string> {
      const [link] = (await lastMailTo(url, email)).links
      if (!link) throw new Error('The mail has no link')
      return link
    },

    async isHome() {
      await expect(page.getByRole('navigation', { name: t('nav.label') })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },

    /** Presses the button of the verify screen, which may have looked by itself meanwhile and let the parent in. */
    async saysVerified() {
      const isIn = page.getByRole('navigation', { name: t('nav.label') })
      await expect(async () => {
        if (await isIn.isVisible()) return
        await page.getByRole('button', { name: t('auth.verified') }).click({ timeout: 5_000 })
        await expect(isIn).toBeVisible({ timeout: 30_000 })
      }).toPass()
      await this.isHome()
    },

    /** A notice shows; what a screen reader is told repeats its words after the word for "notice". */
    async isTold(text: string) {
      await expect(page.getByText(text, { exact: true })).toBeVisible()
    },

    async signsUpAndVerifies(language: Language = 'en') {
      await this.opens()
      if (language !== 'en') await this.reads(language)
      await this.signsUp()
      await this.opensMailedLink()
      await this.isHome()
    },

    /** Home, with nothing typed: signing up has journeys of its own. */
    async isAtHome(language: Language = 'en') {
      await isSignedInAt(page, url, await newFamily(url, { email }), language)
      t = labels(language)
      await this.opens()
      await this.isHome()
    },

    async addsChild(name: string, theme: string) {
      await page
        .getByRole('button', { name: t('profiles.add') })
        .first()
        .click()
      const dialog = page.getByRole('dialog', { name: t('profiles.dialogAdd') })
      await dialog.getByLabel(t('profiles.name'), { exact: true }).fill(name)
      await dialog.getByRole('checkbox', { name: theme, exact: true }).check()
      await dialog.getByRole('button', { name: t('profiles.create'), exact: true }).click()
      await expect(dialog).toBeHidden()
      await expect(this.child(name)).toHaveAttribute('aria-pressed', 'true')
    },

    child(name: string) {
      return page.getByRole('button', { name: new RegExp(`^(\\S+ )?${name}`), pressed: undefined }).first()
    },

    /** Fills the form and sends it; the story then begins to be written. */
    async asksForStory({ theme, language, length, request }: Asked) {
      const form = page.getByRole('form', { name: t('stories.create.title') })
      await form.getByLabel(t('stories.create.theme'), { exact: true }).selectOption(theme)
      if (language) await form.getByLabel(t('stories.create.language'), { exact: true }).selectOption(language)
      if (length) await form.getByLabel(t('stories.create.length'), { exact: true }).selectOption(length)
      if (request) await form.getByLabel(t('stories.create.request'), { exact: true }).fill(request)
      await form.getByRole('button', { name: t('stories.create.submit') }).click()
    },

    /** Waits until the finished story is open; answers its title. */
    async readsTheStory(): Promise<string> {
      await page.waitForURL(/\/story\/[0-9a-f-]{36}$/)
      const article = page.getByRole('article')
      await expect(article.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(article.getByText(t('stories.page.ai'))).toBeVisible()
      return (await article.getByRole('heading', { level: 1 }).textContent()) ?? ''
    },

    async goesTo(place: 'home' | 'stories' | 'characters' | 'settings') {
      const link = page.getByRole('navigation', { name: t('nav.label') }).getByRole('link', { name: t(`nav.${place}`) })
      await link.click()
      // Until then the page before it stands there, and much on it bears the same names.
      await expect(link).toHaveAttribute('aria-current', 'page')
    },
  }
}
