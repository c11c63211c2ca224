import { expect, test } from 'vitest'
import { storyFailure } from './use-failure-notice.ts'

test.each([
  ['403: {"code":"story_limit","message":"Story limit reached"}', 'premium'],
  ['Subscription required', 'premium'],
  ['{"subscriptionRequired":true}', 'premium'],
  ['422: {"code":"content_refused","message":"Content not appropriate"}', 'content'],
  ['Generated content requires review', 'content'],
  ['502: {"message":"The story could not be written"}', 'other'],
  ['Failed to fetch', 'other'],
] as const)('%s is told as a %s failure', { tags: ['8.6', '8.7', '8.8'] }, (message, kind) => {
  expect(storyFailure(message)).toBe(kind)
})
