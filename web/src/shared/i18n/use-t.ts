import { useLingui } from '@lingui/react'
import { useMemo } from 'react'

/** `t('stories.recent', { count: 3 })`, in the language of the moment. */
export function useT(): (id: string, values?: Record<string, unknown>) => string {
  const lingui = useLingui()
  // The context changes with the language; the instance within does not.
  return useMemo(() => (id, values) => lingui.i18n._(id, values), [lingui])
}
