import { LANGUAGES, type Language } from '@perinka/contract/languages'
import { Select } from '../../ui/Select.tsx'
import { setLanguage, useLanguage } from './language.ts'
import { LANGUAGE_NAMES } from './language-names.ts'
import { useT } from './use-t.ts'

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
      options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
    />
  )
}
