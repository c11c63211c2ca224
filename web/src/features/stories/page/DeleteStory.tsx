import type { Story } from '@perinka/contract/stories'
import { useLocation } from 'wouter'
import { useT } from '../../../shared/i18n/use-t.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { notify, notifyFailure } from '../../../ui/notify.ts'
import { useDeleteStory } from './delete-story.ts'

export function DeleteStory({ story, onClose }: { story: Story; onClose: () => void }) {
  const t = useT()
  const [, navigate] = useLocation()
  const remove = useDeleteStory()
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('stories.page.deleteTitle')}
      description={t('stories.page.deleteText', { title: story.title })}
      confirm={t('stories.page.delete')}
      onConfirm={() =>
        remove.mutateAsync(story).then(
          () => {
            navigate('/stories', { replace: true })
            notify({ title: t('stories.page.deleted') })
          },
          () => {
            onClose()
            notifyFailure(t('deleteFailed'))
          },
        )
      }
    />
  )
}
