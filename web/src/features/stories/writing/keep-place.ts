interface Place {
  storyId: string
  paragraph: number
  /** Pixels from the top of the window to the paragraph. */
  top: number
}

let kept: Place | null = null

/** Remembers which paragraph stands where, before the view of a story being written gives way. */
export function keepPlace(storyId: string): void {
  for (const element of paragraphs()) {
    const { top, bottom } = element.getBoundingClientRect()
    if (!isScrolled(element)) return
    if (bottom > 0) {
      kept = { storyId, paragraph: Number(element.dataset.paragraph), top }
      return
    }
  }
}

/** Scrolls the story's own page so that the paragraph stands where it stood; the eye stays on its line. */
export function takePlace(storyId: string): void {
  const place = kept?.storyId === storyId ? kept : null
  kept = null
  if (!place) return
  for (const element of paragraphs()) {
    if (Number(element.dataset.paragraph) === place.paragraph) {
      window.scrollBy({ top: element.getBoundingClientRect().top - place.top, behavior: 'instant' })
    }
  }
}

/** Nobody has begun to scroll: the page then begins at its top, as pages do. */
function isScrolled(element: HTMLElement): boolean {
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (around.scrollTop > 0 && around !== document.documentElement) return true
  }
  return false
}

function paragraphs(): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>('[data-paragraph]')
}
