import type { EventRule, SubjectRule } from '../craft/lexicon.ts'
import type { Hit, Place } from './hits.ts'
import type { Item } from './items.ts'

/** What a frame is made of: a part of the wish, and who and what is in it. */
export interface Part extends Place {
  text: string
  items: readonly Item[]
  field: 'request' | 'theme'
  /** Where the child is spoken of by name. */
  children: readonly Place[]
  /** Where anything of a child's day stands. */
  days: readonly Place[]
}

export interface SubjectHit {
  rule: SubjectRule
  hit: Hit
}

export interface Happening {
  rule: EventRule
  hit: Hit
}
