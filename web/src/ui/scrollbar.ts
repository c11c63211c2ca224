/**
 * Notes on the root element whether a scrollbar takes room beside the page, so that its place is kept while a
 * dialog holds the page still, and no place is made where there was none (see theme.css).
 */
export function watchScrollbar(): () => void {
  const root = document.documentElement
  const watch = new ResizeObserver(() => {
    if (document.querySelector('[data-modal]')) return
    root.toggleAttribute('data-scrollbar', window.innerWidth > root.clientWidth)
  })
  watch.observe(root)
  return () => watch.disconnect()
}
