import { useQuery } from '@tanstack/react-query'
import { isOwn, storyQuery } from '../../features/stories/api/get-story.ts'
import { StoryInvite } from '../../features/stories/page/StoryInvite.tsx'
import { SharedStoryMenu } from '../../features/stories/page/StoryMenu.tsx'
import { StoryMissing } from '../../features/stories/page/StoryMissing.tsx'
import { StorySheet, StorySheetSkeleton } from '../../features/stories/page/StorySheet.tsx'
import { StoryTop } from '../../features/stories/page/StoryTop.tsx'
import { isGone } from '../../shared/api/api-error.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import { usePageTitle } from '../../shared/page-title.ts'
import { useSession } from '../../shared/session/session.ts'
import { OwnStory } from './OwnStory.tsx'

export default function StoryPage({ params }: { params: { id: string } }) {
  const t = useT()
  const signedIn = useSession().status === 'signed-in'
  const { data: story, isPending, error, refetch } = useQuery(storyQuery(params.id))
  const isMissing = isGone(error)
  const shown = isMissing ? undefined : story
  usePageTitle(error && !shown ? t('stories.page.notFound') : shown?.title)

  if (isPending) {
    return (
      <Column>
        <StorySheetSkeleton />
      </Column>
    )
  }
  // A server that is away takes nothing from the screen; a story that is gone goes.
  if (!shown) {
    return (
      <Column>
        <StoryMissing onRetry={isMissing ? null : () => void refetch()} />
      </Column>
    )
  }
  // From chapter to chapter it is another page: the focus does not stay on the button that asked for this one.
  return (
    <Column key={shown.id}>
      {/* Not where the server still knows the family and this page does not, its identity being gone. */}
      {isOwn(shown) && signedIn ? (
        <OwnStory story={shown} />
      ) : (
        <>
          <StoryTop hasBack={signedIn}>
            <SharedStoryMenu story={shown} />
          </StoryTop>
          <StorySheet story={shown} end={<StoryInvite />} />
        </>
      )}
    </Column>
  )
}

function Column({ children }: { children: React.ReactNode }) {
  return (
    <div className="page">
      <div className="mx-auto max-w-2xl">{children}</div>
    </div>
  )
}
