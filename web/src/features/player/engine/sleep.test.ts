import { expect, test } from 'vitest'
import { sleepTimer } from './sleep.ts'

/** A clock that stands until it is told to go on. */
function timer() {
  const clock = { ms: 1_000_000 }
  const sleep = sleepTimer(() => clock.ms)
  const pass = (seconds: number) => {
    clock.ms += seconds * 1000
  }
  return { sleep, pass, clock }
}

test('minutes pass while sound is heard, and only then', () => {
  const { sleep, pass, clock } = timer()
  sleep.choose(5)
  expect(sleep.endsAt()).toBeNull()
  sleep.count(true)
  expect(sleep.endsAt()).toBe(clock.ms + 300_000)
  pass(100)
  sleep.count(false)
  pass(5000)
  expect(sleep.endsAt()).toBeNull()
  sleep.count(true)
  expect(sleep.endsAt()).toBe(clock.ms + 200_000)
})

test('the voice fades over the last half minute, evenly to the ear', () => {
  const { sleep, pass } = timer()
  sleep.count(true)
  sleep.choose(5)
  pass(269)
  expect(sleep.level()).toBe(1)
  pass(16)
  expect(20 * Math.log10(sleep.level())).toBeCloseTo(-20)
  pass(15)
  expect(20 * Math.log10(sleep.level())).toBeCloseTo(-40)
  pass(100)
  expect(20 * Math.log10(sleep.level())).toBeCloseTo(-40)
})

test('it is due at the end of its time, and late where nothing ended it', () => {
  const { sleep, pass } = timer()
  sleep.count(true)
  sleep.choose(10)
  pass(599)
  expect(sleep.stage()).toBe('counting')
  pass(1)
  expect(sleep.stage()).toBe('due')
  pass(30)
  expect(sleep.stage()).toBe('late')
})

test('an hour that nobody looked at the clock counts all the same', () => {
  const { sleep, pass } = timer()
  sleep.count(true)
  sleep.choose(30)
  pass(3600)
  expect(sleep.stage()).toBe('late')
})

test('set again while it fades, it begins anew at full loudness', () => {
  const { sleep, pass } = timer()
  sleep.count(true)
  sleep.choose(5)
  pass(290)
  expect(sleep.level()).toBeLessThan(0.5)
  sleep.choose(5)
  expect(sleep.level()).toBe(1)
  pass(269)
  expect(sleep.stage()).toBe('counting')
})

test('neither off nor the end of the story counts minutes', () => {
  const { sleep, pass } = timer()
  sleep.count(true)
  for (const choice of ['off', 'end'] as const) {
    sleep.choose(choice)
    pass(10_000)
    expect([sleep.stage(), sleep.level(), sleep.endsAt()]).toEqual(['off', 1, null])
  }
})
