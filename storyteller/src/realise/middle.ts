import type { StoryLength, Trait } from '@perinka/contract/catalog'
import type { Frame, Pool } from '../craft/pack.ts'
import { MOST_REFRAINS, MOST_TRIES } from '../plan/bands.ts'
import type { Plan } from '../plan/plan.ts'
import { type Add, nth, type Options, sourceOf } from './beat.ts'
import type { Teller } from './teller.ts'

/** Asked more often, a question becomes a nuisance. */
const MOST_ASKS = 2

/**
 * The way between the trouble and its end: what is met, mended, said and tried, in order; the length takes what it needs. Long,
 * as the way is: one beat after another.
 */
export function middle(
  length: StoryLength,
  plan: Plan,
  teller: Teller,
  single: boolean,
  scene: Pool | null,
  add: Add,
): void {
  const { pack, theme, choose, problem, solution, tier, themeId } = plan
  const own = (pool: Pool, label: string, most: number) =>
    choose.all(pool, `${themeId}/${label}`, sourceOf).slice(0, most)
  const shared = (pool: readonly Frame[], label: string, most: number) =>
    choose.all(pool, label, sourceOf).slice(0, most)
  const parts: { id: string; frame: Frame; options: Options; at: number }[] = []
  const put = (id: string, frame: Frame | undefined, at: number, options: Options) => {
    if (frame !== undefined) parts.push({ id, frame, options, at })
  }

  const met = own(theme.encounters, 'encounter', 4)
  const more = shared(teller.fitting(pack.encounters), 'encounters', 6)
  const hindered = own(theme.obstacles, 'obstacle', 2)
  const anywhere = shared(teller.fitting(pack.obstacles), 'obstacles', 2)
  const tries = choose.all(problem.tries, `${problem.id}/try`, sourceOf).slice(0, MOST_TRIES[length][tier])
  const again = shared(pack.tryAgain ?? [], 'tryAgain', 2)
  const said = shared(pack.afterTry ?? [], 'afterTry', 3)
  const talks = shared(teller.fitting(pack.talks), 'talks', 6)
  const refrains = shared(pack.refrains, 'refrains', MOST_REFRAINS[tier])
  const [kind, kinder] = choose.all(
    pack.kindnesses.filter((k) => teller.fits(k.in)),
    'kindness',
    (k) => sourceOf(k.text),
  )
  const ask = problem.ask && pack.asks ? teller.say(problem.ask, false) : null
  const asks = ask === null ? [] : shared(pack.asks ?? [], 'asks', MOST_ASKS)

  const way = problem.way ?? []
  way.forEach((step, i) => {
    const given = typeof step === 'string' ? undefined : step.gives
    const core = given !== undefined && given === solution.needs
    put(`way.${i}`, typeof step === 'string' ? step : step.text, 2.2 + (i * 6.6) / way.length, {
      core,
      rank: 1.2 + i * 0.6,
    })
  })

  // First out: whom they meet, they ask; and the first try.
  put('encounter.0', met[0], 1, { rank: 2 })
  put('ask.0', asks[0], 1.1, { rank: 2.1, extra: { ask: ask ?? '' } })
  put('encounter.5', met[3], 1.5, { rank: 7.7 })
  put('obstacle.0', hindered[0], 2, { rank: 3 })
  put('refrain.0', refrains[0], 2.1, { rank: 2.2 })
  if (scene) put('request.scene', choose.one(scene, 'request.scene'), 2.5, { core: true })
  put('talk.3', talks[3], 2.8, { rank: 8.5 })
  put('try.0', tries[0], 3, { rank: 1.5 })
  put('said.0', said[0], 3.1, { rank: 3.1, after: 'try.0' })

  // A longer way: a kindness, the second try.
  put('talk.0', talks[0], 3.5, { rank: tier >= 2 ? 4 : 8 })
  put('encounter.6', more[2], 3.8, { rank: 8 })
  put('encounter.1', met[1], 4, { rank: 5 })
  put('refrain.1', refrains[1], 4.4, { rank: 4.5 })
  if (kind) put(`kindness.${pack.kindnesses.indexOf(kind)}`, kind.text, 5, { rank: 4 })
  put('encounter.7', more[3], 5.4, { rank: 8.2 })
  put('obstacle.2', anywhere[0], 5.6, { rank: 7.6 })
  put('again.0', again[0], 5.9, { rank: 3.3, after: 'try.1' })
  put('try.1', tries[1], 6, { rank: 3.2, after: 'try.0' })
  put('said.1', said[1], 6.1, { rank: 4.1, after: 'try.1' })

  // The last stretch: asked once more, tried once more, and a still moment.
  put('talk.4', talks[4], 6.2, { rank: 8.8 })
  put('encounter.2', more[0], 6.5, { rank: 6 })
  put('ask.1', asks[1], 6.6, { rank: 6.1, extra: { ask: ask ?? '' } })
  put('obstacle.1', hindered[1], 7, { rank: 6.5 })
  put('talk.1', talks[1], 7.3, { rank: 6.7 })
  if (kinder) put('favour', kinder.text, 7.5, { rank: 7.8 })
  put('encounter.3', met[2], 8, { rank: 5.8 })
  put('encounter.8', more[4], 8.1, { rank: 9 })
  put('again.1', again[1], 8.4, { rank: 5.6, after: 'try.2' })
  put('try.2', tries[2], 8.5, { rank: 5.5, after: 'try.1' })
  put('said.2', said[2], 8.6, { rank: 5.7, after: 'try.2' })
  put('refrain.2', refrains[2], 8.7, { rank: 6 })
  put('encounter.4', more[1], 8.8, { rank: 7.5 })
  put('talk.2', talks[2], 9.2, { rank: 7.9 })
  put('obstacle.3', anywhere[1], 9.5, { rank: 8.9 })
  put('talk.5', talks[5], 9.6, { rank: 9.1 })
  put('encounter.9', more[5], 9.7, { rank: 9.2 })
  put('turn', shared(pack.turns ?? [], 'turns', 1)[0], 9.9, { rank: 2.4 })

  const spread = 8 / Math.max(1, plan.cast.length)
  // Traits may be a parent's own words: "constructor" is no pool.
  const ofTrait = (trait: string) =>
    Object.hasOwn(pack.cast.byTrait, trait) ? [pack.cast.byTrait[trait as Trait]] : []
  if (single)
    plan.cast.forEach(({ member, person }, i) => {
      const trait = member.key ? undefined : member.traits.flatMap(ofTrait)[0]
      const pool = member.key ? pack.cast.predefined[member.key].deed : (trait ?? pack.cast.anyone.deed)
      put(`deed.${i}`, nth(choose.all(pool, 'deed', sourceOf), i), 1.7 + i * spread, { core: true, friend: person })
    })
  else put('deed', choose.one(pack.cast.deedTogether, 'deedTogether'), 3.2, { core: true })

  for (const { id, frame, options } of parts.sort((a, b) => a.at - b.at)) add(id, frame, options)
}
