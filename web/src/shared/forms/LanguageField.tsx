import { LANGUAGES, type Language } from '@perinka/contract/catalog'
import type { ComponentProps } from 'react'
import { Select } from '../../ui/Select.tsx'

/** Each language by its own name, whatever the interface speaks. */
const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', sk: 'Slovenčina' }

export function LanguageField(props: Omit<ComponentProps<typeof Select>, 'options'>) {
  return <Select {...props} options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))} />
}
