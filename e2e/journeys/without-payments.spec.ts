import { FREE_STORIES } from '@perinka/contract/catalog'
import { VOICELESS } from '@perinka/server/testing/program'
import { bedsideAt } from '../support/bedside.ts'
import { parentAt } from '../support/parent.ts'
import { banner } from '../support/premium-pages.ts'
import { type Product, startProduct } from '../support/product.ts'
import { expect, journeysIn, test } from '../support/test.ts'

test.describe.configure({ mode: 'default' })

let product: Product
test.beforeAll(async () => {
  product = await startProduct({ env: { ...VOICELESS, PAYMENTS: 'off' } })
})
test.afterAll(() => product?.stop())

journeysIn('en', (language) => {
  test('a server without payments has no subscribe page and no limits', async ({ page }) => {
    const bedside = await bedsideAt(product.url, language)
    const { t } = bedside
    for (let told = 1; told < FREE_STORIES; told++) await bedside.hasAnotherStory()
    const parent = parentAt(page, product.url, language)
    await bedside.opens(page, '/')
    await parent.asksForStory({ theme: 'castle' })
    await parent.readsTheStory()
    await expect(banner(page)).toHaveCount(0)
    await parent.goesTo('settings')
    await expect(page.getByText(t('plan.unlimited'))).toBeVisible()
    await expect(page.getByRole('region', { name: t('manage.title') })).toHaveCount(0)
    await expect(banner(page)).toHaveCount(0)
    for (const path of ['/subscribe', '/subscription-success?payment_intent=pi_1']) {
      await bedside.opens(page, path)
      await expect(page.getByRole('heading', { level: 1, name: t('notFound.title') })).toBeVisible()
    }
  })
})
