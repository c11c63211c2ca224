import { Lantern } from '../../ui/Lantern.tsx'
import { pine } from '../../ui/pine.ts'

/** Points as zero-length strokes with round ends: one node for a whole sky. */
const STARS =
  'M962 92h0M1040 208h0M1088 61h0M1132 318h0M1196 420h0M1251 74h0M1302 300h0M1344 158h0M1391 372h0M1408 58h0M1010 352h0M1236 236h0M842 92h0M884 66h0'
const SMALL_STARS =
  'M934 262h0M988 158h0M1064 410h0M1112 142h0M1160 232h0M1216 352h0M1278 172h0M1330 428h0M1370 252h0M1422 206h0M1288 44h0M1168 40h0M1010 474h0M862 132h0M922 60h0M818 66h0M1110 466h0M1262 470h0M970 414h0'

const FAR_TREES = [pine(1130, 640, 0.55), pine(1168, 636, 0.7), pine(1206, 642, 0.5), pine(592, 690, 0.5)].join('')
const NEAR_TREES = [
  pine(70, 800, 1.5),
  pine(148, 812, 1.1),
  pine(1300, 772, 1.3),
  pine(1372, 768, 1.7),
  pine(1428, 776, 1.2),
  pine(446, 800, 1),
  pine(404, 806, 1.35),
].join('')

/** Every layer is cut to the screen alike. */
const FRAME = { viewBox: '0 0 1440 900', preserveAspectRatio: 'xMidYMax slice' } as const

/** The valley at night with one house awake, and the lamp that waits for its story. */
export function Valley() {
  return (
    <>
      <svg {...FRAME} aria-hidden="true" className="valley">
        <defs>
          <linearGradient id="sky" x2="0" y2="1">
            <stop stopColor="var(--sky-high)" />
            <stop offset=".46" stopColor="var(--sky-mid)" />
            <stop offset=".72" stopColor="var(--sky-low)" />
            <stop offset=".84" stopColor="var(--dusk)" />
          </linearGradient>
          <radialGradient id="warmth">
            <stop stopColor="var(--window)" stopOpacity=".46" />
            <stop offset=".5" stopColor="var(--window)" stopOpacity=".16" />
            <stop offset="1" stopColor="var(--window)" stopOpacity="0" />
          </radialGradient>
        </defs>
        <path d="M0 0h1440v900H0z" fill="url(#sky)" />
        <path d={SMALL_STARS} stroke="var(--star)" strokeLinecap="round" strokeWidth="2.6" opacity=".75" />
        <path
          fill="var(--hill-far)"
          d="M0 640c120-60 230-70 340-36s180 74 300 60 200-96 340-104 220 70 300 74 120-12 160-26v292H0z"
        />
        <path fill="var(--tree)" opacity=".5" d={FAR_TREES} />
        <path fill="var(--hill-mid)" d="M0 720c150-64 260-56 400-18s240 62 380 22 250-86 390-74 190 46 270 40v210H0z" />
        <House />
        <path fill="var(--hill-near)" d="M0 806c140-46 300-52 470-22s310 44 470 4 330-52 500-14v126H0z" />
        <path fill="var(--tree)" d={NEAR_TREES} />
        <path fill="var(--ground)" d="M0 872c200-36 420-40 640-24s520 20 800-14v66H0z" />
      </svg>
      {/* What moves has a layer of its own: it is blended, not painted again. */}
      <svg {...FRAME} aria-hidden="true" className="valley twinkles">
        <path d={STARS} stroke="var(--star)" strokeLinecap="round" strokeWidth="4.2" />
      </svg>
      <svg {...FRAME} aria-hidden="true" className="valley lamp-light breathes">
        <circle cx="862" cy="800" r="330" fill="url(#warmth)" />
      </svg>
      <svg {...FRAME} aria-hidden="true" className="valley">
        <ellipse cx="862" cy="870" rx="150" ry="12" fill="url(#warmth)" />
        <Lantern glow={1} x={757} y={668} width={210} height={236} />
      </svg>
      <svg viewBox="0 0 100 100" aria-hidden="true" className="orb">
        <circle className="sun" cx="50" cy="50" r="40" />
        <path className="moon" d="M70 88A44 44 0 1 1 52 6a35 35 0 1 0 36 63 44 44 0 0 1-18 19z" />
      </svg>
    </>
  )
}

/** Stands with its feet in the middle hill. */
function House() {
  return (
    <g transform="translate(634 638)">
      <circle cx="44" cy="70" r="120" fill="url(#warmth)" />
      <path fill="var(--wall)" d="M4 46h84v66H4z" />
      <path fill="var(--roof)" d="M-10 52L46 4l56 48zM70 8h13v24L70 20z" />
      <path fill="var(--window)" d="M16 62h22v24H16zM56 112V76a11 11 0 0 1 22 0v36z" />
      <path fill="var(--roof)" d="M26 62h2v24h-2zM16 73h22v2H16z" />
    </g>
  )
}
