import { paymentCalls } from '@perinka/contract/payment-calls'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { ask } from '../../../shared/api/ask.ts'
import { failureText } from '../../../shared/api/failure-text.ts'
import { translate } from '../../../shared/i18n/i18n.ts'
import { useT } from '../../../shared/i18n/use-t.ts'
import { keys } from '../../../shared/query/keys.ts'
import { notify } from '../../../ui/notify.ts'
import { useOneAtATime } from '../one-at-a-time.ts'

/** Redeems a code for free stories and tells how many there are now. */
export function useRedeeming(onDone: () => void = () => {}) {
  const t = useT()
  const client = useQueryClient()
  const [error, setError] = useState<unknown>(null)
  const [redeem, isBusy] = useOneAtATime(async (code: string) => {
    setError(null)
    try {
      const { freeStoriesGranted, freeStoriesRemaining } = await ask(paymentCalls.redeemCode, { body: { code } })
      await client.invalidateQueries({ queryKey: keys.subscription })
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

const REFUSALS = ['code_invalid', 'code_already_used', 'code_not_for_stories', 'code_expired', 'code_used_up']

/** Why a code gave no stories, in the sentences of the specification, section 8. */
export function redeemText(error: unknown): string {
  const code = error instanceof ApiError ? error.code : ''
  if (REFUSALS.includes(code)) return translate(`redeem.${code}`)
  return code === 'too_many_requests' ? failureText(error) : translate('redeem.failed')
}

/** It is good, for something else: a lower price. */
export const isDiscount = (error: unknown) => error instanceof ApiError && error.code === 'code_not_for_stories'
