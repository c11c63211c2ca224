import { minutesToRead, themeLabel } from '@perinka/contract/catalog'
import type { Story } from '@perinka/contract/stories'
import { useLanguage } from '../../shared/i18n/language.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import { relativeTime } from '../../shared/time/relative.ts'

/** Theme, minutes to read and age, in one quiet line. */
export function StoryFacts({ story }: { story: Pick<Story, 'theme' | 'content' | 'createdAt'> }) {
  const t = useT()
  const language = useLanguage()
  return (
    <p className="text-[0.9375rem] text-soft">
      {themeLabel(story.theme, language)} · {t('stories.minutes', { minutes: minutesToRead(story.content) })} ·{' '}
      <time dateTime={story.createdAt}>{relativeTime(story.createdAt, language)}</time>
    </p>
  )
}
