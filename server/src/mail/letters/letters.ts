import type { Letter } from '../../ports/mailer.ts'

/** Subject and text of every letter that the product writes; the first link in a text is the one to open. */
export interface Letters {
  verifyEmail(link: string): Omit<Letter, 'to'>
  resetPassword(link: string): Omit<Letter, 'to'>
}
