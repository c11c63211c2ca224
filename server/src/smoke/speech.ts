import { type Language, QUALITIES } from '@perinka/contract/catalog'
import { type AskInLanguage, tellingLanguage } from '../adapters/narrator/request.ts'
import { soundOf } from '../adapters/narrator/sound.ts'
import type { Config } from '../config/config.ts'
import type { SpeechServerConfig } from '../config/narrator.ts'
import { secondsOf } from '../sound/received-sound.ts'
import { type Check, spell, Unfit } from './check.ts'

const TIMINGS = { first: 60_000, idle: 30_000, again: 0 }
const SENTENCES: Record<Language, string> = {
  en: 'The moon is up, and the little fox yawns.',
  sk: 'Mesiac vyšiel a malá líška zíva.',
}
const NAMES: Record<Language, string> = { en: 'English', sk: 'Slovak' }
/** Seconds that one of these sentences may last. */
const [SHORTEST, LONGEST] = [0.5, 15]

/** One short sentence in each language, by each model, in the voice that Perinka begins with. */
export function speechCheck({ narrator }: Config): Check {
  const config = narrator.adapter === 'built-in' ? null : narrator
  return {
    name: 'speech',
    place: config && `${[...modelsOf(config)].join(' and ')} at ${new URL(config.baseUrl).host}`,
    otherwise: 'NARRATOR_BASE_URL; the built-in voice',
    patience: 180_000,
    async call(signal) {
      const seen: string[] = []
      if (!config) return seen
      const ask = tellingLanguage(config)
      for (const model of modelsOf(config)) {
        for (const language of config.languages)
          seen.push(await hear(ask, config.voices.alloy, model, language, signal))
      }
      return seen
    },
  }
}

function modelsOf({ models }: SpeechServerConfig): Set<string> {
  return new Set(QUALITIES.map((quality) => models[quality]))
}

async function hear(ask: AskInLanguage, voice: string, model: string, language: Language, signal: AbortSignal) {
  const begun = performance.now()
  const body = { model, input: SENTENCES[language], voice, response_format: 'pcm' as const }
  const answer = await ask(body, language, TIMINGS, signal)
  const bytes = Buffer.concat(await Array.fromAsync(answer.chunks))
  const seconds = secondsOf(soundOf(bytes, answer.contentType))
  const what = `${NAMES[language]}, ${model}, voice ${voice}`
  if (seconds < SHORTEST || seconds > LONGEST)
    throw new Unfit(`${what}: ${seconds.toFixed(1)} s for one short sentence.`)
  if (bytes.every((byte) => byte === bytes[0])) throw new Unfit(`${what}: silence.`)
  return `${what}: ${seconds.toFixed(1)} s of sound, ${bytes.length} bytes, in ${spell(performance.now() - begun)}`
}
