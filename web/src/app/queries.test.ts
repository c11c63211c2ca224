import { afterEach, expect, test, vi } from 'vitest'
import { storyQuery } from '../features/stories/api/get-story.ts'
import { queryClient } from '../shared/query/client.ts'
import { configQuery } from '../shared/query/config.ts'
import { storiesQuery } from '../shared/query/stories.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

test('what is fetched is asked for by GET under the path that its key names, with nothing but the cookies', {
  tags: ['7.15a'],
}, async () => {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, { method, body, credentials }: RequestInit) => {
    asked.push([method, path.split('?')[0], body, credentials])
    return new Response('{}', { status: 500 })
  })
  await queryClient.prefetchQuery(configQuery)
  await queryClient.prefetchQuery(storiesQuery)
  await queryClient.prefetchQuery(storyQuery('7'))
  const paths = [configQuery, storiesQuery, storyQuery('7')].map(({ queryKey }) => `/api/${queryKey.join('/')}`)
  expect(asked).toEqual(paths.map((path) => ['GET', path, undefined, 'include']))
})
