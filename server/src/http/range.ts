/** Bytes of a body, both ends inclusive. */
export interface BodyRange {
  start: number
  end: number
}

/**
 * What a Range header asks of a body of `length` bytes (RFC 9110, section 14): one range, null for the whole body
 * (no range, another unit, several ranges, a header that is none), `unsatisfiable` for a range beyond its end.
 */
export function bodyRange(header: string | undefined, length: number): BodyRange | null | 'unsatisfiable' {
  const [, first = '', last = ''] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  if (first === '') {
    const tail = Math.min(Number(last), length)
    return tail === 0 ? 'unsatisfiable' : { start: length - tail, end: length - 1 }
  }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return null
  if (start >= length) return 'unsatisfiable'
  return { start, end: last === '' ? length - 1 : Math.min(Number(last), length - 1) }
}
