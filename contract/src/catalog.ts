/**
 * Reference data of the product: what may be chosen, and the constants every side must agree on.
 * Imports no validation, so that a page can use it without paying for that.
 */
import type { Language } from './languages.ts'

export * from './languages.ts'

export const LENGTHS = ['short', 'medium', 'long'] as const
export type StoryLength = (typeof LENGTHS)[number]
export const DEFAULT_LENGTH: StoryLength = 'medium'

export const VOICES = ['alloy', 'echo', 'fable', 'onyx', 'nova', 'shimmer'] as const
export type Voice = (typeof VOICES)[number]

export const QUALITIES = ['standard', 'premium'] as const
/** Of a narration. `premium` is what a subscriber hears: a better model where one is configured, and more bits a second. */
export type Quality = (typeof QUALITIES)[number]
export const DEFAULT_VOICE: Voice = 'alloy'

/** Themes the story form offers; a custom theme is the parent's own text in their place. */
export const STORY_THEMES = [
  'adventure',
  'friendship',
  'animals',
  'magic',
  'space',
  'ocean',
  'forest',
  'castle',
  'dragons',
  'fairy-tale',
  'science',
  'discovery',
] as const

/** Themes the product names elsewhere: a child's favourites may bring them into a story. */
export const OTHER_THEMES = ['nature', 'superheroes', 'dinosaurs', 'princesses', 'pirates'] as const

/** The seventeen themes that the storyteller and the scenes know. */
export const ALL_THEMES = [...STORY_THEMES, ...OTHER_THEMES] as const
export type Theme = (typeof ALL_THEMES)[number]

/** The form's choice that opens the custom theme's text box; never stored. */
export const CUSTOM_THEME = 'custom'

/** A child's favourite themes, in the order the dialog shows them. */
export const PROFILE_THEMES = [
  'princesses',
  'space',
  'dragons',
  'pirates',
  'animals',
  'fairy-tale',
  'adventure',
  'magic',
  'friendship',
  'nature',
  'superheroes',
  'dinosaurs',
] as const satisfies readonly Theme[]

/** Labels as a parent reads them. Favourite themes are stored by label (specification, section 3). */
export const THEME_LABELS: Record<Theme, Record<Language, string>> = {
  adventure: { en: 'Adventure', sk: 'Dobrodružstvo' },
  friendship: { en: 'Friendship', sk: 'Priateľstvo' },
  animals: { en: 'Animals', sk: 'Zvieratká' },
  magic: { en: 'Magic', sk: 'Kúzla' },
  space: { en: 'Space', sk: 'Vesmír' },
  ocean: { en: 'Ocean', sk: 'More' },
  forest: { en: 'Forest', sk: 'Les' },
  castle: { en: 'Castle', sk: 'Hrad' },
  dragons: { en: 'Dragons', sk: 'Draci' },
  'fairy-tale': { en: 'Fairy tales', sk: 'Rozprávky' },
  science: { en: 'Science', sk: 'Veda' },
  discovery: { en: 'Discovery', sk: 'Objavovanie' },
  nature: { en: 'Nature', sk: 'Príroda' },
  superheroes: { en: 'Superheroes', sk: 'Superhrdinovia' },
  dinosaurs: { en: 'Dinosaurs', sk: 'Dinosaury' },
  princesses: { en: 'Princesses', sk: 'Princezné' },
  pirates: { en: 'Pirates', sk: 'Piráti' },
}

/** Key under which two spellings of one theme meet: no case, no diacritics, no hyphens. */
function themeKey(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim()
}

const THEME_BY_KEY = new Map<string, Theme>(
  ALL_THEMES.flatMap((theme) =>
    [theme, THEME_LABELS[theme].en, THEME_LABELS[theme].sk].map((name) => [themeKey(name), theme] as const),
  ),
)

/** The theme that an id or a label of either language names; null for a parent's own words. */
export function themeOf(text: string): Theme | null {
  return THEME_BY_KEY.get(themeKey(text)) ?? null
}

/** A theme, id or label, as it reads in `language`; a parent's own words come back as they are. */
export function themeLabel(text: string, language: Language): string {
  const theme = themeOf(text)
  return theme ? THEME_LABELS[theme][language] : text
}

export const MIN_AGE = 3
export const MAX_AGE = 12
export const DEFAULT_AGE = 5
export const AGES = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

export const DEFAULT_ICON = '👶'
/** Twenty icons in a grid of five columns. */
export const ICONS = [
  '👶',
  '🧒',
  '👧',
  '👦',
  '👸',
  '🍼',
  '🧸',
  '⭐',
  '🌙',
  '🚀',
  '🦊',
  '🐻',
  '🐰',
  '🐱',
  '🦉',
  '🦄',
  '🐉',
  '🐳',
  '🌈',
  '🧚',
] as const

/** The icon of a child whose parent chose none: by age, up to 3, 6, 10 and older. */
export function iconForAge(age: number): string {
  if (age <= 3) return '🍼'
  if (age <= 6) return '🧸'
  if (age <= 10) return '⭐'
  return '🌙'
}

/** How a language that agrees in gender talks about a child. */
export const GENDERS = ['she', 'he', 'neutral'] as const
export type Gender = (typeof GENDERS)[number]

export const TRAITS = [
  'brave',
  'adventurous',
  'magical',
  'kind',
  'wise',
  'helpful',
  'friendly',
  'patient',
  'playful',
  'curious',
] as const
export type Trait = (typeof TRAITS)[number]

/**
 * The four characters every family has. Their rows carry these ids in every database, so that a
 * wish can name them before anything was read.
 */
export const PREDEFINED_CHARACTERS = [
  {
    id: '5f0c0000-0000-4000-8000-000000000001',
    key: 'captain-starlight',
    name: 'Captain Starlight',
    traits: ['brave', 'adventurous'],
    emoji: '🚀',
  },
  {
    id: '5f0c0000-0000-4000-8000-000000000002',
    key: 'luna-fairy',
    name: 'Luna Fairy',
    traits: ['magical', 'kind'],
    emoji: '🧚',
  },
  {
    id: '5f0c0000-0000-4000-8000-000000000003',
    key: 'oliver-owl',
    name: 'Oliver Owl',
    traits: ['wise', 'helpful'],
    emoji: '🦉',
  },
  {
    id: '5f0c0000-0000-4000-8000-000000000004',
    key: 'sparkle-dragon',
    name: 'Sparkle Dragon',
    traits: ['friendly', 'playful'],
    emoji: '🐉',
  },
] as const satisfies readonly { id: string; key: string; name: string; traits: readonly Trait[]; emoji: string }[]
export type PredefinedKey = (typeof PREDEFINED_CHARACTERS)[number]['key']

/** Stories, chapters included, that a family may have before Premium. */
export const FREE_STORIES = 5
/** Premium, in euro cents a month. */
export const PRICE_CENTS = 599

/** Words read aloud in a minute: the reading time on every card (specification, section 9). */
export const WORDS_PER_MINUTE = 150

/** Whole minutes to read so many words; at least 1. */
export function minutesToRead(words: number): number {
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE))
}

/** The paragraphs of a story's text, which blank lines part; each trimmed, none empty. */
export function paragraphsOf(content: string): string[] {
  return content
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
}

/** Seconds that the player's buttons skip, and the speeds they go through (specification, section 9). */
export const SKIP_S = 15
export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5] as const
export type Speed = (typeof SPEEDS)[number]

/** Longest accepted texts, in characters. */
export const LIMITS = {
  name: 40,
  customTheme: 80,
  request: 500,
  characterDescription: 300,
  trait: 30,
  traits: 10,
  listItem: 40,
  listItems: 20,
  title: 200,
  content: 40_000,
  /** A story that is read aloud: about forty minutes. */
  narration: 30_000,
  charactersInStory: 12,
  search: 100,
} as const

export const RECENT_STORIES = 3
/** Characters of a story's text on its card, and on its line of the series page. */
export const PREVIEW_CHARS = 100
export const SERIES_PREVIEW_CHARS = 120
/** What a card is sent: one more than anybody shows, so that it tells whether the text goes on. */
export const CARD_PREVIEW_CHARS = SERIES_PREVIEW_CHARS + 1
export const MIN_PASSWORD = 6
export const RESEND_COOLDOWN_S = 60
