import { FREE_STORIES } from '@perinka/contract/catalog'
import { bedsideAt } from '../support/bedside.ts'
import { refuses } from '../support/notice.ts'
import { parentAt } from '../support/parent.ts'
import { expect, journeysIn, shows, test } from '../support/test.ts'

test.use({ expected: ['403 /api/stories/generate', '403 /api/stories/:id/audio'] })

const LIMIT = { en: "You've used all 5 free stories", sk: 'Všetkých 5 rozprávok zadarmo' }

journeysIn('en', (language) => {
  test('the sixth story is refused kindly', shows('1.3, 6.4d, 8.5a, 8.6, 8.14'), async ({ page, url }) => {
    const bedside = await bedsideAt(url, language)
    for (let count = 2; count < FREE_STORIES; count++) await bedside.hasAnotherStory()
    const parent = parentAt(page, url, language)
    await bedside.opens(page, '/')
    await parent.asksForStory({ theme: 'dragons' })
    await parent.readsTheStory()
    await parent.goesTo('home')

    await parent.asksForStory({ theme: 'castle', request: 'Please, one more' })
    await parent.isTold(parent.t('stories.create.premiumNeeded'))
    await expect(page.getByText(LIMIT[language]).first()).toBeVisible()
    await expect(page).toHaveURL(/\/subscribe$/)
    await expect(page.getByRole('heading', { level: 1, name: parent.t('premium.title') })).toBeVisible()

    await parent.goesTo('stories')
    await expect(page.getByRole('article')).not.toHaveCount(0)
    await page.mouse.wheel(0, 2000)
    await expect(page.getByRole('article')).toHaveCount(FREE_STORIES)
  })
})

journeysIn('sk', (language) => {
  test('a voice that needs Premium shows the way to it', shows('6.4f'), async ({ page, url }) => {
    const bedside = await bedsideAt(url, language)
    const { t } = bedside
    const refusal = { code: 'subscription_required', message: 'Subscription required' }
    await refuses(page, 'POST /api/stories/:id/audio', 403, refusal)
    await bedside.opens(page)
    await page.getByRole('button', { name: t('audio.generate') }).click()
    await page
      .getByRole('main')
      .getByRole('link', { name: t('billing.seePremium') })
      .click()
    await expect(page).toHaveURL(/\/subscribe$/)
  })
})
