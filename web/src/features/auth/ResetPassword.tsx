import { zodResolver } from '@hookform/resolvers/zod'
import { Credentials } from '@perinka/contract/accounts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import * as z from 'zod/mini'
import { useT } from '../../shared/i18n/use-t.ts'
import { usePageTitle } from '../../shared/page-title.ts'
import { Button } from '../../ui/Button.tsx'
import { FormAlert } from '../../ui/Field.tsx'
import { Horizon } from '../../ui/Horizon.tsx'
import { Lantern } from '../../ui/Lantern.tsx'
import { notify } from '../../ui/notify.ts'
import { loadIdentity } from './identity/load.ts'
import { identityText } from './identity-text.ts'
import { PasswordInput } from './PasswordInput.tsx'

const NewPassword = z.pick(Credentials, { password: true })

/** Where the letter about a forgotten password leads. */
export default function ResetPassword({ token }: { token: string }) {
  const t = useT()
  usePageTitle(t('title.reset'))
  const [, navigate] = useLocation()
  const [refused, setRefused] = useState<string | null>(null)
  const form = useForm({ resolver: zodResolver(NewPassword), defaultValues: { password: '' } })
  const { errors, isSubmitting } = form.formState

  async function submit({ password }: { password: string }) {
    setRefused(null)
    try {
      await (await loadIdentity()).resetPassword(token, password)
      notify({ title: t('auth.passwordChanged'), description: t('auth.signInWithIt') })
      navigate('/', { replace: true })
    } catch (error) {
      setRefused(identityText(error, 'auth.linkExpired'))
    }
  }

  return (
    <main className="page grid min-h-[80dvh] max-w-md place-content-center justify-items-center gap-5 text-center">
      <Horizon />
      <Lantern glow={0.5} className="h-28" />
      <h1 className="h1">{t('auth.newPasswordTitle')}</h1>
      <form noValidate onSubmit={form.handleSubmit(submit)} className="grid w-full gap-4 text-left">
        {refused && <FormAlert title={t('auth.resetFailed')}>{refused}</FormAlert>}
        <PasswordInput
          fresh
          label={t('auth.newPassword')}
          error={errors.password?.message && t(errors.password.message)}
          {...form.register('password')}
        />
        <Button type="submit" full busy={isSubmitting}>
          {t('auth.savePassword')}
        </Button>
      </form>
    </main>
  )
}
