import { bedsideAt } from '../support/bedside.ts'
import { expect, journeysIn, shows, test } from '../support/test.ts'

journeysIn('en', (language) => {
  test(
    'a recent story is kept on the device from its card',
    shows('2.17b, 3.9, 3.9a, 8.17, 8.17a, 8.17c'),
    async ({ page, url }) => {
      const bedside = await bedsideAt(url, language)
      const { t, story } = bedside
      await bedside.isNarrated()
      await bedside.opens(page, '/')
      const { title } = story
      const card = page.getByRole('region', { name: t('stories.recent') }).getByRole('article')
      await expect(card.getByRole('button', { name: t('audio.playTitle', { title }) })).toBeVisible()
      await expect(card.getByRole('button', { name: t('stories.favorite', { title }) })).toBeVisible()
      const saves = card.getByRole('button', { name: t('offline.save', { title }) })
      const removes = card.getByRole('button', { name: t('offline.remove', { title }) })
      const began = Date.now()
      await saves.click()
      await expect(page.getByText(t('offline.downloaded'), { exact: true })).toBeVisible()
      await expect(removes).toBeVisible()

      const kept = await page.evaluate(async () => {
        const asked = <T>(request: IDBRequest<T>) =>
          new Promise<T>((resolve, reject) => {
            request.onsuccess = () => resolve(request.result)
            request.onerror = () => reject(request.error)
          })
        const db = await asked(indexedDB.open('perinka'))
        const store = db.transaction('stories').objectStore('stories')
        const [record] = await asked(store.getAll())
        const { version, objectStoreNames } = db
        db.close()
        return {
          version,
          stores: [...objectStoreNames],
          keyPath: store.keyPath,
          indexes: [...store.indexNames],
          record: { ...record, audio: record.audio.size },
        }
      })
      expect(kept).toMatchObject({
        version: 1,
        stores: ['stories'],
        keyPath: 'id',
        indexes: ['childProfileId', 'downloadedAt'],
        record: { id: story.id, title, content: story.content, childProfileId: story.childProfileId },
      })
      expect(kept.record.audio).toBeGreaterThan(10_000)
      expect(kept.record.downloadedAt).toBeGreaterThanOrEqual(began)

      await page.getByRole('button', { name: t('common.close'), exact: true }).click()
      await page.evaluate(() => {
        IDBObjectStore.prototype.delete = () => {
          throw new DOMException('Out of order', 'UnknownError')
        }
      })
      await removes.click()
      await expect(page.locator('[data-toaster]').getByRole('alert')).toContainText(t('offline.removeFailed'))
      await expect(removes).toBeVisible()
    },
  )
})
