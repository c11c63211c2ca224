import type { ReactNode } from 'react'
import { useT } from '../shared/i18n/use-t.ts'
import { Button } from './Button.tsx'

/** In place of what could not be loaded. */
export function LoadFailed({ onRetry, title }: { onRetry: () => unknown; title?: ReactNode }) {
  const t = useT()
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-4 rounded-card border border-hairline bg-card px-6 py-8 text-center"
    >
      <p className="text-soft">{title ?? t('common.somethingWrong')}</p>
      <Button tone="quiet" size="sm" onClick={() => void onRetry()}>
        {t('common.tryAgain')}
      </Button>
    </div>
  )
}
