import type { ReactNode } from 'react'
import { useServerAway } from '../shared/api/reach.ts'
import { useT } from '../shared/i18n/use-t.ts'
import { Button } from './Button.tsx'
import { Unplugged } from './icons.tsx'

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

/** Beside what cannot be done without the server: says so while it is away. */
export function NeedsServer({ className = '' }: { className?: string }) {
  const t = useT()
  if (!useServerAway()) return null
  return (
    <p className={`flex items-center gap-2 text-[0.9375rem] text-soft ${className}`}>
      <Unplugged className="size-5" />
      {t('offline.needsServer')}
    </p>
  )
}
