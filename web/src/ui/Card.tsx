import { type ReactNode, useId } from 'react'

interface CardProps {
  /** Renders as the card's heading and names it. */
  title?: ReactNode
  className?: string
  children: ReactNode
}

export function Card({ title, className = '', children }: CardProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={title ? titleId : undefined}
      className={`rounded-card border border-hairline bg-card p-[min(1.25rem,6.7vw)] sm:p-7 ${className}`}
    >
      {title && (
        <h2 id={titleId} className="h2 mb-4">
          {title}
        </h2>
      )}
      {children}
    </section>
  )
}
