import type { Story } from '@perinka/contract/stories'
import { Link } from 'wouter'
import { useSubscriptionStatus } from '../../features/billing/api/subscription-status.ts'
import { ReadAlong } from '../../features/player/read-along/ReadAlong.tsx'
import { StoryAudio } from '../../features/player/StoryAudio.tsx'
import { isOwn, useStory } from '../../features/stories/api/get-story.ts'
import { FavoriteButton } from '../../features/stories/FavoriteButton.tsx'
import { ChapterLinks } from '../../features/stories/page/ChapterLine.tsx'
import { NextChapter } from '../../features/stories/page/NextChapter.tsx'
import { StoryInvite } from '../../features/stories/page/StoryInvite.tsx'
import { StoryMenu } from '../../features/stories/page/StoryMenu.tsx'
import { StoryMissing } from '../../features/stories/page/StoryMissing.tsx'
import { StorySheet, StorySheetSkeleton } from '../../features/stories/page/StorySheet.tsx'
import { ApiError } from '../../shared/api/api-error.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import { usePageTitle } from '../../shared/page-title.ts'
import { useSession } from '../../shared/session/session.ts'
import { buttonLook } from '../../ui/button-look.ts'
import { Back } from '../../ui/icons.tsx'

export default function StoryPage({ params }: { params: { id: string } }) {
  const t = useT()
  const signedIn = useSession().status === 'signed-in'
  const { data: story, isPending, error, refetch } = useStory(params.id)
  usePageTitle(error ? t('stories.page.notFound') : story?.title)

  if (isPending) {
    return (
      <Column>
        <StorySheetSkeleton />
      </Column>
    )
  }
  if (error) {
    const isAway = !(error instanceof ApiError && error.status < 500)
    return (
      <Column>
        <StoryMissing onRetry={isAway ? () => void refetch() : null} />
      </Column>
    )
  }
  const own = isOwn(story)
  // From chapter to chapter it is another page: the focus does not stay on the button that asked for this one.
  return (
    <Column key={story.id}>
      <div className="-mx-2 mb-3 flex flex-wrap items-center justify-between">
        {signedIn ? (
          <Link href="/stories" className={buttonLook({ tone: 'bare', size: 'sm' })}>
            <Back className="-ml-2 size-5" />
            {t('stories.page.back')}
          </Link>
        ) : (
          <span />
        )}
        <span className="flex">
          {own && <FavoriteButton story={story} />}
          <StoryMenu story={story} isOwner={own} />
        </span>
      </div>
      {own && signedIn ? <OwnStory story={story} /> : <StorySheet story={story} facts={own} end={<StoryInvite />} />}
    </Column>
  )
}

/** A story of the family's own is read aloud, and its words light up. */
function OwnStory({ story }: { story: Story }) {
  const { data: status } = useSubscriptionStatus()
  return (
    <ReadAlong story={story}>
      <StorySheet
        story={story}
        facts
        listen={<StoryAudio story={story} mayRegenerate={status?.isActive ?? false} />}
        end={<GoingOn story={story} />}
      />
    </ReadAlong>
  )
}

/**
 * A story of the family's own goes on, chapter by chapter. Not where the server still knows the family and this page does
 * not (its identity is gone): nothing is written there.
 */
function GoingOn({ story }: { story: Story }) {
  const { data: status } = useSubscriptionStatus()
  const mayWrite = status && (status.isActive || status.freeStoriesRemaining > 0)
  return (
    <>
      {story.isChapter && <ChapterLinks story={story} />}
      <NextChapter story={story} mayWrite={mayWrite} />
    </>
  )
}

function Column({ children }: { children: React.ReactNode }) {
  return (
    <div className="page">
      <div className="mx-auto max-w-2xl">{children}</div>
    </div>
  )
}
