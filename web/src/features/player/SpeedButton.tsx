import { SPEEDS, type Speed } from '@perinka/contract/catalog'
import { useState } from 'react'
import { useLanguage } from '../../shared/i18n/language.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import { TransportButton } from './TransportButton.tsx'
import { speedText } from './time-text.ts'

/** Goes through the speeds, the slowest after the fastest, and says each. */
export function SpeedButton({ speed, onChange }: { speed: Speed; onChange: (next: Speed) => void }) {
  const t = useT()
  const text = speedText(speed, useLanguage())
  const [wasChanged, setChanged] = useState(false)
  const label = t('audio.speed', { speed: text })
  return (
    <>
      <TransportButton
        label={label}
        icon={<span className="font-bold tabular-nums">{text}</span>}
        onClick={() => {
          setChanged(true)
          onChange(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1)
        }}
      />
      <span role="status" className="sr-only">
        {wasChanged ? label : ''}
      </span>
    </>
  )
}
