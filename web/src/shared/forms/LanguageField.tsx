import { LANGUAGES } from '@perinka/contract/catalog'
import type { ComponentProps } from 'react'
import { Select } from '../../ui/Select.tsx'
import { LANGUAGE_NAMES } from '../i18n/language-names.ts'

export function LanguageField(props: Omit<ComponentProps<typeof Select>, 'options'>) {
  return <Select {...props} options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))} />
}
