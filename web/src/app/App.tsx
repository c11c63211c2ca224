import { QueryClientProvider } from '@tanstack/react-query'
import { Router } from 'wouter'
import { queryClient } from '../shared/query/client.ts'
import { SignOutContext } from '../shared/session/sign-out.ts'
import { Toaster } from '../ui/Toaster.tsx'
import { TooltipProvider } from '../ui/Tooltip.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { gently } from './navigation.ts'
import { Screens } from './Screens.tsx'
import { signOutToLanding, useSessionKeeping } from './session-keeping.ts'

export default function App() {
  useSessionKeeping()
  return (
    <QueryClientProvider client={queryClient}>
      <SignOutContext value={signOutToLanding}>
        <TooltipProvider>
          <Router aroundNav={gently}>
            <ErrorBoundary>
              <Screens />
            </ErrorBoundary>
          </Router>
          <Toaster />
        </TooltipProvider>
      </SignOutContext>
    </QueryClientProvider>
  )
}
