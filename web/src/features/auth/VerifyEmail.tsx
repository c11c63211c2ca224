import { useCallback, useEffect, useState } from 'react'
import { useT } from '../../shared/i18n/use-t.ts'
import { usePageTitle } from '../../shared/page-title.ts'
import { useConfig } from '../../shared/query/config.ts'
import { useSignOut } from '../../shared/session/sign-out.ts'
import { Button } from '../../ui/Button.tsx'
import { Horizon } from '../../ui/Horizon.tsx'
import { Lantern } from '../../ui/Lantern.tsx'
import { Mail } from '../../ui/later-icons.tsx'
import { notify, notifyFailure } from '../../ui/notify.ts'
import { loadIdentity } from './identity/load.ts'
import { enter } from './session-flow.ts'
import { useCooldown } from './verification-mail.ts'

/** All that an account with an unverified address gets to see. */
export default function VerifyEmail({ email }: { email: string }) {
  const t = useT()
  usePageTitle(t('title.verify'))
  const config = useConfig()
  const signOut = useSignOut()
  const [checking, setChecking] = useState(false)
  const { isUndelivered, look, forget } = useVerification()

  async function check() {
    setChecking(true)
    if (!(await look())) notify({ title: t('auth.notVerified'), description: t('auth.notVerifiedText') })
    setChecking(false)
  }

  return (
    <main className="page grid min-h-[80dvh] max-w-lg place-content-center justify-items-center gap-4 text-center">
      <Horizon />
      <Lantern glow={0.35} className="h-32" />
      <h1 className="h1">{t('auth.verifyTitle')}</h1>
      <p className="text-soft" role={isUndelivered ? 'alert' : undefined}>
        {t(isUndelivered ? 'auth.undelivered' : 'auth.verifyText')}
        <strong className="my-1 block break-all text-ink text-lg">{email}</strong>
        {isUndelivered && t('auth.undeliveredText')}
      </p>
      <div className="mt-3 grid w-full gap-3">
        <Button full busy={checking} onClick={() => void check()}>
          {t('auth.verified')}
        </Button>
        <Resend onSent={forget} />
        <Button tone="bare" full onClick={() => void signOut()}>
          {t('auth.signOut')}
        </Button>
      </div>
      {config.data?.mailbox && (
        <a
          href="/dev/mailbox"
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center gap-2 text-soft underline underline-offset-4 hover:text-ink"
        >
          <Mail className="size-5" />
          {t('auth.openMailbox')}
        </a>
      )}
    </main>
  )
}

function Resend({ onSent }: { onSent: () => void }) {
  const t = useT()
  const { left, restart } = useCooldown()
  const [sending, setSending] = useState(false)

  async function resend() {
    setSending(true)
    const sent = await loadIdentity()
      .then((identity) => identity.sendVerification())
      .catch(() => false)
    setSending(false)
    if (sent) {
      restart()
      onSent()
      notify({ title: t('auth.letterSent'), description: t('auth.checkEmail') })
    } else {
      notifyFailure(t('failedToResendEmail'))
    }
  }

  return (
    <Button tone="quiet" full busy={sending} disabled={left > 0} onClick={() => void resend()}>
      {left > 0 ? t('auth.resendIn', { seconds: left }) : t('auth.resend')}
    </Button>
  )
}

/** A mail server that does not know the address says so within seconds. */
const SOON_MS = 5_000

/** Asks the identity how things stand now, soon, and whenever this tab is come back to: the link mostly opens in another one. */
function useVerification() {
  const [isUndelivered, setUndelivered] = useState(false)

  /** True, and the family let in, once the identity says so. */
  const look = useCallback(async (): Promise<boolean> => {
    const user = await loadIdentity()
      .then((identity) => identity.currentUser())
      .catch(() => null)
    if (user) setUndelivered(user.isMailUndelivered)
    if (!user?.emailVerified) return false
    await enter()
    return true
  }, [])

  useEffect(() => {
    const lookAgain = () => {
      if (document.visibilityState === 'visible') void look()
    }
    lookAgain()
    const soon = setTimeout(lookAgain, SOON_MS)
    document.addEventListener('visibilitychange', lookAgain)
    window.addEventListener('focus', lookAgain)
    return () => {
      clearTimeout(soon)
      document.removeEventListener('visibilitychange', lookAgain)
      window.removeEventListener('focus', lookAgain)
    }
  }, [look])

  return { isUndelivered, look, forget: () => setUndelivered(false) }
}
