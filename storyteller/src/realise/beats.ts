import { PREDEFINED_CHARACTERS, themeOf } from '@perinka/contract/catalog'
import type { Brief, CastMember } from '../brief.ts'
import type { CastFrames, Frame, LanguagePack, Pool } from '../craft/pack.ts'
import { thingsIn } from '../craft/things.ts'
import type { Plan } from '../plan/plan.ts'
import { type Add, type Beat, nth, type Options, sourceOf } from './beat.ts'
import { middle } from './middle.ts'
import type { Teller } from './teller.ts'

/** More single arrivals and deeds than this would crowd the story. */
const MOST_SINGLE = { short: [1, 1, 1, 2], medium: [2, 2, 3, 3], long: [2, 3, 4, 4] } as const

export interface Composition {
  beats: Beat[]
  /** The soft promise that a chapter makes. */
  promise: string
}

/** The whole arc in order, core and optional beats, each already said both ways. Long, as the arc is: one beat after another. */
export function compose(brief: Brief, plan: Plan, teller: Teller): Composition {
  const { pack, choose, setting, problem, tier, themeId } = plan
  const beats: Beat[] = []
  const add = (
    id: string,
    frame: Frame,
    { core = false, rank = 5, spare, after, friend = null, extra = {} }: Options = {},
  ) =>
    beats.push({
      id,
      source: sourceOf(frame),
      core,
      rank,
      spare,
      after,
      lean: teller.say(frame, false, friend, extra),
      full: teller.say(frame, true, friend, extra),
    })
  const one = (pool: Pool, label: string) => choose.one(pool, label)
  /** For the ith of the cast: two who draw from one pool get different frames. */
  const apart = (pool: Pool, label: string, i: number) => nth(choose.all(pool, label, sourceOf), i)
  /** A shared pool's frames are remembered by their words, since what fits differs from story to story. */
  const some = (pool: readonly Frame[], label: string, most: number) => choose.all(pool, label, sourceOf).slice(0, most)

  // Cosy start.
  const opening = some(teller.fitting(pack.openings ?? []), 'opening', 1)[0]
  if (opening) add('opening', opening, { core: true, spare: 1 })
  if (plan.worldHero && !brief.chapter)
    add('hero', one(plan.worldHero.meet, `hero/${plan.worldHero.id}`), { core: true })
  if (plan.leader) {
    add('hero', introduced(one(framesOf(plan.leader).lead, 'lead'), plan.leader), {
      core: true,
      friend: teller.hero,
    })
  }
  if (plan.isAway && pack.away) add('away', one(pack.away, 'away'), { core: true })
  add('open', one(setting.open, `${setting.id}/open`), { core: true })
  if (brief.chapter) {
    const fact = brief.chapter.bible.facts.at(-1)
    if (fact) add('recall', one(pack.recall, 'recall'), { core: true, extra: { fact } })
  }
  const request = plan.wish?.pools ?? null
  if (request) add('request.early', one(request.early, 'request.early'), { core: true, spare: 6 })
  add('detail', one(setting.detail, `${setting.id}/detail`), { rank: 1 })

  // The one small trouble, and who comes along.
  add('spark', one(problem.spark, `${problem.id}/spark`), { core: true })
  if (plan.knownHelper && pack.meetAgain) add('meet', one(pack.meetAgain, 'meetAgain'), { core: true })
  else add('meet', one(plan.helper.meet, `${plan.helper.id}/meet`), { core: true })
  const single = plan.cast.length <= (MOST_SINGLE[brief.length][tier] ?? 2)
  const companies = companiesOf(plan.cast, single)
  companies.forEach((company, i) => {
    const [first, ...others] = company
    if (!first) return
    const extra = pack.company(company.map(({ person }) => person))
    if (others.length > 0)
      add(`arrive.${i}`, one(together(company).arriveTogether, 'arriveTogether'), { core: true, extra })
    else {
      const arrive = apart(ways(first.member).arrive, 'arrive', i)
      add(`arrive.${i}`, introduced(arrive, first.member), { core: true, friend: first.person })
    }
  })
  const setOff = some(teller.fitting(pack.setOff), 'setOff', 1)[0]
  if (setOff) add('setOff', setOff, { rank: 2 })

  // The way: what is met, mended, said and tried.
  middle(brief.length, plan, teller, single, request?.scene ?? null, add)

  // The kind ending of the trouble.
  add('solution', one(plan.solution.text, `${problem.id}/${plan.solution.id}`), { core: true })
  add('after', one(problem.after, `${problem.id}/after`), { core: true, spare: 4 })
  const promise = teller.say(one(pack.promises, 'promise'), false)

  // Home and to bed.
  add('home', one(setting.home, `${setting.id}/home`), { core: true })
  add('helper.rest', one(plan.helper.rest, `${plan.helper.id}/rest`), { rank: 3 })
  companies.forEach((company, i) => {
    const [first, ...others] = company
    if (!first) return
    const extra = pack.company(company.map(({ person }) => person))
    if (others.length > 0) add(`rest.${i}`, one(together(company).restTogether, 'restTogether'), { core: true, extra })
    else
      add(`rest.${i}`, apart(ways(first.member).rest, 'rest', i), {
        // Where there is no room for it, siblings are still wished good night.
        ...{ rank: 3, core: true, spare: 1, friend: first.person },
      })
  })
  const keepsake = beats.find((beat) => beat.id.startsWith('kindness.'))
  const kindness = keepsake && pack.kindnesses[Number(keepsake.id.split('.')[1])]
  if (kindness) add('keepsake', kindness.keepsake, { rank: 4.1, after: keepsake.id })
  if (request) add('request.echo', one(request.echo, 'request.echo'), { core: true, spare: 2 })
  favourites(brief, plan, teller, add)
  const evening = teller.fitting(pack.rituals)
  // In the order of an evening, which is the order of the pool: milk before teeth, and teeth before bed.
  const rituals = some(evening, 'ritual', 2).sort((one, other) => evening.indexOf(one) - evening.indexOf(other))
  for (const [i, frame] of rituals.entries()) add(`ritual.${i}`, frame, { core: i === 0, spare: 3, rank: 9 })
  const asleep = some(teller.fitting(pack.asleep), 'asleep', 1)[0]
  if (asleep) add('asleep', asleep, { core: true })
  if (brief.chapter) add('promise', promise, { core: true })
  const siblings = brief.cast.filter(({ kind }) => kind === 'sibling').map((member) => pack.person(member))
  if (siblings.length > 0)
    add('siblings', one(pack.cast.siblings.goodnight, 'siblings/goodnight'), {
      core: true,
      extra: pack.company(siblings),
    })
  const night = teller.childLeads ? pack.goodnight : pack.goodnightChild
  add('goodnight', one(night, 'goodnight'), { core: true })
  choose.used(`theme/${themeId}`)
  return { beats, promise }

  /** A described member is told about where it comes in; only the very smallest story leaves that out where it is crowded. */
  function introduced(frame: Frame, member: CastMember): Frame {
    const described = pack.describe(member)
    if (!described) return frame
    return tier === 0 && brief.length === 'short' ? `${frame} ((${described}))` : `${frame} ${described}`
  }

  function framesOf(member: CastMember): CastFrames {
    return member.key ? pack.cast.predefined[member.key] : pack.cast.anyone
  }

  /** How somebody comes and goes to bed: a sibling does both in the hero's own house, where one of the family leads. */
  function ways(member: CastMember): Pick<CastFrames, 'arrive' | 'rest'> {
    return isAtHome(member) ? pack.cast.siblings : framesOf(member)
  }

  function together(company: Plan['cast']): Pick<LanguagePack['cast'], 'arriveTogether' | 'restTogether'> {
    return company.every(({ member }) => isAtHome(member)) ? pack.cast.siblings : pack.cast
  }

  function isAtHome({ kind }: CastMember): boolean {
    return kind === 'sibling' && (teller.childLeads || plan.leader?.kind === 'sibling')
  }
}

/** Who is told of in one breath: each alone where there is room; else the siblings apart from the others, and everybody where that parts nobody. */
function companiesOf(cast: Plan['cast'], single: boolean): Plan['cast'][] {
  if (single) return cast.map((one) => [one])
  const siblings = cast.filter(({ member }) => member.kind === 'sibling')
  const others = cast.filter(({ member }) => member.kind !== 'sibling')
  return siblings.length > 1 && others.length > 0 ? [siblings, others] : [cast]
}

/** What the child loves shows at home, at the end; only where the child is in the story. */
function favourites(brief: Brief, plan: Plan, teller: Teller, add: Add): void {
  if (!teller.childLeads) return
  const { pack, choose } = plan
  const inStory = new Set(brief.cast.map((member) => member.name.toLowerCase()))
  const disliked = brief.child.dislikedCharacters
  const character = brief.child.favoriteCharacters
    .filter((name) => !disliked.includes(name) && !inStory.has(name.toLowerCase()))
    .flatMap((name) => known(name, plan) ?? [])[0]
  if (character)
    add('favourite', choose.one(pack.cast.favourite, 'favourite'), { rank: 3.5, extra: { favourite: character } })
  const themes = brief.child.favoriteThemes.map((label) => themeOf(label)).filter((t) => t && t !== brief.theme.id)
  const [theme] = themes
  if (theme) add('favourite.theme', choose.one(pack.themes[theme].favourite, `${theme}/favourite`), { rank: 4 })
}

/** A favourite as we call it: one of the product's four, or a thing we know. What else a parent typed stays unsaid. */
function known(name: string, { pack }: Plan): string | null {
  const four = PREDEFINED_CHARACTERS.find((one) => one.name.toLowerCase() === name.trim().toLowerCase())
  if (four)
    return pack.person({ ...four, kind: 'predefined', description: null, traits: [], gender: null }).forms.name ?? null
  const thing = thingsIn(name, pack.lexicon).find((one) => one.name !== null)?.name
  return thing ? pack.lexicon.one(thing) : null
}
