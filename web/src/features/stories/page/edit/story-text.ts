import { type Story, StoryChange } from '@perinka/contract/stories'
import * as z from 'zod/mini'

/** What a parent may change of a story before the child hears it. */
export const StoryText = z.required(z.pick(StoryChange, { title: true, content: true }))
export type StoryText = z.infer<typeof StoryText>

/** As a text field would show it: lines end in one way only. */
export function textOf({ title, content }: StoryText | Pick<Story, 'title' | 'content'>): StoryText {
  return { title, content: content.replace(/\r\n?/g, '\n') }
}

export function isSameText(one: StoryText, other: StoryText): boolean {
  return FIELDS.every((field) => isSame(one, other, field))
}

type Settled =
  /** What has to be sent; nothing where the story already reads so. */
  | { kind: 'save'; change: Partial<StoryText> }
  /** Both sides changed the same thing, and not in the same way: the parent has to choose. */
  | { kind: 'conflict' }

/** Brings together what an edit began from, what was typed and what was saved elsewhere meanwhile. */
export function settle(base: StoryText, mine: StoryText, theirs: StoryText): Settled {
  const typed = FIELDS.filter((field) => !isSame(base, mine, field))
  const open = typed.filter((field) => !isSame(theirs, mine, field))
  if (open.some((field) => !isSame(base, theirs, field))) return { kind: 'conflict' }
  return { kind: 'save', change: Object.fromEntries(open.map((field) => [field, mine[field]])) }
}

const FIELDS = ['title', 'content'] as const

/** Spaces around a text are no part of it: the server cuts them off. */
const isSame = (one: StoryText, other: StoryText, field: (typeof FIELDS)[number]) =>
  one[field].trim() === other[field].trim()
