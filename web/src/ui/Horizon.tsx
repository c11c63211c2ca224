import { pine } from './pine.ts'

const TREES = [
  pine(70, 120, 0.9),
  pine(118, 124, 0.6),
  pine(296, 128, 0.62),
  pine(328, 132, 0.42),
  pine(640, 112, 0.7),
  pine(690, 110, 1),
  pine(736, 114, 0.65),
].join('')

/** The valley's edge at the foot of screens that say little. */
export function Horizon() {
  return (
    <svg viewBox="0 0 800 200" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className="valley horizon">
      <path fill="var(--hill-far)" d="M0 92c90-50 170-56 280-20s170 40 270 4 170-40 250-14v138H0z" opacity=".5" />
      <path fill="var(--tree)" d={TREES} opacity=".8" />
      <path fill="var(--hill-mid)" d="M0 128c120-36 240-34 380-10s280 12 420-16v98H0z" opacity=".8" />
      <path fill="var(--hill-near)" d="M0 164c160-28 300-22 440-8s240 10 360-10v54H0z" />
    </svg>
  )
}
