/** Marks a page as the one that a provider's page sends the parent back to. */
export const MARK = 'social'

// Apart from the rest of it: every first page asks this.
export function isBackFromProvider(): boolean {
  return new URLSearchParams(location.search).has(MARK)
}
