import { RECENT_STORIES } from '@perinka/contract/catalog'
import type { StoryCard } from '@perinka/contract/stories'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useOpenable } from '../../../shared/offline/saved.ts'
import { storiesQuery } from '../../../shared/query/stories.ts'

/** The cards of the family's stories, newest first: all of them, or those that open without the server. */
export function useStories() {
  return useQuery({ ...storiesQuery, select: useOpenable() })
}

export function useRecentStories() {
  const openable = useOpenable()
  const newest = useCallback((stories: StoryCard[]) => openable(stories).slice(0, RECENT_STORIES), [openable])
  return useQuery({ ...storiesQuery, select: newest })
}
