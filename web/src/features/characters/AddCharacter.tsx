import { zodResolver } from '@hookform/resolvers/zod'
import { LIMITS } from '@perinka/contract/catalog'
import { CharacterWish } from '@perinka/contract/characters'
import { Controller, useForm } from 'react-hook-form'
import { failureText } from '../../shared/api/failure-text.ts'
import { showFieldErrors } from '../../shared/forms/field-errors.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { notify } from '../../ui/notify.ts'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { WordsInput } from '../../ui/WordsInput.tsx'
import { useCreateCharacter } from './api/create-character.ts'

/** Mounted while it is open, so that each opening begins afresh. */
export function AddCharacter({ onClose }: { onClose: () => void }) {
  const t = useT()
  const create = useCreateCharacter()
  const { control, formState, handleSubmit, register, setError } = useForm({
    resolver: zodResolver(CharacterWish),
    defaultValues: { name: '', description: '', type: 'custom' as const, traits: [] },
  })
  const { errors } = formState

  async function submit(wish: CharacterWish) {
    try {
      const { name } = await create.mutateAsync(wish)
      onClose()
      notify({ title: t('characters.created', { name }) })
    } catch (error) {
      if (showFieldErrors<CharacterWish>(error, ['name', 'description', 'traits'], setError)) return
      notify({ title: t('characters.createFailed'), description: failureText(error), tone: 'destructive' })
    }
  }

  return (
    <FormDialog
      onClose={onClose}
      onSubmit={handleSubmit(submit)}
      title={t('characters.dialogTitle')}
      submit={t('characters.create')}
      busy={formState.isSubmitting}
      busyLabel={t('characters.creating')}
    >
      <TextInput
        label={t('characters.name')}
        autoComplete="off"
        maxLength={LIMITS.name}
        error={errors.name?.message && t(errors.name.message)}
        {...register('name')}
      />
      <TextArea
        {...register('description')}
        label={t('characters.description')}
        placeholder={t('characters.descriptionHint')}
        max={LIMITS.characterDescription}
        error={errors.description?.message && t(errors.description.message)}
      />
      <Controller
        control={control}
        name="traits"
        render={({ field, fieldState }) => (
          <WordsInput
            label={t('characters.traits')}
            hint={t('characters.traitsHint')}
            value={field.value ?? []}
            onChange={field.onChange}
            error={fieldState.error?.message && t(fieldState.error.message)}
          />
        )}
      />
    </FormDialog>
  )
}
