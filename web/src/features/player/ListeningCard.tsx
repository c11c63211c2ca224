import { useT } from '../../shared/i18n/use-t.ts'
import { changeListening, useListening } from '../../shared/settings/listening.ts'
import { Card } from '../../ui/Card.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { SoundField } from './SoundField.tsx'
import './player.css'

/** How stories are listened to on this device. */
export function ListeningCard() {
  const t = useT()
  const { autoplay, playerKeys } = useListening()
  return (
    <Card title={t('audio.listening')}>
      <div className="grid gap-6">
        <Checkbox
          label={t('audio.autoplay')}
          hint={t('audio.autoplayHint')}
          checked={autoplay}
          onChange={({ currentTarget }) => changeListening({ autoplay: currentTarget.checked })}
        />
        <SoundField />
        <Checkbox
          label={t('audio.keys')}
          hint={t('audio.keysHint')}
          checked={playerKeys}
          onChange={({ currentTarget }) => changeListening({ playerKeys: currentTarget.checked })}
        />
      </div>
    </Card>
  )
}
