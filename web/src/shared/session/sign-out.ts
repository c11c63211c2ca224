import { createContext, use } from 'react'

interface Leaving {
  /** Ends the session here and in every other tab; tells the parent itself if that fails. */
  signOut: () => Promise<void>
  /** After the account is deleted: forgets it here and in every other tab. */
  farewell: () => Promise<void>
}

/** Leaving is the identity's business; the app hands it down to whoever shows the button. */
export const LeavingContext = createContext<Leaving>({
  signOut: () => Promise.resolve(),
  farewell: () => Promise.resolve(),
})

export const useSignOut = () => use(LeavingContext).signOut

export const useFarewell = () => use(LeavingContext).farewell
