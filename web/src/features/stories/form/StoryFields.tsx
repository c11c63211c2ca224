import { CUSTOM_THEME, LENGTHS, LIMITS, STORY_THEMES, THEME_LABELS, VOICES } from '@perinka/contract/catalog'
import { useFormContext } from 'react-hook-form'
import { LanguageField } from '../../../shared/forms/LanguageField.tsx'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { useT } from '../../../shared/i18n/use-t.ts'
import { Select } from '../../../ui/Select.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import type { StoryForm } from './story-form.ts'

/** What the story is about, in which language, how long, and in whose voice. */
export function StoryFields() {
  const t = useT()
  const shown = useLanguage()
  const { formState, register, watch } = useFormContext<StoryForm>()
  const { errors } = formState
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Select
        label={t('stories.create.theme')}
        error={errors.theme?.message && t(errors.theme.message)}
        {...register('theme')}
      >
        <option value="" disabled>
          {t('stories.create.themePlaceholder')}
        </option>
        {STORY_THEMES.map((theme) => (
          <option key={theme} value={theme}>
            {THEME_LABELS[theme][shown]}
          </option>
        ))}
        <option value={CUSTOM_THEME}>{t('stories.create.themeCustom')}</option>
      </Select>
      {watch('theme') === CUSTOM_THEME && (
        <TextInput
          label={t('stories.create.customTheme')}
          hint={t('stories.create.customThemeHint')}
          maxLength={LIMITS.customTheme}
          error={errors.customTheme?.message && t(errors.customTheme.message)}
          {...register('customTheme')}
        />
      )}
      <LanguageField label={t('stories.create.language')} {...register('language')} />
      <Select
        label={t('stories.create.length')}
        options={LENGTHS.map((length) => ({ value: length, label: t(`stories.length.${length}`) }))}
        {...register('length')}
      />
      <Select
        label={t('stories.create.voice')}
        hint={t(`stories.voice.${watch('voice')}Hint`)}
        options={VOICES.map((voice) => ({ value: voice, label: t(`stories.voice.${voice}`) }))}
        {...register('voice')}
      />
    </div>
  )
}
