import { useState } from 'react'
import { useT } from '../../shared/i18n/use-t.ts'
import { removeOfflineStories } from '../../shared/offline/save-story.ts'
import { useSaved } from '../../shared/offline/saved.ts'
import { signedInId, useAccount } from '../../shared/session/session.ts'
import { useSignOut } from '../../shared/session/sign-out.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

/** Signs out; where stories are kept on this device, asks first what shall become of them. */
export function SignOutButton() {
  const t = useT()
  const { id: userId } = useAccount()
  const signOut = useSignOut()
  const count = useSaved((saved) => saved.stored.size)
  const [isAsking, setAsking] = useState(false)
  const [leaving, setLeaving] = useState<'keep' | 'remove' | null>(null)

  async function leave(stories: 'keep' | 'remove') {
    setLeaving(stories)
    await signOut()
    // Still here where signing out failed: the stories then stay as well.
    if (stories === 'remove' && signedInId() !== userId) await removeOfflineStories(userId).catch(() => {})
    setLeaving(null)
  }

  const busy = (stories: 'keep' | 'remove') => ({ busy: leaving === stories, busyLabel: t('settings.signingOut') })
  return (
    <>
      <Button
        tone="quiet"
        full
        busy={leaving !== null && !isAsking}
        busyLabel={t('settings.signingOut')}
        onClick={() => (count > 0 ? setAsking(true) : void leave('keep'))}
      >
        {t('settings.signOut')}
      </Button>
      {isAsking && (
        <Dialog
          onClose={() => setAsking(false)}
          title={t('settings.signOutTitle', { count })}
          description={t('settings.signOutText', { count })}
        >
          <div className="grid gap-3">
            <Button {...busy('keep')} disabled={leaving !== null} onClick={() => void leave('keep')}>
              {t('settings.signOutKeep')}
            </Button>
            <Button {...busy('remove')} tone="danger" disabled={leaving !== null} onClick={() => void leave('remove')}>
              {t('settings.signOutRemove')}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
