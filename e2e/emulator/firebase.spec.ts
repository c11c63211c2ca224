import { type Page, request } from '@playwright/test'
import { PASSWORD } from '../support/family.ts'
import { firebaseEmulator } from '../support/firebase-emulator.ts'
import { type Parent, parentAt } from '../support/parent.ts'
import { type Product, startProduct } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

const NEW_PASSWORD = 'lampa-pri-okne-8'

test.use({ expected: ['400 *'] })

let emulator: Awaited<ReturnType<typeof firebaseEmulator>>
let product: Product

test.beforeAll(async () => {
  const url = process.env.FIREBASE_EMULATOR_URL
  if (!url) throw new Error('The emulator is not running: start this with `npm run firebase-emulator`')
  emulator = await firebaseEmulator(url)
  product = await startProduct({ env: emulator.env })
})
test.afterAll(async () => {
  await product?.stop()
  await emulator?.close()
})

const dialogOf = ({ page }: Parent) => page.getByRole('dialog')

async function opensDialog({ page, t }: Parent) {
  await page
    .getByRole('button', { name: t('landing.signIn') })
    .first()
    .click()
}

async function signsIn(parent: Parent, password: string) {
  const { email, t } = parent
  const dialog = dialogOf(parent)
  await dialog.getByLabel(t('auth.email'), { exact: true }).fill(email)
  await dialog.getByLabel(t('auth.password'), { exact: true }).fill(password)
  await dialog.getByRole('button', { name: t('auth.signIn'), exact: true }).click()
}

async function isRefused(parent: Parent) {
  const alert = dialogOf(parent).getByRole('alert')
  await expect(alert).toContainText(parent.t('auth.signInFailed'))
  await expect(alert).toContainText(parent.t('auth.checkCredentials'))
}

async function signsOut(parent: Parent) {
  await parent.goesTo('settings')
  await parent.page.getByRole('button', { name: parent.t('settings.signOut') }).click()
  await opensDialog(parent)
  expect(await keptByFirebase(parent.page)).toEqual([])
}

function keptByFirebase(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('firebase:')))
}

test('a parent kept by Firebase signs up, verifies, comes back, changes a password and is forgotten', async ({
  page,
  browser,
}) => {
  await emulator.stand(page)
  const parent = parentAt(page, product.url)
  const { email, t } = parent
  const phone = await (await browser.newContext()).newPage()

  await parent.opens()
  await parent.signsUp()
  await page.getByRole('button', { name: t('auth.verified') }).click()
  await parent.isTold(t('auth.notVerified'))
  await phone.goto(await emulator.lastMailTo(email, 'VERIFY_EMAIL'))
  await expect(phone.getByText(t('auth.emailVerified'), { exact: true })).toBeVisible()
  await parent.saysVerified()
  await page.reload()
  await parent.isHome()

  await signsOut(parent)
  await signsIn(parent, 'not the password')
  await isRefused(parent)
  await signsIn(parent, PASSWORD)
  await parent.isHome()
  const elsewhere = await request.newContext({ baseURL: product.url })
  await elsewhere.post('/api/auth/firebase', { data: { idToken: await emulator.idToken(email, PASSWORD) } })
  expect((await elsewhere.get('/api/account')).status()).toBe(200)

  await signsOut(parent)
  await page.getByRole('button', { name: t('auth.forgot') }).click()
  await dialogOf(parent).getByLabel(t('auth.email'), { exact: true }).fill(email)
  await dialogOf(parent)
    .getByRole('button', { name: t('auth.sendReset') })
    .click()
  await expect(page.getByText(t('auth.resetSent', { email }))).toBeVisible()
  await startOfASecond()
  const link = await emulator.lastMailTo(email, 'PASSWORD_RESET')
  await phone.goto(`${link}&newPassword=${NEW_PASSWORD}`)
  await expect(phone).toHaveURL(`${product.url}/`)
  await dialogOf(parent)
    .getByRole('button', { name: t('auth.backToSignIn') })
    .click()
  await signsIn(parent, PASSWORD)
  await isRefused(parent)
  await signsIn(parent, NEW_PASSWORD)
  await parent.isHome()
  // Who held the old password is out.
  expect((await elsewhere.get('/api/account')).status()).toBe(401)

  expect(await emulator.accounts(email)).toMatchObject([{ emailVerified: true }])
  await parent.goesTo('settings')
  await page.getByRole('button', { name: t('settings.delete'), exact: true }).click()
  await dialogOf(parent).getByRole('textbox').fill(email)
  await dialogOf(parent)
    .getByRole('button', { name: t('settings.deleteConfirm') })
    .click()
  await parent.isTold(t('settings.goodbye'))
  expect(await emulator.accounts(email)).toEqual([])
  expect(await keptByFirebase(page)).toEqual([])
  await opensDialog(parent)
  await signsIn(parent, NEW_PASSWORD)
  await isRefused(parent)
  await phone.context().close()
  await elsewhere.dispose()
})

/** Firebase counts sign-ins and new passwords in whole seconds. */
function startOfASecond(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1000 - (Date.now() % 1000)))
}
