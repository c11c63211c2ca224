import type { ComponentType } from 'react'

const BANNER_DELAY_MS = 1000

export type Banner = ComponentType<{ onFollow?: ((path: string) => void) | undefined }>

/** The cookie banner one second after the page has loaded, however late this is asked; what draws it is fetched meanwhile. */
export function lateBanner(): Promise<Banner | null> {
  return new Promise((resolve) => {
    const begin = () => {
      const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const since = page ? performance.now() - page.loadEventStart : 0
      setTimeout(resolve, BANNER_DELAY_MS - since, loadBanner())
    }
    if (document.readyState === 'complete') begin()
    else addEventListener('load', begin)
  })
}

/** Null where it does not come, or its texts do not: nothing was allowed and nothing is stored. */
function loadBanner(): Promise<Banner | null> {
  return import('../features/consent/ready.ts').then(({ readyBanner }) => readyBanner()).catch(() => null)
}
