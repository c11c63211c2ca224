import type { PublicConfig } from '@perinka/contract/accounts'
import type { ReactNode } from 'react'

export const LEGAL_PAGES = ['terms', 'privacy', 'cookies'] as const
export type LegalName = (typeof LEGAL_PAGES)[number]

export interface LegalSection {
  id: string
  title: string
  body: ReactNode
}

export interface LegalText {
  lead: ReactNode
  sections: readonly LegalSection[]
}

/** A text says what this very server does: which engines run on it, and whom to write to. */
export type LegalWriter = (server: PublicConfig) => LegalText
