import type { Settings } from '../../shared/settings/settings.ts'

/** A little of the theme itself: its ground, its ink and its lamp. */
export function ThemeSwatch({ theme }: { theme: Settings['theme'] }) {
  return (
    <span
      data-theme={theme}
      aria-hidden="true"
      className="mb-1 flex h-11 w-full items-center justify-center gap-1.5 rounded-xl border border-line bg-ground"
    >
      <span className="size-3.5 rounded-full bg-lamp" />
      <span className="h-1.5 w-7 rounded-full bg-ink" />
    </span>
  )
}
