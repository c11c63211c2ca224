import type { StorySummary } from '@perinka/contract/stories'
import { useT } from '../../shared/i18n/use-t.ts'
import { changeListening, useListening } from '../../shared/settings/listening.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Download } from '../../ui/icons.tsx'
import { Voice } from '../../ui/later-icons.tsx'
import { buttonLook } from '../../ui/looks.ts'
import { audioOf } from './engine/audio-of.ts'
import { SleepField } from './SleepField.tsx'
import { SoundField } from './SoundField.tsx'

interface ListeningDialogProps {
  story: StorySummary
  onClose: () => void
  /** Set for those who may choose another voice. */
  onRegenerate?: () => void
}

/** Everything about listening that one does not need every minute. */
export function ListeningDialog({ story, onClose, onRegenerate }: ListeningDialogProps) {
  const t = useT()
  const { readAlong, chapterAfterChapter, playerKeys } = useListening()
  const audio = audioOf(story)
  return (
    <Dialog onClose={onClose} title={t('audio.listening')}>
      <div className="grid gap-6">
        <div className="grid gap-2">
          <Checkbox
            label={t('audio.readAlong')}
            hint={t('audio.readAlongHint')}
            checked={readAlong}
            onChange={({ currentTarget }) => changeListening({ readAlong: currentTarget.checked })}
          />
          {story.seriesTitle && (
            <Checkbox
              label={t('audio.chapters')}
              hint={t('audio.chaptersHint')}
              checked={chapterAfterChapter}
              onChange={({ currentTarget }) => changeListening({ chapterAfterChapter: currentTarget.checked })}
            />
          )}
        </div>
        <SleepField />
        <SoundField />
        <div className="grid gap-3">
          {audio && (
            <a href={`${audio.address}&download=1`} download className={buttonLook({ tone: 'quiet', full: true })}>
              <Download />
              <span className="min-w-0">{t('audio.download')}</span>
            </a>
          )}
          {onRegenerate && (
            <Button tone="quiet" full icon={<Voice />} onClick={onRegenerate}>
              {t('audio.regenerate')}
            </Button>
          )}
        </div>
        {/* Keys mean nothing to whoever has none. */}
        {playerKeys && <p className="hidden text-[0.9375rem] text-soft pointer-fine:block">{t('audio.keysHint')}</p>}
      </div>
    </Dialog>
  )
}
