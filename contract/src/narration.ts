import * as z from 'zod/mini'
import { Id, VoiceField } from './fields.ts'
import { GENERATION_STATES } from './stories.ts'

/**
 * Asks for a story to be read aloud in this voice. What is on its way in it is answered as it is. What is there is made
 * anew for a subscriber, who alone may have any voice but the story's own, and answered as it is to everybody else, and
 * to `If-None-Match: *`.
 */
export const NarrationWish = z.object({ voice: VoiceField })
export type NarrationWish = z.infer<typeof NarrationWish>

/**
 * A stretch of text and when it is heard. `start` and `end` (exclusive) count UTF-16 code units within its paragraph;
 * `from` and `to` are milliseconds from the beginning of the audio, as a decoder plays it.
 */
export const Mark = z.object({ start: z.number(), end: z.number(), from: z.number(), to: z.number() })
export type Mark = z.infer<typeof Mark>

/** Place of the title among the paragraphs that are read aloud; the story's own begin at 0 (`paragraphsOf`). */
export const TITLE_PLACE = -1

/** What was said of one paragraph so far, in order. `words` is empty where nobody could tell their times. */
export const SpokenParagraph = z.object({
  place: z.number(),
  sentences: z.array(Mark),
  words: z.array(Mark),
})
export type SpokenParagraph = z.infer<typeof SpokenParagraph>

/**
 * A narration as its family sees it. `spokenMs`: milliseconds of audio there are by now; all of them once `status` is
 * `done`. `paragraphs` grows while it is `running`.
 */
export const Narration = z.object({
  id: Id,
  storyId: Id,
  voice: VoiceField,
  status: z.enum(GENERATION_STATES),
  spokenMs: z.number(),
  paragraphs: z.array(SpokenParagraph),
  error: z.nullable(z.object({ code: z.string(), message: z.string() })),
})
export type Narration = z.infer<typeof Narration>
