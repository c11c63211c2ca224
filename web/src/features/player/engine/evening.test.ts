import { cardOf } from '@perinka/contract/stories'
import { describe, expect, test, vi } from 'vitest'
import { keys } from '../../../shared/query/keys.ts'
import { changeListening } from '../../../shared/settings/listening.ts'
import { aNarration, aStory, idOf, read } from './testing/fakes.ts'
import { listeningFamily, other, settled, story } from './testing/family.ts'

const { family, status, place, known, plays } = listeningFamily()

describe('the place where a family left a story', () => {
  test('is a sentence a little before, kept when it is paused, and again where the page goes away', async () => {
    await plays()
    family.audio.moves(40)
    family.engine.send({ type: 'pause' })
    expect(place()).toBe(36)
    family.engine.send({ type: 'resume' })
    family.audio.currentTime = 80
    window.dispatchEvent(new Event('pagehide'))
    expect(place()).toBe(78)
  })

  test('is where it goes on', async () => {
    await plays()
    family.audio.moves(40)
    family.engine.send({ type: 'play', story: read(other) })
    family.engine.send({ type: 'play', story: read(story) })
    expect(family.audio.currentTime).toBe(36)
  })

  test('is forgotten at the end', async () => {
    await plays()
    family.audio.moves(60)
    family.audio.ends()
    expect(status()).toBe('ended')
    expect(place()).toBe(0)
    family.engine.send({ type: 'toggle', story: read(story) })
    expect(family.audio.currentTime).toBe(0)
  })

  test('outlives a failure', async () => {
    await plays()
    family.audio.moves(40)
    for (let errors = 0; errors < 2; errors++) {
      family.audio.tell('error')
      await settled()
    }
    expect(status()).toBe('failed')
    window.dispatchEvent(new Event('pagehide'))
    expect(place()).toBe(36)
  })

  test('does not creep back each time somebody only looks in', async () => {
    await plays()
    family.audio.moves(40)
    for (let visit = 0; visit < 3; visit++) {
      family.engine.send({ type: 'close' })
      family.engine.send({ type: 'play', story: read(story) })
      family.audio.sounds()
      family.audio.moves(family.audio.currentTime + 1)
    }
    expect(family.audio.currentTime).toBe(37)
  })
})

describe('the player', () => {
  test('is closed by the deletion of its story, which leaves no place behind', async () => {
    await plays()
    family.audio.moves(40)
    family.client.setQueryData(keys.stories, [cardOf(other)])
    expect(family.playback.state()).toMatchObject({ status: 'idle', story: null })
    expect(place()).toBe(0)
    expect(family.audio.hasAttribute()).toBe(false)
  })

  test('asks nothing more about a story that is gone', async () => {
    family.engine.send({ type: 'play', story })
    family.narration = aNarration(story, 'running', 6000)
    await settled()
    family.client.setQueryData(keys.stories, [cardOf(other)])
    family.asked.length = 0
    await vi.advanceTimersByTimeAsync(5000)
    expect(family.asked).toEqual([])
  })

  test('plays on where a list that never had the story is read again', async () => {
    family.client.setQueryData(keys.stories, [cardOf(other)])
    family.engine.send({ type: 'play', story: read(story) })
    family.client.setQueryData(keys.stories, [cardOf({ ...other, isFavorite: true })])
    expect(status()).toBe('preparing')
  })

  test('shows the story as it has become', async () => {
    await plays()
    family.client.setQueryData(keys.stories, [cardOf({ ...read(story), title: 'Another name' }), cardOf(other)])
    expect(family.playback.state().story?.title).toBe('Another name')
  })

  test('falls silent for good with its family', async () => {
    await plays()
    family.audio.moves(40)
    family.kept.clear()
    family.engine.stop()
    expect(family.audio.hasAttribute()).toBe(false)
    expect(family.kept.size).toBe(0)
  })
})

describe('chapter after chapter', () => {
  const first = read(aStory(1, { seriesTitle: 'The lamp' }))
  const second = aStory(2, { seriesTitle: 'The lamp', parentStoryId: idOf(1), chapterNumber: 2, isChapter: true })

  test('asks for the next one a minute before the end, once, and goes on with it', async () => {
    changeListening({ chapterAfterChapter: true })
    known(second)
    await plays(first)
    family.narration = aNarration(second, 'running', 6000)
    family.audio.moves(59)
    expect(family.asked).not.toContain('POST audio 2')
    family.audio.moves(61)
    family.audio.moves(62)
    await settled()
    expect(family.asked.filter((call) => call === 'POST audio 2')).toHaveLength(1)
    family.narration = aNarration(second)
    family.stories.set(second.id, read(second))
    await vi.advanceTimersByTimeAsync(1000)
    family.audio.ends()
    expect(family.playback.state().story?.id).toBe(second.id)
    expect(family.audio.played.at(-1)).toBe(read(second).standardAudioUrl)
  })

  test('ends with the chapter where it is off, and where the sleep timer says so', async () => {
    known(second)
    await plays(first)
    family.audio.moves(110)
    family.audio.ends()
    expect([status(), family.playback.state().story?.id]).toEqual(['ended', first.id])
    changeListening({ chapterAfterChapter: true })
    family.engine.send({ type: 'sleep', sleep: 'end' })
    family.engine.send({ type: 'play', story: first })
    family.audio.sounds()
    family.audio.moves(110)
    family.audio.ends()
    expect(family.playback.state()).toMatchObject({ status: 'ended', story: { id: first.id }, sleep: 'off' })
    expect(family.asked).not.toContain('POST audio 2')
  })
})

describe('the sleep timer', () => {
  test('fades the voice, pauses the story, and gives the voice back', async () => {
    await plays(read(story, 3600))
    family.audio.moves(100)
    family.engine.send({ type: 'sleep', sleep: 5 })
    await vi.advanceTimersByTimeAsync(285_000)
    expect(family.audio.volume).toBeCloseTo(0.1)
    await vi.advanceTimersByTimeAsync(18_000)
    family.audio.moves(119.9)
    expect(status()).toBe('paused')
    expect(family.audio.volume).toBe(1)
    expect(family.audio.currentTime).toBe(99)
  })
})
