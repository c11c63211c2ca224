import { calls } from '@perinka/contract/calls'
import type { Profile } from '@perinka/contract/profiles'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isGone } from '../../shared/api/api-error.ts'
import { ask } from '../../shared/api/ask.ts'
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
    mutationFn: async (id: string) => {
      // What another window has deleted already is deleted.
      await ask(calls.deleteProfile, { params: { id } }).catch((error) => {
        if (!isGone(error)) throw error
      })
    },
    onSuccess: (_, id) => {
      removeCopiesOfChild(id)
      return Promise.all([
        client.invalidateQueries({ queryKey: keys.profiles }),
        client.invalidateQueries({ queryKey: keys.stories }),
      ])
    },
  })
}
