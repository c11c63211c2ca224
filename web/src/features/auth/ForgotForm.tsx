import { zodResolver } from '@hookform/resolvers/zod'
import { Credentials } from '@perinka/contract/accounts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useT } from '../../shared/i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { FormAlert } from '../../ui/Field.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { loadIdentity } from './identity/load.ts'
import { identityText } from './identity-text.ts'

const Forgotten = z.pick(Credentials, { email: true })

export function ForgotForm({ email, onBack }: { email: string; onBack: () => void }) {
  const t = useT()
  const [refused, setRefused] = useState<string | null>(null)
  const form = useForm({ resolver: zodResolver(Forgotten), defaultValues: { email } })
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState

  async function submit({ email: address }: { email: string }) {
    setRefused(null)
    try {
      await (await loadIdentity()).requestPasswordReset(address)
    } catch (error) {
      setRefused(identityText(error, 'common.somethingWrong'))
    }
  }

  if (isSubmitSuccessful && !refused) {
    return (
      <div role="status" className="grid gap-5">
        <p>{t('auth.resetSent', { email: form.getValues('email') })}</p>
        <Button tone="quiet" onClick={onBack}>
          {t('auth.backToSignIn')}
        </Button>
      </div>
    )
  }
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-4">
      {refused && <FormAlert title={t('auth.resetNotSent')}>{refused}</FormAlert>}
      <TextInput
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t('auth.email')}
        error={errors.email?.message && t(errors.email.message)}
        {...form.register('email')}
      />
      <Button type="submit" full busy={isSubmitting}>
        {t('auth.sendReset')}
      </Button>
      <Button tone="bare" full onClick={onBack}>
        {t('auth.backToSignIn')}
      </Button>
    </form>
  )
}
