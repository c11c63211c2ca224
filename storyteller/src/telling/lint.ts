import type { Language } from '@perinka/contract/catalog'
import type { Person } from '../craft/pack.ts'
import type { Telling, TellingWorld } from '../craft/telling.ts'
import { FEELINGS, type Feeling, TIMES, type Time } from '../craft/wish-frames.ts'
import { CRAFTS } from '../languages/crafts.ts'
import { hash } from '../seed.ts'
import { safeName } from '../wish/safe-name.ts'
import {
  bandFaults,
  echoFaults,
  type Finding,
  gateFaults,
  refrainFaults,
  signFaults,
  sleepFaults,
  speakerFaults,
  spineFaults,
} from './faults.ts'
import { type Node, type Rung, TellingFault } from './parse.ts'
import { UntoldFault } from './realise.ts'
import { type ReadingOf, RUNGS, tiersOf } from './rungs.ts'
import { type Companion, type Evening, namedAction, namedEntry, personOf } from './stage.ts'
import { bodyOf, type Told, tellTelling } from './told.ts'

/** A finding, and the first evening on which it showed; how many others showed it too. */
export interface Linted extends Finding {
  reading: ReadingOf
  rung: Rung
  on: string
  times: number
}

/** How many come along, and who. */
const COMPANIES: readonly (readonly ('she' | 'he')[])[] = [
  [],
  ['she'],
  ['he'],
  ['she', 'he'],
  ['she', 'she'],
  ['he', 'she', 'he', 'she'],
]
const TRAITS = ['brave', 'curious', 'kind', 'playful'] as const
const WAYS_DRAWN = 6

/** The evenings on which a reading is told to be looked at: all rungs, children and companies; worlds, times and ways in turn. */
export function* eveningsOf(
  telling: Telling,
  language: Language,
  reading: ReadingOf,
): Generator<Omit<Evening, 'details'>> {
  const { pack, telling: craft } = CRAFTS[language]
  const ofWorlds = Object.values(telling.worlds ?? {}).flatMap(({ themes: [first] }) => first ?? [])
  const themes = [null, ...ofWorlds]
  const times: readonly Time[] = telling.fits.kind === 'life' ? telling.fits.when : TIMES
  const subjects = telling.fits.kind === 'life' ? telling.fits.subjects : []
  const asked = askedIn(telling, reading)
  const turns = Math.max(themes.length, times.length, subjects.length, WAYS_DRAWN)
  for (const rung of RUNGS.filter((one) => tiersOf(reading, one, telling.ages).length > 0))
    for (const gender of ['she', 'he', 'neutral'] as const)
      for (const company of COMPANIES)
        for (let turn = 0; turn < turns; turn++) {
          yield {
            ...{
              language,
              reading,
              rung,
              lead: null,
              adult: null,
              things: thingsOf(telling, language, `${rung}${gender}${turn}`),
            },
            child: pack.child(craft.sample.child[gender], gender),
            companions: company.map((_, place) =>
              place === 0 && turn % 3 === 2 && asked.own
                ? ownOf(language, `${rung}${turn}`)
                : companionOf(language, company, place, turn),
            ),
            theme: themes[turn % themes.length] ?? null,
            when: times[turn % times.length] ?? 'always',
            feels: asked.feels.filter((feeling) => hash(`${rung}${turn}${feeling}`) % 3 === 0),
            named: asked.named.filter((id) => hash(`${rung}${turn}${id}`) % 3 === 0),
            about: subjects[turn % subjects.length] ?? null,
            seed: `${rung}${turn}`,
          }
        }
}

/** What a body asks of the wish: feelings, what else it names, and whether a toy or a pet comes along. */
function askedIn(telling: Telling, reading: ReadingOf): { feels: Feeling[]; named: string[]; own: boolean } {
  const choices = (bodyOf(telling, reading) ?? []).flatMap(({ ways }) =>
    ways.flatMap(({ paragraphs }) => paragraphs.flatMap(({ nodes }) => choicesIn(nodes))),
  )
  const labels = (asked: string) => [
    ...new Set(
      choices.flatMap(({ key, cases }) => {
        const [of, one] = key.split(':')
        if (of !== asked) return []
        return one === undefined ? cases.flatMap(({ label }) => label?.split(/,\s?/) ?? []) : [one]
      }),
    ),
  ]
  const feels = labels('feels')
  return {
    feels: FEELINGS.filter((one) => feels.includes(one)),
    named: labels('has'),
    own: labels('friend-is').some((label) => label === 'toy' || label === 'pet'),
  }
}

type Choice = Extract<Node, { kind: 'choice' }>

const choicesIn = (nodes: readonly Node[]): Choice[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'choice') return [node, ...node.cases.flatMap(({ body }) => choicesIn(body))]
    if (node.kind === 'detail') return choicesIn(node.body)
    return node.kind === 'pick' ? node.parts.flatMap(choicesIn) : []
  })

/** A toy or a pet that the wish calls by name. */
function ownOf(language: Language, label: string): Companion {
  const { reader, telling } = CRAFTS[language]
  const all = reader.entries.filter(({ kind }) => kind === 'toy' || kind === 'animal')
  const entry = all[hash(`${label}/own`) % all.length] ?? all[0]
  if (!entry) throw new Error(`The lexicon of ${language} has no toy`)
  const name = safeName(telling.sample.companions.he[0] ?? '')
  const is = hash(label) % 2 === 0 ? 'toy' : 'pet'
  return { person: personOf(namedEntry(entry, name, telling).figure), is, traits: [] }
}

/** What wishes may put in the place of a telling's things, one of the lexicon after the other; none at all on some evenings. */
function thingsOf({ things = {}, fits }: Telling, language: Language, label: string): Evening['things'] {
  const { reader, telling } = CRAFTS[language]
  const by = fits.kind === 'event' ? fits.by : undefined
  const actions = reader.actions.filter(({ as }) => by === undefined || (as !== null && by.includes(as)))
  const drawn = <T>(all: readonly T[], id: string) => all[hash(`${label}/${id}`) % all.length]
  // What a telling cannot do without is always named.
  if (by === undefined && hash(label) % 4 === 0) return {}
  return Object.fromEntries(
    Object.entries(things).flatMap(([id, { kinds }]) => {
      const action = id === 'action' ? drawn(actions, id) : undefined
      if (action) return [[id, namedAction(action, telling)] as const]
      const entry = drawn(
        reader.entries.filter(({ kind }) => kinds.includes(kind)),
        id,
      )
      return entry ? [[id, namedEntry(entry, null, telling)] as const] : []
    }),
  )
}

function companionOf(language: Language, company: readonly ('she' | 'he')[], place: number, turn: number): Companion {
  const gender = company[place] ?? 'she'
  const earlier = company.slice(0, place).filter((one) => one === gender).length
  const name = CRAFTS[language].telling.sample.companions[gender][earlier] ?? ''
  const isSibling = turn % 2 === 1
  const person: Person = CRAFTS[language].pack.person({
    ...{ kind: isSibling ? 'sibling' : 'custom', key: null, name, description: null, traits: [], gender },
  })
  return { person, is: isSibling ? 'sibling' : null, traits: [TRAITS[turn % TRAITS.length] ?? 'kind'] }
}

const PEOPLE = ['hero', 'child', 'friend', 'friend2', 'adult']

/** All that is wrong with a telling, each fault once. Under a second. */
export function lintTelling(telling: Telling, language: Language): Linted[] {
  const inWorlds = Object.values(telling.worlds ?? {}).flatMap(({ figures }) => Object.keys(figures))
  const known = new Set([...PEOPLE, ...inWorlds, ...Object.keys(telling.figures), ...Object.keys(telling.things ?? {})])
  const found = new Map<string, Linted>()
  const readings = (['young', 'older'] as const).filter((reading) => telling[reading] !== undefined)
  for (const reading of readings) {
    const note = (rung: Rung, on: string, faults: readonly Finding[]) => {
      for (const fault of faults) {
        const key = [reading, fault.check, fault.line ?? `${rung} ${fault.what.replace(/[\d.-]+/g, '#')}`].join(' ')
        const before = found.get(key)
        if (before) before.times++
        else found.set(key, { ...fault, reading, rung, on, times: 1 })
      }
    }
    try {
      note(1, 'the body', [
        ...bareFaults(telling, language, reading),
        ...unknownFaults(askedIn(telling, reading).named, language),
      ])
      for (const evening of eveningsOf(telling, language, reading))
        note(evening.rung, nameOf(evening), faultsOn(telling, evening, known))
    } catch (error) {
      if (!(error instanceof TellingFault || error instanceof UntoldFault)) throw error
      note(1, 'the body', [{ check: 'format', what: error.message }])
    }
  }
  return [...wantedReadings(telling), ...worldFaults(telling), ...nameFaults(telling, language), ...found.values()]
}

function faultsOn(telling: Telling, evening: Omit<Evening, 'details'>, known: ReadonlySet<string>): Finding[] {
  let told: Told
  try {
    told = tellTelling(telling, evening)
  } catch (error) {
    if (error instanceof UntoldFault) return [{ check: 'slot', what: error.message }]
    throw error
  }
  const { language, child, companions } = evening
  // Whose names stand in a text is nothing to the gate, which takes as long as all the rest.
  const isGated = child.gender === 'she' && (companions.length === 0 || companions.length > 2)
  return [
    ...bandFaults(told, evening, telling.ages),
    ...(isGated ? gatedFaults(telling, evening, told) : []),
    ...[
      ...spineFaults(told),
      ...refrainFaults(told),
      ...speakerFaults(told, known),
      ...echoFaults(told),
      ...sleepFaults(told),
    ],
    ...signFaults(told, language),
  ]
}

/** A few things of the lexicon (a freezer, a mower) stop any story beside a child, and another is told: no fault of this one, where ours stops nothing. */
function gatedFaults(telling: Telling, evening: Omit<Evening, 'details'>, told: Told): Finding[] {
  const faults = gateFaults(told, evening.language)
  if (faults.length === 0 || Object.keys(evening.things).length === 0) return faults
  return gateFaults(tellTelling(telling, { ...evening, things: {} }), evening.language)
}

const thingsSaid = (things: Evening['things']) =>
  Object.entries(things)
    .map(([id, { figure }]) => `, ${id} = ${figure.forms.name}`)
    .join('')

const nameOf = ({ child, companions, theme, when, seed, things }: Omit<Evening, 'details'>) =>
  `${child.gender}, with ${companions.map(({ person }) => person.gender).join('+') || 'nobody'}, ${theme ?? 'any theme'}, ${when}, seed ${seed}${thingsSaid(things)}`

function bareFaults(telling: Telling, language: Language, reading: ReadingOf): Finding[] {
  bodyOf(telling, reading)
  const words = new Set(CRAFTS[language].telling.bare(telling[reading] ?? ''))
  return [...words].map((word) => ({ check: 'bare', what: `“${word}” stands outside a slot` }))
}

/** One world is for all other themes, and every world gives what the others give. */
function worldFaults({ worlds = {} }: Telling): Linted[] {
  const all = Object.entries(worlds)
  const header = { reading: 'young', rung: 1, on: 'the header', times: 1 } as const
  const named = (of: TellingWorld) => [...Object.keys(of.figures), ...Object.keys(of.words)].sort().join(' ')
  const rest = all.filter(([, { themes }]) => themes.length === 0)
  return [
    ...(all.length > 0 && rest.length !== 1
      ? [{ ...header, check: 'worlds', what: 'one world has no themes, for all others' }]
      : []),
    ...all
      .filter(([, of]) => named(of) !== named(all[0]?.[1] ?? of))
      .map(([id]) => ({ ...header, check: 'worlds', what: `${id} gives other figures or words than ${all[0]?.[0]}` })),
  ]
}

/** What is asked for by an id that the language does not have. */
function unknownFaults(asked: readonly string[], language: Language): Finding[] {
  const { entries, actions, kin } = CRAFTS[language].reader
  const known = [...entries.map(({ id }) => id), ...actions.map(({ id }) => id), ...kin.map((one) => one.kin)]
  const unknown = asked.filter((id) => !known.some((one) => one === id))
  return unknown.map((id) => ({ check: 'named', what: `the lexicon has no “${id}”` }))
}

/** Words of a theme that the language does not have. */
function nameFaults({ fits }: Telling, language: Language): Linted[] {
  const header = { reading: 'young', rung: 1, on: 'the header', times: 1 } as const
  const named = fits.kind === 'theme' ? (fits.named ?? []) : []
  return unknownFaults(named, language).map((fault) => ({ ...header, ...fault }))
}

function wantedReadings({ ages: [least, most], young, older }: Telling): Linted[] {
  const lacks = (reading: ReadingOf): Linted => ({
    ...{
      check: 'readings',
      what: `ages ${least} to ${most} want the ${reading} reading`,
      reading,
      rung: 1,
      on: 'the header',
      times: 1,
    },
  })
  return [...(least < 7 && !young ? [lacks('young')] : []), ...(most > 6 && !older ? [lacks('older')] : [])]
}
