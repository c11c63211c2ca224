import { Skeleton } from '../ui/Skeleton.tsx'

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
