import { useCreateCharacter } from '../../features/characters/api/characters.ts'
import { useCast } from '../../features/characters/use-cast.ts'
import { OfflineButton } from '../../features/offline/OfflineButton.tsx'
import { CardPlayButton } from '../../features/player/PlayButton.tsx'
import { useProfiles } from '../../features/profiles/api/list-profiles.ts'
import { Children } from '../../features/profiles/Children.tsx'
import { useSelectedChild } from '../../features/profiles/use-selected-child.ts'
import { useRecentStories } from '../../features/stories/api/list-stories.ts'
import type { StorySlot } from '../../features/stories/CardFrame.tsx'
import { StoryFormCard } from '../../features/stories/form/StoryFormCard.tsx'
import { RecentStories } from '../../features/stories/RecentStories.tsx'
import { WritingCard } from '../../features/stories/writing/WritingCard.tsx'
import { useT } from '../../shared/i18n/use-t.ts'
import { usePageTitle } from '../../shared/page-title.ts'
import { useAccount } from '../../shared/session/session.ts'
import { LanguageSelect } from '../../ui/LanguageSelect.tsx'
import { Logo } from '../../ui/Logo.tsx'

const listen: StorySlot = (story) => <CardPlayButton story={story} />
const save: StorySlot = (story) => <OfflineButton story={story} />

export default function HomePage() {
  usePageTitle(useT()('title.home'))
  const profiles = useProfiles()
  const cast = useCast()
  const { mutateAsync: addCharacter } = useCreateCharacter()
  const { child, select } = useSelectedChild(useAccount().id, profiles.data)
  const siblings = profiles.data?.filter(({ id }) => id !== child?.id) ?? []
  const recent = useRecentStories()
  const hasChildren = (profiles.data?.length ?? 0) > 0
  // A family that has just come is asked for its first child and for nothing else.
  const hasRecent = hasChildren || profiles.isError || (recent.data?.length ?? 0) > 0
  return (
    <div className="page">
      <Greeting />
      <div className={`mt-8 grid items-start gap-10 ${hasRecent ? 'lg:grid-cols-[minmax(0,1fr)_21rem]' : ''}`}>
        <div className="grid gap-8">
          <WritingCard />
          <Children selectedId={child?.id ?? null} onSelect={select} />
          {hasChildren && <StoryFormCard child={child} siblings={siblings} cast={cast} addCharacter={addCharacter} />}
        </div>
        {hasRecent && <RecentStories listen={listen} save={save} />}
      </div>
    </div>
  )
}

function Greeting() {
  const t = useT()
  const { firstName } = useAccount()
  const greeting = t(greetingKey(new Date().getHours()))
  return (
    <header>
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-4">
        <Logo />
        <LanguageSelect aria-label={t('language.label')} />
      </div>
      <h1 className="h1 mt-6">{firstName ? t('home.greeting', { greeting, name: firstName }) : greeting}</h1>
    </header>
  )
}

/** Key of the greeting for an hour of the day, 0 to 23. Bedtime is evening, however late. */
export function greetingKey(hour: number): string {
  if (hour >= 4 && hour < 10) return 'home.morning'
  return hour >= 10 && hour < 18 ? 'home.day' : 'home.evening'
}
