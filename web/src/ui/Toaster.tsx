import { useEffect, useRef, useState } from 'react'
import { useT } from '../shared/i18n/use-t.ts'
import { IconButton } from './IconButton.tsx'
import { Close } from './icons.tsx'
import { type Notice, onNotice } from './notify.ts'

const SHOWN_MS = 6000

/**
 * One notice at a time, in a live region that is there before it speaks. A notice stays while a
 * pointer or the focus rests on it.
 */
export function Toaster() {
  const t = useT()
  const region = useRef<HTMLDivElement>(null)
  const [notice, setNotice] = useState<Notice | null>(null)
  useEffect(() => onNotice(setNotice), [])
  useEffect(() => {
    if (!notice) return
    const timer = setInterval(() => {
      if (!region.current?.matches(':hover, :focus-within')) setNotice(null)
    }, SHOWN_MS)
    return () => clearInterval(timer)
  }, [notice])
  const isBad = notice?.tone === 'destructive'
  return (
    <div
      ref={region}
      role="status"
      aria-live={isBad ? 'assertive' : 'polite'}
      className="pointer-events-none fixed inset-x-0 top-[max(0.75rem,env(safe-area-inset-top))] z-50 mx-auto w-full max-w-md px-4"
    >
      {notice && (
        <div
          className={`rises pointer-events-auto flex items-center gap-3 rounded-field border-2 bg-raised py-3 pr-2 pl-5 text-ink shadow-2xl ${isBad ? 'border-danger' : 'border-lamp'}`}
        >
          <div className="min-w-0 flex-1 py-1">
            <p className="font-bold">{notice.title}</p>
            {notice.description && <p className="text-soft">{notice.description}</p>}
          </div>
          <IconButton label={t('common.close')} icon={<Close />} className="size-11" onClick={() => setNotice(null)} />
        </div>
      )}
    </div>
  )
}
