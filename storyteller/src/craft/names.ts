import type { Gender } from '@perinka/contract/catalog'

/**
 * Cases of a noun in school order. A language without them has one form for all. There is no vocative: Slovak calls people by the
 * nominative ("Zuzka, poď sem!").
 */
export const CASES = ['nom', 'gen', 'dat', 'acc', 'loc', 'ins'] as const
export type Case = (typeof CASES)[number]

/** A noun or a name in all cases, singular. */
export type CaseForms = Record<Case, string>

/** One written form of a name; `case` is null where it is no noun any more ("Zuzkin"). */
export interface Inflected {
  text: string
  case: Case | null
}

/** What a language does with the names of people. */
export interface NameCraft {
  /** Whether the end of a name changes with its place in a sentence, so that a mark for a name says which form it wants. */
  readonly hasCases: boolean
  /** How somebody of this name is spoken of where the family said nothing; neutral where the name does not show it. */
  genderOf(name: string): Gender
  /** A child's name in every case, ready to be put into somebody else's sentence; of unknown gender with a noun before it that declines. */
  shown(name: string, gender: Gender): CaseForms
  /** Every other form in which a parent may write this word of a name, those of `gender` first. */
  inflected(word: string, gender: Gender): Inflected[]
  /** The case that a name takes after what stands before it: the one asked for, or the one that rules it out. */
  governed(before: string, asked: Case): Case
  /** What stands before a name, fitted to it: "Išla s " before "Zuzkou" is "Išla so ". */
  fitted(before: string, name: string): string
  /** Groups of names for one person, parted by spaces: "Katherine Kate Katie". A leading "!" marks one that is an ordinary word too. */
  readonly familiar: readonly string[]
  /** What the language makes of nearly any name by an ending: Nikolka, Tomáško. */
  fondly(name: string): string[]
}
