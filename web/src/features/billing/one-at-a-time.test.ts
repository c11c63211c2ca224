import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

test('a second submit while the first is processed pays nothing', { tags: ['4.12a'] }, async () => {
  const paid: string[] = []
  let confirm = () => {}
  const pay = oneAtATime(async (card: string) => {
    paid.push(card)
    await new Promise<void>((resolve) => {
      confirm = resolve
    })
  })
  const first = pay('first')
  await pay('second')
  expect(paid).toEqual(['first'])
  confirm()
  await first
  void pay('third')
  expect(paid).toEqual(['first', 'third'])
})

test('after a failure the button works again', async () => {
  const tries: number[] = []
  const pay = oneAtATime(async (number: number) => {
    tries.push(number)
    if (number === 1) throw new Error('declined')
  })
  await expect(pay(1)).rejects.toThrow('declined')
  await pay(2)
  expect(tries).toEqual([1, 2])
})
