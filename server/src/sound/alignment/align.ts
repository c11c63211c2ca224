import type { Mark } from '@perinka/contract/narration'
import { type Condensed, condensed } from './condensed.ts'
import { framesOf, HOP_S } from './mfcc.ts'
import { warp } from './warp.ts'

/** Half of the band as a share of the target, and its bounds in seconds: how far the two paces may drift apart. */
const BAND_SHARE = 0.2
const BAND_LEAST_S = 1
const BAND_MOST_S = 15

/** A reading whose word times are known. */
export interface Reading {
  /** Mono samples, as many a second as the target has. */
  samples: Float32Array
  /** In the order in which they are heard. */
  words: readonly Mark[]
}

/**
 * When the words of `reference` are heard in `target`, another voice's reading of the same text: both are turned into
 * MFCCs, long pauses are left out, and one is warped onto the other. Times are milliseconds from the target's first
 * sample, within it and never falling; a word ends before the next one begins. Empty where either is silent.
 */
export function alignWords(reference: Reading, target: Float32Array, rate: number): Mark[] {
  const a = condensed(framesOf(reference.samples, rate))
  const b = condensed(framesOf(target, rate))
  if (a.count === 0 || b.count === 0) return []
  const places = warp(a, b, bandFor(a.count, b.count))
  const length = (target.length / rate) * 1000
  const at = (ms: number) => Math.min(length, timeAt(b, placeIn(places, placeOf(a, ms))))
  return inOrder(reference.words.map((word) => ({ ...word, from: at(word.from), to: at(word.to) })))
}

function bandFor(a: number, b: number): number {
  const seconds = Math.min(BAND_MOST_S, BAND_LEAST_S + BAND_SHARE * b * HOP_S)
  return Math.ceil(Math.max(seconds / HOP_S, b / a))
}

/** Which of the condensed frames a moment of the sound falls on, with its fraction. */
function placeOf({ count, origin }: Condensed, ms: number): number {
  const frame = ms / 1000 / HOP_S
  let low = 0
  let high = count - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((origin[middle] as number) <= frame) low = middle
    else high = middle - 1
  }
  const next = origin[low + 1] ?? (origin[low] as number) + 1
  const share = (frame - (origin[low] as number)) / (next - (origin[low] as number))
  return low + Math.max(0, Math.min(1, share))
}

function placeIn(places: Float32Array, place: number): number {
  const i = Math.min(places.length - 1, Math.floor(place))
  const here = places[i] as number
  return here + (place - i) * ((places[i + 1] ?? here) - here)
}

/** The moment in the sound, in milliseconds, of a place among its condensed frames. */
function timeAt({ origin }: Condensed, place: number): number {
  const i = Math.floor(place)
  const here = origin[i] as number
  return (here + (place - i) * ((origin[i + 1] ?? here) - here)) * HOP_S * 1000
}

function inOrder(words: Mark[]): Mark[] {
  let earliest = 0
  const ordered = words.map((word) => {
    const from = Math.max(earliest, word.from)
    earliest = from
    return { ...word, from, to: Math.max(from, word.to) }
  })
  return ordered.map((word, i) => ({ ...word, to: Math.min(word.to, ordered[i + 1]?.from ?? word.to) }))
}
