import { isCleanInEveryTheme } from '../support/audit.ts'
import { bedsideAt } from '../support/bedside.ts'
import { choosesFromMenu, paragraphs } from '../support/story-page.ts'
import { expect, journeysIn, test } from '../support/test.ts'

journeysIn('sk', (language) => {
  test('what a parent changes is neither lost nor read aloud as it was', async ({ page, url }) => {
    const bedside = await bedsideAt(url, language)
    const { t, story } = bedside
    await bedside.isNarrated()
    await bedside.opens(page)
    await expect(page.getByRole('slider', { name: t('audio.seek') })).toBeVisible()
    await choosesFromMenu(page, bedside, t('page.edit'))
    const dialog = page.getByRole('dialog', { name: t('page.edit') })
    const title = dialog.getByLabel(t('edit.name'), { exact: true })
    const text = dialog.getByLabel(t('edit.content'), { exact: true })
    await expect(text).toHaveValue(story.content)

    await text.fill('   ')
    await dialog.getByRole('button', { name: t('edit.save'), exact: true }).click()
    await expect(dialog.getByText(t('validation.contentRequired'))).toBeVisible()
    await title.fill('x'.repeat(190))
    await expect(dialog.getByText('190 / 200')).toBeVisible()
    await isCleanInEveryTheme(page, 'edit story')
    await title.fill('Zelený kahan')
    await text.fill('Prvý odsek.\n\nDruhý odsek s mlynčekom.')

    await page.reload()
    const player = page.getByRole('region', { name: t('audio.player') })
    await player.getByRole('button', { name: t('audio.play'), exact: true }).click()
    await expect(player.getByRole('button', { name: t('audio.pause'), exact: true })).toBeVisible()
    await page.getByRole('button', { name: t('page.draftOpen') }).click()
    await expect(dialog.getByText(t('edit.restored'))).toBeVisible()
    await expect(text).toHaveValue('Prvý odsek.\n\nDruhý odsek s mlynčekom.')
    await dialog.getByRole('button', { name: t('common.cancel') }).click()
    const leaving = page.getByRole('alertdialog', { name: t('edit.discardTitle') })
    await leaving.getByRole('button', { name: t('common.cancel') }).click()

    await dialog.getByRole('button', { name: t('edit.save'), exact: true }).dblclick()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(t('edit.savedSilent'))).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Zelený kahan' })).toBeVisible()
    await expect(paragraphs(page)).toHaveText(['Prvý odsek.', 'Druhý odsek s mlynčekom.'])
    await expect(page.getByText(t('page.changed'))).toBeVisible()
    await expect(page.getByRole('button', { name: t('audio.generate') })).toBeVisible()
    await expect(page.getByText(t('page.draft'))).toHaveCount(0)
    const found = await bedside.family.ask('GET', '/api/stories?view=id&search=mlyncek')
    expect(await found.json()).toEqual([story.id])
  })

  test('two windows that change one story do not overwrite one another unseen', async ({ page, url }) => {
    const bedside = await bedsideAt(url, language)
    const { t, story } = bedside
    await bedside.opens(page)
    const dialog = page.getByRole('dialog', { name: t('page.edit') })
    const conflict = page.getByRole('dialog', { name: t('edit.conflict') })
    const elsewhere = (content: string) => bedside.family.ask('PUT', `/api/stories/${story.id}`, { content })
    const changes = async (content: string) => {
      await choosesFromMenu(page, bedside, t('page.edit'))
      await dialog.getByLabel(t('edit.content'), { exact: true }).fill(content)
    }
    const saves = () => dialog.getByRole('button', { name: t('edit.save'), exact: true }).click()

    await changes('Moja verzia.')
    await elsewhere('Verzia z kuchyne.')
    await saves()
    await expect(conflict.getByText('Verzia z kuchyne.')).toBeVisible()
    await isCleanInEveryTheme(page, 'two texts')
    expect((await bedside.storyNow()).content).toBe('Verzia z kuchyne.')
    await conflict.getByRole('button', { name: t('edit.keepMine') }).click()
    await expect(paragraphs(page)).toHaveText(['Moja verzia.'])
    expect((await bedside.storyNow()).content).toBe('Moja verzia.')

    await changes('Ešte raz moja.')
    await elsewhere('Znova z kuchyne.')
    await saves()
    await conflict.getByRole('button', { name: t('edit.takeTheirs') }).click()
    await expect(paragraphs(page)).toHaveText(['Znova z kuchyne.'])
    expect((await bedside.storyNow()).content).toBe('Znova z kuchyne.')
  })
})
