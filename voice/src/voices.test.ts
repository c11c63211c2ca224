import { describe, expect, test } from 'vitest'
import { VOICES, type Voice } from './engine/voices.ts'
import { medianPitch } from './testing/sound.ts'
import { sharedVoice } from './testing/voice-process.ts'

const voice = sharedVoice()

/** From the deepest to the highest. */
const ORDER: Voice[] = ['onyx', 'echo', 'fable', 'alloy', 'shimmer', 'nova']
const TEXTS = {
  en: 'The little bear looked at the moon, and the moon looked at the little bear. Then they were both asleep.',
  sk: 'Malý medveď sa pozeral na mesiac a mesiac sa pozeral na malého medveďa. Potom obaja spali.',
}

describe.each(['en', 'sk'] as const)('the six voices in %s', (language) => {
  test('are told apart by their pitch', async () => {
    const pitches: number[] = []
    for (const name of ORDER) {
      const [line] = await voice.speak({ input: TEXTS[language], language, voice: name })
      pitches.push(medianPitch(line?.samples as Int16Array))
    }
    expect([...ORDER].sort()).toEqual([...VOICES].sort())
    for (const [i, pitch] of pitches.entries()) {
      if (i > 0) expect(pitch / (pitches[i - 1] as number)).toBeGreaterThan(1.1)
    }
    expect(pitches[0]).toBeGreaterThan(55)
    expect(pitches.at(-1)).toBeLessThan(260)
  })
})
