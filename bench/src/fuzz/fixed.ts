/** What stands in the world of the fuzz, by names that are the same in every run: a request can be asked again. */
const ids = (kind: number, count: number) =>
  Array.from({ length: count }, (_, place) => `f0000000-0000-4000-8${kind}00-${String(place).padStart(12, '0')}`)

export const FIXED = {
  children: ids(1, 12),
  characters: ids(2, 6),
  stories: ids(3, 24),
  /** Belong to another family. */
  foreign: [...ids(4, 3), ...ids(5, 3), ...ids(6, 3)],
  leavingEmail: 'leaving@perinka.test',
  /** Stands for the identity token of an account that is not verified, which no two runs share. */
  unverifiedToken: '{token of who is not verified}',
} as const

/** Who asks. The one who leaves deletes their account, and comes again. */
export type Person = 'free' | 'premium' | 'exhausted' | 'leaving' | 'unverified' | 'unknown' | 'nobody'
