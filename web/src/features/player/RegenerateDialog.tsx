import { VOICES, type Voice } from '@perinka/contract/catalog'
import type { StorySummary } from '@perinka/contract/stories'
import { useId, useState } from 'react'
import { useT } from '../../shared/i18n/use-t.ts'
import { usePlayer } from '../../shared/player/player.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { FieldError } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'

/** The story read anew, in a voice that has to be chosen (specification, section 5). */
export function RegenerateDialog({ story, onClose }: { story: StorySummary; onClose: () => void }) {
  const t = useT()
  const player = usePlayer()
  const errorId = useId()
  const [voice, setVoice] = useState<Voice | null>(null)
  const [isMissing, setMissing] = useState(false)
  return (
    <FormDialog
      title={t('audio.regenerate')}
      onClose={onClose}
      submit={t('audio.regenerateSubmit')}
      busy={false}
      busyLabel={null}
      onSubmit={(event) => {
        event.preventDefault()
        if (!voice) {
          setMissing(true)
          event.currentTarget.querySelector('input')?.focus()
          return
        }
        onClose()
        player?.send({ type: 'play', story, voice, regenerate: true })
      }}
    >
      <fieldset className="min-w-0" aria-describedby={isMissing ? errorId : undefined}>
        <legend className="mb-3 text-soft">{t('audio.regenerateText')}</legend>
        <div className="grid gap-2">
          {VOICES.map((each) => (
            <Checkbox
              key={each}
              type="radio"
              name="voice"
              required
              label={
                <>
                  {t(`stories.voice.${each}`)}
                  {each === story.voice && <span className="font-normal text-soft"> · {t('audio.voiceNow')}</span>}
                </>
              }
              hint={t(`stories.voice.${each}Hint`)}
              checked={each === voice}
              onChange={() => {
                setVoice(each)
                setMissing(false)
              }}
            />
          ))}
        </div>
        {isMissing && (
          <div className="mt-2">
            <FieldError id={errorId}>{t('audio.voiceRequired')}</FieldError>
          </div>
        )}
      </fieldset>
    </FormDialog>
  )
}
