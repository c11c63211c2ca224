import { Story, StoryMaking } from '@perinka/contract/stories'
import type { Database } from '../../db/connect.ts'
import { fileNameOf } from '../../http/attachment.ts'
import { dated } from '../../http/route.ts'
import type { StoryRow } from '../../stories/repository.ts'
import { findNarrations, findStories } from './repository.ts'
import { WORDS } from './words.ts'

/** A story and the names of its files. */
export interface ExportedStory {
  story: StoryRow
  /** Null where it is not known how the story was made. */
  making: unknown
  /** Null once it is forgotten. */
  wish: unknown
  text: string
  audio: { id: string; name: string; byteLength: number | null }[]
}

/** Stories in memory at a time. */
const PAGE = 20

/** The stories of these ids, in their order; one that is deleted meanwhile is left out. */
export async function* storiesOf(db: Database, userId: string, order: string[]): AsyncGenerator<ExportedStory> {
  for (let from = 0; from < order.length; from += PAGE) {
    const ids = order.slice(from, from + PAGE)
    const [rows, narrations] = [await findStories(db, userId, ids), await findNarrations(db, userId, ids)]
    for (const [index, id] of ids.entries()) {
      const row = rows.find(({ story }) => story.id === id)
      if (!row) continue
      const name = storyFileName(row.story, from + index, order.length)
      const taken = new Map<string, number>()
      const audio = narrations
        .filter(({ storyId }) => storyId === id)
        .map(({ voice, quality, ...narration }) => {
          const how = quality === 'premium' ? `${voice}, premium` : voice
          const count = (taken.get(how) ?? 0) + 1
          taken.set(how, count)
          return { ...narration, name: `audio/${name} (${count === 1 ? how : `${how} ${count}`}).mp3` }
        })
      yield { ...row, text: `stories/${name}.txt`, audio }
    }
  }
}

/** The story as its family reads it, and that an AI wrote it. */
export function textOf({ story }: ExportedStory): string {
  const { title, seriesTitle, chapterNumber, content, language, createdAt } = story
  const words = WORDS[language]
  const series = seriesTitle === null ? [] : [`${seriesTitle}, ${words.chapter(chapterNumber)}`]
  const foot = `${words.ai}\nPerinka, ${createdAt.toISOString().slice(0, 10)}`
  return `${[[title, ...series].join('\n'), content, foot].join('\n\n')}\n`
}

/** What stories.json says of each. */
export async function* wholeOf(stories: AsyncIterable<ExportedStory>) {
  for await (const { story, making, wish, text, audio } of stories) {
    yield {
      ...Story.parse(dated(story)),
      isWrittenByAi: true,
      disclosure: WORDS[story.language].ai,
      making: making ? StoryMaking.parse(making) : null,
      wish,
      files: { text, audio: audio.map(({ name }) => name) },
    }
  }
}

/**
 * Name of a story's files, without folder and ending: its place in reading order, which makes it unique and keeps chapters
 * together in any file manager, then the series that it belongs to, and its title where that is another.
 */
export function storyFileName(
  { title, seriesTitle, chapterNumber }: Pick<StoryRow, 'title' | 'seriesTitle' | 'chapterNumber'>,
  index: number,
  count: number,
): string {
  const place = String(index + 1).padStart(String(count).length, '0')
  const chapter = seriesTitle === null ? [] : [`${seriesTitle} ${chapterNumber}`]
  const own = title === seriesTitle ? [] : [title]
  return fileNameOf(`${place} ${[...chapter, ...own].join(' – ')}`, '')
}
