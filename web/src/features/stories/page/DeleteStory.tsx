import { calls } from '@perinka/contract/calls'
import type { Story } from '@perinka/contract/stories'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { askToDelete } from '../../../shared/api/ask.ts'
import { useT } from '../../../shared/i18n/use-t.ts'
import { removeStories } from '../../../shared/offline/save-story.ts'
import { keys } from '../../../shared/query/keys.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { saveParagraph } from '../reading/reading-position.ts'
import { removeDraft } from './edit/draft.ts'

export function DeleteStory({ story, onClose }: { story: Story; onClose: () => void }) {
  const t = useT()
  const [, navigate] = useLocation()
  const client = useQueryClient()
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t('stories.page.deleteTitle')}
      description={t('stories.page.deleteText', { title: story.title })}
      confirm={t('stories.page.delete')}
      onConfirm={() => deleteStory(client, story)}
      onDone={() => navigate('/stories', { replace: true })}
      done={t('stories.page.deleted')}
      failed={t('deleteFailed')}
    />
  )
}

/** Deletes a story for good, on this device too. */
async function deleteStory(client: QueryClient, { id, userId }: Pick<Story, 'id' | 'userId'>): Promise<void> {
  await askToDelete(calls.deleteStory, id)
  void removeStories(userId, [id]).catch(() => {})
  removeDraft({ id, userId })
  saveParagraph({ id, userId }, null)
  client.removeQueries({ queryKey: keys.story(id) })
  // Chapters that were opened before may stand under another first one now.
  await client.invalidateQueries({ queryKey: keys.stories })
}
