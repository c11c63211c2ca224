import type { Story } from '@perinka/contract/stories'
import { useT } from '../../../shared/i18n/use-t.ts'
import { notifyFailure } from '../../../ui/notify.ts'
import { useTellGone } from '../api/change-story.ts'
import { DeleteStory } from './DeleteStory.tsx'
import { EditStory } from './edit/EditStory.tsx'
import { ShareStory } from './ShareStory.tsx'
import { StoryMakingDialog } from './StoryMakingDialog.tsx'
import type { Dialogs } from './story-dialogs.ts'

interface StoryDialogsProps {
  story: Story
  dialogs: Dialogs
  /** The parent has changed the text. `wasHeard`: it had been read aloud before. */
  onEdited: (wasHeard: boolean) => void
}

export function StoryDialogs({ story, dialogs: { open, close }, onEdited }: StoryDialogsProps) {
  const t = useT()
  const tellGone = useTellGone()
  const onGone = () => {
    close()
    tellGone(story.id)
    notifyFailure(t('edit.gone'))
  }
  if (open === 'edit') return <EditStory story={story} onClose={close} onSaved={onEdited} />
  if (open === 'share') return <ShareStory story={story} onClose={close} onGone={onGone} />
  if (open === 'making') return <StoryMakingDialog storyId={story.id} language={story.language} onClose={close} />
  if (open === 'delete') return <DeleteStory story={story} onClose={close} />
  return null
}
