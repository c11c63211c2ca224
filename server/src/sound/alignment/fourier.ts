/** A discrete Fourier transform of `size` points (a power of two), in place. */
export function fourier(size: number): (re: Float64Array, im: Float64Array) => void {
  const cosines = Float64Array.from({ length: size / 2 }, (_, k) => Math.cos((2 * Math.PI * k) / size))
  const sines = Float64Array.from({ length: size / 2 }, (_, k) => -Math.sin((2 * Math.PI * k) / size))
  const reversed = bitReversed(size)

  return (re, im) => {
    for (let i = 0; i < size; i++) {
      const j = reversed[i] as number
      if (i < j) {
        swap(re, i, j)
        swap(im, i, j)
      }
    }
    for (let half = 1; half < size; half *= 2) {
      const stride = size / (2 * half)
      for (let start = 0; start < size; start += 2 * half) {
        for (let k = 0; k < half; k++) {
          const c = cosines[k * stride] as number
          const s = sines[k * stride] as number
          const low = start + k
          const high = low + half
          const x = (re[high] as number) * c - (im[high] as number) * s
          const y = (re[high] as number) * s + (im[high] as number) * c
          re[high] = (re[low] as number) - x
          im[high] = (im[low] as number) - y
          re[low] = (re[low] as number) + x
          im[low] = (im[low] as number) + y
        }
      }
    }
  }
}

function swap(values: Float64Array, i: number, j: number): void {
  const value = values[i] as number
  values[i] = values[j] as number
  values[j] = value
}

function bitReversed(size: number): Uint16Array {
  const reversed = new Uint16Array(size)
  for (let i = 1; i < size; i++) reversed[i] = ((reversed[i >> 1] as number) >> 1) | (i & 1 ? size / 2 : 0)
  return reversed
}
