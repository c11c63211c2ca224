import type { Story } from '@perinka/contract/stories'
import { useSearchParams } from 'wouter'
import { paragraphInSight, saveParagraph } from './reading-position.ts'

const MARK = 'read'

/** The address that opens a story for reading aloud. */
export const readingPath = (id: string) => `/story/${id}?${MARK}`

/**
 * Whether the parent reads aloud from this page. It stands in the address, so that the phone's back button leaves the view
 * and a reload comes back to it.
 */
export function useReadingMode(story: Pick<Story, 'id' | 'userId'>) {
  const [search] = useSearchParams()
  return {
    isReading: search.has(MARK),
    open() {
      const paragraph = paragraphInSight()
      if (paragraph !== null) saveParagraph(story, paragraph)
      history.pushState({ [MARK]: true }, '', readingPath(story.id))
    },
    close,
  }
}

let isLeaving = false

/** Going back takes a moment: whoever presses twice does not leave the page as well. */
function close(): void {
  if (isLeaving) return
  if (!history.state?.[MARK]) {
    // Where the view was not opened from its page, there is nothing to go back to.
    history.replaceState(null, '', location.pathname)
    return
  }
  isLeaving = true
  addEventListener('popstate', left, { once: true })
  history.back()
}

function left(): void {
  isLeaving = false
}
