import { useState } from 'react'
import { useT } from '../../../shared/i18n/use-t.ts'
import { notify } from '../../../ui/notify.ts'
import { useRedeem } from '../api/codes.ts'
import { useOneAtATime } from '../one-at-a-time.ts'

/** Redeems a code for free stories and tells how many there are now. */
export function useRedeeming(onDone: () => void = () => {}) {
  const t = useT()
  const { mutateAsync } = useRedeem()
  const [error, setError] = useState<unknown>(null)
  const [redeem, isBusy] = useOneAtATime(async (code: string) => {
    setError(null)
    try {
      const { freeStoriesGranted, freeStoriesRemaining } = await mutateAsync(code)
      notify({
        title: t('redeem.done', { count: freeStoriesGranted }),
        description: t('redeem.left', { remaining: freeStoriesRemaining }),
      })
      onDone()
    } catch (refusal) {
      setError(refusal)
    }
  })
  return { redeem, isBusy, error, forget: () => setError(null) }
}
