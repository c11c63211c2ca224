import { useServerAway } from '../../shared/api/reach.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import { useSaved } from '../../shared/offline/saved.ts'
import { Unplugged } from '../../ui/icons.tsx'
import '../../theme/top-bar.css'

/** Above every screen of a family while the server is away. The region is there before it speaks. */
export function OfflineNotice() {
  const t = useT()
  const isAway = useServerAway()
  const isReady = useSaved((kept) => kept.status === 'ready')
  const count = useSaved((kept) => kept.stored.size)
  return (
    <div role="status">
      {isAway && (
        <div className="top-bar">
          <p className="mx-auto flex w-full max-w-[68rem] items-center gap-3 px-(--margin) py-1 text-[0.9375rem] leading-snug max-sm:text-[min(0.875rem,4.2vw)]">
            <Unplugged className="size-5 text-lamp" />
            <span>
              {t('offline.notice')} {isReady && t('offline.noticeStories', { count })}
            </span>
          </p>
        </div>
      )}
    </div>
  )
}
