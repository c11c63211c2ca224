import type { ReactNode } from 'react'

/** Line icons on a 24-pixel grid. They never speak: the control they stand in has its own name. */
export function icon(strokes: ReactNode, filled = false) {
  return function Icon({ className = 'size-6' }: { className?: string }) {
    return (
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className={`shrink-0 ${className}`}
        fill={filled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.9"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {strokes}
      </svg>
    )
  }
}
