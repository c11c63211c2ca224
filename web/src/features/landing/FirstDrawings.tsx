import type { ComponentType } from 'react'

const ID = 'drawings'

/** What the prerendered page brought of them: it is kept as it stands, and no script carries it a second time. */
const BROUGHT = typeof document === 'undefined' ? [] : [...(document.getElementById(ID)?.childNodes ?? [])]

let Drawings: ComponentType | null = null

/** To be awaited before the landing shows: fetches the drawings where the page did not bring them. */
export async function loadDrawings(): Promise<void> {
  if (BROUGHT.length === 0) Drawings = (await import('./Drawings.tsx')).Drawings
}

export function FirstDrawings() {
  if (Drawings)
    return (
      <div id={ID} className="contents">
        <Drawings />
      </div>
    )
  return (
    // Of an element whose only child is text React leaves the inside alone.
    <div id={ID} className="contents" ref={putBack} suppressHydrationWarning>
      {''}
    </div>
  )
}

/** The language was another one, or somebody went through the app and out again: the page is drawn anew. */
function putBack(frame: HTMLElement | null): void {
  if (frame && !frame.hasChildNodes()) frame.append(...BROUGHT)
}
