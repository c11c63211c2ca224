import { type ReactNode, useId } from 'react'

export interface FieldTexts {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

interface FieldProps extends FieldTexts {
  /** Hides the label from the eye, not from the ear. */
  labelHidden?: boolean
  aside?: ReactNode
  children: (wiring: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode
}

/** Label, hint and error of one control, tied to it for screen readers. */
export function Field({ label, hint, error, labelHidden, aside, children }: FieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="grid gap-1.5">
      <div className={labelHidden ? 'sr-only' : 'flex items-baseline justify-between gap-3'}>
        <label htmlFor={id} className="font-bold">
          {label}
        </label>
        {aside}
      </div>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-[0.9375rem] text-soft">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="font-semibold text-[0.9375rem] text-danger">
      {children}
    </p>
  )
}

/** How much of the room is used; it shows itself once a fifth is left. */
export function Counter({ count, max }: { count: number; max: number }) {
  if (count <= max * 0.8) return null
  return (
    <span className={`text-sm tabular-nums ${count >= max ? 'text-danger' : 'text-soft'}`}>
      {count} / {max}
    </span>
  )
}

/** What went wrong with the form as a whole, above its fields. */
export function FormAlert({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div role="alert" className="rounded-field border-2 border-danger px-4 py-3">
      <p className="font-bold text-danger">{title}</p>
      <p className="text-soft">{children}</p>
    </div>
  )
}
