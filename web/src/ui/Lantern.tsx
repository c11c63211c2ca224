import { type SVGProps, useId } from 'react'

/** Where it stands within another drawing. */
type Place = Pick<SVGProps<SVGSVGElement>, 'x' | 'y' | 'width' | 'height'>

interface LanternProps extends Place {
  /** How bright it burns, 0 (a pilot flame) to 1. */
  glow: number
  className?: string
}

/**
 * The lamp of the house. It keeps its own colours in every theme: it is light, not paint. Nothing in it
 * moves by itself: an animated node repaints the whole drawing, frame by frame.
 */
export function Lantern({ glow, className = 'h-16', ...place }: LanternProps) {
  const id = useId()
  const lit = Math.min(1, Math.max(0, glow))
  return (
    <svg viewBox="0 0 120 160" className={`overflow-visible ${className}`} {...place} aria-hidden="true">
      <defs>
        <radialGradient id={`${id}halo`}>
          <stop stopColor="#ffd98a" stopOpacity=".7" />
          <stop offset=".45" stopColor="#ffc257" stopOpacity=".26" />
          <stop offset="1" stopColor="#ffb13b" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}glass`} x2="0" y2="1">
          <stop stopColor="#ffe7ad" />
          <stop offset="1" stopColor="#ffb949" />
        </linearGradient>
      </defs>
      <circle
        cx="60"
        cy="88"
        r="78"
        fill={`url(#${id}halo)`}
        opacity={0.15 + lit * 0.85}
        className="transition-opacity duration-1000"
      />
      <path d="M38 34c0-15 9-24 22-24s22 9 22 24" fill="none" stroke="#c99a4a" strokeWidth="4" strokeLinecap="round" />
      <path d="M60 28l24 20H36z" fill="#b9843a" />
      <rect x="53" y="22" width="14" height="9" rx="3" fill="#d7a452" />
      <path d="M40 52h40l5 64H35z" fill="#46324d" />
      <path
        d="M40 52h40l5 64H35z"
        fill={`url(#${id}glass)`}
        opacity={0.28 + lit * 0.72}
        className="transition-opacity duration-1000"
      />
      <g className="transition-transform duration-1000" transform={`translate(60 108) scale(${0.55 + lit * 0.45})`}>
        <path d="M0-40c10 13 14 20 14 28a14 14 0 0 1-28 0c0-8 4-15 14-28z" fill="#fff3cf" />
        <path d="M0-22c5 7 7 10 7 14a7 7 0 0 1-14 0c0-4 2-7 7-14z" fill="#ffb13b" />
      </g>
      <path
        d="M40 52h40l5 64H35zM60 52v64"
        fill="none"
        stroke="#b9843a"
        strokeWidth="3.5"
        strokeLinejoin="round"
        opacity=".95"
      />
      <rect x="32" y="46" width="56" height="8" rx="4" fill="#d7a452" />
      <rect x="29" y="114" width="62" height="11" rx="5" fill="#d7a452" />
      <rect x="40" y="125" width="40" height="7" rx="3.5" fill="#9b6c2c" />
    </svg>
  )
}
