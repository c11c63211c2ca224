import { useT } from '../../shared/i18n/use-t.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useStories } from './api/list-stories.ts'
import type { StorySlot } from './CardFrame.tsx'
import { Library } from './library/Library.tsx'
import type { ChildName } from './library/LibraryControls.tsx'
import { libraryGrid } from './library/LibraryGrid.tsx'
import { NoStories } from './RecentStories.tsx'
import { StoryCardSkeletons } from './StoryCard.tsx'

interface StoryListProps {
  /** The family's children, as far as they are known. */
  childNames: readonly ChildName[]
  listen?: StorySlot
  save?: StorySlot
}

/** All of the family's stories, and what finds one among them. */
export function StoryList({ childNames, listen, save }: StoryListProps) {
  const t = useT()
  const stories = useStories()
  if (stories.isPending) return <LibrarySkeleton />
  if (stories.isError) return <LoadFailed onRetry={stories.refetch} />
  if (stories.data.length === 0) {
    return <NoStories action={<LinkButton href="/">{t('stories.startFirst')}</LinkButton>} />
  }
  return <Library cards={stories.data} childNames={childNames} listen={listen} save={save} />
}

function LibrarySkeleton() {
  return (
    <>
      <div className="mb-16 grid gap-3">
        <Skeleton className="h-13 rounded-full" />
        <Skeleton className="h-11 rounded-full" />
      </div>
      <div className={libraryGrid}>
        <StoryCardSkeletons count={6} tall />
      </div>
    </>
  )
}
