import type { Language } from '@perinka/contract/catalog'
import { useEffect, useState } from 'react'
import { useLanguage } from '../../shared/i18n/language.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import { removeOfflineStories } from '../../shared/offline/save-story.ts'
import { useSaved } from '../../shared/offline/saved.ts'
import { useAccount } from '../../shared/session/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { LostStories } from './LostStories.tsx'

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

const MEGABYTE = 1_000_000

/** `12.5 MB`; what is less than a megabyte in whole kilobytes, at least one. */
function sizeText(bytes: number, language: Language): string {
  const isLarge = bytes >= MEGABYTE
  const text = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / MEGABYTE : bytes === 0 ? 0 : Math.max(1, bytes / 1000))
  // The unit never alone on the next line.
  return text.replace(/\s/g, '\u00a0')
}

interface Storage {
  /** Bytes that the browser counts for this address; null where it does not say. */
  usage: number | null
  /** Whether the browser has promised to drop nothing by itself; null where it does not say. */
  isPersistent: boolean | null
}

/** What the browser says of its storage, asked again whenever something was stored or removed. */
function useStorage(): Storage {
  const stored = useSaved((kept) => kept.stored)
  const [storage, setStorage] = useState<Storage>({ usage: null, isPersistent: null })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is stored is what changes the answer
  useEffect(() => {
    let isHere = true
    void Promise.all([navigator.storage?.estimate?.(), navigator.storage?.persisted?.()]).then(
      ([estimate, isPersistent = null]) => {
        if (isHere) setStorage({ usage: estimate?.usage ?? null, isPersistent })
      },
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [stored])
  return storage
}
