import { RESEND_COOLDOWN_S } from '@perinka/contract/catalog'
import { useEffect, useState } from 'react'

const KEY = 'perinka.letterSentAt'

/** Remembered over a reload, so that the pause cannot be skipped by one. */
export function letterSent(now: number = Date.now()): void {
  sessionStorage.setItem(KEY, String(now))
}

function secondsLeft(): number {
  const sentAt = Number(sessionStorage.getItem(KEY)) || 0
  return Math.max(0, Math.ceil(RESEND_COOLDOWN_S - (Date.now() - sentAt) / 1000))
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
      letterSent()
      setLeft(secondsLeft())
    },
  }
}
