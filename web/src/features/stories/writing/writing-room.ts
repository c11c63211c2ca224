import type { Profile } from '@perinka/contract/profiles'
import type { Story } from '@perinka/contract/stories'
import { createContext, use } from 'react'
import type { StoryForm } from '../form/story-form.ts'
import type { Writing } from './writing.ts'

/** What the server refused of the last wish: a sentence's key by the field of the call. */
export type Refused = Readonly<Record<string, string>>

/** Where the one story on its way is kept while the parent walks about the app. */
export interface WritingRoom {
  writing: Writing | null
  isOpen: boolean
  setOpen: (open: boolean) => void
  /** What was typed for a story that has not arrived; null where nothing is waiting. */
  draft: StoryForm | null
  refused: Refused
  /**
   * Asks for a story and hears it to its end; tells of a failure itself. `draft` is what the form goes
   * back to if no story comes.
   */
  begin: (form: StoryForm, child: Pick<Profile, 'id' | 'name'>, draft: StoryForm) => Promise<void>
  /** Asks for the next chapter of a story and hears it to its end; tells of a failure itself. */
  beginChapter: (story: Pick<Story, 'id' | 'parentStoryId' | 'theme' | 'language' | 'length'>) => Promise<void>
  /** Closes the room once its story stands on its own page. */
  leave: () => void
}

export const WritingContext = createContext<WritingRoom | null>(null)

export function useWriting(): WritingRoom {
  const room = use(WritingContext)
  if (!room) throw new Error('stories are written within the WritingProvider')
  return room
}
