import type { Language } from '@perinka/contract/catalog'
import type { Telling, TellingWorld } from '../craft/telling.ts'
import { CRAFTS } from '../languages/crafts.ts'
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
import { type Rung, TellingFault } from './parse.ts'
import { UntoldFault } from './realise.ts'
import type { ReadingOf } from './rungs.ts'
import { askedIn, eveningsOf } from './sample-evenings.ts'
import type { Evening } from './stage.ts'
import { bodyOf, type Told, tellTelling } from './told.ts'

/** A finding, and the first evening on which it showed; how many others showed it too. */
export interface Linted extends Finding {
  reading: ReadingOf
  rung: Rung
  on: string
  times: number
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
  const { entries, actions, particulars, kin } = CRAFTS[language].reader
  const known = [...[...entries, ...actions, ...particulars].map(({ id }) => id), ...kin.map((one) => one.kin)]
  const unknown = asked.filter((id) => !known.some((one) => one === id))
  return unknown.map((id) => ({ check: 'named', what: `the lexicon has no “${id}”` }))
}

/** What a telling has to have named, and the language does not have. */
function nameFaults({ fits }: Telling, language: Language): Linted[] {
  const header = { reading: 'young', rung: 1, on: 'the header', times: 1 } as const
  const named = (fits.kind === 'theme' ? fits.named : fits.says) ?? []
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
