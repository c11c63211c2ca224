export const NUMBERS = [
  'nil',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** Scores that a child's match may end with: the higher and the lower. */
export const SCORES = NUMBERS.flatMap((_, most) =>
  [0, 1, 2, 3, 4].filter((least) => least < most).map((least) => [most, least] as const),
).reverse()

/** Sides of children are under so many years. */
export const AGES = [6, 7, 8, 9, 10, 11, 12]
