import { fold } from '../craft/fold.ts'
import { visible } from '../safety/normalise.ts'

/** A word of a wish. */
export interface Token {
  /** As it was typed, and where in the text as typed. */
  typed: string
  typedAt: number
  /** In lower case with its marks; rightly spelled, where we can tell. */
  lower: string
  /** Without marks: what rules and the index see. */
  plain: string
  /** From where to where it stands in the text that rules look at. */
  at: number
  end: number
  isFirst: boolean
}

/** A wish in words. `text` is what rules look at, `typed` what names are looked for in. */
export interface Line {
  typed: string
  text: string
  tokens: readonly Token[]
}

const PARTS = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*|\p{N}+|\n|[.!?;]|[,:()–—]|(?<= )-(?= )/gu
const ENDS = /[.!?\n]/

/** The same phrase, however it is hyphened, and with or without its apostrophes. */
export const phraseOf = (form: string) =>
  /^[a-z]+(?: [a-z]+)*$/.test(form)
    ? form
    : fold(form)
        .replace(/[’']/g, '')
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()

/** "soooo" is "so", and no word of a wish has a letter three times running. */
const shortened = (word: string) => word.replace(/(\p{L})\1{2,}/gu, '$1')

function readOut(text: string, emoji: Readonly<Record<string, string>>): string {
  const said = new Map(Object.entries(emoji).map(([sign, words]) => [visible(sign), words]))
  return text.replace(/\p{Extended_Pictographic}/gu, (sign) => ` , ${said.get(sign) ?? ''} , `)
}

/** Cuts a text into words; `spelled` gives a word as it ought to be written. */
export function lineOf(
  written: string,
  emoji: Readonly<Record<string, string>>,
  spelled: (word: Pick<Token, 'typed' | 'plain' | 'isFirst'>) => string,
): Line {
  const typed = readOut(visible(written), emoji)
    .replace(/[^\S\n]+/g, ' ')
    .trim()
  const tokens: Token[] = []
  let text = ''
  let isFirst = true
  for (const { 0: part, index } of typed.matchAll(PARTS)) {
    if (!/[\p{L}\p{N}]/u.test(part)) {
      const mark = ENDS.test(part) ? part.replace('\n', '.') : part === ';' ? ';' : ','
      if (/[\p{L}\p{N}]$/u.test(text)) text += mark
      else if (mark !== ',' && text) text = text.slice(0, -1) + mark
      isFirst ||= ENDS.test(part)
      continue
    }
    const lower = shortened(part.replace(/[’']/g, '')).toLowerCase()
    const bare = fold(lower)
    const plain = spelled({ typed: part, plain: bare, isFirst })
    const at = text ? text.length + 1 : 0
    text += (text ? ' ' : '') + plain
    tokens.push({
      ...{ typed: part, typedAt: index, lower: plain === bare ? lower : plain, plain },
      ...{ at, end: text.length, isFirst },
    })
    isFirst = false
  }
  return { typed, text, tokens }
}
