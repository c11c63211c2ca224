import { Children, type ComponentProps, cloneElement, type ReactElement, type ReactNode } from 'react'
import { type ButtonLook, buttonLook } from './looks.ts'
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
    const child = Children.only(children) as ReactElement<ComponentProps<'a'>>
    return cloneElement(child, {
      ...(rest as ComponentProps<'a'>),
      className: `${look} ${child.props.className ?? ''}`,
    })
  }
  return (
    <button type="button" className={look} disabled={disabled || busy} aria-busy={busy || undefined} {...rest}>
      {busy ? <Spinner /> : icon}
      <span className="min-w-0">{busy ? (busyLabel ?? children) : children}</span>
    </button>
  )
}
