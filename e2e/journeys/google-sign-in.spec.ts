import type { Language } from '@perinka/contract/catalog'
import { VOICELESS } from '@perinka/server/testing/program'
import type { Page } from '@playwright/test'
import { PASSWORD } from '../support/family.ts'
import { parentAt } from '../support/parent.ts'
import { type Product, startProduct } from '../support/product.ts'
import { type Person, type Providers, socialProviders } from '../support/social-providers.ts'
import { expect, journeysIn, shows, test } from '../support/test.ts'

const JANA = { id: '1001', name: 'Jana Nováková Stará', email: 'jana@perinka.test' }
const FERO = { id: '1002', name: 'Fero Malý', email: 'fero@perinka.test' }
const SHY = { id: '1003', name: 'Mária Tichá' }
const people: Person[] = [JANA, FERO, SHY]

test.describe.configure({ mode: 'default' })
test.use({ expected: ['401 /api/*'] })

let providers: Providers
let product: Product

test.beforeAll(async () => {
  providers = await socialProviders(people)
  product = await startProduct({ env: { ...VOICELESS, ...providers.env } })
})
test.afterAll(async () => {
  await product?.stop()
  await providers?.close()
})

async function atTheDoor(page: Page, language: Language = 'en', path = '/') {
  await providers.stand(page)
  const parent = parentAt(page, product.url)
  await parent.opens(path)
  if (language !== 'en') await parent.reads(language)
  await page
    .getByRole('button', { name: parent.t(path === '/' ? 'landing.signIn' : 'notFound.signIn') })
    .first()
    .click()
  return parent
}

/** Takes the way through the provider's page. */
async function chooses(page: Page, button: string, choice: string) {
  await page.getByRole('dialog').getByRole('button', { name: button }).click()
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
  await page.getByRole('link', { name: choice }).click()
}

test(
  'a parent comes in by Google, which asks which account, and is known by first name and rest',
  shows('1.8a, 2.12a, 9.12a'),
  async ({ page }) => {
    const parent = await atTheDoor(page)
    await chooses(page, parent.t('auth.google'), JANA.name)
    await parent.isHome()
    await expect(page).toHaveURL(`${product.url}/`)
    const asked = providers.visits.at(-1)
    expect(asked?.get('prompt')).toBe('select_account')
    expect(asked?.get('state')?.length).toBeGreaterThan(20)
    expect(asked?.get('code_challenge_method')).toBe('S256')
    expect(asked?.get('scope')?.split(' ').sort()).toEqual(['email', 'openid', 'profile'])
    expect(asked?.get('redirect_uri')).toBe(`${product.url}/api/identity/callback/google`)

    await parent.goesTo('settings')
    await expect(page.getByText('Google', { exact: false }).first()).toBeVisible()
    const account = (await (await page.request.get(`${product.url}/api/account`)).json()) as object
    expect(account).toMatchObject({
      provider: 'google',
      firstName: 'Jana',
      lastName: 'Nováková Stará',
      email: JANA.email,
    })

    // The session gone, the identity still knows the parent, and nobody has to type.
    await page.context().clearCookies({ name: 'perinka_session' })
    await parent.opens()
    await parent.isHome()
  },
)

test('the page that was asked for is there after Google', async ({ page }) => {
  const parent = await atTheDoor(page, 'en', '/characters')
  await chooses(page, parent.t('auth.google'), JANA.name)
  await expect(page.getByRole('heading', { level: 1, name: parent.t('characters.title') })).toBeVisible()
  await expect(page).toHaveURL(`${product.url}/characters`)
})

test('a parent comes in by Facebook, which vouches for no address', shows('1.8b'), async ({ page }) => {
  const parent = await atTheDoor(page)
  await chooses(page, parent.t('auth.facebook'), FERO.name)
  await parent.isHome()
  const account = (await (await page.request.get(`${product.url}/api/account`)).json()) as object
  expect(account).toMatchObject({ provider: 'facebook', firstName: 'Fero', lastName: 'Malý' })
  // No letter is sent to an address that nobody has to confirm.
  const letters = (await (await page.request.get(`${product.url}/dev/mailbox.json`)).json()) as { to: string }[]
  expect(letters.filter(({ to }) => to === FERO.email)).toEqual([])
})

journeysIn('en', (language) => {
  test('whoever thinks better of it at Google finds the dialog open, and why', shows('8.1b'), async ({ page }) => {
    const parent = await atTheDoor(page, language)
    await chooses(page, parent.t('auth.google'), 'Cancel')
    const alert = page.getByRole('dialog').getByRole('alert')
    await expect(alert).toContainText(parent.t('auth.signInFailed'))
    await expect(alert).toContainText(parent.t('auth.refusedThere'))
    // Anybody can write words into an address.
    await expect(alert).not.toContainText('money')
    await expect(page).toHaveURL(`${product.url}/`)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: parent.t('common.close') })
      .click()
    await expect(page.getByRole('button', { name: parent.t('landing.signIn') }).first()).toBeVisible()
  })

  test('an account of Facebook without an e-mail is told what to do', async ({ page }) => {
    const parent = await atTheDoor(page, language)
    await chooses(page, parent.t('auth.facebook'), SHY.name)
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(parent.t('auth.noEmailTold'))
    expect(providers.visits.at(-1)?.get('auth_type')).toBe('rerequest')
  })

  test('an e-mail that signs in with a password is not joined to an account of Google', async ({ page }) => {
    const eva = { id: `2001-${language}`, name: `Eva ${language}`, email: `eva-${language}@perinka.test` }
    people.push(eva)
    const signedUp = await fetch(`${product.url}/api/identity/sign-up/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: eva.email, password: PASSWORD, name: '' }),
    })
    expect(signedUp.status).toBe(200)
    const parent = await atTheDoor(page, language)
    await chooses(page, parent.t('auth.google'), eva.name)
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(parent.t('failure.email_known'))
    await expect(page).toHaveURL(`${product.url}/`)
  })
})
