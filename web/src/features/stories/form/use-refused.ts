import { CUSTOM_THEME } from '@perinka/contract/catalog'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useWriting } from '../writing/writing-context.ts'
import type { StoryForm } from './story-form.ts'

/** Marks what the server refused of the wish, in the form that it came from. */
export function useRefused({ getValues, setError }: UseFormReturn<StoryForm>): void {
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
