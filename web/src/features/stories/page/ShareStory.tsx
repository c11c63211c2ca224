import type { Story } from '@perinka/contract/stories'
import { useRef } from 'react'
import { useServerAway } from '../../../shared/api/reach.ts'
import { useT } from '../../../shared/i18n/use-t.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Copy, Share } from '../../../ui/later-icons.tsx'
import { notify, notifyFailure } from '../../../ui/notify.ts'
import { TextInput } from '../../../ui/TextInput.tsx'
import { useShareLink } from '../api/share-link.ts'

interface ShareStoryProps {
  story: Pick<Story, 'id' | 'title' | 'linkShared'>
  onClose: () => void
  /** The story is not there any more. */
  onGone: () => void
}

/** Who may read the story by its link, said plainly; the link to hand on, and the switch that takes it back. */
export function ShareStory({ story, onClose, onGone }: ShareStoryProps) {
  const t = useT()
  const isAway = useServerAway()
  const onFailed = () => notifyFailure(t('share.failed'))
  const { toggle, isBusy } = useShareLink(story, { onFailed, onGone })
  return (
    <Dialog onClose={onClose} title={t('page.share')} description={t('share.text')}>
      <div className="grid gap-5">
        <Checkbox
          role="switch"
          label={t('share.on')}
          hint={t(story.linkShared ? 'share.onHint' : 'share.offHint')}
          checked={story.linkShared}
          aria-busy={isBusy || undefined}
          disabled={isAway}
          onChange={() => void toggle()}
        />
        {story.linkShared && <TheLink story={story} />}
      </div>
    </Dialog>
  )
}

function TheLink({ story }: { story: ShareStoryProps['story'] }) {
  const t = useT()
  const field = useRef<HTMLInputElement>(null)
  const url = `${location.origin}/story/${story.id}`

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      notify({ title: t('share.copied') })
    } catch {
      // It can still be copied by hand.
      field.current?.select()
      notifyFailure(t('share.copyFailed'))
    }
  }

  async function send() {
    try {
      await navigator.share({ title: story.title, url })
    } catch (error) {
      if ((error as Error).name !== 'AbortError') notifyFailure(t('share.sendFailed'))
    }
  }

  return (
    <>
      <TextInput
        ref={field}
        label={t('share.link')}
        value={url}
        readOnly
        className="text-[0.9375rem]"
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-3">
        <Button icon={<Copy />} onClick={() => void copy()}>
          {t('share.copy')}
        </Button>
        {'share' in navigator && (
          <Button tone="quiet" icon={<Share />} onClick={() => void send()}>
            {t('share.send')}
          </Button>
        )}
      </div>
    </>
  )
}
