import { failureText } from '../../../shared/api/failure-text.ts'
import { useT } from '../../../shared/i18n/use-t.ts'
import { Button } from '../../../ui/Button.tsx'
import type { ButtonLook } from '../../../ui/looks.ts'
import { notifyFailure } from '../../../ui/notify.ts'
import { useBillingPortal } from '../api/manage.ts'
import { useFreshPageOnReturn } from '../use-fresh-page-on-return.ts'

/** Leads to the provider's page of cards and invoices. */
export function PortalButton({ label, ...look }: ButtonLook & { label: string }) {
  const t = useT()
  const portal = useBillingPortal()
  useFreshPageOnReturn()
  return (
    <Button
      {...look}
      // Until the browser has left.
      busy={portal.isPending || portal.isSuccess}
      busyLabel={t('manage.opening')}
      onClick={() =>
        portal.mutate(undefined, {
          onError: (error) => notifyFailure(t('manage.failed'), failureText(error)),
        })
      }
    >
      {label}
    </Button>
  )
}
