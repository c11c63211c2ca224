import { LIMITS } from '@perinka/contract/catalog'
import { useId, useRef } from 'react'
import { useT } from '../../../shared/i18n/use-t.ts'
import { Button } from '../../../ui/Button.tsx'
import { Close, Heart, HeartFilled } from '../../../ui/icons.tsx'
import { Search } from '../../../ui/later-icons.tsx'
import { controlLook } from '../../../ui/looks.ts'
import { Select } from '../../../ui/Select.tsx'
import type { Filters } from './filters.ts'
import { ThemeChips } from './ThemeChips.tsx'

/** A child by name; the profiles are another feature's. */
export interface ChildName {
  id: string
  name: string
}

interface LibraryControlsProps {
  filters: Filters
  themes: readonly { value: string; label: string }[]
  childNames: readonly ChildName[]
  onType: (query: string) => void
  onLeave: () => void
  onChange: (part: Partial<Filters>) => void
}

/** What narrows the library: words, child, favourites, theme. */
export function LibraryControls({ filters, themes, childNames, onType, onLeave, onChange }: LibraryControlsProps) {
  const t = useT()
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2.5">
        <div className="min-w-0 flex-[1_1_100%] sm:flex-[1_1_18rem]">
          <SearchBox value={filters.query} onType={onType} onLeave={onLeave} />
        </div>
        {childNames.length > 1 && (
          <div className="min-w-0 max-w-full flex-[1_1_9rem] sm:max-w-52">
            <Select
              label={t('library.child')}
              labelHidden
              className="truncate rounded-full"
              value={filters.child}
              onChange={(event) => onChange({ child: event.target.value })}
              options={[
                { value: '', label: t('library.allChildren') },
                ...childNames.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          </div>
        )}
        <Button
          tone="quiet"
          aria-pressed={filters.favorites}
          icon={filters.favorites ? <HeartFilled className="size-5" /> : <Heart className="size-5" />}
          className="aria-pressed:bg-raised max-sm:flex-1"
          onClick={() => onChange({ favorites: !filters.favorites })}
        >
          {t('library.favorites')}
        </Button>
      </div>
      {themes.length > 0 && (
        <ThemeChips themes={themes} value={filters.theme} onChange={(theme) => onChange({ theme })} />
      )}
    </div>
  )
}

interface SearchBoxProps {
  value: string
  onType: (value: string) => void
  onLeave: () => void
}

function SearchBox({ value, onType, onLeave }: SearchBoxProps) {
  const t = useT()
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  return (
    <search className="relative block">
      <label htmlFor={id} className="sr-only">
        {t('library.search')}
      </label>
      <Search className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-soft" />
      <input
        ref={box}
        id={id}
        type="search"
        value={value}
        maxLength={LIMITS.search}
        placeholder={t('library.searchHint')}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onType(event.target.value)}
        onBlur={onLeave}
        onKeyDown={(event) => {
          // What was found is in sight already: the phone's keyboard may go.
          if (event.key === 'Enter') event.currentTarget.blur()
        }}
        className={`${controlLook} rounded-full pr-13 pl-12 [&::-webkit-search-cancel-button]:appearance-none`}
      />
      {value !== '' && (
        <button
          type="button"
          aria-label={t('library.clearSearch')}
          className="absolute top-1/2 right-1 grid size-11 -translate-y-1/2 place-items-center rounded-full text-soft hover:text-ink"
          onClick={() => {
            onType('')
            box.current?.focus()
          }}
        >
          <Close className="size-5" />
        </button>
      )}
    </search>
  )
}
