import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Router } from 'wouter'
import { queryClient } from '../shared/query/client.ts'
import { LeavingContext } from '../shared/session/sign-out.ts'
import { watchScrollbar } from '../ui/scrollbar.ts'
import { Toaster } from '../ui/Toaster.tsx'
import { TooltipProvider } from '../ui/Tooltip.tsx'
import { useDeviceLook } from './device-look.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { gently } from './navigation.ts'
import { preloadPage } from './routes.ts'
import { Screens } from './Screens.tsx'
import { farewellToLanding, keepSession, signOutToLanding } from './session-keeping.ts'

const LEAVING = { signOut: signOutToLanding, farewell: farewellToLanding }

// Asked while the page's own chunk is on its way.
keepSession()

/** The page that was asked for: with it the app shows without a step in between. */
export const ready = preloadPage(location.pathname).catch(() => {})

export default function App() {
  useEffect(watchScrollbar, [])
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
