import type { Quality } from '../../ports/narrator.ts'
import type { Kbps } from '../../sound/encoder.ts'

export const KBPS: Record<Quality, Kbps> = { standard: 48, premium: 64 }
