import {
  CUSTOM_THEME,
  DEFAULT_LENGTH,
  DEFAULT_VOICE,
  type Language,
  LIMITS,
  type StoryLength,
} from '@perinka/contract/catalog'
import { LanguageField, LengthField, NameField, text, VoiceField } from '@perinka/contract/fields'
import type { Profile } from '@perinka/contract/profiles'
import * as z from 'zod/mini'

/** The form as the parent fills it in; `theme` may be the choice that opens the custom text. */
export const StoryForm = z
  .object({
    theme: z.string().check(z.minLength(1, 'validation.selectStoryTheme')),
    customTheme: text(LIMITS.customTheme),
    language: LanguageField,
    voice: VoiceField,
    length: LengthField,
    selectedCharacters: z.array(z.string()),
    includeChild: z.boolean(),
    /** Names of the siblings who come along. */
    siblings: z.array(z.string()),
    customCharacterName: z.union([z.literal(''), NameField], 'validation.nameLetters'),
    customCharacterDescription: text(LIMITS.characterDescription),
    customPrompt: text(LIMITS.request),
  })
  .check(
    z.refine((form) => form.theme !== CUSTOM_THEME || form.customTheme !== '', {
      path: ['customTheme'],
      error: 'stories.create.customThemeRequired',
    }),
    z.refine((form) => castSize(form) <= LIMITS.charactersInStory, {
      path: ['selectedCharacters'],
      error: 'stories.create.tooManyCharacters',
    }),
  )
export type StoryForm = z.infer<typeof StoryForm>

type WishedCast = Pick<StoryForm, 'selectedCharacters' | 'includeChild' | 'siblings' | 'customCharacterName'>

function castSize({ selectedCharacters, includeChild, siblings, customCharacterName }: WishedCast): number {
  return selectedCharacters.length + siblings.length + Number(includeChild) + Number(customCharacterName !== '')
}

export function emptyStoryForm(child: Preferences | null, language: Language): StoryForm {
  return {
    theme: '',
    customTheme: '',
    language: child?.preferredLanguage ?? language,
    voice: DEFAULT_VOICE,
    length: child?.preferredLength ?? DEFAULT_LENGTH,
    selectedCharacters: [],
    includeChild: false,
    siblings: [],
    customCharacterName: '',
    customCharacterDescription: '',
    customPrompt: '',
  }
}

interface Preferences {
  preferredLanguage: Language
  preferredLength: StoryLength
}

/** The form that a draft was kept of; null where there is none, or of another release's shape. */
export function formOf(draft: unknown): StoryForm | null {
  return StoryForm.safeParse(draft).data ?? null
}

/**
 * The call's body, specification section 7: the custom text in place of the theme; characters are the
 * ticked ids, then the names of the child and of its siblings where they take part, then the new character's.
 */
export function storyWish(form: StoryForm, child: Pick<Profile, 'id' | 'name'>) {
  const { customCharacterName, customCharacterDescription, customPrompt } = form
  return {
    theme: form.theme === CUSTOM_THEME ? form.customTheme.trim() : form.theme,
    length: form.length,
    characters: [
      ...form.selectedCharacters,
      ...(form.includeChild ? [child.name] : []),
      ...form.siblings,
      ...(customCharacterName ? [customCharacterName] : []),
    ],
    voice: form.voice,
    customPrompt: customPrompt || undefined,
    childProfileId: child.id,
    language: form.language,
    customCharacterName: customCharacterName || undefined,
    customCharacterDescription: customCharacterDescription || undefined,
  }
}
