import type { Brief, CastMember } from '../brief.ts'
import type { Figure } from '../craft/pack.ts'
import { shuffled } from '../seed.ts'

/** Who leads in the child's place: who led the series, else a sibling, else the family's own, else one of the four. */
export function leaderOf(cast: readonly CastMember[], before: string | undefined): CastMember | null {
  const kinds = ['sibling', 'custom', 'predefined'] as const
  const named = cast.find((member) => member.name === before)
  return named ?? kinds.flatMap((kind) => cast.filter((member) => member.kind === kind))[0] ?? null
}

/** Names that nobody else of a story may bear, in lower case. */
export const namesOf = (brief: Brief) =>
  new Set([...brief.familyNames, ...brief.cast.map(({ name }) => name)].map((name) => name.toLowerCase()))

/** Figures who are no namesakes of the listener or of anybody in the story; all where every one is. */
export function apartFrom(names: ReadonlySet<string>, figures: readonly Figure[]): readonly Figure[] {
  const apart = figures.filter(
    ({ forms }) =>
      !forms.name
        .toLowerCase()
        .split(' ')
        .some((word) => names.has(word)),
  )
  return apart.length > 0 ? apart : figures
}

/** A hero of the theme's world, where neither the child nor anybody of the family leads. */
export function worldHeroOf(brief: Brief, heroes: readonly Figure[]): Figure {
  const [hero] = shuffled(apartFrom(namesOf(brief), heroes), brief.seed, 'lead')
  if (!hero) throw new Error('a theme without heroes')
  return hero
}
