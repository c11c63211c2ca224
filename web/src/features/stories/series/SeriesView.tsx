import { themeLabel } from '@perinka/contract/catalog'
import type { StoryCard } from '@perinka/contract/stories'
import { Link } from 'wouter'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { useT } from '../../../shared/i18n/use-t.ts'
import { isOn, type Player, usePlayer, usePlayerState } from '../../../shared/player/player.ts'
import { Button } from '../../../ui/Button.tsx'
import { Pause, Play, Sparkle } from '../../../ui/icons.tsx'
import type { StorySlot } from '../CardFrame.tsx'
import { Facts } from '../StoryFacts.tsx'
import { Scene } from '../scene/Scene.tsx'
import { ChapterEntry } from './ChapterEntry.tsx'
import type { Series } from './series.ts'

interface SeriesViewProps {
  series: Series
  /** Whose series it is, where the family has several children. */
  childName: string | null
  save?: StorySlot
}

/** A series from its first chapter to its latest, and how it goes on. */
export function SeriesView({ series, childName, save }: SeriesViewProps) {
  const t = useT()
  const language = useLanguage()
  const { id, title, chapters, latest } = series
  return (
    <>
      <header>
        <Scene seed={id} theme={latest.theme} alive className="aspect-video w-full rounded-card sm:aspect-[2/1]" />
        <h1 className="h1 mt-6" lang={latest.language}>
          {title}
        </h1>
        <Facts className="mt-2">
          {t('library.chapters', { count: chapters.length })}
          {themeLabel(latest.theme, language)}
          {childName}
        </Facts>
        <SeriesListen chapters={chapters} />
      </header>
      <ol aria-label={t('series.chapters')} className="mt-6 grid gap-3">
        {chapters.map((chapter) => (
          <ChapterEntry key={chapter.id} chapter={chapter} save={save} />
        ))}
      </ol>
      <footer className="mt-8 grid justify-items-center gap-3 text-center text-soft">
        <p className="max-w-sm">{t('series.nextText')}</p>
        <Button asChild tone="quiet">
          <Link href={`/story/${latest.id}`}>
            <Sparkle />
            {t('series.next')}
          </Link>
        </Button>
      </footer>
    </>
  )
}

/** Plays the series from its beginning, or from the chapter that the family left in the middle. */
function SeriesListen({ chapters }: { chapters: readonly StoryCard[] }) {
  const t = useT()
  const player = usePlayer()
  const { story, status } = usePlayerState()
  if (!player) return null
  const heard = chapters.find(({ id }) => id === story?.id)
  const chapter = heard ?? leftAt(player, chapters) ?? chapters[0]
  if (!chapter) return null
  const isHeard = heard !== undefined && isOn(status)
  const isBegun = heard !== undefined || player.positionOf(chapter.id) > 0
  const label = isHeard ? 'series.pause' : isBegun ? 'series.playOn' : 'series.playFirst'
  return (
    <Button
      className="mt-5 max-sm:w-full"
      icon={isHeard ? <Pause /> : <Play />}
      onClick={() => player.send({ type: 'toggle', story: chapter })}
    >
      {t(label, { number: chapter.chapterNumber })}
    </Button>
  )
}

/** The last chapter that was begun and not heard to its end. */
function leftAt(player: Player, chapters: readonly StoryCard[]): StoryCard | undefined {
  return chapters.findLast(({ id }) => player.positionOf(id) > 0)
}
