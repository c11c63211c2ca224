import { icon } from './icon.tsx'

// Apart from the others: Home, which opens first, draws none of these.

export const Info = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11.2v5M12 7.9v.1" />
  </>,
)
export const Dots = icon(
  <>
    <circle cx="5" cy="12" r="1.3" />
    <circle cx="12" cy="12" r="1.3" />
    <circle cx="19" cy="12" r="1.3" />
  </>,
  true,
)
export const Copy = icon(<path d="M9 9h10.5v10.5H9zM5.5 15H4.5V4.5H15v1" />)
export const Back = icon(<path d="M14.5 5.5L8 12l6.5 6.5" />)
export const Down = icon(<path d="M6 9.5l6 6 6-6" />)
export const Check = icon(<path d="M5 12.5l4.5 4.5L19 7.5" />)
export const Mail = icon(<path d="M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5" />)
export const Larger = icon(<path d="M3 18.5l5-13h1l5 13M4.9 14h7.3M18.5 8v6M15.5 11h6" />)
export const Smaller = icon(<path d="M3 18.5l5-13h1l5 13M4.9 14h7.3M15.5 11h6" />)
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
