import { type ComponentType, useCallback, useEffect, useState } from 'react'
import type { LoadFields, PaymentFieldsProps, Provider } from './payment-fields.ts'

/** What each provider brings along comes only with a form that it is for. */
export const LOAD_FIELDS: Record<Provider['adapter'], LoadFields> = {
  stripe: () => import('./StripeFields.tsx'),
  sandbox: () => import('./SandboxFields.tsx'),
}

/** On a connection this slow something is wrong, and the parent had better know. */
const PATIENCE_MS = 20_000

interface Known {
  /** Which session's fields, at which attempt. */
  of: string
  state: 'ready' | 'failed'
}

/** The provider's fields, fetched now that a form shows; `again` tries once more where they did not come. */
export function useFields(adapter: keyof typeof LOAD_FIELDS, clientSecret: string) {
  const [Fields, setFields] = useState<ComponentType<PaymentFieldsProps> | null>(null)
  const [attempt, setAttempt] = useState(0)
  const wanted = `${clientSecret} ${attempt}`
  // What was known of a former session's fields says nothing about these.
  const [known, setKnown] = useState<Known | null>(null)
  const state = known?.of === wanted ? known.state : 'coming'

  const ready = useCallback(() => setKnown({ of: wanted, state: 'ready' }), [wanted])
  const failed = useCallback(() => setKnown({ of: wanted, state: 'failed' }), [wanted])
  const again = useCallback(() => setAttempt((number) => number + 1), [])

  useEffect(() => {
    let isGone = false
    LOAD_FIELDS[adapter]().then(
      (loaded) => isGone || setFields(() => loaded.default),
      () => isGone || failed(),
    )
    const timer = setTimeout(
      () => setKnown((now) => (now?.of === wanted ? now : { of: wanted, state: 'failed' })),
      PATIENCE_MS,
    )
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [adapter, wanted, failed])
  return { Fields, state, ready, failed, again }
}
