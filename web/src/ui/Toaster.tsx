import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'wouter'
import { useT } from '../shared/i18n/use-t.ts'
import { buttonLook } from './button-look.ts'
import { keepAboveFoot } from './foot.ts'
import { IconButton } from './IconButton.tsx'
import { Close } from './icons.tsx'
import { currentNotices, dismissNotice, dismissNotices, type ShownNotice, watchNotices } from './notify.ts'

const NONE: ShownNotice[] = []
const none = () => NONE

/** What went wrong takes longer to read than what went well. */
const SHOWN_MS = { default: 6000, destructive: 10_000 }

/**
 * Two notices at most, above whatever stands at the foot of the page, so that they hide neither a
 * title nor the navigation. One stays while a pointer or the focus rests on it.
 */
export function Toaster() {
  const region = useRef<HTMLDivElement>(null)
  const notices = useSyncExternalStore(watchNotices, currentNotices, none)
  const [path] = useLocation()
  useEffect(() => dismissNotices(({ link }) => link?.href === path), [path])
  const isShown = notices.length > 0
  useLayoutEffect(() => {
    if (isShown && region.current) return keepAboveFoot(region.current)
  }, [isShown])
  const toasts = (areBad: boolean) =>
    notices
      .filter(({ tone }) => (tone === 'destructive') === areBad)
      .map((notice) => <Toast key={notice.id} notice={notice} />)
  return (
    <div ref={region} data-toaster className="toaster">
      {/* Both are there before they speak: a region that comes with its words is often not read out. */}
      <div role="status" aria-live="polite">
        {toasts(false)}
      </div>
      <div role="alert" aria-live="assertive">
        {toasts(true)}
      </div>
    </div>
  )
}

function Toast({ notice }: { notice: ShownNotice }) {
  const t = useT()
  const toast = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (notice.link) return
    const timer = setInterval(
      () => {
        if (!toast.current?.matches(':hover, :focus-within')) dismissNotice(notice.id)
      },
      SHOWN_MS[notice.tone ?? 'default'],
    )
    return () => clearInterval(timer)
  }, [notice])
  const edge = notice.tone === 'destructive' ? 'border-danger' : 'border-lamp'
  return (
    <div
      ref={toast}
      data-toast
      className={`rises pointer-events-auto mt-2 flex items-center gap-3 rounded-field border-2 bg-raised py-3 pr-2 pl-5 text-ink shadow-2xl ${edge}`}
    >
      <div className="min-w-0 flex-1 py-1">
        <p className="font-bold">{notice.title}</p>
        {notice.description && <p className="text-soft">{notice.description}</p>}
        {notice.link && (
          <Link href={notice.link.href} className={`${buttonLook({ tone: 'quiet', size: 'sm' })} mt-2`}>
            {notice.link.label}
          </Link>
        )}
      </div>
      <IconButton
        label={t('common.close')}
        icon={<Close />}
        className="size-11"
        onClick={() => dismissNotice(notice.id)}
      />
    </div>
  )
}
