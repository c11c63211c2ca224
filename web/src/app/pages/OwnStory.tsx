import type { Story } from '@perinka/contract/stories'
import { useState } from 'react'
import { useSubscriptionStatus } from '../../features/billing/api/subscription-status.ts'
import { OfflineButton } from '../../features/offline/OfflineButton.tsx'
import { ReadAlong } from '../../features/player/read-along/ReadAlong.tsx'
import { StoryAudio } from '../../features/player/StoryAudio.tsx'
import { FavoriteButton } from '../../features/stories/FavoriteButton.tsx'
import { ChapterLinks } from '../../features/stories/page/ChapterLine.tsx'
import { DraftNotice } from '../../features/stories/page/DraftNotice.tsx'
import { removeDraft, useHasDraft } from '../../features/stories/page/edit/draft.ts'
import { NextChapter } from '../../features/stories/page/NextChapter.tsx'
import { StoryDialogs } from '../../features/stories/page/StoryDialogs.tsx'
import { StoryMenu } from '../../features/stories/page/StoryMenu.tsx'
import { StorySheet } from '../../features/stories/page/StorySheet.tsx'
import { StoryTop } from '../../features/stories/page/StoryTop.tsx'
import { useStoryDialogs } from '../../features/stories/page/story-dialogs.ts'
import { UnreadWish } from '../../features/stories/page/UnreadWish.tsx'
import { ReadingMode } from '../../features/stories/reading/ReadingMode.tsx'
import { useReadingMode } from '../../features/stories/reading/reading-address.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { Book } from '../../ui/icons.tsx'

/** A story of the family's own: read aloud by a voice or by the parent, changed, shared, gone on with. */
export function OwnStory({ story }: { story: Story }) {
  const t = useT()
  const { data: status } = useSubscriptionStatus()
  const dialogs = useStoryDialogs()
  const reading = useReadingMode(story)
  const draft = useHasDraft(story)
  const [wasHeard, setWasHeard] = useState(false)
  const isSilenced = wasHeard && (story.audioUrl ?? story.standardAudioUrl) === null
  return (
    <>
      <StoryTop>
        <OfflineButton story={story} />
        <FavoriteButton story={story} />
        <StoryMenu story={story} dialogs={dialogs} onRead={reading.open} />
      </StoryTop>
      {draft.hasDraft && dialogs.open !== 'edit' && (
        <DraftNotice
          onOpen={() => dialogs.show('edit')}
          onDiscard={() => {
            removeDraft(story)
            draft.check()
            dialogs.focusMenu()
          }}
        />
      )}
      <ReadAlong story={story}>
        <StorySheet
          story={story}
          listen={
            <>
              {isSilenced && <p className="mt-5">{t('page.changed')}</p>}
              <StoryAudio story={story} mayRegenerate={status?.isActive ?? false} />
              <Button tone="bare" size="sm" icon={<Book />} className="-ml-4 mt-2" onClick={reading.open}>
                {t('page.read')}
              </Button>
            </>
          }
          end={
            <>
              <UnreadWish storyId={story.id} language={story.language} />
              <GoingOn story={story} />
            </>
          }
        />
      </ReadAlong>
      <StoryDialogs story={story} dialogs={{ ...dialogs, close }} onEdited={setWasHeard} />
      {reading.isReading && <ReadingMode story={story} onClose={reading.close} onClosed={dialogs.focusMenu} />}
    </>
  )

  function close() {
    dialogs.close()
    draft.check()
  }
}

/** A story of the family's own goes on, chapter by chapter. */
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
