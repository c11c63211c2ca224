import type { Profile } from '@perinka/contract/profiles'
import { useState } from 'react'
import { loadForFamily, saveForFamily } from '../../shared/session/family-storage.ts'

const STORAGE_KEY = 'child'

/**
 * The child tonight's story is for. Kept on this device; an only child, or the first one where nothing
 * was chosen yet, is selected by itself, and stays unselected once the parent says so.
 */
export function useSelectedChild(userId: string, profiles: Profile[] | undefined) {
  // Null: nothing chosen yet; empty: chosen to be nobody.
  const [chosen, setChosen] = useState(() => loadForFamily(userId, STORAGE_KEY))
  const child = chosen === '' ? null : (profiles?.find(({ id }) => id === chosen) ?? profiles?.[0] ?? null)
  return {
    child,
    select(id: string | null) {
      setChosen(id ?? '')
      saveForFamily(userId, STORAGE_KEY, id ?? '')
    },
  }
}
