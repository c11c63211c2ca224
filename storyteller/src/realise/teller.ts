import type { Brief } from '../brief.ts'
import type { Figure, Frame, Person, Piece, Roles, World } from '../craft/pack.ts'
import type { Plan } from '../plan/plan.ts'
import { chance } from '../seed.ts'
import { labelOf } from '../wish/read.ts'
import { say } from './frame.ts'

/** Says frames for one planned story. */
export interface Teller {
  /** Text of a frame; ¶ kept. `friend` fills the role of the cast member it is about, `extra` adds words. */
  say(frame: Frame, full: boolean, friend?: Person | null, extra?: Record<string, string>): string
  hero: Person
  helper: Person
  childLeads: boolean
  /** Frames of the pieces that fit this world, age and hero. */
  fitting(pieces: readonly Piece[]): Frame[]
  fits(worlds: readonly World[] | undefined): boolean
}

const figurePerson = (figure: Figure): Person => ({ forms: figure.forms, gender: figure.gender, isChild: false })

export function teller(brief: Brief, plan: Plan): Teller {
  const { pack } = plan
  const child = pack.child(brief.child.name, brief.child.gender)
  const hero = plan.worldHero ? figurePerson(plan.worldHero) : plan.leader ? pack.person(plan.leader) : child
  const helper = figurePerson(plan.helper)
  const base: Omit<Roles, 'friend' | 'words'> = { hero, helper, child, place: plan.setting.place }
  const words: Record<string, string> = {
    ...plan.wish?.words,
    ...pack.company(plan.cast.map(({ person }) => person)),
    theme: labelOf(brief.theme.text, pack),
  }
  const frame = (piece: Piece) => (typeof piece === 'string' ? piece : piece.text)
  const fits = (worlds: readonly World[] | undefined) => !worlds || worlds.includes(plan.setting.in)

  function speak(text: Frame, full: boolean, friend: Person | null = null, extra: Record<string, string> = {}): string {
    const roles: Roles = { ...base, friend, words: { ...words, ...extra } }
    return say(text, {
      ...{ tier: plan.tier, full },
      pick: (n) => chance(plan.seed, `${text}#${n}`),
      resolve: (slot) => pack.resolve(slot, roles),
    })
  }
  words.refrain = speak(
    plan.choose.one(plan.problem.refrain, 'refrain', (_, i) => `${plan.problem.id}/refrain.${i}`),
    false,
  )
  return {
    say: speak,
    ...{ hero, helper, fits },
    childLeads: hero === child,
    fitting: (pieces) =>
      pieces
        .filter((piece) => {
          if (typeof piece === 'string') return true
          const forHero = !piece.hero || (piece.hero === 'child') === (hero === child)
          return fits(piece.in) && forHero && brief.child.age >= (piece.from ?? 0)
        })
        .map(frame),
  }
}
