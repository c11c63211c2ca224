import { useState } from 'react'
import { useT } from '../../shared/i18n/use-t.ts'
import { useSignOut } from '../../shared/session/sign-out.ts'
import { Button } from '../../ui/Button.tsx'

export function SignOutButton() {
  const t = useT()
  const signOut = useSignOut()
  const [leaving, setLeaving] = useState(false)
  async function leave() {
    setLeaving(true)
    await signOut()
    setLeaving(false)
  }
  return (
    <Button tone="quiet" full busy={leaving} busyLabel={t('settings.signingOut')} onClick={() => void leave()}>
      {t('settings.signOut')}
    </Button>
  )
}
