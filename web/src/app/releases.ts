import { lockReleases, markOutdated, whenAllQuiet } from '../shared/offline/release-locks.ts'

const LOOK_EACH_MS = 60 * 60 * 1000

let isBegun = false
let registration: ServiceWorkerRegistration | null = null
let isOutdated = false
let letGo: (() => Promise<unknown>) | null = null
let lookedAt = 0

/**
 * Registers the worker that keeps the app on this device. A new release comes in behind the scenes, takes over while no
 * tab writes or plays a story, and is shown at the next page, or while nobody looks. For families only: a visitor's
 * device keeps nothing.
 */
export function keepAppOffline(): void {
  if (isBegun || !('serviceWorker' in navigator) || !import.meta.env.PROD) return
  isBegun = true
  // The app often comes after the page has loaded: the event would never be heard.
  if (document.readyState === 'complete') whenIdle()
  else window.addEventListener('load', whenIdle, { once: true })
}

/** What the worker fetches comes after what the parent is waiting for. */
function whenIdle(): void {
  if (window.requestIdleCallback) window.requestIdleCallback(() => void register(), { timeout: 3000 })
  else setTimeout(() => void register(), 1500)
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator
  let hadWorker = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    if (hadWorker) becomeOutdated()
    hadWorker = true
  })
  // Private windows refuse; the app then needs the server.
  registration = await serviceWorker.register('/service-worker.js').catch(() => null)
  if (!registration) return
  lookedAt = Date.now()
  registration.addEventListener('updatefound', watchNewcomer)
  watchNewcomer()
  document.addEventListener('visibilitychange', look)
  serviceWorker.controller?.postMessage('sweep')
}

function watchNewcomer(): void {
  const newcomer = registration?.installing
  if (newcomer) newcomer.addEventListener('statechange', letTakeOver)
  letTakeOver()
}

/** Never while a story is written or heard, in whichever tab. */
function letTakeOver(): void {
  if (!registration?.waiting || isOutdated) return
  void whenAllQuiet(() => registration?.waiting?.postMessage('take-over'))
}

function becomeOutdated(): void {
  isOutdated = true
  markOutdated()
}

/** The app says when a story is being written or heard here, and when that is over. */
export function setStoryUnderWay(isUnderWay: boolean): void {
  if (isUnderWay === (letGo !== null)) return
  if (isUnderWay) letGo = lockReleases()
  else {
    void letGo?.().then(letTakeOver)
    letGo = null
  }
}

/** Whether the step to another page should load that page anew, since a newer release is here. */
export function wantsFreshPage(): boolean {
  return isOutdated && letGo === null
}

function look(): void {
  if (document.visibilityState === 'hidden') {
    if (wantsFreshPage() && isNothingBegun()) location.reload()
    else letTakeOver()
  } else if (Date.now() - lookedAt > LOOK_EACH_MS) {
    lookedAt = Date.now()
    void registration?.update().catch(() => {})
  }
}

/** Nothing typed, no form or dialog open, nothing being read: whoever looks again finds everything as it was. */
function isNothingBegun(): boolean {
  const isTyped = [...document.querySelectorAll('input, textarea')].some(
    (field) => (field as HTMLInputElement).type !== 'checkbox' && (field as HTMLInputElement).value !== '',
  )
  return !isTyped && !document.querySelector('form, [role=dialog], article p') && window.scrollY < 100
}
