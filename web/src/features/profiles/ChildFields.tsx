import { AGES, DEFAULT_ICON, ICONS, LIMITS, PROFILE_THEMES, THEME_LABELS } from '@perinka/contract/catalog'
import type { ProfileWish } from '@perinka/contract/profiles'
import { Controller, useFormContext } from 'react-hook-form'
import { useLanguage } from '../../shared/i18n/language.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import { CheckGrid } from '../../ui/CheckGrid.tsx'
import { PickGrid } from '../../ui/PickGrid.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextInput } from '../../ui/TextInput.tsx'

/** What every child needs: a name, an age, a picture and something it loves. */
export function ChildFields() {
  const t = useT()
  const language = useLanguage()
  const { control, register, formState } = useFormContext<ProfileWish>()
  const { errors } = formState
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <div className="min-w-0 flex-[99_1_6.5rem]">
          <TextInput
            label={t('profiles.name')}
            autoComplete="off"
            maxLength={LIMITS.name}
            error={errors.name?.message && t(errors.name.message)}
            {...register('name')}
          />
        </div>
        <div className="min-w-0 flex-[1_1_8.5rem]">
          <Select
            label={t('profiles.age')}
            options={AGES.map((age) => ({ value: age, label: t('profiles.years', { age }) }))}
            error={errors.age?.message && t(errors.age.message)}
            {...register('age', { valueAsNumber: true })}
          />
        </div>
      </div>
      <Controller
        control={control}
        name="icon"
        render={({ field }) => (
          <PickGrid
            pictures
            legend={t('profiles.icon')}
            value={field.value ?? DEFAULT_ICON}
            onChange={field.onChange}
            options={ICONS.map((icon) => ({ value: icon, label: icon, art: icon }))}
          />
        )}
      />
      <Controller
        control={control}
        name="favoriteThemes"
        render={({ field, fieldState }) => (
          <CheckGrid
            legend={t('profiles.favoriteThemes')}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message && t(fieldState.error.message)}
            options={PROFILE_THEMES.map((theme) => THEME_LABELS[theme][language]).map((label) => ({
              value: label,
              label,
            }))}
          />
        )}
      />
    </>
  )
}
