import { LANGUAGES, type Language } from '@perinka/contract/catalog'
import { Select } from '../../ui/Select.tsx'
import { setLanguage, useLanguage } from './language.ts'
import { useT } from './use-t.ts'

/** Each language by its own name. */
const NAMES: Record<Language, string> = { en: 'English', sk: 'Slovenčina' }

export function LanguageSelect({ label, labelHidden = true }: { label?: string; labelHidden?: boolean }) {
  const t = useT()
  return (
    <Select
      label={label ?? t('language.label')}
      labelHidden={labelHidden}
      // The device's own face: a "č" in the list must not fetch a font file on an English page.
      className="font-[system-ui]"
      value={useLanguage()}
      onChange={(event) => void setLanguage(event.currentTarget.value as Language)}
      options={LANGUAGES.map((value) => ({ value, label: NAMES[value] }))}
    />
  )
}
