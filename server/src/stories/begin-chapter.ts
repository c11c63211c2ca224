import { randomUUID } from 'node:crypto'
import type { ChapterWish, StoryWish } from '@perinka/contract/stories'
import type { Bible } from '@perinka/storyteller/brief'
import { newLease } from '../durable/lease.ts'
import { Failure } from '../failure.ts'
import { type BeginPorts, beginWriting, findEarlier } from './begin-story.ts'
import { composeBrief } from './compose-brief.ts'
import { countingRefusals } from './refused-wishes.ts'
import { findStory, type StoryRow } from './repository.ts'
import { findBible, findEnds } from './series.ts'

/**
 * Begins the next chapter of the series that story `id` belongs to or begins, and answers its id. Where another tab was
 * quicker and that chapter is being written, or has just been, the same one answers.
 */
export async function beginChapter(ports: BeginPorts, userId: string, id: string, wish: ChapterWish): Promise<string> {
  using _beginning = ports.generations.begin()
  const { db } = ports
  const story = await findStory(db, userId, id)
  if (!story) throw new Failure('story_not_found')
  const firstId = story.parentStoryId ?? story.id
  const ends = await findEnds(db, userId, firstId)
  const childProfileId = story.childProfileId
  if (!ends || !childProfileId) throw new Failure('story_not_found')
  const { first, last } = ends
  const begin = { requestKey: wish.requestKey ?? randomUUID(), chapter: { firstId, after: last.chapterNumber } }
  const earlier = await findEarlier(ports, userId, begin)
  if (earlier) return earlier

  const language = wish.language ?? last.language
  const bible = readable(await findBible(db, firstId), last.language === language)
  const series = {
    firstId,
    number: last.chapterNumber + 1,
    bible: { ...bible, seriesTitle: first.seriesTitle ?? first.title },
  }
  const lease = newLease()
  const brief = await countingRefusals(db, userId, () =>
    composeBrief(ports, userId, wishOf(last, childProfileId, language), lease.id, series),
  )
  const meta = { childProfileId, voice: first.voice, characters: first.characters }
  // Awaited: it is being begun until then.
  return await beginWriting(ports, userId, { ...begin, lease, brief, meta })
}

/** A chapter is wished for as the one before it was, without tonight's special request. */
function wishOf(story: StoryRow, childProfileId: string, language: StoryWish['language']): StoryWish {
  const { theme, length, voice, characters } = story
  return { childProfileId, theme, length, voice, language, characters }
}

const EMPTY: Bible = { seriesTitle: '', synopsis: '', place: '', cast: [], facts: [], promise: null }

/** What was told in another language is not repeated word for word. */
function readable(bible: Bible | null, isSameLanguage: boolean): Bible {
  if (!bible) return EMPTY
  return isSameLanguage ? bible : { ...bible, synopsis: '', facts: [], promise: null }
}
