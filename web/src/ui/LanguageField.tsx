import { LANGUAGES } from '@perinka/contract/catalog'
import type { ComponentProps } from 'react'
import { LANGUAGE_NAMES } from '../shared/i18n/language.ts'
import { Select } from './Select.tsx'

export function LanguageField(props: Omit<ComponentProps<typeof Select>, 'options'>) {
  return <Select {...props} options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))} />
}
