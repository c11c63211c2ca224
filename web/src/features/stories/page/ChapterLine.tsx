import type { Story, StoryCard } from '@perinka/contract/stories'
import { Link } from 'wouter'
import { useT } from '../../../shared/i18n/use-t.ts'
import { chaptersOf } from '../../../shared/series.ts'
import { useStories } from '../api/list-stories.ts'

/** Above the title of a chapter: which one it is, of what. */
export function ChapterLine({ story }: { story: Pick<Story, 'seriesTitle' | 'chapterNumber' | 'language'> }) {
  const t = useT()
  if (!story.seriesTitle) return null
  return (
    <p className="wrap-anywhere mt-6 font-semibold text-[0.9375rem] text-soft">
      {t('chapter.number', { number: story.chapterNumber })} · <span lang={story.language}>{story.seriesTitle}</span>
    </p>
  )
}

/** The chapters before and after this one, where there are any. */
export function ChapterLinks({ story }: { story: Story }) {
  const t = useT()
  const { data: stories } = useStories()
  const chapters = chaptersOf(story, stories ?? [])
  const at = chapters.findIndex(({ id }) => id === story.id)
  const [before, after] = [chapters[at - 1], chapters[at + 1]]
  if (at < 0 || (!before && !after)) return null
  return (
    <nav aria-label={t('chapter.others')} className="flex w-full flex-wrap justify-between gap-x-6 gap-y-1 text-left">
      {before ? <ChapterLink story={before} label={t('chapter.previous')} /> : <span />}
      {after && <ChapterLink story={after} label={t('chapter.next')} atEnd />}
    </nav>
  )
}

function ChapterLink({ story, label, atEnd = false }: { story: StoryCard; label: string; atEnd?: boolean }) {
  return (
    <Link
      href={`/story/${story.id}`}
      className={`grid min-h-12 max-w-full content-center rounded underline-offset-4 hover:underline ${atEnd ? 'ml-auto text-right' : ''}`}
    >
      <span className="text-soft">{label}</span>
      <span className="wrap-anywhere font-bold text-lamp" lang={story.language}>
        {story.title}
      </span>
    </Link>
  )
}
