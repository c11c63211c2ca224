import { type ReactNode, useEffect, useRef, useState } from 'react'
import {
  type CookieChoice,
  closeCookieSettings,
  followOtherTabs,
  saveConsent,
  useConsent,
} from '../../shared/consent/consent.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import { BannerDetails } from './BannerDetails.tsx'
import { BannerQuestion } from './BannerQuestion.tsx'

interface CookieBannerProps {
  /** Opens a page of the product without leaving the one that plays; left out where a link may reload. */
  onFollow?: (path: string) => void
}

/** Asks once at the foot of any page, takes no focus by itself and stores nothing unless told to. */
export function CookieBanner({ onFollow }: CookieBannerProps) {
  const { preferences, isReopened } = useConsent()
  const [isClosed, setClosed] = useState(false)
  useEffect(followOtherTabs, [])
  if (!isReopened && (preferences || isClosed)) return null
  return (
    <Banner
      // Asked for from the settings it begins anew, and with the details.
      key={String(isReopened)}
      begins={isReopened ? 'details' : 'question'}
      choice={preferences ?? { analytics: false, functional: false }}
      onClose={() => {
        setClosed(true)
        closeCookieSettings()
      }}
      onFollow={onFollow}
    />
  )
}

interface BannerProps extends CookieBannerProps {
  begins: 'question' | 'details'
  choice: CookieChoice
  onClose: () => void
}

function Banner({ begins, choice, onClose, onFollow }: BannerProps) {
  const t = useT()
  const banner = useRef<HTMLElement>(null)
  const opener = useRef(document.activeElement)
  const [view, setView] = useState(begins)
  const [isSettled, setSettled] = useState(begins === 'question')

  // The view that was asked for has the focus; the banner that comes by itself leaves it where it is.
  useEffect(() => {
    if (!isSettled && view) banner.current?.focus()
  }, [isSettled, view])
  useEffect(() => keepClear(banner.current), [])

  function leave(end: () => void) {
    const hadFocus = banner.current?.contains(document.activeElement)
    end()
    const back = opener.current
    if (!hadFocus) return
    if (back instanceof HTMLElement && back !== document.body && back.isConnected) back.focus()
    else document.getElementById('content')?.focus({ preventScroll: true })
  }
  function turnTo(next: typeof view) {
    setSettled(false)
    setView(next)
  }
  const save = (chosen: CookieChoice) => leave(() => saveConsent(chosen))
  const close = () => leave(onClose)

  return (
    <section ref={banner} data-foot tabIndex={-1} aria-label={t('consent.label')} className="cookie-banner rises">
      <div className="cookie-banner-inside">
        {view === 'question' ? (
          <BannerQuestion
            onSave={save}
            onDetails={() => turnTo('details')}
            close={<CloseButton label={t('consent.close')} onClick={close} />}
            policy={<Policy onFollow={onFollow} />}
          />
        ) : (
          <BannerDetails
            choice={choice}
            onSave={save}
            onBack={() => turnTo('question')}
            close={<CloseButton label={t('consent.close')} onClick={close} />}
          />
        )}
      </div>
    </section>
  )
}

function Policy({ onFollow }: CookieBannerProps): ReactNode {
  const t = useT()
  return (
    <a
      href="/cookies"
      className="inline-block font-semibold text-ink underline underline-offset-4"
      onClick={(event) => {
        if (!onFollow || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onFollow('/cookies')
      }}
    >
      {t('consent.policy')}
    </a>
  )
}

/** Drawn here: the shared one brings tooltips along, and with them more than the whole banner. */
function CloseButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" aria-label={label} onClick={onClick} className="cookie-close">
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 fill-none stroke-2 stroke-current">
        <path d="M6 6l12 12M18 6L6 18" strokeLinecap="round" />
      </svg>
    </button>
  )
}

/** Tells the page how high the banner stands, so that what floats keeps clear of it. */
function keepClear(banner: HTMLElement | null): () => void {
  const root = document.documentElement
  if (!banner) return () => {}
  const watch = new ResizeObserver(() => root.style.setProperty('--banner', `${banner.offsetHeight}px`))
  watch.observe(banner)
  return () => {
    watch.disconnect()
    root.style.removeProperty('--banner')
  }
}
