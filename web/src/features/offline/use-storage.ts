import { useEffect, useState } from 'react'
import { useSaved } from '../../shared/offline/saved.ts'

interface Storage {
  /** Bytes that the browser counts for this address; null where it does not say. */
  usage: number | null
  /** Whether the browser has promised to drop nothing by itself; null where it does not say. */
  isPersistent: boolean | null
}

/** What the browser says of its storage, asked again whenever something was stored or removed. */
export function useStorage(): Storage {
  const stored = useSaved((kept) => kept.stored)
  const [storage, setStorage] = useState<Storage>({ usage: null, isPersistent: null })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is stored is what changes the answer
  useEffect(() => {
    let isHere = true
    void Promise.all([navigator.storage?.estimate?.(), navigator.storage?.persisted?.()]).then(
      ([estimate, isPersistent = null]) => {
        if (isHere) setStorage({ usage: estimate?.usage ?? null, isPersistent })
      },
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [stored])
  return storage
}
