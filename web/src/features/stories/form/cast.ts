import { isDislikedCharacter } from '@perinka/contract/dislikes'
import { nameKey } from '@perinka/contract/names'
import type { Profile } from '@perinka/contract/profiles'
import type { StoryForm } from './story-form.ts'

/** Somebody who may be in the story, named as the interface names them. */
export interface CastChoice {
  id: string
  name: string
  emoji: string
}

export interface Cast {
  magical: CastChoice[]
  own: CastChoice[]
}

export const sameName = (one: string, other: string) => nameKey(one) === nameKey(other)

/** The children who listen to this story: the selected one, and the siblings who come along. */
export function listenersOf(
  child: Profile,
  siblings: readonly Profile[],
  form: Pick<StoryForm, 'siblings'>,
): Profile[] {
  return [child, ...siblings.filter(({ name }) => form.siblings.includes(name))]
}

/** The child that would rather not meet this character; undefined where nobody minds. */
export function whoMinds(character: Pick<CastChoice, 'name'>, listeners: readonly Profile[]): Profile | undefined {
  return listeners.find(({ dislikedCharacters }) => isDislikedCharacter(character, dislikedCharacters))
}

/**
 * The form with nobody in it who cannot come: a character deleted since it was ticked, or one whom a child in the story
 * minds; a child that is no sibling of the selected one, or no longer there.
 */
export function possibleCast(form: StoryForm, child: Profile, siblings: readonly Profile[], cast: Cast): StoryForm {
  const coming = {
    ...form,
    siblings: form.siblings.filter((name) => siblings.some((sibling) => sibling.name === name)),
  }
  // Not known yet, or not to be had just now: the server knows them.
  if (cast.magical.length === 0) return coming
  const listeners = listenersOf(child, siblings, coming)
  const welcome = [...cast.magical, ...cast.own].filter((character) => !whoMinds(character, listeners))
  const selectedCharacters = form.selectedCharacters.filter((id) => welcome.some((character) => character.id === id))
  return { ...coming, selectedCharacters }
}
