import { useEffect, useState } from 'react'
import { useT } from '../../shared/i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { NewTabLink, richText } from '../../ui/rich-text.tsx'
import { CredentialsForm } from './CredentialsForm.tsx'
import { ForgotForm } from './ForgotForm.tsx'
import { loadIdentity } from './identity/load.ts'
import { SocialButtons } from './SocialButtons.tsx'

type AuthMode = 'sign-in' | 'sign-up'

export interface AuthDialogProps {
  begins: AuthMode
  onClose: () => void
  /** Why the provider's page sent the parent back signed out. */
  refusal?: unknown
}

const TITLES = { 'sign-in': 'auth.welcomeBack', 'sign-up': 'auth.createTitle', forgot: 'auth.forgotTitle' } as const

export function AuthDialog({ begins, onClose, refusal }: AuthDialogProps) {
  const t = useT()
  const [mode, setMode] = useState<AuthMode | 'forgot'>(begins)
  const [forgotten, setForgotten] = useState('')
  // A sign-in window opens only right after the tap: what opens it must be here by then.
  useEffect(() => void loadIdentity().catch(() => {}), [])
  const other = mode === 'sign-in' ? 'sign-up' : 'sign-in'
  return (
    <Dialog
      onClose={onClose}
      title={t(TITLES[mode])}
      description={mode === 'sign-in' ? undefined : t(mode === 'forgot' ? 'auth.forgotText' : 'auth.createText')}
    >
      {mode === 'forgot' ? (
        <ForgotForm email={forgotten} onBack={() => setMode('sign-in')} />
      ) : (
        <div className="grid gap-5">
          <SocialButtons refusal={refusal} />
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
          {mode === 'sign-up' && (
            <p className="text-[0.9375rem] text-soft">
              {richText(t('legal.agree'), [
                (words) => <NewTabLink href="/terms">{words}</NewTabLink>,
                (words) => <NewTabLink href="/privacy">{words}</NewTabLink>,
              ])}
            </p>
          )}
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
