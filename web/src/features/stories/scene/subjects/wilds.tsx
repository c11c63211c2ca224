import { pine } from '../land.ts'
import { FAR, INK, LIT, line, NEAR, PALE } from './ink.ts'

/** A tent lit from within, mountains behind it. */
export function Camp() {
  return (
    <>
      <path fill={FAR} d="M-250 20-150-96l34 34 66-86 76 92 40-44L190 20z" />
      <path fill={PALE} opacity=".7" d="m-50-148 25 30-14-2-10 12-11-13-13 3zM-150-96l14 14-10 1-7 7-10-7z" />
      <path fill={INK} d="M-62 8 0-76 62 8z" />
      <path fill={LIT} d="M-24 8 0-58 24 8z" />
      <path fill={INK} d="M0-58 9 8H0z" opacity=".75" />
      <path stroke={INK} strokeWidth="2.4" {...line} d="m0-76-5-9M0-76l5-9M-62 8l-14 4M62 8l14 4" />
    </>
  )
}

/** A hut among tall pines. */
export function DeepForest() {
  const back = [-190, -142, -98, 96, 140, 188].map((x, i) => pine(x, 14, 1.9 + (i % 3) * 0.42)).join('')
  return (
    <>
      <path fill={INK} opacity=".8" d={back} />
      <path fill={INK} d={`${pine(-62, 8, 2.3)}${pine(66, 10, 1.9)}`} />
      <path fill={NEAR} d="M-30 8v-34h60V8zM-38-24 0-58l38 34z" />
      <path fill={LIT} d="M-20-18h13v13h-13zM6 6v-20h15V6z" />
    </>
  )
}

/** One old tree over the meadow, fireflies under it. */
export function GreatTree() {
  return (
    <>
      <path
        fill={INK}
        d="M-12 8c4-18 4-34 0-52-40 10-76-10-72-42 2-18 16-28 30-28 4-26 28-42 54-38 16-14 50-10 58 14 24 2 38 22 32 44 16 30-16 60-52 50-10 0-18-2-24-4 0 20 2 38 10 56z"
      />
      <path
        stroke={INK}
        strokeWidth="3"
        {...line}
        d="M-120 10q4-22-4-34M-108 10q0-16 6-24M104 10q-2-22 8-36M118 10q0-14 8-20M132 10q-4-18-10-24"
      />
      <path
        stroke={LIT}
        strokeWidth="5"
        {...line}
        d="M-66-30h0M-44-12h0M-92-56h0M48-22h0M84-44h0M64-70h0M-30-76h0M20-108h0M112-66h0"
      />
    </>
  )
}
