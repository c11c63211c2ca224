import { useEffect, useLayoutEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { useT } from '../shared/i18n/use-t.ts'
import { IconButton } from './IconButton.tsx'
import { Close } from './icons.tsx'
import { buttonLook } from './looks.ts'
import { dismissNotice, dismissNotices, type Notice, useNotice } from './notify.ts'

/** What went wrong takes longer to read than what went well. */
const SHOWN_MS = { default: 6000, destructive: 10_000 }

/**
 * One notice at a time, above whatever stands at the foot of the page, so that it hides neither a
 * title nor the navigation. It stays while a pointer or the focus rests on it.
 */
export function Toaster() {
  const region = useRef<HTMLDivElement>(null)
  const notice = useNotice()
  const [path] = useLocation()
  useEffect(() => dismissNotices(({ link }) => link?.href === path), [path])
  useEffect(() => {
    if (!notice || notice.link) return
    const timer = setInterval(
      () => {
        if (!region.current?.matches(':hover, :focus-within')) dismissNotice(notice)
      },
      SHOWN_MS[notice.tone ?? 'default'],
    )
    return () => clearInterval(timer)
  }, [notice])
  useLayoutEffect(() => {
    if (notice && region.current) return keepAboveFoot(region.current)
  }, [notice])
  const isBad = notice?.tone === 'destructive'
  const toast = notice && <Toast notice={notice} onClose={() => dismissNotice(notice)} />
  return (
    <div ref={region} data-toaster className="toaster">
      {/* Both are there before they speak: a region that comes with its words is often not read out. */}
      <div role="status" aria-live="polite">
        {!isBad && toast}
      </div>
      <div role="alert" aria-live="assertive">
        {isBad && toast}
      </div>
    </div>
  )
}

function Toast({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const t = useT()
  const edge = notice.tone === 'destructive' ? 'border-danger' : 'border-lamp'
  return (
    <div
      data-toast
      className={`rises pointer-events-auto flex items-center gap-3 rounded-field border-2 bg-raised py-3 pr-2 pl-5 text-ink shadow-2xl ${edge}`}
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
      <IconButton label={t('common.close')} icon={<Close />} className="size-11" onClick={onClose} />
    </div>
  )
}

/** Room for a notice of two lines above a dialog. */
const ROOM = 144

/**
 * Pixels from the window's foot up to where nothing is fixed: above the navigation, the player, a banner or a
 * dialog's buttons, as far as they stand on one another. Each says `data-foot`.
 */
function footHeight(): number {
  // The topmost: a question may stand over the dialog that it is about.
  const modal = [...document.querySelectorAll('[data-modal]')].at(-1)
  // A phone's sheet that leaves room above is the foot as a whole: nothing of it is hidden.
  const room = modal?.getBoundingClientRect().top ?? 0
  let edge = window.innerHeight
  const feet = modal && room >= ROOM ? [modal] : [...(modal ?? document).querySelectorAll('[data-foot]')]
  const bars = feet.map((bar) => bar.getBoundingClientRect())
  for (const { top, bottom, height } of bars.sort((one, other) => other.bottom - one.bottom)) {
    // A little apart or one over the other still is one upon the other.
    if (height > 0 && top < edge && bottom >= edge - 16) edge = top
  }
  return window.innerHeight - edge
}

/** Keeps `element` above what stands at the window's foot, until the answered function is called. */
function keepAboveFoot(element: HTMLElement): () => void {
  const place = () => element.style.setProperty('--foot', `${footHeight()}px`)
  // What comes and goes changes the page's height (its bars) or the body's children (its dialogs).
  const sizes = new ResizeObserver(place)
  const dialogs = new MutationObserver(place)
  sizes.observe(document.body)
  dialogs.observe(document.body, { childList: true })
  window.addEventListener('resize', place)
  place()
  return () => {
    sizes.disconnect()
    dialogs.disconnect()
    window.removeEventListener('resize', place)
  }
}
