import type { Locator } from '@playwright/test'
import { answersAgain, refuses } from '../support/notice.ts'
import { expect, journeysIn, shows, test } from '../support/test.ts'

/** Pixels by which `lower` reaches up into `upper`; both have to be there. */
async function overlap(upper: Locator, lower: Locator): Promise<number> {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()]
  return above && below ? Math.max(0, above.y + above.height - below.y) : Number.NaN
}

const FAMILY = {
  en: { child: 'Emma', sibling: 'Ben', other: 'Lucy', trait: 'Odvaha', shown: 'Brave', four: 'Captain Starlight' },
  sk: { child: 'Ema', sibling: 'Adam', other: 'Zuzka', trait: 'brave', shown: 'Odvaha', four: 'Kapitán Hviezdik' },
} as const

journeysIn('sk', (language) => {
  const { child, sibling, other, trait, shown, four } = FAMILY[language]

  test.use({ expected: ['500 /api/characters', '500 /api/characters/:id', '404 /api/characters/:id'] })

  test(
    'a parent meets the four, makes a character, and lets it go',
    shows('2.42, 2.43, 2.44, 2.44a, 3.4a, 3.4b, 5.6, 5.6a, 5.11a, 7.5, 7.5a, 8.12a, 8.13a'),
    async ({ parent, page, url }) => {
      await parent.isAtHome(language)
      await page.request.post(`${url}/api/profiles`, { data: { name: child, age: 5, favoriteThemes: ['Space'] } })
      await parent.opens('/characters')
      const cards = page
        .getByRole('tabpanel')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading') })
      await expect(cards).toHaveCount(4)
      await expect(cards.first()).toContainText(four)
      await expect(cards.first()).toContainText(shown)
      await expect(page.getByRole('tabpanel').getByRole('button')).toHaveCount(0)

      await page.getByRole('tab', { name: parent.t('characters.magical') }).focus()
      await page.keyboard.press('ArrowRight')
      await expect(page.getByText(parent.t('characters.emptyTitle'))).toBeVisible()
      await page.reload()
      await page.getByRole('button', { name: parent.t('characters.add') }).click()
      const dialog = page.getByRole('dialog', { name: parent.t('characters.dialogTitle') })
      const create = dialog.getByRole('button', { name: parent.t('characters.create'), exact: true })
      const name = dialog.getByLabel(parent.t('characters.name'), { exact: true })
      await create.click()
      await expect(dialog.getByText(parent.t('validation.nameRequired'))).toBeVisible()
      await name.fill(child.toLowerCase())
      await create.click()
      await expect(dialog.getByText(parent.t('characters.taken.child'))).toBeVisible()
      await name.fill('Bruno')
      await dialog.getByLabel(parent.t('characters.description'), { exact: true }).fill('Bruno carries the lamp.')
      await dialog.getByLabel(parent.t('characters.traits'), { exact: true }).fill(`${trait}, , ${shown}, abc, def`)

      await refuses(page, 'POST /api/characters', 500)
      await create.click()
      await parent.isTold(parent.t('characters.createFailed'))
      await answersAgain(page)
      await create.click()
      await expect(dialog).toBeHidden()
      await expect(cards).toHaveCount(1)
      await expect(cards.getByText('Bruno carries the lamp.', { exact: true })).toBeVisible()
      await expect(cards.getByRole('listitem')).toHaveText([shown, 'abc'])

      await page.getByRole('button', { name: parent.t('characters.delete', { name: 'Bruno' }) }).click()
      const sure = page.getByRole('alertdialog')
      // What was just told hides neither the question nor its answers.
      await expect.poll(() => overlap(page.locator('[data-toast]'), sure)).toBe(0)
      await sure.getByRole('button', { name: parent.t('common.cancel') }).click()
      await expect(cards).toHaveCount(1)

      await refuses(page, 'DELETE /api/characters/:id', 500)
      await page.getByRole('button', { name: parent.t('characters.delete', { name: 'Bruno' }) }).click()
      await sure.getByRole('button', { name: parent.t('characters.deleteConfirm') }).click()
      await parent.isTold(parent.t('deleteFailed'))
      await answersAgain(page)

      // In another tab it is deleted first: gone is gone.
      const [made] = await (await page.request.get(`${url}/api/characters`))
        .json()
        .then((all: { type: string; id: string }[]) => all.filter(({ type }) => type === 'custom'))
      await page.request.delete(`${url}/api/characters/${made?.id}`)
      await page.getByRole('button', { name: parent.t('characters.delete', { name: 'Bruno' }) }).click()
      await sure.getByRole('button', { name: parent.t('characters.deleteConfirm') }).click()
      await parent.isTold(parent.t('characters.deleted'))
      await expect(page.getByText(parent.t('characters.emptyTitle'))).toBeVisible()
      await expect(page.getByRole('button', { name: parent.t('characters.add') })).toBeFocused()
    },
  )

  test(
    'brothers and sisters go into one story together',
    shows('1.2a, 2.22, 2.22a, 3.14, 7.7c'),
    async ({ parent, page, url }) => {
      await parent.isAtHome(language)
      for (const [name, age, dislikedCharacters] of [
        [child, 7, []],
        [sibling, 4, [four]],
        [other, 6, []],
      ] as const) {
        const data = { name, age, dislikedCharacters, favoriteThemes: ['Space'], preferredLanguage: language }
        await page.request.post(`${url}/api/profiles`, { data })
      }
      await parent.opens('/')
      await parent.child(child).click({ trial: true })
      if ((await parent.child(child).getAttribute('aria-pressed')) === 'false') await parent.child(child).click()
      const minded = page.getByRole('checkbox', { name: new RegExp(four) })
      await minded.check()
      await page.getByRole('tab', { name: parent.t('stories.create.includeTab') }).click()
      await page.getByRole('checkbox', { name: parent.t('stories.create.includeChild', { name: child }) }).check()
      const others = page.getByRole('group', { name: parent.t('stories.create.siblings') })
      for (const name of [sibling, other]) await others.getByRole('checkbox', { name: new RegExp(name) }).check()
      await page.getByRole('tab', { name: parent.t('stories.create.magical') }).click()
      await expect(minded).toBeDisabled()
      await expect(minded).not.toBeChecked()
      await expect(page.getByText(parent.t('stories.create.minds', { name: sibling }))).toBeVisible()

      const asked = page.waitForRequest('**/api/stories/generate')
      await parent.asksForStory({ theme: 'forest', length: 'short' })
      expect((await asked).postDataJSON().characters).toEqual([child, sibling, other])
      await parent.readsTheStory()
      for (const name of [child, sibling, other]) await expect(page.getByRole('article')).toContainText(name)
    },
  )
})
