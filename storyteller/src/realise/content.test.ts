import { ALL_THEMES, LANGUAGES, TRAITS } from '@perinka/contract/catalog'
import { describe, expect, test } from 'vitest'
import type { Tier } from '../craft/measures.ts'
import {
  type CastFrames,
  FORM_KEYS,
  NO_PROSE,
  type Person,
  type Piece,
  type Pool,
  type Roles,
  type ThemePack,
} from '../craft/pack.ts'
import { pack as english } from '../languages/en/pack.ts'
import { pack as slovak } from '../languages/sk/pack.ts'
import { say } from './frame.ts'

const PACKS = { en: english, sk: slovak }
const LEAST = 8

/** Every reading of a frame's marks would be too many; each pick is taken first, last and in the middle. */
const PICKS = [0, 0.5, 0.999]
const TIERS: Tier[] = [0, 1, 2, 3]

/** Whatever frames may ask of a story. */
const WORDS = Object.fromEntries(
  'refrain ask fact guest theme friends všetci každý favourite who name pet friend place thing vehicle sport named'
    .split(' ')
    .map((word) => [word, 'Slovo']),
)

function framesIn(value: unknown, path: string, into: { path: string; frame: string }[] = []) {
  if (typeof value === 'string') into.push({ path, frame: value })
  else if (value && typeof value === 'object' && !(value instanceof RegExp))
    for (const [key, part] of Object.entries(value))
      if (!NO_PROSE.has(key) && !FORM_KEYS.has(key)) framesIn(part, `${path}/${key}`, into)
  return into
}
// Every frame in every reading: a busy machine must not fail them.
describe.each(LANGUAGES)('what the storyteller says in %s', (language) => {
  const pack = PACKS[language]
  const { themes, custom, cast, topics, guest, unspoken } = pack
  const shared = Object.fromEntries(
    Object.entries(pack).filter(([key, value]) => Array.isArray(value) && key !== 'labels'),
  )
  const frames = framesIn({ themes, custom, cast, topics, guest, unspoken, ...shared }, language)

  test.each(['she', 'he', 'neutral'] as const)('can be said in every age of a child who is %s', (gender) => {
    const hero = pack.child(language === 'sk' ? 'Nikola' : 'Alex', gender)
    const friend = pack.person({
      kind: 'custom',
      key: null,
      name: 'Bruno',
      description: null,
      traits: [],
      gender: null,
    })
    const faults = frames.flatMap(({ path, frame }) =>
      TIERS.flatMap((tier) => PICKS.map((pick) => fault(frame, { hero, friend, tier, pick }))).flatMap((why) =>
        why ? [`${path}: ${why}`] : [],
      ),
    )
    expect([...new Set(faults)]).toEqual([])
  })

  function fault(
    frame: string,
    { hero, friend, tier, pick }: { hero: Person; friend: Person; tier: Tier; pick: number },
  ) {
    const helper = { ...friend, forms: themes.ocean.helpers[0]?.forms ?? friend.forms }
    const place = themes.ocean.settings[0]?.place ?? { name: 'x' }
    const roles: Roles = { hero, helper, child: hero, friend, place, words: WORDS }
    try {
      say(frame, { tier, full: true, pick: () => pick, resolve: (slot) => pack.resolve(slot, roles) })
      return null
    } catch (error) {
      return (error as Error).message
    }
  }

  test.each([...ALL_THEMES, 'custom'] as const)('has eight alternatives for every slot of %s', (id) => {
    expect(thin(slotsOf(id === 'custom' ? custom : themes[id]))).toEqual([])
  })

  test('has eight alternatives for every slot that all themes share', () => {
    const { openings = [], setOff, refrains, asks = [], afterTry = [], tryAgain = [], turns = [] } = pack
    const { encounters, obstacles, kindnesses, talks, rituals, asleep, goodnight, goodnightChild } = pack
    const { recall, meetAgain = [], promises, away = [] } = pack
    const led = (by: 'child' | 'other') =>
      openings.filter((piece) => typeof piece === 'string' || piece.hero === by || !piece.hero)
    const slots: Record<string, number> = {
      ...sizes({
        setOff,
        refrains,
        asks,
        afterTry,
        tryAgain,
        turns,
        kindnesses,
        rituals,
        asleep,
        goodnight,
        goodnightChild,
      }),
      ...sizes({
        recall,
        meetAgain,
        promises,
        away,
        unspokenEarly: unspoken.early,
        unspokenScene: unspoken.scene,
        unspokenEcho: unspoken.echo,
      }),
      ...sizes({ openingOfChild: led('child'), openingOfOther: led('other') }),
    }
    for (const world of ['land', 'water', 'sky', 'indoors'] as const) {
      const fits = (pieces: readonly (Piece | { in?: readonly string[] })[]) =>
        pieces.filter((piece) => typeof piece === 'string' || !piece.in || piece.in.includes(world)).length
      slots[`encounters in ${world}`] = fits(encounters)
      slots[`obstacles in ${world}`] = fits(obstacles)
      slots[`kindnesses in ${world}`] = fits(kindnesses)
    }
    for (const age of [3, 5, 8, 11])
      slots[`talks at ${age}`] = talks.filter((piece) => typeof piece === 'string' || (piece.from ?? 0) <= age).length
    expect(thin(slots)).toEqual([])
  })

  test('has eight alternatives for every part of the cast', () => {
    const of = (name: string, { arrive, deed, rest }: CastFrames) => ({
      ...{ [`${name} arrives`]: arrive.length, [`${name} does`]: deed.length, [`${name} rests`]: rest.length },
    })
    const slots: Record<string, number> = { ...of('anyone', cast.anyone), ...sizes({ favourite: cast.favourite }) }
    for (const [key, frames] of Object.entries(cast.predefined)) Object.assign(slots, of(key, frames))
    for (const trait of TRAITS) slots[trait] = cast.byTrait[trait]?.length ?? 0
    for (const [part, pool] of Object.entries(cast.siblings)) slots[`siblings ${part}`] = pool.length
    Object.assign(slots, sizes({ arrive: cast.arriveTogether, deed: cast.deedTogether, rest: cast.restTogether }))
    expect(thin(slots)).toEqual([])
  })

  test('knows at least 25 topics, each met in eight ways', () => {
    expect(topics.length).toBeGreaterThanOrEqual(25)
    const slots = Object.fromEntries(
      [...topics, { id: 'guest', ...guest }].flatMap(({ id, early, scene, echo }) =>
        Object.entries({ early, scene, echo }).map(([part, pool]) => [`${id} ${part}`, readings(pool)]),
      ),
    )
    expect(thin(slots)).toEqual([])
  })
})

const sizes = (pools: Record<string, readonly unknown[]>) =>
  Object.fromEntries(Object.entries(pools).map(([name, pool]) => [name, pool.length]))

const thin = (slots: Record<string, number>) =>
  Object.entries(slots).flatMap(([slot, count]) => (count < LEAST ? [`${slot}: ${count}`] : []))

/** Alternatives of a theme's slots: what the choice of setting, helper or problem brings counts too. */
function slotsOf({ settings, heroes, helpers, problems, obstacles, encounters, favourite }: ThemePack) {
  const sum = <T>(items: readonly T[], pool: (item: T) => Pool) =>
    items.reduce((all, item) => all + pool(item).length, 0)
  return {
    open: sum(settings, (s) => s.open),
    detail: sum(settings, (s) => s.detail),
    home: sum(settings, (s) => s.home),
    hero: sum(heroes, (h) => h.meet),
    meet: sum(helpers, (h) => h.meet),
    rest: sum(helpers, (h) => h.rest),
    problem: problems.length,
    title: sum(problems, (p) => p.title),
    refrain: sum(problems, (p) => p.refrain),
    spark: sum(problems, (p) => p.spark),
    way: problems.reduce((all, p) => all + (p.way?.length ?? 0), 0),
    tries: sum(problems, (p) => p.tries),
    solution: problems.reduce((all, p) => all + p.solutions.length, 0),
    after: sum(problems, (p) => p.after),
    ...sizes({ obstacles, encounters, favourite }),
  }
}

/** How many texts a pool can say, by its frames and the choices inside them. */
function readings(pool: Pool): number {
  return pool.reduce(
    (all, frame) =>
      all +
      [...frame.matchAll(/<([^<>]*)>/g)].reduce((product, [, inner = '']) => product * inner.split('~').length, 1),
    0,
  )
}
