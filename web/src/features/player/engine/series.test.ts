import { expect, test } from 'vitest'
import { chapterAfter } from '../../../shared/series.ts'
import { aStory } from './testing/fakes.ts'

const first = aStory(1, { seriesTitle: 'The lamp' })
const chapter = (n: number, chapterNumber: number) =>
  aStory(n, { seriesTitle: 'The lamp', parentStoryId: first.id, chapterNumber, isChapter: true })

test('the next chapter is the one that follows by number, in whatever order they were told', () => {
  const stories = [chapter(4, 4), chapter(2, 2), aStory(9), first, chapter(3, 3)]
  expect(chapterAfter(first, stories)?.id).toBe(chapter(2, 2).id)
  expect(chapterAfter(chapter(3, 3), stories)?.id).toBe(chapter(4, 4).id)
})

test('a chapter that was deleted leaves no gap', () => {
  expect(chapterAfter(first, [first, chapter(3, 3)])?.id).toBe(chapter(3, 3).id)
})

test('nothing follows the last chapter, a story of its own, or a series that is not known', () => {
  expect(chapterAfter(chapter(3, 3), [first, chapter(2, 2), chapter(3, 3)])).toBeNull()
  expect(chapterAfter(aStory(9), [aStory(9), first, chapter(2, 2)])).toBeNull()
  expect(chapterAfter(first, [])).toBeNull()
})
