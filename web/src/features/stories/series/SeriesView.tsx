import { themeLabel } from '@perinka/contract/catalog'
import { Link } from 'wouter'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { useT } from '../../../shared/i18n/use-t.ts'
import { Button } from '../../../ui/Button.tsx'
import { Sparkle } from '../../../ui/icons.tsx'
import type { StorySlot } from '../CardFrame.tsx'
import { Facts } from '../StoryFacts.tsx'
import { Scene } from '../scene/Scene.tsx'
import { ChapterEntry } from './ChapterEntry.tsx'
import { SeriesListen } from './SeriesListen.tsx'
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
