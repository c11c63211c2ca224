import { LANGUAGES } from '@perinka/contract/catalog'
import { bedsideAt } from '../support/bedside.ts'
import { newFamily, PASSWORD } from '../support/family.ts'
import { labels } from '../support/labels.ts'
import { grantPremium } from '../support/operator.ts'
import { expect, journeysIn, shows, test } from '../support/test.ts'

test('what a visitor does before the page can answer is done once it can', async ({ page, parent, url }) => {
  const { promise: isAwake, resolve: wake } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', (route) => isAwake.then(() => route.continue()))
  await page.goto(`${url}/`, { waitUntil: 'commit' })
  await page.getByLabel(parent.t('language.label'), { exact: true }).selectOption('sk')
  await page
    .getByRole('button', { name: parent.t('landing.start') })
    .first()
    .click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')

  wake()
  await expect(page.getByRole('dialog')).toHaveAccessibleName(labels('sk')('auth.createTitle'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'sk')
})

test('a language chosen while the page is just waking is not put back', async ({ page, url }) => {
  // React listens from the moment it begins; what the parent chooses then comes as `input` and `change`, one after the other.
  await page.addInitScript(() => {
    const { addEventListener } = EventTarget.prototype
    let isChosen = false
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...listening) {
      addEventListener.apply(this, listening)
      if (isChosen || listening[0] !== 'change' || !(this instanceof HTMLElement) || this.id !== 'root') return
      isChosen = true
      queueMicrotask(() => {
        const select = document.querySelector('select') as HTMLSelectElement
        select.value = 'sk'
        for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
      })
    }
  })
  await page.goto(`${url}/`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'sk')
  await expect(page.locator('select').first()).toHaveValue('sk')
})

for (const language of LANGUAGES) {
  test(
    `a visitor looks around before signing up, in ${language}`,
    shows('1.1, 1.9, 2.1, 2.2, 2.4, 2.5, 2.9, 2.11, 2.11a, 2.12, 2.51, 2.52, 2.52a, 3.12, 5.8, 5.8a, 6.1, 9.2'),
    async ({ page, parent }) => {
      await parent.opens()
      const { t } = parent
      const select = page.getByLabel(t('language.label'), { exact: true })
      await expect(select).toHaveValue('en')
      await expect(select.getByRole('option')).toHaveText(['English', 'Slovenčina'])
      if (language === 'sk') {
        await parent.reads('sk')
        // Slovak at once: the page that came is English, and is drawn anew around its pictures.
        await page.reload()
      }
      const moon = page.locator('.hero .orb')
      await expect(moon).toBeVisible()
      await expect(page.getByText(t('landing.tagline'), { exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: t('landing.title') })).toBeVisible()
      for (const blurb of ['landing.ai', 'landing.personal', 'landing.languages'])
        await expect(page.getByRole('heading', { name: t(blurb), exact: true })).toBeVisible()

      const dialog = page.getByRole('dialog')
      const opens = (name: string) =>
        page
          .getByRole('button', { name: t(name), exact: true })
          .first()
          .click()
      await opens('landing.start')
      await expect(dialog).toHaveAccessibleName(t('auth.createTitle'))
      await dialog.getByRole('button', { name: t('auth.toSignIn'), exact: true }).click()
      await expect(dialog).toHaveAccessibleName(t('auth.welcomeBack'))
      await page.keyboard.press('Escape')
      await opens('landing.signIn')
      await expect(dialog).toHaveAccessibleName(t('auth.welcomeBack'))
      await dialog.getByLabel(t('auth.email'), { exact: true }).fill('eva@')
      await dialog.getByLabel(t('auth.password'), { exact: true }).fill('lampa')
      await dialog.getByRole('button', { name: t('auth.signIn'), exact: true }).click()
      await expect(dialog.getByText(t('validation.email'))).toBeVisible()
      await expect(dialog.getByText(t('validation.passwordLength'))).toBeVisible()
      await dialog.getByRole('button', { name: t('auth.toCreate'), exact: true }).click()
      await expect(dialog).toHaveAccessibleName(t('auth.createTitle'))

      for (const path of ['/stories', '/characters', '/settings', '/series/5f0c0000-0000-4000-8000-000000000001']) {
        await parent.opens(path)
        await expect(page.getByRole('heading', { level: 1, name: t('notFound.title') })).toBeVisible()
      }
      await parent.opens('/subscribe')
      await expect(page.getByText(language === 'en' ? '€5.99 a month' : /5,99\s€ mesačne/)).toBeVisible()
      await expect(page.getByRole('region', { name: t('premium.includes') }).getByRole('listitem')).toHaveCount(6)
      await expect(page.getByRole('navigation', { name: t('nav.label') })).toHaveCount(0)
      await expect(page.getByLabel(t('premium.code'))).toBeVisible()

      const warnings: string[] = []
      page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
      await parent.opens('/subscription-success?payment_intent=pi_1')
      await expect(page.getByRole('heading', { level: 1, name: t('premium.success.title') })).toBeVisible()
      expect(warnings).toEqual([])
      await parent.opens('/subscription-success')
      await expect(page.getByRole('heading', { level: 1, name: t('premium.success.title') })).toBeVisible()
      await expect.poll(() => warnings).toEqual(['the address carries no payment parameters'])
      await page.getByRole('link', { name: t('premium.success.start') }).click()
      await expect(page.getByRole('heading', { level: 1, name: t('landing.title') })).toBeVisible()
      await expect(moon).toBeVisible()
    },
  )
}

journeysIn('sk', (language) => {
  test(
    'the verify-email screen says where the letter went and lets one out',
    shows('2.7, 2.13, 4.3, 7.14'),
    async ({ page, parent }) => {
      await parent.opens()
      const { t } = parent
      if (language === 'sk') await parent.reads('sk')
      await parent.signsUp()
      await expect(page.getByText(parent.email, { exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: t('auth.verified') })).toBeVisible()
      await expect(page.getByRole('button', { name: t('auth.resendIn').split(' ')[0] })).toBeDisabled()
      await expect(page.getByRole('navigation', { name: t('nav.label') })).toHaveCount(0)
      await page.getByRole('button', { name: t('auth.signOut'), exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: t('landing.title') })).toBeVisible()
    },
  )
})

test('a tap that comes before the landing can answer is answered once it can', async ({ page, parent, url }) => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto(url, { waitUntil: 'commit' })
  await page.getByRole('button', { name: parent.t('landing.signIn'), exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  arrive()
  await expect(
    page.getByRole('dialog').getByRole('button', { name: parent.t('auth.signIn'), exact: true }),
  ).toBeVisible()
})

test(
  'a letter opened on another device lets the parent in here',
  shows('4.3, 4.4a, 5.12'),
  async ({ parent, browser }) => {
    await parent.opens()
    await parent.signsUp()
    const elsewhere = await browser.newPage()
    await elsewhere.goto(await parent.mailedLink())
    await elsewhere.close()
    await parent.saysVerified()
  },
)

test(
  'a family with Premium sees no counter, and what it has on /subscribe',
  shows('1.7, 2.5, 2.10a'),
  async ({ page, url }) => {
    const bedside = await bedsideAt(url)
    await bedside.opens(page, '/subscribe')
    await expect(page.getByLabel(bedside.t('premium.code'))).toBeVisible()
    await expect(page.getByRole('complementary')).toHaveCount(1)
    await grantPremium(bedside.family.email)
    await page.reload()
    await expect(page.getByText(bedside.t('premium.active'))).toBeVisible()
    await expect(page.getByRole('complementary')).toHaveCount(0)
    await page.goto(`${url}/settings`)
    await expect(page.getByText(bedside.t('plan.lifetime'), { exact: true })).toBeVisible()
  },
)

test(
  'the next family on the same phone sees nothing of the one before',
  shows('4.2a, 4.2b'),
  async ({ page, parent, url }) => {
    const next = await newFamily(url, { name: 'Peter Malý' })
    await parent.isAtHome()
    await parent.addsChild('Nikola', 'Magic')
    await parent.goesTo('settings')
    await page.getByRole('button', { name: parent.t('settings.signOut'), exact: true }).click()
    await page
      .getByRole('button', { name: parent.t('landing.signIn'), exact: true })
      .first()
      .click()
    await expect(page).toHaveURL(`${url}/`)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(parent.t('auth.email'), { exact: true }).fill(next.email)
    await dialog.getByLabel(parent.t('auth.password'), { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: parent.t('auth.signIn'), exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Peter')
    await expect(page.getByText(parent.t('profiles.emptyTitle'))).toBeVisible()
    await expect(page.getByText('Nikola')).toHaveCount(0)
  },
)
