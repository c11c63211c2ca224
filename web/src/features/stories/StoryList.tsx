import { Link } from 'wouter'
import { useT } from '../../shared/i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { useStories } from './api/list-stories.ts'
import { type ListenSlot, StoryCard, StoryCardSkeletons } from './StoryCard.tsx'

const grid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3'

export function StoryList({ listen }: { listen: ListenSlot }) {
  const t = useT()
  const stories = useStories()
  if (stories.isPending) {
    return (
      <div className={grid}>
        <StoryCardSkeletons count={6} />
      </div>
    )
  }
  if (stories.isError) return <LoadFailed onRetry={stories.refetch} />
  if (stories.data.length === 0) {
    return (
      <EmptyState
        title={t('stories.emptyTitle')}
        description={t('stories.emptyText')}
        action={
          <Button asChild>
            <Link href="/">{t('stories.startFirst')}</Link>
          </Button>
        }
      />
    )
  }
  return (
    <ul className={grid}>
      {stories.data.map((story) => (
        <li key={story.id}>
          <StoryCard story={story} level="h2" preview listen={listen} />
        </li>
      ))}
    </ul>
  )
}
