import type { ReactNode } from 'react'
import type { Provider } from '../../features/billing/payment/payment-fields.ts'
import { useConfig } from '../../shared/query/config.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { PageLoading, TitledPage } from '../TitledPage.tsx'
import NotFoundPage from './NotFoundPage.tsx'

/** A page about paying: on a server without payments there is none. */
export function PaidPage({ children }: { children: (provider: Provider) => ReactNode }) {
  const { data: config, isError, refetch } = useConfig()
  const adapter = config?.payments.adapter
  if (adapter === 'off') return <NotFoundPage />
  return (
    <TitledPage title="title.subscribe">
      {config && adapter ? (
        <div className="page">{children({ ...config.payments, adapter })}</div>
      ) : isError ? (
        <div className="page grid min-h-[80dvh] content-center">
          <LoadFailed onRetry={refetch} />
        </div>
      ) : (
        <PageLoading />
      )}
    </TitledPage>
  )
}
