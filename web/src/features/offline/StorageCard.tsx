import { useState } from 'react'
import { useLanguage } from '../../shared/i18n/language.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import { removeOfflineStories } from '../../shared/offline/save-story.ts'
import { useSaved } from '../../shared/offline/saved.ts'
import { useAccount } from '../../shared/session/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { notify, notifyFailure } from '../../ui/notify.ts'
import { LostStories } from './LostStories.tsx'
import { sizeText } from './size-text.ts'
import { useStorage } from './use-storage.ts'

/** What this device keeps of the family's stories, and what that takes. */
export function StorageCard() {
  const t = useT()
  const language = useLanguage()
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
      <ClearDialog open={isAsking} onClose={() => setAsking(false)} />
    </>
  )
}

function ClearDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT()
  const { id: userId } = useAccount()
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('offline.clearTitle')}
      description={t('offline.clearText')}
      confirm={t('offline.clearConfirm')}
      onConfirm={() =>
        removeOfflineStories(userId)
          .then(
            () => notify({ title: t('offline.removed') }),
            () => notifyFailure(t('offline.removeFailed')),
          )
          .finally(onClose)
      }
    />
  )
}
