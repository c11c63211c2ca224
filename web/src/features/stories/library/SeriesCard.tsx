import { themeLabel } from '@perinka/contract/catalog'
import type { StoryCard } from '@perinka/contract/stories'
import { memo } from 'react'
import { Link } from 'wouter'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { useT } from '../../../shared/i18n/use-t.ts'
import { Book } from '../../../ui/icons.tsx'
import { CardFrame, type StorySlot } from '../CardFrame.tsx'
import { Age, Facts } from '../StoryFacts.tsx'
import type { Series } from '../series/series.ts'

interface SeriesCardProps {
  series: Series
  /** The last chapter that was looked for, where that is not the latest. */
  found: StoryCard | null
  listen?: StorySlot
  save?: StorySlot
}

/** The whole card opens the series; its buttons are about tonight's chapter, the latest. */
export const SeriesCard = memo(function SeriesCard({ series, found, listen, save }: SeriesCardProps) {
  const t = useT()
  const language = useLanguage()
  const { id, title, chapters, latest } = series
  return (
    <div className="card-stack">
      <CardFrame
        story={latest}
        seed={id}
        listen={listen}
        save={save}
        badge={
          <span className="absolute bottom-3 left-3 inline-flex items-center gap-1.5 rounded-full bg-card/88 py-1 pr-3 pl-2.5 font-bold text-[0.9375rem]">
            <Book className="size-4.5" />
            {t('library.chapters', { count: chapters.length })}
          </span>
        }
        facts={
          <Facts>
            {themeLabel(latest.theme, language)}
            <Age moment={latest.createdAt} />
          </Facts>
        }
      >
        <h2 className="card-title" lang={latest.language}>
          <Link href={`/series/${id}`} className="card-link">
            {title}
          </Link>
        </h2>
        <p className="leading-snug">
          <span className="block text-[0.9375rem] text-soft">{t('library.latest')}</span>
          <span lang={latest.language} className="font-semibold">
            {latest.title}
          </span>
        </p>
        {found && (
          <Link href={`/story/${found.id}`} className="group relative block rounded leading-snug">
            <span className="block text-[0.9375rem] text-soft">{t('library.found')}</span>
            <span className="font-bold text-lamp underline-offset-4 group-hover:underline">
              {t('library.chapterTitle', { number: found.chapterNumber })}{' '}
              <span lang={found.language}>{found.title}</span>
            </span>
          </Link>
        )}
      </CardFrame>
    </div>
  )
})
