import { useEffect, useMemo, useRef, useState } from 'react'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { type Filters, NO_FILTERS, readFilters, writeFilters } from './filters.ts'

/** Milliseconds of quiet before the address follows what is typed: browsers bound how often it may change. */
const QUIET_MS = 300

/** The page's address holds the filters, so that going back and reloading keep them; it follows the typing a little later. */
export function useFilters() {
  const search = useSearch()
  const inAddress = useMemo(() => readFilters(search), [search])
  const [typed, setTyped] = useState({ query: inAddress.query, search })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Another address, by the navigation or by going back, brings its own words.
  if (typed.search !== search) setTyped({ query: inAddress.query, search })
  useEffect(() => () => clearTimeout(timer.current), [])

  const filters = useMemo(() => ({ ...inAddress, query: typed.query }), [inAddress, typed.query])

  function write(next: Filters) {
    clearTimeout(timer.current)
    const address = location.pathname + writeFilters(next)
    if (address !== location.pathname + location.search) navigate(address, { replace: true })
  }

  return {
    filters,
    type(query: string) {
      setTyped({ query, search })
      clearTimeout(timer.current)
      timer.current = setTimeout(write, QUIET_MS, { ...filters, query })
    },
    /** Whoever leaves the box may leave the page. */
    stopTyping: () => write(filters),
    change: (part: Partial<Filters>) => {
      if (part.query !== undefined) setTyped({ query: part.query, search })
      write({ ...filters, ...part })
    },
    clear: () => {
      setTyped({ query: '', search })
      write(NO_FILTERS)
    },
  }
}
