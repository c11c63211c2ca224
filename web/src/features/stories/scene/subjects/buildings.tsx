import { FAR, INK, LIT, line, MIDDLE, PALE } from './ink.ts'

/* Every subject stands with its foot at (0, 0) and rises to about -150. */

export function Castle() {
  return (
    <>
      <path
        fill={INK}
        d="M-72 8V-80l-4-4 16-34 16 34-4 4V-52h8v-8h8v8h8v-44l-4-4 28-52 28 52-4 4V-52h8v-8h8v8h8v-16l-4-4 16-34 16 34-4 4V8Z"
      />
      <path
        fill={LIT}
        d="M-5-64v-13a5 5 0 0 1 10 0v13zM-63-58v-8a3 3 0 0 1 6 0v8zM57-48v-8a3 3 0 0 1 6 0v8zM-10 4v-20a10 10 0 0 1 20 0v20zM0-150v-18l16 6-16 6z"
      />
    </>
  )
}

export function Cottage() {
  return (
    <>
      <path fill={INK} d="M-40 8v-46h80V8zM-52-34 0-82 24-60v-16h12v27l16 15z" />
      <path fill={LIT} d="M-28-26h18v18h-18zM12-28a9 9 0 0 1 18 0V6H12z" />
      <path stroke={INK} strokeWidth="2" d="M-19-26v18M-28-17h18" />
      <path stroke={PALE} strokeWidth="3" opacity=".5" {...line} d="M30-84c-8-10 10-16 2-27s8-16 4-24" />
    </>
  )
}

export function WizardTower() {
  return (
    <>
      <path fill={INK} d="M-24 8c6-36-4-70 1-106h46c5 36-5 70 1 106z" />
      <path fill={INK} d="M-38-90c24-10 52-10 76 0C24-106 20-128 30-160 8-150-14-132-38-90z" />
      <path fill={LIT} d="M-7-58v-12a7 7 0 0 1 14 0v12zM-9 4v-16a9 9 0 0 1 18 0V4z" />
      <path fill={LIT} d="m30-176 4 10 11 1-8 7 2 11-9-6-9 6 2-11-8-7 11-1z" />
      <path
        stroke={LIT}
        strokeWidth="4"
        strokeDasharray="0 13"
        opacity=".9"
        {...line}
        d="M60-14c34-20 26-62-16-66s-104 2-98-44 54-40 62-62"
      />
    </>
  )
}

export function MushroomHouse() {
  return (
    <>
      <path
        fill={INK}
        d="M66 8c3-10 2-20 0-28h20c-2 8-3 18 0 28zM48-18c0-18 12-30 28-30s28 12 28 30c-14 6-42 6-56 0z"
      />
      <path fill={INK} d="M-34-60c8 24 4 50-6 68h80c-10-18-14-44-6-68z" />
      <path fill={MIDDLE} d="M-70-54c0-48 30-80 70-80s70 32 70 80c-36 14-104 14-140 0z" />
      <path
        fill={PALE}
        opacity=".75"
        d="M-34-96a11 9 0 1 0 .1 0zM12-122a13 10 0 1 0 .1 0zM44-82a9 8 0 1 0 .1 0zM-2-84a7 6 0 1 0 .1 0z"
      />
      <path fill={LIT} d="M-12 6v-22a12 12 0 0 1 24 0V6zM0-49a7 7 0 1 1-.1 0z" />
    </>
  )
}

export function Observatory() {
  return (
    <>
      <path fill={MIDDLE} d="m14-66 62-52 12 14-60 54z" />
      <path fill={PALE} opacity=".8" d="m74-120 6-5 17 20-6 5z" />
      <path fill={INK} d="M-54 8v-44H54V8zM-60-36a60 60 0 0 1 120 0z" />
      <path fill={LIT} d="M6-92c14 4 28 14 36 26L26-54c-6-10-14-18-24-24z" />
      <path fill={LIT} opacity=".9" d="M-34-22h14v14h-14zM-7-22H7v14H-7zM20-22h14v14H20z" />
    </>
  )
}

/** Roofs of a sleeping town, and somebody small in a cape keeping watch. */
export function Rooftops() {
  return (
    <>
      <path fill={FAR} d="M-150 8v-70h30v-26h34v40h20V8zM60 8v-84l20-18 20 18v30h34V8z" opacity=".8" />
      <path fill={INK} d="M-110 8v-52l28-24 28 24V8zM-44 8v-74h88V8zM56 8v-46l30-26 30 26V8z" />
      <path
        fill={LIT}
        d="M-92-32h10v12h-10zM-76-32h10v12h-10zM-28-52h12v14h-12zM-4-52H8v14H-4zM20-52h12v14H20zM-28-28h12v14h-12zM20-28h12v14H20zM76-26h10v12H76z"
      />
      <path fill={LIT} d="M8-106c22 0 38 10 56-2-6 22-26 34-54 28z" />
      <path fill={INK} d="M4-124a10 10 0 1 1-.1 0zM-6-66l2-36q8-6 16 0l2 36h-7l-3-20-3 20z" />
    </>
  )
}

export function Windmill() {
  return (
    <>
      <path fill={INK} d="M-26 8c8-34 10-60 10-86 8-22 24-22 32 0 0 26 2 52 10 86z" />
      <path stroke={PALE} strokeWidth="3" opacity=".85" {...line} d="m0-80 44-44M0-80l-44 44M0-80l44 44M0-80l-44-44" />
      <path
        fill={PALE}
        opacity=".45"
        d="m8-88 32-32 9 9-32 32zM-8-72l-32 32-9-9 32-32zM8-72l32 32 9-9-32-32zM-8-88l-32-32-9 9 32 32z"
      />
      <path fill={LIT} d="M-8 4v-16a8 8 0 0 1 16 0V4zM-4-36v-8a4 4 0 0 1 8 0v8z" />
    </>
  )
}

export function Lighthouse() {
  return (
    <>
      <path fill={LIT} opacity=".22" d="m0-124 150-34v62zM0-124l-150-20v42z" />
      <path fill={INK} d="M-22 8c6-40 8-74 10-112h24C14-66 16-32 22 8zM-17-104h34v-6h-34zM-13-134h26l-13-16z" />
      <path fill={PALE} opacity=".4" d="M-13-84h26l2 22h-30zM-17-40h34l2 22h-38z" />
      <path fill={LIT} d="M-10-110v-24h20v24z" />
    </>
  )
}
