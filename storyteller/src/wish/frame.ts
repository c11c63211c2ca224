import { fold } from '../craft/fold.ts'
import type { ReaderCraft, SubjectRule } from '../craft/lexicon.ts'
import type { EventId, Feeling, Time, Told, WishFrame } from '../craft/wish-frames.ts'
import { type Hit, hitOf, hitsOf, overlap, type Place, sentencesOf } from './hits.ts'
import type { Item } from './items.ts'
import type { Happening, Part, SubjectHit } from './part.ts'
import { comingOf, timeOf } from './time.ts'

/** How far into a wish whom it is about stands: "an old car is jealous of the new bike". */
const FIRST = 12
const CHILD: Told = { as: 'child' }
/** Kin of a child's own age or so: they too are afraid of the dark. */
const YOUNG = ['sister', 'brother', 'siblings', 'twins', 'baby', 'cousin', 'friend', 'classmates']
/** Events between two. */
const MUTUAL: readonly EventId[] = ['become-friends', 'did-wrong', 'meets', 'quarrel', 'rescue', 'teased', 'contest']

/** One wish, read; null where nothing in it is known. */
export function frameOf(part: Part, subject: SubjectHit | null, craft: ReaderCraft): WishFrame | null {
  if (subject && isSaidOfAnother(part, craft)) return frameOf(part, null, craft)
  const near = subject ? heroIn(part, subject.hit, craft) : null
  // "Pokreslila kamarátke zošit": whom it was done to did not do it.
  const isDeed = subject?.rule.event === 'did-wrong' || subject?.rule.subject === 'saying-sorry'
  const hero = isDeed && near?.is === 'kin' && near.isOblique ? null : near
  if (subject && hero && !isSomebody(hero)) return frameOf(part, null, craft)
  if (subject && !hero && isItself(part, subject.hit, craft)) return frameOf(part, null, craft)
  const happening = happeningIn(part, subject?.rule ?? null, hero, craft)
  // "An owl who cannot hoot in the dark": what happens to somebody imagined is nothing of a child's day.
  if (subject && hero?.told.as === 'thing' && happening && !allows(subject.rule, happening))
    return frameOf(part, null, craft)
  // "Dinosaurs in the bath" is about them, and nobody's hair is washed.
  if (subject && hero?.told.as === 'thing' && !happening && isHabit(subject) && isNamed(part, subject.hit))
    return frameOf(part, null, craft)
  if (!subject && !happening && part.items.length === 0) return null
  const roles = subject ? rolesOfLife(part, subject.hit, hero, craft) : rolesOf(part, happening, craft)
  const when = timeOf(part, subject, happening, roles.who, craft)
  const feels = [...new Set(hitsOf(craft.feelings, part.text).map(({ rule }) => rule.feeling))]
  const event =
    happening?.rule.event ??
    comingOf(subject, when) ??
    gladOf(subject, feels, when) ??
    subject?.rule.event ??
    eventOf(part, roles, when)
  const used = [roles.who, roles.what, roles.whom, roles.where]
  return {
    ...{ event, subject: subject?.rule.subject ?? null, beside: [], ...told(roles) },
    when,
    feels,
    says: saidOf(part, subject, roles.who, craft),
    also: part.items.filter((item) => !used.includes(item)).map((item) => item.told),
  }
}

const SAID_OF_ANOTHER: readonly EventId[] = ['cannot', 'refuses', 'afraid']
/** "She made up a train which can't read": where the wish says itself who cannot, that is no child of ours. */
const isSaidOfAnother = ({ text, items }: Part, { events }: ReaderCraft) =>
  hitsOf(events, text).some(
    ({ rule, hit: { groups } }) =>
      SAID_OF_ANOTHER.includes(rule.event) &&
      items.some((item) => item.told.as === 'thing' && groups.who !== undefined && overlap(item, groups.who)),
  )

/** What is said of somebody imagined is told of an event, whatever of a child's day it comes near. */
function saidOf({ text }: Part, subject: SubjectHit | null, who: Item | null, { particulars }: ReaderCraft): string[] {
  const about = [...(subject ? [subject.rule.subject] : []), ...(!subject || who?.told.as === 'thing' ? ['event'] : [])]
  return hitsOf(
    particulars.filter((one) => one.about.some((of) => about.includes(of))),
    text,
  ).map(({ rule }) => rule.id)
}

/** What a child of our own does or does not every day; what was done once may have been done by anybody. */
const isHabit = ({ rule }: SubjectHit) => rule.event === 'refuses' || rule.event === 'learn'

/** "A monster under the bed that is lonely": whom others fear is whom it is told of. */
const isItself = ({ text, items }: Part, hit: Place, { acting, child }: ReaderCraft) =>
  !(child?.test(text) ?? false) &&
  items.some(
    (item) =>
      item.is === 'being' &&
      overlap(item, hit) &&
      // At the head of a wish the being itself, elsewhere the whole of what is feared.
      (acting?.test(text.slice(hit.end)) || (item.at < FIRST && acting?.test(text.slice(item.end)))),
  )

/** Whether somebody or something that is named stands in a place. */
const isNamed = ({ items }: Part, place: Place) => items.some((item) => overlap(item, place))

interface Roles {
  who: Item | null
  what: Item | null
  whom: Item | null
  where: Item | null
}

const told = ({ who, what, whom, where }: Roles) => ({
  who: who?.told ?? CHILD,
  what: what?.told ?? null,
  whom: whom?.told ?? null,
  where: where?.told ?? null,
})

/**
 * What the wish itself says to happen, of what a subject allows: its own event among it, and a question that the wish begins with. Of
 * somebody imagined anything may be told.
 */
function happeningIn(
  { text }: Part,
  subject: SubjectRule | null,
  hero: Item | null,
  craft: ReaderCraft,
): Happening | null {
  const happenings = hitsOf(craft.events, text)
  const allowed = happenings.find((one) => !subject || allows(subject, one))
  const found = allowed ?? (hero?.told.as === 'thing' ? (happenings[0] ?? null) : null)
  const isFree = !subject || hero?.told.as === 'thing'
  return isFree && found ? (troubleBefore(found, happenings) ?? found) : found
}

/** What comes of a trouble, and the troubles it may come of: "a fire engine that cannot hoot, and all of them laugh". */
const COMES_OF: Partial<Record<EventId, readonly EventId[]>> = {
  teased: ['cannot', 'lost'],
  afraid: ['cannot'],
  'left-out': ['cannot', 'lost'],
  sad: ['cannot', 'lost'],
  cannot: ['lost'],
  refuses: ['cannot'],
  rescue: ['cannot', 'lost'],
  'did-wrong': ['cannot', 'lost'],
  discover: ['cannot', 'lost'],
  makes: ['cannot', 'lost'],
  wants: ['lost', 'meets'],
}

function troubleBefore(found: Happening, happenings: readonly Happening[]): Happening | undefined {
  const troubles = COMES_OF[found.rule.event] ?? []
  return happenings.find(({ rule, hit }) => troubles.includes(rule.event) && hit.at < found.hit.at)
}

function allows(subject: SubjectRule, { rule, hit }: Happening): boolean {
  const { yieldsTo, event } = subject
  if (!yieldsTo || rule.event === event || yieldsTo.includes(rule.event)) return true
  return rule.event === 'how-it-works' && hit.at === 0
}

const inGroup = (items: readonly Item[], group: Place | undefined) =>
  (group && items.find((item) => overlap(item, group))) ?? null

/** In an imagined wish, those before what happens do it, and those behind it are what it is done to. */
function rolesOf(part: Part, happening: Happening | null, craft: ReaderCraft): Roles {
  const { items, text } = part
  const somebody = items.filter(({ is }) => is !== 'action' && is !== 'place')
  if (!happening) return rolesOfThings(part, somebody, craft)
  const { hit, rule } = happening
  const { groups } = hit
  // "Dreams of being an astronaut": what says that something happens is nobody to whom it does.
  const before = somebody.filter(
    (item) => item.end <= (isSomebody(item) ? hit.end : hit.at) && item.at < hit.end && !isInAny(item, groups),
  )
  const [first] = before
  const isAbout = first !== undefined && (craft.about?.test(text.slice(0, first.at)) ?? false)
  const isChilds = !isAbout && isBehindChild(first, part, craft)
  const who =
    inGroup(items, groups.who) ??
    (isChilds
      ? null
      : (before.find((item) => isSomebody(item) && !isObject(item, part, craft)) ??
        before.find((item) => !isPlaced(item, part, craft) && !isObject(item, part, craft)) ??
        null))
  const others = items.filter((item) => item !== who)
  const whom = inGroup(others, groups.whom) ?? (MUTUAL.includes(rule.event) ? (others.find(isSomebody) ?? null) : null)
  const rest = others.filter((item) => item !== whom)
  const where = inGroup(rest, groups.where) ?? rest.find(({ is, at }) => is === 'place' && at > hit.at) ?? null
  const what =
    inGroup(rest, groups.what) ?? rest.find((item) => item !== where && item.end > hit.at && text.length > 0) ?? null
  return { who, what, whom, where: where === what ? null : where }
}

/** Whether the child is spoken of before the first one that is named: "we got stuck in the lift". */
function isBehindChild(
  first: (Place & Partial<Item>) | undefined,
  { text, children }: Part,
  { child, headDeed, being, owning }: ReaderCraft,
): boolean {
  // "Prišiel drak": behind a deed stands who did it, unless it is none who could.
  const isDoer =
    first?.is === 'name' ||
    (first?.is === 'kin' && !first.isOblique) ||
    (first?.is === 'being' && !first.isOblique && !being?.test(text.slice(0, first.at)))
  const said = [
    child ? text.search(child) : -1,
    headDeed && !isDoer ? text.search(headDeed) : -1,
    ...children.map(({ at }) => at),
  ].filter((at) => at >= 0)
  // "Our cat and the fox": whose it is says nothing of who it is about.
  return first !== undefined && said.some((at) => at < first.at && !owning?.test(text.slice(at, first.at)))
}

/** Whether another does or has something with somebody: "kusol Tomáška", "hrala sa s Eliškou", "has a little brother". */
const isObject = (
  { told, is, at, end, isOblique }: Item,
  { text }: Part,
  { baseName, having, doing, acting }: ReaderCraft,
) =>
  // "She gave her teddy to a girl".
  ((is === 'being' || is === 'thing' || is === 'vehicle') &&
    isOblique !== false &&
    doing?.test(text.slice(0, at)) &&
    !acting?.test(text.slice(end))) ||
  (baseName !== undefined && told.as === 'somebody' && fold(told.name) !== text.slice(at, end)) ||
  (is === 'kin' && (having?.test(text.slice(0, at)) ?? false))

/** Where something is: "in the bus"; or that it is not there: "without wifi". A being is somebody there too. */
const isPlaced = (item: Item, { text }: Part, { placing, lacking }: ReaderCraft) =>
  !isSomebody(item) && [placing, lacking].some((pattern) => pattern?.test(text.slice(0, item.at)) ?? false)

/** What the child did, or will do, once, with a thing that is named: "Had a swimming lesson", "ona bude družička". */
function isChildsDeed(first: Item | undefined, part: Part, craft: ReaderCraft): boolean {
  if (!first || part.field === 'theme' || !isBehindChild(first, part, craft)) return false
  if (craft.topic?.test(part.text.slice(0, first.at))) return false
  return isDated(part, craft)
}

const isDated = ({ text }: Part, { times }: ReaderCraft) =>
  times.some((rule) => rule.when !== 'always' && hitOf(rule, text))

const isInAny = (place: Place, { what, whom, where }: Hit['groups']) =>
  [what, whom, where].some((group) => group !== undefined && overlap(place, group))

const isSomebody = ({ is }: Item) => is === 'being' || is === 'kin' || is === 'name'

function rolesOfThings(part: Part, somebody: readonly Item[], craft: ReaderCraft): Roles {
  const { items } = part
  const named = items.filter(({ is }) => is !== 'action')
  const isTheChilds = isChildsDeed(named[0], part, craft)
  const who = isTheChilds
    ? null
    : (somebody.find((item) => isSomebody(item) && !isObject(item, part, craft)) ??
      somebody.find((item) => !isPlaced(item, part, craft)) ??
      named.find((item) => !isPlaced(item, part, craft)) ??
      (isDated(part, craft) ? null : named[0]) ??
      null)
  const rest = items.filter((item) => item !== who)
  const where = rest.find(({ is }) => is === 'place') ?? null
  const other = rest.find((item) => item !== where) ?? null
  const whom = other && who && isSomebody(who) && isSomebody(other) ? other : null
  return { who, what: whom ? null : other, whom, where }
}

/** What others are afraid of, and this one is glad of. */
function gladOf(subject: SubjectHit | null, feels: readonly Feeling[], when: Time): EventId | null {
  const isGlad = feels.includes('excited') || feels.includes('happy')
  if (subject?.rule.event !== 'afraid' || !isGlad || feels.includes('afraid')) return null
  return when === 'tomorrow' ? 'going-to' : 'other'
}

/** Where nothing is said to happen: two who are named meet, and what is tomorrow is gone to. */
function eventOf({ items }: Part, { who, whom }: Roles, when: Time): EventId {
  if (when === 'tomorrow') return 'going-to'
  return who !== null && whom !== null && items.length === 2 ? 'meets' : 'other'
}

/** A child's day is the child's, but for somebody who is named before it: "a hedgehog's first day at school". */
function heroIn(part: Part, hit: Hit, craft: ReaderCraft): Item | null {
  const { items, text } = part
  const group = inGroup(items, hit.groups.who)
  if (group) return group
  const clause = sentencesOf(text).find((one) => overlap(one, hit)) ?? hit
  const isFree = ({ at, end }: Item) => at >= clause.at && end <= Math.max(hit.at, Math.min(hit.end, hit.at + 1))
  // "Nina tore her friend's drawing": the child did, who is named before.
  const isChilds = ({ at }: Item) => part.children.some((child) => child.at < at && overlap(child, clause))
  // "Scared of the dark, there is a monster": the dark is what the child is scared of, and nobody's day.
  const isOfDay = (item: Item) => !isSomebody(item) && part.days.some((one) => one.at !== hit.at && overlap(one, item))
  const isMeant = (item: Item) =>
    isHero(item, craft) &&
    !isChilds(item) &&
    !isOfDay(item) &&
    !isPlaced(item, part, craft) &&
    !isObject(item, part, craft)
  const hero = items.find((item) => isFree(item) && isMeant(item)) ?? null
  return hero && !isSomebody(hero) && isBehindChild(hit, part, craft) ? null : hero
}

function isHero({ is, told, at }: Item, { child }: ReaderCraft): boolean {
  if (told.as === 'kin') return YOUNG.includes(told.kin)
  // A thing at the head of a wish is whom it is about, where the language can tell that no child is.
  return (
    is === 'being' || is === 'name' || ((is === 'vehicle' || (is === 'thing' && child !== undefined)) && at < FIRST)
  )
}

function rolesOfLife(part: Part, hit: Hit, who: Item | null, craft: ReaderCraft): Roles {
  const { items, text } = part
  const clause = sentencesOf(text).find((one) => overlap(one, hit)) ?? hit
  const rest = items.filter((item) => item !== who)
  const whom = inGroup(rest, hit.groups.whom) ?? rest.find(({ is }) => is === 'kin' || is === 'name') ?? null
  const things = rest.filter((item) => item !== whom)
  const near = things.filter((item) => overlap(item, clause))
  const what = near.find((item) => item.is !== 'action' && !isPlaced(item, part, craft))
  // "In the bus he forgot his bunny": of two things the one that is somewhere.
  const placed = what && near.find((item) => item !== what && isPlaced(item, part, craft))
  const where = inGroup(things, hit.groups.where) ?? placed ?? null
  const isOther = (item: Item) => item !== where && overlap(item, clause)
  const other = things.find((item) => isOther(item) && item.is !== 'action') ?? things.find(isOther) ?? null
  return { who, what: inGroup(things, hit.groups.what) ?? (placed ? what : other), whom, where }
}
