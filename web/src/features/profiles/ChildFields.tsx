import {
  AGES,
  DEFAULT_ICON,
  GENDERS,
  type Gender,
  ICONS,
  LENGTHS,
  LIMITS,
  PROFILE_THEMES,
  THEME_LABELS,
} from '@perinka/contract/catalog'
import type { ProfileWish } from '@perinka/contract/profiles'
import { Controller, useFormContext } from 'react-hook-form'
import { listError } from '../../shared/forms/field-errors.ts'
import { useLanguage } from '../../shared/i18n/language.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import { CheckGrid } from '../../ui/CheckGrid.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { PickGrid } from '../../ui/PickGrid.tsx'
import { LanguageField, Select } from '../../ui/Select.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { WordsInput } from '../../ui/WordsInput.tsx'

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
      <MoreFields />
    </>
  )
}

const WORD_LISTS = ['favoriteCharacters', 'dislikedCharacters', 'customFilters'] as const

/** What most parents leave as it is. */
function MoreFields() {
  const t = useT()
  const { control, register } = useFormContext<ProfileWish>()
  const wrongWords = (error: unknown) => {
    const key = listError(error)
    return key && t(key)
  }
  return (
    <Disclosure summary={t('profiles.more')}>
      <div className="grid gap-3 sm:grid-cols-2">
        <LanguageField label={t('profiles.language')} {...register('preferredLanguage')} />
        <Select
          label={t('profiles.length')}
          options={LENGTHS.map((length) => ({ value: length, label: t(`profiles.length.${length}`) }))}
          {...register('preferredLength')}
        />
      </div>
      <Controller
        control={control}
        name="grammaticalGender"
        render={({ field }) => (
          <Select
            label={t('profiles.gender')}
            value={field.value ?? 'auto'}
            onChange={({ currentTarget }) =>
              field.onChange(currentTarget.value === 'auto' ? null : (currentTarget.value as Gender))
            }
            options={['auto', ...GENDERS].map((value) => ({ value, label: t(`profiles.gender.${value}`) }))}
          />
        )}
      />
      {WORD_LISTS.map((name) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field, fieldState }) => (
            <WordsInput
              label={t(`profiles.${name}`)}
              hint={t('profiles.commas')}
              value={field.value}
              onChange={field.onChange}
              maxLength={LIMITS.listItem * LIMITS.listItems}
              error={wrongWords(fieldState.error)}
            />
          )}
        />
      ))}
    </Disclosure>
  )
}
