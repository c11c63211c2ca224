import { zodResolver } from '@hookform/resolvers/zod'
import { type Profile, ProfileWish } from '@perinka/contract/profiles'
import { useId } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { failureText } from '../../shared/api/failure-text.ts'
import { showFieldErrors } from '../../shared/forms/field-errors.ts'
import { useLanguage } from '../../shared/i18n/language.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { notify } from '../../ui/notify.ts'
import { useSaveProfile } from './api/save-profile.ts'
import { ChildFields } from './ChildFields.tsx'
import { MoreFields } from './MoreFields.tsx'
import { profileValues } from './profile-form.ts'

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
  const formId = useId()
  const save = useSaveProfile(profile?.id ?? null)
  const form = useForm({ resolver: zodResolver(ProfileWish), defaultValues: profileValues(profile, language) })

  async function submit(wish: ProfileWish) {
    try {
      const saved = await save.mutateAsync(wish)
      onSaved?.(saved)
      onClose()
      notify({ title: t(profile ? 'profiles.saved' : 'profiles.created') })
    } catch (error) {
      if (showFieldErrors<ProfileWish>(error, ['name', 'age', 'favoriteThemes'], form.setError)) return
      notify({
        title: t(profile ? 'profiles.saveFailed' : 'profiles.creationFailed'),
        description: failureText(error),
        tone: 'destructive',
      })
    }
  }

  return (
    <Dialog
      open
      full
      onClose={onClose}
      title={t(profile ? 'profiles.dialogEdit' : 'profiles.dialogAdd')}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            className="flex-1"
            busy={save.isPending}
            busyLabel={t(profile ? 'profiles.saving' : 'profiles.creating')}
          >
            {t(profile ? 'profiles.save' : 'profiles.create')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={formId} noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-6">
          <ChildFields />
          <MoreFields />
        </form>
      </FormProvider>
    </Dialog>
  )
}
