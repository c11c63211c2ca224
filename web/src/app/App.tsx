import { QueryClientProvider } from '@tanstack/react-query'
import { Component, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { type AroundNavHandler, Router } from 'wouter'
import { useT } from '../shared/i18n/use-t.ts'
import { queryClient } from '../shared/query/client.ts'
import { LeavingContext } from '../shared/session/sign-out.ts'
import { Button } from '../ui/Button.tsx'
import { Lantern } from '../ui/Lantern.tsx'
import { Toaster } from '../ui/Toaster.tsx'
import { TooltipProvider } from '../ui/Tooltip.tsx'
import { useDeviceLook } from './device-look.ts'
import { wantsFreshPage } from './releases.ts'
import { preloadPage } from './routes.ts'
import { Screens } from './Screens.tsx'
import { farewellToLanding, keepSession, signOutToLanding } from './session-keeping.ts'

const LEAVING = { signOut: signOutToLanding, farewell: farewellToLanding }

// Asked while the page's own chunk is on its way.
keepSession()

/** The page that was asked for: with it the app shows without a step in between. */
export const ready = preloadPage(location.pathname).catch(() => {})

export default function App() {
  useDeviceLook()
  return (
    <QueryClientProvider client={queryClient}>
      <LeavingContext value={LEAVING}>
        <TooltipProvider>
          <Router aroundNav={gently}>
            <ErrorBoundary>
              <Screens />
            </ErrorBoundary>
          </Router>
          <Toaster />
        </TooltipProvider>
      </LeavingContext>
    </QueryClientProvider>
  )
}

/** A class, since React knows no other way to catch what a screen throws. */
class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <Broken /> : this.props.children
  }
}

function Broken() {
  const t = useT()
  return (
    <main className="page grid min-h-[80dvh] place-content-center justify-items-center gap-5 text-center">
      <Lantern glow={0} className="h-28" />
      <h1 className="h2 max-w-sm">{t('common.somethingWrong')}</h1>
      <Button onClick={() => location.reload()}>{t('common.reload')}</Button>
    </main>
  )
}

/** One screen gives way to the next without a jump, where the browser can and the parent likes motion. */
const gently: AroundNavHandler = (navigate, to, options) => {
  if (wantsFreshPage()) return location.assign(to)
  const go = () => {
    flushSync(() => navigate(to, options))
    window.scrollTo(0, 0)
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  void preloadPage(to)
    .catch(() => {})
    .then(() => {
      if (document.startViewTransition && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
        document.startViewTransition(go)
      } else go()
    })
}
