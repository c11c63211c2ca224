import { zodResolver } from '@hookform/resolvers/zod'
import { Credentials } from '@perinka/contract/accounts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useT } from '../../shared/i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { FormAlert } from '../../ui/Field.tsx'
import { notify } from '../../ui/notify.ts'
import { TextInput } from '../../ui/TextInput.tsx'
import { loadIdentity } from './identity/load.ts'
import { identityText } from './identity-text.ts'
import { PasswordInput } from './PasswordInput.tsx'
import { enter } from './session-flow.ts'
import { mailSent } from './verification-mail.ts'

interface CredentialsFormProps {
  mode: 'sign-in' | 'sign-up'
  onForgot: (email: string) => void
}

const TEXTS = {
  'sign-in': {
    submit: 'auth.signIn',
    busy: 'auth.signingIn',
    failed: 'auth.signInFailed',
    why: 'auth.checkCredentials',
  },
  'sign-up': {
    submit: 'auth.createAccount',
    busy: 'auth.creating',
    failed: 'auth.signUpFailed',
    why: 'auth.unableToCreate',
  },
} as const

export function CredentialsForm({ mode, onForgot }: CredentialsFormProps) {
  const t = useT()
  const texts = TEXTS[mode]
  const [refused, setRefused] = useState<string | null>(null)
  const form = useForm({ resolver: zodResolver(Credentials), defaultValues: { email: '', password: '' } })
  const { errors, isSubmitting } = form.formState

  async function submit(credentials: Credentials) {
    setRefused(null)
    try {
      const identity = await loadIdentity()
      if (mode === 'sign-up') {
        await identity.signUp(credentials)
        mailSent()
        notify({ title: t('auth.accountCreated'), description: t('auth.checkEmail') })
      } else {
        await identity.signIn(credentials)
      }
      await enter((error) => setRefused(identityText(error, texts.why)))
    } catch (error) {
      setRefused(identityText(error, texts.why))
    }
  }

  const problem = (message?: string) => message && t(message)
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-4">
      {refused && <FormAlert title={t(texts.failed)}>{refused}</FormAlert>}
      <TextInput
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t('auth.email')}
        error={problem(errors.email?.message)}
        {...form.register('email')}
      />
      <PasswordInput
        fresh={mode === 'sign-up'}
        label={t('auth.password')}
        error={problem(errors.password?.message)}
        {...form.register('password')}
      />
      <Button type="submit" full busy={isSubmitting} busyLabel={t(texts.busy)}>
        {t(texts.submit)}
      </Button>
      {mode === 'sign-in' && (
        <button
          type="button"
          onClick={() => onForgot(form.getValues('email'))}
          className="min-h-11 justify-self-center rounded-full px-4 font-semibold text-soft underline underline-offset-4 hover:text-ink"
        >
          {t('auth.forgot')}
        </button>
      )}
    </form>
  )
}
