import { Spinner } from './Spinner.tsx'

const LENGTH = 2 * Math.PI * 9

/** How far something has come, from 0 to 1; a spinner while that is not known. What it is stands beside it in words. */
export function ProgressRing({ part }: { part: number | null }) {
  if (part === null) return <Spinner className="size-6" />
  return (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className="size-6 shrink-0 -rotate-90">
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
