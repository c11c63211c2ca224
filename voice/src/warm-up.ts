import { VOICES } from './engine/voices.ts'
import { formatOf } from './http/formats.ts'
import { narrate } from './narrate.ts'
import { LANGUAGES } from './text/language.ts'
import type { Voicebox } from './voicebox.ts'

const SENTENCES = { en: 'Good night, little bear; sleep well.', sk: 'Dobrú noc, macko; nech sa ti sníva.' } as const
const NDJSON = 'application/x-ndjson'
/** Whoever listens goes first. */
const LAST = Number.MAX_SAFE_INTEGER
/** So often each voice speaks in each language until what is compiled on use is compiled: measured, it is ten times as slow before. */
const ROUNDS = 3

/** Says something in both languages, so that the first story does not pay for what is loaded on first use. */
export async function warmUp(box: Voicebox) {
  for (const language of LANGUAGES) {
    for (const accept of [NDJSON, 'audio/mpeg']) await say(box, 'alloy', language, accept, 0)
  }
}

/** Goes on with every voice while nobody listens, so that twenty families may come at once. */
export async function practise(box: Voicebox) {
  for (let round = 0; round < ROUNDS; round++) {
    for (const language of LANGUAGES) for (const voice of VOICES) await say(box, voice, language, NDJSON, LAST)
  }
}

async function say(
  box: Voicebox,
  voice: (typeof VOICES)[number],
  language: (typeof LANGUAGES)[number],
  accept: string,
  aheadMs: number,
) {
  const { signal } = new AbortController()
  const format = await formatOf('mp3', accept)
  for await (const _ of narrate(box, SENTENCES[language], { voice, language, speed: 1, aheadMs }, format.line, signal));
  format.end()
  format.close()
}
