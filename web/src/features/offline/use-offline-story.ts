import { isAwayError } from '../../shared/api/away.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import type { AudioNotDownloaded } from '../../shared/offline/audio.ts'
import { removeStories, saveStory } from '../../shared/offline/save-story.ts'
import { currentSaved, useSaved } from '../../shared/offline/saved.ts'
import { useAccount } from '../../shared/session/session.ts'
import { notify, notifyFailure } from '../../ui/notify.ts'

type T = ReturnType<typeof useT>

/** Whether a story is stored on this device, and what changes that. Each tells the parent how it went. */
export function useOfflineStory(id: string) {
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
