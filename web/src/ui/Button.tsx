import { Slot } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { type ButtonLook, buttonLook } from './button-look.ts'
import { Spinner } from './Spinner.tsx'

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** While true the button is disabled and says `busyLabel`, or its own label. */
  busy?: boolean
  busyLabel?: ReactNode
  icon?: ReactNode
  /** Gives its look to the one child, a link for instance. */
  asChild?: boolean
}

export function Button({
  tone,
  size,
  full,
  busy = false,
  busyLabel,
  icon,
  asChild = false,
  className = '',
  children,
  disabled,
  ...rest
}: ButtonProps) {
  const look = `${buttonLook({ tone, size, full })} ${className}`
  if (asChild) {
    return (
      <Slot.Root className={look} {...rest}>
        {children}
      </Slot.Root>
    )
  }
  return (
    <button type="button" className={look} disabled={disabled || busy} aria-busy={busy || undefined} {...rest}>
      {busy ? <Spinner /> : icon}
      <span>{busy ? (busyLabel ?? children) : children}</span>
    </button>
  )
}
