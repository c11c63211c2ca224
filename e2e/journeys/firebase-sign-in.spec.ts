import { VOICELESS } from '@perinka/server/testing/program'
import type { Page } from '@playwright/test'
import { expectNamed, storedBy } from '../support/browser-storage.ts'
import { PASSWORD } from '../support/family.ts'
import { type FirebaseService, firebaseService } from '../support/firebase-service.ts'
import { type Parent, parentAt } from '../support/parent.ts'
import { type Product, startProduct } from '../support/product.ts'
import { expect, journeysIn, shows, test } from '../support/test.ts'

test.describe.configure({ mode: 'default' })
test.use({ expected: ['400 /v1/accounts:*', '401 /api/*', '409 /api/auth/firebase'] })

let service: FirebaseService
let product: Product

test.beforeAll(async () => {
  service = await firebaseService()
  service.people.push(
    { id: 'g1', name: 'Jana Nováková Stará', email: 'jana@perinka.test' },
    { id: 'f1', name: 'Fero Malý', email: 'fero@perinka.test' },
    { id: 'g2', name: 'Zuzana', email: 'zuzana@perinka.test' },
    { id: 'g3', name: 'Peter', email: 'peter@perinka.test' },
  )
  product = await startProduct({ env: { ...VOICELESS, ...service.env } })
})
test.afterAll(async () => {
  await product?.stop()
  await service?.close()
})
test.beforeEach(async ({ page }) => {
  service.bornSecondsAgo = 0
  await service.stand(page)
})

const dialog = (page: Page) => page.getByRole('dialog')

async function opensDialog(parent: Parent) {
  await parent.page
    .getByRole('button', { name: parent.t('landing.signIn') })
    .first()
    .click()
}

async function signsIn(parent: Parent, password: string) {
  const { page, t } = parent
  await dialog(page).getByLabel(t('auth.email'), { exact: true }).fill(parent.email)
  await dialog(page).getByLabel(t('auth.password'), { exact: true }).fill(password)
  await dialog(page)
    .getByRole('button', { name: t('auth.signIn'), exact: true })
    .click()
}

/** Taps the button of a provider, and in its window a choice that closes it. */
async function choosesIn(parent: Parent, provider: 'google' | 'facebook', choice: string) {
  const opened = parent.page.waitForEvent('popup')
  await dialog(parent.page)
    .getByRole('button', { name: parent.t(`auth.${provider}`) })
    .click()
  const window = await opened
  await expect(window.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
  const closed = window.waitForEvent('close')
  // It may be gone before the tap has been told of; whether the tap was one, its end tells.
  await window
    .getByRole('button', { name: choice })
    .click()
    .catch(() => undefined)
  await closed
}

journeysIn('sk', (language) => {
  test(
    'a parent signs up, verifies, stays, leaves and comes back',
    shows('1.8c, 2.13, 4.1a, 4.3, 7.14, 8.1, 8.2, 8.3a, 9.12'),
    async ({ page }) => {
      const parent = parentAt(page, product.url)
      await parent.opens()
      if (language === 'sk') await parent.reads('sk')
      await parent.signsUp()
      await parent.isTold(parent.t('auth.accountCreated'))
      await expect(page.getByText(parent.email)).toBeVisible()
      expect(service.letters.filter(({ email }) => email === parent.email)).toEqual([
        { type: 'VERIFY_EMAIL', email: parent.email, continueUrl: `${product.url}/?verified`, language },
      ])
      await expect(page.getByRole('button', { name: /\d+ s$/ })).toBeDisabled()

      await page.getByRole('button', { name: parent.t('auth.verified') }).click()
      await parent.isTold(parent.t('auth.notVerified'))
      await page.reload()
      await expect(page.getByRole('heading', { name: parent.t('auth.verifyTitle') })).toBeVisible()

      service.verify(parent.email)
      await parent.saysVerified()
      await page.reload()
      await parent.isHome()

      // Our session gone, Firebase still knows the parent, however long the page was open.
      await page.context().clearCookies({ name: 'perinka_session' })
      await page.reload()
      await parent.isHome()

      await parent.goesTo('settings')
      await page.getByRole('button', { name: parent.t('settings.signOut') }).click()
      await opensDialog(parent)
      expect(await firebaseKeeps(page)).toEqual([])

      await signsIn(parent, 'not the password')
      const alert = dialog(page).getByRole('alert')
      await expect(alert).toContainText(parent.t('auth.signInFailed'))
      await expect(alert).toContainText(parent.t('auth.checkCredentials'))
      service.bornSecondsAgo = 600
      await signsIn(parent, PASSWORD)
      await parent.isHome()
      expect(await firebaseKeeps(page)).toHaveLength(1)
    },
  )

  test('another letter may be asked for after a minute', shows('4.4b, 8.3'), async ({ page }) => {
    const parent = parentAt(page, product.url)
    await parent.opens()
    if (language === 'sk') await parent.reads('sk')
    await parent.signsUp()
    await page.evaluate(() => sessionStorage.setItem('perinka.letterSentAt', String(Date.now() - 60_000)))
    await page.reload()
    const resend = page.getByRole('button', { name: parent.t('auth.resend'), exact: true })
    service.faults.set('/v1/accounts:sendOobCode', 'INTERNAL_ERROR')
    await resend.click()
    await parent.isTold(parent.t('failedToResendEmail'))
    await resend.click()
    await parent.isTold(parent.t('auth.letterSent'))
    await expect(page.getByRole('button', { name: /\d+ s$/ })).toBeDisabled()
    expect(service.letters.filter(({ email }) => email === parent.email)).toHaveLength(2)
  })
})

test(
  'a parent comes in by Google in a window that asks which account',
  shows('1.8a, 1.8c, 2.12a, 7.14a, 9.12a'),
  async ({ page }) => {
    const parent = parentAt(page, product.url)
    await parent.opens()
    await opensDialog(parent)
    await choosesIn(parent, 'google', 'Jana')
    expect(JSON.parse(service.visits.at(-1)?.get('customParameters') ?? '{}')).toEqual({ prompt: 'select_account' })
    await parent.isHome()
    const account = (await (await page.request.get(`${product.url}/api/account`)).json()) as object
    expect(account).toMatchObject({ id: 'g1', provider: 'google', firstName: 'Jana', lastName: 'Nováková Stará' })
    await parent.goesTo('settings')
    await expect(page.getByText('Google').first()).toBeVisible()
    const kept = await storedBy(page)
    expect(kept.filter((name) => name.startsWith('firebase'))).not.toEqual([])
    await expectNamed(page, product.url, kept)
  },
)

test('a parent comes in by Facebook, which vouches for no address', shows('1.8b, 1.8c'), async ({ page }) => {
  const parent = parentAt(page, product.url)
  await parent.opens()
  await opensDialog(parent)
  await choosesIn(parent, 'facebook', 'Fero')
  await parent.isHome()
  const account = (await (await page.request.get(`${product.url}/api/account`)).json()) as object
  expect(account).toMatchObject({ id: 'f1', provider: 'facebook' })
})

test('a window that is closed is no failure', async ({ page }) => {
  const parent = parentAt(page, product.url)
  await parent.opens()
  await opensDialog(parent)
  await choosesIn(parent, 'google', 'Cancel')
  const google = dialog(page).getByRole('button', { name: parent.t('auth.google') })
  // Firebase waits eight seconds for a window that may still have something to say.
  await expect(google).toBeEnabled()
  await expect(dialog(page).getByRole('alert')).toHaveCount(0)
})

test('a refusal at Google is told in the words of the provider', shows('8.1b'), async ({ page }) => {
  service.accounts.set('g2', {
    ...{ id: 'g2', email: 'zuzana@perinka.test', emailVerified: true, provider: 'google.com', disabled: true },
  })
  const parent = parentAt(page, product.url)
  await parent.opens()
  await opensDialog(parent)
  await choosesIn(parent, 'google', 'Zuzana')
  const alert = dialog(page).getByRole('alert')
  await expect(alert).toContainText(parent.t('auth.signInFailed'))
  await expect(alert).toContainText('The user account has been disabled by an administrator.')
})

journeysIn('en', (language) => {
  test('an e-mail that another account holds is not joined to it', async ({ page }) => {
    const parent = parentAt(page, product.url)
    await parent.opens()
    if (language === 'sk') await parent.reads('sk')
    await parent.signsUp()
    service.verify(parent.email)
    await parent.saysVerified()
    await parent.goesTo('settings')
    await page.getByRole('button', { name: parent.t('settings.signOut') }).click()

    service.people.splice(3, 1, { id: `g3-${language}`, name: 'Peter', email: parent.email })
    await opensDialog(parent)
    await choosesIn(parent, 'google', 'Peter')
    await expect(dialog(page).getByRole('alert')).toContainText(parent.t('failure.email_known'))
  })
})

test('a forgotten password is asked for at Firebase, in the language of the page', async ({ page }) => {
  const parent = parentAt(page, product.url)
  await parent.opens()
  await parent.reads('sk')
  await opensDialog(parent)
  await page.getByRole('button', { name: parent.t('auth.forgot') }).click()
  await dialog(page).getByLabel(parent.t('auth.email'), { exact: true }).fill(parent.email)
  service.faults.set('/v1/accounts:sendOobCode', 'EMAIL_NOT_FOUND')
  await dialog(page)
    .getByRole('button', { name: parent.t('auth.sendReset') })
    .click()
  // Whether the address has an account is not told.
  await expect(page.getByText(parent.t('auth.resetSent', { email: parent.email }))).toBeVisible()
  await dialog(page)
    .getByRole('button', { name: parent.t('auth.backToSignIn') })
    .click()
  await page.getByRole('button', { name: parent.t('auth.forgot') }).click()
  await dialog(page).getByLabel(parent.t('auth.email'), { exact: true }).fill(parent.email)
  await dialog(page)
    .getByRole('button', { name: parent.t('auth.sendReset') })
    .click()
  await expect(page.getByText(parent.t('auth.resetSent', { email: parent.email }))).toBeVisible()
  expect(service.letters.at(-1)).toEqual({
    ...{ type: 'PASSWORD_RESET', email: parent.email, continueUrl: `${product.url}/`, language: 'sk' },
  })
})

test('nothing of Firebase comes before the dialog is opened', async ({ page }) => {
  const came: string[] = []
  page.on('request', (request) => void came.push(request.url()))
  const parent = parentAt(page, product.url)
  await parent.opens()
  await page.waitForLoadState('networkidle')
  const ofFirebase = () => came.filter((url) => /\/firebase-|googleapis|google\.com|firebaseapp/.test(url))
  expect(ofFirebase()).toEqual([])
  await opensDialog(parent)
  await expect.poll(ofFirebase).toEqual([expect.stringMatching(/\/assets\/firebase-[^/]+\.js$/)])
})

test('deleting the account removes it at Firebase too', async ({ page }) => {
  const parent = parentAt(page, product.url)
  await parent.opens()
  await parent.signsUp()
  service.verify(parent.email)
  await parent.saysVerified()
  const answer = await page.request.delete(`${product.url}/api/account`, { data: { email: parent.email } })
  expect(answer.status()).toBe(200)
  await expect.poll(() => service.account(parent.email)).toBeUndefined()
})

/** Names under which Firebase keeps who is signed in. */
function firebaseKeeps(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('firebase:')))
}
