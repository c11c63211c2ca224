interface Position {
  storyId: string
  paragraph: number
  /** Pixels from the top of the window to the paragraph. */
  top: number
}

let saved: Position | null = null

/** Remembers which paragraph stands where, before the view of a story being written gives way. */
export function saveScrollPosition(storyId: string): void {
  for (const element of paragraphs()) {
    const { top, bottom } = element.getBoundingClientRect()
    if (!isScrolled(element)) return
    if (bottom > 0) {
      saved = { storyId, paragraph: Number(element.dataset.paragraph), top }
      return
    }
  }
}

/** Scrolls the story's own page so that the paragraph stands where it stood; the eye stays on its line. */
export function restoreScrollPosition(storyId: string): void {
  const position = saved?.storyId === storyId ? saved : null
  saved = null
  if (!position) return
  for (const element of paragraphs()) {
    if (Number(element.dataset.paragraph) === position.paragraph) {
      window.scrollBy({ top: element.getBoundingClientRect().top - position.top, behavior: 'instant' })
    }
  }
}

/** Nobody has begun to scroll: the page then begins at its top, as pages do. */
function isScrolled(element: HTMLElement): boolean {
  for (let ancestor = element.parentElement; ancestor; ancestor = ancestor.parentElement) {
    if (ancestor.scrollTop > 0 && ancestor !== document.documentElement) return true
  }
  return false
}

function paragraphs(): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>('[data-paragraph]')
}
