import { describe, expect, test, vi } from 'vitest'
import { aNarration, read } from './testing/fakes.ts'
import { listeningFamily, other, settled, story } from './testing/family.ts'

const { family, status, inList, known, plays } = listeningFamily()
const kind = () => [status(), family.playback.state().failure]

describe('a story that was never read aloud', () => {
  test('is asked for and told to play within the click, and every screen learns its address', async () => {
    family.engine.send({ type: 'play', story })
    expect(family.asked).toEqual(['POST audio 1'])
    expect(family.audio.played).toEqual(['blob:stream'])
    expect(status()).toBe('preparing')
    await settled()
    expect(inList(story.id)?.standardAudioUrl).toBe(read(story).standardAudioUrl)
    family.audio.sounds(Number.POSITIVE_INFINITY)
    expect(status()).toBe('playing')
  })

  test('is played by its plain address where it turns out to be stored', async () => {
    known(read(story))
    family.engine.send({ type: 'play', story: read(story, null) })
    await settled()
    expect(family.audio.played).toEqual(['blob:stream', read(story).standardAudioUrl])
    expect(family.playback.state().isWhole).toBe(true)
  })

  test('waits for the whole narration where the browser cannot stream', async () => {
    vi.stubGlobal('MediaSource', undefined)
    family.narration = aNarration(story, 'running', 6000)
    family.engine.send({ type: 'play', story })
    await vi.advanceTimersByTimeAsync(3000)
    expect(family.audio.played).toEqual([])
    expect(family.playback.state()).toMatchObject({ status: 'preparing', duration: 6 })
    family.narration = aNarration(story)
    family.stories.set(story.id, read(story))
    await vi.advanceTimersByTimeAsync(1000)
    expect(family.audio.played).toEqual([read(story).standardAudioUrl])
    expect(inList(story.id)?.standardDuration).toBe(120)
  })

  test('that is called off while it is got ready stays silent when it comes', async () => {
    vi.stubGlobal('MediaSource', undefined)
    family.engine.send({ type: 'play', story })
    family.engine.send({ type: 'toggle', story })
    expect(status()).toBe('paused')
    await vi.advanceTimersByTimeAsync(2000)
    expect(family.audio.played).toEqual([])
    family.engine.send({ type: 'toggle', story })
    expect(family.audio.played).toEqual([read(story).standardAudioUrl])
  })

  test('fails with its narration, shows what the server gave back, and can be tried again', {
    tags: ['2.41c'],
  }, async () => {
    family.engine.send({ type: 'play', story })
    family.narration = aNarration(story, 'failed', 0)
    await settled()
    family.stories.set(story.id, story)
    await vi.advanceTimersByTimeAsync(1000)
    expect(kind()).toEqual(['failed', 'making'])
    expect(family.audio.hasAttribute()).toBe(false)
    family.narration = aNarration(story, 'running', 0)
    family.engine.send({ type: 'toggle', story })
    expect(kind()).toEqual(['preparing', null])
    expect(family.audio.played).toHaveLength(2)
  })

  test('is followed to its end also where the family has moved on to another', async () => {
    family.narration = aNarration(story, 'running', 6000)
    family.engine.send({ type: 'play', story })
    await settled()
    family.engine.send({ type: 'play', story: read(other) })
    family.narration = aNarration(story)
    family.stories.set(story.id, read(story))
    await vi.advanceTimersByTimeAsync(1000)
    expect(inList(story.id)?.standardDuration).toBe(120)
    expect(family.playback.state().story?.id).toBe(other.id)
  })

  test.each([
    [[403, 'subscription_required'], 'premium'],
    [[422, 'narration_too_long'], 'too_long'],
    [[429, 'too_many_requests'], 'too_many'],
    [[502, 'narration_failed'], 'making'],
  ] as const)('says why where the server answers %j', async (refuses, failure) => {
    family.refuses = refuses
    family.engine.send({ type: 'play', story })
    await settled()
    expect(kind()).toEqual(['failed', failure])
  })

  test('says so where too much is written or played at once, though its narration comes along', async () => {
    family.refusesSound = [429, 'too_many_streams']
    family.narration = aNarration(story, 'running', 6000)
    family.engine.send({ type: 'play', story })
    await settled()
    expect(kind()).toEqual(['failed', 'too_many_streams'])
  })

  test('says so where the server cannot be reached', async () => {
    family.isAway = true
    family.engine.send({ type: 'play', story })
    await settled()
    expect(kind()).toEqual(['failed', 'unreachable'])
  })
})

describe('a stored story', () => {
  test('plays by its address without being asked for', async () => {
    family.engine.send({ type: 'play', story: read(story) })
    expect(family.audio.played).toEqual([read(story).standardAudioUrl])
    await settled()
    expect(family.asked).toEqual(['GET audio 1'])
    expect(family.playback.state().narration?.status).toBe('done')
  })

  test('plays its better narration where it has two', () => {
    family.engine.send({ type: 'play', story: { ...read(story), audioUrl: '/better?v=1', duration: 130 } })
    expect(family.audio.played).toEqual(['/better?v=1'])
    expect(family.playback.state().duration).toBe(130)
  })

  test('is made anew in another voice', async () => {
    known(read(story))
    family.engine.send({ type: 'play', story: read(story), voice: 'nova' })
    await settled()
    expect(family.asked[0]).toBe('POST audio 1')
    expect(inList(story.id)?.voice).toBe('nova')
  })

  test('pauses and goes on, by the button as by a telephone call', async () => {
    await plays()
    family.engine.send({ type: 'toggle', story: read(story) })
    expect([status(), family.audio.paused]).toEqual(['paused', true])
    family.engine.send({ type: 'toggle', story: read(story) })
    expect([status(), family.audio.paused]).toEqual(['playing', false])
    family.audio.pause()
    expect(status()).toBe('paused')
  })

  test('stays paused, in silence, where the browser starts no sound by itself', async () => {
    family.audio.refuses = 'NotAllowedError'
    family.engine.send({ type: 'play', story: read(story) })
    await settled()
    expect(kind()).toEqual(['paused', null])
  })

  test('is asked for once more where it cannot be played, and then given up', async () => {
    await plays()
    family.audio.moves(40)
    family.audio.tell('error')
    await settled()
    expect(family.audio.played).toHaveLength(2)
    expect(family.audio.currentTime).toBe(40)
    family.audio.tell('error')
    await settled()
    expect(kind()).toEqual(['failed', 'playback'])
    expect(family.audio.hasAttribute()).toBe(false)
  })

  test('is sought within what there is', async () => {
    await plays()
    family.engine.send({ type: 'seek', seconds: 500 })
    expect(family.audio.currentTime).toBe(120)
    family.engine.send({ type: 'skip', seconds: -15 })
    expect(family.audio.currentTime).toBe(105)
    family.engine.send({ type: 'seek', seconds: -3 })
    expect(family.audio.currentTime).toBe(0)
  })

  test('keeps its speed for the next one', async () => {
    family.engine.send({ type: 'speed', speed: 1.25 })
    await plays()
    expect([family.audio.playbackRate, family.audio.defaultPlaybackRate, family.playback.state().speed]).toEqual([
      1.25, 1.25, 1.25,
    ])
    expect(family.kept.get('perinka.speed')).toBe('1.25')
  })
})
