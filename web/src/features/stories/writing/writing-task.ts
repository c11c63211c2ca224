import { LanguageField, LengthField } from '@perinka/contract/fields'
import * as z from 'zod/mini'
import { StoryForm, storyTheme } from '../form/story-form.ts'
import type { Writing } from './writing.ts'

/** What a parent asked for: a story by the form, or the next chapter of a story. */
export const WritingTask = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('story'), form: StoryForm }),
  z.object({
    kind: z.literal('chapter'),
    storyId: z.string(),
    /** First story of the series. */
    seriesId: z.string(),
    ...{ theme: z.string(), language: LanguageField, length: LengthField },
  }),
])
export type WritingTask = z.infer<typeof WritingTask>

/** What the room shows of it before the first word. */
export function aboutOf(task: WritingTask): Pick<Writing, 'theme' | 'language' | 'length' | 'kind' | 'seriesId'> {
  const { kind } = task
  if (kind === 'chapter') {
    const { seriesId, theme, language, length } = task
    return { kind, seriesId, theme, language, length }
  }
  const { language, length } = task.form
  return { kind, seriesId: null, theme: storyTheme(task.form), language, length }
}
