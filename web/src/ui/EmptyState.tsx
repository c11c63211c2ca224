import type { ReactNode } from 'react'
import { Lantern } from './Lantern.tsx'

interface EmptyStateProps {
  title: ReactNode
  description?: ReactNode
  action?: ReactNode
  /** `h1` where it stands for the whole page. */
  titleAs?: 'p' | 'h1'
}

export function EmptyState({ title, description, action, titleAs: Title = 'p' }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 px-4 py-10 text-center">
      <Lantern glow={0.15} className="h-24" />
      <Title className="h2">{title}</Title>
      {description && <p className="max-w-prose text-soft">{description}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  )
}
