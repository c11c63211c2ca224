import { expect, test } from 'vitest'
import { banner } from '../banner.ts'
import { parseConfig } from './config.ts'

const SERVER = { NARRATOR_BASE_URL: 'http://localhost:8880/v1/', NARRATOR_MODEL: 'kokoro' }

function refusal(env: Record<string, string>): string {
  try {
    parseConfig(env, '/home')
  } catch (error) {
    return (error as Error).message
  }
  throw new Error('The settings were accepted.')
}

test('without a setting the built-in voice reads', () => {
  expect(parseConfig({}, '/home')).toMatchObject({
    narrator: { adapter: 'built-in' },
    bounds: { narrationsPerDay: null },
  })
})

test('an address and a model switch a speech server on, with our own names for its voices', () => {
  expect(parseConfig(SERVER).narrator).toEqual({
    adapter: 'speech-server',
    baseUrl: 'http://localhost:8880/v1',
    apiKey: null,
    models: { standard: 'kokoro', premium: 'kokoro' },
    voices: { alloy: 'alloy', echo: 'echo', fable: 'fable', onyx: 'onyx', nova: 'nova', shimmer: 'shimmer' },
    languages: ['en', 'sk'],
  })
})

test('its voices, its languages and a better model for Premium may be named', () => {
  const env = {
    ...SERVER,
    NARRATOR_API_KEY: 'k',
    NARRATOR_PREMIUM_MODEL: 'kokoro-hd',
    NARRATOR_VOICES: 'alloy=af_heart, echo = am_adam(2)+af_sky ,',
    NARRATOR_LANGUAGES: 'EN',
    DAILY_NARRATION_LIMIT: '20',
  }
  expect(parseConfig(env)).toMatchObject({
    narrator: {
      apiKey: 'k',
      models: { standard: 'kokoro', premium: 'kokoro-hd' },
      voices: { alloy: 'af_heart', echo: 'am_adam(2)+af_sky', nova: 'nova' },
      languages: ['en'],
    },
    bounds: { narrationsPerDay: 20 },
  })
})

test.each([
  [{ NARRATOR_BASE_URL: 'http://localhost:8880/v1' }, 'NARRATOR_BASE_URL needs NARRATOR_MODEL too.'],
  [
    { ...SERVER, NARRATOR_BASE_URL: 'localhost:8880' },
    'NARRATOR_BASE_URL must be an address such as http://localhost:8880/v1.',
  ],
  [
    { ...SERVER, NARRATOR_BASE_URL: 'http://ema:hunter2@localhost:8880/v1' },
    'NARRATOR_BASE_URL must be an address alone, such as http://localhost:8880/v1; keys have settings of their own.',
  ],
  [
    { ...SERVER, NARRATOR_VOICES: 'af_heart' },
    'NARRATOR_VOICES must be pairs such as alloy=af_heart,echo=am_adam (ours: alloy, echo, fable, onyx, nova, shimmer), not "af_heart".',
  ],
  [
    { ...SERVER, NARRATOR_VOICES: 'bella=af_heart' },
    'NARRATOR_VOICES must be pairs such as alloy=af_heart,echo=am_adam (ours: alloy, echo, fable, onyx, nova, shimmer), not "bella=af_heart".',
  ],
  [{ ...SERVER, NARRATOR_LANGUAGES: 'en,de' }, 'NARRATOR_LANGUAGES must be of en, sk, not "de".'],
  [{ NARRATOR_MODEL: 'kokoro' }, 'NARRATOR_MODEL has no effect without NARRATOR_BASE_URL.'],
  [
    { NARRATOR_MODEL: 'kokoro', NARRATOR_API_KEY: 'hunter2' },
    'NARRATOR_API_KEY and NARRATOR_MODEL have no effect without NARRATOR_BASE_URL.',
  ],
  [{ DAILY_NARRATION_LIMIT: '0' }, 'DAILY_NARRATION_LIMIT must be a whole number from 1 to 10000, not "0".'],
])('%o is refused in one sentence', (env, sentence) => {
  expect(refusal(env as unknown as Record<string, string>)).toBe(sentence)
})

test('the first lines say who reads aloud, and show no key', () => {
  const row = (env: Record<string, string>) =>
    banner(parseConfig(env, '/home')).find((line) => line.trim().startsWith('narrator '))
  expect(row({})).toMatch(/built-in voice, English and Slovak · set NARRATOR_BASE_URL for a speech server/)
  expect(row({ ...SERVER, NARRATOR_API_KEY: 'hunter2' })).toMatch(
    /kokoro at localhost:8880 · unset NARRATOR_BASE_URL for the built-in voice/,
  )
  expect(row({ ...SERVER, NARRATOR_API_KEY: 'hunter2' })).not.toContain('hunter2')
  const english = { ...SERVER, NARRATOR_PREMIUM_MODEL: 'kokoro-hd', NARRATOR_LANGUAGES: 'en' }
  expect(row(english)).toContain('kokoro and kokoro-hd at localhost:8880, the built-in voice for Slovak ·')
})
