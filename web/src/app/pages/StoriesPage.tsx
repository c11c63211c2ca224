import { LostStories } from '../../features/offline/LostStories.tsx'
import { OfflineButton } from '../../features/offline/OfflineButton.tsx'
import { CardPlayButton } from '../../features/player/PlayButton.tsx'
import { useProfiles } from '../../features/profiles/api/list-profiles.ts'
import type { StorySlot } from '../../features/stories/CardFrame.tsx'
import { StoryList } from '../../features/stories/StoryList.tsx'
import { useT } from '../../shared/i18n/use-t.ts'
import { usePageTitle } from '../../shared/page-title.ts'

// The same functions each time: a card is drawn anew for what changes on it alone.
const listen: StorySlot = (story) => <CardPlayButton story={story} />
const save: StorySlot = (story) => <OfflineButton story={story} />

export default function StoriesPage() {
  const t = useT()
  usePageTitle(t('title.stories'))
  const { data: profiles = [] } = useProfiles()
  return (
    <div className="page">
      <h1 className="h1 mb-6">{t('stories.title')}</h1>
      <LostStories className="mb-6" />
      <StoryList childNames={profiles} listen={listen} save={save} />
    </div>
  )
}
