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

const ASKING =
  /^(?:ahojte?|dobrý (?:deň|večer)|prosím(?: ťa| vás)?|prosíme|poprosím|(?:ja )?(?:by som |by sme )?chce(?:m|me|li)|mohl[ai]? by|vymysli(?:te)?|napíš(?:te)?|povedz(?:te)?|porozprávaj(?:te)?|(?:nejakú |krátku |peknú |jednu )?rozprávk[uya] (?:o tom,? (?:ako|že)|o|kde|v ktorej)|príbeh (?:o tom,? (?:ako|že)|o|kde|v ktorom)|o tom,? (?:ako|že)|aby (?:tam |v nej )?bol[aoi]?|nech (?:tam |v nej )?(?:je|sú|bude))[\s,:–-]*/iu
const MOST_WORDS = 8

/** A parent's own words, at most eight, in Slovak quotation marks, without the asking before them. */
export function quote(text: string): string {
  let bare = text
    .replace(/[„“”"«»]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  for (let shorter = bare.replace(ASKING, ''); shorter !== bare && shorter !== ''; shorter = bare.replace(ASKING, ''))
    bare = shorter
  const words = bare.split(' ')
  const cut = words
    .slice(0, MOST_WORDS)
    .join(' ')
    .replace(/[\s,;:.!?–-]+$/u, '')
  return words.length > MOST_WORDS ? `„${cut}…“` : `„${cut}“`
}
