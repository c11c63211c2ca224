import { describe, expect, test } from 'vitest'
import { isActive, plainPath } from './routes.ts'

describe('paths (spec: 2)', () => {
  test.each([
    ['/Stories/', '/stories'],
    ['/STORY/abc?x=1#y', '/story/abc'],
    ['/', '/'],
  ])('%s is the same as %s', { tags: ['2.8'] }, (path, plain) => {
    expect(plainPath(path)).toBe(plain)
  })

  test('the navigation lights Home on the first page only and the others on all below them', { tags: ['2.9a'] }, () => {
    expect(isActive('/', '/')).toBe(true)
    expect(isActive('/', '/stories')).toBe(false)
    expect(isActive('/stories', '/Stories/')).toBe(true)
    expect(isActive('/stories', '/stories/old')).toBe(true)
    expect(isActive('/stories', '/storiesque')).toBe(false)
  })
})
