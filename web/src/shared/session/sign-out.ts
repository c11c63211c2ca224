import { createContext, use } from 'react'

/** Signing out is the identity's business; the app hands it down to whoever shows the button. */
export const SignOutContext = createContext<() => Promise<void>>(() => Promise.resolve())

/** Ends the session here and in every other tab; tells the parent itself if that fails. */
export function useSignOut(): () => Promise<void> {
  return use(SignOutContext)
}
