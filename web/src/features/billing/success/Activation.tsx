import { useT } from '../../../shared/i18n/use-t.ts'
import { Button } from '../../../ui/Button.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { Outcome, StartCreating } from './Outcome.tsx'
import { useActivation } from './use-activation.ts'

const TEXTS = {
  waiting: 'premium.success.waiting',
  open: 'premium.success.active',
  late: 'premium.success.late',
} as const

/** After a payment: waits until it has opened Premium, and says what it is waiting for. */
export function Activation() {
  const t = useT()
  const { state, again } = useActivation()
  return (
    <Outcome title={t('premium.success.title')} text={t(TEXTS[state])} glow={state === 'open' ? 1 : 0.45}>
      {state === 'waiting' && <Spinner className="size-8 text-lamp" />}
      {state === 'late' && <Button onClick={again}>{t('premium.success.again')}</Button>}
      <StartCreating isQuiet={state !== 'open'} />
    </Outcome>
  )
}
