import type { Brief, CastMember } from './brief.ts'
import type { Tier } from './craft/measures.ts'
import type { LanguagePack, Person, Piece, Roles } from './craft/pack.ts'
import { CRAFTS } from './languages/crafts.ts'
import { avoided } from './plan/avoid.ts'
import { tierOf } from './plan/bands.ts'
import { say } from './realise/frame.ts'
import { chance, shuffled } from './seed.ts'

/** Roles and words that only a whole planned story fills. */
const NEEDS_A_PLAN = /\[(?:helper|h\.|friend|f\.|place|at\]|refrain|ask|fact|wish|theme)/i

/**
 * The quiet end of a story that somebody else began and could not finish: the way home, a ritual, sleep, and the goodnight;
 * two to four paragraphs, about 50 to 120 words. Who is not in the story is only wished a good night. The same brief gives the same end.
 */
export function windDown(brief: Brief): string[] {
  const { pack, homeward } = CRAFTS[brief.language]
  const tier = tierOf(brief.child.age)
  const child = pack.child(brief.child.name, brief.child.gender)
  const leader = brief.child.isHero ? child : leaderOf(brief.cast, pack)
  const lineOf = speaker(brief, pack, tier, { child, hero: leader ?? child })
  const night = lineOf(brief.child.isHero ? pack.goodnight : pack.goodnightChild, 'goodnight')
  const home = lineOf(homeward, 'homeward')
  if (!leader) return [home, night].filter(Boolean)
  const bed = [lineOf(pack.rituals, 'ritual'), lineOf(pack.asleep, 'asleep')].filter(Boolean)
  return [home, ...bed, night].filter(Boolean)
}

/** Says one piece of a pool that fits: this age, no role of a plan, nothing the family keeps out. "" where none does. */
function speaker(brief: Brief, pack: LanguagePack, tier: Tier, people: Pick<Roles, 'child' | 'hero'>) {
  const unwanted = avoided(brief)
  const roles: Roles = { ...people, helper: people.hero, friend: null, place: { name: '' }, words: {} }
  return (pieces: readonly Piece[], label: string): string => {
    const fitting = pieces
      .filter((piece) => fits(piece, brief))
      .map((piece) => (typeof piece === 'string' ? piece : piece.text))
    const said = shuffled(fitting, brief.seed, label).map((frame) =>
      pack.polish(
        say(frame, {
          tier,
          full: false,
          pick: (n) => chance(brief.seed, `${frame}#${n}`),
          resolve: (slot) => pack.resolve(slot, roles),
        }),
      ),
    )
    return said.find((text) => !unwanted?.test(text)) ?? said[0] ?? ''
  }
}

function fits(piece: Piece, { child }: Brief): boolean {
  if (typeof piece === 'string') return !NEEDS_A_PLAN.test(piece)
  return !piece.in && !piece.hero && child.age >= (piece.from ?? 0) && !NEEDS_A_PLAN.test(piece.text)
}

/** Who is most likely to lead a story that the child is not in; null where nobody was wished for. */
function leaderOf(cast: readonly CastMember[], pack: LanguagePack): Person | null {
  const [leader] = (['sibling', 'custom', 'predefined'] as const).flatMap((kind) =>
    cast.filter((one) => one.kind === kind),
  )
  return leader ? pack.person(leader) : null
}
