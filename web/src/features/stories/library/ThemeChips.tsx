import { type ReactNode, useId, useState } from 'react'
import { useT } from '../../../shared/i18n/use-t.ts'

interface ThemeChipsProps {
  themes: readonly { value: string; label: string }[]
  /** Empty for all. */
  value: string
  onChange: (value: string) => void
}

/** A family that always finds its own words would have a wall of them: the rest comes when it is asked for. */
const SHOWN = 24

const chipLook =
  'relative inline-flex min-h-11 max-w-[min(15rem,70vw)] flex-none items-center whitespace-nowrap rounded-full border-2 border-hairline bg-card px-4 font-bold transition-colors hover:border-line has-checked:border-lamp has-checked:bg-lamp has-checked:text-on-lamp has-focus-visible:outline-3 has-focus-visible:outline-lamp has-focus-visible:outline-offset-2'

/** All, and each theme that the family's stories have. One row on a phone, which scrolls aside to the screen's edges, so that one sees it goes on. */
export function ThemeChips({ themes, value, onChange }: ThemeChipsProps) {
  const t = useT()
  const name = useId()
  const [showsAll, setShowsAll] = useState(false)
  const known = value === '' || themes.some((theme) => theme.value === value)
  const all = known ? themes : [...themes, { value, label: value }]
  const shown = showsAll ? all : all.filter((theme, place) => place < SHOWN || theme.value === value)
  const chip = (of: string, label: string) => (
    <Chip key={of} name={name} value={of} checked={of === value} onChange={onChange}>
      {label}
    </Chip>
  )
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('library.themes')}</legend>
      <div className="-mx-(--margin) -my-1 flex gap-2 overflow-x-auto scroll-px-(--margin) px-(--margin) py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
        {chip('', t('library.allThemes'))}
        {shown.map(({ value: of, label }) => chip(of, label))}
        {shown.length < all.length && (
          <button type="button" className={`${chipLook} text-soft`} onClick={() => setShowsAll(true)}>
            {t('library.moreThemes', { count: all.length - shown.length })}
          </button>
        )}
      </div>
    </fieldset>
  )
}

interface ChipProps {
  name: string
  value: string
  checked: boolean
  onChange: (value: string) => void
  children: ReactNode
}

function Chip({ name, value, checked, onChange, children }: ChipProps) {
  return (
    <label className={chipLook}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        onChange={() => onChange(value)}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      <span className="truncate">{children}</span>
    </label>
  )
}
