import { useServerAway } from '../shared/api/reach.ts'
import { useT } from '../shared/i18n/use-t.ts'
import { Unplugged } from './icons.tsx'

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
