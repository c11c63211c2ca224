import { endsAbbreviated } from './abbreviations.ts'
import type { Language } from './language.ts'

/** A stretch of the text, in UTF-16 code units; `end` is exclusive. */
export interface Stretch {
  start: number
  end: number
}

/** What is said in one breath. */
export interface Clause extends Stretch {
  /** How the melody ends. */
  mark: '.' | ',' | '?' | '!'
  /** Seconds of silence that follow. */
  pause: number
  /** Whether a sentence ends here. */
  isLast: boolean
}

export const PAUSES = {
  comma: 0.2,
  conjunction: 0.12,
  quote: 0.25,
  dash: 0.32,
  colon: 0.38,
  trailing: 0.5,
  sentence: 0.55,
  ellipsis: 0.8,
  paragraph: 1.1,
}

/** Longest breath, in characters: the engine has bounds of its own, and others wait for their turn. */
const LONGEST = 240

const QUOTES = '"“”„‟«»‹›‘’\')\\]'
const BREAKS = new RegExp(
  [
    '(?<blank>[ \\t]*\\r?\\n\\s*\\n\\s*)',
    `(?<stop>[.!?…]+)[${QUOTES}]*(?=\\s|[–—]|$)`,
    `(?<comma>[,;:])[${QUOTES}]*(?=\\s|[–—]|$)`,
    '(?<dash>\\s[–—-]{1,3}(?=\\s)|[—])',
  ].join('|'),
  'gu',
)
/** Words before which a Slovak comma is grammar more than breath. */
const CONJUNCTIONS = /^\s*(že|aby|čo|kto|ktor\p{L}+|keď|kde|ako|či|nech|lebo|kým|kam)(?!\p{L})/iu
/** A small letter that follows, whatever quotes or dashes stand before it: the sentence goes on. */
const GOES_ON = new RegExp(`^[\\s–—${QUOTES}(]*\\p{Ll}`, 'u')

/** Parts the text where a reader would breathe. Stretches carry no white space at their ends and always a letter or a digit. */
export function clausesOf(text: string, language: Language): Clause[] {
  const clauses: Clause[] = []
  let start = 0
  let sentenceStart = 0
  const close = (end: number, mark: Clause['mark'], pause: number, isLast: boolean) => {
    for (const piece of pieces(text, start, end)) clauses.push({ ...piece, mark: ',', pause: 0, isLast: false })
    const last = clauses.at(-1)
    if (last && last.start >= start) Object.assign(last, { mark, pause, isLast })
    else if (last) Object.assign(last, { pause: Math.max(last.pause, pause), isLast: last.isLast || isLast })
    start = end
    if (isLast) sentenceStart = end
  }
  for (const match of text.matchAll(BREAKS)) {
    const { blank, stop, comma } = match.groups as Record<string, string | undefined>
    const end = match.index + match[0].length
    const rest = text.slice(end, end + 40)
    if (blank !== undefined) close(match.index, '.', PAUSES.paragraph, true)
    else if (stop !== undefined) {
      const isEllipsis = stop.includes('…') || stop.startsWith('..')
      const said = text.slice(sentenceStart, match.index)
      const goesOn = GOES_ON.test(rest)
      if (stop === '.' && endsAbbreviated(said, goesOn, language)) continue
      const mark = stop.includes('?') ? '?' : stop.includes('!') ? '!' : goesOn ? ',' : '.'
      if (goesOn) close(end, mark, isEllipsis ? PAUSES.trailing : PAUSES.quote, false)
      else close(end, mark, isEllipsis ? PAUSES.ellipsis : PAUSES.sentence, true)
    } else if (comma === ',') {
      const isGrammar = language === 'sk' && match[0] === ',' && CONJUNCTIONS.test(rest)
      close(end, ',', isGrammar ? PAUSES.conjunction : PAUSES.comma, false)
    } else if (comma !== undefined) close(end, ',', PAUSES.colon, false)
    else close(end, ',', PAUSES.dash, false)
  }
  close(text.length, '.', PAUSES.sentence, true)
  return clauses
}

/** The stretch without white space at its ends, cut at spaces where it is too long, without parts that have nothing to say. */
function pieces(text: string, from: number, to: number): Stretch[] {
  const found: Stretch[] = []
  let start = from
  while (start < to) {
    let end = to
    if (to - start > LONGEST) {
      const space = text.lastIndexOf(' ', start + LONGEST)
      end = space > start ? space : start + LONGEST
    }
    const piece = trimmed(text, start, end)
    if (/[\p{L}\p{N}]/u.test(text.slice(piece.start, piece.end))) found.push(piece)
    start = end
  }
  return found
}

export function trimmed(text: string, start: number, end: number): Stretch {
  const part = text.slice(start, end)
  return { start: start + part.length - part.trimStart().length, end: end - (part.length - part.trimEnd().length) }
}
