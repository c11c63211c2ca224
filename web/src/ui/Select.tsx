import { Field, type FieldTexts } from './Field.tsx'
import { SelectBox, type SelectBoxProps } from './SelectBox.tsx'

interface SelectProps extends SelectBoxProps, FieldTexts {
  labelHidden?: boolean
}

export function Select({ label, hint, error, labelHidden, ...select }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} labelHidden={labelHidden}>
      {(wiring) => <SelectBox {...select} {...wiring} />}
    </Field>
  )
}
