/** Stands where something is on its way; give it that something's size. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden="true" className={`shimmers rounded-field bg-raised ${className}`} />
}
