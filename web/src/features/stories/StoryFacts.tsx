import { minutesToRead, themeLabel, themeOf } from '@perinka/contract/catalog'
import type { StoryCard } from '@perinka/contract/stories'
import { Children, Fragment, type ReactNode } from 'react'
import { useLanguage } from '../../shared/i18n/language.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import { relativeTime } from '../../shared/time/relative.ts'

interface StoryFactsProps {
  story: Pick<StoryCard, 'theme' | 'words' | 'createdAt'>
  /** Said where the library tells how long a story is. */
  length?: StoryCard['length']
  /** A theme in the parent's own words stays out: where the child looks on, nothing stands as a parent typed it. */
  isBeforeChild?: boolean
}

/** Theme, length, minutes to read and age, in one quiet line. */
export function StoryFacts({ story: { theme, words, createdAt }, length, isBeforeChild = false }: StoryFactsProps) {
  const t = useT()
  const language = useLanguage()
  return (
    <Facts>
      {(!isBeforeChild || themeOf(theme)) && themeLabel(theme, language)}
      {length && t(`library.length.${length}`)}
      {t('stories.minutes', { minutes: minutesToRead(words) })}
      <Age moment={createdAt} />
    </Facts>
  )
}

/** Facts in one line; where it is too short, it breaks between them. */
export function Facts({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <p className={`text-[0.9375rem] text-soft leading-snug ${className}`}>
      {Children.toArray(children).map((fact, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fact is told by its place
        <Fragment key={place}>
          {place > 0 && ' · '}
          <span className="inline-block max-w-full">{fact}</span>
        </Fragment>
      ))}
    </p>
  )
}

export function Age({ moment }: { moment: string }) {
  const language = useLanguage()
  return <time dateTime={moment}>{relativeTime(moment, language)}</time>
}
