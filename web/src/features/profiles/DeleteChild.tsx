import { calls } from '@perinka/contract/calls'
import type { Profile } from '@perinka/contract/profiles'
import { useQueryClient } from '@tanstack/react-query'
import { askToDelete } from '../../shared/api/ask.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import { removeCopiesOfChild } from '../../shared/offline/save-story.ts'
import { keys } from '../../shared/query/keys.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'

/** Asks first, and says that the stories go too. */
export function DeleteChild({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const t = useT()
  const client = useQueryClient()

  async function remove() {
    await askToDelete(calls.deleteProfile, profile.id)
    removeCopiesOfChild(profile.id)
    const gone = [keys.profiles, keys.stories]
    await Promise.all(gone.map((queryKey) => client.invalidateQueries({ queryKey })))
  }

  return (
    <ConfirmDialog
      onClose={onClose}
      title={t('profiles.deleteTitle', { name: profile.name })}
      description={t('profiles.deleteText')}
      confirm={t('profiles.deleteConfirm')}
      onConfirm={remove}
      done={t('profiles.deleted')}
      failed={t('deleteFailed')}
    />
  )
}
