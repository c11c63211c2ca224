import { addChild, newFamily, PASSWORD } from '../support/family.ts'
import { expect, shows, test } from '../support/test.ts'

test.use({ expected: ['404 /api/stories/:id', '401 /api/*'] })

test(
  'a second family sees nothing of the first but a story by its link',
  shows('2.3, 2.35c, 2.40, 6.6'),
  async ({ parent, page, url, browser }) => {
    const first = await newFamily(url)
    const childProfileId = await addChild(first, { name: 'Matilda' })
    const told = await first.ask('POST', '/api/stories/generate', {
      childProfileId,
      theme: 'magic',
      characters: ['Matilda'],
    })
    const { id } = (await told.json()) as { id: string }
    const { title, content } = (await (await first.ask('GET', `/api/stories/${id}`)).json()) as Record<string, string>

    await parent.isAtHome()
    await expect(page.getByText('Matilda')).toHaveCount(0)
    await parent.goesTo('stories')
    await expect(page.getByText(parent.t('stories.emptyTitle'))).toBeVisible()

    await parent.opens(`/story/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.getByRole('button', { name: parent.t('stories.page.menu') }).click()
    await expect(page.getByRole('menuitem', { name: parent.t('stories.page.copy') })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: parent.t('stories.page.delete') })).toHaveCount(0)

    const visitor = await browser.newPage()
    await visitor.goto(`${url}/story/${id}`)
    await expect(visitor.getByText(content?.split('\n\n')[0] ?? '')).toBeVisible()
    await visitor.close()

    expect((await first.ask('PUT', `/api/stories/${id}`, { linkShared: false })).status).toBe(200)
    await page.reload()
    await expect(page.getByText(parent.t('stories.page.notFound'))).toBeVisible()
  },
)

test(
  'a family that signs in takes the place of the one before in every window',
  shows('4.2a'),
  async ({ parent, page, url }) => {
    const { t, email } = parent
    await parent.isAtHome()
    await parent.goesTo('settings')
    await expect(page.getByText(email).first()).toBeVisible()

    // The session has ended elsewhere, and this window has not asked since.
    await page.context().clearCookies()
    const other = await newFamily(url)
    const window = await page.context().newPage()
    await window.goto(url)
    await window
      .getByRole('button', { name: t('landing.signIn') })
      .first()
      .click()
    const dialog = window.getByRole('dialog')
    await dialog.getByLabel(t('auth.email'), { exact: true }).fill(other.email)
    await dialog.getByLabel(t('auth.password'), { exact: true }).fill(PASSWORD)
    await dialog
      .getByRole('button', { name: t('auth.signIn'), exact: true })
      .last()
      .click()
    await expect(window.getByRole('navigation', { name: t('nav.label') })).toBeVisible()

    await expect(page.getByText(other.email).first()).toBeVisible()
    await expect(page.getByText(email)).toHaveCount(0)
  },
)
