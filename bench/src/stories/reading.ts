import { readFileSync } from 'node:fs'
import { LANGUAGES, type Language } from '@perinka/contract/catalog'
import type { ReaderCraft } from '@perinka/storyteller/craft/lexicon'
import type {
  EventId,
  Feeling,
  Reading,
  Subject,
  Told,
  TraitTold,
  WishFrame,
} from '@perinka/storyteller/craft/wish-frames'
import { readWishes } from '@perinka/storyteller/wish/reader'

/** A wish as a parent wrote it, and what it comes to. */
export interface WrittenWish {
  id: string
  field: 'customPrompt' | 'customTheme'
  text: string
  expected: 'tell' | 'refuse'
  event: string
  when: string
  head: readonly string[]
  /** Other events and times that a fair judge would take as well. */
  also?: readonly string[]
  whenAlso?: readonly string[]
}

/** What a language's reader knows, and what a telling of a subject is bound to speak of. */
export interface Readable {
  reader: ReaderCraft
  words: Readonly<Record<Subject, string>>
}

export interface ReadingShares {
  wishes: number
  event: number
  heads: number
  time: number
  whole: number
  unread: number
  /** Ids of those that are not wholly right, with what is not. */
  missed: { id: string; text: string; event: string | null; heads: string[]; when: string | null }[]
}

/**
 * Events that are one plot by several names, and the data of a language has fewer names than we. Anything imagined, for the fun of it;
 * what is to come and how one feels about it; what one does not do yet, for whichever reason; what is gone; what children do to a child.
 */
const SAME_PLOT: readonly (readonly string[])[] = [
  ['other', 'funny', 'adventure', 'discover', 'makes', 'meets', 'mystery', 'rescue', 'contest'],
  ['going-to', 'new', 'waiting', 'changed'],
  ['learn', 'learns', 'cannot', 'refuses'],
  ['sad', 'died', 'missing-someone', 'letting-go'],
  ['teased', 'left-out'],
  ['ill', 'hurt'],
  // A newcomer is met; a journey is an adventure.
  ['meets', 'new', 'become-friends'],
  ['going-to', 'adventure', 'other'],
]

/** Where a few words say nothing to happen ("robot grandma", "magnets"), what happens is the teller's to choose. */
const FEW = 6
const LEFT_OPEN: readonly string[] = ['other', 'meets', 'going-to', 'new', 'become-friends', 'wants', 'how-it-works']
/**
 * Feelings that the data calls the event, where we read them beside it: the data of our two languages calls the same cat "afraid" and
 * "wants".
 */
const AS_FEELING: readonly string[] = ['afraid', 'sad', 'proud', 'jealous', 'bored']
/** Of a child's day one telling serves both: one is afraid of what is to come, and dares what one would not do. */
const OF_LIFE: readonly (readonly string[])[] = [
  ['going-to', 'afraid'],
  ['refuses', 'afraid'],
  ['cannot', 'afraid'],
]

function isSamePlot({ subject, event, who, feels }: WishFrame, { event: theirs, text }: WrittenWish): boolean {
  const isIn = (groups: readonly (readonly string[])[]) =>
    groups.some((group) => group.includes(event) && group.includes(theirs))
  const isOfLife = subject !== null || who.as === 'child'
  const isOpen = text.split(/\s+/).length <= FEW && subject === null && ['other', 'meets'].includes(event)
  const isFelt = AS_FEELING.includes(theirs) && feels.some((feeling) => feeling === theirs)
  return (
    event === theirs ||
    isFelt ||
    isIn(SAME_PLOT) ||
    (isOfLife && isIn(OF_LIFE)) ||
    (isOpen && LEFT_OPEN.includes(theirs))
  )
}

/** A theme, and a story that imagines something, have no date: told of now or of any day, they are the same. */
const TIMELESS: readonly string[] = ['always', 'today']

/** What an event, a trait and a feeling are bound to bring into a telling. */
const SAID: Record<
  Language,
  {
    events: Partial<Record<EventId, string>>
    traits: Partial<Record<TraitTold, string>>
    feelings: Partial<Record<Feeling, string>>
  }
> = {
  en: {
    events: {
      afraid: 'afraid scared brave dare courage',
      'become-friends': 'friends friend together',
      bored: 'bored nothing to do',
      cannot: 'cannot cant try',
      contest: 'race win compete',
      'did-wrong': 'sorry wrong own up',
      died: 'died remember miss',
      'going-to': 'go way visit',
      'how-it-works': 'how why inside works',
      ill: 'ill sick better',
      hurt: 'hurt sore better',
      jealous: 'jealous share',
      learn: 'learn try practise',
      'left-out': 'left out alone lonely',
      lost: 'lost find search look',
      'missing-someone': 'miss missing far',
      mystery: 'clue secret mystery',
      new: 'new first',
      proud: 'proud managed',
      quarrel: 'quarrel argue make up',
      refuses: 'wont no refuse',
      rescue: 'rescue save help',
      sad: 'sad cry comfort',
      teased: 'laugh tease mean',
      waiting: 'wait patient',
      wants: 'want wish dream',
      makes: 'make build',
      discover: 'find discover',
      'letting-go': 'goodbye let go give',
      changed: 'change different',
      funny: 'funny laugh',
      meets: 'meet',
    },
    traits: {
      'steals-socks': 'steals socks',
      'ear-chewed': 'ear chewed missing',
      'wears-glasses': 'glasses',
      'wears-hat': 'hat',
    },
    feelings: { afraid: 'afraid scared', misses: 'miss', shy: 'shy dare', lonely: 'lonely alone' },
  },
  sk: {
    events: {
      afraid: 'bojí bála bál strach odvaha odvážny',
      'become-friends': 'kamaráti kamarát priateľ',
      bored: 'nuda nudí',
      cannot: 'nevie nemôže skúsi',
      contest: 'preteky vyhrá súťaž',
      'did-wrong': 'prepáč zle prizná',
      died: 'zomrel zomrela spomína chýba',
      'going-to': 'ide cesta návšteva',
      'how-it-works': 'ako prečo vnútri funguje',
      ill: 'chorý chorá lepšie',
      hurt: 'bolí lepšie',
      jealous: 'žiarli',
      learn: 'učí naučí skúša',
      'left-out': 'sám sama samota',
      lost: 'stratil stratila stratený nájde hľadá',
      'missing-someone': 'chýba smutno ďaleko',
      mystery: 'stopa tajomstvo záhada',
      new: 'nový nová prvý',
      proud: 'hrdý hrdá dokázal dokázala',
      quarrel: 'hádka pohádali zmieria',
      refuses: 'nechce odmieta',
      rescue: 'zachráni pomoc',
      sad: 'smutný smutná plače',
      teased: 'smejú smiech posmieva',
      waiting: 'čaká čakanie',
      wants: 'chce túži sníva',
      makes: 'vyrobí stavia',
      discover: 'nájde objaví',
      'letting-go': 'rozlúčka lúči pustí',
      changed: 'zmena iný',
      funny: 'smiech vtip',
      meets: 'stretne',
    },
    traits: {},
    feelings: {},
  },
}

/** Everything of ours that a reading came to, in one text. */
export function wordsOf(reading: Reading, language: Language, { reader, words }: Readable): string {
  const { events, traits, feelings } = SAID[language]
  const ofTold = (told: Told | null): string[] => {
    if (!told || told.as === 'child') return []
    if (told.as === 'somebody') return [told.name]
    if (told.as === 'kin') return [told.name ?? '', ...formsOf(reader.kin.find(({ kin }) => kin === told.kin))]
    if (told.as === 'action') return formsOf(reader.actions.find(({ id }) => id === told.action))
    const entry = reader.entries.find(({ id }) => id === told.entry)
    return [
      ...[told.name ?? '', ...formsOf(entry), entry?.one[0] ?? '', entry?.many[0] ?? ''],
      ...told.traits.map((trait) => traits[trait] ?? trait.replaceAll('-', ' ')),
    ]
  }
  const beside = reading.along.flatMap(ofTold)
  return reading.frames
    .flatMap(({ who, what, whom, where, also, subject, event, feels }) => [
      ...[who, what, whom, where, ...also].flatMap(ofTold),
      // How a thing works is a walk through what it cannot do without.
      ...(event === 'how-it-works' ? [who, what, where, ...also].map((told) => needOf(told, reader)) : []),
      ...[subject ? words[subject] : '', events[event] ?? ''],
      ...feels.map((feeling) => feelings[feeling] ?? feeling),
    ])
    .concat(beside)
    .join(' ')
}

const needOf = (told: Told | null, { entries }: ReaderCraft) =>
  (told?.as === 'thing' && entries.find(({ id }) => id === told.entry)?.needs) || ''

const formsOf = (it: { forms: Readonly<Record<string, string>> } | undefined) => Object.values(it?.forms ?? {})

/** How much of the wishes of a language is read rightly. */
export function sharesOf(language: Language, wishes: readonly WrittenWish[], readable: Readable): ReadingShares {
  const told = wishes.filter(({ expected }) => expected === 'tell')
  const marks = told.map((wish) => markOf(wish, language, readable))
  const share = (is: (mark: (typeof marks)[number]) => boolean) => marks.filter(is).length / Math.max(1, marks.length)
  return {
    wishes: told.length,
    event: share(({ event }) => event === null),
    heads: share(({ heads }) => heads.length === 0),
    time: share(({ when }) => when === null),
    whole: share(({ isRight }) => isRight),
    unread: share(({ isUnread }) => isUnread),
    missed: marks.filter(({ isRight }) => !isRight),
  }
}

const isDateless = ({ field }: WrittenWish, { subject, who }: WishFrame) =>
  subject === null || field === 'customTheme' || who.as === 'thing'

function markOf(wish: WrittenWish, language: Language, readable: Readable) {
  const reading = readWishes(wish.text, wish.field === 'customTheme' ? 'theme' : 'request', readable.reader)
  const [plot] = reading.frames
  const said = wordsOf(reading, language, readable)
  const heads = wish.head.filter((head) => !new RegExp(head, 'iu').test(said))
  const isEvent = plot !== undefined && (isSamePlot(plot, wish) || (wish.also ?? []).includes(plot.event))
  const isTime =
    plot !== undefined &&
    (plot.when === wish.when ||
      (wish.whenAlso ?? []).includes(plot.when) ||
      (isDateless(wish, plot) && TIMELESS.includes(plot.when) && TIMELESS.includes(wish.when)))
  return {
    ...{ id: wish.id, text: wish.text, heads },
    event: isEvent ? null : `${plot?.event ?? 'nothing'} for ${wish.event} (${plot?.subject ?? '-'})`,
    when: isTime ? null : `${plot?.when ?? 'nothing'} for ${wish.when}`,
    isRight: isEvent && isTime && heads.length === 0,
    isUnread: plot === undefined,
  }
}

/** The wishes of `bench/src/stories/wishes`, read: those that the rules were written beside, and those of somebody who knew neither. */
export async function measureReading(): Promise<{ of: string; read: ReadingShares }[]> {
  const measured: { of: string; read: ReadingShares }[] = []
  for (const language of LANGUAGES) {
    const readable = await readableOf(language)
    measured.push({ of: language, read: sharesOf(language, wishesIn(language), readable) })
    measured.push({ of: `${language}, unseen`, read: sharesOf(language, wishesIn(`unseen-${language}`), readable) })
    // Unseen until they were looked at for what they found.
    measured.push({
      of: `${language}, once unseen`,
      read: sharesOf(language, wishesIn(`once-unseen-${language}`), readable),
    })
  }
  return measured
}

function wishesIn(name: string): WrittenWish[] {
  const file = new URL(`./wishes/${name}.json`, import.meta.url)
  return (JSON.parse(readFileSync(file, 'utf8')) as { wishes: WrittenWish[] }).wishes
}

async function readableOf(language: Language): Promise<Readable> {
  const room = `@perinka/storyteller/languages/${language}/reader`
  const [{ reader }, { words }] = await Promise.all([import(`${room}/reader`), import(`${room}/subjects`)])
  return { reader, words }
}
