import { Spinner } from './Spinner.tsx'

const LENGTH = 2 * Math.PI * 9

/** How far something has come, from 0 to 1; a spinner while that is not known. What it is stands beside it in words. */
export function ProgressRing({ part, className = 'size-6' }: { part: number | null; className?: string }) {
  if (part === null) return <Spinner className={className} />
  return (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className={`shrink-0 -rotate-90 ${className}`}>
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity=".25" />
      <circle
        cx="12"
        cy="12"
        r="9"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray={LENGTH}
        strokeDashoffset={LENGTH * (1 - part)}
      />
    </svg>
  )
}
