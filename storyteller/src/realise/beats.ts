import { type Trait, themeOf } from '@perinka/contract/catalog'
import type { Brief, CastMember } from '../brief.ts'
import { MOST_TRIES } from '../plan/bands.ts'
import type { Plan } from '../plan/plan.ts'
import type { CastFrames, Frame, Person, Pool } from './pack.ts'
import type { Teller } from './teller.ts'

/** One piece of the story at its place in the arc. */
export interface Beat {
  id: string
  /** Text without and with its details. */
  lean: string
  full: string
  /** Must be said, whatever the length. */
  core: boolean
  /** Order in which the optional ones are taken in: smaller first. */
  rank: number
  /** Order in which core beats are given up where even the core is too long for the band: smaller first; never where left out. */
  spare?: number
  /** Id of an earlier beat without which this one makes no sense. */
  after?: string
}

type Options = { core?: boolean; rank?: number; spare?: number; after?: string; friend?: Person | null; extra?: Record<string, string> }

/** More single arrivals and deeds than this would crowd the story. */
const MOST_SINGLE = { short: [1, 1, 1, 2], medium: [2, 2, 3, 3], long: [2, 3, 4, 4] } as const

export interface Composition {
  beats: Beat[]
  /** The soft promise that a chapter makes. */
  promise: string
}

/** The whole arc in order, core and optional beats, each already said both ways. */
export function compose(brief: Brief, plan: Plan, teller: Teller): Composition {
  const { pack, theme, choose, setting, problem, tier, themeId } = plan
  const beats: Beat[] = []
  const add = (id: string, frame: Frame, { core = false, rank = 5, spare, after, friend = null, extra = {} }: Options = {}) =>
    beats.push({ id, core, rank, spare, after, lean: teller.say(frame, false, friend, extra), full: teller.say(frame, true, friend, extra) })
  const one = (pool: Pool, label: string) => choose.one(pool, label)
  /** A shared pool's frames are remembered by their place in the whole pool. */
  const some = (pool: readonly Frame[], label: string, most: number) =>
    choose.all(pool, label, (frame) => frame).slice(0, most)

  // Cosy start.
  if (plan.worldHero) add('hero', one(plan.worldHero.meet, `hero/${plan.worldHero.id}`), { core: true })
  if (plan.leader) {
    add('hero', one(framesOf(plan.leader, plan).lead, 'lead'), { core: true, friend: teller.hero })
    const described = pack.describe(plan.leader)
    if (described) add('hero.described', described, { core: true, spare: 5, friend: teller.hero })
  }
  add('open', one(setting.open, `${setting.id}/open`), { core: true })
  if (brief.chapter) {
    const fact = brief.chapter.bible.facts.at(-1)
    if (fact) add('recall', one(pack.recall, 'recall'), { core: true, extra: { fact } })
  }
  const request = plan.topic?.topic ?? (brief.request && /[\p{L}\p{N}\p{Emoji}]/u.test(brief.request) ? pack.wish : null)
  if (request) add('request.early', one(request.early, 'request.early'), { core: true, spare: 6 })
  add('detail', one(setting.detail, `${setting.id}/detail`), { rank: 1 })

  // The one small trouble, and who comes along.
  add('spark', one(problem.spark, `${problem.id}/spark`), { core: true })
  add('meet', one(plan.helper.meet, `${plan.helper.id}/meet`), { core: true })
  const single = plan.cast.length <= (MOST_SINGLE[brief.length][tier] ?? 2)
  if (single) {
    plan.cast.forEach(({ member, person }, i) => {
      add(`arrive.${i}`, one(framesOf(member, plan).arrive, `arrive.${i}`), { core: true, friend: person })
      const described = pack.describe(member)
      if (described) add(`described.${i}`, described, { core: true, spare: 5, friend: person })
    })
  } else add('arrive', one(pack.cast.arriveTogether, 'arriveTogether'), { core: true })
  const setOff = some(teller.fitting(pack.setOff), 'setOff', 1)[0]
  if (setOff) add('setOff', setOff, { rank: 2 })

  // The way: what is met, mended, said and tried.
  middle(brief, plan, teller, single, request?.scene ?? null, add)

  // The kind ending of the trouble.
  add('solution', one(plan.solution.text, `${problem.id}/${plan.solution.id}`), { core: true })
  add('after', one(problem.after, `${problem.id}/after`), { core: true, spare: 4 })
  const promise = teller.say(one(pack.promises, 'promise'), false)

  // Home and to bed.
  add('home', one(setting.home, `${setting.id}/home`), { core: true })
  add('helper.rest', one(plan.helper.rest, `${plan.helper.id}/rest`), { rank: 3 })
  if (single)
    plan.cast.forEach(({ member, person }, i) => {
      add(`rest.${i}`, one(framesOf(member, plan).rest, `rest.${i}`), { rank: 3, core: true, spare: 1, friend: person })
    })
  else add('rest', one(pack.cast.restTogether, 'restTogether'), { core: true })
  const keepsake = beats.find((beat) => beat.id.startsWith('kindness.'))
  const kindness = keepsake && pack.kindnesses[Number(keepsake.id.split('.')[1])]
  if (kindness) add('keepsake', kindness.keepsake, { rank: 4.1, after: keepsake.id })
  if (request) add('request.echo', one(request.echo, 'request.echo'), { core: true, spare: 2 })
  favourites(brief, plan, teller, add)
  const rituals = some(teller.fitting(pack.rituals), 'ritual', 2)
  rituals.forEach((frame, i) => add(`ritual.${i}`, frame, { core: i === 0, spare: 3, rank: 9 }))
  const asleep = some(teller.fitting(pack.asleep), 'asleep', 1)[0]
  if (asleep) add('asleep', asleep, { core: true })
  if (brief.chapter) add('promise', promise, { core: true })
  const night = teller.childLeads ? pack.goodnight : pack.goodnightChild
  add('goodnight', one(night, 'goodnight'), { core: true })
  choose.used(`theme/${themeId}`)
  return { beats, promise }

  function framesOf(member: CastMember, { pack: { cast } }: Plan): CastFrames {
    return member.key ? cast.predefined[member.key] : cast.anyone
  }
}

type Add = (id: string, frame: Frame, options?: Options) => void

function middle(brief: Brief, plan: Plan, teller: Teller, single: boolean, scene: Pool | null, add: Add): void {
  const { pack, theme, choose, problem, tier, themeId } = plan
  const own = (pool: Pool, label: string, most: number) => choose.all(pool, `${themeId}/${label}`).slice(0, most)
  const shared = (pool: readonly Frame[], label: string, most: number) =>
    choose.all(pool, label, (frame) => frame).slice(0, most)
  const parts: { id: string; frame: Frame; options: Options; at: number }[] = []
  const put = (id: string, frame: Frame | undefined, at: number, options: Options) => {
    if (frame !== undefined) parts.push({ id, frame, options, at })
  }

  const met = own(theme.encounters, 'encounter', 4)
  const more = shared(teller.fitting(pack.encounters), 'encounters', 6)
  const hindered = own(theme.obstacles, 'obstacle', 2)
  const anywhere = shared(teller.fitting(pack.obstacles), 'obstacles', 2)
  const tries = choose.all(problem.tries, `${problem.id}/try`).slice(0, MOST_TRIES[tier])
  const talks = shared(teller.fitting(pack.talks), 'talks', 6)
  const refrains = shared(pack.refrains, 'refrains', tier <= 1 ? 3 : 1)
  const [kind, kinder] = choose.all(pack.kindnesses.filter((k) => teller.fits(k.in)), 'kindness', (k) => k.text)

  const ask = problem.ask && pack.asks ? teller.say(problem.ask, false) : null
  const asks = ask === null ? [] : shared(pack.asks ?? [], 'asks', 3)
  asks.forEach((frame, i) => put(`ask.${i}`, frame, [1.3, 4.2, 8.6][i] ?? 9, { rank: [2.1, 4.2, 7.3][i] ?? 9, extra: { ask: ask ?? '' } }))

  put('encounter.0', met[0], 1, { rank: 2 })
  put('refrain.0', refrains[0], 1.5, { rank: 2.2 })
  put('obstacle.0', hindered[0], 2, { rank: 3 })
  if (scene) put('request.scene', choose.one(scene, 'request.scene'), 2.5, { core: true })
  put('talk.3', talks[3], 2.8, { rank: 8.5 })
  put('try.0', tries[0], 3, { rank: 1.5 })
  put('refrain.1', refrains[1], 3.5, { rank: 4.5 })
  put('encounter.1', met[1], 4, { rank: 5 })
  put('talk.0', talks[0], 4.5, { rank: tier >= 2 ? 4 : 8 })
  if (kind) put(`kindness.${pack.kindnesses.indexOf(kind)}`, kind.text, 5, { rank: 4 })
  put('encounter.7', more[3], 5.4, { rank: 8.2 })
  put('try.1', tries[1], 6, { rank: 5.5 })
  put('encounter.2', more[0], 6.5, { rank: 6 })
  put('talk.4', talks[4], 6.7, { rank: 8.8 })
  put('obstacle.1', hindered[1], 7, { rank: 6.5 })
  put('talk.1', talks[1], 7.3, { rank: 6.7 })
  put('try.2', tries[2], 7.6, { rank: 7 })
  put('encounter.3', met[2], 8, { rank: 7.2 })
  if (kinder) put('favour', kinder.text, 8.3, { rank: 7.8 })
  put('encounter.4', more[1], 8.5, { rank: 7.5 })
  put('refrain.2', refrains[2], 8.7, { rank: 6 })
  put('obstacle.2', anywhere[0], 8.8, { rank: 7.6 })
  put('encounter.5', met[3], 9, { rank: 7.7 })
  put('talk.2', talks[2], 9.2, { rank: 7.9 })
  put('encounter.6', more[2], 9.4, { rank: 8 })
  put('obstacle.3', anywhere[1], 9.5, { rank: 8.9 })
  put('encounter.8', more[4], 9.6, { rank: 9 })
  put('talk.5', talks[5], 9.7, { rank: 9.1 })
  put('encounter.9', more[5], 9.8, { rank: 9.2 })
  const spread = 8 / Math.max(1, plan.cast.length)
  if (single)
    plan.cast.forEach(({ member, person }, i) => {
      const trait = member.key ? undefined : member.traits.map((t) => pack.cast.byTrait[t as Trait]).find(Boolean)
      const pool = member.key ? pack.cast.predefined[member.key].deed : (trait ?? pack.cast.anyone.deed)
      put(`deed.${i}`, choose.one(pool, `deed.${i}`), 1.7 + i * spread, { core: true, friend: person })
    })
  else put('deed', choose.one(pack.cast.deedTogether, 'deedTogether'), 3.2, { core: true })

  for (const { id, frame, options } of parts.sort((a, b) => a.at - b.at)) add(id, frame, options)
}

/** What the child loves shows at home, at the end; only where the child is in the story. */
function favourites(brief: Brief, plan: Plan, teller: Teller, add: Add): void {
  if (!teller.childLeads) return
  const { pack, choose } = plan
  const inStory = new Set(brief.cast.map((member) => member.name.toLowerCase()))
  const character = brief.child.favoriteCharacters.find((name) => !inStory.has(name.toLowerCase()))
  if (character && !brief.child.dislikedCharacters.includes(character))
    add('favourite', choose.one(pack.cast.favourite, 'favourite'), { rank: 3.5, extra: { favourite: character } })
  const themes = brief.child.favoriteThemes.map((label) => themeOf(label)).filter((t) => t && t !== brief.theme.id)
  const [theme] = themes
  if (theme) add('favourite.theme', choose.one(pack.themes[theme].favourite, `${theme}/favourite`), { rank: 4 })
}
