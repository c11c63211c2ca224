import { CardPlayButton } from '../../features/player/CardPlayButton.tsx'
import { StoryList } from '../../features/stories/StoryList.tsx'
import { useT } from '../../shared/i18n/use-t.ts'

export default function StoriesPage() {
  const t = useT()
  return (
    <div className="page">
      <h1 className="h1 mb-6">{t('stories.title')}</h1>
      <StoryList listen={(story) => <CardPlayButton story={story} />} />
    </div>
  )
}
