import { LANGUAGES } from '@perinka/contract/catalog'
import type { ComponentProps } from 'react'
import { LANGUAGE_NAMES } from '../shared/i18n/language.ts'
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

export function LanguageField(props: Omit<ComponentProps<typeof Select>, 'options'>) {
  return <Select {...props} options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))} />
}
