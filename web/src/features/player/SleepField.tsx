import { useT } from '../../shared/i18n/use-t.ts'
import { SLEEP_CHOICES, type SleepChoice, usePlayer, usePlayerState } from '../../shared/player/player.ts'
import { Moon } from '../../ui/later-icons.tsx'
import { PickGrid } from '../../ui/PickGrid.tsx'
import { clockTime, spokenTime } from './time-text.ts'
import { useSecondsUntil } from './use-clock.ts'

/** When the player falls silent by itself. */
export function SleepField() {
  const t = useT()
  const player = usePlayer()
  const { sleep, sleepsAt } = usePlayerState()
  const left = useSecondsUntil(sleepsAt)
  return (
    <div className="grid gap-2">
      <PickGrid
        legend={t('audio.sleep')}
        value={String(sleep)}
        onChange={(next) =>
          player?.send({ type: 'sleep', sleep: SLEEP_CHOICES.find((choice) => String(choice) === next) ?? 'off' })
        }
        options={SLEEP_CHOICES.map((choice) => ({ value: String(choice), label: nameOf(choice, t) }))}
      />
      {left !== null && <p className="text-[0.9375rem] text-soft">{t('audio.sleepsIn', { time: clockTime(left) })}</p>}
    </div>
  )
}

function nameOf(choice: SleepChoice, t: ReturnType<typeof useT>): string {
  return typeof choice === 'number' ? t('audio.sleepMinutes', { minutes: choice }) : t(`audio.sleep.${choice}`)
}

/** One quiet line while a timer runs; its minutes pass only while something sounds. */
export function SleepLine() {
  const t = useT()
  const { sleep, sleepsAt } = usePlayerState()
  const left = useSecondsUntil(sleepsAt)
  if (sleep === 'off') return null
  return (
    <p className="flex items-center justify-center gap-[0.4em] text-[min(0.875rem,4vw)] text-soft">
      <Moon className="size-[1.15em]" />
      {left === null ? (
        t(sleep === 'end' ? 'audio.sleepsAtEnd' : 'audio.sleep')
      ) : (
        <>
          <span aria-hidden="true" className="tabular-nums">
            {t('audio.sleepsIn', { time: clockTime(left) })}
          </span>
          <span className="sr-only">{t('audio.sleepsIn', { time: spokenTime(left, t) })}</span>
        </>
      )}
    </p>
  )
}
