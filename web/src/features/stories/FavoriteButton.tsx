import type { StorySummary } from '@perinka/contract/stories'
import { useT } from '../../shared/i18n/use-t.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Heart, HeartFilled } from '../../ui/icons.tsx'
import { useToggleFavorite } from './api/toggle-favorite.ts'

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
