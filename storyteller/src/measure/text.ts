/** Words parted by spaces, as the specification counts them. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}

/** Sentences of a text: a stop with its closing quotes, followed by space and a capital letter, opening quote or digit. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?…][“”"’']?)\s+(?=[“„"‘'(]?[\p{Lu}\d])/u)
    .map((s) => s.trim())
    .filter((s) => /\p{L}/u.test(s))
}

/** Words as runs of letters, apostrophes and hyphens inside kept, lower case. */
export function tokensOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+(?:[’'-]\p{L}+)*/gu) ?? []
}
