const UNDER_WAY = 'perinka.story-under-way'
const OUTDATED = 'perinka.outdated'

/** Held by tabs for as long as they live or until they let go; without the locks of a browser nothing is ever free. */
const locks = () => (typeof navigator === 'undefined' ? undefined : navigator.locks)

function shareLock(name: string): () => Promise<unknown> {
  let release = () => {}
  const until = new Promise<void>((resolve) => {
    release = resolve
  })
  const over = locks()
    ?.request(name, { mode: 'shared' }, () => until)
    .catch(() => {})
  return async () => {
    release()
    await over
  }
}

/** While a story is written or heard in this tab, no new release takes over. Returns what ends it. */
export const lockReleases = () => shareLock(UNDER_WAY)

/** From now on this tab runs on files of the release before; it ends with the page. */
export const markOutdated = () => void shareLock(OUTDATED)

/** Runs `then` if no tab writes or plays a story, and none still runs on an older release. */
export async function whenAllQuiet(then: () => void): Promise<void> {
  await locks()?.request(UNDER_WAY, { mode: 'exclusive', ifAvailable: true }, async (free) => {
    if (free && !(await isOutdatedTabOpen())) then()
  })
}

export async function isOutdatedTabOpen(): Promise<boolean> {
  const { held = [] } = (await locks()?.query()) ?? {}
  return held.some(({ name }) => name === OUTDATED)
}
