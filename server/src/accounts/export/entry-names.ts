import { fileNameOf } from '../../http/attachment.ts'

/** What a file of the export is called after. */
export interface NamedStory {
  title: string
  seriesTitle: string | null
  chapterNumber: number
}

/**
 * Name of a story's files, without folder and ending: its place in reading order, which makes it unique and keeps chapters
 * together in any file manager, then the series that it belongs to, and its title where that is another.
 */
export function storyFileName(story: NamedStory, index: number, count: number): string {
  const place = String(index + 1).padStart(String(count).length, '0')
  const { title, seriesTitle, chapterNumber } = story
  const chapter = seriesTitle === null ? [] : [`${seriesTitle} ${chapterNumber}`]
  const own = title === seriesTitle ? [] : [title]
  return fileNameOf(`${place} ${[...chapter, ...own].join(' – ')}`, '')
}
