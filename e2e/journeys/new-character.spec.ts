import { bedsideAt } from '../support/bedside.ts'
import { refuses } from '../support/notice.ts'
import { expect, journeysIn, shows, test } from '../support/test.ts'

test.use({ expected: ['500 /api/characters'] })

journeysIn('sk', (language) => {
  test(
    'somebody new typed into the story form is kept, or comes all the same',
    shows('7.5b, 7.7c, 7.7d, 7.7e'),
    async ({ page, url }) => {
      const bedside = await bedsideAt(url, language)
      const { t, family } = bedside
      await bedside.opens(page, '/')
      const form = page.getByRole('form', { name: t('stories.create.title') })
      const name = form.getByLabel(t('stories.create.newCharacterName'), { exact: true })
      const asks = async (somebody: string) => {
        await form.getByLabel(t('stories.create.theme'), { exact: true }).selectOption('forest')
        await form.getByLabel(t('stories.create.length'), { exact: true }).selectOption('short')
        await form.getByRole('tab', { name: t('stories.create.customTab') }).click()
        await name.fill(somebody)
        const asked = page.waitForRequest('**/api/stories/generate')
        await form.getByRole('button', { name: t('stories.create.submit') }).click()
        const wish = (await asked).postDataJSON() as { characters: string[]; customCharacterName?: string }
        await expect(page).toHaveURL(/\/story\/[0-9a-f-]{36}$/)
        await expect(page.getByRole('article')).toContainText(somebody)
        await page
          .getByRole('navigation', { name: t('nav.label') })
          .getByRole('link', { name: t('nav.home') })
          .click()
        return wish
      }

      const wish = await asks('Bruno')
      const kept = (await (await family.ask('GET', '/api/characters')).json()) as Record<string, string>[]
      const bruno = kept.find((character) => character.name === 'Bruno')
      expect(bruno).toMatchObject({
        type: 'custom',
        description: language === 'en' ? 'Custom character: Bruno' : 'Vlastná postava: Bruno',
      })
      expect(wish.characters).toContain('Bruno')
      await form.getByRole('tab', { name: t('stories.create.customTab') }).click()
      await expect(form.getByRole('checkbox', { name: /Bruno/ })).not.toBeChecked()
      await expect(name).toHaveValue('')

      const warnings: string[] = []
      page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
      await refuses(page, 'POST /api/characters', 500)
      expect((await asks('Lumi')).characters).toContain('Lumi')
      expect(warnings.join()).toContain('the character could not be kept')
      await form.getByRole('tab', { name: t('stories.create.customTab') }).click()
      await expect(name).toHaveValue('')
      await expect(form.getByRole('checkbox', { name: /Lumi/ })).toHaveCount(0)
    },
  )
})
