import { calls } from '@perinka/contract/calls'
import type { Profile } from '@perinka/contract/profiles'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { askToDelete } from '../../shared/api/ask.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import { removeCopiesOfChild } from '../../shared/offline/save-story.ts'
import { keys } from '../../shared/query/keys.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'

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

/** The child's stories go with the profile. */
function useDeleteProfile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => askToDelete(calls.deleteProfile, id),
    onSuccess: (_, id) => {
      removeCopiesOfChild(id)
      return Promise.all([
        client.invalidateQueries({ queryKey: keys.profiles }),
        client.invalidateQueries({ queryKey: keys.stories }),
      ])
    },
  })
}
