import { SERIES_PREVIEW_CHARS } from '@perinka/contract/catalog'
import type { Story } from '@perinka/contract/stories'
import { bedsideAt } from '../support/bedside.ts'
import { expect, journeysIn, shows, test } from '../support/test.ts'

journeysIn('sk', (language) => {
  test(
    'a series shows its chapters and leads to each',
    shows('2.29, 2.31, 2.32, 2.32a, 9.6a'),
    async ({ page, url }) => {
      const bedside = await bedsideAt(url, language)
      const { family, story, t } = bedside
      const told = await family.ask('POST', `/api/stories/${story.id}/generate-chapter`, {})
      const { chapter } = (await told.json()) as { chapter: Story }
      await bedside.isNarrated()

      await bedside.opens(page, '/stories')
      await page.getByRole('main').getByRole('article').getByRole('link', { name: story.title }).click()
      await expect(page).toHaveURL(new RegExp(`/series/${story.id}$`))
      await expect(page.getByRole('heading', { level: 1, name: story.title })).toBeVisible()
      const chapters = page.getByRole('list', { name: t('series.chapters') }).getByRole('article')
      const [first, second] = [chapters.first(), chapters.nth(1)]
      await expect(first).toContainText(t('chapter.number', { number: 1 }))
      const preview = story.content.replace(/\s+/g, ' ').slice(0, SERIES_PREVIEW_CHARS).trimEnd()
      for (const fact of ['library.length.short', 'time.justNow']) await expect(first).toContainText(t(fact))
      await expect(first.getByText(`${preview}…`, { exact: true })).toBeVisible()
      await expect(first.getByText(t('series.hasAudio'))).toHaveCount(1)
      await expect(second).toContainText(t('chapter.number', { number: 2 }))
      await expect(second.getByText(t('series.hasAudio'))).toHaveCount(0)

      await second.getByRole('link', { name: chapter.title }).click()
      await expect(page.getByRole('heading', { level: 1, name: chapter.title })).toBeVisible()
      // By any of its chapters it is the same series.
      await page.goto(`${url}/series/${chapter.id}`)
      await expect(page.getByRole('heading', { level: 1, name: story.title })).toBeVisible()
      await page.getByRole('link', { name: t('series.next') }).click()
      await expect(page).toHaveURL(new RegExp(`/story/${chapter.id}$`))
    },
  )
})

test(
  'a series that is not there says so, to the family that asks for another’s too',
  shows('2.33, 2.33a'),
  async ({ page, url }) => {
    const others = await bedsideAt(url)
    await others.family.ask('POST', `/api/stories/${others.story.id}/generate-chapter`, {})
    const { story, t, opens } = await bedsideAt(url)
    // A story of its own belongs to no series.
    for (const id of [others.story.id, story.id, 'no-such-thing']) {
      await opens(page, `/series/${id}`)
      await expect(page.getByRole('heading', { level: 1, name: t('series.notFound') })).toBeVisible()
    }
    await page
      .getByRole('link', { name: t('stories.page.back') })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: t('stories.title') })).toBeVisible()
  },
)

test('a visitor is asked to sign in before a series', shows('2.4'), async ({ page, url, parent }) => {
  const { story } = await bedsideAt(url)
  await parent.opens(`/series/${story.id}`)
  await expect(page.getByRole('heading', { level: 1, name: parent.t('notFound.title') })).toBeVisible()
  await expect(page.getByRole('button', { name: parent.t('notFound.signIn') })).toBeVisible()
})
