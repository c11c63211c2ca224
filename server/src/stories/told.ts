import type { Voice } from '@perinka/contract/catalog'

/** What a story will be beside its text: whose it is, and the wish that its row keeps. */
export interface Told {
  childProfileId: string
  voice: Voice
  /** Ids of characters, names of children and of characters of this one story. */
  characters: string[]
}
