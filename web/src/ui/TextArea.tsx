import { type ComponentProps, useState } from 'react'
import { Counter, Field, type FieldTexts } from './Field.tsx'
import { controlLook } from './looks.ts'

interface TextAreaProps extends ComponentProps<'textarea'>, FieldTexts {
  /** Most characters it takes; the counter shows itself once a fifth is left. */
  max: number
}

export function TextArea({ label, hint, error, max, className = '', ...area }: TextAreaProps) {
  const [typed, setTyped] = useState(0)
  const count = typeof area.value === 'string' ? area.value.length : typed
  return (
    <Field label={label} hint={hint} error={error} aside={<Counter count={count} max={max} />}>
      {(wiring) => (
        <textarea
          rows={3}
          maxLength={max}
          {...area}
          {...wiring}
          onInput={(event) => setTyped(event.currentTarget.value.length)}
          className={`${controlLook} field-sizing-content resize-none ${className}`}
        />
      )}
    </Field>
  )
}
