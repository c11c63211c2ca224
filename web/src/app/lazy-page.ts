import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { withAllTexts } from '../shared/i18n/app-catalog.ts'

// biome-ignore lint/suspicious/noExplicitAny: pages take the parameters of their own route
type Page = ComponentType<any>

export interface LazyPage {
  Page: LazyExoticComponent<Page>
  preload: () => Promise<unknown>
}

/** A page in a chunk of its own, which may be fetched ahead and then shows without a flicker. */
export function lazyPage(load: () => Promise<{ default: Page }>): LazyPage {
  let loaded: { default: Page } | null = null
  const preload = async () => {
    loaded ??= await load()
    return loaded
  }
  // A thenable that answers at once: React then renders the loaded page in the same pass.
  // biome-ignore lint/suspicious/noThenProperty: it is meant to be awaited
  const atOnce = () => ({ then: (use: (page: { default: Page }) => void) => loaded && use(loaded) })
  return { Page: lazy(() => (loaded ? (atOnce() as unknown as Promise<{ default: Page }>) : preload())), preload }
}

/** One that a family does not begin with: its texts come along. */
export function laterPage(load: () => Promise<{ default: Page }>): LazyPage {
  return lazyPage(() => withAllTexts(load()))
}

/** The auth dialog with forms, validation and texts: only once somebody is about to open it. */
export function loadAuthDoor() {
  return withAllTexts(import('./AuthDoor.tsx'))
}
