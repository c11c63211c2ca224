/** Lets work of several listeners go on in turn, one piece at a time, in the order in which they asked. */
export interface Turns {
  /** Does a piece of work when it is its turn; then the next in line has one. */
  take<T>(work: () => T): Promise<T>
}

export function createTurns(): Turns {
  const line: (() => void)[] = []
  let isBusy = false

  function next() {
    const work = line.shift()
    isBusy = work !== undefined
    if (!work) return
    work()
    // After the event loop: connections are served, and a client that has left is noticed.
    setImmediate(next)
  }

  return {
    take(work) {
      return new Promise((resolve, reject) => {
        line.push(() => {
          try {
            resolve(work())
          } catch (error) {
            reject(error)
          }
        })
        if (!isBusy) {
          isBusy = true
          setImmediate(next)
        }
      })
    },
  }
}
