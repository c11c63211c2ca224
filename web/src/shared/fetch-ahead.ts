type Load = () => Promise<unknown>

const marked = new Set<Load>()

/** Marks what a page may soon need: it is fetched while nothing else happens. */
export function fetchAhead(load: Load): void {
  marked.add(load)
}

/**
 * Fetches these and then all that was marked, each in an idle moment of its own: nobody who types or scrolls meanwhile
 * waits for more than one. What does not come is asked for again when it is needed.
 */
export async function fetchInTurn(first: readonly Load[]): Promise<void> {
  for (const load of first) await whenIdle(load)
  // What was fetched may have marked more.
  for (const load of marked) await whenIdle(load)
}

function whenIdle(load: Load): Promise<unknown> {
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run))
  return new Promise((done) => idle(() => load().then(done, done)))
}
