import { useServerAway } from '../../../shared/api/reach.ts'
import { useT } from '../../../shared/i18n/use-t.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'

/** Deleted, no longer shared, or not to be reached just now. */
export function StoryMissing({ onRetry }: { onRetry: (() => void) | null }) {
  const t = useT()
  const isAway = useServerAway()
  const why = isAway ? 'offline.needsServer' : 'stories.page.fetchFailed'
  return (
    <EmptyState
      titleAs="h1"
      title={t('stories.page.notFound')}
      description={t(onRetry ? why : 'stories.page.notFoundText')}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {onRetry && (
            <Button tone="quiet" onClick={onRetry}>
              {t('common.tryAgain')}
            </Button>
          )}
          <LinkButton href="/stories">{t('stories.page.back')}</LinkButton>
        </div>
      }
    />
  )
}
