import { useT } from '../../../shared/i18n/use-t.ts'
import { useKnownMaking } from '../api/story-making.ts'

/** Below a story that was just written: not all of the wish is in it. Said here and never in the story. */
export function UnreadWish({ storyId }: { storyId: string }) {
  const t = useT()
  const making = useKnownMaking(storyId)
  if (!making || making.unread.length === 0) return null
  return <p>{t('page.unread')}</p>
}
