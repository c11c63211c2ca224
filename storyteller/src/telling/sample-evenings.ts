import type { Language } from '@perinka/contract/catalog'
import type { Person } from '../craft/pack.ts'
import type { Telling } from '../craft/telling.ts'
import {
  EVENTS,
  type EventId,
  FEELINGS,
  type Feeling,
  LOOKS,
  type Look,
  TIMES,
  type Time,
} from '../craft/wish-frames.ts'
import { CRAFTS } from '../languages/crafts.ts'
import { hash } from '../seed.ts'
import { safeName } from '../wish/safe-name.ts'
import { type Node, parseFrame } from './parse.ts'
import { type ReadingOf, RUNGS, tiersOf } from './rungs.ts'
import { type Companion, type Evening, namedAction, namedEntry, personOf } from './stage.ts'
import { bodyOf } from './told.ts'

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
  const says = ('says' in telling.fits && telling.fits.says) || []
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
            named: [
              ...says.slice(turn % Math.max(1, says.length)).slice(0, 1),
              ...asked.named.filter((id) => !says.includes(id) && hash(`${rung}${turn}${id}`) % 3 === 0),
            ],
            about: subjects.slice(turn % Math.max(1, subjects.length)).slice(0, 1),
            event: asked.events[hash(`${rung}${turn}event`) % (asked.events.length + 1)] ?? null,
            seed: `${rung}${turn}`,
          }
        }
}

/** What a body asks of the wish: feelings, what happens, what else it names, and whether a toy or a pet comes along. */
export function askedIn(
  telling: Telling,
  reading: ReadingOf,
): { feels: Feeling[]; events: EventId[]; named: string[]; own: boolean } {
  const choices = [
    ...Object.values({ ...telling.keys, ...telling.words }).flatMap((frame) => choicesIn(parseFrame(frame))),
    ...(bodyOf(telling, reading) ?? []).flatMap(({ ways }) =>
      ways.flatMap(({ paragraphs }) => paragraphs.flatMap(({ nodes }) => choicesIn(nodes))),
    ),
  ]
  const labels = (asked: string) => [
    ...new Set(
      choices.flatMap(({ key, cases }) => {
        const [of, one] = key.split(':')
        if (of !== asked) return []
        return one === undefined ? cases.flatMap(({ label }) => label?.split(/,\s?/) ?? []) : [one]
      }),
    ),
  ]
  const [feels, events] = [labels('feels'), labels('event')]
  return {
    feels: FEELINGS.filter((one) => feels.includes(one)),
    events: EVENTS.filter((one) => events.includes(one)),
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

/** On every third evening it looks like something. */
const looksOf = (label: string): readonly Look[] =>
  hash(`${label}/looks`) % 3 === 0 ? LOOKS.filter((_, at) => at === hash(label) % LOOKS.length) : []

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
      return entry ? [[id, namedEntry(entry, null, telling, looksOf(`${label}/${id}`))] as const] : []
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
