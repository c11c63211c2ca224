import { RECENT_STORIES } from '@perinka/contract/catalog'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useServerAway } from '../../shared/api/reach.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { useRecentStories } from './api/list-stories.ts'
import type { StorySlot } from './CardFrame.tsx'
import { StoryCard, StoryCardSkeletons } from './StoryCard.tsx'

export function RecentStories({ listen, save }: { listen?: StorySlot; save?: StorySlot }) {
  const t = useT()
  const recent = useRecentStories()
  return (
    <section aria-labelledby="recent-title">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <h2 id="recent-title" className="h2">
          {t('stories.recent')}
        </h2>
        {recent.data && recent.data.length > 0 && (
          <Link href="/stories" className="-my-2 rounded py-2 font-bold text-lamp underline-offset-4 hover:underline">
            {t('stories.all')}
          </Link>
        )}
      </div>
      {recent.isPending ? (
        <div className={recentGrid}>
          <StoryCardSkeletons count={RECENT_STORIES} />
        </div>
      ) : recent.isError ? (
        <LoadFailed onRetry={recent.refetch} />
      ) : recent.data.length === 0 ? (
        <NoStories />
      ) : (
        <ul className={recentGrid}>
          {recent.data.map((story) => (
            <li key={story.id}>
              <StoryCard story={story} level="h3" listen={listen} save={save} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const recentGrid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-1'

/** Nothing to show yet; `action`: how the first one begins. */
export function NoStories({ action }: { action?: ReactNode }) {
  const t = useT()
  if (useServerAway()) return <EmptyState title={t('offline.none')} description={t('offline.noneText')} />
  return <EmptyState title={t('stories.emptyTitle')} description={t('stories.emptyText')} action={action} />
}
