import { type Theme, themeOf } from '@perinka/contract/catalog'
import { isDislikedCharacter } from '@perinka/contract/dislikes'
import { nameKey } from '@perinka/contract/names'
import type { StoryWish } from '@perinka/contract/stories'
import { type Bible, type Brief, type CastMember, tellingOf } from '@perinka/storyteller/brief'
import { MOST_NAMES } from '../config/bounds.ts'
import type { Database } from '../db/connect.ts'
import { Failure } from '../failure.ts'
import { findNamed } from '../family/characters.ts'
import { findProfile, findSiblings, listNames, type ProfileRow } from '../family/profiles.ts'
import { isFit, safeText, safeTextOrNull } from '../family/safe-text.ts'
import type { Storyteller } from '../ports/storyteller.ts'
import { countStoriesOf, listTraces } from './repository.ts'
import { listSeriesTraces } from './series.ts'
import { readCast, stillKnown } from './wished-cast.ts'

/** How many of the child's last stories the next one keeps clear of, and how far back no telling is told again. */
const REMEMBERED_STORIES = 10
const REMEMBERED_TELLINGS = 60

/** And how many chapters of its own series. */
const REMEMBERED_CHAPTERS = 100

export interface BriefPorts {
  db: Database
  storyteller: Pick<Storyteller, 'adapter'>
}

/** The series that the story goes on with. */
export interface Series {
  firstId: string
  number: number
  bible: Bible
}

/**
 * All that a storyteller is told of this wish. Fails with `profile_not_found`, with `invalid` where a
 * character is nobody's, with `content_refused` or `child_hurt` where what the parent wrote may not enter a story.
 */
export async function composeBrief(
  { db, storyteller }: BriefPorts,
  userId: string,
  wish: StoryWish,
  storyId: string,
  series: Series | null = null,
): Promise<Brief> {
  const child = await findProfile(db, userId, wish.childProfileId)
  if (!child) throw new Failure('profile_not_found')
  const familyNames = await namesOf(db, userId, storyteller.adapter === 'model')
  const [family, storyCount, lately, chapters] = await Promise.all([
    loadFamily(db, userId, wish, child, familyNames),
    countStoriesOf(db, userId, child.id),
    listTraces(db, userId, child.id, REMEMBERED_TELLINGS),
    series ? listSeriesTraces(db, userId, series.firstId, REMEMBERED_CHAPTERS) : [],
  ])
  if (wish.customCharacterDescription)
    safeText(wish.customCharacterDescription, 'description', 'customCharacterDescription')
  // Whoever was in the last chapter and is gone since stays away, where a new wish would be refused.
  const named = series ? stillKnown(wish.characters, family) : wish.characters
  const wished = readCast({ ...wish, characters: named }, family)
  const listeners = [child, ...wished.siblings]
  const disliked = [...new Set(listeners.flatMap(({ dislikedCharacters }) => dislikedCharacters))]
  // The form offers nobody whom one of them dislikes; a sibling is no character to dislike.
  const cast = wished.cast.filter((member) => member.kind === 'sibling' || !isDislikedCharacter(member, disliked))
  return {
    language: wish.language ?? child.preferredLanguage,
    length: wish.length ?? child.preferredLength,
    theme: series ? safeTheme(wish.theme) : wishedTheme(wish.theme),
    child: {
      name: child.name,
      // Together they listen to one story: the youngest must follow it and sleep after it.
      age: Math.min(...listeners.map(({ age }) => age)),
      gender: child.grammaticalGender,
      isHero: wished.isHero,
      // A favourite only colours the story: an unfit one is left out, where a wish would be refused.
      favoriteThemes: child.favoriteThemes.filter((text) => themeOf(text) || isFit(text)),
      favoriteCharacters: child.favoriteCharacters.filter((text) => isFit(text)),
      dislikedCharacters: disliked,
      filters: [...new Set(listeners.flatMap(({ customFilters }) => customFilters))],
    },
    cast: cast.flatMap((member) => safeMember(member, wish, series !== null)),
    request: wish.customPrompt ? safeText(wish.customPrompt, 'customPrompt', 'customPrompt') || null : null,
    seed: `${storyCount}:${storyId}`,
    history: [...lately.slice(0, REMEMBERED_STORIES), ...chapters],
    tellings: lately.map(tellingOf),
    chapter: series && { number: series.number, bible: series.bible },
    familyNames,
  }
}

/** The child, and those of the family whom the wish names. */
async function loadFamily(db: Database, userId: string, wish: StoryWish, child: ProfileRow, familyNames: string[]) {
  const entries = [...wish.characters, wish.customCharacterName ?? ''].filter(Boolean)
  const keys = new Set(entries.map(nameKey))
  // As they were written too: of a family with too many names not all are known.
  const names = [...entries, ...familyNames.filter((name) => keys.has(nameKey(name)))]
  const [siblings, characters] = await Promise.all([
    findSiblings(db, userId, child.id, names),
    findNamed(db, userId, entries),
  ])
  return { child, siblings, characters }
}

/** A member of the cast as it may enter a story. What was kept before the gate knew better is left out of a next chapter, where a new one is refused. */
function safeMember(member: CastMember, wish: StoryWish, isChapter: boolean): CastMember[] {
  if (member.kind !== 'custom') return [member]
  if (isChapter && !isFit(member.name, 'name')) return []
  const field = member.name === wish.customCharacterName ? 'customCharacterName' : 'characters'
  return [
    {
      ...member,
      name: safeText(member.name, 'name', field),
      description: member.description && safeTextOrNull(member.description, 'description'),
      traits: member.traits.flatMap((trait) => safeTextOrNull(trait, 'description') ?? []),
    },
  ]
}

/**
 * Every name of the family's children, of today and of before: a model may learn none. Where an older release let there be
 * more than can be looked for in every text, fails with `family_bound` before a model tells (better no story than a name that
 * gets out), and for the storyteller that tells nobody some are enough.
 */
async function namesOf(db: Database, userId: string, mustHide: boolean): Promise<string[]> {
  const names = await listNames(db, userId, MOST_NAMES + 1)
  if (names.length <= MOST_NAMES) return names
  if (mustHide) throw new Failure('family_bound', { bound: { of: 'names', most: MOST_NAMES } })
  return names.slice(0, MOST_NAMES)
}

/** Of what no gate would let in today a next chapter tells no more: the parent has nothing there to mend. */
const NEUTRAL: Theme = 'friendship'

function safeTheme(text: string): Brief['theme'] {
  const id = themeOf(text)
  if (id) return { id, text: id }
  const fit = safeTextOrNull(text, 'customTheme')
  return fit ? { id: null, text: fit } : { id: NEUTRAL, text: NEUTRAL }
}

function wishedTheme(text: string): Brief['theme'] {
  const id = themeOf(text)
  if (id) return { id, text: id }
  const safe = safeText(text, 'customTheme', 'theme').trim()
  // A theme that was nothing but a telephone number, or dots, is none.
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(safe))
    throw new Failure('invalid', { fields: { theme: 'validation.selectStoryTheme' } })
  return { id: null, text: safe }
}
