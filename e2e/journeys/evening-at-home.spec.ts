import { LANGUAGES, PROFILE_THEMES, STORY_THEMES, THEME_LABELS, VOICES } from '@perinka/contract/catalog'
import type { Profile } from '@perinka/contract/profiles'
import type { Locator, Page } from '@playwright/test'
import { bedsideAt } from '../support/bedside.ts'
import { expect, journeysIn, shows, test } from '../support/test.ts'

/** How many columns these stand in. */
async function columnsOf(items: Locator): Promise<number> {
  const lefts = await items.evaluateAll((all) => all.map((item) => Math.round(item.getBoundingClientRect().left)))
  return new Set(lefts).size
}

/** Holds a call back until the answered function is called. */
async function holds(page: Page, path: string): Promise<() => void> {
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() === 'POST') await isLetGo
    await route.fallback()
  })
  return letGo
}

for (const language of LANGUAGES) {
  test(
    `Home has everything for tonight's story, in ${language}`,
    shows(
      '2.9, 2.9a, 2.10, 2.14, 2.15, 2.19, 2.20, 2.21, 2.22, 2.22a, 2.22b, 2.23, 2.24a, 2.24b, 3.2, 3.14a, 3.16, 4.14, 5.3, 5.3a, 5.4, 5.5, 6.2, 6.4',
    ),
    async ({ page, url }) => {
      const bedside = await bedsideAt(url, language)
      const { t } = bedside
      await bedside.opens(page, '/')
      await expect(page.getByText('Perinka', { exact: true })).toBeVisible()
      await expect(page.getByLabel(t('language.label'), { exact: true }).getByRole('option')).toHaveText([
        'English',
        'Slovenčina',
      ])
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Jana')
      const items = page.getByRole('navigation', { name: t('nav.label') }).getByRole('link')
      await expect(items).toHaveText(['nav.home', 'nav.stories', 'nav.characters', 'nav.settings'].map((key) => t(key)))
      await expect(items.first()).toHaveAttribute('aria-current', 'page')

      const banner = page.getByRole('complementary')
      await expect(banner).toContainText(language === 'en' ? '4 free stories left' : 'Ešte 4 rozprávky zadarmo')
      await page.mouse.wheel(0, 600)
      await expect.poll(async () => (await banner.boundingBox())?.y).toBe(0)

      const form = page.getByRole('form', { name: t('stories.create.title') })
      const submit = form.getByRole('button', { name: t('stories.create.submit') })
      const child = page.getByRole('button', { name: /^Ema/ })
      await expect(child).toContainText(language === 'en' ? 'Loves space' : 'vesmír')
      await expect(child).toHaveAttribute('aria-pressed', 'true')
      await expect(form).toContainText(language === 'en' ? '👶This story is forEma · 5 years' : /👶.*Ema · 5 rokov/)
      await child.click()
      await expect(child).toHaveAttribute('aria-pressed', 'false')
      await expect(form.getByText(t('stories.create.profileRequired'), { exact: true })).toBeVisible()
      await expect(form.getByText(t('stories.create.profileRequiredText')).first()).toBeVisible()
      await expect(submit).toBeDisabled()
      await child.click()
      await expect(submit).toBeEnabled()

      const theme = form.getByLabel(t('stories.create.theme'), { exact: true })
      const custom = form.getByLabel(t('stories.create.customTheme'), { exact: true })
      await submit.click()
      const wrong = form.getByRole('alert')
      await expect(wrong).toHaveText(t('validation.selectStoryTheme'))
      await expect(theme.locator('option:enabled')).toHaveCount(STORY_THEMES.length + 1)
      await expect(custom).toHaveCount(0)
      await theme.selectOption('custom')
      await expect(submit).toBeDisabled()
      await custom.fill('a')
      await custom.fill(' ')
      await expect(wrong).toHaveText(t('stories.create.customThemeRequired'))
      await expect(submit).toBeDisabled()
      await custom.fill('a lost teddy')
      await expect(submit).toBeEnabled()
      await theme.selectOption('space')
      await expect(custom).toHaveCount(0)

      const voice = form.getByLabel(t('stories.create.voice'), { exact: true })
      await expect(voice).toHaveValue('alloy')
      await expect(voice.getByRole('option')).toHaveText(VOICES.map((name) => t(`stories.voice.${name}`)))
      await voice.selectOption('onyx')
      await expect(form.getByText(t('stories.voice.onyxHint'))).toBeVisible()
      const length = form.getByLabel(t('stories.create.length'), { exact: true })
      await expect(length).toHaveValue('medium')
      for (const option of await length.getByRole('option').allTextContents()) expect(option).toMatch(/^\S+ – \S+/)

      await expect(form.getByRole('tab')).toHaveCount(3)
      const panel = form.getByRole('tabpanel')
      await expect(panel.getByRole('checkbox', { checked: false })).toHaveCount(4)
      expect(await columnsOf(panel.getByRole('checkbox'))).toBe(2)
      await form.getByRole('tab', { name: t('stories.create.includeTab') }).click()
      await expect(panel.getByRole('checkbox', { name: /Ema/ })).not.toBeChecked()
      await form.getByRole('tab', { name: t('stories.create.customTab') }).click()
      await expect(panel.getByLabel(t('stories.create.newCharacterName'), { exact: true })).toBeEditable()
      await expect(panel.getByLabel(t('stories.create.newCharacterDescription'), { exact: true })).toBeEditable()
      await expect(form.getByLabel(t('stories.create.request'), { exact: true })).toBeEditable()
      // In the specification's order, and the story's language after them.
      const fields = ['theme', 'voice', 'length', 'magical', 'request', 'language'].map((field) =>
        form.getByText(t(`stories.create.${field}`), { exact: true }).first(),
      )
      const tops = await Promise.all(fields.map(async (field) => (await field.boundingBox())?.y ?? 0))
      expect(tops).toEqual(tops.toSorted((a, b) => a - b))

      for (const [place, title] of [
        ['stories', 'stories.title'],
        ['characters', 'characters.title'],
        ['settings', 'settings.title'],
      ] as const) {
        await items.filter({ hasText: t(`nav.${place}`) }).click()
        await expect(page.getByRole('heading', { level: 1, name: t(title), exact: true })).toBeVisible()
        await expect(items.filter({ hasText: t(`nav.${place}`) })).toHaveAttribute('aria-current', 'page')
      }
    },
  )
}

journeysIn('sk', (language) => {
  test(
    'the add-child dialog covers the screen and says what it does',
    shows('2.18, 2.18a, 2.18b, 3.15, 3.15a, 5.1a, 7.4b'),
    async ({ page, url }) => {
      const bedside = await bedsideAt(url, language)
      const { t } = bedside
      await bedside.opens(page, '/')
      const add = page.getByRole('button', { name: t('profiles.add') })
      const dialog = page.getByRole('dialog', { name: t('profiles.dialogAdd') })
      for (const leave of ['common.close', 'common.cancel']) {
        await add.click()
        await dialog.getByRole('button', { name: t(leave), exact: true }).click()
        await expect(dialog).toHaveCount(0)
      }
      await add.click()
      expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
      const age = dialog.getByLabel(t('profiles.age'), { exact: true })
      await expect(age).toHaveValue('5')
      await expect(age.getByRole('option')).toHaveCount(10)
      await expect(dialog.getByRole('radio')).toHaveCount(20)
      expect(await columnsOf(dialog.getByRole('radio'))).toBe(5)
      const themes = dialog.getByRole('group', { name: t('profiles.favoriteThemes') }).getByRole('checkbox')
      await expect(themes).toHaveCount(12)
      expect(await columnsOf(themes)).toBe(2)

      await dialog.getByLabel(t('profiles.name'), { exact: true }).fill('Nina')
      await themes.first().check()
      const letGo = await holds(page, '/api/profiles')
      await dialog.getByRole('button', { name: t('profiles.create'), exact: true }).click()
      await expect(dialog.getByRole('button', { name: t('profiles.creating') })).toBeDisabled()
      letGo()
      await expect(dialog).toHaveCount(0)
      await expect(page.getByRole('button', { name: /^Nina/, pressed: true })).toBeVisible()
      const children = (await (await bedside.family.ask('GET', '/api/profiles')).json()) as Profile[]
      const { favoriteThemes } = children.find(({ name }) => name === 'Nina') as Profile
      expect(favoriteThemes).toEqual([THEME_LABELS[PROFILE_THEMES[0]][language]])
    },
  )
})

journeysIn('en', (language) => {
  test(
    'a story is written, says so and stands first among the recent ones',
    shows('2.17, 2.17a, 2.24, 4.5, 7.7'),
    async ({ page, url }) => {
      const bedside = await bedsideAt(url, language)
      const { t, family, story } = bedside
      for (const theme of ['ocean', 'castle']) {
        const { childProfileId } = story
        await family.ask('POST', '/api/stories/generate', { childProfileId, theme, length: 'short', language })
      }
      await bedside.opens(page, '/')
      const recent = page.getByRole('region', { name: t('stories.recent') }).getByRole('article')
      await expect(recent).toHaveCount(3)
      await expect(recent.last()).toContainText(story.title)

      const form = page.getByRole('form', { name: t('stories.create.title') })
      const theme = form.getByLabel(t('stories.create.theme'), { exact: true })
      await theme.selectOption('space')
      const letGo = await holds(page, '/api/stories/generate')
      await form.getByRole('button', { name: t('stories.create.submit') }).click()
      await page.getByRole('button', { name: t('stories.writing.close') }).click()
      await expect(form.getByRole('button', { name: t('stories.create.submitting') })).toBeDisabled()
      letGo()
      const ready = page.getByText(t('stories.created'), { exact: true })
      await expect(ready).toBeVisible()
      await expect(theme).toHaveValue('')
      await expect(form.getByRole('button', { name: t('stories.create.submit') })).toBeEnabled()

      await expect(recent).toHaveCount(3)
      const newest = recent.first()
      await expect(newest).toContainText(t('time.justNow'))
      await expect(newest).toContainText(language === 'en' ? 'Space' : 'Vesmír')
      await expect(newest).toContainText(/\d min/)
      await expect(page.getByText(story.title)).toHaveCount(0)
      await newest.getByRole('link').click()
      await expect(page).toHaveURL(/\/story\/[0-9a-f-]{36}$/)
      await expect(ready).toHaveCount(0)
    },
  )
})
