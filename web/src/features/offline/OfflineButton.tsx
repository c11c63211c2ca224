import type { StorySummary } from '@perinka/contract/stories'
import { useT } from '../../shared/i18n/use-t.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Download, Downloaded } from '../../ui/icons.tsx'
import { ProgressRing } from '../../ui/ProgressRing.tsx'
import { useOfflineStory } from './use-offline-story.ts'

/** Stores a story on this device and takes it off again. */
export function OfflineButton({ story: { id, title } }: { story: Pick<StorySummary, 'id' | 'title'> }) {
  const t = useT()
  const { status, part, toggle } = useOfflineStory(id)
  const icon = { 'not-stored': <Download />, downloading: <ProgressRing part={part} />, stored: <Downloaded /> }[status]
  return (
    <IconButton
      label={t(LABELS[status], { title })}
      icon={icon}
      lit={status === 'stored'}
      aria-busy={status === 'downloading' || undefined}
      aria-disabled={status === 'downloading' || undefined}
      onClick={() => void toggle()}
    />
  )
}

const LABELS = {
  'not-stored': 'offline.save',
  downloading: 'offline.saving',
  stored: 'offline.remove',
} as const
