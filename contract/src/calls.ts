import * as z from 'zod/mini'
import { Account, AccountDeletion, PublicConfig, SignIn } from './accounts.ts'
import { SubscriptionStatus } from './billing.ts'
import { call, Done } from './call.ts'
import { Character, CharacterWish } from './characters.ts'
import { FAMILY_BOUNDS } from './failures.ts'
import { Id } from './fields.ts'
import { Narration, NarrationWish } from './narration.ts'
import { Profile, ProfileWish } from './profiles.ts'
import {
  ChapterWish,
  Generation,
  Story,
  StoryByLink,
  StoryCard,
  StoryChange,
  StoryIdea,
  StoryMaking,
  StoryWish,
} from './stories.ts'

/** Every call of the product but those of `payment-calls.ts`, specification section 7 and what completes it. */
export const calls = {
  config: call('GET', '/api/config', null, PublicConfig),

  signIn: call('POST', '/api/auth/firebase', SignIn, Account),
  signOut: call('POST', '/api/auth/logout', null, Done),
  account: call('GET', '/api/account', null, Account),
  /** Rows, audio, sessions and identity go; nothing of it can be had back. */
  deleteAccount: call('DELETE', '/api/account', AccountDeletion, Done),

  listProfiles: call('GET', '/api/profiles', null, z.array(Profile)),
  createProfile: call('POST', '/api/profiles', ProfileWish, Profile),
  updateProfile: call('PUT', '/api/profiles/:id', ProfileWish, Profile),
  deleteProfile: call('DELETE', '/api/profiles/:id', null, Done),

  listCharacters: call('GET', '/api/characters', null, z.array(Character)),
  createCharacter: call('POST', '/api/characters', CharacterWish, Character),
  deleteCharacter: call('DELETE', '/api/characters/:id', null, Done),

  /** Newest first. These three take `?search=`: words in a story's title or text, whatever their case and accents. */
  listStories: call('GET', '/api/stories', null, z.array(Story)),
  listStoryCards: call('GET', '/api/stories', null, z.array(StoryCard), { view: 'card' }),
  /** Thousands at a keystroke: not worth a pattern each. */
  listStoryIds: call('GET', '/api/stories', null, z.array(z.string()), { view: 'id' }),
  story: call('GET', '/api/stories/:id', null, StoryByLink),
  updateStory: call('PUT', '/api/stories/:id', StoryChange, Story),
  toggleFavorite: call('POST', '/api/stories/:id/favorite', null, Story),
  deleteStory: call('DELETE', '/api/stories/:id', null, Done),
  /** With `Accept: text/event-stream` it streams `StoryEvents` instead. */
  generateStory: call('POST', '/api/stories/generate', StoryWish, z.object({ id: Id })),
  /** The next chapter of the series that this story belongs to or begins; streams in the same way. */
  generateChapter: call('POST', '/api/stories/:id/generate-chapter', ChapterWish, z.object({ id: Id, chapter: Story })),
  /** How the story was made; its family's alone. */
  storyMaking: call('GET', '/api/stories/:id/making', null, StoryMaking),
  /** What can be told whole in a language of ours. */
  storyIdeas: call('GET', '/api/ideas/:language', null, z.array(StoryIdea)),
  /**
   * Answers at once, with the story's new audio address. GET of that address is no call of this table: it answers
   * bytes (audio/mpeg), whole with Range once the narration is done, streamed without one until then.
   */
  narrateStory: call('POST', '/api/stories/:id/audio', NarrationWish, Story),
  /** State and times of the narration that `v` names (its id), or of the one the story shows. */
  narration: call('GET', '/api/stories/:id/audio/timings', null, Narration),
  /** With `Accept: text/event-stream` it replays what was said and goes on. */
  generation: call('GET', '/api/stories/generations/:id', null, Generation),

  subscriptionStatus: call('GET', '/api/subscription/status', null, SubscriptionStatus),
} as const

/** What every refused call answers. `fields` names what to mend, by keys of the locale files; `bound` goes with `family_bound`. */
export const ErrorAnswer = z.object({
  code: z.string(),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  bound: z.optional(z.object({ of: z.enum(FAMILY_BOUNDS), most: z.number() })),
  requestId: z.optional(z.string()),
})
export type ErrorAnswer = z.infer<typeof ErrorAnswer>
