import type { ReactNode } from 'react'

/** Line icons on a 24-pixel grid. They never speak: the control they stand in has its own name. */
function icon(strokes: ReactNode, filled = false) {
  return function Icon({ className = 'size-6' }: { className?: string }) {
    return (
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className={`shrink-0 ${className}`}
        fill={filled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.9"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {strokes}
      </svg>
    )
  }
}

const HEART =
  'M12 20s-7.5-4.6-9-9.2C1.9 7.2 4.2 4.5 7.2 4.5c2 0 3.6 1 4.8 2.9 1.2-1.9 2.8-2.9 4.8-2.9 3 0 5.3 2.7 4.2 6.3C19.5 15.4 12 20 12 20z'

export const Heart = icon(<path d={HEART} />)
export const HeartFilled = icon(<path d={HEART} />, true)
export const Trash = icon(<path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10 11v5M14 11v5" />)
export const Pencil = icon(
  <path d="M4.5 19.5l.9-4L16 4.9a1.9 1.9 0 0 1 2.7 0l.4.4a1.9 1.9 0 0 1 0 2.7L8.5 18.6zM14 7l3 3" />,
)
export const Info = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11.2v5M12 7.9v.1" />
  </>,
)
export const Plus = icon(<path d="M12 5v14M5 12h14" />)
export const Close = icon(<path d="M6 6l12 12M18 6L6 18" />)
export const Dots = icon(
  <>
    <circle cx="5" cy="12" r="1.3" />
    <circle cx="12" cy="12" r="1.3" />
    <circle cx="19" cy="12" r="1.3" />
  </>,
  true,
)
export const Copy = icon(<path d="M9 9h10.5v10.5H9zM5.5 15H4.5V4.5H15v1" />)
export const Home = icon(<path d="M3.5 11.5L12 4l8.5 7.5M6 9.8V20h12V9.8M10 20v-5.5h4V20" />)
export const Book = icon(
  <path d="M12 6.5C10 4.9 7 4.5 3.5 4.8v13.4c3.5-.3 6.5.1 8.5 1.8 2-1.7 5-2.1 8.5-1.8V4.8C17 4.5 14 4.9 12 6.5zM12 6.5V20" />,
)
export const Users = icon(
  <>
    <circle cx="9" cy="8.5" r="3.5" />
    <path d="M2.8 19.5c.4-3.6 3-5.5 6.2-5.5s5.8 1.9 6.2 5.5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.5 14.6c2.1.7 3.5 2.4 3.7 4.9" />
  </>,
)
export const Gear = icon(
  <>
    <circle cx="12" cy="12" r="3" />
    <path d="M12 3.2v2.3M12 18.5v2.3M3.2 12h2.3M18.5 12h2.3M5.8 5.8l1.6 1.6M16.6 16.6l1.6 1.6M5.8 18.2l1.6-1.6M16.6 7.4l1.6-1.6" />
  </>,
)
export const Back = icon(<path d="M14.5 5.5L8 12l6.5 6.5" />)
export const Down = icon(<path d="M6 9.5l6 6 6-6" />)
export const Check = icon(<path d="M5 12.5l4.5 4.5L19 7.5" />)
export const Mail = icon(<path d="M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5" />)
export const Larger = icon(<path d="M3 18.5l5-13h1l5 13M4.9 14h7.3M18.5 8v6M15.5 11h6" />)
export const Smaller = icon(<path d="M3 18.5l5-13h1l5 13M4.9 14h7.3M15.5 11h6" />)
export const Sparkle = icon(
  <path d="M12 3.5c.7 4.8 3.2 7.3 8 8-4.8.7-7.3 3.2-8 8-.7-4.8-3.2-7.3-8-8 4.8-.7 7.3-3.2 8-8z" />,
)

export const Play = icon(
  <path d="M8 5.2v13.6a.7.7 0 0 0 1.1.6l10.3-6.8a.7.7 0 0 0 0-1.2L9.1 4.6A.7.7 0 0 0 8 5.2z" />,
  true,
)
export const Pause = icon(<path d="M8 5.5v13M16 5.5v13" strokeWidth="4" />)
const seconds = (
  <text x="12" y="16" fontSize="8.5" fontWeight="800" textAnchor="middle" fill="currentColor" stroke="none">
    15
  </text>
)
export const Rewind = icon(
  <>
    <path d="M8.2 5.2A8.5 8.5 0 1 1 4 10.5M8.6 2.2L8 5.4l3.2.8" />
    {seconds}
  </>,
)
export const Forward = icon(
  <>
    <path d="M15.8 5.2A8.5 8.5 0 1 0 20 10.5M15.4 2.2l.6 3.2-3.2.8" />
    {seconds}
  </>,
)
export const Sliders = icon(<path d="M4 7.5h9M18 7.5h2M4 16.5h2M11 16.5h9M13 5v5M18 5v5M6 14v5M11 14v5" />)
export const Moon = icon(<path d="M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.700 9.700z" />)
export const Download = icon(<path d="M12 4.5v10.5M7.5 11l4.5 4.5 4.5-4.5M5 19.5h14" />)
export const Downloaded = icon(
  <>
    <circle cx="12" cy="12" r="8.5" fill="currentColor" />
    <path d="M8.2 12.3l2.7 2.7 5-5.3" stroke="var(--card)" />
  </>,
)
export const Unplugged = icon(
  <path d="M4 4l16 16M7.6 8.3A5 5 0 0 0 7 18h9.5M10.5 6.3A5 5 0 0 1 16.7 10 4 4 0 0 1 20 16.3" />,
)
export const Voice = icon(
  <path d="M12 3.8a2.700 2.700 0 0 1 2.700 2.700v5a2.700 2.700 0 0 1-5.4 0v-5A2.700 2.700 0 0 1 12 3.8zM6 11.2a6 6 0 0 0 12 0M12 17.2v3" />,
)
export const Flame = icon(
  <path d="M12 3c.6 3.2 4.8 5.3 4.8 10.2a4.8 4.8 0 0 1-9.6 0c0-2.1 1-3.4 2-4.6.4 1.3 1 1.9 1.7 2.2C10.6 8 10.8 5.3 12 3zM12 21v-3" />,
)
export const Share = icon(<path d="M12 14.5V3.8M8 7.5l4-3.8 4 3.8M6.5 11H5v9h14v-9h-1.5" />)
export const Print = icon(<path d="M7 8.5V4h10v4.5M7 17H4V8.5h16V17h-3M7 14h10v6H7z" />)
export const Search = icon(
  <>
    <circle cx="10.8" cy="10.8" r="6.3" />
    <path d="M15.5 15.5l5 5" />
  </>,
)
export const Minus = icon(<path d="M5 12h14" />)
export const Pages = icon(<path d="M4.5 8h12v11.5h-12zM7.5 5h12v11.5M8 12h5M8 15.5h5" />)
