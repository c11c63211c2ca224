const DELAY_MS = 700
/** How far beyond button and tooltip the pointer may stray, so that it can cross from one to the other. */
const REACH = 8

/**
 * Tells whose tooltip to show, null for nobody's: at once for what the keyboard focuses, after a while for what a mouse
 * or a pen rests on. A press, a key, scrolling and another size of the window take it away. Returns what ends it.
 */
export function watchOwners(show: (owner: HTMLElement | null) => void, box: () => Element | null): () => void {
  const ending = new AbortController()
  let timer = 0
  let hovered: HTMLElement | null = null
  let shown: { owner: HTMLElement; by: 'pointer' | 'focus' } | null = null

  function change(next: typeof shown): void {
    clearTimeout(timer)
    if (shown?.owner !== next?.owner) show(next?.owner ?? null)
    shown = next
  }
  const hide = () => change(null)

  function come(event: PointerEvent): void {
    if (event.pointerType === 'touch') return
    const owner = ownerOf(event.target)
    if (owner === hovered) return
    hovered = owner
    clearTimeout(timer)
    if (owner) timer = window.setTimeout(() => change({ owner, by: 'pointer' }), DELAY_MS)
  }

  function stray(event: PointerEvent): void {
    if (shown?.by !== 'pointer' || ownerOf(event.target) === shown.owner) return
    if (![shown.owner, box()].some((element) => element && isNear(element, event))) hide()
  }

  function focus({ target }: FocusEvent): void {
    const owner = ownerOf(target)
    if (owner && owner === target && owner.matches(':focus-visible')) change({ owner, by: 'focus' })
  }

  const options = { signal: ending.signal, passive: true, capture: true }
  document.addEventListener('pointerover', come, options)
  document.addEventListener('pointermove', stray, options)
  document.addEventListener('focusin', focus, options)
  for (const end of ['pointerdown', 'keydown', 'scroll', 'focusout']) document.addEventListener(end, hide, options)
  // Turned or resized, the window has its edges elsewhere.
  addEventListener('resize', hide, options)
  return () => {
    ending.abort()
    hide()
  }
}

function ownerOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null
}

function isNear(element: Element, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const isBeside = clientX >= left - REACH && clientX <= right + REACH
  return isBeside && clientY >= top - REACH && clientY <= bottom + REACH
}
