import type { StorySummary } from '@perinka/contract/stories'

/** The chapters of the series that `story` belongs to, in order, itself included; a series is told by its first story's id. */
export function chaptersOf<Kind extends InSeries>(story: InSeries, stories: readonly Kind[]): Kind[] {
  const first = firstOf(story)
  return stories
    .filter((other) => firstOf(other) === first)
    .sort((one, other) => one.chapterNumber - other.chapterNumber)
}

/** The chapter that follows `story` in its series; null at its end. */
export function chapterAfter<Kind extends InSeries>(story: InSeries, stories: readonly Kind[]): Kind | null {
  return chaptersOf(story, stories).find(({ chapterNumber }) => chapterNumber > story.chapterNumber) ?? null
}

/** Id of the first story of the series that `story` belongs to, or may begin. */
export const firstOf = (story: InSeries) => story.parentStoryId ?? story.id

type InSeries = Pick<StorySummary, 'id' | 'parentStoryId' | 'chapterNumber'>
