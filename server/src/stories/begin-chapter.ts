import type { ChapterWish, StoryWish } from '@perinka/contract/stories'
import type { Bible } from '@perinka/storyteller/brief'
import { Failure } from '../failure.ts'
import { type BeginPorts, type Begun, beginGeneration } from './begin-generation.ts'
import { composeBrief } from './compose-brief.ts'
import { findRunningChapter } from './generation-rows.ts'
import { findStory, type StoryRow } from './repository.ts'
import { findBible, findChapterAfter, findEnds, holdFirst } from './series.ts'

/**
 * Begins the next chapter of the series that story `id` belongs to or begins. Where another tab was quicker and that
 * chapter is being written, or has just been, the same one answers.
 */
export async function beginChapter(ports: BeginPorts, userId: string, id: string, wish: ChapterWish): Promise<Begun> {
  const { db } = ports
  const story = await findStory(db, userId, id)
  if (!story) throw new Failure('story_not_found')
  const firstId = story.parentStoryId ?? story.id
  const ends = await findEnds(db, userId, firstId)
  const childProfileId = story.childProfileId
  if (!ends || !childProfileId) throw new Failure('story_not_found')
  const { first, last } = ends
  const bible = await findBible(db, firstId)
  const language = wish.language ?? last.language
  const { voice, characters } = first
  return beginGeneration(ports, userId, {
    requestKey: wish.requestKey,
    compose: async (storyId) => ({
      brief: await composeBrief(ports, userId, wishOf(last, childProfileId, language), storyId, {
        firstId,
        number: last.chapterNumber + 1,
        bible: { ...readable(bible, last.language === language), seriesTitle: first.seriesTitle ?? first.title },
      }),
      told: { childProfileId, voice, characters },
    }),
    hold: async (tx) => {
      if (!(await holdFirst(tx, userId, firstId))) throw new Failure('story_not_found')
      const running = await findRunningChapter(tx, userId, firstId)
      // What was asked for may have been finished while the brief was composed: told again, it would not know of itself.
      return running ?? (await findChapterAfter(tx, userId, firstId, last.chapterNumber))
    },
    ...{ chapterOf: firstId, refusal: 'subscription_required' },
  })
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
