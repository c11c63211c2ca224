import type { PublicConfig } from '@perinka/contract/accounts'

/** A letter to the operator that has only to be signed and sent. */
export function withdrawalMail({ supportEmail }: PublicConfig, subject: string, body: string): string {
  return `mailto:${supportEmail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
