import type { CSSProperties } from 'react'
import { useT } from '../../shared/i18n/use-t.ts'
import { BACKGROUND_SOUNDS, changeListening, useListening } from '../../shared/settings/listening.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Field } from '../../ui/Field.tsx'
import { PickGrid } from '../../ui/PickGrid.tsx'

/** What sounds quietly beneath a story, and how loud. It is kept on this device. */
export function SoundField() {
  const t = useT()
  const { backgroundAudio, backgroundSound, backgroundVolume } = useListening()
  return (
    <div className="grid gap-4">
      <Checkbox
        label={t('audio.background')}
        hint={t('audio.backgroundHint')}
        checked={backgroundAudio}
        onChange={({ currentTarget }) => changeListening({ backgroundAudio: currentTarget.checked })}
      />
      {backgroundAudio && (
        <PickGrid
          legend={t('audio.backgroundSound')}
          value={backgroundSound}
          onChange={(next) => changeListening({ backgroundSound: next })}
          options={BACKGROUND_SOUNDS.map((sound) => ({ value: sound, label: t(`audio.background.${sound}`) }))}
        />
      )}
      {backgroundAudio && (
        <Field label={t('audio.backgroundVolume')}>
          {(wiring) => (
            <input
              {...wiring}
              type="range"
              min={0}
              max={100}
              step={5}
              value={backgroundVolume}
              aria-valuetext={t('audio.percent', { percent: backgroundVolume })}
              onChange={(event) => changeListening({ backgroundVolume: Number(event.currentTarget.value) })}
              className="seek"
              style={{ '--heard': backgroundVolume / 100, '--known': 1 } as CSSProperties}
            />
          )}
        </Field>
      )}
    </div>
  )
}
