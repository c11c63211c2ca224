import { formatOf } from './http/formats.ts'
import { narrate } from './narrate.ts'
import type { Voicebox } from './voicebox.ts'

const SENTENCES = { en: 'Good night, little bear; sleep well.', sk: 'Dobrú noc, macko; nech sa ti sníva.' } as const

/** Says something in both languages, so that the first story does not pay for what is compiled on first use. */
export async function warmUp(box: Voicebox) {
  const { signal } = new AbortController()
  for (const language of ['en', 'sk'] as const) {
    for (const accept of ['application/x-ndjson', 'audio/mpeg']) {
      const format = await formatOf('mp3', accept)
      const manner = { voice: 'alloy', language, speed: 1 } as const
      for await (const _ of narrate(box, SENTENCES[language], manner, format.line, signal));
      format.end()
      format.close()
    }
  }
}
