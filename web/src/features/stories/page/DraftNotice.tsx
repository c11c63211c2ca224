import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '../../../shared/i18n/use-t.ts'
import { Button } from '../../../ui/Button.tsx'
import { storyMakingQuery } from '../api/story-making.ts'
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

/** Below a story that was just written: not all of the wish is in it. Said here and never in the story. */
export function UnreadWish({ storyId }: { storyId: string }) {
  const t = useT()
  // Known already, or worth no question of its own.
  const { data: making } = useQuery({ ...storyMakingQuery(storyId), enabled: false })
  if (!making || making.unread.length === 0) return null
  return <p>{t('page.unread')}</p>
}
