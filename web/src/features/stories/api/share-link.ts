import type { Story } from '@perinka/contract/stories'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isGone } from '../../../shared/api/api-error.ts'
import { showChange } from '../../../shared/query/show-story.ts'
import { askStory, useChangeStory } from './change-story.ts'

interface OnFailure {
  onFailed: () => void
  onGone: () => void
}

/** Whether a story's link works, and what switches it; it shows at once and goes back where the server refuses. */
export function useShareLink(story: Pick<Story, 'id' | 'linkShared'>, { onFailed, onGone }: OnFailure) {
  const client = useQueryClient()
  const change = useChangeStory(story.id)

  // Another window may have switched it meanwhile. Where the server is away, what was known last is shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens
  useEffect(() => {
    askStory(client, story.id).catch((error) => isGone(error) && onGone())
  }, [])

  /** What comes of it counts also where the dialog is closed by then: a link that still works never shows as off. */
  async function toggle(): Promise<void> {
    if (change.isPending) return
    const linkShared = !story.linkShared
    showChange(client, story.id, { linkShared })
    try {
      await change.mutateAsync({ linkShared })
    } catch (error) {
      showChange(client, story.id, { linkShared: !linkShared })
      if (isGone(error)) onGone()
      else onFailed()
    }
  }

  return { toggle, isBusy: change.isPending }
}
