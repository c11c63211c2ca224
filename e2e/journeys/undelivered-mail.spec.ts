import { type MailServer, mailServer } from '@perinka/server/testing/mail-server'
import { VOICELESS } from '@perinka/server/testing/program'
import { parentAt } from '../support/parent.ts'
import { type Product, startProduct } from '../support/product.ts'
import { expect, journeysIn, test } from '../support/test.ts'

test.describe.configure({ mode: 'default' })
test.use({ expected: ['401 /api/*'] })

let mail: MailServer
let product: Product
test.beforeAll(async () => {
  mail = await mailServer('550 5.1.1 unknown')
  product = await startProduct({ env: { ...VOICELESS, SMTP_URL: mail.url } })
})
test.afterAll(async () => {
  await product?.stop()
  await mail?.close()
})

journeysIn('sk', (language) => {
  test('a parent whose address no mail reaches is told so, and may have it sent again', async ({ page }) => {
    const parent = parentAt(page, product.url)
    await parent.opens()
    if (language !== 'en') await parent.reads(language)
    await parent.signsUp()
    const told = page.getByRole('alert').filter({ hasText: parent.t('auth.undelivered') })
    await expect(told).toContainText(parent.email)
    await page.reload()
    await expect(told).toContainText(parent.t('auth.undeliveredText'))
    await expect(page.getByRole('button', { name: /\d+ s$/ })).toBeVisible()
    await page.getByRole('button', { name: parent.t('auth.signOut') }).click()
    await expect(page.getByRole('button', { name: parent.t('landing.start') }).first()).toBeVisible()
  })
})
