import type { Language } from '@perinka/contract/catalog'
import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../shared/i18n/use-t.ts'
import { storyMakingQuery } from '../api/story-making.ts'
import { IdeaTiles } from '../IdeaTiles.tsx'

/** Below a story that was just written: not all of the wish is in it. Said here and never in the story; what can be told whole is offered. */
export function UnreadWish({ storyId, language }: { storyId: string; language: Language }) {
  const t = useT()
  // Known already, or worth no question of its own.
  const { data: making } = useQuery({ ...storyMakingQuery(storyId), enabled: false })
  if (!making || making.unread.length === 0) return null
  return (
    <div className="grid gap-3">
      <p>{t('page.unread')}</p>
      <IdeaTiles language={language} />
    </div>
  )
}
