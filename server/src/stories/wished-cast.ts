import { LIMITS, PREDEFINED_CHARACTERS } from '@perinka/contract/catalog'
import { Id, NameField } from '@perinka/contract/fields'
import { nameKey } from '@perinka/contract/names'
import type { StoryWish } from '@perinka/contract/stories'
import { traitOf } from '@perinka/contract/traits'
import type { CastMember } from '@perinka/storyteller/brief'
import { Failure } from '../failure.ts'
import type { CharacterRow } from '../family/characters.ts'
import type { ProfileRow } from '../family/profiles.ts'

/** Everybody a family's wish may name. */
export interface Family {
  child: ProfileRow
  siblings: ProfileRow[]
  characters: CharacterRow[]
}

/** Who takes part: the child, where it does, its siblings, and everybody in the order of the wish, siblings among them. */
export interface WishedCast {
  isHero: boolean
  siblings: ProfileRow[]
  cast: CastMember[]
}

/**
 * Reads `characters` of a wish: ids of characters, names of the family's children, names of new
 * characters. The child's own name makes it the hero; nobody comes twice, and where a character is called
 * like a child of the family, the child is meant. Fails with `invalid` where too many were wished for.
 */
export function readCast(wish: StoryWish, family: Family): WishedCast {
  const cast = new Map<string, CastMember>()
  const siblings = new Set<ProfileRow>()
  let isHero = false
  const named = [...wish.characters, wish.customCharacterName ?? ''].map((entry) => entry.trim()).filter(Boolean)
  for (const entry of named) {
    const found = findMember(entry, family) ?? newMember(entry)
    const key = nameKey(found.name)
    if (key === nameKey(family.child.name)) {
      isHero = true
      continue
    }
    const sibling = family.siblings.find(({ name }) => nameKey(name) === key)
    if (sibling) siblings.add(sibling)
    const member = sibling ? siblingMember(sibling) : found
    if (member.kind === 'custom' && nameKey(wish.customCharacterName ?? '') === key) {
      member.description = wish.customCharacterDescription || member.description
    }
    cast.set(key, member)
  }
  if (cast.size + Number(isHero) > LIMITS.charactersInStory) {
    throw new Failure('invalid', { fields: { characters: 'validation.tooMany' } })
  }
  return { isHero, siblings: [...siblings], cast: [...cast.values()] }
}

/** The entries without the ids of characters that the family has deleted. */
export function stillKnown(entries: readonly string[], family: Family): string[] {
  return entries.filter((entry) => !Id.safeParse(entry).success || findMember(entry, family) !== null)
}

function findMember(entry: string, { siblings, characters }: Family): CastMember | null {
  const key = nameKey(entry)
  const sibling = siblings.find((child) => nameKey(child.name) === key)
  if (sibling) return siblingMember(sibling)
  const id = entry.toLowerCase()
  const predefined = PREDEFINED_CHARACTERS.find((known) => known.id === id || nameKey(known.name) === key)
  if (predefined) {
    const { name, traits } = predefined
    return { kind: 'predefined', key: predefined.key, name, description: null, traits: [...traits], gender: null }
  }
  const own = characters.find((known) => known.userId && (known.id === id || nameKey(known.name) === key))
  if (!own) return null
  return {
    kind: 'custom',
    key: null,
    name: own.name,
    description: own.description,
    traits: own.traits.map((trait) => traitOf(trait) ?? trait),
    gender: null,
  }
}

function siblingMember({ name, grammaticalGender }: ProfileRow): CastMember {
  return { kind: 'sibling', key: null, name, description: null, traits: [], gender: grammaticalGender }
}

/** A name nobody of the family has: a character of this one story. */
function newMember(entry: string): CastMember {
  const name = NameField.safeParse(entry)
  // An id that names nobody here is another family's or a deleted one, never a name.
  if (!name.success || Id.safeParse(entry).success) {
    throw new Failure('invalid', { fields: { characters: 'validation.invalid' } })
  }
  return { kind: 'custom', key: null, name: name.data, description: null, traits: [], gender: null }
}
