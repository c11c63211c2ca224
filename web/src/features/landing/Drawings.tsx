import { Valley } from './Valley.tsx'

/** All that the landing draws and never draws differently. */
export function Drawings() {
  return (
    <>
      <Valley />
      <BlurbSymbols />
    </>
  )
}

/** The pictures above the three blurbs, which draw them with `<use>` and in their own stroke. */
function BlurbSymbols() {
  return (
    <svg aria-hidden="true" className="hidden">
      <symbol id="quill" viewBox="0 0 64 64">
        <path d="M10 54c8-26 22-42 44-46-2 22-16 34-34 36M10 54l20-24M22 44c6 0 12-2 16-6" />
        <path d="M30 55h8M44 55h12" opacity=".55" />
      </symbol>
      <symbol id="bear" viewBox="0 0 64 64">
        <path d="M18 22a8 8 0 1 1 9-9.5M46 22a8 8 0 1 0-9-9.5" />
        <path d="M32 11c12 0 20 9 20 20.5S43 52 32 52 12 43 12 31.5 20 11 32 11z" />
        <path d="M25 37c0-4 3-6.5 7-6.5s7 2.5 7 6.5-3 7-7 7-7-3-7-7zM32 36v3M23 26h0M41 26h0" />
      </symbol>
      <symbol id="speech" viewBox="0 0 64 64">
        <path d="M8 12h34v24H24l-9 8v-8H8zM48 24h8v22h-6v7l-8-7H30v-4" />
        <path d="M18 30l5-12 5 12M20 26h6M47 32h4M47 38h4" />
      </symbol>
    </svg>
  )
}
