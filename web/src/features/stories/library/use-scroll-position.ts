import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** Where the parent was in the list, kept with the page's entry in the browser's history. */
interface Position {
  /** How many cards stood on the page. */
  shown: number
  /** The card at the window's top, and its distance from it in pixels. */
  id: string
  top: number
}

const QUIET_MS = 150

export function savedPosition(): Position | null {
  return (history.state as { library?: Position } | null)?.library ?? null
}

/**
 * Going back, or loading the page again, finds the list where it was. By its cards: they come at different heights, and
 * later than the browser would scroll. `isReady`: the list stands on the page.
 */
export function useScrollPosition(list: RefObject<HTMLUListElement | null>, shown: number, isReady: boolean): void {
  const waiting = useRef(savedPosition())

  useLayoutEffect(() => {
    const position = waiting.current
    if (!isReady || !position) return
    waiting.current = null
    const find = () => scrollTo(list.current, position)
    find()
    // Once more after the router and the pictures have settled.
    requestAnimationFrame(find)
  }, [isReady, list])

  useEffect(() => {
    const before = history.scrollRestoration
    history.scrollRestoration = 'manual'
    return () => {
      history.scrollRestoration = before
    }
  }, [])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const { pathname } = location
    const note = () => {
      const position = positionIn(list.current)
      // The next page may be on its way already.
      if (!position || location.pathname !== pathname) return
      history.replaceState({ ...history.state, library: { ...position, shown } }, '')
    }
    const onScroll = () => {
      clearTimeout(timer)
      timer = setTimeout(note, QUIET_MS)
    }
    addEventListener('scroll', onScroll, { passive: true })
    // A tap may lead away before it is quiet.
    addEventListener('click', note, { capture: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('click', note, { capture: true })
      removeEventListener('scroll', onScroll)
    }
  }, [list, shown])
}

function positionIn(list: HTMLUListElement | null) {
  for (const card of list?.children ?? []) {
    const { top, bottom } = card.getBoundingClientRect()
    const { id } = (card as HTMLElement).dataset
    if (bottom > 0 && id) return { id, top }
  }
  return null
}

function scrollTo(list: HTMLUListElement | null, { id, top }: Position): void {
  const card = list?.querySelector(`[data-id="${CSS.escape(id)}"]`)
  if (card) window.scrollBy({ top: card.getBoundingClientRect().top - top, behavior: 'instant' })
}
