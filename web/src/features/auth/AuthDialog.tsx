import { useState } from 'react'
import { useT } from '../../shared/i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { CredentialsForm } from './CredentialsForm.tsx'
import { ForgotForm } from './ForgotForm.tsx'
import { GoogleButton } from './GoogleButton.tsx'

export type AuthMode = 'sign-in' | 'sign-up'

interface AuthDialogProps {
  begins: AuthMode
  onClose: () => void
}

const TITLES = { 'sign-in': 'auth.welcomeBack', 'sign-up': 'auth.createTitle', forgot: 'auth.forgotTitle' } as const

export function AuthDialog({ begins, onClose }: AuthDialogProps) {
  const t = useT()
  const [mode, setMode] = useState<AuthMode | 'forgot'>(begins)
  const [forgotten, setForgotten] = useState('')
  const other = mode === 'sign-in' ? 'sign-up' : 'sign-in'
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(TITLES[mode])}
      description={mode === 'sign-in' ? undefined : t(mode === 'forgot' ? 'auth.forgotText' : 'auth.createText')}
    >
      {mode === 'forgot' ? (
        <ForgotForm email={forgotten} onBack={() => setMode('sign-in')} />
      ) : (
        <div className="grid gap-5">
          <GoogleButton />
          <p className="flex items-center gap-3 text-soft before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
            {t('auth.or')}
          </p>
          <CredentialsForm
            key={mode}
            mode={mode}
            onForgot={(email) => {
              setForgotten(email)
              setMode('forgot')
            }}
          />
          <p className="flex flex-wrap items-center justify-center gap-x-1 border-hairline border-t pt-3 text-soft">
            {t(mode === 'sign-in' ? 'auth.noAccount' : 'auth.haveAccount')}
            <Button tone="bare" size="sm" className="text-lamp" onClick={() => setMode(other)}>
              {t(mode === 'sign-in' ? 'auth.toCreate' : 'auth.toSignIn')}
            </Button>
          </p>
        </div>
      )}
    </Dialog>
  )
}
