import { TITLE_PLACE } from '@perinka/contract/narration'
import type { Story } from '@perinka/contract/stories'
import * as z from 'zod/mini'
import { storyPlaces } from '../../../shared/session/story-places.ts'

type Owned = Pick<Story, 'id' | 'userId'>

const Places = z.array(z.object({ storyId: z.string(), paragraph: z.int().check(z.positive()) }))

/** The paragraph that a parent came to; the title's place where nobody has begun. */
export function loadParagraph({ id, userId }: Owned): number {
  return placesOf(userId).of(id)?.paragraph ?? TITLE_PLACE
}

/** Null forgets: the story was read to its end. */
export function saveParagraph({ id, userId }: Owned, paragraph: number | null): void {
  if (paragraph === null || paragraph <= 0) placesOf(userId).remove(id)
  else placesOf(userId).save({ storyId: id, paragraph })
}

const placesOf = (userId: string) => storyPlaces(userId, 'reading', Places)

/** Height, from the top of the window, above which a paragraph counts as read. */
const READ_ABOVE = 0.25

/** The paragraph that the page is scrolled to; null where its text has not been scrolled yet. */
export function paragraphInSight(): number | null {
  const edge = window.innerHeight * READ_ABOVE
  const paragraphs = [...document.querySelectorAll<HTMLElement>('main [data-paragraph]')]
  const at = paragraphs.find((element) => element.getBoundingClientRect().bottom > edge)
  const place = Number(at?.dataset.paragraph ?? 0)
  return place > 0 ? place : null
}

/** Back on the story's own page, one finds the words where one left them. */
export function bringToSight(id: string, paragraph: number): void {
  if (paragraph <= 0 || location.pathname.toLowerCase() !== `/story/${id}`) return
  const element = document.querySelector(`main [data-paragraph="${paragraph}"]`)
  element?.scrollIntoView({ block: 'center', behavior: 'instant' })
}
