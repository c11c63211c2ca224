import type { Gender, Language, PredefinedKey, Theme, Trait } from '@perinka/contract/catalog'
import type { CastMember } from '../brief.ts'

/*
 * What a language gives the storyteller. The engine chooses and orders; every word comes from here.
 *
 * HOW TO WRITE A FRAME. A frame is a plain string with three kinds of marks, which may be nested:
 *
 *   {young|older}      by age: two parts = 3–6 | 7–12; three = 3–6 | 7–9 | 10–12; four = each band.
 *                      An empty part says nothing: {|, because the tide was late}. Young text: sentences of
 *                      5–9 words, short words. Older text: 9–14 words, a little wit. Never padding.
 *   ((detail))         said only where the story has room. A frame must read well without it.
 *   <one~two~three>    one of them, chosen by the seed. Use it for sounds, colours, small jokes.
 *   [slot]             filled by `resolve` of the language: names, case forms, agreement. A slot that
 *                      begins with a capital letter gives a capital letter: [Hero], [He].
 *   ¶                  ends a paragraph.
 *
 * Slots are the language's own affair: `resolve('hero.gen', roles)` may decline, and a slot with slashes may
 * agree: [šiel/šla/ide], [helper:povedal/povedala]. Roles: hero (the child, or another where the child does
 * not lead), helper, friend (the member of the cast whose frame it is), child (the listener), place (the
 * setting's forms) and words (`refrain`, `wish`, `theme`, `friends`, and what a topic's expression captured by name).
 * A slot nobody knows must come back as undefined: the engine then throws, and a test fails.
 *
 * HOW A STORY IS BUILT. The plan picks one setting, problem, solution and helper of the theme, and the engine says:
 *   opening, setting.open → (chapter: recall) → topic.early or wish.early → (setting.detail) → problem.spark → helper.meet → cast.arrive each
 *   → (setOff) → (encounters, obstacles, kindness, talks, cast.deed each, topic.scene, problem.tries)
 *   → solution.text → problem.after → setting.home → (helper.rest, cast.rest, keepsake, topic.echo) → ritual → asleep → goodnight
 * What stands in brackets comes in as many pieces as the length needs. So each frame must stand on its own: do not refer to
 * another optional piece, only to the setting (by [place]), the problem's spark, the helper once met, the hero.
 * `tries` end without success, kindly or funnily; never fear, blame or a lesson. Open cosily and concretely (a sound, a smell, a thing). From `home` on
 * everything slows: calm words (soft, slow, quiet, warm, moon, blanket, breath), no exclamation marks, no questions.
 *
 * Sizes, young / older words: open 25–35 / 50–70; spark 25–35 / 60–80; meet 20–30 / 45–65; try, encounter, obstacle 25–40 / 50–80;
 * solution 35–50 / 80–120; after 15–25 / 30–50; home, rest, ritual 20–35 / 40–70; asleep, goodnight 10–25. Write at least three alternatives a pool
 * where the pool is one of a theme, six where it is shared by all; three settings, problems and helpers a theme and two solutions a problem.
 * Each theme's frames must say the theme's own words (`words`: stems, compared with the start of each word) often.
 * Write from your own language outwards: other jokes, other names, other creatures. Never translate.
 */

export type Frame = string
export type Pool = readonly Frame[]
/** Forms of a name or a place by key, as the language likes; `name` is always there. */
export type Forms = Readonly<{ name: string } & Record<string, string>>

/** Keys of a pack whose values are references, forms of agreement or patterns: no reader ever meets them. */
export const NO_PROSE: ReadonlySet<string> = new Set(
  'id at in without needs gives gender hero from language words match'.split(' '),
)
/** Keys that hold the forms of one name or place: they are said, but they are no frames and no alternatives. */
export const FORM_KEYS: ReadonlySet<string> = new Set(['forms', 'place'])

/** Where shared pieces make sense. */
export type World = 'land' | 'water' | 'sky' | 'indoors'
/** A piece that does not fit everywhere. `from`: youngest age; `hero`: whether the child or another must lead. */
export type Piece = Frame | { text: Frame; in?: readonly World[]; from?: number; hero?: 'child' | 'other' }

export interface Setting {
  id: string
  in: World
  place: Forms
  /** First paragraph: names the hero and the place within 40 words, cosily. Works for the child and for another hero. */
  open: Pool
  /** A paragraph more of the place: smells, sounds, small absurdities. */
  detail: Pool
  /** The way home and into bed: already slow. */
  home: Pool
}

/** A helper of the world, or a hero for the stories that the child does not lead. */
export interface Figure {
  id: string
  forms: Forms
  gender: 'she' | 'he'
  /** Helper: how the hero comes to meet it. Hero: who this is, in a sentence or two, before the setting's `open`. */
  meet: Pool
  /** How it settles for the night. */
  rest: Pool
}

/** A scene with an effect: `gives` names what the hero has or knows from then on. */
export type Step = Frame | { gives: string; text: Frame }

export interface Problem {
  id: string
  /** Ids of the settings where it makes sense; all where left out. */
  at?: readonly string[]
  /** Ids of helpers who would muddle it: a second knight beside the knight in trouble. */
  without?: readonly string[]
  title: Pool
  /** A short line, sung or said again and again; quoted by [refrain] or said by the engine after tries. Without quotes. */
  refrain: Pool
  /** What they ask those whom they meet, which ties the way to the trouble: a question without quotes. Said by `asks` of the language. */
  ask?: Frame
  /** The one small trouble, met and wanted to be mended. */
  spark: Pool
  /** Scenes on the way that belong to this trouble, in order: somebody who knows a bit of it, a trace, a thing lent. Told in order, as many as
   * the length takes. */
  way?: readonly Step[]
  tries: Pool
  /** `needs`: what a step of the way must have given; that step is then always told, and no other solution may count on it. */
  solutions: readonly { id: string; needs?: string; text: Pool }[]
  /** How good it is now; thanks. */
  after: Pool
  /** One plain sentence that a later chapter can recall word for word: "[Hero] helped the lamp to shine again." */
  fact: Frame
}

export interface ThemePack {
  /** Stems, lower case, with diacritics, of which the story must hold several. */
  words: readonly string[]
  settings: readonly Setting[]
  heroes: readonly Figure[]
  helpers: readonly Figure[]
  problems: readonly Problem[]
  obstacles: Pool
  encounters: Pool
  /** What a child's bed shows where this theme is a favourite: one calm sentence for the end. Only said where the child leads. */
  favourite: Pool
}

/** What a member of the cast does in a story; role `friend`. */
export interface CastFrames {
  /** Who this is, where it leads the story in the child's place. */
  lead: Pool
  arrive: Pool
  deed: Pool
  rest: Pool
}

/** What a special request may be about, and how it is woven in. Named groups of `match` become words. */
export interface Topic {
  id: string
  /** Against the request in lower case with its diacritics. */
  match: readonly RegExp[]
  early: Pool
  scene: Pool
  echo: Pool
}

/** A small favour on the way, and what is left of it at bedtime. */
export interface Kindness {
  text: Frame
  in?: readonly World[]
  keepsake: Frame
}

/** Somebody of the story, as frames see them. */
export interface Person {
  forms: Forms
  gender: Gender
  isChild: boolean
}

export interface Roles {
  hero: Person
  helper: Person
  child: Person
  friend: Person | null
  place: Forms
  words: Readonly<Record<string, string>>
}

/** Brothers and sisters: they live under the hero's own roof, come from no other place and go home to no other. */
export interface SiblingFrames {
  arrive: Pool
  rest: Pool
  /** Where singly they would crowd the story: hold [friends]. */
  arriveTogether: Pool
  restTogether: Pool
  /** Said to all siblings of the story, just before the child's own goodnight: holds [friends], one or more. */
  goodnight: Pool
}

export interface LanguagePack {
  language: Language
  themes: Readonly<Record<Theme, ThemePack>>
  /** For a theme in the parent's own words that comes near to none of ours: every title and every spark names [theme], a label of ours. */
  custom: ThemePack
  /** What is called so where nothing of the parent's words is known: of nothing in particular, fit for a door, a train and a cake. */
  labels: readonly string[]

  /** First sentence of the evening, before the setting's `open`: names [Hero] where `hero: 'child'`, nobody where another leads. */
  openings?: readonly Piece[]
  setOff: readonly Piece[]
  /** Heard again between the beats: holds [refrain]. */
  refrains: Pool
  /** Asking on the way: holds [ask]. */
  asks?: Pool
  /** What is said of a try that has just gone wrong. */
  afterTry?: Pool
  /** Before the next try: that was not it, so they try another way. */
  tryAgain?: Pool
  /** A still moment just before the solution. */
  turns?: Pool
  encounters: readonly Piece[]
  obstacles: readonly Piece[]
  kindnesses: readonly Kindness[]
  /** Quiet talks of hero and helper, mostly for older children. */
  talks: readonly Piece[]
  rituals: readonly Piece[]
  asleep: readonly Piece[]
  /** The last lines where the child leads. */
  goodnight: Pool
  /** The last lines where another leads: the only ones that name [child]. */
  goodnightChild: Pool
  /** A later chapter recalls the last one: holds [fact], a whole sentence. */
  recall: Pool
  /** How an old friend comes along again in a later chapter; the helper's own `meet` where left out. */
  meetAgain?: Pool
  /** How a series goes visiting for an evening, before a `setting.open` of another theme: no slot but the hero's. */
  away?: Pool
  /** What a chapter softly promises; never a question left open. Kept in the bible, said before the goodnight of chapters. */
  promises: Pool

  cast: {
    predefined: Readonly<Record<PredefinedKey, CastFrames>>
    anyone: CastFrames
    siblings: SiblingFrames
    /** Deeds by trait, used before those of `anyone`. */
    byTrait: Readonly<Partial<Record<Trait, Pool>>>
    /** A favourite character that is not in the cast, as a small touch at home: holds [favourite] in its plain form. */
    favourite: Pool
    /** One frame for many: holds [friends]; used where single arrivals would crowd the story. */
    arriveTogether: Pool
    deedTogether: Pool
    restTogether: Pool
  }
  topics: readonly Topic[]
  lexicon: Lexicon
  /** A thing of the wish, where no topic fits: every frame holds [guest], our own word for it, drawn, dreamt or baked, never in the plot. */
  guest: Pick<Topic, 'early' | 'scene' | 'echo'>
  /** Where nothing of the wish could be read: warm for a joy and for a worry, and says of neither that it is one. */
  unspoken: Pick<Topic, 'early' | 'scene' | 'echo'>

  /** A name and how it is talked about: from a child, sibling, custom or predefined character. */
  child(name: string, gender: Gender | null): Person
  person(member: CastMember): Person
  /** A sentence that says who a described member is, "" where there is nothing fit to say. May be a frame with role `friend`. */
  describe(member: CastMember): Frame
  /** Several people as words of a frame: `friends`, their names as the language joins them, and whatever agrees with them. */
  company(people: readonly Person[]): Readonly<Record<string, string>>
  /** Our own words as a label, as [theme] wants it. */
  label(names: readonly string[]): string
  resolve(slot: string, roles: Roles): string | undefined
  /** Last touch on a finished paragraph: articles, vocalised prepositions, quotes. */
  polish(paragraph: string): string
}

/** Something a parent may wish for that we know: what we call it, how parents write it, and the theme that it belongs to. */
export interface Thing {
  /** Our own word for it, in the nominative singular; null for what only leads to a theme ("the sea"). */
  name: string | null
  /** Against a text in lower case. */
  match: RegExp
  theme: Theme | null
}

/** What a language knows of things, and when it does not say them. */
export interface Lexicon {
  things: readonly Thing[]
  /** A text with one of these is a worry: what it names would be no comfort ("afraid of dogs"). Against a text in lower case. */
  worry: RegExp
  /** Just before a thing it says that the thing is not wished for. */
  negation: RegExp
  /** Words that carry no wish of their own, whole and in lower case. */
  empty: RegExp
  /** What parts one wish from the next, wherever it stands: a full stop, an "and", a comma that no "because" follows. */
  parting: RegExp
  /** One of a thing as a sentence wants it: "a unicorn", "jednorožec". */
  one(name: string): string
}
