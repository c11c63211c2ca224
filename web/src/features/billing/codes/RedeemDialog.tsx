import { useLocation } from 'wouter'
import { useT } from '../../../shared/i18n/use-t.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { subscribeWith } from './code-address.ts'
import { RedeemForm } from './RedeemForm.tsx'

export function RedeemDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const [, navigate] = useLocation()
  return (
    <Dialog onClose={onClose} title={t('redeem.title')} description={t('redeem.text')}>
      <RedeemForm
        onDone={onClose}
        onDiscount={(code) => {
          onClose()
          navigate(subscribeWith(code.trim()))
        }}
      />
    </Dialog>
  )
}
