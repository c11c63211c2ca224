import { describe, expect, test } from 'vitest'
import type { Language } from './language.ts'
import { sentencesOf } from './sentences.ts'
import { spoken } from './spoken.ts'

/** What the engine is given, clause by clause. */
function read(text: string, language: Language): string {
  const clauses = sentencesOf(text, language).flatMap((sentence) => sentence.clauses)
  return clauses
    .map((clause) => {
      const { text: letters, from } = spoken(text, clause, language)
      expect(from).toHaveLength(letters.length)
      expect(from.every((place, i) => place >= clause.start && place < clause.end && place >= (from[i - 1] ?? 0))).toBe(
        true,
      )
      return letters
    })
    .join(' ')
}

describe('in English', () => {
  test.each([
    ['Mr. Fox & Mrs. Owl, e.g. here', 'mister Fox and missis Owl, for example here.'],
    ['3–5 boats, 1,000 stars, the 2nd at 7:30', '3 to 5 boats, 1,000 stars, the 2nd at 7:30.'],
    ['“Grrr!” said he. Shhh… Mmm. Sooooo long', 'gurr! said he. shush. umm. so long.'],
    ['It’s the children’s <b>sun-dial</b> [[x]] 🙂', "It's the children's b sun-dial b x."],
    ['Was it J. Fox? It was I. Yes', 'Was it J Fox? It was I. Yes.'],
  ])('%s', (text, letters) => {
    expect(read(text, 'en')).toBe(letters)
  })
})

describe('in Slovak', () => {
  test.each([
    [
      'o 7. hodine, 1. mája, 21. kapitola, 3. trieda',
      'o siedmej hodine, prvého mája, dvadsiata prvá kapitola, tretia trieda.',
    ],
    ['2 ryby, 2 chlapci, 2 stromy, 1 sova', 'dve ryby, dvaja chlapci, 2 stromy, jedna sova.'],
    ['3,5 metra, 1 000 hviezd, 3–5 lodí', '3 celé 5 metra, 1000 hviezd, 3 až 5 lodí.'],
    ['napr. sova, p. Novák atď. Brrr! Psst', 'napríklad sova, pán Novák a tak ďalej. bŕ! psit.'],
    ['„Kam ideš?“ pýta sa – a spí…', 'Kam ideš? pýta sa, a spí.'],
    ['Prišlo ich 5. Potom spali.', 'Prišlo ich 5. Potom spali.'],
  ])('%s', (text, letters) => {
    expect(read(text, 'sk')).toBe(letters)
  })
})

test('letters that are written as two are read as one', () => {
  expect(read('Dobrú noc'.normalize('NFD'), 'sk')).toBe('Dobrú noc.')
})

test('letters in fancy dress are read as the letters they are', () => {
  expect(read('𝓛𝓾𝓷𝓪 and the ﬁsh', 'en')).toBe('Luna and the fish.')
  expect(read('𝓛𝓾𝓷𝓪 a 𝕣𝕪𝕓𝕒', 'sk')).toBe('Luna a ryba.')
})
