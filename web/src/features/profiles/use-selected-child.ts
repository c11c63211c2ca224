import type { Profile } from '@perinka/contract/profiles'
import { useState } from 'react'

const keyOf = (userId: string) => `perinka.child.${userId}`

/**
 * The child tonight's story is for. Kept on this device; an only child, or the first one where nothing
 * was chosen yet, is selected by itself, and stays unselected once the parent says so.
 */
export function useSelectedChild(userId: string, profiles: Profile[] | undefined) {
  const [chosen, setChosen] = useState(() => read(userId))
  const child = chosen === '' ? null : (profiles?.find(({ id }) => id === chosen) ?? profiles?.[0] ?? null)
  return {
    child,
    select(id: string | null) {
      setChosen(id ?? '')
      try {
        localStorage.setItem(keyOf(userId), id ?? '')
      } catch {
        // Private windows may refuse storage; the choice then lasts as long as the page.
      }
    },
  }
}

/** Null: nothing chosen yet; empty: chosen to be nobody. */
function read(userId: string): string | null {
  try {
    return localStorage.getItem(keyOf(userId))
  } catch {
    return null
  }
}
