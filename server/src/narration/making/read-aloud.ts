import { type Mark, TITLE_PLACE } from '@perinka/contract/narration'
import { untilAborted } from '../../aborted.ts'
import { LEASE_LOST } from '../../durable/lease.ts'
import { Failure } from '../../failure.ts'
import { SAMPLE_RATE } from '../../ports/narrator.ts'
import { ENCODER_DELAY_MS, type Encoder, openEncoder } from '../../sound/encoder.ts'
import { tagOf } from './id3.ts'
import { appendPart } from './leases.ts'
import { KBPS, type MakerPorts, type MakerTimings, type Task } from './maker.ts'
import { findProgress, type Part, type Progress } from './parts.ts'
import { oneAhead, type Piece, passagesOf, sayPassages } from './pieces.ts'

/** Says, encodes and keeps all parts of a narration that are not there yet. */
export async function readAloud(ports: MakerPorts, task: Task, signal: AbortSignal, timings: MakerTimings) {
  const { db, narrator } = ports
  const keep = async (part: Part) => {
    // The exact time goes on in `at`: hundreds of roundings would add up.
    const row = { ...part, untilMs: Math.round(part.untilMs) }
    if (!(await appendPart(db, task.lease, row, timings.lease))) throw LEASE_LOST
  }
  let at = await findProgress(db, task.lease.id)
  if (!at) {
    at = { seq: 0, untilMs: 0, place: TITLE_PLACE, saidEnd: 0, endsParagraph: false, bytes: 0 }
    await keep({ ...at, audio: tagOf(task) })
  }
  const passages = passagesOf(task.title, task.content)
  const last = passages.at(-1)
  if (!last || (at.place === last.place && at.endsParagraph)) return

  const silent = createWatch(timings.silence)
  const heard = AbortSignal.any([signal, silent.signal])
  const kbps = KBPS[task.quality]
  const encoder = openEncoder({ kbps, ...(at.seq > 0 && { resumes: { ms: at.untilMs, bytes: at.bytes } }) })
  try {
    const { language, voice, quality } = task
    const aheadMs = createHeadStart(at.untilMs)
    const reached = () => aheadMs(at?.untilMs ?? 0)
    const said = sayPassages(narrator, passages, at, { language, voice, quality }, reached, heard)
    for await (const piece of untilAborted(oneAhead(said), heard)) {
      silent.pause()
      const part = await encoded(encoder, piece, at, piece.endsParagraph && piece.passage === last, reached())
      await keep(part)
      at = { ...at, ...part }
      silent.go()
    }
  } finally {
    silent.pause()
    encoder.close()
  }
}

/** One piece and the silence after it as the next part. */
async function encoded(encoder: Encoder, piece: Piece, at: Progress, isLast: boolean, aheadMs: number): Promise<Part> {
  const { said, passage, saidEnd, endsParagraph } = piece
  const samples = new Float32Array(said.samples.length + samplesIn(endsParagraph ? passage.pause : 0))
  samples.set(said.samples)
  const marks = marksAt(at.untilMs + ENCODER_DELAY_MS, piece.offset)
  const audio = [await encoder.encode(samples, aheadMs), ...(isLast ? [await encoder.finish()] : [])]
  return {
    seq: at.seq + 1,
    audio: Buffer.concat(audio),
    untilMs: at.untilMs + msOf(samples.length),
    ...{ place: passage.place, saidEnd, endsParagraph },
    spoken: { place: passage.place, sentences: marks(said.sentences), words: marks(said.words) },
  }
}

/** How many milliseconds somebody who listens from the first moment still has, where the audio reaches until `untilMs`. */
function createHeadStart(fromMs: number) {
  const begun = performance.now()
  return (untilMs: number) => Math.max(0, untilMs - fromMs - (performance.now() - begun))
}

const samplesIn = (seconds: number) => Math.round(seconds * SAMPLE_RATE)
const msOf = (samples: number) => (samples * 1000) / SAMPLE_RATE

/** Marks of a piece as marks of the narration: times from the beginning of the audio, places in the whole passage. */
function marksAt(ms: number, offset: number) {
  return (marks: Mark[]): Mark[] =>
    marks.map(({ start, end, from, to }) => ({
      ...{ start: offset + start, end: offset + end },
      ...{ from: Math.round(ms + from), to: Math.round(ms + to) },
    }))
}

/** Ends the narration where the narrator says nothing for so many seconds. */
function createWatch(seconds: number) {
  const over = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const pause = () => clearTimeout(timer)
  const go = () => {
    pause()
    timer = setTimeout(() => over.abort(silence(seconds)), seconds * 1000)
  }
  go()
  return { signal: over.signal, go, pause }
}

function silence(seconds: number): Failure {
  return new Failure('narration_failed', { cause: new Error(`the narrator said nothing for ${seconds} s`) })
}
