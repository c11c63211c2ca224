import type { Gender, Theme } from '@perinka/contract/catalog'
import type { Forms } from './pack.ts'
import type { EventId, Feeling, Kin, Subject, Time, TraitTold } from './wish-frames.ts'

/*
 * What a language gives the reader of wishes. Forms are written in lower case with their marks; the reader finds them also without
 * marks, with a letter wrong or left out, and in capitals.
 */

/** What a thing or a person can do; the turn of an event telling is keyed by one of them. */
export const AFFORDANCES = [
  ...['flies', 'floats', 'swims', 'rolls', 'digs', 'climbs', 'jumps', 'runs', 'carries', 'pushes', 'pulls', 'holds'],
  ...[
    'sticks',
    'stretches',
    'bends',
    'hides',
    'sees',
    'hears',
    'smells',
    'sings',
    'glows',
    'warms',
    'cools',
    'splashes',
  ],
  ...['is-tall', 'is-small', 'is-round', 'is-soft', 'is-heavy', 'is-slow', 'is-loud', 'is-quiet'],
] as const
export type Affordance = (typeof AFFORDANCES)[number]

export const KINDS = [
  ...[
    'animal',
    'bird',
    'sea-animal',
    'insect',
    'dinosaur',
    'vehicle',
    'machine',
    'toy',
    'job',
    'royal',
    'fairy-being',
    'monster',
  ],
  ...[
    'place',
    'building',
    'food',
    'weather',
    'sky',
    'plant',
    'body',
    'clothes',
    'household',
    'instrument',
    'school',
    'sport',
    'feast',
  ],
] as const
export type Kind = (typeof KINDS)[number]

/** As big as … beside a child: fits in a hand, in its arms, is as big as it, as a horse, as a house. */
export const SIZES = ['hand', 'arms', 'child', 'horse', 'house'] as const
export type Size = (typeof SIZES)[number]

/** Something that parents name. */
export interface Entry {
  /** Lower case with hyphens; the language's own: no id is shared but by chance. */
  id: string
  kind: Kind
  theme: Theme | null
  /** At least two of what it can, the most its own first, and one that it cannot. */
  can: readonly Affordance[]
  cannot: readonly Affordance[]
  /** What it says or how it sounds, ready to be quoted: "honk"; null where it is silent. */
  sound: string | null
  size: Size
  /** A noun as it stands after "eats"; null where it eats nothing. */
  eats: string | null
  /** A noun of what it cannot do without, as it stands after "needs". */
  needs: string | null
  gender: 'she' | 'he' | 'it'
  /** `name` (one, plain) and what else the language needs to speak of it. */
  forms: Forms
  /** Every way to write one of it and many of it, beside its forms: plurals, diminutives, other words for it. */
  one: readonly string[]
  many: readonly string[]
  /** Forms that are mostly another word ("stane"): said, but nothing is found by them. */
  unread?: readonly string[]
  /** Forms in which it does something itself, where the language can tell. */
  readonly nominative?: readonly string[]
}

/** Something that is done: "swim", "tie shoelaces". */
export interface Action {
  id: string
  /** What one can who can do it; null where it is none of the list. */
  as: Affordance | null
  forms: Forms
  /** Every way to write it. */
  written: readonly string[]
}

/** A rule looks at the text in lower case without marks, one space between words, emoji read out. Linear: no nested repetition. */
export type Pattern = RegExp

export interface SubjectRule {
  subject: Subject
  match: readonly Pattern[]
  /** What happens, and when, where the wish does not say. */
  event: EventId
  when?: Time
  /** What may happen instead, where the wish says so; anything where left out. */
  yieldsTo?: readonly EventId[]
  /** Where this stands, the rule does not fit. */
  unless?: Pattern
}

/** The first rule that fits says what happens. Named groups `who`, `what`, `whom`, `where` say in which part of the text these stand. */
export interface EventRule {
  event: EventId
  match: readonly Pattern[]
  when?: Time
  unless?: Pattern
}

/**
 * What a parent says of a subject that no word of the lexicon tells: that the match was lost 6–0, that the jab is on Friday. Its id is
 * asked for by tellings as any other that the wish names (`has`).
 */
export interface Particular {
  /** Lower case with hyphens; no entry, action or relative has it. */
  id: string
  /** Subjects with which it is read; `event`: where a wish is about none. */
  about: readonly (Subject | 'event')[]
  match: readonly Pattern[]
  unless?: Pattern
}

export interface KinWords {
  kin: Kin
  gender: Gender
  isMany: boolean
  forms: Forms
  written: readonly string[]
  /** Forms that are mostly another word ("mám"): said, but nobody is found by them. */
  unread?: readonly string[]
  /** Forms in which they do something themselves, where the language can tell. */
  readonly nominative?: readonly string[]
}

/** A brand or a hero of a film, and who comes of our own: an entry, under a name of ours where there is one. */
export interface Brand {
  written: readonly string[]
  entry: string
  name: string | null
}

export interface ReaderCraft {
  readonly entries: readonly Entry[]
  readonly actions: readonly Action[]
  readonly kin: readonly KinWords[]
  readonly brands: readonly Brand[]
  readonly subjects: readonly SubjectRule[]
  readonly events: readonly EventRule[]
  readonly particulars: readonly Particular[]
  /** `isFaint`: what a verb lets guess, where neither a word of time nor the subject says it. */
  readonly times: readonly { when: Time; match: readonly Pattern[]; isFaint?: true }[]
  readonly feelings: readonly { feeling: Feeling; match: readonly Pattern[] }[]
  readonly traits: readonly { trait: TraitTold; match: readonly Pattern[] }[]
  /** A name that is given to somebody: group `name`, and `who` around whom it is given to. Against the text as typed. */
  readonly named: readonly Pattern[]
  /** Ends just before what is not wanted: "no ", "without ", "nie ". */
  readonly negation: Pattern
  /** Words that carry no wish of their own. */
  readonly empty: ReadonlySet<string>
  /** Words that we know and have nothing for: rightly spelled, never taken for another. */
  readonly ordinary?: ReadonlySet<string>
  /** Given names, lower case without marks: a name also where it starts a sentence or has no capital. */
  readonly givenNames?: ReadonlySet<string>
  /** What an emoji says. */
  readonly emoji: Readonly<Record<string, string>>
  /** Words for the child itself and for those who write: who is named behind them is not whom the wish is about. */
  readonly child?: Pattern
  /** Ends just before where something is: "in the ", "v ". What stands there is no hero. */
  readonly placing?: Pattern
  /** Ends just before somebody to whom another does or has something: "plays with ", "má ". Who stands there is no hero. */
  readonly having?: Pattern
  /** What a parent says of the evening and not of the story: "so that she falls asleep", "na dobrú noc". Read as if it were not there. */
  readonly aside?: Pattern
  /** Ends just before what is a toy: "cuddly ", "plyšový ". */
  readonly toy?: Pattern
  /** Asks for somebody beside what happens: group `who` around them: "with her sister in it", "nech je tam aj jej sestra". */
  readonly joining?: Pattern
  /** The nominative of a name as it stands behind a word ("s", "kamaráta"); null where that cannot be told, or it stands there already. */
  readonly baseName?: (word: string, before: string) => string | null
  /** What a name, folded, has in common with its pet forms ("david" of "davidko"); a child is called by any of them. */
  readonly petStem?: (name: string) => string
  /** Parts one wish from the next. */
  readonly parting: Pattern
  /** Begins right behind somebody who does something itself: " that ", ", ktorá ". A place that does is no longer only where something is. */
  readonly acting?: Pattern
  /** Ends just before somebody or something to whom another does something: "gave her ", "dala svojho ". */
  readonly doing?: Pattern
  /** What is done at the head of a wish, where nobody is named who did it: the child did. */
  readonly headDeed?: Pattern
  /** Ends just before what the child is or will be: "bude ". */
  readonly being?: Pattern
  /** Begins right behind the name of a child of whom something is told: " lost ", " won't ". */
  readonly telling?: Pattern
  /** Ends just before what a story is to be about: "about a ", "o ". */
  readonly topic?: Pattern
  /** All that stands between the child and whom it has, where it is but said whose they are: "our ", "naša ". */
  readonly owning?: Pattern
  /** Ends just before whom a story is to be about: "about a ", "o ". */
  readonly about?: Pattern
  /** What goes on still: "keeps", "čaká". */
  readonly ongoing?: Pattern
  /** Where a thing does something, that it did so in our own family. */
  readonly ours?: Pattern
  /** Where a word of `verbs` is a thing all the same: ends just before it. */
  readonly nounLike?: Pattern
  /** Ends just before what is done, where the word may be a thing as well: "cannot ", "to ". */
  readonly modal?: Pattern
  /** Parts what is told of one time from what is told of another. */
  readonly turning?: Pattern
  /** Ends just before what is not there: "without ", "bez ". Where the wish asks for nothing, it is about that. */
  readonly lacking?: Pattern
  /** A request about the story itself: "please", "rozprávka". */
  readonly asking?: Pattern
  /** Words that without their marks are mostly something done: "chyba" is "chýba". */
  readonly verbs?: ReadonlySet<string>
}
