import { useState } from 'react'
import { useLanguage } from '../../shared/i18n/language.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import { removeOfflineStories } from '../../shared/offline/save-story.ts'
import { useSaved } from '../../shared/offline/saved.ts'
import { useAccount } from '../../shared/session/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { LostStories } from './LostStories.tsx'
import { sizeText } from './size-text.ts'
import { useStorage } from './use-storage.ts'

/** What this device keeps of the family's stories, and what that takes. */
export function StorageCard() {
  const t = useT()
  const language = useLanguage()
  const { id: userId } = useAccount()
  const stored = useSaved((saved) => saved.stored)
  const [isAsking, setAsking] = useState(false)
  const { usage, isPersistent } = useStorage()
  const size = sizeText(
    [...stored.values()].reduce((sum, { bytes }) => sum + bytes, 0),
    language,
  )
  return (
    <>
      <LostStories />
      <Card title={t('offline.storage')}>
        <p>{t('offline.storageCount', { count: stored.size, size })}</p>
        {stored.size > 0 && (
          <p className="mt-2 text-soft">
            {usage !== null && t('offline.storageAll', { size: sizeText(usage, language) })}{' '}
            {isPersistent !== null && t(isPersistent ? 'offline.storagePersistent' : 'offline.storageTemporary')}
          </p>
        )}
        {stored.size > 0 && (
          <Button tone="quiet" size="sm" className="mt-4" onClick={() => setAsking(true)}>
            {t('offline.clear')}
          </Button>
        )}
      </Card>
      {isAsking && (
        <ConfirmDialog
          onClose={() => setAsking(false)}
          title={t('offline.clearTitle')}
          description={t('offline.clearText')}
          confirm={t('offline.clearConfirm')}
          onConfirm={() => removeOfflineStories(userId)}
          done={t('offline.removed')}
          failed={t('offline.removeFailed')}
        />
      )}
    </>
  )
}
