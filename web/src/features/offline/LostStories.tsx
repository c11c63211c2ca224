import { useState } from 'react'
import { useServerAway } from '../../shared/api/reach.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import { forgetLost, saveStory } from '../../shared/offline/save-story.ts'
import { useSaved } from '../../shared/offline/saved.ts'
import { useAccount } from '../../shared/session/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { notify, notifyFailure } from '../../ui/notify.ts'

/** Offers to download again what the browser has dropped. Nothing where nothing is missing. */
export function LostStories({ className = '' }: { className?: string }) {
  const t = useT()
  const { id: userId } = useAccount()
  const lost = useSaved((saved) => saved.lost)
  const [isBusy, setBusy] = useState(false)
  const isAway = useServerAway()
  if (lost.size === 0 || isAway) return null

  async function downloadAgain() {
    setBusy(true)
    let failed = 0
    for (const id of lost) await saveStory(userId, id).catch(() => failed++)
    setBusy(false)
    if (failed === 0) notify({ title: t('offline.downloaded') })
    else notifyFailure(t('offline.lostSome', { count: failed }))
  }

  return (
    <Card title={t('offline.lostTitle', { count: lost.size })} className={className}>
      <p className="-mt-2 text-soft">{t('offline.lostText')}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button size="sm" busy={isBusy} onClick={() => void downloadAgain()}>
          {t('offline.lostAgain')}
        </Button>
        <Button size="sm" tone="bare" disabled={isBusy} onClick={() => forgetLost(userId)}>
          {t('offline.lostNever')}
        </Button>
      </div>
    </Card>
  )
}
