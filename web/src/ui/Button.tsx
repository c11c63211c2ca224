import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'wouter'
import { type ButtonLook, buttonLook } from './looks.ts'
import { Spinner } from './Spinner.tsx'

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** While true the button is disabled and says `busyLabel`, or its own label. */
  busy?: boolean
  busyLabel?: ReactNode
  icon?: ReactNode
}

export function Button(props: ButtonProps) {
  const { tone, size, full, busy = false, busyLabel, icon, className = '', children, disabled, ...rest } = props
  return (
    <button
      type="button"
      className={`${buttonLook({ tone, size, full })} ${className}`}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy ? <Spinner /> : icon}
      <span className="min-w-0">{busy ? (busyLabel ?? children) : children}</span>
    </button>
  )
}

interface LinkButtonProps extends ButtonLook {
  href: string
  className?: string
  children: ReactNode
}

/** Leads to another page, and looks like a button. */
export function LinkButton({ href, className = '', children, ...look }: LinkButtonProps) {
  return (
    <Link href={href} className={`${buttonLook(look)} ${className}`}>
      {children}
    </Link>
  )
}
