import { FAR, INK, LIT, line, MIDDLE, NEAR, PALE } from './ink.ts'

export function Rocket() {
  return (
    <g transform="translate(0 -96) rotate(28)">
      <path stroke={PALE} strokeWidth="3" strokeDasharray="1 12" opacity=".7" {...line} d="M0 64c6 40-10 70-50 92" />
      <path fill={LIT} d="M-11 30C-8 48 0 62 0 62s8-14 11-32z" />
      <path fill={MIDDLE} d="m-18-6-22 26v22l24-16zM18-6l22 26v22L16 26z" />
      <path fill={PALE} d="M0-74c24 22 28 60 18 104h-36C-28-14-24-52 0-74z" />
      <path fill={MIDDLE} d="M0-74c9 8 15 19 19 32h-38c4-13 10-24 19-32zM-20 16h40l-2 14h-36z" />
      <path fill={NEAR} d="M0-29a12 12 0 1 1-.1 0z" />
      <path fill={LIT} d="M0-25a8 8 0 1 1-.1 0z" />
    </g>
  )
}

export function Balloon() {
  return (
    <g transform="translate(0 -46)">
      <path fill={MIDDLE} d="M0-140c46 0 70 32 70 64 0 34-34 58-50 78h-40c-16-20-50-44-50-78 0-32 24-64 70-64z" />
      <path
        fill={LIT}
        opacity=".88"
        d="M0-140c24 0 34 32 34 64 0 34-14 58-22 78H-12c-8-20-22-44-22-78 0-32 10-64 34-64z"
      />
      <path fill={MIDDLE} d="M0-140c7 0 10 32 10 64 0 34-4 58-6 78h-8c-2-20-6-44-6-78 0-32 3-64 10-64z" />
      <path stroke={INK} strokeWidth="1.6" d="m-18 2 6 20M18 2l-6 20M0 2v20" />
      <path fill={INK} d="M-15 20h30l-3 20q-12 5-24 0z" />
    </g>
  )
}

export function PirateShip() {
  return (
    <>
      <path stroke={INK} strokeWidth="4" {...line} d="M-34-20v-104M22-20v-126M78-36l34-18" />
      <path
        fill={PALE}
        opacity=".9"
        d="M-62-48c10-20 10-40 0-62h54c12 22 12 42 0 62zM-10-56c12-22 12-46 0-70h62c14 24 14 48 0 70z"
      />
      <path fill={PALE} opacity=".65" d="M58-62 24-44l72 2z" />
      <path fill={LIT} d="M22-146c12-8 18 4 30-4v18c-12 8-18-4-30 4z" />
      <path fill={INK} d="M-86-46h30v14H62v-8h32C90-14 78 6 62 8h-118C-74 4-84-20-86-46z" />
      <path
        fill={LIT}
        d="M-76-36h9v9h-9zM-34-18a5 5 0 1 1-.1 0zM-8-18a5 5 0 1 1-.1 0zM18-18a5 5 0 1 1-.1 0zM44-18a5 5 0 1 1-.1 0z"
      />
    </>
  )
}

/** A pumpkin coach on its way home from the ball, a slender palace far behind it. */
export function Carriage() {
  return (
    <>
      <path
        fill={FAR}
        d="M-150 8v-70l12-40 12 40v24h14v-60l16-54 16 54v60h14v-30l12-38 12 38V8z"
        transform="translate(-6 -24)"
      />
      <path fill={MIDDLE} d="M-54-48c0-34 24-56 54-56s54 22 54 56-22 46-54 46-54-12-54-46z" />
      <path
        stroke={INK}
        strokeWidth="2.4"
        opacity=".8"
        {...line}
        d="M-18-103c-20 24-20 78-4 100M18-103c20 24 20 78 4 100M-50-56h24M26-56h24"
      />
      <path fill={LIT} d="M-15-28v-28a15 15 0 0 1 30 0v28zM-12-112l-3-14 8 6 7-10 7 10 8-6-3 14z" />
      <path stroke={INK} strokeWidth="4" {...line} d="M-48-4c30 10 66 10 96 0M52-12c20-4 34-2 46 8" />
      <path
        stroke={INK}
        strokeWidth="4"
        fill="none"
        d="M-40-18a16 16 0 1 0 .1 0zM-40-18V14M-56-2h32M40-14a14 14 0 1 0 .1 0zM40-14v28M26 0h28"
      />
    </>
  )
}
