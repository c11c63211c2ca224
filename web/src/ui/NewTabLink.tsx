import type { ReactNode } from 'react'

/** A link within a sentence, in a tab of its own: what was typed on this page stays. */
export function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener" className="font-semibold text-ink underline underline-offset-4">
      {children}
    </a>
  )
}
