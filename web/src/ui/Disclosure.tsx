import type { ReactNode } from 'react'
import { Down } from './later-icons.tsx'

/** Tucks away what is seldom needed. */
export function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className="group rounded-field border-2 border-hairline px-4">
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 font-bold [&::-webkit-details-marker]:hidden">
        {summary}
        <Down className="size-5 text-soft transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 pt-2 pb-5">{children}</div>
    </details>
  )
}
