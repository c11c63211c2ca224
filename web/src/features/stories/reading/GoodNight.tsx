import type { Story } from '@perinka/contract/stories'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useT } from '../../../shared/i18n/use-t.ts'
import { chapterAfter } from '../../../shared/series.ts'
import { Button } from '../../../ui/Button.tsx'
import { Moon } from '../../../ui/later-icons.tsx'
import { storyQuery } from '../api/get-story.ts'
import { useStories } from '../api/list-stories.ts'
import { readingPath } from './reading-address.ts'

/** After the last word: sleep, or one more chapter where there is one. */
export function GoodNight({ story, onClose }: { story: Story; onClose: () => void }) {
  const t = useT()
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const { data: stories } = useStories()
  const next = chapterAfter(story, stories ?? [])
  const nextId = next?.id
  useEffect(() => {
    if (nextId) void client.prefetchQuery(storyQuery(nextId))
  }, [client, nextId])
  return (
    <div className="mt-[2.5em] grid justify-items-center gap-4 text-center font-sans text-base">
      <Moon className="size-10 text-lamp" />
      <p className="h2">{t('reading.end')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {next && (
          <Button onClick={() => navigate(readingPath(next.id), { replace: true })}>
            {t('chapter.next')}: <span lang={next.language}>{next.title}</span>
          </Button>
        )}
        <Button tone="quiet" onClick={onClose}>
          {t('common.close')}
        </Button>
      </div>
    </div>
  )
}
