import { ALL_THEMES, type Theme } from '@perinka/contract/catalog'
import type { Bible, Brief, CastMember } from '../brief.ts'
import type { Tier } from '../craft/measures.ts'
import type { Figure, LanguagePack, Person, Problem, Setting, ThemePack } from '../craft/pack.ts'
import { hash, shuffled } from '../seed.ts'
import { nearestTheme, type ReadWish, readWish } from '../wish/read.ts'
import { avoided, without } from './avoid.ts'
import { tierOf } from './bands.ts'
import { type Chooser, chooser } from './choose.ts'
import { apartFrom, leaderOf, namesOf } from './leader.ts'

/** What the story will be made of, before a word is said. */
export interface Plan {
  pack: LanguagePack
  theme: ThemePack
  /** Label of the theme in traces. */
  themeId: string
  tier: Tier
  seed: string
  choose: Chooser
  setting: Setting
  problem: Problem
  solution: Problem['solutions'][number]
  helper: Figure
  /** Set where a hero of the theme's world leads. */
  worldHero: Figure | null
  /** Set where a member of the cast leads. */
  leader: CastMember | null
  /** The cast without the leader. */
  cast: { member: CastMember; person: Person }[]
  /** Whether the series is away from the world where it lives. */
  isAway: boolean
  /** Whether the helper is an old friend from an earlier chapter. */
  knownHelper: boolean
  wish: ReadWish['told']
}

const byId = (label: string) => (item: { id: string }) => `${label}/${item.id}`

/** A series stays where it began, with the helper of before; its problem is new. */
function fromBible<T extends { id: string }>(
  items: readonly T[],
  name: string | undefined,
  nameOf: (item: T) => string,
): T | null {
  return items.find((item) => nameOf(item) === name) ?? null
}

function inCast(bible: Bible | null, role: string): string | undefined {
  return bible?.cast.find((entry) => entry.role === role)?.name
}

/** The theme that is told: the wished one, or the nearest to the parent's own words. 'custom' where none is near. */
function themeIdOf(brief: Brief, pack: LanguagePack): Theme | 'custom' {
  if (brief.theme.id) return brief.theme.id
  // A series that was begun under a label of its own goes on under it.
  const helper = inCast(brief.chapter?.bible ?? null, 'helper')
  if (helper !== undefined && pack.custom.helpers.some(({ forms }) => forms.name === helper)) return 'custom'
  return nearestTheme(brief.theme.text, pack) ?? 'custom'
}

/**
 * Where a series goes when all the troubles of its own theme have been told: to a world whose troubles have not. Null while there
 * is something left at home, and for a story of its own.
 */
function worldToVisit(brief: Brief, homeId: string, home: ThemePack, pack: LanguagePack): Theme | null {
  if (!brief.chapter) return null
  const heard = new Set(brief.history.flat())
  const isTold = (id: string, theme: ThemePack) => theme.problems.every((one) => heard.has(byId(`${id}/problem`)(one)))
  if (!isTold(homeId, home)) return null
  const others = shuffled(ALL_THEMES, brief.chapter.bible.seriesTitle, 'worlds').filter((id) => id !== homeId)
  return others.find((id) => !isTold(id, pack.themes[id])) ?? null
}

/** Every so many chapters a series is told in another of its theme's places. */
const LOOKS_ABOUT = 3

/** What a language can say to one family tonight: nothing that it keeps out. Made once a story, whatever the attempts. */
export interface Repertoire {
  pack: LanguagePack
  /** The theme that was wished for, and the one told of: another where a series is away from home. */
  homeId: Theme | 'custom'
  home: ThemePack
  theme: ThemePack
  themeId: string
  isAway: boolean
  wish: ReadWish
  pattern: RegExp | null
}

export function repertoireOf(brief: Brief, language: LanguagePack): Repertoire {
  const pattern = avoided(brief)
  const homeId = themeIdOf(brief, language)
  const home = without(homeId === 'custom' ? language.custom : language.themes[homeId], pattern)
  const visited = worldToVisit(brief, homeId, home, language)
  const { themes, custom, topics, lexicon, ...shared } = language
  const pack = {
    ...{ ...without(shared, pattern), cast: without(language.cast, pattern), themes, custom, topics },
    lexicon: { ...lexicon, things: lexicon.things.filter(({ name }) => !(name && pattern?.test(name))) },
  }
  const read = readWish(brief, pack)
  return {
    ...{ pack, homeId, home, theme: visited ? without(themes[visited], pattern) : home },
    ...{ themeId: visited ?? homeId, isAway: visited !== null, pattern },
    wish: { ...read, told: read.told && { ...read.told, pools: without(read.told.pools, pattern) } },
  }
}

/** Plans a story. `attempt` gives another plan for the same brief, where the first did not come out well. */
export function planStory(brief: Brief, repertoire: Repertoire, attempt: number): Plan {
  const { pack, home, theme, themeId, isAway, pattern } = repertoire
  const seed = `${hash(JSON.stringify({ ...brief, history: [], tellings: [] }))}.${attempt}`
  const choose = chooser(seed, brief.history)
  const bible = brief.chapter?.bible ?? null

  const wanted = brief.cast.filter((member) => !pattern?.test(member.name))
  const leader = brief.child.isHero ? null : leaderOf(wanted, inCast(bible, 'hero'))
  const worldHero =
    brief.child.isHero || leader
      ? null
      : (fromBible(home.heroes, inCast(bible, 'hero'), (h) => h.forms.name) ??
        choose.one(apartFrom(namesOf(brief), theme.heroes), 'hero', byId(`${themeId}/hero`)))

  // A series stays in its place as long as there is trouble there that the child has not heard of; now and then it looks about.
  const looksAbout = (brief.chapter?.number ?? 0) % LOOKS_ABOUT === 0
  const place = looksAbout ? null : fromBible(theme.settings, bible?.place, (s) => s.place.name)
  const heard = new Set(brief.history.flat())
  const knownHelper = fromBible(home.helpers, inCast(bible, 'helper'), (h) => h.forms.name)
  const local = theme.problems.filter(
    (one) =>
      (!one.at || !place || one.at.includes(place.id)) && !(knownHelper && one.without?.includes(knownHelper.id)),
  )
  const fresh = local.some((one) => !heard.has(byId(`${themeId}/problem`)(one)))
  const problem = choose.one(fresh ? local : theme.problems, 'problem', byId(`${themeId}/problem`))
  const settings = theme.settings.filter((setting) => !problem.at || problem.at.includes(setting.id))
  const stays = place && settings.includes(place) ? place : null
  const setting =
    stays ?? choose.one(settings.length > 0 ? settings : theme.settings, 'setting', byId(`${themeId}/setting`))
  const helper =
    knownHelper ??
    choose.one(
      apartFrom(
        namesOf(brief),
        theme.helpers.filter(({ id }) => !problem.without?.includes(id)),
      ),
      'helper',
      byId(`${themeId}/helper`),
    )
  const solution = choose.one(problem.solutions, 'solution', byId(`${themeId}/${problem.id}`))
  const cast = wanted.filter((member) => member !== leader).map((member) => ({ member, person: pack.person(member) }))
  return {
    ...{ pack, theme, themeId, tier: tierOf(brief.child.age), seed, choose, setting, problem, solution, helper },
    ...{ worldHero, leader, cast, wish: repertoire.wish.told, isAway, knownHelper: knownHelper !== null },
  }
}
