import { minutesToRead, SERIES_PREVIEW_CHARS, themeLabel } from '@perinka/contract/catalog'
import type { StoryCard } from '@perinka/contract/stories'
import { Link } from 'wouter'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { useT } from '../../../shared/i18n/use-t.ts'
import { isOn, type Player, usePlayer, usePlayerState } from '../../../shared/player/player.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { Pause, Play, Sparkle } from '../../../ui/icons.tsx'
import { Voice } from '../../../ui/later-icons.tsx'
import type { StorySlot } from '../CardFrame.tsx'
import { FavoriteButton } from '../FavoriteButton.tsx'
import { previewOf } from '../StoryCard.tsx'
import { Age, Facts } from '../StoryFacts.tsx'
import { Scene } from '../scene/Scene.tsx'
import type { Series } from './series.ts'
import '../story-card.css'

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
        <LinkButton href={`/story/${latest.id}`} tone="quiet">
          <Sparkle />
          {t('series.next')}
        </LinkButton>
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

/** One chapter of a series; the whole of it opens the chapter. */
function ChapterEntry({ chapter, save }: { chapter: StoryCard; save?: StorySlot }) {
  const t = useT()
  const { id, title, preview, language, chapterNumber, length, words, createdAt, standardAudioUrl } = chapter
  return (
    <li>
      <article className="card-frame gap-1.5 pt-4 pr-2 pb-2 pl-[min(1.25rem,6.7vw)]">
        <p className="flex flex-wrap items-center gap-x-3 pr-3 font-bold text-[0.9375rem] text-soft">
          {t('chapter.number', { number: chapterNumber })}
          {standardAudioUrl && (
            <span className="inline-flex items-center gap-1 text-lamp">
              <Voice className="size-4.5" />
              {t('series.hasAudio')}
            </span>
          )}
        </p>
        <h2 className="card-title pr-3" lang={language}>
          <Link href={`/story/${id}`} className="card-link">
            {title}
          </Link>
        </h2>
        <p className="pr-3 text-soft leading-snug" lang={language}>
          {previewOf(preview, SERIES_PREVIEW_CHARS)}
        </p>
        <div className="flex flex-wrap items-center gap-1">
          <Facts className="min-w-0 flex-[1_1_6rem] py-1">
            {t(`library.length.${length}`)}
            {t('stories.minutes', { minutes: minutesToRead(words) })}
            <Age moment={createdAt} />
          </Facts>
          <span className="relative ml-auto flex shrink-0">
            {save?.(chapter)}
            <FavoriteButton story={chapter} />
          </span>
        </div>
      </article>
    </li>
  )
}
