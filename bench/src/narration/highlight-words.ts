import type { Language } from '@perinka/contract/catalog'

const CONSONANTS = ['m', 's', 'b', 'l', 'k']
/** Unlike vowels for each: after a vowel, a vowel is bound otherwise than a consonant. */
const VOWELS: Record<string, string[]> = {
  ...{ a: ['i', 'u'], e: ['o', 'u'], i: ['a', 'o'] },
  ...{ o: ['i', 'e'], u: ['a', 'i'], y: ['a', 'o'] },
}
/** Words that carry no stress: one stands for another, else the phrase would be stressed anew, far before the word. */
const LITTLE: Record<Language, string[]> = {
  en: 'of the at for to with his but and was a in not as on it is us'.split(' '),
  sk: 'na o sa do že po by ako u a si s v k z i ale za ku so'.split(' '),
}
const WAYS = 3
/** Sounds that are alike: a change of one into the other would be heard late. */
const ALIKE = ['mn', 'szcšžč', 'bp', 'lr', 'kgqc']

/** Words that begin otherwise and sound much the same from there on; none where the word is not made of letters alone. */
export function otherWords(word: string, language: Language): string[] {
  if (/[^\p{L}’'-]/u.test(word)) return []
  const [, begins = '', rest = ''] = /^([^aeiouyáäéíóôúý]*)(.*)$/iu.exec(word) ?? []
  const first = word.charAt(0).toLowerCase()
  const isLittle = LITTLE[language].includes(word.toLowerCase()) || rest === ''
  const others = isLittle
    ? unlike(LITTLE[language], first)
    : begins === ''
      ? otherVowels(first, rest)
      : unlike(CONSONANTS, first).map((sound) => sound + rest)
  const isCapital = word.charAt(0) !== first
  return isCapital ? others.map((other) => other.charAt(0).toUpperCase() + other.slice(1)) : others
}

function unlike(choice: string[], first: string): string[] {
  const isLike = (other: string) =>
    other === first || ALIKE.some((alike) => alike.includes(other) && alike.includes(first))
  return choice.filter((other) => !isLike(other.charAt(0))).slice(0, WAYS)
}

function otherVowels(first: string, word: string): string[] {
  const vowels = VOWELS[first.normalize('NFD').charAt(0)] ?? []
  return [...vowels.map((vowel) => vowel + word.slice(1)), ...CONSONANTS.slice(0, 2).map((sound) => sound + word)]
}

export const beginsWithVowel = (word: string) => /^[aeiouyáäéíóôúý]/i.test(word)
