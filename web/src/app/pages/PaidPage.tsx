import type { ReactNode } from 'react'
import type { Provider } from '../../features/billing/payment/payment-fields.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import { usePageTitle } from '../../shared/page-title.ts'
import { useConfig } from '../../shared/query/config.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { PageLoading } from '../PageLoading.tsx'
import NotFoundPage from './NotFoundPage.tsx'

/** A page about paying: on a server without payments there is none. */
export function PaidPage({ children }: { children: (provider: Provider) => ReactNode }) {
  const { data: config, isError, refetch } = useConfig()
  const adapter = config?.payments.adapter
  const isOff = adapter === 'off'
  const title = useT()('title.subscribe')
  usePageTitle(isOff ? undefined : title)
  if (isOff) return <NotFoundPage />
  if (config && adapter) return <div className="page">{children({ ...config.payments, adapter })}</div>
  if (!isError) return <PageLoading />
  return (
    <div className="page grid min-h-[80dvh] content-center">
      <LoadFailed onRetry={refetch} />
    </div>
  )
}
