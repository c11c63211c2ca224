import { useT } from '../../../shared/i18n/use-t.ts'
import { Button } from '../../../ui/Button.tsx'
import { Heart, HeartFilled } from '../../../ui/icons.tsx'
import { Select } from '../../../ui/Select.tsx'
import type { Filters } from './filters.ts'
import { SearchBox } from './SearchBox.tsx'
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
          className="library-toggle max-sm:flex-1"
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
