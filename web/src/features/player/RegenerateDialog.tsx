import { VOICES, type Voice } from '@perinka/contract/catalog'
import type { StorySummary } from '@perinka/contract/stories'
import { useId, useState } from 'react'
import { useT } from '../../shared/i18n/use-t.ts'
import { usePlayer } from '../../shared/player/player.ts'
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
            <VoiceRow
              key={each}
              voice={each}
              isNow={each === story.voice}
              checked={each === voice}
              onChoose={() => {
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

interface VoiceRowProps {
  voice: Voice
  isNow: boolean
  checked: boolean
  onChoose: () => void
}

function VoiceRow({ voice, isNow, checked, onChoose }: VoiceRowProps) {
  const t = useT()
  return (
    <label className="relative flex min-h-12 items-center gap-3 rounded-field border-2 border-hairline bg-raised/50 px-3.5 py-2.5 transition-colors has-checked:border-lamp has-checked:bg-raised has-focus-visible:outline-3 has-focus-visible:outline-lamp has-focus-visible:outline-offset-2">
      <input
        type="radio"
        name="voice"
        required
        checked={checked}
        onChange={onChoose}
        className="check rounded-full outline-none"
      />
      <span className="min-w-0 leading-snug">
        <span className="font-semibold">{t(`stories.voice.${voice}`)}</span>
        {isNow && <span className="text-soft"> · {t('audio.voiceNow')}</span>}
        <span className="block text-[0.9375rem] text-soft">{t(`stories.voice.${voice}Hint`)}</span>
      </span>
    </label>
  )
}
