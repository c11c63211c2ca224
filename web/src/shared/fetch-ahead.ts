type Load = () => Promise<unknown>

const loads = new Set<Load>()

/** Marks what a page may soon need: it is fetched while nothing else happens. */
export function fetchAhead(load: Load): void {
  loads.add(load)
}

/** Fetches all that was marked; what does not come is asked for again when it is needed. */
export async function fetchMarked(): Promise<void> {
  await Promise.allSettled([...loads].map((load) => load()))
}
