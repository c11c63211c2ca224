const BARE: Readonly<Record<string, string>> = {
  ...{ á: 'a', ä: 'a', č: 'c', ď: 'd', é: 'e', í: 'i', ĺ: 'l', ľ: 'l', ň: 'n', ó: 'o', ô: 'o', ŕ: 'r', š: 's', ť: 't' },
  ...{ ú: 'u', ý: 'y', ž: 'z' },
}

/** A pattern that also finds words typed without their marks: "č" becomes "[čc]". */
export function loose(pattern: string): string {
  let inClass = false
  return [...pattern]
    .map((letter) => {
      if (letter === '[') inClass = true
      if (letter === ']') inClass = false
      const bare = BARE[letter]
      if (!bare) return letter
      return inClass ? letter + bare : `[${letter}${bare}]`
    })
    .join('')
}

/** A word that begins so, with or without marks: "zúbk" finds zúbky, zubkami. */
export const begins = (stems: string) => new RegExp(`(?<!\\p{L})(?:${loose(stems)})`, 'u')

/** A word that begins so, marks and all: without them it would be another word (háda, hada). */
export const exactly = (stems: string) => new RegExp(`(?<!\\p{L})(?:${stems})`, 'u')

/** Two stems in one sentence, in this order or the other. */
export function both(one: string, other: string): RegExp {
  const [first, second] = [loose(one), loose(other)]
  return new RegExp(
    `(?<!\\p{L})(?:${first})[^.!?]*(?<!\\p{L})(?:${second})|(?<!\\p{L})(?:${second})[^.!?]*(?<!\\p{L})(?:${first})`,
    'u',
  )
}
