/** What may stand behind the names of parts. */
export interface Flags {
  /** Where the part's chance begins. */
  seed?: string | undefined
  /** One scenario, or one request, of the part: to look at it, so nothing is kept. */
  only?: string | undefined
}
