import { VOICES, type Voice } from '../engine/voices.ts'
import { LANGUAGES, type Language, languageOf } from '../text/language.ts'
import { Refusal } from './errors.ts'

/** Longest text of one request, in UTF-16 code units, as OpenAI's. */
const LONGEST_INPUT = 4096
const FORMATS = ['mp3', 'pcm'] as const
const SLOWEST = 0.25
const FASTEST = 4
/** An hour: more is no different. */
const MOST_AHEAD_MS = 3_600_000

export interface SpeechRequest {
  input: string
  voice: Voice
  language: Language
  speed: number
  /** Milliseconds of sound that the listener still has: who has least is served first. */
  aheadMs: number
  format: (typeof FORMATS)[number]
}

/** Reads a request's body; throws a refusal that names the first field that is wrong. Unknown fields are no concern of ours. */
export function speechRequest(body: string): SpeechRequest {
  const fields = object(body)
  const input = fields.input
  if (typeof fields.model !== 'string' || fields.model === '') throw wrong('model', 'model is missing')
  if (typeof input !== 'string' || input.trim() === '') throw wrong('input', 'input is missing')
  if (input.length > LONGEST_INPUT) throw wrong('input', `input is longer than ${LONGEST_INPUT} characters`)
  const speed = fields.speed ?? 1
  if (typeof speed !== 'number' || !(speed >= SLOWEST && speed <= FASTEST)) {
    throw wrong('speed', `speed is a number from ${SLOWEST} to ${FASTEST}`)
  }
  const aheadMs = fields.ahead_ms ?? 0
  if (typeof aheadMs !== 'number' || !(aheadMs >= 0)) throw wrong('ahead_ms', 'ahead_ms is a number from 0 on')
  return {
    input,
    voice: oneOf(VOICES, fields.voice, 'voice'),
    language: fields.language == null ? languageOf(input) : oneOf(LANGUAGES, fields.language, 'language'),
    speed,
    aheadMs: Math.min(aheadMs, MOST_AHEAD_MS),
    format: oneOf(FORMATS, fields.response_format ?? 'mp3', 'response_format'),
  }
}

function object(body: string): Record<string, unknown> {
  let parsed: unknown
  try {
    parsed = JSON.parse(body)
  } catch {
    throw new Refusal(400, 'the body is not JSON', { code: 'invalid_json' })
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new Refusal(400, 'the body is not a JSON object', { code: 'invalid_json' })
  }
  return parsed as Record<string, unknown>
}

function oneOf<const T extends string>(known: readonly T[], value: unknown, param: string): T {
  const found = known.find((one) => one === value)
  if (found === undefined) throw wrong(param, `${param} is one of ${known.join(', ')}`)
  return found
}

function wrong(param: string, message: string): Refusal {
  return new Refusal(400, message, { param, code: 'invalid_value' })
}
