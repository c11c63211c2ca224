import { describe, expect, test } from 'vitest'
import { isActive, plainPath } from './routes.ts'

describe('paths (spec: 2)', () => {
  // spec: 2.8
  test.each([
    ['/Stories/', '/stories'],
    ['/STORY/abc?x=1#y', '/story/abc'],
    ['/', '/'],
  ])('%s is the same as %s', (path, plain) => {
    expect(plainPath(path)).toBe(plain)
  })

  // spec: 2.9a
  test('the navigation lights Home on the first page only and the others on all below them', () => {
    expect(isActive('/', '/')).toBe(true)
    expect(isActive('/', '/stories')).toBe(false)
    expect(isActive('/stories', '/Stories/')).toBe(true)
    expect(isActive('/stories', '/stories/old')).toBe(true)
    expect(isActive('/stories', '/storiesque')).toBe(false)
  })
})
