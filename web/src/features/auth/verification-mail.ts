import { RESEND_COOLDOWN_S } from '@perinka/contract/catalog'
import { useEffect, useState } from 'react'
import { load, save } from '../../shared/kept.ts'

const KEY = 'perinka.letterSentAt'

/** For a browser that keeps nothing. */
let sentHere = 0

/** Remembered over a reload, so that the pause cannot be skipped by one. */
export function mailSent(now: number = Date.now()): void {
  sentHere = now
  save(KEY, String(now), () => sessionStorage)
}

const sentAt = () => Number(load(KEY, () => sessionStorage)) || sentHere

export function secondsLeft(): number {
  const waited = Date.now() - sentAt()
  // A clock that was put back would make the pause last for hours.
  return waited < 0 ? 0 : Math.max(0, Math.ceil(RESEND_COOLDOWN_S - waited / 1000))
}

/** Seconds until another letter may be asked for, counting down; `restart` after one was sent. */
export function useCooldown(): { left: number; restart: () => void } {
  const [left, setLeft] = useState(secondsLeft)
  const isCounting = left > 0
  useEffect(() => {
    if (!isCounting) return
    const timer = setInterval(() => setLeft(secondsLeft()), 1000)
    return () => clearInterval(timer)
  }, [isCounting])
  return {
    left,
    restart() {
      mailSent()
      setLeft(secondsLeft())
    },
  }
}
