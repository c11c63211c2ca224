import { zodResolver } from '@hookform/resolvers/zod'
import { CUSTOM_THEME } from '@perinka/contract/catalog'
import type { Profile } from '@perinka/contract/profiles'
import { useEffect } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useSearch } from 'wouter'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { useWriting } from '../writing/writing-context.ts'
import { emptyStoryForm, formOf, StoryForm } from './story-form.ts'
import { wishIn } from './wished-address.ts'

/** The form as it was left, else empty but for a wish that the address brings; it follows the child, and the story that it asks for. */
export function useStoryForm(child: Profile | null): UseFormReturn<StoryForm> {
  const language = useLanguage()
  const { draft } = useWriting()
  const wish = wishIn(useSearch())
  const blank = { ...emptyStoryForm(child, language), customPrompt: wish }
  const form = useForm({
    resolver: zodResolver(StoryForm),
    mode: 'onTouched',
    defaultValues: formOf(draft) ?? blank,
  })
  const { getFieldState, reset, setValue } = form
  useRefused(form)

  // What the parent has not chosen for this story follows the child.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another child changes the choices
  useEffect(() => {
    if (!child || draft) return
    if (!getFieldState('language').isDirty) setValue('language', child.preferredLanguage)
    if (!getFieldState('length').isDirty) setValue('length', child.preferredLength)
  }, [child?.id, child?.preferredLanguage, child?.preferredLength])

  // The story has arrived: the next one begins with an empty form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the arrival empties the form
  useEffect(() => {
    if (!draft) reset(blank)
  }, [draft === null])

  return form
}

/** Marks what the server refused of the wish, in the form that it came from. */
function useRefused({ getValues, setError }: UseFormReturn<StoryForm>): void {
  const { refused } = useWriting()
  useEffect(() => {
    const fields: Record<string, keyof StoryForm> = {
      theme: getValues('theme') === CUSTOM_THEME ? 'customTheme' : 'theme',
      characters: 'selectedCharacters',
      customCharacterName: 'customCharacterName',
      customCharacterDescription: 'customCharacterDescription',
      customPrompt: 'customPrompt',
    }
    for (const [field, message] of Object.entries(refused)) {
      const here = fields[field]
      if (here) setError(here, { message })
    }
  }, [refused, getValues, setError])
}
