import {
  cloneElement,
  createContext,
  type ReactElement,
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { watchOwners } from './tooltip-owner.ts'

/** From the button to its tooltip, and from the tooltip to the window's edge. */
const GAP = 6

/** What an icon means, for those who hover or focus; the accessible name stands on the child itself. */
export function Tooltip({ text, children }: { text: string; children: ReactElement<{ 'data-tooltip'?: string }> }) {
  return cloneElement(children, { 'data-tooltip': text })
}

const HasOne = createContext(false)

/** The page's one tooltip stands here, whoever owns it: so the first page needs no library to place many. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  if (use(HasOne)) return children
  return (
    <HasOne value>
      {children}
      <TheTooltip />
    </HasOne>
  )
}

function TheTooltip() {
  const [owner, setOwner] = useState<HTMLElement | null>(null)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => watchOwners(setOwner, () => box.current), [])
  useLayoutEffect(() => {
    const shown = box.current
    if (!owner || !shown) return
    place(shown, owner)
    // Larger text makes it larger, too.
    const observer = new ResizeObserver(() => place(shown, owner))
    observer.observe(shown)
    return () => observer.disconnect()
  }, [owner])
  if (!owner) return null
  return (
    // For the eye only: the ear has the button's own name.
    <div
      ref={box}
      aria-hidden="true"
      className="appears pointer-events-none fixed top-0 left-0 z-50 w-max max-w-[min(15rem,92vw)] rounded-xl border border-hairline bg-raised px-3 py-1.5 text-ink text-sm shadow-lg"
    >
      {owner.dataset.tooltip}
    </div>
  )
}

/** Above its owner, or below where there is no room; never past the window's edge. */
function place(box: HTMLElement, owner: HTMLElement): void {
  const at = owner.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = box
  const room = document.documentElement.clientWidth - width - GAP
  const above = at.top - height - GAP
  box.style.left = `${Math.max(GAP, Math.min(room, at.left + at.width / 2 - width / 2))}px`
  box.style.top = `${above >= GAP ? above : at.bottom + GAP}px`
}
