import type { Telling } from '../craft/telling.ts'

/** A telling as the tests want it; `young` alone. */
export const givenTelling = (parts: Partial<Telling> = {}): Telling => ({
  id: 'given',
  shape: 'quest',
  fits: { kind: 'life', subjects: ['jab'], when: ['tomorrow', 'always'] },
  ages: [3, 6],
  titles: ['The Bell'],
  figures: {},
  fact: '[Hero] rang the bell.',
  next: 'The bell rang again.',
  young: '== a\n*bell [Hero] had a bell.\n\n^bell It rang. !asleep [Hero] fell asleep by the bell.',
  ...parts,
})
