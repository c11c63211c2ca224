import { LIMITS } from '@perinka/contract/catalog'
import { useId, useRef } from 'react'
import { useT } from '../../../shared/i18n/use-t.ts'
import { Close } from '../../../ui/icons.tsx'
import { Search } from '../../../ui/later-icons.tsx'
import { controlLook } from '../../../ui/looks.ts'

interface SearchBoxProps {
  value: string
  onType: (value: string) => void
  onLeave: () => void
}

export function SearchBox({ value, onType, onLeave }: SearchBoxProps) {
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
        className={`${controlLook} library-search rounded-full pr-13 pl-12`}
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
