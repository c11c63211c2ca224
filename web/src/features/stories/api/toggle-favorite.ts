import { calls } from '@perinka/contract/calls'
import type { Story } from '@perinka/contract/stories'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { ask } from '../../../shared/api/ask.ts'
import { useT } from '../../../shared/i18n/use-t.ts'
import { keys } from '../../../shared/query/client.ts'
import { notify } from '../../../ui/notify.ts'

/** The heart answers at once, and goes back to what it was if the server refuses. */
export function useToggleFavorite(story: Story) {
  const t = useT()
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => ask(calls.toggleFavorite, { params: { id: story.id } }),
    onMutate: () => show(client, { ...story, isFavorite: !story.isFavorite }),
    onSuccess: (changed) => show(client, changed),
    onError: () => {
      show(client, story)
      notify({ title: t('favorite.updateFailed'), tone: 'destructive' })
    },
  })
}

/** The list and the story's own page show the same story. */
function show(client: QueryClient, story: Story): void {
  client.setQueryData<Story[]>(keys.stories, (list) => list?.map((other) => (other.id === story.id ? story : other)))
  client.setQueryData<Story>(keys.story(story.id), (shown) => shown && story)
}
