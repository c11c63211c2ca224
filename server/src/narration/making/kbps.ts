import type { Quality } from '@perinka/contract/catalog'
import type { Kbps } from '../../sound/encoder.ts'

export const KBPS: Record<Quality, Kbps> = { standard: 48, premium: 64 }
