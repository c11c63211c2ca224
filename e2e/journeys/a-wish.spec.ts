import { bedsideAt } from '../support/bedside.ts'
import { expect, journeysIn, test } from '../support/test.ts'

test.use({ expected: ['422 /api/stories/generate', '422 /api/characters'] })

const UNFIT = { en: 'a story full of fucking guns', sk: 'rozprávka o kurve' }
const HURT = { en: 'daddy beats her with his belt every night', sk: 'ocko ho každý večer bije remeňom' }
const ODD = { en: 'the router called Gerald blinks purple', sk: 'router menom Gejza bliká nafialovo' }

journeysIn('sk', (language) => {
  test('a wish that is not for children is marked where it was typed', async ({ page, url }) => {
    const bedside = await bedsideAt(url, language)
    const { t } = bedside
    await bedside.opens(page, '/')
    const form = page.getByRole('form', { name: t('stories.create.title') })
    const request = form.getByLabel(t('stories.create.request'), { exact: true })
    const toaster = page.locator('[data-toaster]')
    const submits = () => form.getByRole('button', { name: t('stories.create.submit') }).click()

    await form.getByLabel(t('stories.create.theme'), { exact: true }).selectOption('forest')
    await request.fill(UNFIT[language])
    await submits()
    await expect(toaster.getByRole('alert')).toContainText(t('stories.create.adjust'))
    await expect(request).toHaveAccessibleDescription(new RegExp(t('validation.notForChildren')))
    await expect(request).toHaveValue(UNFIT[language])
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await request.fill(HURT[language])
    await submits()
    const helpline = page.getByRole('dialog', { name: t('helpline.title') })
    await expect(helpline).toContainText(t('helpline.line'))
    await expect(toaster.getByRole('alert')).toContainText(t('stories.create.adjustText'))
    await toaster.getByRole('button', { name: t('common.close') }).click()
    await expect(helpline).toBeVisible()
    await helpline
      .getByRole('button', { name: t('common.close') })
      .last()
      .click()
    await expect(helpline).toHaveCount(0)
    await expect(request).toHaveValue(HURT[language])
  })

  test('whoever writes of a character that a child is hurt is told who can be called', async ({ page, url }) => {
    const bedside = await bedsideAt(url, language)
    const { t } = bedside
    await bedside.opens(page, '/characters')
    await page.getByRole('tab', { name: t('characters.custom') }).click()
    await page.getByRole('button', { name: t('characters.add') }).click()
    const dialog = page.getByRole('dialog', { name: t('characters.dialogTitle') })
    await dialog.getByLabel(t('characters.name'), { exact: true }).fill('Bruno')
    const description = dialog.getByLabel(t('characters.description'), { exact: true })
    await description.fill(HURT[language])
    await dialog.getByRole('button', { name: t('characters.create'), exact: true }).click()
    const helpline = page.getByRole('dialog', { name: t('helpline.title') })
    await expect(helpline).toContainText(t('helpline.line'))
    await helpline
      .getByRole('button', { name: t('common.close') })
      .last()
      .click()
    await expect(description).toHaveAccessibleDescription(new RegExp(t('validation.notForChildren')))
    await expect(description).toHaveValue(HURT[language])
  })

  test('a wish that nobody could read is in no story, and the page says so', async ({ page, url }) => {
    const bedside = await bedsideAt(url, language)
    const { t } = bedside
    await bedside.opens(page, '/')
    const form = page.getByRole('form', { name: t('stories.create.title') })
    await form.getByLabel(t('stories.create.theme'), { exact: true }).selectOption('custom')
    await form.getByLabel(t('stories.create.customTheme'), { exact: true }).fill(ODD[language])
    await form.getByLabel(t('stories.create.length'), { exact: true }).selectOption('short')
    await form.getByLabel(t('stories.create.request'), { exact: true }).fill(ODD[language])
    await form.getByRole('button', { name: t('stories.create.submit') }).click()
    await expect(page).toHaveURL(/\/story\/[0-9a-f-]{36}$/)

    await expect(page.getByText(t('page.unread'))).toBeVisible()
    await expect(page.getByRole('article')).not.toContainText(/gerald|gejz|router/i)
    await page.getByRole('button', { name: t('stories.page.menu') }).click()
    await page.getByRole('menuitem', { name: t('making.title') }).click()
    await expect(page.getByRole('dialog', { name: t('making.title') })).toContainText(t('making.unread.request'))

    // What can be told whole is offered beside it, and fills the form.
    await page.keyboard.press('Escape')
    await page
      .getByRole('navigation', { name: t('page.ideas') })
      .getByRole('link')
      .first()
      .click()
    await expect(page).toHaveURL(/\/\?wish=/)
    await expect(form.getByLabel(t('stories.create.request'), { exact: true })).not.toHaveValue('')
  })
})
