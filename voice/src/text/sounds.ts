const LENGTHENED = /(\p{L})\1+/giu

/**
 * What an engine spells letter by letter because it has no vowel, and a reader sounds: “Grrr”, “Mmm”, “Ššš”. The
 * lengthened letter gets a vowel before it (or is one: Slovak r and l). Null for a word that is no such sound.
 */
export function sound(word: string, vowels: RegExp, carrier: (letter: string) => string): string | null {
  const letters = word.toLowerCase()
  if (vowels.test(letters) || !/(\p{L})\1/u.test(letters)) return null
  return letters.replace(LENGTHENED, (_, letter: string) => carrier(letter))
}

/** “Sooooo” and “morrre” as long as the engine can say them: vowels twice at most, consonants once. */
export function shortened(word: string, vowels: RegExp): string {
  return word.replace(/(\p{L})\1{2,}/giu, (_, letter: string) => (vowels.test(letter) ? letter + letter : letter))
}
