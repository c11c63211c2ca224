interface LanternProps {
  x: number
  y: number
  glow: string
  /** It breathes. How brightly it burns is the scene's `--light` (scene.css). */
  alive: boolean
}

/** The one warm light of every picture, hung on a shepherd's crook. */
export function Lantern({ x, y, glow, alive }: LanternProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="scene-lamp">
        <g className={alive ? 'breathes' : undefined}>
          <circle cx="0" cy="-34" r="96" fill={`url(#${glow})`} />
          <ellipse cx="0" cy="6" rx="84" ry="14" fill={`url(#${glow})`} />
        </g>
      </g>
      <path
        d="M-17 6v-76q0-14 10-14t9 10v6"
        fill="none"
        stroke="var(--scene-near)"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
      <path d="M-6-62h16l4 30h-24z" fill="var(--scene-lit)" />
      <path d="M2-55q6 8 0 18-6-10 0-18z" fill="#fffaf0" />
      <path d="M-8-66q10-12 20 0l1 5H-9zM-12-33h28v5h-28z" fill="var(--scene-near)" />
    </g>
  )
}
