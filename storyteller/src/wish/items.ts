import type { Affordance, Entry, ReaderCraft } from '../craft/lexicon.ts'
import type { Told, TraitTold } from '../craft/wish-frames.ts'
import { type Found, foundIn } from './find.ts'
import { hitsOf, overlap, type Place } from './hits.ts'
import { familyIn, type Named, namesIn } from './names.ts'
import { safeName } from './safe-name.ts'
import type { Line } from './tokens.ts'

/** Somebody or something of a wish, and where it is first spoken of. */
export interface Item extends Place {
  told: Told
  /** Whether it stands there as the one that something is done to; undefined where the language cannot tell. */
  isOblique?: boolean | undefined
  /** For words that may be there for the sake of the sentence: a being can want and fear, a place is where it is. */
  is: 'being' | 'vehicle' | 'place' | 'occasion' | 'thing' | 'kin' | 'name' | 'action'
}

const BEINGS = ['animal', 'bird', 'sea-animal', 'insect', 'dinosaur', 'job', 'royal', 'fairy-being', 'monster']
/** What makes somebody of a toy. */
const LIVELY: readonly Affordance[] = ['hears', 'sees', 'sings', 'smells']
const VEHICLES = ['vehicle', 'machine']
const PLACES = ['place', 'building']
const OCCASIONS = ['feast', 'school', 'sport', 'body', 'food']

export interface Items {
  items: Item[]
  /** Everywhere that something known stands, and of these where a brand does: no rule reads what a film is called. */
  places: Place[]
  brands: Place[]
  without: string[]
  guests: string[]
  /** Where the child is spoken of by name. */
  children: Place[]
}

/** Everybody and everything that a wish names and wants, each once, in its order. */
export function itemsIn(line: Line, craft: ReaderCraft, known: readonly string[] = []): Items {
  const children = familyIn(line, known, craft)
  const isChild = (place: Place) => children.some((child) => overlap(child, place))
  const found = foundIn(line, craft).filter((one) => !isChild(one))
  const wanted = found.filter(({ isUnwanted }) => !isUnwanted)
  const named = namesIn(line, craft).filter(
    (name) => !isChild(name) && !wanted.some((one) => one.known.as === 'brand' && overlap(one, name)),
  )
  const things = wanted.filter((one) => !named.some((name) => isWithin(one, name)))
  const given = new Map(named.map((name) => [name, bearerOf(name, things, line)]))
  const items = things.map((one) =>
    asToy(
      acting(itemOf(one, named.find((name) => given.get(name) === one)?.name ?? null, craft), line, craft),
      line,
      craft,
    ),
  )
  const loose = named.filter((name) => !given.get(name))
  const somebody = loose.map(({ name, at, end }): Item => ({ told: { as: 'somebody', name }, is: 'name', at, end }))
  return {
    items: traited(once([...items, ...somebody].sort((one, other) => one.at - other.at)), line, craft),
    places: [...found, ...named, ...children],
    children,
    brands: found.filter(({ known }) => known.as === 'brand'),
    without: idsOf(found.filter(({ isUnwanted }) => isUnwanted)),
    guests: [...new Set(wanted.flatMap(({ known }) => (known.as === 'brand' ? [known.brand.entry] : [])))],
  }
}

const isWithin = (one: Place, other: Place) => one.at >= other.at && one.end <= other.end

const idsOf = (found: readonly Found[]) => [
  ...new Set(found.flatMap(({ known }) => (known.as === 'entry' ? [known.entry.id] : []))),
]

/** Whom a name is given to: the one of whom the wish says so, else the one it stands right behind. */
function bearerOf({ at, giver }: Named, things: readonly Found[], { text }: Line): Found | undefined {
  const bearers = things.filter(({ known }) => known.as === 'entry' || known.as === 'kin')
  if (giver) {
    const bearer = bearers.findLast((one) => overlap(one, giver))
    if (bearer) return bearer
  }
  return bearers.find(({ end }) => text.slice(end, at) === ' ')
}

function itemOf({ known, at, end, isOblique }: Found, name: Named['name'] | null, craft: ReaderCraft): Item {
  if (known.as === 'kin') return { told: { as: 'kin', kin: known.kin.kin, name }, is: 'kin', at, end, isOblique }
  if (known.as === 'action') return { told: { as: 'action', action: known.action.id }, is: 'action', at, end }
  const entry = known.as === 'entry' ? known.entry : craft.entries.find(({ id }) => id === known.brand.entry)
  const ours = known.as === 'brand' && known.brand.name ? safeName(known.brand.name) : null
  const id = known.as === 'entry' ? known.entry.id : known.brand.entry
  const isMany = known.as === 'entry' && known.isMany
  return {
    told: { as: 'thing', entry: id, name: name ?? ours, isMany, traits: [] },
    is: isOf(entry),
    at,
    end,
    isOblique,
  }
}

/** "A volcano that sneezes" is somebody; "in the volcano that sneezes" is where. */
const acting = (item: Item, { text }: Line, { acting, placing }: ReaderCraft): Item =>
  (item.is === 'place' || item.is === 'occasion') &&
  acting?.test(text.slice(item.end)) &&
  !placing?.test(text.slice(0, item.at))
    ? { ...item, is: 'thing' }
    : item

const asToy = (item: Item, { text }: Line, { toy }: ReaderCraft): Item =>
  item.told.as === 'thing' && toy?.test(text.slice(0, item.at))
    ? { ...item, told: { ...item.told, isToy: true } }
    : item

function isOf(entry: Entry | undefined): Item['is'] {
  const kind = entry?.kind ?? 'toy'
  if (kind === 'toy') return entry?.can.some((ability) => LIVELY.includes(ability)) ? 'being' : 'thing'
  if (BEINGS.includes(kind)) return 'being'
  if (VEHICLES.includes(kind)) return 'vehicle'
  if (OCCASIONS.includes(kind)) return 'occasion'
  return PLACES.includes(kind) ? 'place' : 'thing'
}

const keyOf = ({ told }: Item) =>
  JSON.stringify(told.as === 'thing' ? ['thing', told.entry] : told.as === 'kin' ? ['kin', told.kin] : told)

/** Who is spoken of twice is one; a name that is given later is theirs as well. */
function once(items: readonly Item[]): Item[] {
  const kept = new Map<string, Item>()
  for (const item of items) {
    const first = kept.get(keyOf(item))
    if (!first) kept.set(keyOf(item), item)
    else if ('name' in first.told && 'name' in item.told && item.told.name)
      first.told = { ...first.told, name: first.told.name ?? item.told.name } as Told
  }
  return [...kept.values()]
}

/** What is told of somebody goes to the one it stands before, else to the last one before it; a giant is not told to be huge. */
function traited(items: readonly Item[], { text }: Line, craft: ReaderCraft): Item[] {
  const traits = hitsOf(craft.traits, text).filter(
    ({ hit }) => !items.some(({ told, at, end }) => told.as === 'thing' && at <= hit.at && end >= hit.end),
  )
  return items.map((item) => {
    if (item.told.as !== 'thing') return item
    const own = traits.filter(({ hit }) => bearing(items, hit, text) === item).map(({ rule }) => rule.trait)
    return { ...item, told: { ...item.told, traits: [...new Set<TraitTold>(own)] } }
  })
}

const NEAR = 12

function bearing(items: readonly Item[], hit: Place, text: string): Item | undefined {
  const things = items.filter((item) => item.told.as === 'thing' && !overlap(item, hit))
  const isNext = ({ at }: Item) => at >= hit.end && at - hit.end <= NEAR && !/[.,;!?]/.test(text.slice(hit.end, at))
  const next = things.find(isNext)
  return next ?? things.findLast(({ at }) => at < hit.at) ?? things[0]
}
