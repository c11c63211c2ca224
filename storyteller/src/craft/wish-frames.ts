import type { Theme } from '@perinka/contract/catalog'
import type { SafeName } from './safe-name.ts'

/*
 * What a parent's words come to. Everything in here is a word of ours, an id, or a name that passed the gate: what was typed goes no
 * further than the reader, and a type that could hold it is not here.
 */

/** When what a wish speaks of is: done with (yesterday and long ago), today, still to come, or at any time. */
export const TIMES = ['past', 'today', 'tomorrow', 'always'] as const
export type Time = (typeof TIMES)[number]

/** What happens in a wish. `other`: things are named, nothing is said to happen. */
export const EVENTS = [
  ...['afraid', 'become-friends', 'bored', 'cannot', 'changed', 'contest', 'did-wrong', 'died', 'discover', 'funny'],
  ...[
    'going-to',
    'how-it-works',
    'hurt',
    'ill',
    'jealous',
    'learn',
    'left-out',
    'letting-go',
    'lost',
    'makes',
    'meets',
  ],
  ...[
    'missing-someone',
    'mystery',
    'new',
    'proud',
    'quarrel',
    'refuses',
    'rescue',
    'sad',
    'teased',
    'waiting',
    'wants',
  ],
  'other',
] as const
export type EventId = (typeof EVENTS)[number]

/** What a child's day may be about. A telling of life is written for one of them or a few. */
export const SUBJECTS = [
  // The body and those who tend it.
  ...[
    'jab',
    'dentist',
    'doctor',
    'hospital',
    'tooth-out',
    'broken-bone',
    'ill-in-bed',
    'glasses',
    'allergy',
    'nits',
    'haircut',
  ],
  // Small duties.
  ...['hair-wash', 'tooth-brushing', 'eating', 'dressing', 'tidying', 'toilet', 'bed-wetting', 'dummy', 'nail-cutting'],
  // Night.
  ...['dark', 'monster', 'nightmare', 'bedtime', 'alone-in-bed', 'thunder', 'noise'],
  // Fears of the day.
  ...['dogs', 'insects', 'water', 'swimming', 'heights', 'strangers', 'shyness'],
  // Nursery and school.
  ...[
    'first-day',
    'morning-goodbye',
    'reading',
    'writing',
    'sums',
    'stutter',
    'stage',
    'test',
    'teacher-leaves',
    'no-friends',
  ],
  // One another.
  ...[
    'quarrel',
    'sharing',
    'hitting',
    'teasing',
    'left-out',
    'losing',
    'first-in-line',
    'bragging',
    'lie',
    'stealing',
    'swearing',
  ],
  ...[
    'breaking',
    'said-hurtful',
    'friend-moves',
    'being-different',
    'body',
    'brand-things',
    'saying-no',
    'saying-sorry',
  ],
  // The family.
  ...[
    'new-baby',
    'sibling',
    'baby-coming',
    'parents-apart',
    'parent-away',
    'parent-ill',
    'grandparent-forgets',
    'adopted',
  ],
  ...['death-of-person', 'death-of-pet', 'war', 'prison', 'two-languages', 'money'],
  // Joys, changes and waiting.
  ...[
    'birthday',
    'christmas',
    'holiday',
    'journey',
    'visit',
    'moving-house',
    'new-room',
    'pet',
    'lost-toy',
    'waiting',
    'sport',
    'bike',
  ],
  ...['practising', 'screens', 'tired', 'anger', 'sadness', 'clothes', 'growing-up', 'perfection'],
] as const
export type Subject = (typeof SUBJECTS)[number]

export const FEELINGS = [
  ...[
    'afraid',
    'jealous',
    'ashamed',
    'proud',
    'sad',
    'angry',
    'lonely',
    'excited',
    'sorry',
    'bored',
    'shy',
    'misses',
    'hurt',
    'happy',
  ],
] as const
export type Feeling = (typeof FEELINGS)[number]

/** People of a child's life who are called by what they are to it. */
export const KIN = [
  ...[
    'mum',
    'dad',
    'parents',
    'grandma',
    'grandpa',
    'grandparents',
    'great-grandma',
    'great-grandpa',
    'sister',
    'brother',
  ],
  ...[
    'siblings',
    'twins',
    'baby',
    'cousin',
    'aunt',
    'uncle',
    'godmother',
    'friend',
    'classmates',
    'teacher',
    'neighbour',
    'doctor',
  ],
] as const
export type Kin = (typeof KIN)[number]

/** What a parent tells of somebody beside what it is: a closed list, said in our own words. */
export const TRAITS_TOLD = [
  ...[
    'steals-socks',
    'ear-chewed',
    'one-eye',
    'torn',
    'old',
    'tiny',
    'huge',
    'fat',
    'fluffy',
    'striped',
    'spotted',
    'snores',
    'sleeps-a-lot',
  ],
  ...[
    'always-hungry',
    'cheeky',
    'shy',
    'brave',
    'cowardly',
    'clumsy',
    'slow',
    'fast',
    'loud',
    'quiet',
    'lazy',
    'curious',
    'grumpy',
  ],
  ...[
    'red',
    'blue',
    'green',
    'yellow',
    'purple',
    'pink',
    'white',
    'black',
    'brown',
    'grey',
    'golden',
    'rainbow-coloured',
  ],
  ...[
    'breaks-down',
    'squeaks',
    'smells',
    'glows',
    'talks',
    'collects',
    'hides-things',
    'imaginary',
    'wears-hat',
    'wears-glasses',
  ],
  ...['crooked', 'magic', 'orange', 'flying', 'upside-down', 'forgetful', 'friendly', 'different'],
] as const
export type TraitTold = (typeof TRAITS_TOLD)[number]

/** How something looks, in the order in which it is said: size, age, skin, colour. */
export const LOOKS = [
  ...['tiny', 'huge', 'old', 'fluffy', 'striped', 'spotted'],
  ...['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'pink', 'white', 'black', 'brown', 'grey', 'golden'],
  'rainbow-coloured',
] as const satisfies readonly TraitTold[]
export type Look = (typeof LOOKS)[number]

/** Somebody or something in a wish. */
export type Told =
  | { as: 'child' }
  | { as: 'kin'; kin: Kin; name: SafeName | null }
  /** `entry`: an id of the language's lexicon. `isMany`: the wish speaks of several ("penguins"). `isToy`: it is one of plush. */
  | { as: 'thing'; entry: string; name: SafeName | null; isMany: boolean; traits: readonly TraitTold[]; isToy?: true }
  /** A name of which nothing more is known ("Zoe"). */
  | { as: 'somebody'; name: SafeName }
  /** What is done: an id of the language's actions. */
  | { as: 'action'; action: string }

/** One wish of perhaps two in a request. */
export interface WishFrame {
  event: EventId
  subject: Subject | null
  /** What else of a child's day it speaks of: what was done that one is to be sorry for. */
  beside: readonly Subject[]
  /** Whose trouble or joy it is. */
  who: Told
  /** What is lost, wanted, feared, visited, explained … */
  what: Told | null
  /** With or to whom: who was hit, who moves away, who is met. */
  whom: Told | null
  where: Told | null
  when: Time
  feels: readonly Feeling[]
  /** Particulars of the subject, by id: what happened, as closely as our rules read it. */
  says: readonly string[]
  /** Everything else that is named, in the order of the text: told of in passing. */
  also: readonly Told[]
}

/** A parent's words, read. */
export interface Reading {
  /** At most two, the one with a feeling first: it is the plot. None where nothing could be read. */
  frames: readonly WishFrame[]
  /** Entries of the lexicon that must not be in the story ("no witches"). */
  without: readonly string[]
  /** Who the wish asks to be in it as well, whatever happens: "with her sister Ivy in it". In no frame. */
  along: readonly Told[]
  /** The brand or film hero for whom a guest of our own comes: entry ids of those guests. */
  guests: readonly string[]
  /** Whether every word that carries a wish was read. */
  isWhole: boolean
  /** The theme of ours that the named things lie nearest to. */
  theme: Theme | null
}
