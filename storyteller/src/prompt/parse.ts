/** What a model has said so far, by whole paragraphs; still with tokens for names. */
export type Piece = { kind: 'title'; text: string } | { kind: 'paragraph'; text: string }

export interface Parser {
  /** Takes the next fragment; answers what it completed. Throws `NotAStory` where the answer has no title. */
  push(fragment: string): Piece[]
  /** Call it at the end of a whole answer only: what is left becomes the last paragraph. */
  end(): Piece[]
  /** Call it where the answer was cut off: what is left, up to its last whole sentence. */
  cutOff(): Piece[]
  /** What stood after `---META---`; null where the answer has not come so far. */
  meta(): string | null
}

/** The answer does not begin as a story does: an apology, a page of mark-up, nonsense. */
export class NotAStory extends Error {
  /** How it began, at most 200 characters. */
  readonly opening: string

  constructor(opening: string) {
    super('the answer has no title')
    this.name = 'NotAStory'
    this.opening = opening.slice(0, 200)
  }
}

const META = /(?:^|\n)[ \t]*-{3,}[ \t]*META[ \t]*-{3,}/i
const GAP = /\n[ \t]*\n\s*/
const TITLE = /^(?:#{1,3}\s+(.+?)\s*#*|\*\*(.+?)\*\*)$/
const NO_TEXT = /^(?:`{3}\w*|-{3,}|\*{3,}|_{3,})$/
/** "Sure! Here is the story:" */
const LONGEST_PREAMBLE = 120
const WHOLE_SENTENCES = /^[\s\S]*[.!?…][“”"’]?(?=\s|$)/u

/**
 * Reads `# Title`, paragraphs parted by blank lines, `---META---` and JSON, however the answer is cut into fragments. One
 * line of small talk before the title is passed over. The rest of a story that has its title (`isTitled`) needs none. Long, because
 * each line changes the one state of what was read so far.
 */
export function createParser(isTitled = false): Parser {
  let buffer = ''
  let meta: string | null = null
  let hasTitle = isTitled
  let hasText = false
  let preamble = ''

  function take(block: string): Piece[] {
    const lines = block
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !NO_TEXT.test(line))
    if (lines.length === 0) return []
    const pieces: Piece[] = []
    const title = isTitled && !hasText ? TITLE.exec(lines[0] ?? '') : null
    if (title) lines.shift()
    if (!hasTitle) {
      const at = lines.findIndex((line) => TITLE.test(line))
      const before = at < 0 ? lines : lines.slice(0, at)
      preamble = [preamble, ...before].join(' ').trim()
      // An apology is none: it must be heard at once.
      if (preamble.length > LONGEST_PREAMBLE || (preamble !== '' && !/[:!]$/.test(preamble)))
        throw new NotAStory(preamble)
      if (at < 0) return []
      const [, hashed, bold] = TITLE.exec(lines[at] ?? '') ?? []
      hasTitle = true
      pieces.push({ kind: 'title', text: withoutMarks(hashed ?? bold ?? '') })
      lines.splice(0, at + 1)
    }
    hasText = true
    if (lines.length > 0) pieces.push({ kind: 'paragraph', text: withoutMarks(lines.join(' ')) })
    return pieces
  }

  function drain(isEnd: boolean): Piece[] {
    const pieces: Piece[] = []
    const found = meta === null ? META.exec(buffer) : null
    const story = found ? buffer.slice(0, found.index) : buffer
    const blocks = story.split(GAP)
    const rest = found || isEnd ? '' : (blocks.pop() ?? '')
    for (const block of blocks) pieces.push(...take(block))
    if (found) meta = buffer.slice(found.index + found[0].length)
    buffer = rest
    return pieces
  }

  return {
    push(fragment) {
      const text = fragment.replaceAll('\r', '')
      if (meta !== null) {
        meta += text
        return []
      }
      buffer += text
      return drain(false)
    },
    end() {
      const pieces = meta === null ? drain(true) : []
      if (!hasTitle) throw new NotAStory(preamble)
      return pieces
    },
    cutOff() {
      if (!hasTitle) return []
      buffer = WHOLE_SENTENCES.exec(buffer)?.[0] ?? ''
      return meta === null ? drain(true) : []
    },
    meta: () => meta,
  }
}

/** Stories carry no mark-up: emphasis goes, its words stay. */
function withoutMarks(text: string): string {
  return text
    .replace(/(\*{1,3}|(?<!\p{L})_{1,2})(?=\S)(.+?)(?<=\S)\1/gu, '$2')
    .replace(/[ \t\u00a0\u202f]+/g, ' ')
    .trim()
}
