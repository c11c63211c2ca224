import * as z from 'zod/mini'
import { CARD_PREVIEW_CHARS, DEFAULT_VOICE, LIMITS } from './catalog.ts'
import { Id, LanguageField, LengthField, Moment, NameField, text, VoiceField } from './fields.ts'

/**
 * What a parent wishes for tonight. `theme` is a theme's id or the parent's own words; `characters`
 * holds ids of characters, the child's name where the child takes part, and a new character's name.
 * `requestKey`: asked again with the same key, the same story answers.
 */
export const StoryWish = z.object({
  childProfileId: z.uuid('validation.profileRequired'),
  theme: z
    .string('validation.selectStoryTheme')
    .check(
      z.trim(),
      z.minLength(1, 'validation.selectStoryTheme'),
      z.maxLength(LIMITS.customTheme, 'validation.tooLong'),
    ),
  length: z.optional(LengthField),
  voice: z._default(VoiceField, DEFAULT_VOICE),
  language: z.optional(LanguageField),
  characters: z._default(
    z.array(text(LIMITS.name), 'validation.invalid').check(z.maxLength(LIMITS.charactersInStory, 'validation.tooMany')),
    [],
  ),
  customPrompt: z.optional(z.nullable(text(LIMITS.request))),
  customCharacterName: z.optional(z.nullable(z.union([z.literal(''), NameField], 'validation.nameLetters'))),
  customCharacterDescription: z.optional(z.nullable(text(LIMITS.characterDescription))),
  requestKey: z.optional(z.uuid('validation.invalid')),
})
export type StoryWish = z.infer<typeof StoryWish>
export type StoryWishInput = z.input<typeof StoryWish>

/** A next chapter of a story or series; `language` is the story's own where left out. */
export const ChapterWish = z.object({
  language: z.optional(LanguageField),
  requestKey: z.optional(z.uuid('validation.invalid')),
})
export type ChapterWish = z.infer<typeof ChapterWish>

/** A whole story as its family sees it. Durations in seconds. */
export const Story = z.object({
  id: Id,
  userId: z.string(),
  title: z.string(),
  seriesTitle: z.nullable(z.string()),
  content: z.string(),
  theme: z.string(),
  length: LengthField,
  voice: VoiceField,
  language: LanguageField,
  characters: z.array(z.string()),
  childProfileId: z.nullable(Id),
  audioUrl: z.nullable(z.string()),
  ttsProvider: z.string(),
  duration: z.nullable(z.number()),
  standardAudioUrl: z.nullable(z.string()),
  standardDuration: z.nullable(z.number()),
  isFavorite: z.boolean(),
  linkShared: z.boolean(),
  parentStoryId: z.nullable(Id),
  chapterNumber: z.number(),
  isChapter: z.boolean(),
  /** Words of the text, for the minutes it takes to read. */
  words: z.number(),
  createdAt: Moment,
})
export type Story = z.infer<typeof Story>

/** A story without its text and what was wished for: all that a list or the player needs of it. */
export const StorySummary = z.omit(Story, { userId: true, content: true, characters: true, ttsProvider: true })
export type StorySummary = z.infer<typeof StorySummary>

/** What a card shows of a story. `preview`: the first CARD_PREVIEW_CHARS characters of its text, in one line. */
export const StoryCard = z.extend(StorySummary, { preview: z.string() })
export type StoryCard = z.infer<typeof StoryCard>

/** The card of a whole story, as the server would answer it. */
export function cardOf(story: Story): StoryCard {
  const preview = [...story.content.trim().replace(/\s+/g, ' ')].slice(0, CARD_PREVIEW_CHARS).join('')
  return StoryCard.parse({ ...story, preview })
}

/** What a search looks for, in characters at most LIMITS.search. */
export const StorySearch = text(LIMITS.search)

export const ENGINES = ['built-in', 'model'] as const
/** Fields of a wish in a parent's own words that a storyteller may not understand. */
export const UNREAD = ['request', 'theme'] as const

/** How a story was made. `score`: Flesch–Kincaid grade in English, Mistrík's R in Slovak. */
export const StoryMaking = z.object({
  engine: z.enum(ENGINES),
  /** The model's name, or the version of the built-in storyteller. */
  model: z.string(),
  promptVersion: z.nullable(z.string()),
  checks: z.array(z.string()),
  readability: z.object({ words: z.number(), sentences: z.number(), score: z.number() }),
  /** True where the built-in storyteller stepped in for a model. */
  fellBack: z.boolean(),
  /** What the parent had typed and the story could not take up, or not all of it. A release before this one says nothing. */
  unread: z._default(z.array(z.enum(UNREAD)), []),
})
export type StoryMaking = z.infer<typeof StoryMaking>

/** Something that can be told whole: a label for a tile, and the wish that it fills in. */
export const StoryIdea = z.object({ id: z.string(), label: z.string(), wish: z.string() })
export type StoryIdea = z.infer<typeof StoryIdea>

/** A story as anybody with its link sees it. */
export const SharedStory = z.pick(Story, {
  id: true,
  title: true,
  content: true,
  language: true,
  theme: true,
  createdAt: true,
})
export type SharedStory = z.infer<typeof SharedStory>

/** The owner's story, or what the link shows to anybody else; the owner's has a `userId`. */
export const StoryByLink = z.union([Story, SharedStory])

export const StoryChange = z.partial(
  z.object({
    isFavorite: z.boolean('validation.invalid'),
    linkShared: z.boolean('validation.invalid'),
    title: z
      .string('validation.invalid')
      .check(z.trim(), z.minLength(1, 'validation.titleRequired'), z.maxLength(LIMITS.title, 'validation.tooLong')),
    content: z
      .string('validation.invalid')
      .check(z.trim(), z.minLength(1, 'validation.contentRequired'), z.maxLength(LIMITS.content, 'validation.tooLong')),
  }),
)
export type StoryChange = z.infer<typeof StoryChange>

export const GENERATION_STATES = ['running', 'done', 'failed'] as const

/**
 * A story on its way: what has been said so far, and how it ended. The finished story takes the
 * generation's id.
 */
export const Generation = z.object({
  id: Id,
  status: z.enum(GENERATION_STATES),
  language: LanguageField,
  theme: z.string(),
  title: z.nullable(z.string()),
  paragraphs: z.array(z.string()),
  storyId: z.nullable(Id),
  error: z.nullable(z.object({ code: z.string(), message: z.string() })),
})
export type Generation = z.infer<typeof Generation>

/** Server-sent events of a story being written, by event name. `index` counts paragraphs from 0. */
export const StoryEvents = {
  title: z.object({ text: z.string() }),
  paragraph: z.object({ index: z.number(), text: z.string() }),
  done: z.object({ id: Id }),
  error: z.object({ code: z.string(), message: z.string() }),
} as const
export type StoryEventName = keyof typeof StoryEvents
