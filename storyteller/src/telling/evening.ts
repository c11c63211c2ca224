import { type Theme, TRAITS as TRAIT_IDS } from '@perinka/contract/catalog'
import type { Brief, CastMember } from '../brief.ts'
import type { Craft } from '../craft/craft.ts'
import type { Kind } from '../craft/lexicon.ts'
import type { Person } from '../craft/pack.ts'
import type { Telling } from '../craft/telling.ts'
import type { Told, WishFrame } from '../craft/wish-frames.ts'
import { tierOf } from '../plan/bands.ts'
import { leaderOf, worldHeroOf } from '../plan/leader.ts'
import type { Fitting } from './fitting.ts'
import { readingFor, rungFor } from './rungs.ts'
import { type Companion, type Evening, type NamedThing, namedAction, namedEntry } from './stage.ts'

/** What a brief and its wish give a telling. `wanted`: the cast without whom the family keeps out. */
export function eveningOf(
  brief: Brief,
  { telling, frame }: Fitting,
  theme: Theme | null,
  wanted: readonly CastMember[],
  craft: Craft,
): Omit<Evening, 'details'> {
  const { pack } = craft
  const tier = tierOf(brief.child.age)
  const leader = brief.child.isHero ? null : leaderOf(wanted, heroBefore(brief))
  const lead = brief.child.isHero ? null : leader ? pack.person(leader) : worldLead(brief, theme, craft)
  return {
    ...{ language: brief.language, reading: readingFor(tier), rung: rungFor(tier, brief.length) },
    child: pack.child(brief.child.name, brief.child.gender),
    lead,
    companions: wanted
      .filter((member) => member !== leader && !isInTrouble(member, frame))
      .map((member) => companionOf(member, craft)),
    theme,
    when: frame?.when ?? 'always',
    adult: frame ? adultIn(frame, craft) : null,
    things: frame ? thingsFor(telling, frame, craft) : {},
    seed: brief.seed,
  }
}

/** Whom the wish names is told of there, and does not come along besides. */
function isInTrouble({ name }: CastMember, frame: WishFrame | null): boolean {
  const named = (told: Told | null) =>
    told !== null && 'name' in told && told.name?.toLowerCase() === name.toLowerCase()
  return frame !== null && (named(frame.who) || named(frame.whom))
}

const heroBefore = ({ chapter }: Brief) => chapter?.bible.cast.find(({ role }) => role === 'hero')?.name

function worldLead(brief: Brief, theme: Theme | null, { pack }: Craft): Person {
  const { forms, gender } = worldHeroOf(brief, theme ? pack.themes[theme].heroes : pack.custom.heroes)
  return { forms, gender, isChild: false }
}

function companionOf(member: CastMember, { pack }: Craft): Companion {
  return {
    person: pack.person(member),
    isSibling: member.kind === 'sibling',
    traits: member.traits.flatMap((trait) => TRAIT_IDS.find((id) => id === trait) ?? []),
  }
}

/** The grown-up whom the wish names: at the child's side, where it is nobody's trouble. */
function adultIn(frame: WishFrame, { reader, telling }: Craft): Evening['adult'] {
  const named = [frame.whom, frame.where, ...frame.also].find((told) => told?.as === 'kin' && GROWN_UP.has(told.kin))
  if (named?.as !== 'kin') return null
  const words = reader.kin.find(({ kin }) => kin === named.kin)
  return words ? { kin: named.kin, figure: telling.kin(words, named.name) } : null
}

const GROWN_UP = new Set<string>(['mum', 'dad', 'grandma', 'grandpa', 'aunt', 'uncle', 'godmother'])

/** What the wish names for each thing of the telling: `who`, `what`, `whom` and `where` by their part in it, all others by their kind. */
function thingsFor(telling: Telling, frame: WishFrame, craft: Craft): Evening['things'] {
  const parts: Readonly<Record<string, Told | null>> = {
    ...{ who: frame.who, what: frame.what, whom: frame.whom, where: frame.where, action: actionIn(frame) },
  }
  const all = [frame.what, frame.whom, frame.where, ...frame.also]
  const taken: [string, NamedThing][] = []
  for (const [id, { kinds }] of Object.entries(telling.things ?? {})) {
    const candidates = id in parts ? [parts[id] ?? null] : all
    // A thing of no kinds is somebody near, or what is done.
    const suits = (kind: Kind | null) => (kind === null ? kinds.length === 0 : kinds.includes(kind))
    const found = candidates.flatMap((told) => thingOf(told, craft) ?? []).find(({ kind }) => suits(kind))
    if (found) taken.push([id, found.thing])
  }
  return Object.fromEntries(taken)
}

const actionIn = ({ what, whom, also }: WishFrame) =>
  [what, whom, ...also].find((told) => told?.as === 'action') ?? null

/** What is named, and its kind: null where it is none of the lexicon. */
function thingOf(told: Told | null, craft: Craft): { thing: NamedThing; kind: Kind | null } | undefined {
  const { reader, telling, pack } = craft
  const near = (figure: NamedThing['figure']) => ({ thing: { figure, can: [], is: null }, kind: null })
  if (told?.as === 'thing') {
    const entry = reader.entries.find(({ id }) => id === told.entry)
    return entry && { thing: namedEntry(entry, told.name, telling), kind: entry.kind }
  }
  if (told?.as === 'action') {
    const action = reader.actions.find(({ id }) => id === told.action)
    return action && { thing: namedAction(action, telling), kind: null }
  }
  // Somebody near is told of by name alone: "his brother" is called nothing that a story could call him.
  if (told?.as === 'kin' && told.name) {
    const words = reader.kin.find(({ kin }) => kin === told.kin)
    return words && near(telling.kin(words, told.name))
  }
  if (told?.as === 'somebody') {
    const { forms, gender } = pack.person(custom(told.name))
    return near({ forms, gender: gender === 'neutral' ? 'it' : gender })
  }
  return undefined
}

const custom = (name: string): CastMember => ({
  kind: 'custom',
  key: null,
  name,
  description: null,
  traits: [],
  gender: null,
})
