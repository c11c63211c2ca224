import { GENDERS, type Gender, LENGTHS, LIMITS } from '@perinka/contract/catalog'
import type { ProfileWish } from '@perinka/contract/profiles'
import { Controller, useFormContext } from 'react-hook-form'
import { listError } from '../../shared/forms/field-errors.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { LanguageField, Select } from '../../ui/Select.tsx'
import { WordsInput } from '../../ui/WordsInput.tsx'

const WORD_LISTS = ['favoriteCharacters', 'dislikedCharacters', 'customFilters'] as const

/** What most parents leave as it is. */
export function MoreFields() {
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
