import { type Theme, TRAITS as TRAIT_IDS } from '@perinka/contract/catalog'
import type { Brief, CastMember } from '../brief.ts'
import type { Craft } from '../craft/craft.ts'
import type { Kind } from '../craft/lexicon.ts'
import type { Person } from '../craft/pack.ts'
import type { Telling } from '../craft/telling.ts'
import type { EventId, Kin, Subject, Told, WishFrame } from '../craft/wish-frames.ts'
import { tierOf } from '../plan/bands.ts'
import { leaderOf, worldHeroOf } from '../plan/leader.ts'
import type { Fitting } from './fitting.ts'
import { namedIn } from './named.ts'
import { readingFor, rungFor } from './rungs.ts'
import { type Companion, type Evening, type NamedThing, namedAction, namedEntry, personOf } from './stage.ts'

/** Who and what an evening has beside its wish. `wanted`: the cast without whom the family keeps out. `along`: whom the wish asks for as well. */
export interface Beside {
  theme: Theme | null
  wanted: readonly CastMember[]
  along: readonly Told[]
}

/** What a brief and its wish give a telling. */
export function eveningOf(
  brief: Brief,
  { telling, frame }: Fitting,
  { theme, wanted, along }: Beside,
  craft: Craft,
): Omit<Evening, 'details'> {
  const { pack } = craft
  const tier = tierOf(brief.child.age)
  const leader = brief.child.isHero ? null : leaderOf(wanted, heroBefore(brief))
  const things = frame ? thingsFor(telling, frame, craft) : new Map<string, Named>()
  const coming = (all: readonly Told[]) =>
    all.filter((told) => !wanted.some((member) => isNamed(told, member))).flatMap((told) => comingIn(told, craft) ?? [])
  const lead = brief.child.isHero ? null : leader ? pack.person(leader) : worldLead(brief, theme, craft)
  return {
    ...{ language: brief.language, reading: readingFor(tier), rung: rungFor(tier, brief.length) },
    child: pack.child(brief.child.name, brief.child.gender),
    lead,
    // A child's own toy comes first: it is what the child looks for.
    companions: [
      ...coming(frame ? broughtIn(frame, things) : []),
      ...wanted
        .filter((member) => member !== leader && !isInTrouble(member, frame))
        .map((member) => companionOf(member, craft)),
      ...coming(along),
    ],
    theme,
    when: frame?.when ?? 'always',
    about: aboutIn(frame),
    event: frame?.event ?? null,
    feels: frame?.feels ?? [],
    named: frame ? namedIn(frame) : [],
    adult: frame ? adultIn(frame, things, craft) : null,
    things: Object.fromEntries([...things].map(([id, { thing }]) => [id, thing])),
    seed: brief.seed,
  }
}

/** Whom the wish names is told of there, and does not come along besides. */
const isInTrouble = (member: CastMember, frame: WishFrame | null) =>
  frame !== null && (isNamed(frame.who, member) || isNamed(frame.whom, member))

const isNamed = (told: Told | null, { name }: CastMember) =>
  told !== null && 'name' in told && told.name?.toLowerCase() === name.toLowerCase()

/** For what one has to say sorry. */
const DEEDS: readonly Subject[] = ['hitting', 'breaking', 'lie', 'stealing', 'said-hurtful', 'quarrel']

/** What the day is about; of a sorry what was done, where the wish says so. */
function aboutIn(frame: WishFrame | null): readonly Subject[] {
  if (!frame?.subject) return []
  const done = frame.subject === 'saying-sorry' ? frame.beside.filter((one) => DEEDS.includes(one)) : []
  return [...done, frame.subject]
}

/** Events in which what is named is what is missed. */
const OF_LOSS: readonly EventId[] = ['lost', 'letting-go', 'died', 'missing-someone', 'wants']

/** A toy or a pet that the wish calls by name comes along, where the telling has no other part for it. */
function broughtIn({ event, subject, what, where, also }: WishFrame, things: ReadonlyMap<string, Named>): Told[] {
  const isFree = subject !== null && !OF_LOSS.includes(event)
  const used = [...things.values()].map(({ told }) => told)
  return [...(isFree ? [what, where] : []), ...also].filter(
    (told) => told?.as === 'thing' && told.name !== null && !used.includes(told),
  ) as Told[]
}

const SIBLINGS: readonly Kin[] = ['sister', 'brother']

/** As somebody who comes along; undefined for "his sister", whom a story cannot call by anything. */
function comingIn(told: Told, craft: Craft): Companion | undefined {
  if (told.as === 'kin' && !told.name) return undefined
  const found = thingOf(told, craft)
  return found && { person: personOf(found.thing.figure), is: nearnessOf(told, found.kind), traits: [] }
}

function nearnessOf(told: Told, kind: Kind | null): Companion['is'] {
  if (told.as === 'kin') return SIBLINGS.includes(told.kin) ? 'sibling' : null
  if (told.as !== 'thing' || told.name === null) return null
  return kind === 'toy' || told.isToy ? 'toy' : 'pet'
}

const heroBefore = ({ chapter }: Brief) => chapter?.bible.cast.find(({ role }) => role === 'hero')?.name

function worldLead(brief: Brief, theme: Theme | null, { pack }: Craft): Person {
  const { forms, gender } = worldHeroOf(brief, theme ? pack.themes[theme].heroes : pack.custom.heroes)
  return { forms, gender, isChild: false }
}

function companionOf(member: CastMember, { pack }: Craft): Companion {
  return {
    person: pack.person(member),
    is: member.kind === 'sibling' ? 'sibling' : null,
    traits: member.traits.flatMap((trait) => TRAIT_IDS.find((id) => id === trait) ?? []),
  }
}

/** The grown-up whom the wish names: at the child's side, where it is nobody's trouble; father, where mother has another part. */
function adultIn(frame: WishFrame, things: ReadonlyMap<string, Named>, { reader, telling }: Craft): Evening['adult'] {
  const taken = [...things.values()].flatMap(({ told }) => (told.as === 'kin' ? told.kin : []))
  const others = [frame.whom, frame.where, ...frame.also].flatMap((told) =>
    told?.as === 'kin' && GROWN_UP.has(told.kin) && !taken.includes(told.kin) ? told : [],
  )
  const [named = taken.includes('mum') ? DAD : undefined] = others
  const words = reader.kin.find(({ kin }) => kin === named?.kin)
  return named && words ? { kin: named.kin, figure: telling.kin(words, named.name) } : null
}

const DAD = { as: 'kin', kin: 'dad', name: null } as const

const GROWN_UP = new Set<string>(['mum', 'dad', 'grandma', 'grandpa', 'aunt', 'uncle', 'godmother'])

/** What the wish names for each thing of the telling: `who`, `what`, `whom` and `where` by their part in it (a place wherever it is named), all others by their kind. */
function thingsFor(telling: Telling, frame: WishFrame, craft: Craft): Map<string, Named> {
  const parts: Readonly<Record<string, Told | null>> = {
    ...{ who: frame.who, what: frame.what, whom: frame.whom, where: frame.where, action: actionIn(frame) },
  }
  const all = [frame.what, frame.whom, frame.where, ...frame.also]
  // Somebody near may be named anywhere ("little Ivy cries all the time"); a grown-up is at the child's side.
  const near = all.filter((told) => told?.as === 'somebody' || (told?.as === 'kin' && !GROWN_UP.has(told.kin)))
  const taken = new Map<string, Named>()
  for (const [id, { kinds, grownUps }] of Object.entries(telling.things ?? {})) {
    const elsewhere = { whom: kinds.length === 0 ? near : [], where: frame.also }[id] ?? []
    const candidates = id in parts ? [parts[id] ?? null, ...elsewhere] : all
    // A thing of no kinds is somebody near, or what is done.
    const suits = (kind: Kind | null) => (kind === null ? kinds.length === 0 : kinds.includes(kind))
    const isGrownUp = (told: Told) => !grownUps && told.as === 'kin' && GROWN_UP.has(told.kin)
    const isTaken = (told: Told) => [...taken.values()].some((one) => one.told === told)
    const found = candidates
      .flatMap((told) => thingOf(told, craft) ?? [])
      .find(({ told, kind }) => suits(kind) && !isGrownUp(told) && !isTaken(told))
    if (found) taken.set(id, found)
  }
  return taken
}

const actionIn = ({ what, whom, also }: WishFrame) =>
  [what, whom, ...also].find((told) => told?.as === 'action') ?? null

/** What is named, and its kind: null where it is none of the lexicon. */
interface Named {
  told: Told
  thing: NamedThing
  kind: Kind | null
}

function thingOf(told: Told | null, craft: Craft): Named | undefined {
  const { reader, telling, pack } = craft
  if (told === null) return undefined
  const near = (figure: NamedThing['figure']): Named => ({
    told,
    thing: { figure, can: [], is: told.as === 'kin' && told.name !== null ? ['named'] : [], of: null },
    kind: null,
  })
  if (told.as === 'thing') {
    const entry = reader.entries.find(({ id }) => id === told.entry)
    return entry && { told, thing: namedEntry(entry, told.name, telling, told.traits), kind: entry.kind }
  }
  if (told.as === 'action') {
    const action = reader.actions.find(({ id }) => id === told.action)
    return action && { told, thing: namedAction(action, telling), kind: null }
  }
  // A child near is told of by name alone: "his brother" is called nothing that a story could call him.
  if (told.as === 'kin' && (told.name || GROWN_UP.has(told.kin))) {
    const words = reader.kin.find(({ kin }) => kin === told.kin)
    return words && near(telling.kin(words, told.name))
  }
  if (told.as === 'somebody') {
    const { forms, gender } = pack.person(custom(told.name))
    return near({ forms, gender })
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
