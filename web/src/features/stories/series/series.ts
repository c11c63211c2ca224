import type { StoryCard } from '@perinka/contract/stories'

/** Chapters of one title, of one child of the family's (specification, section 2). */
export interface Series {
  /** What its address carries: the first chapter's parent, or that chapter itself. */
  id: string
  title: string
  /** By number; never empty. */
  chapters: readonly StoryCard[]
  latest: StoryCard
}

/** What tells a series from the family's others; null for a story that belongs to none. */
export function seriesKey({ seriesTitle, childProfileId }: Belonging): string | null {
  return seriesTitle === null ? null : `${childProfileId ?? ''}\n${seriesTitle}`
}

export function seriesOf(title: string, cards: readonly StoryCard[]): Series | null {
  const chapters = [...cards].sort(
    (one, other) => one.chapterNumber - other.chapterNumber || one.createdAt.localeCompare(other.createdAt),
  )
  const [first, latest] = [chapters[0], chapters.at(-1)]
  return first && latest ? { id: first.parentStoryId ?? first.id, title, chapters, latest } : null
}

/** The series that the story of this id belongs to, whichever of its chapters that is. */
export function findSeries(cards: readonly StoryCard[], id: string): Series | null {
  const story = cards.find((card) => card.id === id) ?? cards.find((card) => card.parentStoryId === id)
  const key = story && seriesKey(story)
  if (!key || !story?.seriesTitle) return null
  return seriesOf(
    story.seriesTitle,
    cards.filter((card) => seriesKey(card) === key),
  )
}

type Belonging = Pick<StoryCard, 'seriesTitle' | 'childProfileId'>
