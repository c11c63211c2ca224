/** Asked in turn, as the app does between two pages. */
const CALLS = ['/api/account', '/api/stories?view=card', '/api/config']
const EVERY_MS = 200
const PATIENCE_MS = 30_000

/** What the family next door has met since it was last asked. */
export interface Seen {
  /** Milliseconds to the last byte of each answer, also of those that never came. */
  times: number[]
  /** Answers other than 200, by status; 0 where there was none. */
  wrong: Record<string, number>
}

/**
 * A process with one family in it that uses the product calmly: five requests a second, whatever became of those before.
 * Started with an address and a cookie; tells what it has seen whenever it is asked.
 */
const [url = '', cookie = ''] = process.argv.slice(2)
let seen: Seen = { times: [], wrong: {} }
let number = 0

async function askOnce(into: Seen): Promise<void> {
  const path = CALLS[number++ % CALLS.length]
  const begun = performance.now()
  const status = await fetch(url + path, { headers: { Cookie: cookie }, signal: AbortSignal.timeout(PATIENCE_MS) })
    .then(async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    })
    .catch(() => 0)
  into.times.push(performance.now() - begun)
  if (status !== 200) into.wrong[status] = (into.wrong[status] ?? 0) + 1
}

const underWay = new Set<Promise<void>>()
setInterval(() => {
  const asking = askOnce(seen).finally(() => underWay.delete(asking))
  underWay.add(asking)
}, EVERY_MS)

process.on('message', async () => {
  const told = seen
  seen = { times: [], wrong: {} }
  await Promise.all(underWay)
  process.send?.(told)
})
process.on('disconnect', () => process.exit(0))
