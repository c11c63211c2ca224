import type { StorySummary } from '@perinka/contract/stories'
import { isAwayError } from '../../shared/api/away.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import type { AudioNotDownloaded } from '../../shared/offline/audio.ts'
import { removeStories, saveStory } from '../../shared/offline/save-story.ts'
import { currentSaved, useSaved } from '../../shared/offline/saved.ts'
import { useAccount } from '../../shared/session/session.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Download, Downloaded } from '../../ui/icons.tsx'
import { notify, notifyFailure } from '../../ui/notify.ts'
import { Spinner } from '../../ui/Spinner.tsx'

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

const LENGTH = 2 * Math.PI * 9

/** How far something has come, from 0 to 1; a spinner while that is not known. What it is stands beside it in words. */
function ProgressRing({ part }: { part: number | null }) {
  if (part === null) return <Spinner className="size-6" />
  return (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className="size-6 shrink-0 -rotate-90">
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity=".25" />
      <circle
        cx="12"
        cy="12"
        r="9"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray={LENGTH}
        strokeDashoffset={LENGTH * (1 - part)}
      />
    </svg>
  )
}

type T = ReturnType<typeof useT>

/** Whether a story is stored on this device, and what changes that. Each tells the parent how it went. */
function useOfflineStory(id: string) {
  const t = useT()
  const { id: userId } = useAccount()
  const status = useSaved((saved) =>
    saved.downloading.has(id) ? 'downloading' : saved.stored.has(id) ? 'stored' : 'not-stored',
  )
  const part = useSaved((saved) => saved.downloading.get(id) ?? null)

  async function toggle(): Promise<void> {
    if (status === 'stored') await remove(t, userId, id)
    // Pressed twice before it was drawn as on its way, it is told of once.
    else if (!currentSaved().downloading.has(id)) await download(t, userId, id)
  }

  return { status, part, toggle } as const
}

async function download(t: T, userId: string, id: string): Promise<void> {
  try {
    const outcome = await saveStory(userId, id)
    if (outcome === 'called-off') {
      // Who has left needs no word.
      if (currentSaved().userId === userId) notify({ title: t('offline.calledOff') })
      return
    }
    notify({ title: t('offline.downloaded'), description: outcome ? audioText(t, outcome) : undefined })
  } catch (error) {
    notifyFailure(t('offline.downloadFailed'), whyNot(t, error))
  }
}

const audioText = (t: T, { status }: AudioNotDownloaded) => t('offline.audioFailed', { status })

function whyNot(t: T, error: unknown): string | undefined {
  if (isFull(error)) return t('offline.full')
  if (currentSaved().status === 'refused' || error instanceof DOMException) return t('offline.refused')
  if (isAwayError(error)) return t('offline.needsServer')
  return undefined
}

const isFull = (error: unknown) => (error as Error | null)?.name === 'QuotaExceededError'

async function remove(t: T, userId: string, id: string): Promise<void> {
  try {
    await removeStories(userId, [id])
    notify({ title: t('offline.removed') })
  } catch {
    notifyFailure(t('offline.removeFailed'))
  }
}
