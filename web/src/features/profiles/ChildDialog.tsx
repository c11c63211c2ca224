import { zodResolver } from '@hookform/resolvers/zod'
import { calls } from '@perinka/contract/calls'
import { DEFAULT_AGE, DEFAULT_ICON, DEFAULT_LENGTH, type Language, themeLabel } from '@perinka/contract/catalog'
import { type Profile, ProfileWish } from '@perinka/contract/profiles'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FormProvider, useForm } from 'react-hook-form'
import { isGone } from '../../shared/api/api-error.ts'
import { ask } from '../../shared/api/ask.ts'
import { failureText } from '../../shared/api/failure-text.ts'
import { showFieldErrors } from '../../shared/forms/field-errors.ts'
import { useLanguage } from '../../shared/i18n/language.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import { keys } from '../../shared/query/keys.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { notify, notifyFailure } from '../../ui/notify.ts'
import { ChildFields } from './ChildFields.tsx'

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
      </FormProvider>
    </FormDialog>
  )
}

/** A new child, or, given `id`, changes to one: a birthday must not cost the stories. */
function useSaveProfile(id: string | null) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ProfileWish): Promise<Profile> =>
      id ? ask(calls.updateProfile, { params: { id }, body }) : ask(calls.createProfile, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.profiles }),
    onError: (error) => isGone(error) && client.invalidateQueries({ queryKey: keys.profiles }),
  })
}

/** What the dialog begins with: the child as it is, or a new one speaking the interface's language. */
function profileValues(profile: Profile | null, language: Language): ProfileWish {
  if (!profile) {
    return {
      name: '',
      age: DEFAULT_AGE,
      icon: DEFAULT_ICON,
      favoriteCharacters: [],
      dislikedCharacters: [],
      favoriteThemes: [],
      preferredLanguage: language,
      preferredLength: DEFAULT_LENGTH,
      customFilters: [],
      grammaticalGender: null,
    }
  }
  const { id, userId, createdAt, ...wish } = profile
  return { ...wish, favoriteThemes: wish.favoriteThemes.map((label) => themeLabel(label, language)) }
}
