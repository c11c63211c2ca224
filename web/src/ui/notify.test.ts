import { beforeEach, expect, test } from 'vitest'
import { currentNotices, dismissNotices, notify } from './notify.ts'

const titles = () => currentNotices().map(({ title }) => title)
const story = (number: number) => ({
  title: `Story ${number}`,
  link: { label: 'Open the story', href: `/story/${number}` },
})

beforeEach(() => dismissNotices())

test('the next notice takes the place of the one before', () => {
  notify({ title: 'Saved' })
  notify({ title: 'Deleted' })
  expect(titles()).toEqual(['Deleted'])
})

test('a notice that leads somewhere stays beside whatever comes next, and no third joins them', () => {
  notify(story(1))
  notify({ title: 'Saved' })
  notify({ title: 'Failed to delete', tone: 'destructive' })
  expect(titles()).toEqual(['Story 1', 'Failed to delete'])
  notify(story(2))
  expect(titles()).toEqual(['Story 1', 'Story 2'])
  notify({ title: 'Saved' })
  expect(titles()).toEqual(['Story 2', 'Saved'])
})

test('what is no longer true is taken away, and nothing else', () => {
  notify(story(1))
  notify({ title: 'Signing in again' })
  dismissNotices(({ link }) => !link)
  expect(titles()).toEqual(['Story 1'])
})
