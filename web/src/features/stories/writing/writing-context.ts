import type { Story, StoryWishInput } from '@perinka/contract/stories'
import { createContext, use } from 'react'
import type { Writing } from './writing.ts'

/** What the server refused of the last wish: a sentence's key by the field of the call. */
export type Refused = Readonly<Record<string, string>>

/** A story's request, which says of itself what the view shows before the first word. */
export type FormWish = StoryWishInput & Pick<Writing, 'language' | 'length'>

/** The one story on its way, and what begins one, while the parent walks about the app. */
export interface WritingSession {
  writing: Writing | null
  isOpen: boolean
  setOpen: (open: boolean) => void
  /** What `begin` was given for a story that has not arrived; null where nothing is waiting. */
  draft: unknown
  refused: Refused
  /**
   * Asks for a story and hears it to its end; tells of a failure itself. `draft` is what the form goes
   * back to if no story comes, also after a reload: the form alone knows its shape.
   */
  begin: (wish: FormWish, draft: unknown) => Promise<void>
  /** Asks for the next chapter of a story and hears it to its end; tells of a failure itself. */
  beginChapter: (story: Pick<Story, 'id' | 'parentStoryId' | 'theme' | 'language' | 'length'>) => Promise<void>
  /** Closes the view once the story stands on its own page. */
  leave: () => void
}

export const WritingContext = createContext<WritingSession | null>(null)

export function useWriting(): WritingSession {
  const session = use(WritingContext)
  if (!session) throw new Error('stories are written within the WritingProvider')
  return session
}
