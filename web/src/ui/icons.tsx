import { icon } from './icon.tsx'

const HEART =
  'M12 20s-7.5-4.6-9-9.2C1.9 7.2 4.2 4.5 7.2 4.5c2 0 3.6 1 4.8 2.9 1.2-1.9 2.8-2.9 4.8-2.9 3 0 5.3 2.7 4.2 6.3C19.5 15.4 12 20 12 20z'

export const Heart = icon(<path d={HEART} />)
export const HeartFilled = icon(<path d={HEART} />, true)
export const Trash = icon(<path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10 11v5M14 11v5" />)
export const Pencil = icon(
  <path d="M4.5 19.5l.9-4L16 4.9a1.9 1.9 0 0 1 2.7 0l.4.4a1.9 1.9 0 0 1 0 2.7L8.5 18.6zM14 7l3 3" />,
)
export const Plus = icon(<path d="M12 5v14M5 12h14" />)
export const Close = icon(<path d="M6 6l12 12M18 6L6 18" />)
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
export const Sparkle = icon(
  <path d="M12 3.5c.7 4.8 3.2 7.3 8 8-4.8.7-7.3 3.2-8 8-.7-4.8-3.2-7.3-8-8 4.8-.7 7.3-3.2 8-8z" />,
)

export const Play = icon(
  <path d="M8 5.2v13.6a.7.7 0 0 0 1.1.6l10.3-6.8a.7.7 0 0 0 0-1.2L9.1 4.6A.7.7 0 0 0 8 5.2z" />,
  true,
)
export const Pause = icon(<path d="M8 5.5v13M16 5.5v13" strokeWidth="4" />)
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
