import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { SAMPLE_RATE } from '@perinka/server/ports/narrator'
import { resampled } from '@perinka/server/sound/resample'
import type { Manner } from '@perinka/server/testing/real-voice'
import { s16 } from '@perinka/server/testing/speech-server'
import type { Reading, VoiceReader } from './highlight-errors.ts'

/** `throat` 1.1: all of the voice, pitch and formants, a tenth higher, as of a smaller speaker, and faster by as much. */
export interface Reader extends Manner {
  throat: number
}

/** An OpenAI-compatible speech server that reads everything as `reader` says, in plain pcm, and remembers the true times. */
export async function speechServer(reader: VoiceReader) {
  const readings = new Map<string, Reading>()
  const readers = { current: null as Reader | null }
  const server = createServer(async (request, response) => {
    try {
      if (!readers.current) throw new Error('Nobody said how to read')
      const { input } = (await json(request)) as { input: string }
      const reading = changed(await reader.read(input, readers.current), readers.current.throat)
      readings.set(input, reading)
      response.writeHead(200, { 'Content-Type': 'audio/pcm' }).end(s16(reading.samples))
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    /** What was answered when this text was asked for. */
    readingOf(text: string): Reading {
      const reading = readings.get(text)
      if (!reading) throw new Error('A paragraph was not asked of the server')
      return reading
    },
    readAs(next: Reader) {
      readers.current = next
      readings.clear()
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function changed({ samples, words }: Reading, throat: number): Reading {
  const times = words.map((word) => ({ ...word, from: word.from / throat, to: word.to / throat }))
  return { samples: resampled(samples, Math.round(SAMPLE_RATE * throat), SAMPLE_RATE), words: times }
}
