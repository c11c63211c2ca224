import type { Story } from '@perinka/contract/stories'
import { Link } from 'wouter'
import { useServerAway } from '../../../shared/api/reach.ts'
import { useT } from '../../../shared/i18n/use-t.ts'
import { Button } from '../../../ui/Button.tsx'
import { Sparkle } from '../../../ui/icons.tsx'
import { useWriting } from '../writing/writing-context.ts'

interface NextChapterProps {
  story: Story
  /** False where no free story is left and Premium is off; undefined while nobody knows. */
  mayWrite: boolean | undefined
}

/** At a story's end: asks for what happens tomorrow night. */
export function NextChapter({ story, mayWrite }: NextChapterProps) {
  const t = useT()
  const isAway = useServerAway()
  const { writing, isOpen, setOpen, beginChapter } = useWriting()
  const isOurs = writing !== null && writing.seriesId === (story.parentStoryId ?? story.id)
  return (
    <section aria-label={t('chapter.title')} className="grid w-full max-w-sm justify-items-center gap-4">
      {isOurs && !isOpen ? (
        <>
          <p role="status">{t('chapter.writing')}</p>
          <Button tone="quiet" full onClick={() => setOpen(true)}>
            {t('stories.writing.open')}
          </Button>
        </>
      ) : (
        <Button
          full
          icon={<Sparkle />}
          busy={isOurs}
          busyLabel={t('chapter.writing')}
          disabled={writing !== null || isAway}
          onClick={() => void beginChapter(story)}
        >
          {t('chapter.generate')}
        </Button>
      )}
      {isAway && !isOurs && <p>{t('page.chapterAway')}</p>}
      {writing && !isOurs && <p>{t('chapter.wait')}</p>}
      {mayWrite === false && !writing && (
        <p>
          {t('chapter.subscriptionRequiredText')}{' '}
          <Link href="/subscribe" className="rounded font-bold text-lamp underline underline-offset-4">
            {t('billing.seePremium')}
          </Link>
        </p>
      )}
    </section>
  )
}
