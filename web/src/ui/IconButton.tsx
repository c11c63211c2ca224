import type { ComponentProps, ReactNode } from 'react'
import { Tooltip } from './Tooltip.tsx'

interface IconButtonProps extends ComponentProps<'button'> {
  label: string
  icon: ReactNode
  /** Set for a button that stays on or off; its label is then the same either way. */
  pressed?: boolean
  /** Looks like one that is on, where the label says so. */
  lit?: boolean
}

export function IconButton({ label, icon, pressed, lit = pressed, className = '', ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button
        type="button"
        aria-label={label}
        aria-pressed={pressed}
        className={`inline-flex size-12 shrink-0 items-center justify-center rounded-full transition-colors hover:bg-raised ${lit ? 'text-lamp' : 'text-soft hover:text-ink'} ${className}`}
        {...rest}
      >
        {icon}
      </button>
    </Tooltip>
  )
}
