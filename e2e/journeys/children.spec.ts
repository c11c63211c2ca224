import { keepsToColumns } from '../support/audit.ts'
import { bedsideAt } from '../support/bedside.ts'
import { addChild } from '../support/family.ts'
import { expect, shows, test } from '../support/test.ts'

test.use({ expected: ['500 /api/profiles'] })

test(
  'a child is added by the rules, mended and deleted with its stories',
  shows('2.15a, 2.15b, 2.16, 5.1, 5.2, 5.11b, 6.2d'),
  async ({ parent, page }) => {
    await parent.isAtHome()
    await page
      .getByRole('button', { name: parent.t('profiles.add') })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: parent.t('profiles.dialogAdd') })
    await dialog.getByRole('button', { name: parent.t('profiles.create'), exact: true }).click()
    await expect(dialog.getByText('Name is required')).toBeVisible()
    await expect(dialog.getByText('Select at least one theme')).toBeVisible()
    await dialog.getByRole('button', { name: parent.t('common.cancel') }).click()
    await expect(dialog).toBeHidden()

    const form = page.getByRole('form', { name: parent.t('stories.create.title') })
    await expect(form).toHaveCount(0)
    await parent.addsChild('Oliver', 'Pirates')
    await expect(form).toBeVisible()
    await page.getByRole('button', { name: parent.t('profiles.edit', { name: 'Oliver' }) }).click()
    const edit = page.getByRole('dialog', { name: parent.t('profiles.dialogEdit') })
    await edit.getByLabel(parent.t('profiles.name'), { exact: true }).fill('Olivia')
    await edit.getByLabel(parent.t('profiles.age'), { exact: true }).selectOption('7')
    await edit.getByRole('button', { name: parent.t('profiles.save') }).click()
    await expect(edit).toBeHidden()
    await expect(parent.child('Olivia')).toBeVisible()

    await parent.asksForStory({ theme: 'ocean' })
    await parent.readsTheStory()
    await parent.goesTo('home')
    await page.getByRole('button', { name: parent.t('profiles.delete', { name: 'Olivia' }) }).click()
    const sure = page.getByRole('alertdialog')
    await expect(sure.getByText(parent.t('profiles.deleteText'))).toBeVisible()
    await sure.getByRole('button', { name: parent.t('profiles.deleteConfirm') }).click()
    await expect(page.getByText(parent.t('profiles.emptyTitle'))).toBeVisible()
    await parent.goesTo('stories')
    await expect(page.getByText(parent.t('stories.emptyTitle'))).toBeVisible()
  },
)

test(
  'a child is shown by its icon, by age or by a letter; stories stand where no child comes',
  shows('2.17, 2.19, 3.1a, 9.3'),
  async ({ page, url }) => {
    const bedside = await bedsideAt(url)
    const { t, family, story } = bedside
    await addChild(family, { name: 'Oskar', age: 8, icon: null })
    await addChild(family, { name: 'Tilly', age: 8, icon: '' })
    await bedside.opens(page, '/')
    const form = page.getByRole('form', { name: t('stories.create.title') })
    const card = (name: string) => page.getByRole('button', { pressed: false }).filter({ hasText: name })
    for (const [name, shown] of [
      ['Oskar', '⭐'],
      ['Tilly', 'T'],
    ] as const) {
      await expect(card(name)).toContainText(new RegExp(`^${shown}${name}8 years`))
      await card(name).click()
      await expect(form).toContainText(`${shown}${t('stories.create.for')}${name} · 8 years`)
    }

    await page.route('**/api/profiles', (route) => route.fulfill({ status: 500, json: {} }))
    await page.reload()
    const children = page.getByRole('region', { name: t('profiles.title') })
    await expect(children.getByText(t('common.somethingWrong'))).toBeVisible()
    await expect(page.getByRole('link', { name: story.title })).toBeVisible()
    await expect(form).toHaveCount(0)
  },
)

test('a character of the family steps into a story', shows('1.2a, 2.22b'), async ({ parent, page }) => {
  await parent.isAtHome()
  await parent.goesTo('characters')
  await page.getByRole('tab', { name: parent.t('characters.custom') }).click()
  await page
    .getByRole('button', { name: parent.t('characters.add') })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: parent.t('characters.dialogTitle') })
  await dialog.getByLabel(parent.t('characters.name'), { exact: true }).fill('Bruno')
  await dialog.getByLabel(parent.t('characters.traits'), { exact: true }).fill('brave, , curious, sleepy')
  await dialog.getByRole('button', { name: parent.t('characters.create'), exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Bruno' })).toBeVisible()

  await parent.goesTo('home')
  await parent.addsChild('Emma', 'Animals')
  await page.getByRole('tab', { name: parent.t('stories.create.includeTab') }).click()
  await page.getByRole('checkbox', { name: parent.t('stories.create.includeChild', { name: 'Emma' }) }).check()
  await page.getByRole('tab', { name: parent.t('stories.create.customTab') }).click()
  await page.getByRole('checkbox', { name: /Bruno/ }).check()
  await parent.asksForStory({ theme: 'animals' })
  await parent.readsTheStory()
  const article = page.getByRole('article')
  await expect(article).toContainText('Emma')
  await expect(article).toContainText('Bruno')
})

test('a name of forty letters widens nothing, on the smallest phone either', async ({ parent, page }) => {
  const name = 'Wolfeschlegelsteinhausenbergerdorffweltx'
  await parent.isAtHome()
  await parent.addsChild(name, 'Space')
  for (const width of [320, 390, 640]) {
    await page.setViewportSize({ width, height: 800 })
    await keepsToColumns(page, `${width} px`)
  }
})

test('a double click deletes once and says so', async ({ parent, page }) => {
  await parent.isAtHome()
  await parent.addsChild('Oliver', 'Pirates')
  await page.getByRole('button', { name: parent.t('profiles.delete', { name: 'Oliver' }) }).click()
  const deletions: string[] = []
  page.on('request', (request) => request.method() === 'DELETE' && deletions.push(request.url()))
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: parent.t('profiles.deleteConfirm') })
    .dblclick()
  await parent.isTold(parent.t('profiles.deleted'))
  expect(deletions).toHaveLength(1)
})
