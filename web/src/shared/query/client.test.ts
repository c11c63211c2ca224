import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { queryClient } from './client.ts'

let stop = () => {}
afterEach(() => {
  stop()
  queryClient.clear()
  focusManager.setFocused(undefined)
})

/** A screen that shows what `answer` says; answers how often it was asked. */
async function shown(answer: () => string) {
  let asked = 0
  const queryFn = async () => {
    asked++
    return answer()
  }
  const open = async () => {
    const observer = new QueryObserver(queryClient, { queryKey: ['tested'], queryFn })
    const close = observer.subscribe(() => {})
    stop = close
    await expect.poll(() => observer.getCurrentResult().fetchStatus).toBe('idle')
    return { close, result: () => observer.getCurrentResult() }
  }
  return { open, asked: () => asked }
}

test('what was fetched is fetched once, however often it is shown, looked back at or back on the line', {
  tags: ['7.15'],
}, async () => {
  const { open, asked } = await shown(() => 'children')
  const first = await open()
  expect(first.result().data).toBe('children')
  first.close()
  const second = await open()
  expect(second.result()).toMatchObject({ data: 'children', isStale: false })
  for (const isFocused of [false, true]) focusManager.setFocused(isFocused)
  for (const isOnline of [false, true]) onlineManager.setOnline(isOnline)
  expect(second.result().fetchStatus).toBe('idle')
  expect(asked()).toBe(1)
})

test('what failed is not asked for again by itself', { tags: ['7.15'] }, async () => {
  const { open, asked } = await shown(() => {
    throw new Error('500: ')
  })
  const screen = await open()
  expect(screen.result().error?.message).toBe('500: ')
  expect(asked()).toBe(1)
})
