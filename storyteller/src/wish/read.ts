import type { Theme } from '@perinka/contract/catalog'
import type { Brief, Unread } from '../brief.ts'
import type { LanguagePack, Pool, Thing, Topic } from '../craft/pack.ts'
import { clausesOf, isWhollyKnown, type Span, thingsIn } from '../craft/things.ts'
import { gate } from '../safety/gate.ts'
import { visible } from '../safety/normalise.ts'
import { chance } from '../seed.ts'

/** What a story tells of the parent's wish, all of it in our own words. */
export interface ReadWish {
  /** How the wish is met on the way; null where there is none, or where the theme says it all. */
  told: { pools: Pick<Topic, 'early' | 'scene' | 'echo'>; words: Record<string, string> } | null
  /** What could not be read, or not all of it. */
  unread: Unread[]
}

type Readable = Pick<LanguagePack, 'topics' | 'lexicon' | 'guest' | 'unspoken'>

/** Whether there is anything to read in a parent's words: a letter, a number, a picture. */
export const isSayable = (text: string) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text)

/**
 * Reads the special request, and a theme in the parent's own words, as far as we can: a topic we know, else a thing we know, else
 * nothing. What could not be read is never said as it was typed.
 */
export function readWish(brief: Brief, pack: Readable): ReadWish {
  const request = brief.request && isSayable(brief.request) ? brief.request : null
  const theme = brief.theme.id === null ? brief.theme.text : null
  const unread: Unread[] = []
  if (request && !isRead(request, pack)) unread.push('request')
  if (theme && !isWhollyKnown(lowered(theme), pack.lexicon, topicOf(theme, pack.topics)?.span)) unread.push('theme')
  const wish = request && (metIn(request, pack) ?? { pools: pack.unspoken, words: {} })
  if (!wish) return { told: theme ? metInTheme(theme, pack) : null, unread }
  // Told as one of ours, a theme still owes the thing it named: that opens the evening, and the request is met on the way.
  const owed = theme && nearestTheme(theme, pack) !== null ? guestOf(theme, pack) : null
  return { told: owed ? { ...wish, pools: { ...wish.pools, early: owed.pools.early } } : wish, unread }
}

/**
 * Whether nothing of a request is left out unseen. Of one that a topic knows, each clause has something in it that we know: whole
 * sentences have more words than a lexicon. Of any other, every word is one of our things.
 */
function isRead(request: string, { topics, lexicon }: Readable): boolean {
  // A new line parts what is said, as a full stop does.
  const text = seen(request.replace(/\s*\n+\s*/g, '. '))
  const known = topicOf(text, topics)
  if (!known) return isWhollyKnown(lowered(text), lexicon)
  const [from, to] = known.span
  return clausesOf(lowered(text), lexicon).every(([start, end]) => {
    const clause = text.slice(start, end)
    return (from < end && to > start) || topicOf(clause, topics) !== null || thingsIn(clause, lexicon).length > 0
  })
}

function metIn(text: string, pack: Readable): ReadWish['told'] {
  const found = topicOf(text, pack.topics)
  return found ? { pools: found.topic, words: found.words } : guestOf(text, pack)
}

/** The frames of a guest with its name in them, so that two guests may be told of side by side. */
function guestOf(text: string, { lexicon, guest }: Readable): ReadWish['told'] {
  const name = thingsIn(text, lexicon).find((thing) => thing.name !== null)?.name
  if (!name) return null
  const named = (pool: Pool) =>
    pool.map((frame) => frame.replaceAll('[guest]', name).replaceAll('[Guest]', capital(name)))
  return { pools: { early: named(guest.early), scene: named(guest.scene), echo: named(guest.echo) }, words: {} }
}

/** A theme of two things, one of which only a topic knows, "unicorns and skating", is told of both. */
function metInTheme(text: string, pack: Readable): ReadWish['told'] {
  const [topic, guest] = [metIn(text, pack), guestOf(text, pack)]
  if (!topic || !guest || nearestTheme(text, pack) === null) return topic
  return { pools: { ...guest.pools, scene: topic.pools.scene }, words: topic.words }
}

/** The theme that a parent's own words come nearest to; null where they name none we know. */
export function nearestTheme(text: string, { lexicon }: Pick<LanguagePack, 'lexicon'>): Theme | null {
  return thingsIn(text, lexicon).find(({ theme }) => theme !== null)?.theme ?? null
}

/** What a story without a theme of ours is called: by the things that the parent named, else by nothing in particular. The same for the same words. */
export function labelOf(
  text: string,
  { lexicon, labels, label }: Pick<LanguagePack, 'lexicon' | 'labels' | 'label'>,
): string {
  const names = thingsIn(text, lexicon).flatMap(({ name }: Thing) => name ?? [])
  const plain = labels[Math.floor(chance(text, 'label') * labels.length)] ?? ''
  return label(names.length > 0 ? names.slice(0, MOST_NAMED) : [plain])
}

const MOST_NAMED = 2

/** Finds what a special request is about, and where it says so; null where no topic fits. */
export function topicOf(
  request: string,
  topics: readonly Topic[],
): { topic: Topic; words: Record<string, string>; span: Span } | null {
  const written = seen(request)
  const text = lowered(written)
  for (const topic of topics) {
    for (const match of topic.match) {
      const found = match.exec(text)
      const words = found && wordsOf(found, written)
      if (words) return { topic, words, span: [found.index, found.index + found[0].length] }
    }
  }
  return null
}

/** What a topic's pattern caught by name, as a story says it; null where a name is none. */
function wordsOf(found: RegExpExecArray, written: string): Record<string, string> | null {
  const words: Record<string, string> = {}
  for (const [key, value] of Object.entries(found.groups ?? {})) {
    if (!value) continue
    const isName = key === 'name' || key === 'named'
    // The parent's own capitals come back; a name is the last thing that a pattern looks for.
    const at = found.index + found[0].lastIndexOf(value)
    const typed = written.slice(at, at + value.length)
    // A group called so is a name only where the parent wrote it as one: "psíka Bobíka", never "psíka doma".
    if (key === 'named' && !(/^\p{Lu}/u.test(typed) && /\p{Ll}/u.test(written))) return null
    const said = isName ? nameOf(typed) : titled(value)
    if (said === null) return null
    words[key] = said
  }
  return words
}

/** What a parent calls a pet is said as it is, but for shouting; it passes as a name or not at all. */
function nameOf(typed: string): string | null {
  const { verdict, text } = gate(typed, 'name')
  if (verdict === 'refuse') return null
  const isShouted = text.length > 2 && !/\p{Ll}/u.test(text)
  return capital(isShouted ? text.toLowerCase() : text)
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A word of ours for somebody, used as a name: "Grandma and Grandpa". */
const titled = (words: string) =>
  words
    .split(' ')
    .map((word) => (word === 'and' ? word : capital(word)))
    .join(' ')

/** As a reader would see it, with one space between words. */
const seen = (text: string) => visible(text).replace(/\s+/g, ' ')

/** Lower case, as long as what was written: a place in the one is the same place in the other. */
const lowered = (text: string) =>
  seen(text).replace(/\p{Lu}/gu, (letter) => {
    const lower = letter.toLowerCase()
    return lower.length === letter.length ? lower : letter
  })
