import { paymentCalls } from '@perinka/contract/payment-calls'
import { useMutation } from '@tanstack/react-query'
import { ask } from '../../../shared/api/ask.ts'
import { failureText } from '../../../shared/api/failure-text.ts'
import { useT } from '../../../shared/i18n/use-t.ts'
import { currentSettings } from '../../../shared/settings/settings.ts'
import { Button } from '../../../ui/Button.tsx'
import type { ButtonLook } from '../../../ui/looks.ts'
import { notifyFailure } from '../../../ui/notify.ts'
import { useFreshPageOnReturn } from '../use-fresh-page-on-return.ts'

/** Leads to the provider's page of cards and invoices. */
export function PortalButton({ label, ...look }: ButtonLook & { label: string }) {
  const t = useT()
  const portal = useMutation({
    async mutationFn() {
      const { language } = currentSettings()
      const { url } = await ask(paymentCalls.billingPortal, { query: { language } })
      location.assign(url)
    },
    onError: (error) => notifyFailure(t('manage.failed'), failureText(error)),
  })
  useFreshPageOnReturn()
  return (
    <Button
      {...look}
      // Until the browser has left.
      busy={portal.isPending || portal.isSuccess}
      busyLabel={t('manage.opening')}
      onClick={() => portal.mutate()}
    >
      {label}
    </Button>
  )
}
