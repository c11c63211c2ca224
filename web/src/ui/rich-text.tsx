import { Children, type ReactNode } from 'react'

/** A text in which `<0>…</0>` and so on stand for what `wraps` makes of the words between them. */
export function richText(text: string, wraps: readonly ((words: string) => ReactNode)[]): ReactNode {
  // Splitting by a pattern with two groups: plain text, number, words, plain text, and so on.
  const parts = text.split(/<(\d)>(.*?)<\/\1>/)
  const drawn = parts.map((part, place) => {
    if (place % 3 === 0) return part
    return place % 3 === 1 ? wraps[Number(part)]?.(parts[place + 1] ?? '') : null
  })
  return Children.toArray(drawn)
}

/** A link within a sentence, in a tab of its own: what was typed on this page stays. */
export function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener" className="font-semibold text-ink underline underline-offset-4">
      {children}
    </a>
  )
}
