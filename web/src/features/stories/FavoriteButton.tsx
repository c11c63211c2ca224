import { calls } from '@perinka/contract/calls'
import type { StorySummary } from '@perinka/contract/stories'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { ask } from '../../shared/api/ask.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import { keys } from '../../shared/query/keys.ts'
import { showChange, showStory } from '../../shared/query/show-story.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Heart, HeartFilled } from '../../ui/icons.tsx'
import { notifyFailure } from '../../ui/notify.ts'

export function FavoriteButton({ story }: { story: StorySummary }) {
  const t = useT()
  const toggle = useToggleFavorite(story)
  return (
    <IconButton
      label={t('stories.favorite', { title: story.title })}
      icon={story.isFavorite ? <HeartFilled /> : <Heart />}
      pressed={story.isFavorite}
      onClick={toggle}
    />
  )
}

type Favorite = Pick<StorySummary, 'id' | 'isFavorite'>

/** What the server last said of a story whose heart is being changed. */
const confirmed = new Map<string, boolean>()

/**
 * The heart answers at once, and goes back to what the server knows where that refuses. It is told what is wanted, tap
 * after tap: a second tap, or another tab, never turns one's wish around.
 */
function useToggleFavorite(story: Favorite) {
  const t = useT()
  const client = useQueryClient()
  const { id } = story
  const mutationKey = ['favorite', id]
  const isLast = () => client.isMutating({ mutationKey }) === 1
  const change = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: (isFavorite: boolean) => ask(calls.updateStory, { params: { id }, body: { isFavorite } }),
    onMutate: (isFavorite) => {
      if (!confirmed.has(id)) confirmed.set(id, !isFavorite)
      showChange(client, id, { isFavorite })
    },
    onSuccess: (changed) => {
      confirmed.set(id, changed.isFavorite)
      if (isLast()) showStory(client, changed)
    },
    onError: () => {
      if (isLast()) showChange(client, id, { isFavorite: confirmed.get(id) ?? story.isFavorite })
      notifyFailure(t('favorite.updateFailed'))
    },
    onSettled: () => {
      if (isLast()) confirmed.delete(id)
    },
  })
  return () => change.mutate(!shownFavorite(client, story))
}

/** Two quick taps come before the screen has caught up with the first. */
function shownFavorite(client: QueryClient, { id, isFavorite }: Favorite): boolean {
  return client.getQueryData(keys.stories)?.find((card) => card.id === id)?.isFavorite ?? isFavorite
}
