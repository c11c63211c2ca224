import type { Brief, StoryEvent } from '@perinka/storyteller/brief'

/**
 * Who tells the story. `tell` says one title, then paragraphs in order, each final and fit to be
 * shown, then `finished`. It throws `Failure('content_refused')` where the wish cannot be told,
 * `Failure('content_review')` where what came out is unfit, `Failure('generation_failed')` where
 * nothing whole came out, and the signal's reason when aborted. It takes at most 90 seconds.
 */
export interface Storyteller {
  adapter: 'built-in' | 'model'
  /** The model's name; null for the built-in storyteller. */
  model: string | null
  tell(brief: Brief, signal: AbortSignal): AsyncIterable<StoryEvent>
  /** Makes ready, once, what the first story would wait for. */
  prepare?(): void
}
