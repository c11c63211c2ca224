import { paymentCalls } from '@perinka/contract/payment-calls'
import type { Code, PaymentSession } from '@perinka/contract/payments'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { ApiError } from '../../../shared/api/api-error.ts'
import { ask } from '../../../shared/api/ask.ts'
import { translate } from '../../../shared/i18n/i18n.ts'
import { keys } from '../../../shared/query/keys.ts'
import { notifyFailure } from '../../../ui/notify.ts'

export interface SessionWish {
  residencyCountry: string
  discountCode: Code | null
}

/** Refusals that have a place on the page: at the code's field, or the page that says what the family has already. */
const SAID_ELSEWHERE = ['discount_invalid', 'already_subscribed', 'unauthorized']

/** The family's payment session for this country and code; a change of either replaces it. Null wish: not yet. */
export function usePaymentSession(wish: SessionWish | null) {
  return useQuery({
    queryKey: keys.paymentSession(wish),
    queryFn: ({ signal }) => openSession(wish as SessionWish, signal),
    enabled: wish !== null,
    // The server has ended it as soon as another took its place: what was answered once is no answer for later.
    gcTime: 0,
  })
}

let last: Promise<unknown> = Promise.resolve()

/**
 * One after the other, each while it is still wanted: the server ends the session before, so the last one that is asked
 * for must be the last that it makes.
 */
async function openSession(wish: SessionWish, signal: AbortSignal): Promise<PaymentSession> {
  const turn = last.then(() => {
    signal.throwIfAborted()
    return ask(paymentCalls.createSubscription, {
      body: { residencyCountry: wish.residencyCountry, ...(wish.discountCode && { discountCode: wish.discountCode }) },
    })
  })
  last = turn.catch(() => {})
  try {
    return withSecret(await turn)
  } catch (error) {
    if (signal.aborted || (error instanceof ApiError && SAID_ELSEWHERE.includes(error.code))) throw error
    notifyFailure(translate('premium.initiateFailed'))
    throw lacksSecret(error) ? noSecret() : error
  }
}

function withSecret(session: PaymentSession): PaymentSession {
  if (session.clientSecret === '') throw noSecret()
  return session
}

const lacksSecret = (error: unknown) =>
  error instanceof z.core.$ZodError && error.issues.some(({ path }) => path[0] === 'clientSecret')

/** The specification's own sentence (section 8). */
function noSecret(): Error {
  const error = new Error('No clientSecret received from server')
  console.error(error)
  return error
}
