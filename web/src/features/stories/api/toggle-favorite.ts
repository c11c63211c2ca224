import { calls } from '@perinka/contract/calls'
import type { Story } from '@perinka/contract/stories'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ask } from '../../../shared/api/ask.ts'
import { useT } from '../../../shared/i18n/use-t.ts'
import { showStory } from '../../../shared/query/show-story.ts'
import { notify } from '../../../ui/notify.ts'

/** The heart answers at once, and goes back to what it was if the server refuses. */
export function useToggleFavorite(story: Story) {
  const t = useT()
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => ask(calls.toggleFavorite, { params: { id: story.id } }),
    onMutate: () => showStory(client, { ...story, isFavorite: !story.isFavorite }),
    onSuccess: (changed) => showStory(client, changed),
    onError: () => {
      showStory(client, story)
      notify({ title: t('favorite.updateFailed'), tone: 'destructive' })
    },
  })
}
