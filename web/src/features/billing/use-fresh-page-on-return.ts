import { useEffect } from 'react'

/** Back from a bank's or the provider's page the browser may show this one as it was left, still busy with leaving. */
export function useFreshPageOnReturn(): void {
  useEffect(() => {
    const renew = (event: PageTransitionEvent) => event.persisted && location.reload()
    addEventListener('pageshow', renew)
    return () => removeEventListener('pageshow', renew)
  }, [])
}
