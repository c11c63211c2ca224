import type { Story } from '@perinka/contract/stories'
import { useLocation } from 'wouter'
import { useT } from '../../../shared/i18n/use-t.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { useDeleteStory } from './delete-story.ts'

export function DeleteStory({ story, onClose }: { story: Story; onClose: () => void }) {
  const t = useT()
  const [, navigate] = useLocation()
  const remove = useDeleteStory()
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t('stories.page.deleteTitle')}
      description={t('stories.page.deleteText', { title: story.title })}
      confirm={t('stories.page.delete')}
      onConfirm={() => remove.mutateAsync(story)}
      onDone={() => navigate('/stories', { replace: true })}
      done={t('stories.page.deleted')}
      failed={t('deleteFailed')}
    />
  )
}
