import type { StorySummary } from '@perinka/contract/stories'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { usePlayerState } from '../../shared/player/player.ts'
import { firstOf } from '../../shared/series.ts'

/** Whoever reads along turns the page with the voice: the next chapter's opens when its reading begins. */
export function useFollowChapter(story: StorySummary): void {
  const { story: heard } = usePlayerState()
  const [, navigate] = useLocation()
  const wasHere = useRef(false)
  useEffect(() => {
    const isHere = heard?.id === story.id
    if (wasHere.current && heard && isLaterChapter(heard, story)) navigate(`/story/${heard.id}`)
    wasHere.current = isHere
  }, [heard, story, navigate])
}

function isLaterChapter(story: StorySummary, of: StorySummary): boolean {
  return firstOf(story) === firstOf(of) && story.chapterNumber > of.chapterNumber
}
