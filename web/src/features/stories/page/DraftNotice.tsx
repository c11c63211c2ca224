import { useState } from 'react'
import { useT } from '../../../shared/i18n/use-t.ts'
import { Button } from '../../../ui/Button.tsx'
import { DiscardChanges } from './edit/DiscardChanges.tsx'

/** On a story's page: an edit was begun here and never saved. */
export function DraftNotice({ onOpen, onDiscard }: { onOpen: () => void; onDiscard: () => void }) {
  const t = useT()
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="mb-5 grid gap-3 rounded-card border border-hairline bg-card p-5">
      <p>{t('page.draft')}</p>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" onClick={onOpen}>
          {t('page.draftOpen')}
        </Button>
        <Button size="sm" tone="quiet" onClick={() => setAsking(true)}>
          {t('edit.discard')}
        </Button>
      </div>
      {isAsking && <DiscardChanges onClose={() => setAsking(false)} onDiscard={onDiscard} />}
    </div>
  )
}
