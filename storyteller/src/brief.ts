import type { Gender, Language, PredefinedKey, StoryLength, Theme } from '@perinka/contract/catalog'
import type { StoryMaking } from '@perinka/contract/stories'

/** The child a story is told to. */
export interface Child {
  name: string
  /** Whole years, 3 to 12. */
  age: number
  /** As the parent set it; null: guessed from the name where that is safe, else neutral. */
  gender: Gender | null
  /** True where the child's name is among the wished characters; else only the closing goodnight names it. */
  isHero: boolean
  favoriteThemes: string[]
  favoriteCharacters: string[]
  /** Never in the story, nor may anything of `filters` be. */
  dislikedCharacters: string[]
  filters: string[]
}

/** Somebody beside the child: one of the product's four, the family's own, or a sibling. */
export interface CastMember {
  kind: 'predefined' | 'custom' | 'sibling'
  /** Set for the product's four; their names are translated. */
  key: PredefinedKey | null
  name: string
  description: string | null
  /** Trait ids of the catalogue, or a parent's own words. */
  traits: string[]
  /** Known for siblings only, as for the child. */
  gender: Gender | null
}

/** What a series remembers from chapter to chapter. JSON, at most 16 KB. */
export interface Bible {
  seriesTitle: string
  /** At most 120 words over all chapters so far. */
  synopsis: string
  place: string
  cast: { name: string; role: string }[]
  /** Facts that later chapters may recall, oldest first. */
  facts: string[]
  /** What the last chapter softly promised. */
  promise: string | null
  /** How the next chapter may open, where a telling told the last one. */
  next?: string
}

/** Everything a storyteller is told. No clock, no randomness: the same brief tells the same story. */
export interface Brief {
  language: Language
  length: StoryLength
  /** `id` is null where the theme is the parent's own words. */
  theme: { id: Theme | null; text: string }
  child: Child
  cast: CastMember[]
  /** The parent's special request, already through the gate; null where there is none. */
  request: string | null
  /** Any text; two stories of a child never share it. */
  seed: string
  /** What the child's last stories were made of, newest first: `Finished.trace` of each. In a series those of its chapters follow. */
  history: string[][]
  /** What told the child's last sixty stories, newest first: `tellingOf` of each trace. */
  tellings: readonly (string | null)[]
  /** Set from the second chapter on. */
  chapter: { number: number; bible: Bible } | null
  /** First names of all the family's children: none may reach a model. */
  familyNames: string[]
}

/** A field of the wish that was typed. */
export type Unread = StoryMaking['unread'][number]

/** How a story came to be; kept with it. */
export interface Provenance {
  engine: 'built-in' | 'model'
  /** The model's name, or the version of the built-in storyteller. */
  model: string
  promptVersion: string | null
  /** Names of the checks that the story passed. */
  checks: string[]
  /** Flesch–Kincaid grade in English, Mistrík's R in Slovak, and the counts behind them. */
  readability: { words: number; sentences: number; score: number }
  /** True where the built-in storyteller stepped in for a model: for its whole story, or (`engine: 'model'`) for its quiet end. */
  fellBack: boolean
  /** What the parent wished for in words that could not be read, or not all of them: it is not in the story. */
  unread: Unread[]
  /** Who says each quoted line, where it is known: of a story that a telling told. */
  speakers: Speaker[]
}

/** One quoted line: in which paragraph, which of its quotes, both counted from 0, and who says it. */
export interface Speaker {
  paragraph: number
  quote: number
  name: string
  gender: Gender
}

/** What a storyteller says, in this order: one title, paragraphs, one end. Texts carry no mark-up. */
export type StoryEvent =
  | { kind: 'title'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'finished'; provenance: Provenance; bible: Bible; trace: string[] }

const BY_TELLING = 'telling/'

/** The mark that a telling leaves in a story's trace. */
export const traceOfTelling = (id: string) => BY_TELLING + id

/** Id of the telling that told a story of this trace; null where none did. */
export function tellingOf(trace: readonly string[]): string | null {
  return trace.find((one) => one.startsWith(BY_TELLING))?.slice(BY_TELLING.length) ?? null
}
