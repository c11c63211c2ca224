import { zodResolver } from '@hookform/resolvers/zod'
import { type Profile, ProfileWish } from '@perinka/contract/profiles'
import { FormProvider, useForm } from 'react-hook-form'
import { failureText } from '../../shared/api/failure-text.ts'
import { showFieldErrors } from '../../shared/forms/field-errors.ts'
import { useLanguage } from '../../shared/i18n/language.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { notify, notifyFailure } from '../../ui/notify.ts'
import { useSaveProfile } from './api/save-profile.ts'
import { ChildFields } from './ChildFields.tsx'
import { MoreFields } from './MoreFields.tsx'
import { profileValues } from './profile-form.ts'

const REFUSABLE = [
  ...(['name', 'age', 'favoriteThemes', 'favoriteCharacters', 'dislikedCharacters', 'customFilters'] as const),
]

interface ChildDialogProps {
  /** Null: a new child. */
  profile: Profile | null
  onClose: () => void
  onSaved?: (profile: Profile) => void
}

/** Mounted while it is open, so that each opening begins afresh. */
export function ChildDialog({ profile, onClose, onSaved }: ChildDialogProps) {
  const t = useT()
  const language = useLanguage()
  const save = useSaveProfile(profile?.id ?? null)
  const form = useForm({ resolver: zodResolver(ProfileWish), defaultValues: profileValues(profile, language) })

  async function submit(wish: ProfileWish) {
    try {
      const saved = await save.mutateAsync(wish)
      onSaved?.(saved)
      onClose()
      notify({ title: t(profile ? 'profiles.saved' : 'profiles.created') })
    } catch (error) {
      if (showFieldErrors<ProfileWish>(error, REFUSABLE, form.setError)) return
      notifyFailure(t(profile ? 'profiles.saveFailed' : 'profiles.creationFailed'), failureText(error))
    }
  }

  return (
    <FormDialog
      full
      onClose={onClose}
      onSubmit={form.handleSubmit(submit)}
      title={t(profile ? 'profiles.dialogEdit' : 'profiles.dialogAdd')}
      submit={t(profile ? 'profiles.save' : 'profiles.create')}
      busy={form.formState.isSubmitting}
      busyLabel={t(profile ? 'profiles.saving' : 'profiles.creating')}
    >
      <FormProvider {...form}>
        <ChildFields />
        <MoreFields />
      </FormProvider>
    </FormDialog>
  )
}
