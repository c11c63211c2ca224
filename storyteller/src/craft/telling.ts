import type { Gender, Theme } from '@perinka/contract/catalog'
import type { Action, Affordance, Entry, Kind, KinWords } from './lexicon.ts'
import type { Forms, Frame, Person } from './pack.ts'
import type { SafeName } from './safe-name.ts'
import type { EventId, Look, Subject, Time } from './wish-frames.ts'

/*
 * A TELLING is one story, thought up and written whole: its own first line, middle and last page, in one voice, about one thing.
 * docs/storytelling.md teaches how to write one; this page is its grammar.
 *
 *   == trouble            a beat; `== turn:floats`, `== turn:rolls` are one beat told in one of several ways: by what the thing of
 *                         the wish can do, else by the seed; a way called `any` is for all others
 *   +3 … /+3              told from that rung on; -3 … /-3 told below it; each mark on a line of its own
 *   blank line            a new paragraph
 *   *bell ^bell           plants a thing, uses it
 *   !knows ?knows         tells a fact, needs it
 *   @who                  says the next quotes of the paragraph
 *   &first &again &last   the refrain, where it is first said, again, and for the last time
 *   <a~b> <tea:a~b>       one of them; all that share a name are chosen alike
 *   ((detail))            said only where there is room
 *   [slot]                a name, a pronoun, a form: the language's own affair
 *   [key| a: … | b, c: … | …]   by what the story is told with; the last, unlabelled, for all others
 *   [key| …]              only where it is so
 *
 * Keys of one value: `world` (ids of the header's worlds), `theme` (ids of themes), `when` (past today tomorrow always), `event` (what the wish says to
 * happen), `gender` of the hero (she he neutral), `kin` (mum …), `friend-is` (sibling; toy or pet where the wish brings one along; or one of the traits),
 * `who-in` and so on for every thing (the theme it belongs to: forest ocean …). So or not: `lead` (the child leads), `with`, `with2`, `more` (one, two,
 * more come along), `who-eats`, `who-sounds`. Of many: `about` (the subject of the wish; of a sorry first what was done), `who-is` (its kind and its id,
 * what is told of it, and `named` where it has a name; of an action its id), `who-can` (what it can), `by` (what the thing that it befalls can), `is`
 * (things that the wish named), `feels`, `has` (entries, actions, relatives and particulars, by id, that the wish names);
 * `[has| apple: … | pear: … | …]` tells the first of them that holds, `[has:apple| … | …]` asks for one.
 * A telling may make keys of its own out of these.
 *
 * People: `hero`; `child`, named at the end alone where another leads; `friend` and `friend2`, who come along; `adult`, who is at the
 * child's side: mother, unless the wish names another; the figures of the header and of the world, and the things of the header, by their ids.
 */

/** How a story is built; never two alike in a row. */
export const SHAPES = [
  ...['quest', 'cumulative', 'three-rooms', 'misunderstanding', 'making', 'surprise', 'mystery', 'visitor', 'swap'],
  ...['letters', 'own-view', 'lullaby-list'],
] as const
export type Shape = (typeof SHAPES)[number]

/** Somebody or something of a telling, with its forms. */
export interface TellingFigure {
  forms: Forms
  /** `neutral`: somebody of whom nobody knows; named again where a pronoun would stand. */
  gender: 'she' | 'he' | 'it' | 'neutral'
}

/** A thing that the wish may name, and what stands there where it names none. */
export interface WishedThing {
  kinds: readonly Kind[]
  or: TellingFigure
  /** Of `whom`: may be a grown-up as well, who then is not at the child's side. */
  grownUps?: true
}

/**
 * A world in which a telling is at home: a ship, a cave of dinosaurs, a kitchen. The whole story is told there, so the world gives the figures
 * and the words for everything that one would see. All worlds of a telling give the same figures and words, by the same names.
 */
export interface TellingWorld {
  /** Evenings of these themes are told in it; the one world without themes has all others. */
  themes: readonly Theme[]
  titles?: readonly Frame[]
  figures: Readonly<Record<string, TellingFigure>>
  /** What slots say: `[seat]` the captain's barrel, a kitchen chair. */
  words: Readonly<Record<string, string>>
}

/** When a telling fits. Of life: one of the subjects and times. Of an event: one of the events. Of a theme: an evening without a wish. */
export type Fits =
  /**
   * `what`: kinds of what it may be about, where the wish names it, of a child of ours and nobody imagined. `says`: particulars, entries and
   * actions of which the wish has to name one.
   */
  | {
      kind: 'life'
      subjects: readonly Subject[]
      when: readonly Time[]
      what?: readonly Kind[]
      says?: readonly string[]
      /** Particulars, entries and actions with which it is not told: what is too grave for it. */
      unless?: readonly string[]
    }
  /**
   * `what`, `whom`: kinds of what and whom the wish has to name; `by`: what one can who can do what the wish speaks of ("hoot": sings); `says` and
   * `unless` as of life. `who` of no kinds is whoever it is about, the child as well.
   */
  | {
      kind: 'event'
      events: readonly EventId[]
      who: readonly Kind[]
      what?: readonly Kind[]
      whom?: readonly Kind[]
      by?: readonly Affordance[]
      says?: readonly string[]
      unless?: readonly string[]
    }
  /** `named`: entries of the lexicon that it is all about. A wish that does no more than name one ("pirates, but silly ones") is told by it. */
  | { kind: 'theme'; themes: readonly Theme[]; named?: readonly string[] }

export interface Telling {
  /** Lower case with hyphens; kept in the memory of a child's evenings. */
  id: string
  shape: Shape
  fits: Fits
  /** Whole years, 3 to 12, to whom it is told; the readings that these ages want must be there. */
  ages: readonly [least: number, most: number]
  titles: readonly Frame[]
  /** How it is offered: a label of one to three words, and a wish in a parent's words that this telling tells. */
  tile?: { label: string; wish: string }
  figures: Readonly<Record<string, TellingFigure>>
  worlds?: Readonly<Record<string, TellingWorld>>
  /** By the id that the body calls them. */
  things?: Readonly<Record<string, WishedThing>>
  /**
   * Keys of its own, in order: what a choice comes to ("[who-in| ocean: sea | forest: wood | street]") is what `[place| sea: … | …]` then asks
   * for. So what is told in thirty places is decided once.
   */
  keys?: Readonly<Record<string, Frame>>
  /** What slots say in every world; may choose by keys, its own among them. */
  words?: Readonly<Record<string, Frame>>
  /** One plain sentence in the past that is still true ten chapters later. */
  fact: Frame
  /** A sentence or two with which a next chapter opens after this one, anywhere. */
  next: Frame
  /** For 3 to 6 and for 7 to 12: two works on one idea, not one cut short. */
  young?: string
  older?: string
}

/** Everybody whom a telling can name. */
export interface Stage {
  people: Readonly<Record<string, Person>>
  words: Readonly<Record<string, string>>
}

/** What a language gives for tellings. */
export interface TellingCraft {
  /** Those that are told: read by two who did not write them, and kept. */
  readonly tellings: readonly Telling[]
  /** Written, and not yet kept: for the workshop alone. */
  readonly drafts: readonly Telling[]
  /** Who is at the child's side where the wish names nobody else. */
  readonly mother: TellingFigure
  /** Names that the linter tells with: of the child, and of those who come along. */
  readonly sample: {
    readonly child: Readonly<Record<Gender, string>>
    readonly companions: Readonly<Record<'she' | 'he', readonly [string, string]>>
  }
  /** Opening and closing mark of what is said. */
  readonly quotes: readonly [open: string, close: string]
  /** Text of a slot; undefined where it is unknown or a name would have to take a form that it has not. */
  resolve(slot: string, stage: Stage): string | undefined
  /**
   * A thing of the lexicon as somebody of a story, by its own name where the family gave it one. `looks`, the most general first: said where it is first
   * spoken of (in English `one` and `like`, in Slovak `full` and its cases), and by themselves (`looks`).
   */
  figure(entry: Entry, name: SafeName | null, looks: readonly Look[]): TellingFigure
  kin(kin: KinWords, name: SafeName | null): TellingFigure
  action(action: Action): TellingFigure
  /** A title as the language writes titles, whatever a slot has put into it. */
  title(text: string): string
  /** Words of a body outside its marks that ought to have been slots, as the writer reads them; none where the language has none. */
  bare(text: string): readonly string[]
}
