import type { Profile } from '@perinka/contract/profiles'
import { useT } from '../../shared/i18n/use-t.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useDeleteProfile } from './api/delete-profile.ts'

/** Asks first, and says that the stories go too. */
export function DeleteChild({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const t = useT()
  const remove = useDeleteProfile()
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t('profiles.deleteTitle', { name: profile.name })}
      description={t('profiles.deleteText')}
      confirm={t('profiles.deleteConfirm')}
      onConfirm={() => remove.mutateAsync(profile.id)}
      done={t('profiles.deleted')}
      failed={t('deleteFailed')}
    />
  )
}
