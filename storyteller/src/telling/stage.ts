import type { Gender, Language, Theme, Trait } from '@perinka/contract/catalog'
import type { Action, Affordance, Entry } from '../craft/lexicon.ts'
import type { Person } from '../craft/pack.ts'
import type { SafeName } from '../craft/safe-name.ts'
import type { Telling, TellingCraft, TellingFigure, TellingWorld } from '../craft/telling.ts'
import {
  type EventId,
  type Feeling,
  type Kin,
  LOOKS,
  type Subject,
  type Time,
  type TraitTold,
} from '../craft/wish-frames.ts'
import { CRAFTS } from '../languages/crafts.ts'
import { chance } from '../seed.ts'
import { type Beat, parseFrame, type Rung } from './parse.ts'
import { type Context, chosen } from './realise.ts'
import type { ReadingOf } from './rungs.ts'

/** Somebody who comes along. */
export interface Companion {
  person: Person
  /** A sibling, a toy or a pet of the child's own; null for a friend of the family's choice. */
  is: 'sibling' | 'toy' | 'pet' | null
  traits: readonly Trait[]
}

/** Something that a wish names, as a telling may speak of it. */
export interface NamedThing {
  figure: TellingFigure
  can: readonly Affordance[]
  /** Kind and id of an entry, `named` where the wish gives it a name, and what is told of it; id of an action: what `[who-is| …]` and `[action-is| …]` ask; nothing for somebody near. */
  is: readonly string[]
  /** The theme that an entry belongs to. */
  of: Theme | null
}

/** Of a "tiny old fluffy red mitten" nobody remembers more. */
const MOST_LOOKS = 2

/** A thing of the lexicon, with what it eats, needs and says as forms where it does. */
export function namedEntry(
  entry: Entry,
  name: SafeName | null,
  telling: TellingCraft,
  traits: readonly TraitTold[] = [],
): NamedThing {
  const looks = LOOKS.filter((look) => traits.includes(look)).slice(0, MOST_LOOKS)
  const { forms, gender } = telling.figure(entry, name, looks)
  const more = Object.entries({ eats: entry.eats, needs: entry.needs, sound: entry.sound })
  const said = more.flatMap(([key, text]) => (text === null ? [] : [[key, text] as const]))
  return {
    figure: { forms: { ...forms, ...Object.fromEntries(said) }, gender },
    can: entry.can,
    is: [entry.kind, entry.id, ...(name === null ? [] : ['named']), ...traits],
    of: entry.theme,
  }
}

export const namedAction = (action: Action, telling: TellingCraft): NamedThing => ({
  figure: telling.action(action),
  can: action.as ? [action.as] : [],
  is: [action.id],
  of: null,
})

/** Everything that one evening gives a telling. Names passed the gate; all else is ours. */
export interface Evening {
  language: Language
  reading: ReadingOf
  rung: Rung
  child: Person
  /** Who leads in the child's place; null where the child does. */
  lead: Person | null
  companions: readonly Companion[]
  theme: Theme | null
  when: Time
  /** What of a child's day the wish is about; nothing where it is about none of it. */
  about: readonly Subject[]
  /** What the wish says to happen; null on an evening without one. */
  event: EventId | null
  /** What the wish says is felt, and everything else that it names: ids of entries and actions. */
  feels: readonly Feeling[]
  named: readonly string[]
  /** Who is at the child's side, by what it is; null: mother. */
  adult: { kin: Kin; figure: TellingFigure } | null
  /** What the wish names, by the ids of the telling's things. */
  things: Readonly<Record<string, NamedThing>>
  seed: string
  /** Share of the details that is said, 0 to 1. */
  details: number
}

export function personOf({ forms, gender }: TellingFigure): Person {
  return gender === 'it'
    ? { forms: { ...forms, neuter: 'yes' }, gender: 'neutral', isChild: false }
    : { forms, gender, isChild: false }
}

/** The telling's people and keys for this evening, as `realise` wants them. */
export function staged(telling: Telling, evening: Evening): Context & { people: Readonly<Record<string, Person>> } {
  const { language, child, lead, companions, theme, adult, things, seed } = evening
  const craft = CRAFTS[language]
  const [friend, friend2, ...others] = companions
  const [worldId, world] = worldOf(telling, theme)
  const people: Record<string, Person> = {
    ...mapped(telling.figures),
    ...mapped(world?.figures ?? {}),
    ...mapped(Object.fromEntries(Object.entries(telling.things ?? {}).map(([id, { or }]) => [id, or]))),
    ...mapped(Object.fromEntries(Object.entries(things).map(([id, { figure }]) => [id, figure]))),
    ...{ hero: lead ?? child, child, adult: personOf(adult?.figure ?? craft.telling.mother) },
    ...(friend ? { friend: friend.person } : {}),
    ...(friend2 ? { friend2: friend2.person } : {}),
  }
  // What somebody can is what counts, and not what they have lost or dream of; else anything that is named.
  const able = things.who ? [things.who] : Object.values(things)
  const can = new Set(able.flatMap((thing) => thing.can))
  const keys = withOwn(telling, {
    ...{ by: [...can], is: Object.keys(things), feels: evening.feels, has: evening.named },
    ...thingKeys(things),
    ...(theme ? { theme } : {}),
    ...(worldId ? { world: worldId } : {}),
    about: evening.about,
    ...(evening.event ? { event: evening.event } : {}),
    ...{ when: evening.when, kin: adult?.kin ?? 'mum', gender: (lead ?? child).gender satisfies Gender },
    ...(lead ? {} : { lead: 'yes' }),
    ...(friend ? { with: 'yes', 'friend-is': friend.is ?? friend.traits[0] ?? 'friendly' } : {}),
    ...(friend2 ? { with2: 'yes' } : {}),
    ...(others.length > 0 ? { more: 'yes' } : {}),
  })
  const words = {
    ...world?.words,
    ...wordsOf(telling, keys),
    ...craft.pack.company(companions.map(({ person }) => person)),
    others: craft.pack.company(others.map(({ person }) => person)).friends ?? '',
  }
  return {
    ...{ people, rung: evening.rung, details: evening.details, keys },
    resolve: (slot) => craft.telling.resolve(slot, { people, words }),
    pick: (label) => chance(seed, `${telling.id}/${label}`),
    way: (beat) => wayOf(beat, can, chance(seed, `${telling.id}/${beat.name}`)),
  }
}

/** The keys with those that the telling makes of them. */
function withOwn({ keys: own = {} }: Telling, keys: Context['keys']): Context['keys'] {
  const all = { ...keys }
  for (const [id, frame] of Object.entries(own)) all[id] = chosen(parseFrame(frame), { keys: all })
  return all
}

const wordsOf = ({ words = {} }: Telling, keys: Context['keys']) =>
  Object.fromEntries(Object.entries(words).map(([id, frame]) => [id, chosen(parseFrame(frame), { keys })]))

/** What a telling may ask of what the wish names: what it is and can, whether it eats and says something. */
function thingKeys(things: Evening['things']): Context['keys'] {
  const keys = Object.entries(things).map(([id, { is, can, of, figure }]) => ({
    ...{ [`${id}-is`]: is, [`${id}-can`]: can },
    ...(of === null ? {} : { [`${id}-in`]: of }),
    ...(figure.forms.eats === undefined ? {} : { [`${id}-eats`]: 'yes' }),
    ...(figure.forms.sound === undefined ? {} : { [`${id}-sounds`]: 'yes' }),
    ...(figure.forms.looks === undefined ? {} : { [`${id}-looks`]: 'yes' }),
  }))
  return Object.assign({}, ...keys)
}

/** The world of a telling for a theme: its own, else the one for all others. */
export function worldOf({ worlds = {} }: Telling, theme: Theme | null): [string, TellingWorld] | [null, null] {
  const all = Object.entries(worlds)
  const own = all.find(([, { themes }]) => theme !== null && themes.includes(theme))
  return own ?? all.find(([, { themes }]) => themes.length === 0) ?? [null, null]
}

const mapped = (figures: Readonly<Record<string, TellingFigure>>) =>
  Object.fromEntries(Object.entries(figures).map(([id, figure]) => [id, personOf(figure)]))

/** By what the thing of the wish can do; `any` where it can nothing of all that; by the seed where the ways are no matter of that. */
function wayOf({ ways }: Beat, can: ReadonlySet<string>, drawn: number): number {
  const any = ways.findIndex(({ name }) => name === 'any')
  if (any < 0) return Math.floor(drawn * ways.length)
  const able = ways.findIndex(({ name }) => name !== null && can.has(name))
  return able < 0 ? any : able
}
