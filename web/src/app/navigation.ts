import { flushSync } from 'react-dom'
import type { AroundNavHandler } from 'wouter'
import { wantsFreshPage } from './releases.ts'
import { preloadPage } from './routes.ts'

/** One screen gives way to the next without a jump, where the browser can and the parent likes motion. */
export const gently: AroundNavHandler = (navigate, to, options) => {
  if (wantsFreshPage()) return location.assign(to)
  const go = () => {
    flushSync(() => navigate(to, options))
    window.scrollTo(0, 0)
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  void preloadPage(to)
    .catch(() => {})
    .then(() => {
      if (document.startViewTransition && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
        document.startViewTransition(go)
      } else go()
    })
}
