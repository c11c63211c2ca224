import { minutesToRead, SERIES_PREVIEW_CHARS } from '@perinka/contract/catalog'
import type { StoryCard } from '@perinka/contract/stories'
import { Link } from 'wouter'
import { useT } from '../../../shared/i18n/use-t.ts'
import { Voice } from '../../../ui/later-icons.tsx'
import type { StorySlot } from '../CardFrame.tsx'
import { FavoriteButton } from '../FavoriteButton.tsx'
import { previewOf } from '../StoryCard.tsx'
import { Age, Facts } from '../StoryFacts.tsx'
import '../story-card.css'

/** One chapter of a series; the whole of it opens the chapter. */
export function ChapterEntry({ chapter, save }: { chapter: StoryCard; save?: StorySlot }) {
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
