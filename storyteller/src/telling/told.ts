import type { Speaker } from '../brief.ts'
import type { Telling } from '../craft/telling.ts'
import { CRAFTS } from '../languages/crafts.ts'
import { countWords } from '../measure/text.ts'
import { chance } from '../seed.ts'
import { type Beat, parseTelling } from './parse.ts'
import { type Realised, realise } from './realise.ts'
import { type ReadingOf, wordsOfRung } from './rungs.ts'
import { type Evening, staged, worldOf } from './stage.ts'

/** A story told by a telling. */
export interface Told extends Realised {
  title: string
  /** Name of whoever leads. */
  hero: string
  fact: string
  next: string
  words: number
  speakers: Speaker[]
}

/** Taken apart a body is some twenty times as large as written: those told last are kept, all others read again in a millisecond. */
const KEPT = 8
const bodies = new Map<string, Beat[]>()

/** The body of a reading, taken apart. Throws TellingFault; undefined where the telling has no such reading. */
export function bodyOf(telling: Telling, reading: ReadingOf): Beat[] | undefined {
  const body = telling[reading]
  if (body === undefined) return undefined
  const beats = bodies.get(body) ?? parseTelling(body)
  bodies.delete(body)
  bodies.set(body, beats)
  const [oldest] = bodies.keys()
  if (bodies.size > KEPT && oldest !== undefined) bodies.delete(oldest)
  return beats
}

/** Details are trimmed in steps, the fullest that fits first. */
const DETAILS = [0.6, 0.8, 1, 0.4, 0.2, 0]

/**
 * Tells a telling as the evening wants it, with as many of its details as the rung has room for. Throws UntoldFault or TellingFault: faults
 * of the content. A story that fits its rung in no way comes as near as it can.
 */
export function tellTelling(telling: Telling, evening: Omit<Evening, 'details'>): Told {
  const { language, reading, rung } = evening
  const beats = bodyOf(telling, reading)
  if (!beats) throw new Error(`${telling.id} has no ${reading} reading`)
  const [least, most] = wordsOfRung(language, reading, rung)
  let best: Told | undefined
  let off = Number.POSITIVE_INFINITY
  for (const details of DETAILS) {
    const told = toldWith(telling, beats, { ...evening, details })
    const missed = Math.max(0, least - told.words, told.words - most)
    if (missed < off) {
      best = told
      off = missed
    }
    if (missed === 0) break
  }
  return best as Told
}

function toldWith(telling: Telling, beats: readonly Beat[], evening: Evening): Told {
  const { pack, telling: craft } = CRAFTS[evening.language]
  const how = staged(telling, evening)
  const story = realise(beats, how, craft.quotes)
  const line = (frame: string) =>
    pack.polish(realise(parseTelling(`== line\n${frame}`), how, craft.quotes).paragraphs[0]?.text ?? '')
  const titles = worldOf(telling, evening.theme)[1]?.titles ?? telling.titles
  const title = titles[Math.floor(chance(evening.seed, `${telling.id}/title`) * titles.length)] ?? ''
  const paragraphs = story.paragraphs.map((one) => ({ ...one, text: pack.polish(one.text) }))
  return {
    ...story,
    paragraphs,
    ...{
      hero: how.people.hero?.forms.name ?? '',
      title: craft.title(line(title)),
      fact: line(telling.fact),
      next: line(telling.next),
    },
    speakers: paragraphs.flatMap(({ spoken }, paragraph) =>
      spoken.flatMap(({ quote, who }) => {
        const person = how.people[who]
        return person ? { paragraph, quote, name: person.forms.name, gender: person.gender } : []
      }),
    ),
    words: paragraphs.reduce((sum, { text }) => sum + countWords(text), 0),
  }
}
