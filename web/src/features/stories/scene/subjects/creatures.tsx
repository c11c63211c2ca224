import { INK, LIT, line, MIDDLE, NEAR, PALE } from './ink.ts'

/** Asleep, its tail round its feet. */
export function Dragon() {
  return (
    <g transform="translate(0 -8)">
      <path fill={MIDDLE} d="m-34-58 10-18 10 16 12-18 10 18 14-14 6 18 16-8 2 18z" />
      <path
        fill={INK}
        d="M-92 6c-22-4-28-22-18-32 8-8 20-8 30-6 12-28 44-42 76-36 36 6 58 30 62 56 18 4 34-4 40-18l-8-6 26-12 2 28-8-3C98 4 74 14 54 6V26H-92z"
      />
      <path fill={INK} d="m-84-28 2-20 10 14zM-96-28l-4-19 13 14z" />
      <path fill={MIDDLE} d="M-28 6C-36-24-18-46 20-44c-8 8-8 14-6 20-12-2-16 2-18 10-10-2-18 6-24 20z" />
      <path stroke={LIT} strokeWidth="2.6" {...line} d="M-100-11q6 5 12 0" />
      <path stroke={PALE} strokeWidth="3" opacity=".55" {...line} d="M-118-30c-8-8 6-14-1-23s7-12 3-20" />
    </g>
  )
}

export function LongNeck() {
  return (
    <>
      <path
        fill={INK}
        d="M-122-12C-96-18-78-34-58-50-36-66-4-70 18-62 34-66 40-86 46-108 50-126 58-140 74-138 86-136 96-130 94-123 92-117 80-117 72-114 66-92 60-62 46-42 42-34 40-24 40 6H22C22-12 20-20 16-24 4-18-12-18-24-24-28-18-28-10-28 6H-46C-46-14-48-26-56-34-76-20-98-10-122-12Z"
      />
      <path fill={PALE} opacity=".35" d="M-30-54a6 5 0 1 0 .1 0zM-8-60a7 6 0 1 0 .1 0zM14-54a5 4 0 1 0 .1 0z" />
      <path stroke={LIT} strokeWidth="2.4" {...line} d="M73-130q4 4 8 0" />
      <g transform="translate(-104 4) scale(.36)">
        <path
          fill={INK}
          d="M-122-12C-96-18-78-34-58-50-36-66-4-70 18-62 34-66 40-86 46-108 50-126 58-140 74-138 86-136 96-130 94-123 92-117 80-117 72-114 66-92 60-62 46-42 42-34 40-24 40 6H22C22-12 20-20 16-24 4-18-12-18-24-24-28-18-28-10-28 6H-46C-46-14-48-26-56-34-76-20-98-10-122-12Z"
        />
      </g>
    </>
  )
}

export function Whale() {
  return (
    <>
      <path
        stroke={PALE}
        strokeWidth="3.5"
        opacity=".75"
        {...line}
        d="M-30-58c0-14-10-22-22-20M-30-58c0-16 12-26 26-20M-30-58v-24"
      />
      <path
        fill={INK}
        d="M-84 8c-4-36 30-62 76-60 36 2 54 20 66 34 8-4 12-14 10-28 7 4 11 12 12 19 7-4 14-5 22-4C98-8 84 6 64 8z"
      />
      <path fill={PALE} opacity=".3" d="M-82 8c0-10 2-18 6-24C-54-4-10-2 30 8z" />
      <path stroke={LIT} strokeWidth="2.6" {...line} d="M-56-22q5 4 10 0" />
    </>
  )
}

/** Awake while the others sleep, on the stump of an old tree. */
export function Owl() {
  return (
    <>
      <path fill={NEAR} d="M-52 14C-40 4-38-10-40-26q40-12 80 0c-2 16 0 30 12 40z" />
      <path fill={MIDDLE} d="M-40-26q40-12 80 0-40 10-80 0z" />
      <g transform="translate(0 -20)">
        <path
          fill={INK}
          d="M-30-108c6 8 14 10 30 10s24-2 30-10c10 20 14 40 14 56C44-24 24-6 0-6s-44-18-44-46c0-16 4-36 14-56z"
        />
        <path fill={PALE} opacity=".35" d="M0-16c-16 0-26-18-24-40 14 8 34 8 48 0 2 22-8 40-24 40z" />
        <path fill={LIT} d="M-17-90a14 14 0 1 0 .1 0zM17-90a14 14 0 1 0 .1 0z" />
        <path fill={NEAR} d="M-14-83a7 7 0 1 0 .1 0zM14-83a7 7 0 1 0 .1 0zM0-66l6 7-6 9-6-9z" />
      </g>
    </>
  )
}

function Bunny() {
  return (
    <>
      <path
        fill={INK}
        d="M-16 12c-20-8-24-42-2-54-4-8-2-16 4-20-10-20-8-34-2-36 6-1 12 14 12 32 2-18 10-32 16-30 6 3 4 18-6 36 8 6 10 16 2 24 4 12 12 34 6 48z"
      />
      <circle cx="-28" cy="-8" r="8" fill={PALE} opacity=".7" />
    </>
  )
}

/** Two who wait for each other by the light. */
export function TwoBunnies() {
  return (
    <>
      <g transform="translate(-52 0)">
        <Bunny />
      </g>
      <g transform="translate(56 2) scale(-.86 .86)">
        <Bunny />
      </g>
    </>
  )
}
