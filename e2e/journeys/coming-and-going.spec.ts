import { lastMailTo, PASSWORD } from '../support/family.ts'
import { expect, shows, test } from '../support/test.ts'

test.use({ expected: ['401 /api/*', '404 /no/such/place'] })

test(
  'an unverified parent reaches only the verify-email screen, and comes back to it',
  shows('1.8d, 2.7, 4.4, 6.3, 8.3a'),
  async ({ parent, page }) => {
    await parent.opens()
    await parent.signsUp()
    await page.getByRole('button', { name: parent.t('auth.verified') }).click()
    await parent.isTold(parent.t('auth.notVerified'))
    await expect(page.getByRole('button', { name: /\d+ s$/ })).toBeDisabled()
    await parent.opens('/stories')
    await expect(page.getByRole('heading', { name: parent.t('auth.verifyTitle') })).toBeVisible()
  },
)

test(
  'signing out shows the landing page and signing in brings the family back',
  shows('1.8, 7.14, 8.1'),
  async ({ parent, page }) => {
    await parent.isAtHome()
    await parent.addsChild('Nikola', 'Magic')
    await parent.goesTo('settings')
    await page.getByRole('button', { name: parent.t('settings.signOut') }).click()
    await page
      .getByRole('button', { name: parent.t('landing.signIn') })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(parent.t('auth.email'), { exact: true }).fill(parent.email)
    await dialog.getByLabel(parent.t('auth.password'), { exact: true }).fill('not the password')
    await dialog.getByRole('button', { name: parent.t('auth.signIn'), exact: true }).click()
    await expect(dialog.getByRole('alert')).toContainText(parent.t('auth.signInFailed'))
    await dialog.getByLabel(parent.t('auth.password'), { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: parent.t('auth.signIn'), exact: true }).click()
    await parent.isHome()
    await expect(parent.child('Nikola')).toBeVisible()
  },
)

test('a forgotten password is replaced by the mailed link', async ({ parent, page, url }) => {
  await parent.isAtHome()
  await parent.goesTo('settings')
  await page.getByRole('button', { name: parent.t('settings.signOut') }).click()
  await page
    .getByRole('button', { name: parent.t('landing.signIn') })
    .first()
    .click()
  await page.getByRole('button', { name: parent.t('auth.forgot') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(parent.t('auth.email'), { exact: true }).fill(parent.email)
  await dialog.getByRole('button', { name: parent.t('auth.sendReset') }).click()
  await expect(page.getByText(parent.t('auth.resetSent', { email: parent.email }))).toBeVisible()

  await expect.poll(async () => (await lastMailTo(url, parent.email)).links[0]).toContain('reset')
  await parent.opensMailedLink()
  await page.getByLabel(parent.t('auth.newPassword'), { exact: true }).fill('nova-perina-a-lampa')
  await page.getByRole('button', { name: parent.t('auth.savePassword') }).click()
  await parent.isTold(parent.t('auth.passwordChanged'))
})

test(
  'a signed-out visitor is told what a page needs and comes back to it after signing in',
  shows('2.2, 6.1'),
  async ({ parent, page }) => {
    await parent.isAtHome()
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
    await parent.opens('/Characters/')
    await expect(page.getByRole('heading', { name: parent.t('notFound.title') })).toBeVisible()
    await page.getByRole('button', { name: parent.t('notFound.signIn') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(parent.t('auth.email'), { exact: true }).fill(parent.email)
    await dialog.getByLabel(parent.t('auth.password'), { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: parent.t('auth.signIn'), exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: parent.t('characters.title') })).toBeVisible()
  },
)

test(
  'paths are found in any case and with a trailing slash, and nothing else is',
  shows('2.6, 2.8'),
  async ({ parent, page }) => {
    await parent.isAtHome()
    for (const path of ['/STORIES', '/stories/']) {
      await parent.opens(path)
      await expect(page.getByRole('heading', { level: 1, name: parent.t('stories.title') })).toBeVisible()
    }
    await parent.opens('/no/such/place')
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  },
)

test(
  'a session that ended while a wish was typed costs the parent nothing typed',
  shows('8.4a'),
  async ({ parent, page }) => {
    await parent.isAtHome()
    await parent.addsChild('Emma', 'Space')
    const request = page.getByLabel(parent.t('stories.create.request'), { exact: true })

    await page.context().clearCookies({ name: 'perinka_session' })
    const back = page.waitForResponse((answer) => answer.url().endsWith('/api/auth/firebase') && answer.ok())
    await parent.asksForStory({ theme: 'castle', request: 'a dragon with a cold' })
    await back
    await parent.isHome()
    await expect(request).toHaveValue('a dragon with a cold')

    await page.context().clearCookies()
    await page.getByRole('button', { name: parent.t('stories.create.submit') }).click()
    await parent.isTold('You are logged out. Logging in again...')
    await page
      .getByRole('button', { name: parent.t('landing.signIn') })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(parent.t('auth.email'), { exact: true }).fill(parent.email)
    await dialog.getByLabel(parent.t('auth.password'), { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: parent.t('auth.signIn'), exact: true }).click()
    await parent.isHome()
    await expect(request).toHaveValue('a dragon with a cold')
  },
)
