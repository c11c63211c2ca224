type Samples = Float32Array<ArrayBuffer> | Float64Array<ArrayBuffer> | Int16Array<ArrayBuffer>

/**
 * Memory that is used again and again: buffers of this size are slow to be collected, and the process would grow to
 * twice its size. What it holds is kept when it grows, and is good until the next caller writes; never across a wait.
 */
export function createScratch<T extends Samples>(Kind: new (length: number) => T): (length: number) => T {
  let buffer = new Kind(1 << 16)
  return (length) => {
    if (length > buffer.length) {
      const larger = new Kind(Math.ceil(length * 1.25))
      larger.set(buffer)
      buffer = larger
    }
    return buffer.subarray(0, length) as T
  }
}
