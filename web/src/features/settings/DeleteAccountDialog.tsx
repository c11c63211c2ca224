import { deletionPhrase, isDeletionPhrase } from '@perinka/contract/accounts'
import { calls } from '@perinka/contract/calls'
import { useForm } from 'react-hook-form'
import { ask } from '../../shared/api/ask.ts'
import { failureText } from '../../shared/api/failure-text.ts'
import { showFieldErrors } from '../../shared/forms/field-errors.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import { removeOfflineStories } from '../../shared/offline/save-story.ts'
import { useAccount } from '../../shared/session/session.ts'
import { useFarewell } from '../../shared/session/sign-out.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { notify, notifyFailure } from '../../ui/notify.ts'
import { TextInput } from '../../ui/TextInput.tsx'

const GOES = ['account', 'subscription', 'children', 'stories', 'sessions', 'device'] as const

/** Says what goes and what cannot be called back; only the typed e-mail lets it happen. */
export function DeleteAccountDialog({ isPaid, onClose }: { isPaid: boolean; onClose: () => void }) {
  const t = useT()
  const account = useAccount()
  const sayFarewell = useFarewell()
  const form = useForm({ defaultValues: { email: '' } })
  const { errors, isSubmitting } = form.formState

  async function submit({ email }: { email: string }) {
    try {
      await ask(calls.deleteAccount, { body: { email } })
    } catch (error) {
      if (showFieldErrors<{ email: string }>(error, ['email'], form.setError)) return
      notifyFailure(t('settings.deleteFailed'), failureText(error))
      return
    }
    // First, so that no window stores a story after they are gone.
    await sayFarewell()
    // Where the browser refuses, nothing was stored either.
    await removeOfflineStories(account.id).catch(() => {})
    notify({ title: t('settings.goodbye'), description: t('settings.goodbyeText') })
  }

  return (
    <FormDialog
      danger
      onClose={onClose}
      onSubmit={form.handleSubmit(submit)}
      title={t('settings.deleteTitle')}
      submit={t('settings.deleteConfirm')}
      busy={isSubmitting}
      busyLabel={t('settings.deleting')}
    >
      <div className="grid gap-3">
        <p>{t('settings.deleteGoes')}</p>
        <ul className="grid list-disc gap-1 pl-5">
          {GOES.filter((what) => isPaid || what !== 'subscription').map((what) => (
            <li key={what}>{t(`settings.deleteGoes.${what}`)}</li>
          ))}
        </ul>
        <p className="text-soft">{t('settings.deleteStays')}</p>
      </div>
      <TextInput
        type="text"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        label={t('settings.deleteType', { phrase: deletionPhrase(account) })}
        error={errors.email?.message && t(errors.email.message)}
        {...form.register('email', {
          validate: (typed) => isDeletionPhrase(account, typed) || 'validation.emailMismatch',
        })}
      />
    </FormDialog>
  )
}
