/** Room for a notice of two lines above a dialog. */
const ROOM = 144

/**
 * Pixels from the window's foot up to where nothing is fixed: above the navigation, the player, a banner or a
 * dialog's buttons, as far as they stand on one another. Each says `data-foot`.
 */
function footHeight(): number {
  // The topmost: a question may stand over the dialog that it is about.
  const modal = [...document.querySelectorAll('[data-modal]')].at(-1)
  // A phone's sheet that leaves room above is the foot as a whole: nothing of it is hidden.
  const room = modal?.getBoundingClientRect().top ?? 0
  let edge = window.innerHeight
  const feet = modal && room >= ROOM ? [modal] : [...(modal ?? document).querySelectorAll('[data-foot]')]
  const bars = feet.map((bar) => bar.getBoundingClientRect())
  for (const { top, bottom, height } of bars.sort((one, other) => other.bottom - one.bottom)) {
    // A little apart or one over the other still is one upon the other.
    if (height > 0 && top < edge && bottom >= edge - 16) edge = top
  }
  return window.innerHeight - edge
}

/** Keeps `element` above what stands at the window's foot, until the answered function is called. */
export function keepAboveFoot(element: HTMLElement): () => void {
  const place = () => element.style.setProperty('--foot', `${footHeight()}px`)
  // What comes and goes changes the page's height (its bars) or the body's children (its dialogs).
  const sizes = new ResizeObserver(place)
  const dialogs = new MutationObserver(place)
  sizes.observe(document.body)
  dialogs.observe(document.body, { childList: true })
  window.addEventListener('resize', place)
  place()
  return () => {
    sizes.disconnect()
    dialogs.disconnect()
    window.removeEventListener('resize', place)
  }
}
