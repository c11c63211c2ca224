import type { ComponentProps } from 'react'
import { controlLook, Field, type FieldTexts } from './Field.tsx'

interface TextInputProps extends ComponentProps<'input'>, FieldTexts {
  labelHidden?: boolean
}

export function TextInput({ label, hint, error, labelHidden, className = '', ...input }: TextInputProps) {
  return (
    <Field label={label} hint={hint} error={error} labelHidden={labelHidden}>
      {(wiring) => <input type="text" {...input} {...wiring} className={`${controlLook} ${className}`} />}
    </Field>
  )
}
