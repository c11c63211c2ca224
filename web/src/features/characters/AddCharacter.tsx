import { zodResolver } from '@hookform/resolvers/zod'
import { LIMITS } from '@perinka/contract/catalog'
import { CharacterWish, type CharacterWishInput } from '@perinka/contract/characters'
import { type Control, useController, useForm } from 'react-hook-form'
import { failureText } from '../../shared/api/failure-text.ts'
import { listError, showFieldErrors } from '../../shared/forms/field-errors.ts'
import { offerHelpline } from '../../shared/helpline.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { notify, notifyFailure } from '../../ui/notify.ts'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { WordsInput } from '../../ui/WordsInput.tsx'
import { useCreateCharacter } from './api/characters.ts'
import { eachOnce, takenBy } from './names.ts'
import { useCast } from './use-cast.ts'

interface AddCharacterProps {
  /** Names of the family's children: a character of the same name would be taken for the child. */
  childNames: readonly string[]
  onClose: () => void
}

/** Mounted while it is open, so that each opening begins afresh. */
export function AddCharacter({ childNames, onClose }: AddCharacterProps) {
  const t = useT()
  const create = useCreateCharacter()
  const { magical, own } = useCast()
  const { control, formState, handleSubmit, register, setError } = useForm({
    resolver: zodResolver(CharacterWish),
    defaultValues: { name: '', description: '', type: 'custom' as const, traits: [] },
  })
  const { errors } = formState

  async function submit(wish: CharacterWish) {
    const taken = takenBy(wish.name, childNames, [...magical, ...own])
    if (taken) return setError('name', { message: `characters.taken.${taken}` }, { shouldFocus: true })
    try {
      const { name } = await create.mutateAsync({ ...wish, traits: eachOnce(wish.traits) })
      onClose()
      notify({ title: t('characters.created', { name }) })
    } catch (error) {
      offerHelpline(error)
      if (showFieldErrors<CharacterWish>(error, ['name', 'description', 'traits'], setError)) return
      notifyFailure(t('characters.createFailed'), failureText(error))
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
      <TraitsField control={control} />
    </FormDialog>
  )
}

function TraitsField({ control }: { control: Control<CharacterWishInput> }) {
  const t = useT()
  const { field, fieldState } = useController({ control, name: 'traits' })
  const wrong = listError(fieldState.error)
  return (
    <WordsInput
      label={t('characters.traits')}
      hint={t('characters.traitsHint')}
      value={field.value ?? []}
      onChange={field.onChange}
      error={
        (wrong === 'validation.tooMany' && t('characters.tooManyTraits', { most: LIMITS.traits })) ||
        (wrong === 'validation.tooLong' && t('characters.traitTooLong', { most: LIMITS.trait })) ||
        (wrong && t(wrong))
      }
    />
  )
}
