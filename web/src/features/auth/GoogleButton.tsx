import { useState } from 'react'
import { useT } from '../../shared/i18n/use-t.ts'
import { useConfig } from '../../shared/query/config.ts'
import { Button } from '../../ui/Button.tsx'
import { FormAlert } from './FormAlert.tsx'
import { remember } from './hint.ts'
import { loadIdentity } from './identity/load.ts'
import { identityText } from './identity-text.ts'
import { enter } from './session-flow.ts'

/** Shown everywhere; where Google is not set up it says so instead of hiding. */
export function GoogleButton() {
  const t = useT()
  const config = useConfig()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const isOff = config.data?.identity.google === false

  async function signIn() {
    setBusy(true)
    setRefused(null)
    try {
      // The page may be left here; on the way back the mark says to ask who has come.
      remember('newcomer')
      await (await loadIdentity()).google()
      await enter()
    } catch (error) {
      remember(null)
      setRefused(identityText(error, 'auth.checkCredentials'))
    }
    setBusy(false)
  }

  return (
    <div className="grid gap-2">
      {refused && <FormAlert title={t('auth.signInFailed')}>{refused}</FormAlert>}
      <Button
        tone="quiet"
        full
        busy={busy}
        icon={<GoogleMark />}
        disabled={!config.data || isOff}
        aria-describedby={isOff ? 'google-off' : undefined}
        onClick={() => void signIn()}
      >
        {t('auth.google')}
      </Button>
      {isOff && (
        <p id="google-off" className="text-center text-[0.9375rem] text-soft">
          {t('auth.googleOff')}
        </p>
      )}
    </div>
  )
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2.6">
      <path d="M20 12h-8M18.1 6.8A8 8 0 1 0 20 12" strokeLinecap="round" />
    </svg>
  )
}
