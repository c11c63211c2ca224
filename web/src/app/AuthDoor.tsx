import { QueryClientProvider } from '@tanstack/react-query'
import { AuthDialog, type AuthDialogProps } from '../features/auth/AuthDialog.tsx'
import { queryClient } from '../shared/query/client.ts'
import { TooltipProvider } from '../ui/Tooltip.tsx'

/** The auth dialog with all it needs, since the landing it opens on has none of it. */
export default function AuthDoor(props: AuthDialogProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <AuthDialog {...props} />
      </TooltipProvider>
    </QueryClientProvider>
  )
}
