import type { SharedStory, Story, StoryCard } from '@perinka/contract/stories'
import { Failure } from '../failure.ts'
import type { StoryCardRow } from './library-lists.ts'
import type { StoryRow } from './repository.ts'

/** The story as its family sees it, or `story_not_found`. */
export function requireStory(row: StoryRow | null): Story {
  if (!row) throw new Failure('story_not_found')
  return toStory(row)
}

export function toStory(row: StoryRow): Story {
  return { ...row, createdAt: row.createdAt.toISOString() }
}

export function shownOnCard(row: StoryCardRow): StoryCard {
  return { ...row, createdAt: row.createdAt.toISOString() }
}

/** The story as anybody with its link sees it. */
export function shownByLink({ id, title, content, language, theme, createdAt }: StoryRow): SharedStory {
  return { id, title, content, language, theme, createdAt: createdAt.toISOString() }
}
