import type { ComponentProps } from 'react'
import { Counter, Field, type FieldTexts } from './Field.tsx'
import { controlLook } from './looks.ts'

/** Given both a `value` and a `maxLength`, it says when the room runs out. */
export function TextInput({ label, hint, error, className = '', ...input }: ComponentProps<'input'> & FieldTexts) {
  const { value, maxLength } = input
  const counter = typeof value === 'string' && maxLength && <Counter count={value.length} max={maxLength} />
  return (
    <Field label={label} hint={hint} error={error} aside={counter}>
      {(wiring) => <input type="text" {...input} {...wiring} className={`${controlLook} ${className}`} />}
    </Field>
  )
}
