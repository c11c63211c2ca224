import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('whoever would fall silent first has the next turn, and of equals who asked first', async () => {
  const turns = createTurns()
  const said: string[] = []
  const say = (due: number, what: string) => turns.take(due, () => said.push(what))
  await Promise.all([say(300, 'far ahead'), say(100, 'new'), say(200, 'ahead'), say(100, 'new too')])
  expect(said).toEqual(['new', 'new too', 'ahead', 'far ahead'])
})
