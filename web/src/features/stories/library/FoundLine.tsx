import type { RefObject } from 'react'
import { useState } from 'react'
import { useT } from '../../../shared/i18n/use-t.ts'
import { Button } from '../../../ui/Button.tsx'
import type { useTextSearch } from '../api/search-stories.ts'

interface FoundLineProps {
  stories: number
  text: ReturnType<typeof useTextSearch>
  isNarrowed: boolean
  onClear: () => void
  line: RefObject<HTMLParagraphElement | null>
}

/** How many stories there are, for the eye and the ear; and what was not searched. */
export function FoundLine({ stories, text, isNarrowed, onClear, line }: FoundLineProps) {
  const t = useT()
  const isUnsure = text.isSearching && stories === 0
  const [said, setSaid] = useState(stories)
  // What is still being looked for is no news yet.
  if (!text.isSearching && said !== stories) setSaid(stories)
  return (
    <div className="my-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
      <p ref={line} role="status" tabIndex={-1} className="rounded text-soft outline-none">
        {isUnsure ? t('library.searching') : t('library.count', { count: said })}
        {text.isHereOnly && ` · ${t('library.hereOnly')}`}
        {text.isError && ` · ${t('library.titlesOnly')}`}
      </p>
      <span className="-mr-3 flex flex-wrap">
        {text.isError && (
          <Button tone="bare" size="sm" onClick={() => void text.retry()}>
            {t('common.tryAgain')}
          </Button>
        )}
        {isNarrowed && (
          <Button tone="bare" size="sm" className="text-lamp" onClick={onClear}>
            {t('library.clear')}
          </Button>
        )}
      </span>
    </div>
  )
}
