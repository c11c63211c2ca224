import { QueryClientProvider } from '@tanstack/react-query'
import { AuthDialog, type AuthMode } from '../features/auth/AuthDialog.tsx'
import { queryClient } from '../shared/query/client.ts'
import { TooltipProvider } from '../ui/Tooltip.tsx'

/** The auth dialog with all it needs, since the landing it opens on has none of it. */
export default function AuthDoor({ begins, onClose }: { begins: AuthMode; onClose: () => void }) {
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <AuthDialog begins={begins} onClose={onClose} />
      </TooltipProvider>
    </QueryClientProvider>
  )
}
