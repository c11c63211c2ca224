import type { Logger } from 'pino'
import type { NarratorConfig } from '../../config/narrator.ts'
import type { Narrator } from '../../ports/narrator.ts'
import { BUILT_IN_TIMINGS, builtInNarrator, builtInVoice } from './built-in.ts'
import { speechServerNarrator } from './speech-server.ts'
import type { VoiceProcess } from './voice/voice-process.ts'

/** The narrator that the configuration names. `voice` is needed by both: a speech server's times come from it. */
export function createNarrator(config: NarratorConfig, { voice, log }: { voice: VoiceProcess; log: Logger }): Narrator {
  const builtIn = builtInNarrator(voice, log)
  if (config.adapter === 'built-in') return builtIn
  return speechServerNarrator(config, { log, builtIn, reference: builtInVoice(voice, BUILT_IN_TIMINGS) })
}
