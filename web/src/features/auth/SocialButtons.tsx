import { type ReactNode, useState } from 'react'
import { useT } from '../../shared/i18n/use-t.ts'
import { useConfig } from '../../shared/query/config.ts'
import { Button } from '../../ui/Button.tsx'
import { FormAlert } from '../../ui/Field.tsx'
import { remember } from './hint.ts'
import { loadIdentity } from './identity/load.ts'
import { identityText } from './identity-text.ts'
import { enter } from './session-flow.ts'

type Provider = 'google' | 'facebook'

/**
 * Google is shown everywhere, and says so where it is not set up; Facebook only where it is. `refusal`: what the parent
 * came back from a provider's page with.
 */
export function SocialButtons({ refusal }: { refusal?: unknown }) {
  const t = useT()
  const { data: config } = useConfig()
  const [busy, setBusy] = useState<Provider | null>(null)
  const [refused, setRefused] = useState(refusal)
  const isGoogleOff = config?.identity.google === false

  async function signIn(provider: Provider) {
    setBusy(provider)
    setRefused(undefined)
    try {
      // The page may be left here; on the way back the mark says to ask who has come.
      remember('newcomer')
      await (await loadIdentity())[provider]()
      await enter(setRefused)
    } catch (error) {
      remember(null)
      setRefused(error)
    }
    setBusy(null)
  }

  const button = (provider: Provider, mark: ReactNode, isOff = false) => (
    <Button
      tone="quiet"
      full
      busy={busy === provider}
      icon={mark}
      disabled={!config || isOff || (busy !== null && busy !== provider)}
      aria-describedby={isOff ? 'google-off' : undefined}
      onClick={() => void signIn(provider)}
    >
      {t(`auth.${provider}`)}
    </Button>
  )

  return (
    <div className="grid gap-2">
      {refused !== undefined && (
        <FormAlert title={t('auth.signInFailed')}>{identityText(refused, 'auth.socialFailed')}</FormAlert>
      )}
      {button('google', <GoogleMark />, isGoogleOff)}
      {isGoogleOff && (
        <p id="google-off" className="text-center text-[0.9375rem] text-soft">
          {t('auth.googleOff')}
        </p>
      )}
      {config?.identity.facebook && button('facebook', <FacebookMark />)}
    </div>
  )
}

export function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2.6">
      <path d="M20 12h-8M18.1 6.8A8 8 0 1 0 20 12" strokeLinecap="round" />
    </svg>
  )
}

export function FacebookMark() {
  return (
    <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2.6">
      <path d="M16.5 4.5H15a3.5 3.5 0 0 0-3.5 3.5v12M8 12h7.5" strokeLinecap="round" />
    </svg>
  )
}
