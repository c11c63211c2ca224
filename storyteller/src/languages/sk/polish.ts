/**
 * Last touch on a finished paragraph: what an empty variant left behind (doubled spaces, a space before a comma), capitals after a
 * full stop, the dash, and no no-break spaces, which would break word counts and the search.
 */
export function polish(paragraph: string): string {
  return nested(paragraph)
    .replace(/[\u00a0\u202f\s]+/g, ' ')
    .replace(/ ([,.!?…])/g, '$1')
    .replace(/„ /g, '„')
    .replace(/,{2,}/g, ',')
    .replace(/(?<![.…])\.\.(?!\.)/g, '.')
    .replace(/([?!])\.(?=\s|$)/g, '$1')
    .replace(/(^„?|[.!?] +„?|[.]“ +„?)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .trim()
}

/** Quotes inside quotes become single ones: „Pozri, ‚Bager‘ prišiel“. */
function nested(paragraph: string): string {
  let depth = 0
  return paragraph.replace(/[„“]/g, (mark) => {
    if (mark === '„') return ++depth > 1 ? '‚' : mark
    return depth-- > 1 ? '‘' : mark
  })
}

/** In Slovak quotation marks, which the frames leave to it: „Jednorožec a bager“. */
export function label(names: readonly string[]): string {
  const joined = names.join(' a ')
  return `„${joined.charAt(0).toUpperCase()}${joined.slice(1)}“`
}
