import { beforeEach, expect, test } from 'vitest'
import { currentNotice, dismissNotice, dismissNotices, type Notice, notify } from './notify.ts'

const story: Notice = { title: 'Your story is here', link: { label: 'Open the story', href: '/story/1' } }
const saved: Notice = { title: 'Saved' }
const failed: Notice = { title: 'Failed to delete', tone: 'destructive' }

beforeEach(() => dismissNotices())

test('the next notice takes the place of the one before, which does not come back', { tags: ['9.11'] }, () => {
  notify(saved)
  notify(failed)
  expect(currentNotice()).toBe(failed)
  dismissNotice(failed)
  expect(currentNotice()).toBeNull()
})

test('a notice that leads somewhere comes back once what was told meanwhile is over', () => {
  notify(story)
  notify(saved)
  notify(failed)
  expect(currentNotice()).toBe(failed)
  dismissNotice(failed)
  expect(currentNotice()).toBe(story)
  dismissNotice(story)
  expect(currentNotice()).toBeNull()
})

test('a notice whose page has been opened meanwhile does not come back', () => {
  notify(story)
  notify(saved)
  dismissNotices(({ link }) => link?.href === '/story/1')
  expect(currentNotice()).toBe(saved)
  dismissNotice(saved)
  expect(currentNotice()).toBeNull()
})
