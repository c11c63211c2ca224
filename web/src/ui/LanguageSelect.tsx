import { LANGUAGES, type Language } from '@perinka/contract/languages'
import { LANGUAGE_NAMES, setLanguage, useLanguage } from '../shared/i18n/language.ts'
import { SelectBox, type SelectBoxProps } from './SelectBox.tsx'

/** Takes its name from `aria-label`, or from the field around it: the landing does without fields. */
export function LanguageSelect(named: Pick<SelectBoxProps, 'id' | 'aria-label'>) {
  return (
    <SelectBox
      {...named}
      // The device's own face: a "č" in the list must not fetch a font file on an English page.
      className="font-[system-ui]"
      value={useLanguage()}
      onChange={(event) => void setLanguage(event.currentTarget.value as Language)}
      options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
    />
  )
}
