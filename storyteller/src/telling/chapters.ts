import type { Bible, Brief } from '../brief.ts'
import type { Craft } from '../craft/craft.ts'
import type { LanguagePack, Person, Pool, Roles } from '../craft/pack.ts'
import { tierOf } from '../plan/bands.ts'
import { say } from '../realise/frame.ts'
import { chance } from '../seed.ts'
import type { Told } from './told.ts'

const MOST_SYNOPSIS_WORDS = 120
const MOST_FACTS = 12

/** What a chapter says of the ones before, as its first paragraph: the last fact, and the way in that the last telling gave. */
export function recalled(brief: Brief, { pack }: Craft): string[] {
  const { chapter } = brief
  const fact = chapter?.bible.facts.at(-1)
  if (!chapter || !fact) return []
  const text = said(pack.recall, 'recall', brief, pack, { fact })
  return [[text, chapter.bible.next ?? ''].join(' ').trim()]
}

/** The last lines where another leads: the only ones that name the child. */
export function goodnightTo(brief: Brief, { pack }: Craft): string[] {
  return brief.child.isHero ? [] : [said(pack.goodnightChild, 'goodnight', brief, pack, {})]
}

function said(pool: Pool, label: string, brief: Brief, pack: LanguagePack, words: Record<string, string>): string {
  const { child, seed, chapter } = brief
  const hero: Person = pack.child(child.name, child.gender)
  const place = { name: chapter?.bible.place ?? '' }
  const roles: Roles = { hero, helper: hero, child: hero, friend: null, place, words }
  const text = say(pool[Math.floor(chance(seed, label) * pool.length)] ?? '', {
    ...{ tier: tierOf(child.age), full: false },
    pick: (n) => chance(seed, `${label}#${n}`),
    resolve: (slot) => pack.resolve(slot, roles),
  })
  return pack.polish(text)
}

/** What the next chapter must know. */
export function bibleAfter(brief: Brief, told: Told, { pack }: Craft): Bible {
  const before = brief.chapter?.bible ?? null
  const heroName = before?.cast.find(({ role }) => role === 'hero')?.name ?? told.hero
  const cast = [
    { name: heroName, role: 'hero' },
    ...brief.cast.map((member) => ({ name: pack.person(member).forms.name, role: 'friend' })),
  ]
  const known = before?.cast.filter((entry) => !cast.some(({ name }) => name === entry.name)) ?? []
  const synopsis = `${before?.synopsis ?? ''} ${told.fact}`.trim().split(' ')
  return {
    seriesTitle: before?.seriesTitle ?? told.title,
    synopsis: synopsis.slice(-MOST_SYNOPSIS_WORDS).join(' '),
    place: before?.place ?? '',
    cast: [...cast, ...known].slice(0, 30),
    facts: [...(before?.facts ?? []), told.fact].slice(-MOST_FACTS),
    promise: null,
    next: told.next,
  }
}
