export function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2.6">
      <path d="M20 12h-8M18.1 6.8A8 8 0 1 0 20 12" strokeLinecap="round" />
    </svg>
  )
}

export function FacebookMark() {
  return (
    <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2.6">
      <path d="M16.5 4.5H15a3.5 3.5 0 0 0-3.5 3.5v12M8 12h7.5" strokeLinecap="round" />
    </svg>
  )
}
