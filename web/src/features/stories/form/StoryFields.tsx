import { CUSTOM_THEME, LENGTHS, LIMITS, STORY_THEMES, THEME_LABELS, VOICES } from '@perinka/contract/catalog'
import { useFormContext } from 'react-hook-form'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { useT } from '../../../shared/i18n/use-t.ts'
import { Select } from '../../../ui/Select.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import type { StoryForm } from './story-form.ts'

/** What the story is about, in whose voice, and how long. */
export function StoryFields() {
  const t = useT()
  const shown = useLanguage()
  const { formState, register, watch } = useFormContext<StoryForm>()
  const { errors } = formState
  const isCustom = watch('theme') === CUSTOM_THEME
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <div className={isCustom ? '' : 'sm:col-span-2'}>
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
      </div>
      {isCustom && (
        <TextInput
          label={t('stories.create.customTheme')}
          hint={t('stories.create.customThemeHint')}
          maxLength={LIMITS.customTheme}
          error={errors.customTheme?.message && t(errors.customTheme.message)}
          {...register('customTheme')}
        />
      )}
      <Select
        label={t('stories.create.voice')}
        hint={t(`stories.voice.${watch('voice')}Hint`)}
        options={VOICES.map((voice) => ({ value: voice, label: t(`stories.voice.${voice}`) }))}
        {...register('voice')}
      />
      <Select
        label={t('stories.create.length')}
        options={LENGTHS.map((length) => ({ value: length, label: t(`stories.length.${length}`) }))}
        {...register('length')}
      />
    </div>
  )
}
