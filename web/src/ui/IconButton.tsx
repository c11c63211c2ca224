import type { ComponentProps, ReactNode } from 'react'
import { Spinner } from './Spinner.tsx'
import { Tooltip } from './Tooltip.tsx'

interface IconButtonProps extends ComponentProps<'button'> {
  label: string
  icon: ReactNode
  /** Set for a button that stays on or off; its label is then the same either way. */
  pressed?: boolean
  /** Looks like one that is on, where the label says so. */
  lit?: boolean
  busy?: boolean
  tone?: 'quiet' | 'lamp'
}

export function IconButton({
  label,
  icon,
  pressed,
  lit = pressed,
  busy = false,
  tone = 'quiet',
  className = '',
  disabled,
  ...rest
}: IconButtonProps) {
  const colour =
    tone === 'lamp'
      ? 'bg-lamp text-on-lamp hover:bg-lamp-deep'
      : `hover:bg-raised ${lit ? 'text-lamp' : 'text-soft hover:text-ink'}`
  return (
    <Tooltip text={label}>
      <button
        type="button"
        aria-label={label}
        aria-pressed={pressed}
        aria-busy={busy || undefined}
        disabled={disabled || busy}
        className={`inline-flex size-12 shrink-0 items-center justify-center rounded-full transition-colors disabled:opacity-50 ${colour} ${className}`}
        {...rest}
      >
        {busy ? <Spinner /> : icon}
      </button>
    </Tooltip>
  )
}
