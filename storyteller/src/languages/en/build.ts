import type { Figure, Frame, Setting, World } from '../../craft/pack.ts'

/** A place and its pieces; `at` is the place with its preposition. */
export function place(
  id: string,
  world: World,
  name: string,
  at: string,
  open: Frame[],
  detail: Frame[],
  home: Frame[],
): Setting {
  return { id, in: world, place: { name, at }, open, detail, home }
}

export function figure(id: string, name: string, gender: 'she' | 'he', meet: Frame[], rest: Frame[]): Figure {
  return { id, forms: { name }, gender, meet, rest }
}
