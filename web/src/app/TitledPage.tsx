import type { ReactNode } from 'react'
import { useT } from '../shared/i18n/use-t.ts'
import { usePageTitle } from '../shared/page-title.ts'
import { Skeleton } from '../ui/Skeleton.tsx'

export function TitledPage({ title, children }: { title: string | null; children: ReactNode }) {
  const t = useT()
  usePageTitle(title ? t(title) : undefined)
  return children
}

/** A page's chunk is on its way. */
export function PageLoading() {
  return (
    <div aria-busy="true" className="page grid gap-5">
      <Skeleton className="h-10 w-1/2" />
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
    </div>
  )
}
