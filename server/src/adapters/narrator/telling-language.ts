import type { Language } from '@perinka/contract/catalog'
import { askForSpeech, type SpeechAnswer, type SpeechBody, type SpeechServer, type SpeechTimings } from './request.ts'
import { SpeechTrouble } from './trouble.ts'

/** How a server says that it does not know a field. */
const REFUSES_A_FIELD = new Set([400, 422])

/** `askForSpeech` of one server, whatever fields it knows. */
export type AskInLanguage = (
  body: Omit<SpeechBody, 'language' | 'ahead_ms'>,
  language: Language,
  timings: SpeechTimings,
  signal: AbortSignal,
) => Promise<SpeechAnswer>

/**
 * Tells the server which language the text is in. OpenAI's protocol has no field for that, many servers that speak it
 * have: one that refuses the field is asked again without it, and where that helps is told no more.
 */
export function tellingLanguage(server: SpeechServer): AskInLanguage {
  let isTold = true
  return async (body, language, timings, signal) => {
    const ask = (fields: SpeechBody) =>
      askForSpeech(server, fields, 'audio/pcm, audio/wav;q=0.9, */*;q=0.1', timings, signal)
    if (!isTold) return ask(body)
    try {
      return await ask({ ...body, language })
    } catch (error) {
      if (!(error instanceof SpeechTrouble && REFUSES_A_FIELD.has(Number(error.particulars.status)))) throw error
    }
    const answer = await ask(body)
    isTold = false
    return answer
  }
}
