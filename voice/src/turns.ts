/** Lets work of several listeners go on in turn, one piece at a time. */
export interface Turns {
  /**
   * Does a piece of work when it is its turn: whose listener would fall silent first (`due`, as `performance.now()`
   * tells it) is served first, and of equals who asked first. A moment does not move, so nobody waits for ever.
   */
  take<T>(due: number, work: () => T): Promise<T>
}

export function createTurns(): Turns {
  const line: { due: number; work: () => void }[] = []
  let isBusy = false

  function next() {
    const first = line.shift()
    isBusy = first !== undefined
    if (!first) return
    first.work()
    // After the event loop: connections are served, and a client that has left is noticed.
    setImmediate(next)
  }

  return {
    take(due, work) {
      return new Promise((resolve, reject) => {
        const place = line.findIndex((other) => other.due > due)
        line.splice(place < 0 ? line.length : place, 0, {
          due,
          work() {
            try {
              resolve(work())
            } catch (error) {
              reject(error)
            }
          },
        })
        if (!isBusy) {
          isBusy = true
          setImmediate(next)
        }
      })
    },
  }
}
