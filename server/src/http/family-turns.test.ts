import { describe, expect, test } from 'vitest'
import { openTurns } from './family-turns.ts'

const STAYS = new AbortController().signal
const turns = (atOnce: number, patienceMs = 60_000) =>
  openTurns({ atOnce, patienceMs, refusal: 'too_many_requests', retryAfterSeconds: 5 })
const refused = expect.objectContaining({ code: 'too_many_requests', retryAfterSeconds: 5 })

describe('the turns of a family', () => {
  test('are as many as there may be, and one that ends makes room for one', () => {
    const two = turns(2)
    const leave = two.take('jana')
    two.take('jana')
    expect(() => two.take('jana')).toThrow(refused)
    two.take('eva')
    leave()
    leave()
    two.take('jana')
    expect(() => two.take('jana')).toThrow(refused)
  })

  test('come in the order in which they were waited for', async () => {
    const one = turns(1)
    const order: string[] = []
    const first = await one.wait('jana', STAYS)
    const waiting = ['second', 'third'].map(async (name) => {
      const leave = await one.wait('jana', STAYS)
      order.push(name)
      leave()
    })
    first()
    await Promise.all(waiting)
    expect(order).toEqual(['second', 'third'])
    one.take('jana')
  })

  test('are not waited for in vain: whoever runs out of patience, or leaves, takes none', async () => {
    const impatient = turns(1, 1)
    const leave = impatient.take('jana')
    await expect(impatient.wait('jana', STAYS)).rejects.toEqual(refused)
    leave()
    const patient = turns(1)
    const held = patient.take('jana')
    const left = new AbortController()
    const waiting = patient.wait('jana', left.signal)
    left.abort()
    await expect(waiting).rejects.toMatchObject({ code: 'malformed' })
    held()
    patient.take('jana')
  })
})
