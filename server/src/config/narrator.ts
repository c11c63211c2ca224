import { LANGUAGES, type Language, type Quality, VOICES, type Voice } from '@perinka/contract/catalog'
import type { Settings } from './settings.ts'

/** A server that speaks OpenAI's speech protocol. */
export interface SpeechServerConfig {
  adapter: 'speech-server'
  /** With its version path, without a slash at its end: `/audio/speech` is asked under it. */
  baseUrl: string
  /** null for a server that asks for none. */
  apiKey: string | null
  models: Record<Quality, string>
  /** What the server calls our voices. */
  voices: Record<Voice, string>
  /** What it speaks; the built-in voice speaks the rest. */
  languages: readonly Language[]
}

export type NarratorConfig = { adapter: 'built-in' } | SpeechServerConfig

const NEEDS_BASE_URL = [
  'NARRATOR_API_KEY',
  'NARRATOR_MODEL',
  'NARRATOR_PREMIUM_MODEL',
  'NARRATOR_VOICES',
  'NARRATOR_LANGUAGES',
] as const

/** A speech server takes over from the built-in voice only where NARRATOR_BASE_URL names it. */
export function readNarrator(settings: Settings): NarratorConfig {
  const baseUrl = settings.server('NARRATOR_BASE_URL', 'http://localhost:8880/v1')
  const model = settings.text('NARRATOR_MODEL')
  const premium = settings.text('NARRATOR_PREMIUM_MODEL')
  const apiKey = settings.text('NARRATOR_API_KEY')
  const voices = readVoices(settings)
  const languages = readLanguages(settings)
  if (settings.text('NARRATOR_BASE_URL') === null) {
    settings.refuseIdle(NEEDS_BASE_URL, 'without NARRATOR_BASE_URL')
    return { adapter: 'built-in' }
  }
  if (model === null) settings.problems.push('NARRATOR_BASE_URL needs NARRATOR_MODEL too.')
  const standard = model ?? ''
  return {
    adapter: 'speech-server',
    baseUrl: baseUrl ?? '',
    apiKey,
    models: { standard, premium: premium ?? standard },
    voices,
    languages,
  }
}

/** `alloy=af_heart,echo=am_adam`; a voice that is not named keeps our own name. */
function readVoices(settings: Settings): Record<Voice, string> {
  const voices = Object.fromEntries(VOICES.map((voice) => [voice, voice])) as Record<Voice, string>
  for (const pair of settings.list('NARRATOR_VOICES')) {
    const [, ours, theirs] = /^(\w+)\s*=\s*(\S.*)$/.exec(pair) ?? []
    const voice = VOICES.find((one) => one === ours)
    if (voice && theirs) voices[voice] = theirs
    else {
      settings.problems.push(
        `NARRATOR_VOICES must be pairs such as alloy=af_heart,echo=am_adam (ours: ${VOICES.join(', ')}), not "${pair}".`,
      )
    }
  }
  return voices
}

function readLanguages(settings: Settings): readonly Language[] {
  const named = settings.list('NARRATOR_LANGUAGES').map((one) => one.toLowerCase())
  if (named.length === 0) return LANGUAGES
  const unknown = named.filter((one) => !LANGUAGES.some((language) => language === one))
  if (unknown.length > 0) {
    settings.problems.push(`NARRATOR_LANGUAGES must be of ${LANGUAGES.join(', ')}, not "${unknown.join(', ')}".`)
  }
  return LANGUAGES.filter((language) => named.includes(language))
}
