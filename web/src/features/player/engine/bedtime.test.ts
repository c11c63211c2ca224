import { beforeEach, expect, test } from 'vitest'
import { createBedtime } from './bedtime.ts'
import { createPlayback } from './playback.ts'
import { aNarration, aStory } from './testing/fakes.ts'

const story = aStory(1)
let ms = 0
let levels: number[] = []
let slept: (number | null)[] = []

beforeEach(() => {
  ms = 0
  levels = []
  slept = []
})

function bedtime(status: 'sounds' | 'ends' = 'sounds') {
  const playback = createPlayback()
  playback.dispatch({ type: 'loads', story, duration: 3600 })
  playback.dispatch({ type: status })
  playback.learn({ narration: aNarration(story, 'done', 3_600_000) })
  const on = { level: (level: number) => levels.push(level), sleep: (place: number | null) => slept.push(place) }
  const made = createBedtime({ playback, now: () => ms, on })
  made.count(true)
  return { ...made, playback }
}

/** The story is as far as the clock. */
function passes(timer: ReturnType<typeof bedtime>, seconds: number) {
  ms = seconds * 1000
  timer.tick(seconds)
}

test('it falls silent at the end of the sentence that is spoken when the time is up', () => {
  const timer = bedtime()
  timer.choose(5)
  passes(timer, 299)
  // The sentence that began at 300 ends at 302.5.
  passes(timer, 300.1)
  passes(timer, 302.4)
  expect(slept).toEqual([])
  passes(timer, 302.6)
  expect(slept).toHaveLength(1)
  expect(timer.playback.state()).toMatchObject({ sleep: 'off', sleepsAt: null })
})

test('between two sentences it falls silent at once', () => {
  const timer = bedtime()
  timer.choose(5)
  passes(timer, 305.7)
  expect(slept).toHaveLength(1)
})

test('tomorrow the story goes on where the voice began to fade', () => {
  const timer = bedtime()
  timer.choose(5)
  passes(timer, 269.9)
  passes(timer, 271)
  passes(timer, 302.6)
  passes(timer, 303)
  expect(slept).toEqual([270])
})

test('where no times are known, it falls silent when the time is up', () => {
  const timer = bedtime()
  timer.playback.learn({ narration: null })
  timer.choose(5)
  passes(timer, 299)
  passes(timer, 300.1)
  expect(slept).toHaveLength(1)
})

test('a story that got stuck in its last sentence does not keep it awake', () => {
  const timer = bedtime()
  timer.choose(5)
  ms = 301_000
  timer.tick(10)
  ms = 331_000
  timer.tick(10)
  expect(slept).toHaveLength(1)
})

test('after the story the sound beneath it ends with the minutes', () => {
  const timer = bedtime('ends')
  timer.choose(5)
  passes(timer, 301)
  expect(slept).toEqual([null])
})

test('set again while the voice fades, the voice is back', () => {
  const timer = bedtime()
  timer.choose(5)
  passes(timer, 290)
  expect(levels.at(-1)).toBeLessThan(0.3)
  timer.choose(10)
  expect(levels.at(-1)).toBe(1)
  passes(timer, 400)
  expect(levels.at(-1)).toBe(1)
  expect(timer.playback.state().sleepsAt).toBe(890_000)
})

test('the screens see when it sleeps, and that a pause holds the time', () => {
  const timer = bedtime()
  timer.choose(15)
  expect(timer.playback.state()).toMatchObject({ sleep: 15, sleepsAt: 900_000 })
  timer.count(false)
  expect(timer.playback.state()).toMatchObject({ sleep: 15, sleepsAt: null })
})

test('the voice fades over the last half minute, evenly to the ear', () => {
  const timer = bedtime()
  timer.choose(5)
  passes(timer, 269)
  expect(levels.at(-1)).toBe(1)
  passes(timer, 285)
  expect(20 * Math.log10(levels.at(-1) ?? 0)).toBeCloseTo(-20)
  passes(timer, 300)
  expect(20 * Math.log10(levels.at(-1) ?? 0)).toBeCloseTo(-40)
  // In its last sentence, past its time, it grows no fainter.
  passes(timer, 302)
  expect(20 * Math.log10(levels.at(-1) ?? 0)).toBeCloseTo(-40)
})

test('an hour that nobody looked at the clock counts all the same', () => {
  const timer = bedtime()
  timer.choose(30)
  ms = 3_600_000
  timer.tick(301)
  expect(slept).toHaveLength(1)
})

test('minutes pass while sound is heard, and only then', () => {
  const timer = bedtime()
  timer.choose(5)
  ms = 100_000
  timer.count(false)
  ms = 5_000_000
  expect(timer.playback.state().sleepsAt).toBeNull()
  timer.count(true)
  expect(timer.playback.state().sleepsAt).toBe(5_200_000)
})

test.each(['off', 'end'] as const)('%s counts no minutes', (choice) => {
  const timer = bedtime()
  timer.choose(choice)
  passes(timer, 10_000)
  expect([slept, levels, timer.playback.state().sleepsAt]).toEqual([[], [1], null])
})
