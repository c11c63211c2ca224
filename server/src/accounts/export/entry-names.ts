import { fileNameOf } from '../../http/attachment.ts'

/** What a file of the export is called after. */
export interface NamedStory {
  title: string
  seriesTitle: string | null
  chapterNumber: number
}

/**
 * Name of a story's files, without folder and ending: its place in reading order, which makes it unique and keeps chapters
 * together in any file manager, then its title, and the series that it belongs to.
 */
export function storyFileName(story: NamedStory, index: number, count: number): string {
  const place = String(index + 1).padStart(String(count).length, '0')
  const { title, seriesTitle, chapterNumber } = story
  return fileNameOf(`${place} ${seriesTitle === null ? title : `${seriesTitle} ${chapterNumber} – ${title}`}`, '')
}
