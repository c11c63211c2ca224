import type { Language } from '@perinka/contract/catalog'

/** 80 as `1:20`, 3725 as `1:02:05`. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

type Translate = (id: string, values?: Record<string, unknown>) => string

/** 80 as `1 minute 20 seconds`, for the ear. */
export function spokenTime(seconds: number, t: Translate): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60]
  const parts = [
    minutes > 0 && t('audio.minutes', { minutes }),
    (rest > 0 || minutes === 0) && t('audio.seconds', { seconds: rest }),
  ]
  return parts.filter(Boolean).join(' ')
}

/** 1.25 as `1.25×`, in Slovak `1,25×`. */
export function speedText(speed: number, language: Language): string {
  return `${new Intl.NumberFormat(language).format(speed)}×`
}
